<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>vitrina: interrupted; &apos;vitrina send&apos; continues with what is in the outbox</source>
        <translation>vitrina: interrompido; &apos;vitrina send&apos; continua com o que está na caixa de saída</translation>
    </message>
    <message>
        <source>a moment such as 2026-01-31T12:00:00Z</source>
        <translation>um momento como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>this shop is open in a window that cannot be brought to the front; this window is read-only until the other is closed</source>
        <translation>esta loja está aberta em uma janela que não pode ser trazida para a frente; esta janela é somente leitura até que a outra seja fechada</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. Check the address and the network.</source>
        <translation>Não é possível acessar o marketplace. Verifique o endereço e a rede.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used (HTTPS_PROXY, ALL_PROXY); nothing was sent. Use an HTTP proxy, or none.</source>
        <translation>O ambiente indica um proxy que não pode ser usado (HTTPS_PROXY, ALL_PROXY); nada foi enviado. Use um proxy HTTP, ou nenhum.</translation>
    </message>
    <message>
        <source>The certificate shown is not valid for the marketplace; nothing was sent.</source>
        <translation>O certificado apresentado não é válido para o marketplace; nada foi enviado.</translation>
    </message>
    <message>
        <source>The marketplace did not answer in time. Try again.</source>
        <translation>O marketplace não respondeu a tempo. Tente de novo.</translation>
    </message>
    <message>
        <source>The marketplace&apos;s answer was cut off. Try again.</source>
        <translation>A resposta do marketplace chegou cortada. Tente de novo.</translation>
    </message>
    <message>
        <source>The server at this address is not the marketplace.</source>
        <translation>O servidor neste endereço não é o marketplace.</translation>
    </message>
    <message>
        <source>The marketplace does not accept the token. Set VITRINA_TOKEN to a new one.</source>
        <translation>O marketplace não aceita o token. Coloque um novo em VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>The marketplace does not allow this with this token.</source>
        <translation>O marketplace não permite isto com este token.</translation>
    </message>
    <message>
        <source>The marketplace did not find it.</source>
        <translation>O marketplace não o encontrou.</translation>
    </message>
    <message>
        <source>The marketplace says that it was changed elsewhere in the meantime.</source>
        <translation>O marketplace diz que nesse meio-tempo mudou em outro lugar.</translation>
    </message>
    <message>
        <source>Too many requests for the marketplace. Try again later.</source>
        <translation>Solicitações demais para o marketplace. Tente mais tarde.</translation>
    </message>
    <message>
        <source>The marketplace has a problem. Try again later.</source>
        <translation>O marketplace está com um problema. Tente mais tarde.</translation>
    </message>
    <message>
        <source>The marketplace refused the request.</source>
        <translation>O marketplace recusou a solicitação.</translation>
    </message>
    <message>
        <source>The marketplace&apos;s answer could not be read.</source>
        <translation>Não foi possível ler a resposta do marketplace.</translation>
    </message>
    <message>
        <source>There is no token for this shop. Set VITRINA_TOKEN.</source>
        <translation>Não há token para esta loja. Coloque-o em VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>There is no keyring: the token is kept for this run only.</source>
        <translation>Não há chaveiro: o token vale só para esta vez.</translation>
    </message>
    <message>
        <source>The token belongs to seller {theirs}, this shop to seller {mine}. Nothing was read or sent. Give the other shop a --profile of its own.</source>
        <translation>O token é do vendedor {theirs}; esta loja, do vendedor {mine}. Nada foi lido nem enviado. A outra loja precisa de um --profile próprio.</translation>
    </message>
    <message>
        <source>This shop is for {mine}, not {theirs}. Nothing was sent. Give the other marketplace a --profile of its own.</source>
        <translation>Esta loja é para {mine}, não para {theirs}. Nada foi enviado. O outro marketplace precisa de um --profile próprio.</translation>
    </message>
    <message>
        <source>The token saved for this shop is for {kept}, not for {asked}. Nothing was sent. Give {asked} a --profile of its own, and set VITRINA_TOKEN to its token.</source>
        <translation>O token salvo desta loja é para {kept}, não para {asked}. Nada foi enviado. Dê a {asked} um --profile próprio e coloque o token dele em VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>An older version saved a token for this shop without its marketplace. Nothing was sent. If the token is for {asked}, set VITRINA_TOKEN to it.</source>
        <translation>Uma versão anterior salvou um token desta loja sem o marketplace. Nada foi enviado. Se o token for para {asked}, coloque-o em VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>This shop has unsent changes ({count}), and it is not known which marketplace they are for. Nothing was sent. If they are for {theirs}, run &apos;vitrina sync --adopt&apos;.</source>
        <translation>Esta loja tem alterações não enviadas ({count}), e não se sabe para qual marketplace são. Nada foi enviado. Se forem para {theirs}, execute &apos;vitrina sync --adopt&apos;.</translation>
    </message>
    <message>
        <source>The backup belongs to another marketplace or seller. Nothing was restored.</source>
        <translation>O backup é de outro marketplace ou vendedor. Nada foi restaurado.</translation>
    </message>
    <message>
        <source>The disk is full. This step was not saved.</source>
        <translation>O disco está cheio. Este passo não foi salvo.</translation>
    </message>
    <message>
        <source>The workspace cannot be written to.</source>
        <translation>Não é possível gravar no espaço de trabalho.</translation>
    </message>
    <message>
        <source>Another program is using the files of this workspace.</source>
        <translation>Outro programa está usando os arquivos deste espaço de trabalho.</translation>
    </message>
    <message>
        <source>Some of your own data is damaged; the rest is used.</source>
        <translation>Uma parte dos seus dados está danificada; o resto é usado.</translation>
    </message>
    <message>
        <source>Your data file was damaged; what could be read was saved.</source>
        <translation>O seu arquivo de dados estava danificado; o que foi possível ler foi recuperado.</translation>
    </message>
    <message>
        <source>Your data was made by {made_by}. It can be viewed, but not changed.</source>
        <translation>Os seus dados são de {made_by}. Podem ser vistos, mas não alterados.</translation>
    </message>
    <message>
        <source>The file {file} was made by a newer version and was not changed.</source>
        <translation>O arquivo {file} é de uma versão mais nova e não foi alterado.</translation>
    </message>
    <message>
        <source>The files of the workspace cannot be used.</source>
        <translation>Os arquivos do espaço de trabalho não podem ser usados.</translation>
    </message>
    <message>
        <source>The local catalogue was damaged and is being rebuilt.</source>
        <translation>O catálogo local estava danificado e está sendo criado de novo.</translation>
    </message>
    <message>
        <source>The settings file was damaged; it was set aside as {file}.</source>
        <translation>O arquivo de configurações estava danificado; foi separado como {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be read; the defaults are used.</source>
        <translation>Não é possível ler as configurações; os valores padrão são usados.</translation>
    </message>
    <message>
        <source>Some settings were not understood and are ignored: {keys}.</source>
        <translation>Algumas configurações não foram entendidas e são ignoradas: {keys}.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Não foi possível salvar as configurações.</translation>
    </message>
    <message>
        <source>A part of the program stopped and was restarted.</source>
        <translation>Uma parte do programa parou e foi iniciada de novo.</translation>
    </message>
    <message>
        <source>A part of the program could not be started.</source>
        <translation>Não foi possível iniciar uma parte do programa.</translation>
    </message>
    <message>
        <source>A window or another command is working on this shop. Close it first.</source>
        <translation>Uma janela ou outro comando está trabalhando nesta loja. Feche-o antes.</translation>
    </message>
    <message>
        <source>The shop is open in another window, which cannot be brought to the front.</source>
        <translation>A loja está aberta em outra janela, que não pode ser trazida para a frente.</translation>
    </message>
    <message>
        <source>Risky and not accepted: {count}. Nothing was sent.</source>
        <translation>Com risco e não aceitos: {count}. Nada foi enviado.</translation>
    </message>
    <message>
        <source>It is not known yet whether the marketplace made the change.</source>
        <translation>Ainda não se sabe se o marketplace fez a alteração.</translation>
    </message>
    <message>
        <source>It waits for an earlier change to this listing, which is on hold.</source>
        <translation>Espera uma alteração anterior deste anúncio, que está retida.</translation>
    </message>
    <message>
        <source>It is not known whether a new listing was created. &apos;vitrina outbox retry&apos; looks for it again.</source>
        <translation>Não se sabe se um anúncio novo foi criado. &apos;vitrina outbox retry&apos; o procura de novo.</translation>
    </message>
    <message>
        <source>A new listing arrived late, so it exists twice. Close one of the two.</source>
        <translation>Um anúncio novo chegou tarde e agora existe duas vezes. Encerre um dos dois.</translation>
    </message>
    <message>
        <source>The file of a picture to be sent no longer exists.</source>
        <translation>O arquivo de uma foto a enviar não existe mais.</translation>
    </message>
    <message>
        <source>A change could not be read and was not sent.</source>
        <translation>Uma alteração não pôde ser lida e não foi enviada.</translation>
    </message>
    <message>
        <source>Not every listing could be read. Sync again.</source>
        <translation>Nem todos os anúncios puderam ser lidos. Sincronize de novo.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Aconteceu algo inesperado.</translation>
    </message>
    <message numerus="yes">
        <source>{n} entries</source>
        <comment>{n} entry</comment>
        <translation>
            <numerusform>{n} entrada</numerusform>
            <numerusform>{n} entradas</numerusform>
        </translation>
    </message>
    <message>
        <source>a newer version of this program</source>
        <translation>uma versão mais nova deste programa</translation>
    </message>
    <message>
        <source>A console for marketplace sellers.</source>
        <translation>Um console para vender em um marketplace.</translation>
    </message>
    <message>
        <source>Vitrina shows your listings, edits them in forms built from their category, and shows what is left of a sale before anything is sent. The practice shop needs no account and no network.</source>
        <translation>O Vitrina mostra os anúncios, os edita em formulários feitos conforme a categoria e mostra o que sobra de uma venda antes de enviar qualquer coisa. A loja de prática não precisa de conta nem de rede.</translation>
    </message>
    <message>
        <source>Without a command, Vitrina opens the window, by default with the practice shop.</source>
        <translation>Sem um comando, o Vitrina abre a janela, por padrão com a loja de prática.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Códigos de saída:</translation>
    </message>
    <message>
        <source>everything requested was done</source>
        <translation>tudo o que foi solicitado foi feito</translation>
    </message>
    <message>
        <source>bad arguments, query or plan file, or no display for a window; nothing was done</source>
        <translation>argumentos, consulta ou arquivo de plano inválidos, ou nenhuma tela para uma janela; nada foi feito</translation>
    </message>
    <message>
        <source>a window or another command is working on this shop</source>
        <translation>uma janela ou outro comando está trabalhando nesta loja</translation>
    </message>
    <message>
        <source>the files of the workspace cannot be used</source>
        <translation>os arquivos do espaço de trabalho não podem ser usados</translation>
    </message>
    <message>
        <source>the marketplace cannot be reached, is not this shop&apos;s, or does not accept the token</source>
        <translation>o marketplace não responde, não é o desta loja ou não aceita o token</translation>
    </message>
    <message>
        <source>changes are still waiting in the outbox, or their outcome is not known yet</source>
        <translation>ainda há alterações em espera na caixa de saída, ou não se sabe como terminaram</translation>
    </message>
    <message>
        <source>interrupted; changes that were being sent are in the outbox</source>
        <translation>interrompido; as alterações que estavam sendo enviadas estão na caixa de saída</translation>
    </message>
    <message>
        <source>{name}: one of {choices}, not {text!r}</source>
        <translation>{name}: um de {choices}, não {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a number of at most 18 digits</source>
        <translation>{name}: {text!r} não é um número de no máximo 18 dígitos</translation>
    </message>
    <message>
        <source>{name}: height, width, length in cm and grams, such as 10x20x30,500, not {text!r}</source>
        <translation>{name}: altura, largura e comprimento em cm e gramas, como 10x20x30,500, não {text!r}</translation>
    </message>
    <message>
        <source>ids: a list of texts: ids or own codes of listings</source>
        <translation>ids: uma lista de textos: ids ou códigos próprios de anúncios</translation>
    </message>
    <message>
        <source>ids: an empty text is neither an id nor an own code</source>
        <translation>ids: um texto vazio não é um id nem um código próprio</translation>
    </message>
    <message>
        <source>not listings of this shop ({count}): {names}</source>
        <translation>não são anúncios desta loja ({count}): {names}</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPÇÕES]</translation>
    </message>
    <message>
        <source>Name of the shop; with --base-url, the shop is saved under this name.</source>
        <translation>Nome da loja; com --base-url, a loja é salva com este nome.</translation>
    </message>
    <message>
        <source>Address of the marketplace; its token is read from VITRINA_TOKEN.</source>
        <translation>Endereço do marketplace; o token dele é lido de VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>Folder of the seller&apos;s data: drafts, outbox, history, catalogue.</source>
        <translation>Pasta dos dados do vendedor: rascunhos, caixa de saída, histórico, catálogo.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Mostrar a versão e sair.</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGS]...</source>
        <translation>[COMANDO] [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Only requests with this HTTP method.</source>
        <translation>Só solicitações com este método HTTP.</translation>
    </message>
    <message>
        <source>Measure category prediction on your own titles.</source>
        <translation>Medir a previsão de categorias com títulos próprios.</translation>
    </message>
    <message>
        <source>FILE.csv has the columns title and category: a category id, a name, or a path with &quot;&gt;&quot; between the names. Prints how often the right category is the first guess and among the first three guesses, and how far the predicted probabilities are from how often they are right.</source>
        <translation>FILE.csv tem as colunas title e category: o id de uma categoria, o nome dela ou o caminho com “&gt;” entre os nomes. Mostra com que frequência a categoria certa é a primeira prevista e está entre as três primeiras, e quanto as probabilidades se afastam da frequência com que acertam.</translation>
    </message>
    <message>
        <source>Learn from files in the wire format (see &apos;vitrina serve&apos;) instead of the practice world.</source>
        <translation>Aprender de arquivos no formato do serviço (ver &apos;vitrina serve&apos;) em vez do mundo de prática.</translation>
    </message>
    <message>
        <source>Site of the categories given by name.</source>
        <translation>Site das categorias indicadas pelo nome.</translation>
    </message>
    <message>
        <source>Search and sort local listings for the window (internal).</source>
        <translation>Buscar e ordenar anúncios para a janela (interno).</translation>
    </message>
    <message>
        <source>Questions arrive on standard input and answers leave on standard output, as frames of JSON and packed numbers. Exits when standard input closes.</source>
        <translation>As perguntas chegam pela entrada padrão e as respostas saem pela saída padrão, em blocos de JSON e números compactados. Termina quando a entrada padrão é fechada.</translation>
    </message>
    <message>
        <source>Sync and send for the window (internal).</source>
        <translation>Sincronizar e enviar para a janela (interno).</translation>
    </message>
    <message>
        <source>Commands are JSON lines on standard input. The first line connects: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. The other commands are &quot;sync&quot;, &quot;send&quot; and &quot;stop&quot;. Events are JSON lines on standard output. Exits when standard input closes.</source>
        <translation>Os comandos são linhas de JSON na entrada padrão. A primeira linha conecta: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Os demais comandos são &quot;sync&quot;, &quot;send&quot; e &quot;stop&quot;. Os eventos são linhas de JSON na saída padrão. Termina quando a entrada padrão é fechada.</translation>
    </message>
    <message>
        <source>Run the real window through the main job, with screenshots.</source>
        <translation>Percorrer a tarefa principal na janela, com capturas.</translation>
    </message>
    <message>
        <source>Saves a screenshot of every step. The tour uses a temporary workspace and a temporary marketplace, which are removed afterwards, so it never touches a shop. At the end it prints a table of its observations; the exit code is 1 if an observation is wrong.</source>
        <translation>Salva uma captura de cada passo. O percurso usa um espaço de trabalho e um marketplace temporários, removidos depois, portanto nunca toca em uma loja. No fim mostra uma tabela do que foi observado; o código de saída é 1 se uma observação estiver errada.</translation>
    </message>
    <message>
        <source>Folder for the screenshots, one per step.</source>
        <translation>Pasta para as capturas de tela, uma por passo.</translation>
    </message>
    <message>
        <source>Colours of the window.</source>
        <translation>Cores da janela.</translation>
    </message>
    <message>
        <source>Language of the window.</source>
        <translation>Idioma da janela.</translation>
    </message>
    <message>
        <source>Size of the window in logical pixels; 1000x700 is the smallest.</source>
        <translation>Tamanho da janela em pixels lógicos; 1000x700 é o mínimo.</translation>
    </message>
    <message>
        <source>Run the practice marketplace over HTTP until stopped.</source>
        <translation>Executar o marketplace de prática por HTTP até ser parado.</translation>
    </message>
    <message>
        <source>When ready, it prints its address and, for each seller, one line with the token to use. Any client of such a service works with it. An existing store is used as it is; a store created with a different --seed, --listings or --world is refused with exit code 2.</source>
        <translation>Quando está pronto, mostra o endereço e, para cada vendedor, uma linha com o token a usar. Serve para qualquer cliente de um serviço assim. Um armazém existente é usado como está; um criado com outro --seed, --listings ou --world é recusado com o código de saída 2.</translation>
    </message>
    <message>
        <source>Address to listen on.</source>
        <translation>Endereço em que escuta.</translation>
    </message>
    <message>
        <source>Port to listen on; 0 uses the previous port again, or a free one.</source>
        <translation>Porta em que escuta; 0 usa de novo a última, ou uma livre.</translation>
    </message>
    <message>
        <source>Number of the practice world; 1 by default.</source>
        <translation>Número do mundo de prática; 1 por padrão.</translation>
    </message>
    <message>
        <source>Listings of the first seller of a new store; 500 by default.</source>
        <translation>Anúncios do primeiro vendedor de um armazém novo; 500 por padrão.</translation>
    </message>
    <message>
        <source>Fill a new store from files in the wire format: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Missing files, except the listings, are taken from the practice world.</source>
        <translation>Preencher um armazém novo com arquivos no formato do serviço: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Os arquivos que faltam, menos o de anúncios, vêm do mundo de prática.</translation>
    </message>
    <message>
        <source>Rename an existing store, adding the time to its name, and create a new one.</source>
        <translation>Renomear um armazém existente, com a hora no nome, e criar um novo.</translation>
    </message>
    <message>
        <source>Start time of the marketplace&apos;s clock, such as 2026-01-31T12:00:00Z; the clock runs on from there, also after a restart.</source>
        <translation>Hora inicial do relógio do marketplace, como 2026-01-31T12:00:00Z; o relógio segue a partir daí, também após um reinício.</translation>
    </message>
    <message>
        <source>Serve only the specification, without /_practice.</source>
        <translation>Servir só a especificação, sem /_practice.</translation>
    </message>
    <message>
        <source>Answer 429 to a client that sends more than N requests a second; 0 means no limit.</source>
        <translation>Responder 429 a um cliente que envia mais de N solicitações por segundo; 0 é sem limite.</translation>
    </message>
    <message>
        <source>Allow a --host that other machines can reach.</source>
        <translation>Permitir um --host acessível a outras máquinas.</translation>
    </message>
    <message>
        <source>Print the address and the tokens as JSON.</source>
        <translation>Mostrar em JSON o endereço e os tokens.</translation>
    </message>
    <message>
        <source>Read the whole shop into the local catalogue.</source>
        <translation>Ler a loja inteira para o catálogo local.</translation>
    </message>
    <message>
        <source>there is no kind {kind}; the kinds are {known}</source>
        <translation>não existe o tipo {kind}; os tipos são {known}</translation>
    </message>
    <message>
        <source>--json reports the file written to --out; for the figures, use &apos;vitrina costs list&apos;</source>
        <translation>--json descreve o arquivo gravado em --out; para os valores, use &apos;vitrina costs list&apos;</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>terminou</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contados</translation>
    </message>
    <message>
        <source>added</source>
        <translation>novos</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterados</translation>
    </message>
    <message>
        <source>new products above {threshold}</source>
        <translation>produtos novos acima de {threshold}</translation>
    </message>
    <message>
        <source>With {kind}: {net_at} is left at {threshold}, only {net_above} just above it, and the same amount again from {same_again_at}.</source>
        <translation>Com {kind}: a {threshold} sobram {net_at}, logo acima só {net_above}, e o mesmo de novo a partir de {same_again_at}.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>their unit cost is not given (&apos;vitrina costs&apos;)</source>
        <translation>falta o custo unitário (&apos;vitrina costs&apos;)</translation>
    </message>
    <message>
        <source>a later operation lowers the required net</source>
        <translation>uma operação posterior baixa o líquido exigido</translation>
    </message>
    <message>
        <source>their category does not have this attribute</source>
        <translation>a categoria deles não tem esse atributo</translation>
    </message>
    <message>
        <source>its unit cost is not given (&apos;vitrina costs&apos;)</source>
        <translation>falta o custo unitário (&apos;vitrina costs&apos;)</translation>
    </message>
    <message>
        <source>after</source>
        <translation>depois</translation>
    </message>
    <message>
        <source>kept at the floor: {count} ({names})</source>
        <translation>mantidos no preço mínimo: {count} ({names})</translation>
    </message>
    <message numerus="yes">
        <source>{n} in {file} are not listings of this shop:</source>
        <comment>{n} in {file} is not a listing of this shop:</comment>
        <translation>
            <numerusform>{n} em {file} não é um anúncio desta loja:</numerusform>
            <numerusform>{n} em {file} não são anúncios desta loja:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier changes in the outbox have no outcome yet</source>
        <comment>{n} earlier change in the outbox has no outcome yet</comment>
        <translation>
            <numerusform>{n} alteração anterior na caixa de saída ainda não tem resultado</numerusform>
            <numerusform>{n} alterações anteriores na caixa de saída ainda não têm resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} held or refused rows in the outbox will be replaced</source>
        <comment>{n} held or refused row in the outbox will be replaced</comment>
        <translation>
            <numerusform>{n} linha retida ou recusada da caixa de saída será substituída</numerusform>
            <numerusform>{n} linhas retidas ou recusadas da caixa de saída serão substituídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} damaged rows not shown: see &apos;vitrina doctor&apos;</source>
        <comment>{n} damaged row not shown: see &apos;vitrina doctor&apos;</comment>
        <translation>
            <numerusform>{n} linha danificada que não é mostrada: ver &apos;vitrina doctor&apos;</numerusform>
            <numerusform>{n} linhas danificadas que não são mostradas: ver &apos;vitrina doctor&apos;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not as planned: the marketplace has other values</source>
        <comment>{n} not as planned: the marketplace has another value</comment>
        <translation>
            <numerusform>{n} diferente do planejado: o marketplace tem outro valor</numerusform>
            <numerusform>{n} diferentes do planejado: o marketplace tem outros valores</numerusform>
        </translation>
    </message>
    <message>
        <source>history</source>
        <translation>histórico</translation>
    </message>
    <message>
        <source>own figures</source>
        <translation>valores próprios</translation>
    </message>
    <message>
        <source>schedules</source>
        <translation>planos com hora</translation>
    </message>
    <message>
        <source>This command is too long for Windows to start. Use a shorter --workspace.</source>
        <translation>Este comando é longo demais para o Windows. Use um --workspace mais curto.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list.</source>
        <translation>“{name}” não está mais na lista.</translation>
    </message>
    <message>
        <source>the rest is kept: nothing more goes back</source>
        <translation>o resto é mantido: nada mais volta</translation>
    </message>
    <message>
        <source>--workers above 1 needs a --store in a database server: a folder allows only one process</source>
        <translation>--workers acima de 1 exige um --store em um servidor de banco de dados: uma pasta permite um só processo</translation>
    </message>
    <message>
        <source>--workers above 1 needs a system where processes can share a port</source>
        <translation>--workers acima de 1 exige um sistema em que os processos possam compartilhar uma porta</translation>
    </message>
    <message>
        <source>{count} {code}</source>
        <translation>{code}: {count}</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>em uso</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>permitido</translation>
    </message>
    <message>
        <source>country</source>
        <translation>país</translation>
    </message>
    <message>
        <source>city</source>
        <translation>cidade</translation>
    </message>
    <message>
        <source>variation {id}</source>
        <translation>variação {id}</translation>
    </message>
    <message>
        <source>{name}: contains bytes that are not characters</source>
        <translation>{name}: contém bytes que não são caracteres</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina type ID TYPE&apos; moves a listing to another type</source>
        <translation>{name}: &apos;vitrina type ID TYPE&apos; passa um anúncio para outro tipo</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina describe ID FILE&apos; replaces the description</source>
        <translation>{name}: &apos;vitrina describe ID FILE&apos; substitui a descrição</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina picture ID&apos; shows and changes the pictures</source>
        <translation>{name}: &apos;vitrina picture ID&apos; mostra e altera as fotos</translation>
    </message>
    <message>
        <source>{name}: pictures.add, .cover, .remove and .order change pictures, or &apos;vitrina plan pictures DIR&apos;</source>
        <translation>{name}: pictures.add, .cover, .remove e .order alteram fotos, ou &apos;vitrina plan pictures DIR&apos;</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina variation ID&apos; shows and changes variations</source>
        <translation>{name}: &apos;vitrina variation ID&apos; mostra e altera as variações</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina move ID CATEGORY&apos; moves a listing to another category</source>
        <translation>{name}: &apos;vitrina move ID CATEGORY&apos; passa um anúncio para outra categoria</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina status ID deleted&apos; deletes a closed listing</source>
        <translation>{name}: &apos;vitrina status ID deleted&apos; exclui um anúncio encerrado</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina relist ID&apos; lists a closed one again</source>
        <translation>{name}: &apos;vitrina relist ID&apos; republica um anúncio encerrado</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina costs set CODE&apos; keeps your own figures</source>
        <translation>{name}: &apos;vitrina costs set CODE&apos; guarda os valores próprios</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina edit ID {word}=VALUE&apos; sets it in one listing</source>
        <translation>{name}: &apos;vitrina edit ID {word}=VALUE&apos; altera isso em um anúncio</translation>
    </message>
    <message>
        <source>{name}: set when a listing is created, and cannot be changed</source>
        <translation>{name}: é definido ao anunciar e não pode ser alterado</translation>
    </message>
    <message>
        <source>{name}: set by the marketplace</source>
        <translation>{name}: é definido pelo marketplace</translation>
    </message>
    <message>
        <source>{name}: a new listing is active; &apos;vitrina status ID&apos; changes it afterwards</source>
        <translation>{name}: um anúncio novo fica ativo; depois, &apos;vitrina status ID&apos; muda isso</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount to leave of a sale, such as leave&gt;=20% or leave&gt;=150,to=.99</source>
        <translation>{name}: {text!r} não é o que deve sobrar de uma venda, como leave&gt;=20% ou leave&gt;=150,to=.99</translation>
    </message>
    <message>
        <source>this shop is already open; its window is now in front</source>
        <translation>esta loja já está aberta; a janela dela está agora na frente</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>não há tela</translation>
    </message>
    <message>
        <source>commands need no display: vitrina --help</source>
        <translation>os comandos não precisam de tela: vitrina --help</translation>
    </message>
    <message>
        <source>no window can be opened here ({chosen})</source>
        <translation>não é possível abrir uma janela aqui ({chosen})</translation>
    </message>
    <message>
        <source>Prints a receipt: how many listings were counted, how many ids came twice, how many listings are missing from the marketplace&apos;s own total, and how many are gone since the last sync. Nothing is sent.</source>
        <translation>Mostra um resumo: quantos anúncios foram contados, quantos ids vieram duas vezes, quantos anúncios faltam do total que o marketplace informa e quantos sumiram desde a última sincronização. Nada é enviado.</translation>
    </message>
    <message>
        <source>Confirm that this shop&apos;s unsent changes were made for this marketplace and seller, if that is not known.</source>
        <translation>Confirmar que as alterações não enviadas desta loja foram feitas para este marketplace e vendedor, quando não se sabe.</translation>
    </message>
    <message>
        <source>Stop waiting after this long without progress. A request without an answer may still arrive for two minutes, and is sent again only after that.</source>
        <translation>Parar de esperar depois deste tempo sem avanço. Uma solicitação sem resposta ainda pode chegar durante dois minutos, e só depois é enviada de novo.</translation>
    </message>
    <message>
        <source>Print one JSON document on standard output.</source>
        <translation>Mostrar um documento JSON na saída padrão.</translation>
    </message>
    <message>
        <source>Send the changes that are waiting in the outbox. Also find out the outcome of requests that got no answer.</source>
        <translation>Enviar as alterações em espera na caixa de saída. Também descobre como terminaram as solicitações sem resposta.</translation>
    </message>
    <message>
        <source>If somebody else changed the same field meanwhile, their change is never overwritten: the row is held, and both values are kept. A request that creates something is never blindly sent twice.</source>
        <translation>Se nesse meio-tempo outra pessoa mudou o mesmo campo, essa alteração nunca é sobrescrita: a linha é retida e os dois valores são mantidos. Uma solicitação que cria algo nunca é enviada duas vezes às cegas.</translation>
    </message>
    <message>
        <source>Resume sending if it is paused.</source>
        <translation>Retomar o envio se estiver em pausa.</translation>
    </message>
    <message>
        <source>Show and manage the changes that are waiting to be sent.</source>
        <translation>Ver e gerenciar as alterações que esperam ser enviadas.</translation>
    </message>
    <message>
        <source>ID is a row number, as shown by &apos;list&apos;, or the id of a listing, which stands for all unfinished rows of that listing. All these commands also work while a window is open.</source>
        <translation>ID é o número de uma linha, como &apos;list&apos; mostra, ou o id de um anúncio, que se refere a todas as linhas dele ainda não terminadas. Todos estes comandos funcionam também com uma janela aberta.</translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>COMANDO [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Show rows in full: fields, findings and the request.</source>
        <translation>Mostrar linhas completas: campos, avisos e solicitação.</translation>
    </message>
    <message>
        <source>Each field has its old value and yours. A field that somebody else also changed has a third value: the marketplace&apos;s when the row was held. The request is the one that was sent, or that would be sent now. Needs no network.</source>
        <translation>Cada campo tem o valor anterior e o seu. Um campo que outra pessoa também mudou tem um terceiro valor: o do marketplace quando a linha foi retida. A solicitação é a que foi enviada, ou a que seria enviada agora. Não precisa de rede.</translation>
    </message>
    <message>
        <source>List rows that wait, are being sent, or need a decision.</source>
        <translation>Listar linhas em espera, em envio ou que precisam de decisão.</translation>
    </message>
    <message>
        <source>Each row shows its state and the reason for it. Needs no network.</source>
        <translation>Cada linha mostra seu estado e o motivo. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Only rows in this state: queued, sending, unknown (no answer yet), held, refused, done or cancelled. May be given several times. By default, all except done and cancelled.</source>
        <translation>Só linhas neste estado: queued (em espera), sending (sendo enviada), unknown (ainda sem resposta), held (retida), refused (recusada), done (feita) ou cancelled (cancelada). Pode ser repetida. Sem esta opção, todas menos done e cancelled.</translation>
    </message>
    <message>
        <source>Only rows of this listing.</source>
        <translation>Só linhas deste anúncio.</translation>
    </message>
    <message>
        <source>Include rows that are done or cancelled.</source>
        <translation>Incluir linhas feitas ou canceladas.</translation>
    </message>
    <message>
        <source>Number of rows to show, latest first; 0 shows all.</source>
        <translation>Número de linhas a mostrar, primeiro as últimas; 0 mostra todas.</translation>
    </message>
    <message>
        <source>Decide a conflict: keep your values or theirs.</source>
        <translation>Decidir um conflito: os seus valores ou os do outro.</translation>
    </message>
    <message>
        <source>A row is in conflict if somebody else changed the same fields. &apos;mine&apos; sends your values over those that &apos;vitrina outbox show ID&apos; shows as theirs, and only over those: if one has changed again, the row is held again. &apos;theirs&apos; leaves the listing as it is; the row keeps your values. For a row that would remove variations or pictures for good, &apos;mine&apos; confirms it and &apos;theirs&apos; drops it.</source>
        <translation>Uma linha está em conflito se outra pessoa mudou os mesmos campos. &apos;mine&apos; envia os seus valores sobre os do outro que &apos;vitrina outbox show ID&apos; mostra, e só sobre esses: se um mudou de novo, a linha é retida de novo. &apos;theirs&apos; deixa o anúncio como está; a linha mantém os seus valores. Uma linha que removeria variações ou fotos para sempre é confirmada com &apos;mine&apos; e descartada com &apos;theirs&apos;.</translation>
    </message>
    <message>
        <source>Decide one field, such as price=mine; the word after the ID decides the other fields.</source>
        <translation>Decidir um campo, como price=mine; a palavra depois do ID decide os demais.</translation>
    </message>
    <message>
        <source>Do not ask for confirmation, even if variations or their pictures are lost.</source>
        <translation>Não pedir confirmação, mesmo que se percam variações ou suas fotos.</translation>
    </message>
    <message>
        <source>Number of risky rows that you accept; if it is not exact, nothing is sent.</source>
        <translation>Número de linhas arriscadas que você aceita; se não for exato, nada é enviado.</translation>
    </message>
    <message>
        <source>Do not send now; leave the row in the outbox for &apos;vitrina send&apos;. Needs no network.</source>
        <translation>Não enviar agora; deixar a linha na caixa de saída para &apos;vitrina send&apos;. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Send refused or held rows again.</source>
        <translation>Enviar de novo linhas recusadas ou retidas.</translation>
    </message>
    <message>
        <source>A row in conflict must be decided first. A new listing that got no answer and could not be found is not created a second time: the marketplace is searched for it once more.</source>
        <translation>Uma linha em conflito deve ser decidida primeiro. Um anúncio novo que não teve resposta e não foi encontrado não é criado outra vez: é procurado de novo no marketplace.</translation>
    </message>
    <message>
        <source>Create a new listing again that could not be found; if it does exist, it will then exist twice.</source>
        <translation>Criar de novo um anúncio novo que não foi encontrado; se ele existir, ficará duplicado.</translation>
    </message>
    <message>
        <source>Release rows that you put on hold. They are applied to the listings as they are now.</source>
        <translation>Liberar linhas retidas. São aplicadas aos anúncios como estão agora.</translation>
    </message>
    <message>
        <source>Put waiting rows on hold until you release them.</source>
        <translation>Reter linhas em espera até que sejam liberadas.</translation>
    </message>
    <message>
        <source>Later rows of the same listing wait with them. Needs no network.</source>
        <translation>As linhas posteriores do mesmo anúncio esperam com elas. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Take back rows that have not been sent.</source>
        <translation>Retirar linhas que não foram enviadas.</translation>
    </message>
    <message>
        <source>Change many listings with a plan file.</source>
        <translation>Mudar muitos anúncios com um arquivo de plano.</translation>
    </message>
    <message>
        <source>A plan lists the values before and after. Create one with &apos;new&apos;, view it with &apos;show&apos;, test it with &apos;check&apos;, apply it with &apos;apply&apos; and undo it with &apos;undo&apos;. A plan is JSON (&apos;vitrina plan schema&apos;) and may be edited by hand. Applying it twice changes nothing more.</source>
        <translation>Um plano tem os valores de antes e depois. É criado com &apos;new&apos;, visto com &apos;show&apos;, testado com &apos;check&apos;, aplicado com &apos;apply&apos; e desfeito com &apos;undo&apos;. Um plano é JSON (&apos;vitrina plan schema&apos;) e pode ser editado à mão. Aplicá-lo duas vezes não muda mais nada.</translation>
    </message>
    <message>
        <source>A query consists of words and conditions; all of them must match.</source>
        <translation>Uma consulta tem palavras e condições; todas devem ser atendidas.</translation>
    </message>
    <message>
        <source>word in title, own code or id; 3 characters or more are</source>
        <translation>palavra do título, código próprio ou id; com 3 caracteres ou mais</translation>
    </message>
    <message>
        <source>also found inside words, 1 or 2 only at their start</source>
        <translation>também dentro de palavras; com 1 ou 2, só no início</translation>
    </message>
    <message>
        <source>these words in this order</source>
        <translation>estas palavras nesta ordem</translation>
    </message>
    <message>
        <source>and ranges: price:100..250.50</source>
        <translation>e intervalos: price:100..250.50</translation>
    </message>
    <message>
        <source>numbers, as for price</source>
        <translation>números, como price</translation>
    </message>
    <message>
        <source>from the figures of &apos;vitrina costs&apos;</source>
        <translation>pelos números de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>days since the listing was last changed</source>
        <translation>dias desde a última alteração do anúncio</translation>
    </message>
    <message>
        <source>day of the last change</source>
        <translation>dia da última alteração</translation>
    </message>
    <message>
        <source>own code; * matches anything</source>
        <translation>código próprio; * é qualquer texto</translation>
    </message>
    <message>
        <source>words in the title only</source>
        <translation>só palavras do título</translation>
    </message>
    <message>
        <source>category by name, with all below it, or by id</source>
        <translation>categoria pelo nome, com tudo o que há abaixo, ou pelo id</translation>
    </message>
    <message>
        <source>days until a free listing ends</source>
        <translation>dias até terminar um anúncio grátis</translation>
    </message>
    <message>
        <source>free shipping imposed by the marketplace</source>
        <translation>frete grátis imposto pelo marketplace</translation>
    </message>
    <message>
        <source>price compared with 7 days ago, in percent or as an amount;</source>
        <translation>o preço agora comparado ao de 7 dias atrás, em % ou em valor;</translation>
    </message>
    <message>
        <source>changed fields: price stock status title category type</source>
        <translation>campos alterados: price stock status title category type</translation>
    </message>
    <message>
        <source>free_shipping sku, or any; changed_elsewhere: not sent from here</source>
        <translation>free_shipping sku, ou any; changed_elsewhere: não enviado daqui</translation>
    </message>
    <message>
        <source>status before the change. @7d days, @2026-01-31 a day,</source>
        <translation>status antes da mudança. @7d dias, @2026-01-31 um dia,</translation>
    </message>
    <message>
        <source>@sync the last sync; without @, 7 days</source>
        <translation>@sync a última sincronização; sem @, 7 dias</translation>
    </message>
    <message>
        <source>attribute by id or name: Marca:Nike</source>
        <translation>atributo pelo id ou nome: Marca:Nike</translation>
    </message>
    <message>
        <source>has any value; Modelo:Air*</source>
        <translation>tem algum valor; Modelo:Air*</translation>
    </message>
    <message>
        <source>begins with it</source>
        <translation>começa assim</translation>
    </message>
    <message>
        <source>A minus before a condition negates it: -status:closed -mesa</source>
        <translation>Um menos antes de uma condição a nega: -status:closed -mesa</translation>
    </message>
    <message>
        <source>OR and brackets: (Marca:Nike OR Marca:Adidas) price:&lt;500</source>
        <translation>OR e parênteses: (Marca:Nike OR Marca:Adidas) price:&lt;500</translation>
    </message>
    <message>
        <source>An operation is FIELD=VALUE:</source>
        <translation>Uma operação é FIELD=VALUE:</translation>
    </message>
    <message>
        <source>rounded to the nearest multiple of 10</source>
        <translation>arredondado ao múltiplo de 10 mais próximo</translation>
    </message>
    <message>
        <source>to the nearest price that ends in .99</source>
        <translation>ao preço mais próximo que termina em .99</translation>
    </message>
    <message>
        <source>raised to the lowest price that leaves 20 % of a sale</source>
        <translation>elevado ao menor preço com que sobram 20 % de uma venda</translation>
    </message>
    <message>
        <source>same with an amount; price=leave=20% also lowers</source>
        <translation>igual com um valor; price=leave=20% também baixa</translation>
    </message>
    <message>
        <source>raised to the floor of &apos;vitrina costs&apos; if lower</source>
        <translation>elevado ao mínimo de &apos;vitrina costs&apos; se for menor</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(nunca abaixo de 0)</translation>
    </message>
    <message>
        <source>any character may replace the slash; /i ignores case</source>
        <translation>outro sinal pode substituir a barra; /i ignora maiúsculas</translation>
    </message>
    <message>
        <source>(empty: remove)</source>
        <translation>(vazio: é removido)</translation>
    </message>
    <message>
        <source>If a listing has variations, price and stock are set in each of them.</source>
        <translation>Se um anúncio tem variações, o preço e o estoque são definidos em cada uma.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemplo:</translation>
    </message>
    <message>
        <source>Query that selects the listings; &quot;&quot; selects all.</source>
        <translation>Consulta que seleciona os anúncios; &quot;&quot; seleciona todos.</translation>
    </message>
    <message>
        <source>Only the listings in this file: ids or own codes, one per line, or the first column of a CSV. Entries that match no listing are reported, and the exit code is 1.</source>
        <translation>Só os anúncios deste arquivo: ids ou códigos próprios, um por linha, ou a primeira coluna de um CSV. O que não corresponde a nenhum anúncio é indicado, e o código de saída é 1.</translation>
    </message>
    <message>
        <source>Plan file to write; it is written completely or not at all.</source>
        <translation>Arquivo de plano a gravar; inteiro ou nada.</translation>
    </message>
    <message>
        <source>Show what a plan file would change. Needs no shop and no network.</source>
        <translation>Mostrar o que um arquivo de plano mudaria. Não precisa de loja nem de rede.</translation>
    </message>
    <message>
        <source>Risky changes are counted as far as the file shows them; &apos;plan check&apos; also looks at the listings.</source>
        <translation>As alterações arriscadas são contadas até onde o arquivo permite saber; &apos;plan check&apos; olha também os anúncios.</translation>
    </message>
    <message>
        <source>Number of listings to show; 0 shows all.</source>
        <translation>Número de anúncios a mostrar; 0 mostra todos.</translation>
    </message>
    <message>
        <source>Check what a plan would do, without sending anything.</source>
        <translation>Verificar o que um plano faria, sem enviar nada.</translation>
    </message>
    <message>
        <source>Every listing is compared with the local catalogue and checked against the marketplace&apos;s rules. With --rehearse, the plan is applied to copies of the affected listings, freshly read from the marketplace, in a temporary marketplace. Both also show consequences beyond the plan, such as free shipping that a higher price brings. Risky changes are listed and counted, for --accept. The exit code is 1 if a listing would be refused, has changed since, or is gone.</source>
        <translation>Cada anúncio é comparado com o catálogo local e verificado pelas regras do marketplace. Com --rehearse, o plano é aplicado a cópias dos anúncios afetados, recém-lidas do marketplace, em um marketplace temporário. Ambos mostram também o que mais aconteceria, como o frete grátis que um preço mais alto traz. As alterações arriscadas são indicadas e contadas, para --accept. O código de saída é 1 se um anúncio seria recusado, mudou desde então ou sumiu.</translation>
    </message>
    <message>
        <source>Apply the plan to copies of the listings in a temporary marketplace.</source>
        <translation>Aplicar o plano a cópias dos anúncios em um marketplace temporário.</translation>
    </message>
    <message>
        <source>Treat a price below this as risky, in addition to the limits in the settings.</source>
        <translation>Tratar como arriscado um preço menor, além dos limites das configurações.</translation>
    </message>
    <message>
        <source>Apply a plan: send its changes to the marketplace.</source>
        <translation>Aplicar um plano: enviar as alterações ao marketplace.</translation>
    </message>
    <message>
        <source>Only the fields in the plan are sent. If somebody changed one of them since the plan was made, it is held with both values. Stock is changed by the difference, so that units sold meanwhile stay sold. A second run sends only what is not done yet.</source>
        <translation>Só os campos do plano são enviados. Se alguém mudou um deles desde que o plano foi feito, ele é retido com os dois valores. O estoque muda pela diferença, então o que foi vendido nesse meio-tempo continua vendido. Uma segunda vez envia só o que falta.</translation>
    </message>
    <message>
        <source>A row is risky if it changes a price by more than 50 %, sets it to zero or below a floor, leaves less of a sale, or closes a listing for good. If more than five rows close a listing, all of those are risky. The settings file can change these limits. --accept must be the number of risky rows.</source>
        <translation>Uma linha é arriscada se muda um preço em mais de 50 %, o deixa em zero ou abaixo de um mínimo, faz sobrar menos de uma venda ou encerra um anúncio para sempre. Se mais de cinco linhas encerram um anúncio, todas elas são arriscadas. O arquivo de configurações pode mudar esses limites. --accept deve ser o número de linhas arriscadas.</translation>
    </message>
    <message>
        <source>Undo what a plan changed from this workspace.</source>
        <translation>Desfazer o que um plano mudou a partir deste espaço de trabalho.</translation>
    </message>
    <message>
        <source>Listings that have changed since are left as they are and reported. Changes that are not sent yet are cancelled. A second run does nothing more; afterwards the plan may be applied again.</source>
        <translation>Os anúncios que mudaram desde então ficam como estão e são indicados. As alterações ainda não enviadas são canceladas. Uma segunda vez não faz mais nada; depois o plano pode ser aplicado de novo.</translation>
    </message>
    <message>
        <source>Rows that close a listing for good are risky; if more than five rows close a listing, all of those are. --accept must be the number of risky rows. A price that returns to its old value is not risky.</source>
        <translation>As linhas que encerram um anúncio para sempre são arriscadas; se mais de cinco encerram um, todas elas são. --accept deve ser o número de linhas arriscadas. Um preço que volta ao valor anterior não é arriscado.</translation>
    </message>
    <message>
        <source>Print the JSON Schema of plan files.</source>
        <translation>Mostrar o JSON Schema dos arquivos de plano.</translation>
    </message>
    <message>
        <source>Show the changes sent to a listing or found in it by syncs.</source>
        <translation>Mostrar as alterações enviadas ou achadas em um anúncio.</translation>
    </message>
    <message>
        <source>Number of entries to show, latest first.</source>
        <translation>Número de entradas a mostrar, primeiro as últimas.</translation>
    </message>
    <message>
        <source>Undo the last change sent to a listing.</source>
        <translation>Desfazer a última alteração enviada a um anúncio.</translation>
    </message>
    <message>
        <source>This undoes the last change that was sent from this workspace; run it again to undo the one before. &apos;vitrina history ID&apos; shows all of them. If a change got no answer, its outcome is looked up first; as long as it is unknown, no earlier change is undone. Fields return to their old values, except those that somebody changed since: these are left as they are and reported with both values. A listing that was created is closed, and variations that were added are removed, both only after you confirm; removed variations are added again with new ids. To undo a whole plan, use &apos;vitrina plan undo FILE&apos;.</source>
        <translation>Desfaz a última alteração enviada a partir deste espaço de trabalho; executado de novo, desfaz a anterior. &apos;vitrina history ID&apos; mostra todas. Se uma alteração não teve resposta, primeiro se verifica como terminou; enquanto isso não se souber, nada anterior é desfeito. Os campos voltam aos valores anteriores, salvo os que alguém mudou desde então: ficam como estão e são indicados com os dois valores. Um anúncio criado é encerrado e as variações adicionadas são removidas, ambos só com confirmação; as removidas são adicionadas de novo com ids novos. Para desfazer um plano inteiro existe &apos;vitrina plan undo FILE&apos;.</translation>
    </message>
    <message>
        <source>Redo: reverse the last undo.</source>
        <translation>Refazer: reverter o que foi desfeito por último.</translation>
    </message>
    <message>
        <source>Show what would be done, without doing it.</source>
        <translation>Mostrar o que seria feito, sem fazer.</translation>
    </message>
    <message>
        <source>Do not ask for confirmation, even if a listing is closed or a variation removed.</source>
        <translation>Não pedir confirmação, mesmo que um anúncio seja encerrado ou uma variação removida.</translation>
    </message>
    <message>
        <source>Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless. Needs no network: the listings are as of the last &apos;vitrina sync&apos;. --json is the same as --format json; with --out it prints one line about the file written.</source>
        <translation>Os valores são exatos. Em csv, o texto que uma planilha executaria como fórmula fica inofensivo. Não precisa de rede: os anúncios são os do último &apos;vitrina sync&apos;. --json é o mesmo que --format json; com --out mostra uma linha sobre o arquivo gravado.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemplos:</translation>
    </message>
    <message>
        <source>The shop as an earlier sync found it: a sync number from &apos;vitrina history&apos;, or the last sync up to a day (2026-01-31) or a time (2026-01-31T12:00:00Z).</source>
        <translation>A loja como foi achada ao sincronizar antes: um número de &apos;vitrina history&apos;, ou a última vez até um dia (2026-01-31) ou uma hora (2026-01-31T12:00:00Z).</translation>
    </message>
    <message>
        <source>Write a sheet to fill in: each variation has a row below its listing&apos;s, and each attribute has a column.</source>
        <translation>Gravar uma planilha para preencher: cada variação tem uma linha abaixo da do anúncio, e cada atributo, uma coluna.</translation>
    </message>
    <message>
        <source>File to write, completely or not at all; standard output by default.</source>
        <translation>Arquivo a gravar, inteiro ou nada; por padrão, a saída padrão.</translation>
    </message>
    <message>
        <source>List what needs attention in the outbox, listings and plans.</source>
        <translation>Listar pendências: caixa de saída, anúncios e planos.</translation>
    </message>
    <message>
        <source>Each kind shows its number of entries, the first entries with their reasons, and a query for &apos;export&apos; and &apos;plan new&apos; that finds all of them. Plans are those with a schedule. Listings are as of the last sync. Needs no network.</source>
        <translation>Cada tipo mostra quantas entradas há, as primeiras com o motivo e uma consulta para &apos;export&apos; e &apos;plan new&apos; que encontra todas. Os planos são os programados. Os anúncios são os da última sincronização. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Only this kind, such as refused, out_of_stock or ending. May be given several times.</source>
        <translation>Apenas este tipo, como refused, out_of_stock ou ending. Pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>Number of entries of each kind to show; all are counted.</source>
        <translation>Número de entradas de cada tipo a mostrar; todas são contadas.</translation>
    </message>
    <message>
        <source>Restore your own data from a backup.</source>
        <translation>Restaurar os seus dados a partir de um backup.</translation>
    </message>
    <message>
        <source>BACKUP is &quot;latest&quot;, a name from the list, or a file. Without BACKUP, lists the backups. Nothing is deleted: drafts in the backup replace those of the same listings, rows missing from the outbox and the history are added, and rows that were waiting to be sent come back on hold. The present state is backed up first, under a name that begins with &quot;replaced&quot;.</source>
        <translation>BACKUP é &quot;latest&quot;, um nome da lista ou um arquivo. Sem BACKUP, mostra os backups. Nada é apagado: os rascunhos do backup substituem os dos mesmos anúncios, é acrescentado o que falta na caixa de saída e no histórico, e o que esperava para ser enviado volta como retido. O estado atual é copiado antes, com um nome que começa com &quot;replaced&quot;.</translation>
    </message>
    <message>
        <source>Check the workspace for problems.</source>
        <translation>Verificar se o espaço de trabalho tem problemas.</translation>
    </message>
    <message>
        <source>Checks the folder and its permissions, the disk, whether a worker runs, the catalogue and its age, every row of the journal against its checksum, the outbox, the drafts and the backups.</source>
        <translation>Verifica a pasta e suas permissões, o disco, se há um processo trabalhando, o catálogo e sua idade, cada linha do diário contra a soma de verificação, a caixa de saída, os rascunhos e os backups.</translation>
    </message>
    <message>
        <source>Also ask the marketplace who owns the token.</source>
        <translation>Também perguntar ao marketplace de quem é o token.</translation>
    </message>
    <message>
        <source>Rehearse sales, faults and time on a practice marketplace.</source>
        <translation>Ensaiar vendas, problemas e tempo na prática.</translation>
    </message>
    <message>
        <source>Works on the practice shop&apos;s marketplace, on the one that a window or &apos;vitrina serve&apos; has open, or on the one at --base-url. A real marketplace does not support this and is left alone.</source>
        <translation>Usa o marketplace da loja de prática, o que uma janela ou &apos;vitrina serve&apos; mantém aberto, ou o que --base-url indica. Um marketplace real não tem nada disso, e não é tocado.</translation>
    </message>
    <message>
        <source>Show the marketplace&apos;s time, automatic buyers and faults.</source>
        <translation>Mostrar hora, compradores automáticos e problemas provocados.</translation>
    </message>
    <message>
        <source>Buy from one of your listings, or start automatic buyers.</source>
        <translation>Comprar de um anúncio ou iniciar compradores automáticos.</translation>
    </message>
    <message>
        <source>A sale creates an order, reduces the stock and locks the fields that a sale locks. A listing that sells out is paused or closed, depending on its listing type. Only active listings can be sold, and no more units than are in stock.</source>
        <translation>Uma venda cria um pedido, reduz o estoque e bloqueia os campos que uma venda bloqueia. Um anúncio que se esgota é pausado ou encerrado conforme o tipo de anúncio. Só se vende um anúncio ativo, e não mais unidades do que o estoque.</translation>
    </message>
    <message>
        <source>Variation to buy.</source>
        <translation>Variação a comprar.</translation>
    </message>
    <message>
        <source>Number of units; 1 by default.</source>
        <translation>Número de unidades; 1 por padrão.</translation>
    </message>
    <message>
        <source>Nickname of the buyer; any buyer by default.</source>
        <translation>Apelido do comprador; por padrão, qualquer um.</translation>
    </message>
    <message>
        <source>Instead of one sale, set the number of automatic buyers per hour; 0 stops them.</source>
        <translation>Em vez de uma venda, definir o número de compradores automáticos por hora; 0 os interrompe.</translation>
    </message>
    <message>
        <source>With --per-hour: random seed for the buyers; 0 by default.</source>
        <translation>Com --per-hour: semente aleatória dos compradores; 0 por padrão.</translation>
    </message>
    <message>
        <source>Make requests fail on purpose.</source>
        <translation>Fazer as solicitações falharem de propósito.</translation>
    </message>
    <message>
        <source>KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token or rate_limit. The fault lasts until &apos;practice reset&apos; or until the marketplace ends. It replaces the faults already set, unless --add is given.</source>
        <translation>KIND é latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token ou rate_limit. O problema dura até &apos;practice reset&apos; ou o fim do marketplace. Substitui os problemas já definidos, a não ser com --add.</translation>
    </message>
    <message>
        <source>Only requests to this route or pattern: /items/:id, /items/*.</source>
        <translation>Só solicitações a esta rota ou padrão: /items/:id, /items/*.</translation>
    </message>
    <message>
        <source>Share of the requests to affect, from 0 to 1.</source>
        <translation>Parte das solicitações a afetar, de 0 a 1.</translation>
    </message>
    <message>
        <source>Do not affect the first N requests.</source>
        <translation>Não afetar as primeiras N solicitações.</translation>
    </message>
    <message>
        <source>Affect at most N requests.</source>
        <translation>Afetar no máximo N solicitações.</translation>
    </message>
    <message>
        <source>HTTP status that kind &apos;status&apos; answers.</source>
        <translation>Código HTTP que o tipo &apos;status&apos; responde.</translation>
    </message>
    <message>
        <source>How long the fault waits, or asks the client to wait.</source>
        <translation>Quanto o problema espera, ou pede ao cliente para esperar.</translation>
    </message>
    <message>
        <source>Random seed for the share of requests; 0 by default.</source>
        <translation>Semente aleatória da parte de solicitações; 0 por padrão.</translation>
    </message>
    <message>
        <source>Keep the faults already set; their counts start again.</source>
        <translation>Manter os problemas já definidos; as contagens recomeçam.</translation>
    </message>
    <message>
        <source>Instead of KIND, a file with {&quot;seed&quot;: N, &quot;faults&quot;: [...]} as the marketplace accepts it; - is standard input.</source>
        <translation>Em vez de KIND, um arquivo com {&quot;seed&quot;: N, &quot;faults&quot;: [...]} como o marketplace aceita; - é a entrada padrão.</translation>
    </message>
    <message>
        <source>Move the marketplace&apos;s clock forward, or show its time.</source>
        <translation>Adiantar o relógio do marketplace ou mostrar a hora.</translation>
    </message>
    <message>
        <source>AHEAD is a duration such as 90s, 30m, 6h, 2d or 1d12h, or a time such as 2026-01-31T12:00:00Z. Everything due until then happens: listings start and end, buyers come. Without AHEAD, shows the time. The clock never goes back.</source>
        <translation>AHEAD é uma duração como 90s, 30m, 6h, 2d ou 1d12h, ou uma hora como 2026-01-31T12:00:00Z. Acontece tudo o que está previsto até lá: os anúncios começam e terminam, chegam compradores. Sem AHEAD mostra a hora. O relógio nunca volta.</translation>
    </message>
    <message>
        <source>End all faults and stop automatic buyers.</source>
        <translation>Encerrar problemas provocados e compradores automáticos.</translation>
    </message>
    <message>
        <source>Tokens that a fault expired become valid again. Sales are kept, and the clock is not changed. For a shop in its initial state, use &apos;vitrina serve --fresh&apos;.</source>
        <translation>Os tokens que um problema provocado expirou voltam a valer. As vendas ficam, e o relógio não muda. Uma loja como no começo é criada com &apos;vitrina serve --fresh&apos;.</translation>
    </message>
    <message>
        <source>Number of processes that answer on the port; more than one needs a --store in a database server.</source>
        <translation>Número de processos que respondem na porta; mais de um exige um --store em um servidor de banco de dados.</translation>
    </message>
    <message>
        <source>Print the completion script for a shell.</source>
        <translation>Mostrar o script de preenchimento para um shell.</translation>
    </message>
    <message>
        <source>The script completes commands, options, fields, states and types, and the ids of listings and categories known locally; it never contacts the marketplace.</source>
        <translation>O script completa comandos, opções, campos, estados e tipos, e os ids dos anúncios e categorias conhecidos localmente; nunca consulta o marketplace.</translation>
    </message>
    <message>
        <source>Change fields of a listing.</source>
        <translation>Mudar campos de um anúncio.</translation>
    </message>
    <message>
        <source>Shows every field before and after and what is left of a sale, then sends the change. A change that the marketplace would refuse by its rules is not sent. A risky change (see &apos;vitrina plan apply --help&apos;) needs --accept 1. If the same command is run again before the outcome is known, it waits for the outcome and does not send the change twice.</source>
        <translation>Mostra cada campo antes e depois e o que sobra de uma venda, e então envia a alteração. Uma alteração que o marketplace recusaria pelas regras não é enviada. Uma alteração arriscada (ver &apos;vitrina plan apply --help&apos;) precisa de --accept 1. Se o mesmo comando for repetido antes de se saber como terminou, ele espera por isso e não envia a alteração duas vezes.</translation>
    </message>
    <message>
        <source>In addition, for one listing:</source>
        <translation>Além disso, para um só anúncio:</translation>
    </message>
    <message>
        <source>(cm and grams)</source>
        <translation>(cm e gramas)</translation>
    </message>
    <message>
        <source>An empty value after = removes the value.</source>
        <translation>Um valor vazio depois do = remove o valor.</translation>
    </message>
    <message>
        <source>Show what would be sent, without sending it.</source>
        <translation>Mostrar o que seria enviado, sem enviar.</translation>
    </message>
    <message>
        <source>Activate, pause, close or delete a listing.</source>
        <translation>Ativar, pausar, encerrar ou excluir um anúncio.</translation>
    </message>
    <message>
        <source>A closed listing can be listed again under a new id (&apos;vitrina relist&apos;). Only a closed listing can be deleted, and permanently: type its id again to confirm, or give --accept 1.</source>
        <translation>Um anúncio encerrado pode ser republicado (&apos;vitrina relist&apos;), com um id novo. Só um encerrado pode ser excluído, e é para sempre: confirma-se com o id digitado de novo, ou com --accept 1.</translation>
    </message>
    <message>
        <source>Replace a listing&apos;s description with the text of FILE.</source>
        <translation>Substituir a descrição de um anúncio pelo texto de FILE.</translation>
    </message>
    <message>
        <source>FILE is UTF-8 text; - is standard input. The marketplace keeps the previous text as a revision.</source>
        <translation>FILE é texto UTF-8 com a descrição; - é a entrada padrão. O marketplace mantém o texto anterior como uma revisão.</translation>
    </message>
    <message>
        <source>Move a listing to another listing type, or show its choices.</source>
        <translation>Mudar o tipo de um anúncio ou ver os possíveis.</translation>
    </message>
    <message>
        <source>Without TYPE, shows the types that the listing can be moved to and what is left of a sale with each. Unknown values are shown as &quot;–&quot;.</source>
        <translation>Sem TYPE mostra os tipos para os quais o anúncio pode passar e o que sobra de uma venda com cada um. O que não se sabe aparece como “–”.</translation>
    </message>
    <message>
        <source>List a closed listing again as a new listing.</source>
        <translation>Republicar um anúncio encerrado, com id novo.</translation>
    </message>
    <message>
        <source>The new listing has a new id. With variations, price and stock are set in each of them. The listing is never created twice: if no answer comes, the new listing is looked for first.</source>
        <translation>O anúncio novo tem um id novo. Com variações, o preço e o estoque são definidos em cada uma. Nunca é republicado duas vezes: se não chega resposta, primeiro se procura o anúncio novo.</translation>
    </message>
    <message>
        <source>New price, such as 199.90 or +7%.</source>
        <translation>Preço novo, como 199.90 ou +7%.</translation>
    </message>
    <message>
        <source>New stock, such as 5 or +3.</source>
        <translation>Estoque novo, como 5 ou +3.</translation>
    </message>
    <message>
        <source>New listing type.</source>
        <translation>Tipo de anúncio novo.</translation>
    </message>
    <message>
        <source>Create a listing from the item in FILE.</source>
        <translation>Anunciar o item de FILE.</translation>
    </message>
    <message>
        <source>FILE is one JSON object with the fields that the marketplace accepts for a new item; - is standard input. The item is first checked by the rules and by the marketplace, and is listed only if neither would refuse it. It is never listed twice: if no answer comes, the new listing is looked for, and the same command, run again, waits for the result.</source>
        <translation>FILE é um objeto JSON com os campos que o marketplace aceita para um item novo; - é a entrada padrão. O item primeiro é verificado pelas regras e pelo marketplace, e só é anunciado se nenhum dos dois o recusaria. Nunca é anunciado duas vezes: se não chega resposta, procura-se o anúncio novo, e o mesmo comando repetido espera pelo resultado.</translation>
    </message>
    <message>
        <source>A picture in FILE may be a file in the same folder: {&quot;file&quot;: &quot;front.jpg&quot;}. All pictures are checked before anything is sent; each is uploaded once.</source>
        <translation>Uma foto em FILE pode ser um arquivo da mesma pasta: {&quot;file&quot;: &quot;front.jpg&quot;}. Todas as fotos são verificadas antes de qualquer envio; cada uma é enviada uma só vez.</translation>
    </message>
    <message>
        <source>Picture to put before those of the listing. May be given several times, the cover first.</source>
        <translation>Foto que vem antes das do anúncio. Pode ser indicada várias vezes, a capa primeiro.</translation>
    </message>
    <message>
        <source>Predict the category from the title if it is missing.</source>
        <translation>Prever a categoria conforme o título, se faltar.</translation>
    </message>
    <message>
        <source>List the item even if the same item was already listed from here.</source>
        <translation>Anunciar o item mesmo que o mesmo já tenha sido anunciado daqui.</translation>
    </message>
    <message>
        <source>List an item like a listing, optionally with other values.</source>
        <translation>Anunciar um item como outro anúncio, com alterações.</translation>
    </message>
    <message>
        <source>Check the item in FILE, without listing it.</source>
        <translation>Verificar o item de FILE, sem anunciá-lo.</translation>
    </message>
    <message>
        <source>Checks as &apos;vitrina create&apos; does. The exit code is 1 if the rules or the marketplace would refuse the item; the output shows why.</source>
        <translation>Verifica como &apos;vitrina create&apos;. O código de saída é 1 se as regras ou o marketplace recusariam o item; a saída mostra por quê.</translation>
    </message>
    <message>
        <source>Show, add, remove or reorder the pictures of a listing.</source>
        <translation>Ver, adicionar, remover ou ordenar as fotos de um anúncio.</translation>
    </message>
    <message>
        <source>A picture is given by its number (the cover is 1) or id. &apos;add&apos; takes addresses and files; files are checked and prepared first. &apos;order&apos; moves the given pictures to the front; the others follow. Removing a picture that variations show needs --accept 1.</source>
        <translation>Uma foto é indicada por número (a capa é 1) ou id. &apos;add&apos; aceita endereços e arquivos; os arquivos antes são verificados e preparados. &apos;order&apos; põe primeiro as fotos indicadas; as demais seguem. Remover uma foto que variações mostram precisa de --accept 1.</translation>
    </message>
    <message>
        <source>Show a listing as it is now.</source>
        <translation>Mostrar um anúncio como está agora.</translation>
    </message>
    <message>
        <source>Show it as of the last sync, with the time of that sync; needs no network.</source>
        <translation>Mostrá-lo como na última sincronização, com a hora; não precisa de rede.</translation>
    </message>
    <message>
        <source>Show only this variation, as it is now.</source>
        <translation>Mostrar só esta variação, como está agora.</translation>
    </message>
    <message>
        <source>Show your account: status, permissions, reputation, limits.</source>
        <translation>Mostrar a conta: status, permissões, reputação e limites.</translation>
    </message>
    <message>
        <source>Also shows what may be listed. A refused permission is shown with the marketplace&apos;s reasons. Unknown values are shown as –.</source>
        <translation>Também mostra o que pode ser anunciado. Uma permissão negada aparece com os motivos do marketplace. O que não se sabe aparece como –.</translation>
    </message>
    <message>
        <source>Show the public information about another user.</source>
        <translation>Mostrar os dados públicos de outro usuário.</translation>
    </message>
    <message>
        <source>Show the category tree, or everything about one category.</source>
        <translation>Mostrar a árvore de categorias, ou tudo sobre uma.</translation>
    </message>
    <message>
        <source>A category is shown with its path and subcategories, its settings and limits, its attributes with kind, values, units and limits, and the listing types of the site. The tree starts from the categories of your listings, because the marketplace has no list of all categories; below the top level, it shows only branches that your listings use.</source>
        <translation>Uma categoria é mostrada com o caminho e as subcategorias, suas configurações e limites, seus atributos com tipo, valores, unidades e limites, e os tipos de anúncio do site. A árvore parte das categorias dos seus anúncios, porque o marketplace não tem uma lista de todas; abaixo do primeiro nível, mostra só os ramos com anúncios seus.</translation>
    </message>
    <message>
        <source>Show all values of every attribute.</source>
        <translation>Mostrar todos os valores de cada atributo.</translation>
    </message>
    <message>
        <source>Show the site&apos;s listing types, with charges and durations.</source>
        <translation>Mostrar os tipos de anúncio, com tarifas e duração.</translation>
    </message>
    <message>
        <source>With --price, also shows the charge of a sale at that price and what is left of it, before shipping. An unknown charge is shown as –.</source>
        <translation>Com --price mostra também a tarifa de uma venda a esse preço e o que sobra dela, antes do envio. Uma tarifa que não se sabe aparece como –.</translation>
    </message>
    <message>
        <source>Price of a sale, such as 1299.90.</source>
        <translation>Preço de uma venda, como 1299.90.</translation>
    </message>
    <message>
        <source>Show shipping modes and costs of a listing or a parcel.</source>
        <translation>Mostrar modos e custos de envio de um anúncio ou pacote.</translation>
    </message>
    <message>
        <source>For a listing, also shows whether free shipping is mandatory and why, what is left of a sale with each listing type, and the price above which a sale earns less. Unknown values are shown as –.</source>
        <translation>De um anúncio mostra também se o frete grátis é obrigatório e por quê, o que sobra de uma venda com cada tipo de anúncio, e o preço acima do qual uma venda rende menos. O que não se sabe aparece como –.</translation>
    </message>
    <message>
        <source>Another parcel: three sides in centimetres, and the weight in grams.</source>
        <translation>Outro pacote: três lados em centímetros, e o peso em gramas.</translation>
    </message>
    <message>
        <source>Category of the parcel, which determines its shipping modes.</source>
        <translation>Categoria do pacote, que decide os modos de envio.</translation>
    </message>
    <message>
        <source>Also show the listing&apos;s shipping information exactly as the marketplace returns it.</source>
        <translation>Mostrar também os dados de envio do anúncio tal como o marketplace os informa.</translation>
    </message>
    <message>
        <source>Listing type, such as gold_pro.</source>
        <translation>Tipo de anúncio, como gold_pro.</translation>
    </message>
    <message>
        <source>Show buyers&apos; orders, newest first.</source>
        <translation>Mostrar os pedidos de compradores, primeiro os novos.</translation>
    </message>
    <message>
        <source>A buyer&apos;s telephone number, if the marketplace gives it, is only in --json.</source>
        <translation>O telefone de um comprador, se o marketplace o informa, está só em --json.</translation>
    </message>
    <message>
        <source>Words to search for in the orders.</source>
        <translation>Palavras a procurar nos pedidos.</translation>
    </message>
    <message>
        <source>Only orders with this tag.</source>
        <translation>Só pedidos com esta etiqueta.</translation>
    </message>
    <message>
        <source>Maximum number to show.</source>
        <translation>Quantos são mostrados no máximo.</translation>
    </message>
    <message>
        <source>Show buyers&apos; questions about all listings, or about one.</source>
        <translation>Mostrar as perguntas dos compradores. São as de todos os anúncios, ou as de um.</translation>
    </message>
    <message>
        <source>Only questions that wait for an answer.</source>
        <translation>Só as perguntas que esperam resposta.</translation>
    </message>
    <message>
        <source>Show the site&apos;s coverage areas, or one area.</source>
        <translation>Mostrar as áreas de cobertura do site, ou uma.</translation>
    </message>
    <message>
        <source>The listing of a service has ids of these areas in coverage_areas; one of the areas is the whole country.</source>
        <translation>O anúncio de um serviço leva ids destas áreas em coverage_areas; uma das áreas é o país inteiro.</translation>
    </message>
    <message>
        <source>Search the site, and compare your prices with the others&apos;.</source>
        <translation>Procurar no site e comparar os seus preços com outros.</translation>
    </message>
    <message>
        <source>The lowest and the median price are those of other sellers. Rank 1 is the cheapest; --price also shows the rank that a price would have. Only prices in the site&apos;s currency are compared. The marketplace shows at most 1,000 results of a search; figures that would need more are shown as –.</source>
        <translation>O menor preço e o mediano são de outros vendedores. A posição 1 é a mais barata; --price mostra também a posição que um preço teria. Só são comparados preços na moeda do site. O marketplace mostra no máximo 1000 resultados de uma busca; os números que exigiriam mais aparecem como –.</translation>
    </message>
    <message>
        <source>Only in this category and its subcategories.</source>
        <translation>Só nesta categoria e em suas subcategorias.</translation>
    </message>
    <message>
        <source>Only items in this condition.</source>
        <translation>Só itens nesta condição.</translation>
    </message>
    <message>
        <source>Number of other sellers&apos; listings to show, cheapest first.</source>
        <translation>Número de anúncios de outros a mostrar, primeiro os mais baratos.</translation>
    </message>
    <message>
        <source>Predict the categories of titles, with their probabilities.</source>
        <translation>Prever categorias de títulos, com suas probabilidades.</translation>
    </message>
    <message>
        <source>If the only argument is the name of a file or -, each of its lines is a title. A title for which nothing can be predicted is shown with –, and the exit code is 1.</source>
        <translation>Se o único argumento é o nome de um arquivo ou -, cada uma das linhas dele é um título. Um título do qual não se pode prever nada aparece com –, e o código de saída é 1.</translation>
    </message>
    <message>
        <source>Predict only within this top-level category.</source>
        <translation>Prever só dentro desta categoria de primeiro nível.</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Aborted!</source>
        <translation>Interrompido!</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>padrão: {default}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>arquivo</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>pasta</translation>
    </message>
    <message>
        <source>path</source>
        <translation>caminho</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Erro: {message}</translation>
    </message>
    <message>
        <source>Error: invalid input</source>
        <translation>Erro: valor inválido</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Falta o argumento</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Falta a opção</translation>
    </message>
    <message>
        <source>Missing parameter</source>
        <translation>Falta o parâmetro</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Falta o comando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>As opções são:
	{choices}</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>Ajuda: &apos;{command} {option}&apos;.</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>A opção {name!r} não existe.</translation>
    </message>
    <message>
        <source>No such command {name!r}.</source>
        <translation>O comando {name!r} não existe.</translation>
    </message>
    <message numerus="yes">
        <source>(Did you mean one of: {possibilities}?)</source>
        <comment>Did you mean {possibility}?</comment>
        <translation>
            <numerusform>Seria {possibility}?</numerusform>
            <numerusform>(Seria uma destas: {possibilities}?)</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid value: {message}</source>
        <translation>Valor inválido: {message}</translation>
    </message>
    <message>
        <source>Make a plan for the listings selected by a query or a file.</source>
        <translation>Fazer um plano para anúncios de uma consulta ou um arquivo.</translation>
    </message>
    <message>
        <source>Write listings of the local catalogue to a file. Exports all of them, or those selected by a query or a list.</source>
        <translation>Gravar anúncios do catálogo local em um arquivo. Exporta todos, ou os que uma consulta ou lista seleciona.</translation>
    </message>
    <message>
        <source>&apos;vitrina plan new -h&apos; explains the query language of --where.</source>
        <translation>&apos;vitrina plan new -h&apos; explica a linguagem de consultas de --where.</translation>
    </message>
    <message>
        <source>csv and json: the columns of the table. jsonl: complete listings, one per line. xlsx: a workbook to fill in, like --sheet, with one sheet per category. Default: the extension of FILE, or csv.</source>
        <translation>csv e json: as colunas da tabela. jsonl: anúncios completos, um por linha. xlsx: uma pasta de trabalho para preencher, como --sheet, com uma planilha por categoria. Por padrão, a extensão de FILE ou csv.</translation>
    </message>
    <message>
        <source>Spreadsheet program that a csv is for; sets separator, decimal mark and byte order mark, and the language of a sheet&apos;s headings.</source>
        <translation>Programa de planilhas a que se destina um csv: decide separador, sinal decimal e marca de ordem de bytes, e o idioma dos títulos de uma planilha para preencher.</translation>
    </message>
    <message>
        <source>Texts, pictures, attributes, variations, price, stock and own code are those of ID, unless others are given. Given pictures come before those of ID.</source>
        <translation>Os textos, fotos, atributos, variações, preço, estoque e código próprio são os de ID, salvo os que forem indicados. As fotos indicadas vêm antes das de ID.</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Valor inválido para {param_hint}: {message}</translation>
    </message>
    <message>
        <source>Could not open file {filename!r}: {message}</source>
        <translation>Não foi possível abrir o arquivo {filename!r}: {message}</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>A opção {name!r} não leva valor.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} não está no intervalo {range}.</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r} não é um valor do tipo {number_type}.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} é um arquivo.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name} {filename!r} é uma pasta.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name} {filename!r} não pode ser lido.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not writable.</source>
        <translation>{name} {filename!r} não pode ser gravado.</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name} {filename!r} não existe.</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Mostrar esta ajuda e sair.</translation>
    </message>
    <message>
        <source>%(prog)s, version %(version)s</source>
        <translation>%(prog)s, versão %(version)s</translation>
    </message>
    <message numerus="yes">
        <source>Got unexpected extra arguments ({args})</source>
        <comment>Got unexpected extra argument ({args})</comment>
        <translation>
            <numerusform>Sobra um argumento ({args})</numerusform>
            <numerusform>Sobram argumentos ({args})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Option {name!r} requires {nargs} arguments.</source>
        <comment>Option {name!r} requires an argument.</comment>
        <translation>
            <numerusform>A opção {name!r} precisa de um valor.</numerusform>
            <numerusform>A opção {name!r} precisa de {nargs} valores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value!r} is not one of {choices}.</source>
        <comment>{value!r} is not {choice}.</comment>
        <translation>
            <numerusform>{value!r} não é {choice}.</numerusform>
            <numerusform>{value!r} não é nenhum destes valores: {choices}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fields dropped</source>
        <comment>{n} field dropped</comment>
        <translation>
            <numerusform>{n} campo descartado</numerusform>
            <numerusform>{n} campos descartados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fields changed</source>
        <comment>{n} field changed</comment>
        <translation>
            <numerusform>{n} campo alterado</numerusform>
            <numerusform>{n} campos alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} remarks</source>
        <comment>{n} remark</comment>
        <translation>
            <numerusform>{n} observação</numerusform>
            <numerusform>{n} observações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading the attributes of {n} listings; next time only those that have changed</source>
        <comment>reading the attributes of {n} listing; next time only if it has changed</comment>
        <translation>
            <numerusform>lendo os atributos de {n} anúncio; da próxima vez só se mudar</numerusform>
            <numerusform>lendo os atributos de {n} anúncios; da próxima vez só os dos que mudarem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <comment>and {n} more</comment>
        <translation>
            <numerusform>e mais {n}</numerusform>
            <numerusform>e mais {n}</numerusform>
        </translation>
    </message>
    <message>
        <source>the same, if the name also means something else</source>
        <translation>o mesmo, se o nome também significa outra coisa</translation>
    </message>
    <message>
        <source>select listings with --where or --ids; --where &apos;&apos; selects all</source>
        <translation>selecione os anúncios com --where ou --ids; --where &apos;&apos; seleciona todos</translation>
    </message>
    <message>
        <source>{found} found, {planned} planned in {out}</source>
        <translation>{found} achados, {planned} planejados em {out}</translation>
    </message>
    <message>
        <source>Looking for risks</source>
        <translation>Procurando riscos</translation>
    </message>
    <message>
        <source>the practice shop</source>
        <translation>a loja de prática</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>check</source>
        <translation>verificação</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>dados</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings written to {out}</source>
        <comment>{n} listing written to {out}</comment>
        <translation>
            <numerusform>{n} anúncio gravado em {out}</numerusform>
            <numerusform>{n} anúncios gravados em {out}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no catalogue yet. Run &apos;vitrina sync&apos; first.</source>
        <translation>Ainda não há catálogo. Antes execute &apos;vitrina sync&apos;.</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>a saída padrão não está aberta</translation>
    </message>
    <message>
        <source>nothing was left to send</source>
        <translation>não restava nada a enviar</translation>
    </message>
    <message>
        <source>Nothing was ever sent for {item_id} from this workspace.</source>
        <translation>Nunca foi enviado nada para {item_id} a partir deste espaço de trabalho.</translation>
    </message>
    <message>
        <source>Changes found by syncs:</source>
        <translation>Alterações achadas ao sincronizar:</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>desde então</translation>
    </message>
    <message>
        <source>There has been no sync yet.</source>
        <translation>Ainda não se sincronizou.</translation>
    </message>
    <message>
        <source>This cannot be undone. Type the id again to continue</source>
        <translation>Não pode ser desfeito. Para continuar, digite o id de novo</translation>
    </message>
    <message>
        <source>Sending is paused; &apos;vitrina send --resume&apos; sends them</source>
        <translation>O envio está em pausa; &apos;vitrina send --resume&apos; as envia</translation>
    </message>
    <message>
        <source>&apos;vitrina send&apos; finds out their outcome</source>
        <translation>&apos;vitrina send&apos; descobre como terminaram</translation>
    </message>
    <message>
        <source>nothing was added: earlier changes to this listing have no outcome yet ({count}). {how}.</source>
        <translation>nada foi acrescentado: ainda não se sabe como terminaram alterações anteriores deste anúncio ({count}). {how}.</translation>
    </message>
    <message>
        <source>nothing was sent: {reason}</source>
        <translation>nada foi enviado: {reason}</translation>
    </message>
    <message>
        <source>category {id}  {path}  {sure}</source>
        <translation>categoria {id}  {path}  {sure}</translation>
    </message>
    <message>
        <source>{shown}: larger than {most} MiB</source>
        <translation>{shown}: mais de {most} MiB</translation>
    </message>
    <message>
        <source>It would be refused: {errors}.</source>
        <translation>Seria recusado: {errors}.</translation>
    </message>
    <message>
        <source>It would be listed.</source>
        <translation>Seria anunciado.</translation>
    </message>
    <message>
        <source>nothing was sent: the same item was already listed from here as {listing_id}; to list another, use --again</source>
        <translation>nada foi enviado: o mesmo item já foi anunciado daqui como {listing_id}; para anunciar outro, use --again</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>o arquivo não é texto em UTF-8</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>indisponível</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>tipo superior</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>left of a sale</source>
        <translation>sobra de uma venda</translation>
    </message>
    <message>
        <source>{item_id} has no pictures.</source>
        <translation>{item_id} não tem fotos.</translation>
    </message>
    <message>
        <source>{item_id} has no variations.</source>
        <translation>{item_id} não tem variações.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>max size</source>
        <translation>tamanho máximo</translation>
    </message>
    <message>
        <source>address</source>
        <translation>endereço</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>estoque</translation>
    </message>
    <message>
        <source>NAME=VALUE for each attribute</source>
        <translation>NAME=VALUE para cada atributo</translation>
    </message>
    <message>
        <source>at least one attribute, such as Color=Negro</source>
        <translation>pelo menos um atributo, como Color=Negro</translation>
    </message>
    <message>
        <source>one picture</source>
        <translation>uma foto</translation>
    </message>
    <message>
        <source>at least one picture</source>
        <translation>pelo menos uma foto</translation>
    </message>
    <message>
        <source>one variation, by number or id</source>
        <translation>uma variação, por número ou id</translation>
    </message>
    <message>
        <source>a variation, and FIELD=VALUE...</source>
        <translation>uma variação, e FIELD=VALUE...</translation>
    </message>
    <message>
        <source>left of a sale  {amounts}</source>
        <translation>sobra de uma venda  {amounts}</translation>
    </message>
    <message>
        <source>vitrina {name}: risky and not accepted; nothing was sent. To accept: --accept {count}</source>
        <translation>vitrina {name}: com risco e não aceito; nada foi enviado. Para aceitar: --accept {count}</translation>
    </message>
    <message>
        <source>vitrina {name}: nothing was sent</source>
        <translation>vitrina {name}: nada foi enviado</translation>
    </message>
    <message>
        <source>This change is already in the outbox, without an outcome yet; it is not sent twice.</source>
        <translation>Esta alteração já está na caixa de saída, ainda sem resultado; não é enviada duas vezes.</translation>
    </message>
    <message>
        <source>listed as {listing_id}</source>
        <translation>anunciado como {listing_id}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>Nothing to send: the listing is already so.</source>
        <translation>Não há nada a enviar: o anúncio já está assim.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted; close it first.</source>
        <translation>Só se pode excluir um anúncio encerrado; encerre-o antes.</translation>
    </message>
    <message>
        <source>variation {id}  {look}  removed</source>
        <translation>variação {id}  {look}  é removida</translation>
    </message>
    <message>
        <source>new variation  {look}  price {price}, stock {stock}</source>
        <translation>variação nova  {look}  preço {price}, estoque {stock}</translation>
    </message>
    <message>
        <source>risky: sending it needs --accept {count}</source>
        <translation>com risco: para enviar é preciso --accept {count}</translation>
    </message>
    <message>
        <source>may list</source>
        <translation>pode anunciar</translation>
    </message>
    <message>
        <source>may buy</source>
        <translation>pode comprar</translation>
    </message>
    <message>
        <source>may sell</source>
        <translation>pode vender</translation>
    </message>
    <message>
        <source>site</source>
        <translation>site</translation>
    </message>
    <message>
        <source>kind of user</source>
        <translation>tipo de usuário</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>registrado em</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>reputação</translation>
    </message>
    <message>
        <source>power seller</source>
        <translation>vendedor destacado</translation>
    </message>
    <message>
        <source>sales</source>
        <translation>vendas</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>reclamações</translation>
    </message>
    <message>
        <source>sent late</source>
        <translation>enviado com atraso</translation>
    </message>
    <message>
        <source>new free listings</source>
        <translation>anúncios grátis novos</translation>
    </message>
    <message>
        <source>free shipping rule</source>
        <translation>regra de frete grátis</translation>
    </message>
    <message>
        <source>there is no user {user_id!r}</source>
        <translation>o usuário {user_id!r} não existe</translation>
    </message>
    <message>
        <source>(up to {free} sales; used products always)</source>
        <translation>(até {free} vendas; os produtos usados, sempre)</translation>
    </message>
    <message>
        <source>; did you mean {near}?</source>
        <translation>; seria {near}?</translation>
    </message>
    <message>
        <source>there is no {what} {typed!r}{advice}</source>
        <translation>não existe: {what} {typed!r}{advice}</translation>
    </message>
    <message>
        <source>can be read as {meant}</source>
        <translation>pode ser lido como {meant}</translation>
    </message>
    <message>
        <source>is not an amount</source>
        <translation>não é um valor</translation>
    </message>
    <message>
        <source>{value!r} {wrong}; write it like 1299.90</source>
        <translation>{value!r} {wrong}; escreva como 1299.90</translation>
    </message>
    <message>
        <source>there is no listing {typed!r}; it is the own code of {coded}</source>
        <translation>o anúncio {typed!r} não existe; é o código próprio de {coded}</translation>
    </message>
    <message>
        <source>required for the catalog</source>
        <translation>obrigatório para o catálogo</translation>
    </message>
    <message>
        <source>set by the marketplace</source>
        <translation>definido pelo marketplace</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fixo</translation>
    </message>
    <message>
        <source>may vary</source>
        <translation>pode variar</translation>
    </message>
    <message>
        <source>of variations</source>
        <translation>de variações</translation>
    </message>
    <message>
        <source>has pictures of its own</source>
        <translation>tem fotos próprias</translation>
    </message>
    <message>
        <source>Attributes: {count}</source>
        <translation>Atributos: {count}</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Abaixo</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} characters</source>
        <comment>at most {n} character</comment>
        <translation>
            <numerusform>no máximo {n} caractere</numerusform>
            <numerusform>no máximo {n} caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>in {units}</source>
        <translation>em {units}</translation>
    </message>
    <message>
        <source>, and {rest} more (--values)</source>
        <translation>, e mais {rest} (--values)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>active listings</source>
        <translation>anúncios ativos</translation>
    </message>
    <message>
        <source>may be listed in</source>
        <translation>pode-se anunciar</translation>
    </message>
    <message>
        <source>listing types</source>
        <translation>tipos de anúncio</translation>
    </message>
    <message>
        <source>longest title</source>
        <translation>título mais longo</translation>
    </message>
    <message>
        <source>longest subtitle</source>
        <translation>subtítulo mais longo</translation>
    </message>
    <message>
        <source>longest description</source>
        <translation>descrição mais longa</translation>
    </message>
    <message>
        <source>most pictures</source>
        <translation>máximo de fotos</translation>
    </message>
    <message>
        <source>most pictures, variations</source>
        <translation>máximo de fotos, variações</translation>
    </message>
    <message>
        <source>lowest price</source>
        <translation>preço mínimo</translation>
    </message>
    <message>
        <source>highest price</source>
        <translation>preço máximo</translation>
    </message>
    <message>
        <source>currencies</source>
        <translation>moedas</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>condições</translation>
    </message>
    <message>
        <source>buying modes</source>
        <translation>formas de compra</translation>
    </message>
    <message>
        <source>shipping modes</source>
        <translation>modos de envio</translation>
    </message>
    <message>
        <source>immediate payment</source>
        <translation>pagamento imediato</translation>
    </message>
    <message>
        <source>coverage areas</source>
        <translation>áreas de cobertura</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variações</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>, mine: {mine}</source>
        <translation>, meus: {mine}</translation>
    </message>
    <message>
        <source>No categories are known yet; &apos;vitrina predict TITLE&apos; finds one.</source>
        <translation>Ainda não se conhecem categorias; &apos;vitrina predict TITLE&apos; encontra uma.</translation>
    </message>
    <message>
        <source>(active: {total}{mine})</source>
        <translation>(ativos: {total}{mine})</translation>
    </message>
    <message>
        <source>coverage area</source>
        <translation>área de cobertura</translation>
    </message>
    <message>
        <source>This site has no coverage areas.</source>
        <translation>Este site não tem áreas de cobertura.</translation>
    </message>
    <message>
        <source>area</source>
        <translation>área</translation>
    </message>
    <message>
        <source>zone</source>
        <translation>zona</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>banned by the marketplace</source>
        <translation>banido pelo marketplace</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>excluído</translation>
    </message>
    <message>
        <source>forbidden by the marketplace</source>
        <translation>vetado pelo marketplace</translation>
    </message>
    <message>
        <source>frozen by the marketplace</source>
        <translation>congelado pelo marketplace</translation>
    </message>
    <message>
        <source>held by the marketplace</source>
        <translation>retido pelo marketplace</translation>
    </message>
    <message>
        <source>out of stock</source>
        <translation>sem estoque</translation>
    </message>
    <message>
        <source>the marketplace is waiting for documents</source>
        <translation>o marketplace espera documentos</translation>
    </message>
    <message>
        <source>suspended by the marketplace</source>
        <translation>suspenso pelo marketplace</translation>
    </message>
    <message>
        <source>the marketplace is waiting for a correction</source>
        <translation>o marketplace espera uma correção</translation>
    </message>
    <message>
        <source>the marketplace has a warning</source>
        <translation>o marketplace tem um alerta</translation>
    </message>
    <message>
        <source>Pictures: {count}</source>
        <translation>Fotos: {count}</translation>
    </message>
    <message>
        <source>What is left of a sale</source>
        <translation>O que sobra de uma venda</translation>
    </message>
    <message>
        <source>a sync that did not finish</source>
        <translation>uma tentativa de sincronizar que não terminou</translation>
    </message>
    <message>
        <source>(before: {price})</source>
        <translation>(antes: {price})</translation>
    </message>
    <message>
        <source>stored copy as of {since}</source>
        <translation>cópia armazenada em {since}</translation>
    </message>
    <message>
        <source>of another seller: {seller_id}</source>
        <translation>de outro vendedor: {seller_id}</translation>
    </message>
    <message>
        <source>in stock</source>
        <translation>estoque</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>vendas</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condição</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>saída padrão</translation>
    </message>
    <message>
        <source>the listing</source>
        <translation>o anúncio</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>own code</source>
        <translation>código próprio</translation>
    </message>
    <message>
        <source>health</source>
        <translation>qualidade</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>last change</source>
        <translation>última alteração</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descrição</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>o que é</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>fotos</translation>
    </message>
    <message>
        <source>{health} of 100</source>
        <translation>{health} de 100</translation>
    </message>
    <message>
        <source>does not apply</source>
        <translation>não se aplica</translation>
    </message>
    <message>
        <source>left</source>
        <translation>sobra</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>dura</translation>
    </message>
    <message>
        <source>for new products</source>
        <translation>para produtos novos</translation>
    </message>
    <message>
        <source>A sale at {price}, before shipping</source>
        <translation>Uma venda a {price}, antes do envio</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sem fim</translation>
    </message>
    <message numerus="yes">
        <source>{n} days</source>
        <comment>{n} day</comment>
        <translation>
            <numerusform>{n} dia</numerusform>
            <numerusform>{n} dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Listings on {id}: {total}, of other sellers: {others}</source>
        <translation>Anúncios em {id}: {total}, de outros vendedores: {others}</translation>
    </message>
    <message>
        <source>words to search for</source>
        <translation>palavras a procurar</translation>
    </message>
    <message>
        <source>Cheapest listings of others</source>
        <translation>Anúncios mais baratos dos outros</translation>
    </message>
    <message>
        <source>only {read} of them could be read</source>
        <translation>só foi possível ler {read}</translation>
    </message>
    <message>
        <source>without a price in {currency_id}, and not compared: {not_compared}</source>
        <translation>sem preço em {currency_id}, não comparados: {not_compared}</translation>
    </message>
    <message>
        <source>lowest price of others</source>
        <translation>menor preço dos outros</translation>
    </message>
    <message>
        <source>median price of others</source>
        <translation>preço mediano dos outros</translation>
    </message>
    <message>
        <source>rank of {price}: {rank}</source>
        <translation>posição de {price}: {rank}</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>posição</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>None of your listings is among them.</source>
        <translation>Não há nenhum anúncio seu entre eles.</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>vendedor</translation>
    </message>
    <message>
        <source>there is no title</source>
        <translation>não há título</translation>
    </message>
    <message>
        <source>{count} titles; at most {most} at once</source>
        <translation>{count} títulos; no máximo {most} por vez</translation>
    </message>
    <message>
        <source>more than {most} MB</source>
        <translation>mais de {most} MB</translation>
    </message>
    <message>
        <source>there is no file {name!r}</source>
        <translation>o arquivo {name!r} não existe</translation>
    </message>
    <message>
        <source>The site {site_id} predicts no categories.</source>
        <translation>O site {site_id} não prevê categorias.</translation>
    </message>
    <message>
        <source>not a text file in UTF-8</source>
        <translation>não é um arquivo de texto em UTF-8</translation>
    </message>
    <message>
        <source>{below} is not a top-level category; its top-level category is {id}</source>
        <translation>{below} não é uma categoria de primeiro nível; a de primeiro nível é {id}</translation>
    </message>
    <message>
        <source>height, width, length in cm and grams, such as 10x20x30,500</source>
        <translation>altura, largura, comprimento em cm e gramas, como 10x20x30,500</translation>
    </message>
    <message>
        <source>give either the ID of a listing or --dimensions</source>
        <translation>indique o ID de um anúncio ou --dimensions, não ambos</translation>
    </message>
    <message>
        <source>--category goes with --dimensions: a listing has its own category</source>
        <translation>--category vai com --dimensions: um anúncio tem categoria própria</translation>
    </message>
    <message>
        <source>--raw needs the ID of a listing</source>
        <translation>--raw precisa do ID de um anúncio</translation>
    </message>
    <message>
        <source>{item_id} is a listing of another seller</source>
        <translation>{item_id} é um anúncio de outro vendedor</translation>
    </message>
    <message>
        <source>the price is above the threshold</source>
        <translation>o preço está acima do limite</translation>
    </message>
    <message>
        <source>it is new</source>
        <translation>é novo</translation>
    </message>
    <message>
        <source>it is of an official store</source>
        <translation>é de uma loja oficial</translation>
    </message>
    <message>
        <source>the seller has the best reputation</source>
        <translation>o vendedor tem a melhor reputação</translation>
    </message>
    <message>
        <source>measures of the listing</source>
        <translation>medidas do anúncio</translation>
    </message>
    <message>
        <source>usual measures of its category</source>
        <translation>medidas habituais da categoria</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>as indicadas</translation>
    </message>
    <message>
        <source>As returned by the marketplace</source>
        <translation>Como o marketplace informa</translation>
    </message>
    <message>
        <source>A classified ad: neither sold nor shipped through the marketplace.</source>
        <translation>Um classificado: não é vendido nem enviado pelo marketplace.</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>billable weight</source>
        <translation>peso cobrado</translation>
    </message>
    <message>
        <source>shipping cost for you</source>
        <translation>custo do envio para você</translation>
    </message>
    <message>
        <source>ships free now</source>
        <translation>frete grátis agora</translation>
    </message>
    <message>
        <source>free shipping is mandatory</source>
        <translation>frete grátis obrigatório</translation>
    </message>
    <message>
        <source>fetched by the buyer</source>
        <translation>retirada em mãos</translation>
    </message>
    <message>
        <source>mode</source>
        <translation>modo</translation>
    </message>
    <message>
        <source>state</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>modes: – (they depend on the category: use --category)</source>
        <translation>modos: – (dependem da categoria: --category)</translation>
    </message>
    <message>
        <source>not available to you</source>
        <translation>indisponível</translation>
    </message>
    <message>
        <source>--variation reads from the marketplace and cannot be used with --stored</source>
        <translation>--variation lê do marketplace e não pode ser usada com --stored</translation>
    </message>
    <message>
        <source>variation of {item_id}</source>
        <translation>variação de {item_id}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>e mais {count}</translation>
    </message>
    <message>
        <source>Only the first {limit} are shown; use --limit to show more.</source>
        <translation>Só são mostrados {limit}; com --limit se mostram mais.</translation>
    </message>
    <message>
        <source>There may be more: the marketplace shows at most {most}.</source>
        <translation>Pode haver mais: o marketplace mostra no máximo {most}.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>pedido</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>data</translation>
    </message>
    <message>
        <source>total</source>
        <translation>total</translation>
    </message>
    <message>
        <source>buyer</source>
        <translation>comprador</translation>
    </message>
    <message>
        <source>items</source>
        <translation>itens</translation>
    </message>
    <message>
        <source>There are no such orders.</source>
        <translation>Não há pedidos assim.</translation>
    </message>
    <message>
        <source>There are no orders.</source>
        <translation>Não há pedidos.</translation>
    </message>
    <message>
        <source>No questions are waiting for an answer.</source>
        <translation>Não há perguntas esperando resposta.</translation>
    </message>
    <message>
        <source>There are no questions.</source>
        <translation>Não há perguntas.</translation>
    </message>
    <message numerus="yes">
        <source>, tried {n} times</source>
        <comment>, tried {n} time</comment>
        <translation>
            <numerusform>, {n} tentativa</numerusform>
            <numerusform>, {n} tentativas</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Linha {number}</translation>
    </message>
    <message>
        <source>{kind}, made {made}, {state} since {changed}{tries}</source>
        <translation>{kind}, criada {made}, {state} desde {changed}{tries}</translation>
    </message>
    <message>
        <source>Requested:</source>
        <translation>Solicitado:</translation>
    </message>
    <message>
        <source>the outbox is empty</source>
        <translation>a caixa de saída está vazia</translation>
    </message>
    <message>
        <source>of {batch}</source>
        <translation>de {batch}</translation>
    </message>
    <message>
        <source>decided: {side}</source>
        <translation>decidido: {side}</translation>
    </message>
    <message>
        <source>changed by the difference: {value}</source>
        <translation>alterado pela diferença: {value}</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>o do marketplace</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>meu</translation>
    </message>
    <message>
        <source>theirs: the marketplace&apos;s value as of {changed}</source>
        <translation>deles: o valor do marketplace em {changed}</translation>
    </message>
    <message>
        <source>The request that would be sent with your values:</source>
        <translation>A solicitação que seria enviada com os seus valores:</translation>
    </message>
    <message>
        <source>The request that would be sent now:</source>
        <translation>A solicitação que seria enviada agora:</translation>
    </message>
    <message>
        <source>It cannot be restored. Send it?</source>
        <translation>Não pode ser restaurado. Enviar?</translation>
    </message>
    <message>
        <source>name a row or a listing</source>
        <translation>indique uma linha ou um anúncio</translation>
    </message>
    <message>
        <source>choose whose values to keep: mine or theirs{hint}</source>
        <translation>escolha os valores: mine ou theirs{hint}</translation>
    </message>
    <message>
        <source>--field decides a single row: give its number</source>
        <translation>--field decide uma só linha: dê o número dela</translation>
    </message>
    <message>
        <source>on hold until &apos;vitrina outbox release {number}&apos;</source>
        <translation>retida até &apos;vitrina outbox release {number}&apos;</translation>
    </message>
    <message>
        <source>waits to be sent</source>
        <translation>espera para ser enviada</translation>
    </message>
    <message>
        <source>is looked for again; this sends nothing</source>
        <translation>é procurada de novo; com isso nada é enviado</translation>
    </message>
    <message>
        <source>not sent: the listing stays as the marketplace has it</source>
        <translation>não é enviada: o anúncio fica como o marketplace o tem</translation>
    </message>
    <message>
        <source>dropped: not sent</source>
        <translation>descartada: não é enviada</translation>
    </message>
    <message>
        <source>dropped, but it was already sent and may have arrived: check the listing</source>
        <translation>descartada, mas já tinha sido enviada e pode ter chegado: verifique o anúncio</translation>
    </message>
    <message>
        <source>cannot be taken back: it is being sent; if it does not arrive, it is not sent again</source>
        <translation>não pode ser retirada: está sendo enviada; se não chegar, não é enviada de novo</translation>
    </message>
    <message>
        <source>nothing done: {fields} also changed on the marketplace; use &apos;vitrina outbox decide {number} mine|theirs&apos;</source>
        <translation>nada foi feito: {fields} também mudou no marketplace; &apos;vitrina outbox decide {number} mine|theirs&apos;</translation>
    </message>
    <message>
        <source>nothing done: something would be lost for good; --yes confirms it</source>
        <translation>nada foi feito: algo se perderia para sempre; --yes confirma</translation>
    </message>
    <message>
        <source>nothing done: it is {state}</source>
        <translation>nada foi feito: está {state}</translation>
    </message>
    <message>
        <source>nothing done: another program changed it first; it is now {state}</source>
        <translation>nada foi feito: outro programa a mudou antes; agora está {state}</translation>
    </message>
    <message>
        <source>; &apos;vitrina undo {item_id}&apos; takes it back</source>
        <translation>; &apos;vitrina undo {item_id}&apos; a desfaz</translation>
    </message>
    <message>
        <source>; &apos;vitrina outbox retry {number}&apos; sends it again</source>
        <translation>; &apos;vitrina outbox retry {number}&apos; a envia de novo</translation>
    </message>
    <message>
        <source>; its values are a draft again</source>
        <translation>; os valores dela voltam a ser um rascunho</translation>
    </message>
    <message>
        <source>vitrina {name}: sending is paused: resume with &apos;vitrina send --resume&apos;</source>
        <translation>vitrina {name}: o envio está em pausa: retome com &apos;vitrina send --resume&apos;</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>linha {number}</translation>
    </message>
    <message>
        <source>vitrina {name}: decided, but not sent yet: &apos;vitrina send&apos; sends it</source>
        <translation>vitrina {name}: decidido, mas ainda não enviado: &apos;vitrina send&apos; envia</translation>
    </message>
    <message numerus="yes">
        <source>{n} later rows no longer wait for it: &apos;vitrina send&apos; sends them</source>
        <comment>{n} later row no longer waits for it: &apos;vitrina send&apos; sends it</comment>
        <translation>
            <numerusform>{n} linha posterior não espera mais por ela: &apos;vitrina send&apos; a envia</numerusform>
            <numerusform>{n} linhas posteriores não esperam mais por ela: &apos;vitrina send&apos; as envia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later rows wait with it</source>
        <comment>{n} later row waits with it</comment>
        <translation>
            <numerusform>{n} linha posterior espera com ela</numerusform>
            <numerusform>{n} linhas posteriores esperam com ela</numerusform>
        </translation>
    </message>
    <message>
        <source>; did you mean {found}?</source>
        <translation>; seria {found}?</translation>
    </message>
    <message>
        <source>the last one is {number}</source>
        <translation>a última é {number}</translation>
    </message>
    <message>
        <source>there is no row {number}; {words}</source>
        <translation>a linha {number} não existe; {words}</translation>
    </message>
    <message>
        <source>{word} is not a listing of this shop, as of the last sync{hint}</source>
        <translation>{word} não é um anúncio desta loja, conforme o último que se sincronizou{hint}</translation>
    </message>
    <message>
        <source>{word!r} is neither the number of a row nor the id of a listing</source>
        <translation>{word!r} não é o número de uma linha nem o id de um anúncio</translation>
    </message>
    <message>
        <source>no change of {word} is waiting in the outbox; its last change, row {number}, is {state}</source>
        <translation>nenhuma alteração de {word} espera na caixa de saída; a última, a linha {number}, está {state}</translation>
    </message>
    <message>
        <source>row {number} is damaged or of a newer version; see &apos;vitrina doctor&apos;</source>
        <translation>a linha {number} está danificada ou é de uma versão mais nova; ver &apos;vitrina doctor&apos;</translation>
    </message>
    <message>
        <source>the outbox has no change of {word}{hint}</source>
        <translation>a caixa de saída não tem alterações de {word}{hint}</translation>
    </message>
    <message>
        <source>; the states are {known}</source>
        <translation>; os estados são {known}</translation>
    </message>
    <message>
        <source>{word!r} is not a state{hint}</source>
        <translation>{word!r} não é um estado{hint}</translation>
    </message>
    <message>
        <source>As of {as_of}: {rows}</source>
        <translation>Em {as_of}: {rows}</translation>
    </message>
    <message>
        <source>and {left} more (--limit 0 shows all)</source>
        <translation>e mais {left} (--limit 0 mostra tudo)</translation>
    </message>
    <message>
        <source>Sending is paused: &apos;vitrina send --resume&apos; resumes it.</source>
        <translation>O envio está em pausa: &apos;vitrina send --resume&apos; o retoma.</translation>
    </message>
    <message>
        <source>To see a conflict, use &apos;vitrina outbox show ID&apos;; to decide it, &apos;outbox decide&apos;.</source>
        <translation>Para ver um conflito, use &apos;vitrina outbox show ID&apos;; para decidi-lo, &apos;outbox decide&apos;.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>linha</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>anúncio</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>alterações</translation>
    </message>
    <message>
        <source>why</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>also changed on the marketplace</source>
        <translation>também mudou no marketplace</translation>
    </message>
    <message>
        <source>would remove something for good</source>
        <translation>removeria algo para sempre</translation>
    </message>
    <message>
        <source>on hold by you</source>
        <translation>retida por você</translation>
    </message>
    <message>
        <source>waits for an earlier change, which is on hold</source>
        <translation>espera uma alteração anterior, que está retida</translation>
    </message>
    <message>
        <source>no answer came, and the new listing was not found</source>
        <translation>não chegou resposta, e o anúncio novo não foi encontrado</translation>
    </message>
    <message>
        <source>no answer came; checking whether it arrived</source>
        <translation>não chegou resposta; verificando se chegou</translation>
    </message>
    <message>
        <source>cannot be read by this version</source>
        <translation>esta versão não consegue ler</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures</source>
        <comment>{n} picture</comment>
        <translation>
            <numerusform>{n} foto</numerusform>
            <numerusform>{n} fotos</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} de {total}</translation>
    </message>
    <message>
        <source>vitrina {name}: the first sync did not finish; these are the listings read so far</source>
        <translation>vitrina {name}: não se terminou de sincronizar a primeira vez; estes são os anúncios lidos até então</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Lendo</translation>
    </message>
    <message>
        <source>they already have that value</source>
        <translation>já têm esse valor</translation>
    </message>
    <message>
        <source>their details are not in the catalogue</source>
        <translation>os detalhes deles não estão no catálogo</translation>
    </message>
    <message>
        <source>they have no price</source>
        <translation>não têm preço</translation>
    </message>
    <message>
        <source>they have no stock figure</source>
        <translation>não têm quantidade de estoque</translation>
    </message>
    <message>
        <source>their currency has fewer decimals</source>
        <translation>a moeda deles admite menos decimais</translation>
    </message>
    <message>
        <source>their title does not have the text to replace</source>
        <translation>o título não tem o texto a substituir</translation>
    </message>
    <message>
        <source>no title would be left</source>
        <translation>não sobraria título</translation>
    </message>
    <message>
        <source>it has that value already</source>
        <translation>já tem esse valor</translation>
    </message>
    <message>
        <source>its details are not in the catalogue</source>
        <translation>os detalhes dele não estão no catálogo</translation>
    </message>
    <message>
        <source>it has no stock figure</source>
        <translation>não tem quantidade de estoque</translation>
    </message>
    <message>
        <source>its currency has fewer decimals</source>
        <translation>a moeda dele admite menos decimais</translation>
    </message>
    <message>
        <source>its title does not have the text to replace</source>
        <translation>o título não tem o texto a substituir</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>mudou desde então</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>não é mais enviada</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>em espera</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>sendo enviada</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retida</translation>
    </message>
    <message>
        <source>done</source>
        <translation>feita</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>pronto</translation>
    </message>
    <message>
        <source>warned</source>
        <translation>com aviso</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>sumiu</translation>
    </message>
    <message>
        <source>update</source>
        <translation>alteração</translation>
    </message>
    <message>
        <source>create</source>
        <translation>criação</translation>
    </message>
    <message>
        <source>relist</source>
        <translation>republicação</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>é encerrado</translation>
    </message>
    <message>
        <source>variation goes</source>
        <translation>uma variação é removida</translation>
    </message>
    <message>
        <source>variation again</source>
        <translation>uma variação é adicionada de novo</translation>
    </message>
    <message>
        <source>active</source>
        <translation>ativo</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausado</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>encerrado</translation>
    </message>
    <message>
        <source>under review</source>
        <translation>em análise</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inativo</translation>
    </message>
    <message>
        <source>payment required</source>
        <translation>pagamento pendente</translation>
    </message>
    <message>
        <source>not yet active</source>
        <translation>ainda não ativo</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondida</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pago</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmado</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>não especificado</translation>
    </message>
    <message>
        <source>string</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>number unit</source>
        <translation>número com unidade</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>sim ou não</translation>
    </message>
    <message>
        <source>buy it now</source>
        <translation>preço fixo</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>leilão</translation>
    </message>
    <message>
        <source>classified</source>
        <translation>classificado</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>bem</translation>
    </message>
    <message>
        <source>look</source>
        <translation>ver</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>refused:</source>
        <translation>recusado:</translation>
    </message>
    <message>
        <source>note:</source>
        <translation>nota:</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meus</translation>
    </message>
    <message>
        <source>its state cannot be undone</source>
        <translation>o estado dele não pode ser desfeito</translation>
    </message>
    <message>
        <source>its listing type cannot be downgraded</source>
        <translation>o tipo de anúncio dele não pode ser rebaixado</translation>
    </message>
    <message>
        <source>one of its changes has no answer yet; undo it again later</source>
        <translation>uma das alterações ainda não tem resposta; desfaça de novo mais tarde</translation>
    </message>
    <message>
        <source>the marketplace has another value</source>
        <translation>o marketplace tem outro valor</translation>
    </message>
    <message>
        <source>is closed, because it was created by the undone change</source>
        <translation>é encerrado, porque foi criado pela alteração que se desfaz</translation>
    </message>
    <message>
        <source>the variation {name} is removed</source>
        <translation>a variação {name} é removida</translation>
    </message>
    <message>
        <source>the variation {name} is added again, with a new id</source>
        <translation>a variação {name} é adicionada de novo, com um id novo</translation>
    </message>
    <message>
        <source>a change that had not arrived is no longer sent</source>
        <translation>uma alteração que não tinha chegado não é mais enviada</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings of seller {seller}, made {made_at}</source>
        <comment>{n} listing of seller {seller}, made {made_at}</comment>
        <translation>
            <numerusform>{n} anúncio do vendedor {seller}, plano de {made_at}</numerusform>
            <numerusform>{n} anúncios do vendedor {seller}, plano de {made_at}</numerusform>
        </translation>
    </message>
    <message>
        <source>not changed, {reason}</source>
        <translation>sem alterar, {reason}</translation>
    </message>
    <message>
        <source>where {where}  set {operations}</source>
        <translation>onde {where}  pôr {operations}</translation>
    </message>
    <message>
        <source>and {count} more (--limit 0 shows all)</source>
        <translation>e mais {count} (--limit 0 mostra tudo)</translation>
    </message>
    <message numerus="yes">
        <source>{n} risky changes as far as the file shows; see &apos;plan check&apos;</source>
        <comment>{n} risky change as far as the file shows; see &apos;plan check&apos;</comment>
        <translation>
            <numerusform>{n} alteração arriscada pelo que o arquivo mostra; ver &apos;plan check&apos;</numerusform>
            <numerusform>{n} alterações arriscadas pelo que o arquivo mostra; ver &apos;plan check&apos;</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation>nada planejado</translation>
    </message>
    <message numerus="yes">
        <source>{n} already had that value</source>
        <comment>{n} already had that value</comment>
        <translation>
            <numerusform>{n} já tinha esse valor</numerusform>
            <numerusform>{n} já tinham esse valor</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to do.</source>
        <translation>Não havia nada a fazer.</translation>
    </message>
    <message>
        <source>; {sold} sold since</source>
        <translation>; {sold} vendidas desde então</translation>
    </message>
    <message>
        <source>not included, {reason}: {count}</source>
        <translation>não incluídos, {reason}: {count}</translation>
    </message>
    <message>
        <source>the plan is for seller {theirs}, but this shop belongs to {mine}</source>
        <translation>o plano é para o vendedor {theirs}, mas esta loja é de {mine}</translation>
    </message>
    <message>
        <source>{problem}; choose one with --format</source>
        <translation>{problem}; indique um com --format</translation>
    </message>
    <message>
        <source> and is no longer sent</source>
        <translation> e não é mais enviada</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Ensaiando</translation>
    </message>
    <message>
        <source>--seed needs --per-hour.</source>
        <translation>--seed precisa de --per-hour.</translation>
    </message>
    <message>
        <source>Give the ID of the listing to sell, or --per-hour N.</source>
        <translation>Indique o ID do anúncio a vender, ou --per-hour N.</translation>
    </message>
    <message>
        <source>--per-hour cannot be used with {given}.</source>
        <translation>--per-hour não pode ser usado com {given}.</translation>
    </message>
    <message>
        <source>--file cannot be used with other options.</source>
        <translation>--file não pode ser usado com outras opções.</translation>
    </message>
    <message>
        <source>the practice shop is not running, and faults last only while it runs: open the window or run &apos;vitrina serve&apos;</source>
        <translation>a loja de prática não está em execução, e os problemas provocados só duram enquanto ela está: abra a janela ou execute &apos;vitrina serve&apos;</translation>
    </message>
    <message>
        <source>{value!r} is not a number such as 6 or 0.15</source>
        <translation>{value!r} não é um número como 6 ou 0.15</translation>
    </message>
    <message>
        <source>Give a KIND, or --file. The kinds are {kinds}.</source>
        <translation>Indique KIND, ou --file. Os tipos são {kinds}.</translation>
    </message>
    <message>
        <source>it is not {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</source>
        <translation>não é {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</translation>
    </message>
    <message>
        <source>{text!r} is neither a duration such as 90s, 30m, 6h, 2d or 1d12h nor a time such as 2026-01-31T12:00:00Z</source>
        <translation>{text!r} não é uma duração como 90s, 30m, 6h, 2d ou 1d12h nem uma hora como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>the marketplace&apos;s time is already {now}, and its clock never goes back</source>
        <translation>a hora do marketplace já é {now}, e o relógio dele nunca volta</translation>
    </message>
    <message>
        <source>{notice} It is not known whether it was done; see &apos;vitrina practice status&apos;.</source>
        <translation>{notice} Não se sabe se foi feito; ver &apos;vitrina practice status&apos;.</translation>
    </message>
    <message>
        <source>The variations of {item_id}:</source>
        <translation>As variações de {item_id}:</translation>
    </message>
    <message>
        <source>{item_id} has no variations; do not use --variation.</source>
        <translation>{item_id} não tem variações: tire --variation.</translation>
    </message>
    <message>
        <source>the marketplace at {address} is not a practice marketplace</source>
        <translation>o marketplace em {address} não é um marketplace de prática</translation>
    </message>
    <message>
        <source>interrupted; see the current state with &apos;vitrina practice status&apos;</source>
        <translation>interrompido; veja o estado atual com &apos;vitrina practice status&apos;</translation>
    </message>
    <message>
        <source>--variation {id}  {words}  ({stock} available)</source>
        <translation>--variation {id}  {words}  ({stock} disponíveis)</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semente {seed}</translation>
    </message>
    <message>
        <source>{id}: {available_quantity} available, {sold_quantity} sold{status}</source>
        <translation>{id}: {available_quantity} disponíveis, {sold_quantity} vendidas{status}</translation>
    </message>
    <message>
        <source>marketplace</source>
        <translation>marketplace</translation>
    </message>
    <message>
        <source>time</source>
        <translation>hora</translation>
    </message>
    <message>
        <source>buyers</source>
        <translation>compradores</translation>
    </message>
    <message>
        <source>{per_hour} an hour (seed {seed}): {sold} bought, {missed} found nothing; the next comes at {next}</source>
        <translation>{per_hour} por hora (semente {seed}): {sold} compraram, {missed} não acharam nada; o próximo chega em {next}</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>problemas</translation>
    </message>
    <message>
        <source>(started for this command; it is not running otherwise)</source>
        <translation>(iniciado para este comando; senão, não está em execução)</translation>
    </message>
    <message>
        <source>requests since the faults were set or reset:</source>
        <translation>solicitações desde que os problemas foram definidos ou removidos:</translation>
    </message>
    <message>
        <source>no automatic buyers</source>
        <translation>sem compradores automáticos</translation>
    </message>
    <message>
        <source>Sold {quantity} of {item_id}  {title}</source>
        <translation>Foram vendidas {quantity} de {item_id}  {title}</translation>
    </message>
    <message>
        <source>order {id}, {amount}, to {who}</source>
        <translation>pedido {id}, {amount}, para {who}</translation>
    </message>
    <message>
        <source>with</source>
        <translation>com</translation>
    </message>
    <message>
        <source>method</source>
        <translation>método</translation>
    </message>
    <message>
        <source>rate</source>
        <translation>parte</translation>
    </message>
    <message>
        <source>times</source>
        <translation>vezes</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>afetadas</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>de solicitações</translation>
    </message>
    <message>
        <source>and {count} more routes</source>
        <translation>e mais {count} rotas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>there is no backup {backup!r}</source>
        <translation>o backup {backup!r} não existe</translation>
    </message>
    <message>
        <source>Restored from {name}: {counts}</source>
        <translation>Restaurado de {name}: {counts}</translation>
    </message>
    <message>
        <source>There are no backups yet.</source>
        <translation>Ainda não há backups.</translation>
    </message>
    <message>
        <source>made at</source>
        <translation>criado em</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>{name} was made by a newer version</source>
        <translation>{name} é de uma versão mais nova</translation>
    </message>
    <message>
        <source>{name} is not a backup, or is damaged</source>
        <translation>{name} não é um backup, ou está danificado</translation>
    </message>
    <message>
        <source>vitrina {name}: {count} risky, {accepted} accepted; nothing was sent. To accept: --accept {number}</source>
        <translation>vitrina {name}: {count} com risco, {accepted} aceitas; nada foi enviado. Para aceitar: --accept {number}</translation>
    </message>
    <message>
        <source>an amount above 0 such as 99.90</source>
        <translation>um valor maior que 0, como 99.90</translation>
    </message>
    <message numerus="yes">
        <source>{n} risky: &apos;plan apply&apos; needs --accept {number}</source>
        <comment>{n} risky: &apos;plan apply&apos; needs --accept {number}</comment>
        <translation>
            <numerusform>{n} com risco: &apos;plan apply&apos; precisa de --accept {number}</numerusform>
            <numerusform>{n} com risco: &apos;plan apply&apos; precisa de --accept {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>risky</source>
        <translation>com risco</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>repetidos</translation>
    </message>
    <message>
        <source>fewer than the marketplace&apos;s total</source>
        <translation>menos que o total do marketplace</translation>
    </message>
    <message>
        <source>requested again</source>
        <translation>solicitados de novo</translation>
    </message>
    <message>
        <source>without an answer, not changed</source>
        <translation>sem resposta, não foram alterados</translation>
    </message>
    <message>
        <source>costs and categories without an answer</source>
        <translation>custos e categorias sem resposta</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>removidos</translation>
    </message>
    <message>
        <source>only partly read</source>
        <translation>lidos só em parte</translation>
    </message>
    <message>
        <source>changed during the sync, and read again</source>
        <translation>mudaram durante a sincronização, e foram lidos de novo</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings in {seconds} s</source>
        <comment>{n} listing in {seconds} s</comment>
        <translation>
            <numerusform>{n} anúncio em {seconds} s</numerusform>
            <numerusform>{n} anúncios em {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is paused: resume with --resume.</source>
        <translation>O envio está em pausa: retome com --resume.</translation>
    </message>
    <message>
        <source>Nothing is waiting to be sent.</source>
        <translation>Não há nada esperando para ser enviado.</translation>
    </message>
    <message>
        <source>everything else is as of the start of the sync</source>
        <translation>todo o resto é do começo da sincronização</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows in the outbox need a decision: see &apos;vitrina outbox list&apos;.</source>
        <comment>{n} row in the outbox needs a decision: see &apos;vitrina outbox list&apos;.</comment>
        <translation>
            <numerusform>{n} linha da caixa de saída precisa de uma decisão: ver &apos;vitrina outbox list&apos;.</numerusform>
            <numerusform>{n} linhas da caixa de saída precisam de uma decisão: ver &apos;vitrina outbox list&apos;.</numerusform>
        </translation>
    </message>
    <message>
        <source>a name of letters, digits, dot, dash and underscore</source>
        <translation>um nome de letras, algarismos, ponto, hífen e sublinhado</translation>
    </message>
    <message>
        <source>an address, not an empty text</source>
        <translation>um endereço, não um texto vazio</translation>
    </message>
    <message>
        <source>It cannot be restored as it was. Continue?</source>
        <translation>Não pode ser restaurado como estava. Continuar?</translation>
    </message>
    <message>
        <source>vitrina undo: nothing was done; this needs --yes:</source>
        <translation>vitrina undo: nada foi feito; isto precisa de --yes:</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Não há nada a desfazer.</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(é removido)</translation>
    </message>
    <message>
        <source>&apos;{command}&apos; does not use --profile, --base-url or --workspace: it never touches a shop.</source>
        <translation>&apos;{command}&apos; não usa --profile, --base-url nem --workspace: nunca toca em uma loja.</translation>
    </message>
    <message>
        <source>titles</source>
        <translation>títulos</translation>
    </message>
    <message>
        <source>top-1</source>
        <translation>entre 1</translation>
    </message>
    <message>
        <source>top-3</source>
        <translation>entre 3</translation>
    </message>
    <message>
        <source>calibration error</source>
        <translation>erro de calibração</translation>
    </message>
    <message>
        <source>two numbers such as 1440x900, at least 1000x700</source>
        <translation>dois números como 1440x900, pelo menos 1000x700</translation>
    </message>
    <message>
        <source>vitrina: standard output: {reason}</source>
        <translation>vitrina: saída padrão: {reason}</translation>
    </message>
    <message>
        <source>it ran, but something was refused, changed, in conflict, wrong or risky; see the output</source>
        <translation>foi executado, mas algo foi recusado, alterado ou está em conflito, errado ou com risco; a saída diz o quê</translation>
    </message>
    <message>
        <source>{name}: below 0; to subtract from the present value, give the text &apos;{text}&apos;</source>
        <translation>{name}: menor que 0; para subtrair do que há, o texto &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>{name!r}: of a variation one can set {names}</source>
        <translation>{name!r}: em uma variação podem ser alterados {names}</translation>
    </message>
    <message>
        <source>shop</source>
        <translation>loja</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>espaço de trabalho</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>processo de trabalho</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>catálogo</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>diário</translation>
    </message>
    <message>
        <source>outbox</source>
        <translation>caixa de saída</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>rascunhos</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>backups</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>separado</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>perfil</translation>
    </message>
    <message>
        <source>files</source>
        <translation>arquivos</translation>
    </message>
    <message>
        <source>running</source>
        <translation>em execução</translation>
    </message>
    <message>
        <source>damaged rows</source>
        <translation>linhas danificadas</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>linhas</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>salvo</translation>
    </message>
    <message>
        <source>made by</source>
        <translation>feito por</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>mantidos</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>em espera</translation>
    </message>
    <message>
        <source>not created yet</source>
        <translation>ainda não existe</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>não pode ser gravado</translation>
    </message>
    <message>
        <source>other users can read it</source>
        <translation>outros usuários podem lê-lo</translation>
    </message>
    <message>
        <source>its lock cannot be opened</source>
        <translation>o arquivo de bloqueio não pode ser aberto</translation>
    </message>
    <message>
        <source>made by a newer version</source>
        <translation>feito por uma versão mais nova</translation>
    </message>
    <message>
        <source>damaged; the next sync rebuilds it</source>
        <translation>danificado; é criado de novo ao sincronizar</translation>
    </message>
    <message>
        <source>never synced</source>
        <translation>nunca sincronizado</translation>
    </message>
    <message>
        <source>a week old or more</source>
        <translation>de uma semana atrás ou mais</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>nada foi gravado ainda</translation>
    </message>
    <message>
        <source>was damaged</source>
        <translation>estava danificado</translation>
    </message>
    <message numerus="yes">
        <source>{n} texts are too long for a cell, and were left out</source>
        <comment>{n} text is too long for a cell, and was left out</comment>
        <translation>
            <numerusform>{n} texto é longo demais para uma célula e ficou de fora</numerusform>
            <numerusform>{n} textos são longos demais para uma célula e ficaram de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>a workbook needs a file: give one with --out</source>
        <translation>uma pasta de trabalho precisa de um arquivo: indique qual com --out</translation>
    </message>
    <message>
        <source>--sheet is for csv and xlsx</source>
        <translation>--sheet é para csv e xlsx</translation>
    </message>
    <message>
        <source>{text!r} is not FIELD=VALUE</source>
        <translation>{text!r} não tem a forma FIELD=VALUE</translation>
    </message>
    <message>
        <source>{name}: longer than {most} characters</source>
        <translation>{name}: mais de {most} caracteres</translation>
    </message>
    <message>
        <source>there is no {name!r} to set</source>
        <translation>não há nenhum campo {name!r} que possa ser alterado</translation>
    </message>
    <message>
        <source>{name}: each field once</source>
        <translation>{name}: cada campo uma só vez</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a count such as 5, +3 or -2</source>
        <translation>{name}: {text!r} não é uma quantidade como 5, +3 ou -2</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 199.90</source>
        <translation>{name}: {text!r} não é um valor como 199.90</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 199.90, +7% or -10</source>
        <translation>{name}: {text!r} não é um valor como 199.90, +7% ou -10</translation>
    </message>
    <message>
        <source>{name}: to= needs a number above 0</source>
        <translation>{name}: to= precisa de um número maior que 0</translation>
    </message>
    <message>
        <source>{name}: {text!r} is more than {most}</source>
        <translation>{name}: {text!r} é mais de {most}</translation>
    </message>
    <message>
        <source>{name}: active, paused or closed, not {text!r}</source>
        <translation>{name}: active, paused ou closed, não {text!r}</translation>
    </message>
    <message>
        <source>{name}: a replacement is s/old/new/ or s/old/new/i, not {text!r}; to use it as text, put a space before it</source>
        <translation>{name}: uma substituição é s/old/new/ ou s/old/new/i, não {text!r}; com um espaço antes vale como texto</translation>
    </message>
    <message>
        <source>the values of the sheet no longer exist</source>
        <translation>os valores da planilha não existem mais</translation>
    </message>
    <message>
        <source>title: a listing needs one</source>
        <translation>title: um anúncio precisa de um título</translation>
    </message>
    <message>
        <source>written as UTF-16; save it as UTF-8</source>
        <translation>está gravado em UTF-16; salve como UTF-8</translation>
    </message>
    <message>
        <source>cannot be read as JSON</source>
        <translation>não pode ser lido como JSON</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>níveis aninhados demais</translation>
    </message>
    <message>
        <source>not a plan: vitrina_plan is missing</source>
        <translation>não é um plano: falta vitrina_plan</translation>
    </message>
    <message>
        <source>vitrina_plan: not a version</source>
        <translation>vitrina_plan: não é uma versão</translation>
    </message>
    <message>
        <source>a plan of a newer version of this program</source>
        <translation>um plano de uma versão mais nova deste programa</translation>
    </message>
    <message>
        <source>plan_id: belongs to version 2, which needs it</source>
        <translation>plan_id: pertence à versão 2, que precisa dele</translation>
    </message>
    <message>
        <source>field required</source>
        <translation>falta o campo</translation>
    </message>
    <message>
        <source>no such field</source>
        <translation>esse campo não existe</translation>
    </message>
    <message>
        <source>letters, digits, dash and underscore only</source>
        <translation>só letras, dígitos, hífen e sublinhado</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>não é um texto</translation>
    </message>
    <message>
        <source>shorter than {least} characters</source>
        <translation>menos de {least} caracteres</translation>
    </message>
    <message>
        <source>not a list</source>
        <translation>não é uma lista</translation>
    </message>
    <message>
        <source>more than {most} entries</source>
        <translation>mais de {most} entradas</translation>
    </message>
    <message>
        <source>fewer than {least} entries</source>
        <translation>menos de {least} entradas</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>não é um objeto JSON</translation>
    </message>
    <message>
        <source>occurs twice</source>
        <translation>aparece duas vezes</translation>
    </message>
    <message>
        <source>not an id</source>
        <translation>não é um id</translation>
    </message>
    <message>
        <source>base belongs to another listing</source>
        <translation>base é de outro anúncio</translation>
    </message>
    <message>
        <source>before and after have different paths</source>
        <translation>before e after têm campos diferentes</translation>
    </message>
    <message>
        <source>{name} is not a field of a plan</source>
        <translation>{name} não é um campo de um plano</translation>
    </message>
    <message>
        <source>{name} differs from base</source>
        <translation>{name} não coincide com base</translation>
    </message>
    <message>
        <source>{name} must not be empty</source>
        <translation>{name} não pode estar vazio</translation>
    </message>
    <message>
        <source>{name} is not a price</source>
        <translation>{name} não é um preço</translation>
    </message>
    <message>
        <source>{name} is not a count</source>
        <translation>{name} não é uma quantidade</translation>
    </message>
    <message>
        <source>{name} is not one of active, paused, closed</source>
        <translation>{name} não é active, paused nem closed</translation>
    </message>
    <message>
        <source>{name} is not true or false</source>
        <translation>{name} não é true nem false</translation>
    </message>
    <message>
        <source>{name} is not a list of chosen values</source>
        <translation>{name} não é uma lista de valores escolhidos</translation>
    </message>
    <message>
        <source>{name} is not a text</source>
        <translation>{name} não é um texto</translation>
    </message>
    <message>
        <source>there is no field {name!r} to set</source>
        <translation>não há um campo {name!r} que possa ser alterado</translation>
    </message>
    <message>
        <source>{name}: a mapping such as {{&apos;BRAND&apos;: &apos;Acme&apos;}}, not {text!r} ({type})</source>
        <translation>{name}: um dicionário como {{&apos;BRAND&apos;: &apos;Acme&apos;}}, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: names of attributes, not {text!r} ({type})</source>
        <translation>{name}: nomes de atributos, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>the category has no attribute {name!r}</source>
        <translation>a categoria não tem o atributo {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is not the id of an attribute or sale term, such as BRAND</source>
        <translation>{name!r}: não é o id de um atributo nem de uma condição de venda, como BRAND</translation>
    </message>
    <message>
        <source>{name}: a text, a number, a list of them, or None, not {text!r} ({type})</source>
        <translation>{name}: um texto, um número, uma lista deles ou None, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: a number, or a text such as &apos;+7%&apos;, not {text!r} ({type})</source>
        <translation>{name}: um número, ou um texto como &apos;+7%&apos;, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount</source>
        <translation>{name}: {text!r} não é um valor</translation>
    </message>
    <message>
        <source>{name}: a text, not {text!r} ({type})</source>
        <translation>{name}: um texto, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: one of new, used, not_specified, not {text!r} ({type})</source>
        <translation>{name}: new, used ou not_specified, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: True or False, not {text!r} ({type})</source>
        <translation>{name}: True ou False, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: height, width, length in cm and grams, such as &apos;10x20x30,500&apos;, not {text!r} ({type})</source>
        <translation>{name}: altura, largura, comprimento em cm e gramas, como &apos;10x20x30,500&apos;, não {text!r} ({type})</translation>
    </message>
    <message>
        <source>not a listing: it must be one JSON object in the wire format</source>
        <translation>não é um anúncio: tem de ser um objeto JSON no formato do serviço</translation>
    </message>
    <message>
        <source>{name!r} is set by the marketplace: remove it, or copy a listing with &apos;vitrina duplicate&apos;</source>
        <translation>{name!r} é definido pelo marketplace: retire-o, ou copie um anúncio com &apos;vitrina duplicate&apos;</translation>
    </message>
    <message>
        <source>a listing has no field {name!r}</source>
        <translation>um anúncio não tem o campo {name!r}</translation>
    </message>
    <message>
        <source>a category is predicted from the title, and the title is missing</source>
        <translation>a categoria é prevista a partir do título, e falta o título</translation>
    </message>
    <message>
        <source>it cannot be sent: it contains a number or a text that is too large</source>
        <translation>não pode ser enviado: contém um número ou um texto grande demais</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a listing, such as MX1000000001</source>
        <translation>{name!r} não é o id de um anúncio, como MX1000000001</translation>
    </message>
    <message>
        <source>{item_id} belongs to seller {theirs}, but this shop belongs to {mine}</source>
        <translation>{item_id} pertence ao vendedor {theirs}; esta loja, a {mine}</translation>
    </message>
    <message>
        <source>the marketplace has no listing {item_id}</source>
        <translation>o marketplace não tem o anúncio {item_id}</translation>
    </message>
    <message>
        <source>{item_id} was already listed again as {new_id}</source>
        <translation>{item_id} já foi republicado como {new_id}</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: the listing has none</source>
        <translation>não há uma foto {name!r}: o anúncio não tem nenhuma</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: the listing has {count}, counted from 1</source>
        <translation>não há uma foto {name!r}: o anúncio tem {count}, contando a partir de 1</translation>
    </message>
    <message>
        <source>{name}: not the address of a picture, such as https://host/1.jpg</source>
        <translation>{name}: não é o endereço de uma foto, como https://host/1.jpg</translation>
    </message>
    <message>
        <source>{name}: no such file</source>
        <translation>{name}: esse arquivo não existe</translation>
    </message>
    <message>
        <source>{name}: cannot be used as a picture ({codes})</source>
        <translation>{name}: não pode ser usado como foto ({codes})</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: the listing has none</source>
        <translation>não há uma variação {name!r}: o anúncio não tem nenhuma</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: the listing has {count}, counted from 1</source>
        <translation>não há uma variação {name!r}: o anúncio tem {count}, contando a partir de 1</translation>
    </message>
    <message>
        <source>no attribute {name!r} tells variations apart</source>
        <translation>nenhum atributo {name!r} diferencia variações</translation>
    </message>
    <message>
        <source>a row is given by its number, not {text!r}</source>
        <translation>uma linha é indicada pelo número, não {text!r}</translation>
    </message>
    <message>
        <source>there is no row {number} in the outbox</source>
        <translation>não há uma linha {number} na caixa de saída</translation>
    </message>
    <message>
        <source>there is no state {name!r}</source>
        <translation>não há um estado {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is not in conflict</source>
        <translation>{name!r} não está em conflito</translation>
    </message>
    <message>
        <source>{name}: &apos;mine&apos; or &apos;theirs&apos;, not {text!r}</source>
        <translation>{name}: &apos;mine&apos; ou &apos;theirs&apos;, não {text!r}</translation>
    </message>
    <message>
        <source>&apos;mine&apos; or &apos;theirs&apos;, not {text!r}</source>
        <translation>&apos;mine&apos; ou &apos;theirs&apos;, não {text!r}</translation>
    </message>
    <message>
        <source>not decided yet: {names}</source>
        <translation>falta decidir: {names}</translation>
    </message>
    <message>
        <source>titles: at least one text, none of them empty</source>
        <translation>títulos: pelo menos um texto, nenhum vazio</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a category</source>
        <translation>{name!r} não é o id de uma categoria</translation>
    </message>
    <message>
        <source>the site {site} predicts no categories</source>
        <translation>o site {site} não prevê categorias</translation>
    </message>
    <message>
        <source>give either a listing or dimensions</source>
        <translation>indique um anúncio ou dimensões, não ambos</translation>
    </message>
    <message>
        <source>no field to change was given</source>
        <translation>nenhum campo foi indicado para alterar</translation>
    </message>
    <message>
        <source>nothing to change was given</source>
        <translation>nada foi indicado para alterar</translation>
    </message>
    <message>
        <source>sync {number} no longer exists, or not yet</source>
        <translation>a sincronização {number} já não existe, ou ainda não</translation>
    </message>
    <message>
        <source>neither the number of a sync nor a date such as 2026-01-31</source>
        <translation>nem o número de uma sincronização nem uma data como 2026-01-31</translation>
    </message>
    <message>
        <source>no record of a sync that early</source>
        <translation>não há registro de uma sincronização tão antiga</translation>
    </message>
    <message>
        <source>what changed since sync {number} is not known: the catalogue was lost</source>
        <translation>não se sabe o que mudou desde a sincronização {number}: o catálogo foi perdido</translation>
    </message>
    <message>
        <source>{name} is not one of {names}</source>
        <translation>{name} não é um de {names}</translation>
    </message>
    <message>
        <source>the first line must name the columns title and category</source>
        <translation>a primeira linha tem de nomear as colunas title e category</translation>
    </message>
    <message>
        <source>there is no {name}</source>
        <translation>falta {name}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>não pode ser lido: {reason}</translation>
    </message>
    <message>
        <source>not UTF-8 text (byte {byte})</source>
        <translation>não é texto UTF-8 (byte {byte})</translation>
    </message>
    <message>
        <source>cannot be read as a table ({reason})</source>
        <translation>não pode ser lido como tabela ({reason})</translation>
    </message>
    <message>
        <source>it contains no titles</source>
        <translation>não contém títulos</translation>
    </message>
    <message>
        <source>more than one category is called {name!r}</source>
        <translation>mais de uma categoria se chama {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r} without subcategories on {site}</source>
        <translation>em {site} não há uma categoria {name!r} sem subcategorias</translation>
    </message>
    <message>
        <source>the world cannot be read: {reason}</source>
        <translation>os dados do marketplace não podem ser lidos: {reason}</translation>
    </message>
    <message>
        <source>there is no site {name!r}</source>
        <translation>não há um site {name!r}</translation>
    </message>
    <message>
        <source>the profile {name!r} is the practice shop and has no --base-url</source>
        <translation>o perfil {name!r} é a loja de prática e não tem --base-url</translation>
    </message>
    <message>
        <source>there is no shop {name!r} yet: give its address once with --base-url URL</source>
        <translation>ainda não há uma loja {name!r}: indique uma vez o endereço com --base-url URL</translation>
    </message>
    <message>
        <source>--base-url: only https is safe for an address outside this machine</source>
        <translation>--base-url: fora deste computador só https é seguro</translation>
    </message>
    <message>
        <source>--base-url: not the address of a marketplace, such as https://host or http://127.0.0.1:8000</source>
        <translation>--base-url: não é o endereço de um marketplace, como https://host ou http://127.0.0.1:8000</translation>
    </message>
    <message>
        <source>{name} is not a token: it has fewer than {least} characters, or contains spaces or unusual characters</source>
        <translation>{name} não é um token: tem menos de {least} caracteres, ou contém espaços ou caracteres incomuns</translation>
    </message>
    <message>
        <source>this cannot be done ({code})</source>
        <translation>isto não pode ser feito ({code})</translation>
    </message>
    <message>
        <source>; did you mean {meant}?</source>
        <translation>; talvez {meant}?</translation>
    </message>
    <message>
        <source>; available: {names}</source>
        <translation>; disponíveis: {names}</translation>
    </message>
    <message>
        <source>not UTF-8; save it as UTF-8</source>
        <translation>não é UTF-8; salve como UTF-8</translation>
    </message>
    <message>
        <source>it contains no ids</source>
        <translation>não contém nenhum id</translation>
    </message>
    <message>
        <source>free mb</source>
        <translation>MB livres</translation>
    </message>
    <message>
        <source>synced at</source>
        <translation>sincronizado</translation>
    </message>
    <message>
        <source>latest at</source>
        <translation>o último, de</translation>
    </message>
    <message>
        <source>too new</source>
        <translation>novo demais</translation>
    </message>
    <message>
        <source>Files of this workspace were removed while a program has them open. Close it, the window for example, and try again. Drafts and outbox are not affected.</source>
        <translation>Arquivos deste espaço de trabalho foram apagados enquanto um programa os tem abertos. Feche-o, por exemplo a janela, e tente de novo. Os rascunhos e a caixa de saída não são afetados.</translation>
    </message>
    <message numerus="yes">
        <source>{n} later changes waited for it: an open window sends them at once, otherwise &apos;vitrina send&apos;</source>
        <comment>{n} later change waited for it: an open window sends it at once, otherwise &apos;vitrina send&apos;</comment>
        <translation>
            <numerusform>{n} alteração posterior esperava por ela: uma janela aberta a envia logo; senão, &apos;vitrina send&apos;</numerusform>
            <numerusform>{n} alterações posteriores esperavam por ela: uma janela aberta as envia logo; senão, &apos;vitrina send&apos;</numerusform>
        </translation>
    </message>
    <message>
        <source>; decide them with --field, or give mine or theirs for the rest</source>
        <translation>; decida-os com --field, ou com mine ou theirs para o resto</translation>
    </message>
    <message>
        <source>Several operations are applied in order, also to the same field.</source>
        <translation>Várias operações são aplicadas em ordem, também no mesmo campo.</translation>
    </message>
    <message>
        <source>Language of the output and of the window. Default: the language chosen in the window, or else that of the system (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</source>
        <translation>Idioma da saída e da janela. Por padrão, o escolhido na janela ou, se não, o do sistema (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</translation>
    </message>
    <message>
        <source>{name}: could not be checked in time; try again</source>
        <translation>{name}: não foi possível verificar a tempo; tente de novo</translation>
    </message>
    <message>
        <source>Move a listing to another category.</source>
        <translation>Mover um anúncio para outra categoria.</translation>
    </message>
    <message>
        <source>Shows the effect on every attribute, then sends the change: measures are converted, values are matched by name, and attributes that the category does not have are removed. Other attributes that the category requires are set in the same request, as with &apos;vitrina edit&apos;.</source>
        <translation>Mostra o que acontece com cada atributo e depois envia a alteração: as medidas são convertidas, os valores são procurados pelo nome e os atributos que a categoria não aceita são removidos. Os demais atributos que a categoria exige são definidos na mesma solicitação, como em &apos;vitrina edit&apos;.</translation>
    </message>
    <message>
        <source>the attribute to drop, by id or name</source>
        <translation>o atributo a remover, por id ou nome</translation>
    </message>
    <message>
        <source>{name}: their prices differ ({names}): give price=AMOUNT</source>
        <translation>{name}: os preços diferem ({names}): indique price=AMOUNT</translation>
    </message>
    <message>
        <source>it has no variations</source>
        <translation>ele não tem variações</translation>
    </message>
    <message>
        <source>a single attribute tells its variations apart; without it no variation is left</source>
        <translation>um único atributo distingue as variações: sem ele não sobra nenhuma</translation>
    </message>
    <message>
        <source>units were sold: only unsold variations can be merged</source>
        <translation>houve vendas: só se unem variações sem vendas</translation>
    </message>
    <message>
        <source>it is not known whether units of them were sold</source>
        <translation>não se sabe se houve vendas delas</translation>
    </message>
    <message>
        <source>the stock of one of them is not known</source>
        <translation>não se conhece o estoque de uma delas</translation>
    </message>
    <message>
        <source>Show, edit or merge the variations of a listing.</source>
        <translation>Ver, editar ou unir as variações de um anúncio.</translation>
    </message>
    <message>
        <source>A variation is given by its number (from 1) or id. &apos;set&apos; takes price=, stock= and sku= as &apos;edit&apos; does. &apos;add&apos; also takes pictures=1,2 and the attributes that tell variations apart, by id or name. Removing a variation needs --accept 1: if it is added again, it gets another id. &apos;merge&apos; removes an attribute, given by id or name: variations that are then equal become one, with the sum of their stock, and with price= if their prices differ. It also needs --accept 1, and no unit of these variations may have been sold.</source>
        <translation>Uma variação é indicada por número (a partir de 1) ou id. &apos;set&apos; aceita price=, stock= e sku= como &apos;edit&apos;. &apos;add&apos; aceita ainda pictures=1,2 e os atributos que distinguem as variações, por id ou nome. Remover uma variação precisa de --accept 1: se for adicionada de novo, recebe outro id. &apos;merge&apos; remove um atributo, por id ou nome: as variações que sem ele são iguais viram uma só, com a soma do estoque, e com price= se os preços diferem. Também precisa de --accept 1, e não pode haver vendas dessas variações.</translation>
    </message>
    <message>
        <source>if it has no value yet</source>
        <translation>se ainda não tem valor</translation>
    </message>
    <message>
        <source>in the value&apos;s name</source>
        <translation>no nome do valor</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>no fim</translation>
    </message>
    <message>
        <source>the third one first, or an address</source>
        <translation>a terceira primeiro, ou um endereço</translation>
    </message>
    <message>
        <source>or last</source>
        <translation>ou last (a última)</translation>
    </message>
    <message>
        <source>the others follow</source>
        <translation>as outras seguem</translation>
    </message>
    <message>
        <source>What to change in each listing. May be given several times; the changes are applied in order.</source>
        <translation>O que alterar em cada anúncio. Pode ser indicado várias vezes; as alterações são aplicadas em ordem.</translation>
    </message>
    <message>
        <source>{name}: a text is missing</source>
        <translation>{name}: falta um texto</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not the address of a picture, which begins with https://</source>
        <translation>{name}: {text!r} não é o endereço de uma foto, que começa com https://</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not the place of a picture, counted from 1</source>
        <translation>{name}: {text!r} não é o lugar de uma foto, contando a partir de 1</translation>
    </message>
    <message>
        <source>{name} is not a list of pictures</source>
        <translation>{name} não é uma lista de fotos</translation>
    </message>
    <message>
        <source>Shows price, stock, status with its reasons, variations, pictures, attributes by name, the marketplace&apos;s warnings, and what is left of a sale. Unknown values are shown as –. The listing may be another seller&apos;s: this is shown, and what is left of its sales is then unknown.</source>
        <translation>Mostra preço, estoque, status com os motivos, variações, fotos, atributos por nome, alertas do marketplace e o que sobra de uma venda. O que não se sabe aparece como –. O anúncio pode ser de outro vendedor: isso é indicado, e então não se sabe o que sobra dessas vendas.</translation>
    </message>
    <message>
        <source>Values that you typed into a form become a draft again. A row that is being sent cannot be taken back; this is reported, and the row is not sent again if it does not arrive. Rows that waited behind it are sent by the next &apos;vitrina send&apos;, or at once if a window is open. Needs no network.</source>
        <translation>O que foi digitado em um formulário volta a ser um rascunho. Uma linha que está sendo enviada não pode ser retirada; isso é informado, e ela não é enviada de novo se não chegar. As linhas que esperavam atrás dela seguem com o próximo &apos;vitrina send&apos;, ou logo se houver uma janela aberta. Não precisa de rede.</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes changed</source>
        <comment>figures of {n} code changed</comment>
        <translation>
            <numerusform>valores de {n} código alterados</numerusform>
            <numerusform>valores de {n} códigos alterados</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no figures of your own yet.</source>
        <translation>Ainda não há valores próprios.</translation>
    </message>
    <message>
        <source>unit cost</source>
        <translation>custo unitário</translation>
    </message>
    <message>
        <source>packaging</source>
        <translation>embalagem</translation>
    </message>
    <message>
        <source>tax %</source>
        <translation>imposto %</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>preço mínimo</translation>
    </message>
    <message>
        <source>from price</source>
        <translation>a partir do preço</translation>
    </message>
    <message>
        <source>name at least one figure, such as --cost 120</source>
        <translation>informe pelo menos um valor, como --cost 120</translation>
    </message>
    <message>
        <source>either --rate or --remove</source>
        <translation>--rate ou --remove, um dos dois</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes removed</source>
        <comment>figures of {n} code removed</comment>
        <translation>
            <numerusform>valores de {n} código removidos</numerusform>
            <numerusform>valores de {n} códigos removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} codes already had these figures</source>
        <comment>{n} code already had these figures</comment>
        <translation>
            <numerusform>{n} código já tinha estes valores</numerusform>
            <numerusform>{n} códigos já tinham estes valores</numerusform>
        </translation>
    </message>
    <message>
        <source>the column {name!r} was ignored</source>
        <translation>a coluna {name!r} foi ignorada</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes written to {out}</source>
        <comment>figures of {n} code written to {out}</comment>
        <translation>
            <numerusform>valores de {n} código gravados em {out}</numerusform>
            <numerusform>valores de {n} códigos gravados em {out}</numerusform>
        </translation>
    </message>
    <message>
        <source>currency</source>
        <translation>moeda</translation>
    </message>
    <message>
        <source>rate %</source>
        <translation>taxa %</translation>
    </message>
    <message>
        <source>The figures of {code} are set.</source>
        <translation>Os valores de {code} foram salvos.</translation>
    </message>
    <message>
        <source>{code} already has these figures.</source>
        <translation>{code} já tem estes valores.</translation>
    </message>
    <message numerus="yes">
        <source>{n} charges removed</source>
        <comment>{n} charge removed</comment>
        <translation>
            <numerusform>{n} tarifa removida</numerusform>
            <numerusform>{n} tarifas removidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The charge is set.</source>
        <translation>A tarifa foi salva.</translation>
    </message>
    <message>
        <source>there are no figures of {code}</source>
        <translation>não há valores de {code}</translation>
    </message>
    <message>
        <source>it contains no figures</source>
        <translation>não contém valores</translation>
    </message>
    <message>
        <source>two columns are called {name}</source>
        <translation>duas colunas se chamam {name}</translation>
    </message>
    <message>
        <source>no column has the own code; name it one of {names}</source>
        <translation>nenhuma coluna tem o código próprio; pode se chamar {names}</translation>
    </message>
    <message>
        <source>no column has figures; possible names are {names}</source>
        <translation>nenhuma coluna tem valores; os nomes possíveis são {names}</translation>
    </message>
    <message>
        <source>more cells than there are columns</source>
        <translation>há mais células do que colunas</translation>
    </message>
    <message>
        <source>{name!r} has other figures in a row above</source>
        <translation>{name!r} tem outros valores em uma linha anterior</translation>
    </message>
    <message>
        <source>the own code is missing</source>
        <translation>falta o código próprio</translation>
    </message>
    <message>
        <source>{text!r} is not an own code</source>
        <translation>{text!r} não é um código próprio</translation>
    </message>
    <message>
        <source>{text!r} is not a currency such as MXN</source>
        <translation>{text!r} não é uma moeda como MXN</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 1000 or 99.50</source>
        <translation>{name}: {text!r} não é um valor como 1000 ou 99.50</translation>
    </message>
    <message>
        <source>there is no figure {name!r}</source>
        <translation>não existe o valor {name!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not below 100 %</source>
        <translation>{name}: {text!r} não é menos de 100 %</translation>
    </message>
    <message>
        <source>row {row}: {text}</source>
        <translation>linha {row}: {text}</translation>
    </message>
    <message>
        <source>Each sent change has its time, the request, its outcome, the value before and the value sent of every field, other fields that it changed, the marketplace&apos;s answer, and whether it was undone; --json adds the complete bodies. The changes found by syncs are those made by others, not those sent from here. Without ID, lists the syncs and how much each found changed. Needs no network.</source>
        <translation>Cada alteração enviada tem a hora, a solicitação, como terminou, o valor anterior e o enviado de cada campo, o que mais mudou com ela, o que a resposta disse e se foi desfeita; --json acrescenta os corpos completos. As alterações achadas ao sincronizar são as que outros fizeram, não as enviadas daqui. Sem ID mostra cada vez que se sincronizou e quanto havia mudado. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Manage your own costs, floor prices and charges.</source>
        <translation>Gerenciar custos, preços mínimos e tarifas próprios.</translation>
    </message>
    <message>
        <source>Each own code can have a unit cost, packaging, tax and a floor price. These figures and charges are part of what is left of a sale, wherever it is shown. Figures that you do not give stay unknown: without a unit cost there is no margin. None of this is sent to the marketplace.</source>
        <translation>Cada código próprio pode ter custo unitário, embalagem, imposto e preço mínimo. Estes valores e tarifas contam no que sobra de uma venda, onde for mostrado. O que não é informado continua desconhecido: sem custo unitário não há margem. Nada disso é enviado ao marketplace.</translation>
    </message>
    <message>
        <source>List your own figures and charges.</source>
        <translation>Listar os valores e as tarifas próprios.</translation>
    </message>
    <message>
        <source>Set figures of an own code; figures not given are kept.</source>
        <translation>Salvar valores de um código próprio; os demais são mantidos.</translation>
    </message>
    <message>
        <source>An empty value, as in --floor &quot;&quot;, removes a figure, which is then unknown.</source>
        <translation>Um valor vazio, como em --floor &quot;&quot;, retira um valor: ele deixa de ser conhecido.</translation>
    </message>
    <message>
        <source>Cost of one unit.</source>
        <translation>Custo de uma unidade.</translation>
    </message>
    <message>
        <source>Cost of packing one sale.</source>
        <translation>Custo de embalar uma venda.</translation>
    </message>
    <message>
        <source>Tax that you pay, in percent of the price.</source>
        <translation>Imposto pago, em porcentagem do preço.</translation>
    </message>
    <message>
        <source>Lowest price at which you sell.</source>
        <translation>Preço mínimo de venda.</translation>
    </message>
    <message>
        <source>Currency of the amounts; by default the site&apos;s.</source>
        <translation>Moeda dos valores; por padrão, a do site.</translation>
    </message>
    <message>
        <source>Set your own charge, which replaces the one in the site&apos;s table.</source>
        <translation>Salvar uma tarifa própria, que substitui a da tabela.</translation>
    </message>
    <message>
        <source>Without --category and --type, the charge applies to all your sales. Charges with different --from-price are steps: each applies up to the next one.</source>
        <translation>Sem --category e --type, a tarifa vale para todas as vendas. As tarifas com --from-price diferente são faixas: cada uma vale até a seguinte.</translation>
    </message>
    <message>
        <source>Percentage of the price.</source>
        <translation>Porcentagem do preço.</translation>
    </message>
    <message>
        <source>Additional amount per sale.</source>
        <translation>Valor adicional por venda.</translation>
    </message>
    <message>
        <source>Price from which the charge applies.</source>
        <translation>Preço a partir do qual a tarifa vale.</translation>
    </message>
    <message>
        <source>Only for this category and its subcategories.</source>
        <translation>Só para esta categoria e suas subcategorias.</translation>
    </message>
    <message>
        <source>Only for this listing type.</source>
        <translation>Só para este tipo de anúncio.</translation>
    </message>
    <message>
        <source>Remove the charge for this category and type, with all its steps.</source>
        <translation>Remover a tarifa desta categoria e tipo, com todas as faixas.</translation>
    </message>
    <message>
        <source>Remove all figures of these own codes.</source>
        <translation>Remover todos os valores destes códigos próprios.</translation>
    </message>
    <message>
        <source>The first line of FILE names the columns: own code (required), unit cost, packaging, tax (in percent), floor and currency, in English, Spanish or Portuguese. A blank cell changes nothing. If one row cannot be read, none is imported; an ambiguous number is reported with its row and column.</source>
        <translation>A primeira linha de FILE nomeia as colunas: código próprio (obrigatório), custo unitário, embalagem, imposto (em porcentagem), preço mínimo e moeda, em inglês, espanhol ou português. Uma célula vazia não altera nada. Se uma linha não puder ser lida, nenhuma é importada; um número ambíguo é indicado com sua linha e coluna.</translation>
    </message>
    <message>
        <source>Spreadsheet program that the table is for or comes from; sets the separator and the number marks.</source>
        <translation>Programa de planilhas para o qual é a tabela, ou de onde vem; decide o separador e as marcas dos números.</translation>
    </message>
    <message>
        <source>Write all figures to a csv table for &apos;vitrina costs import&apos;.</source>
        <translation>Gravar os valores em uma tabela para &apos;vitrina costs import&apos;.</translation>
    </message>
    <message>
        <source>Uses your own figures: unit cost, packaging and tax are also deducted.</source>
        <translation>Usa valores próprios: custo unitário, embalagem e imposto também são descontados.</translation>
    </message>
    <message>
        <source>Uses the table of the site.</source>
        <translation>Usa a tabela do site.</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>linha {row}</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows read</source>
        <comment>{n} row read</comment>
        <translation>
            <numerusform>{n} linha lida</numerusform>
            <numerusform>{n} linhas lidas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} untouched</source>
        <translation>{count} sem alteração</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings change</source>
        <comment>{n} listing changes</comment>
        <translation>
            <numerusform>{n} anúncio muda</numerusform>
            <numerusform>{n} anúncios mudam</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparando</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows are left out:</source>
        <comment>{n} row is left out:</comment>
        <translation>
            <numerusform>{n} linha fica de fora:</numerusform>
            <numerusform>{n} linhas ficam de fora:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cells</source>
        <comment>{n} cell</comment>
        <translation>
            <numerusform>{n} célula</numerusform>
            <numerusform>{n} células</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} fields</source>
        <comment>{n} field</comment>
        <translation>
            <numerusform>{n} campo</numerusform>
            <numerusform>{n} campos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no such field</source>
        <translation>{name}: não há esse campo</translation>
    </message>
    <message>
        <source>HEADING=. or HEADING=,</source>
        <translation>HEADING=. ou HEADING=,</translation>
    </message>
    <message>
        <source>a sheet cannot change: {name} ({text})</source>
        <translation>uma planilha não pode alterar: {name} ({text})</translation>
    </message>
    <message>
        <source>{name}: {samples} may mean two numbers; use --decimal &apos;{name}=,&apos; or &apos;{name}=.&apos;</source>
        <translation>{name}: {samples} pode significar dois números; use --decimal &apos;{name}=,&apos; ou &apos;{name}=.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows are for new listings</source>
        <comment>{n} row is for a new listing</comment>
        <translation>
            <numerusform>{n} linha é de um anúncio novo</numerusform>
            <numerusform>{n} linhas são de anúncios novos</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan is in {out}.</source>
        <translation>O plano está em {out}.</translation>
    </message>
    <message>
        <source>HEADING=FIELD</source>
        <translation>é preciso HEADING=FIELD</translation>
    </message>
    <message>
        <source>ignored columns: {names}</source>
        <translation>colunas ignoradas: {names}</translation>
    </message>
    <message>
        <source>emptied: {text} ({names})</source>
        <translation>esvaziados: {text} ({names})</translation>
    </message>
    <message>
        <source>kept despite [clear]: {text} ({names}); use --clear to empty them</source>
        <translation>mantidos apesar de [clear]: {text} ({names}); --clear os esvazia</translation>
    </message>
    <message>
        <source>no column was recognized as the listing ID or the own code; give one with --map HEADING=id</source>
        <translation>nenhuma coluna é reconhecida como ID do anúncio ou código próprio; indique com --map HEADING=id</translation>
    </message>
    <message>
        <source>Change listings with a spreadsheet: xlsx, xls, ods or csv.</source>
        <translation>Alterar anúncios com uma planilha: xlsx, xls, ods ou csv.</translation>
    </message>
    <message>
        <source>Compare FILE with the local catalogue and write a plan.</source>
        <translation>Comparar FILE com o catálogo local e gravar um plano.</translation>
    </message>
    <message>
        <source>The plan has the changes that FILE makes. Nothing is sent: view the plan with &apos;vitrina plan show&apos;, test it with &apos;plan check&apos;, apply it with &apos;plan apply&apos;. Blank cells, and cells that have not changed since the export, change nothing. Rows that cannot be read are reported with the reason and are not planned. Nothing is ever deleted.</source>
        <translation>O plano tem as alterações que FILE faz. Nada é enviado: veja o plano com &apos;vitrina plan show&apos;, teste com &apos;plan check&apos; e aplique com &apos;plan apply&apos;. As células vazias, e as que não mudaram desde a exportação, não alteram nada. As linhas que não podem ser lidas são indicadas com o motivo e não são planejadas. Nada é excluído.</translation>
    </message>
    <message>
        <source>Plan file to write; without it, only the summary of the plan is shown.</source>
        <translation>Arquivo de plano a gravar; sem ele, só se mostra o resumo do plano.</translation>
    </message>
    <message>
        <source>Meaning of a column: id, sku, title, price, stock, attributes.BRAND …; - ignores the column. It is remembered for the next sheet.</source>
        <translation>Significado de uma coluna: id, sku, title, price, stock, attributes.BRAND …; - ignora a coluna. Fica lembrado para a próxima planilha.</translation>
    </message>
    <message>
        <source>Decimal mark of a column (. or ,) if its texts do not show it.</source>
        <translation>Sinal decimal de uma coluna (. ou ,) se os textos não o mostram.</translation>
    </message>
    <message>
        <source>Empty the fields whose cells say [clear]; without it, they are kept.</source>
        <translation>Esvaziar os campos cujas células dizem [clear]; sem esta opção são mantidos.</translation>
    </message>
    <message>
        <source>Write a sheet with &apos;vitrina export --out FILE.xlsx&apos;, fill it in, and read it back with &apos;import&apos;. Any other sheet with a column of ids or own codes also works. &apos;list&apos; creates listings from its new rows.</source>
        <translation>Grave uma com &apos;vitrina export --out FILE.xlsx&apos;, preencha e leia de volta com &apos;import&apos;. Também serve qualquer outra planilha com uma coluna de ids ou códigos próprios. &apos;list&apos; anuncia as linhas novas.</translation>
    </message>
    <message>
        <source>Create listings from the new rows of FILE.</source>
        <translation>Anunciar as linhas novas de FILE.</translation>
    </message>
    <message>
        <source>A row is new if it belongs to no listing; each needs an own code that no other row has. Rows whose own code a listing already has are reported and not listed, so the same sheet creates nothing the second time, even if the first run was killed or got no answer. Each row is first checked by the rules and by the marketplace; rows that they would refuse are reported, and the others are listed.</source>
        <translation>Uma linha é nova se não é de nenhum anúncio; cada uma precisa de um código próprio que nenhuma outra linha tenha. As linhas cujo código próprio um anúncio já tem são indicadas e não são anunciadas, assim a mesma planilha não cria nada na segunda vez, mesmo que a primeira tenha sido interrompida ou ficado sem resposta. Cada linha é verificada antes, pelas regras e pelo marketplace; as que eles recusariam são indicadas, e as demais são anunciadas.</translation>
    </message>
    <message>
        <source>Folder of pictures whose names begin with own codes: AB-1.jpg, AB-1-2.jpg.</source>
        <translation>Pasta de fotos cujos nomes começam com códigos próprios: AB-1.jpg, AB-1-2.jpg.</translation>
    </message>
    <message>
        <source>pictures that match no own code in the sheet: {names}</source>
        <translation>fotos que não correspondem a nenhum código próprio da planilha: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{n} would be listed</source>
        <comment>{n} would be listed</comment>
        <translation>
            <numerusform>{n} seria anunciado</numerusform>
            <numerusform>{n} seriam anunciados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} listed</source>
        <comment>{n} listed</comment>
        <translation>
            <numerusform>{n} anunciado</numerusform>
            <numerusform>{n} anunciados</numerusform>
        </translation>
    </message>
    <message>
        <source>it came from a backup: it may already have started</source>
        <translation>veio de um backup: já pode ter começado</translation>
    </message>
    <message>
        <source>Cancel a plan, so that it never starts.</source>
        <translation>Cancelar um plano, que não começará mais.</translation>
    </message>
    <message>
        <source>The plan “{name}” did not begin: no program was open. &apos;vitrina schedule list&apos; has it.</source>
        <translation>O plano “{name}” não começou: não havia nenhum programa aberto. Está em &apos;vitrina schedule list&apos;.</translation>
    </message>
    <message>
        <source>The plan “{name}” could not begin. &apos;vitrina schedule show&apos; says why.</source>
        <translation>O plano “{name}” não pôde começar. &apos;vitrina schedule show&apos; diz por quê.</translation>
    </message>
    <message>
        <source>The plan “{name}” has ended; {count} values were changed meanwhile and are on hold.</source>
        <translation>O plano “{name}” terminou; {count} valores mudaram nesse meio-tempo e estão retidos.</translation>
    </message>
    <message>
        <source>The agent is started at log-in: {place}</source>
        <translation>O agente é iniciado ao entrar na sessão: {place}</translation>
    </message>
    <message>
        <source>A window or another agent already carries out the schedules of this shop.</source>
        <translation>Uma janela ou outro agente já cuida dos planos programados desta loja.</translation>
    </message>
    <message>
        <source>The agent is not started at log-in.</source>
        <translation>O agente não é iniciado ao entrar na sessão.</translation>
    </message>
    <message>
        <source>vitrina: no program is running to carry it out: open the window, or start &apos;vitrina agent&apos;</source>
        <translation>vitrina: nenhum programa o executa agora: abra a janela ou inicie &apos;vitrina agent&apos;</translation>
    </message>
    <message>
        <source>The time zone of this site is not known: give it with --zone.</source>
        <translation>O fuso horário deste site não é conhecido: informe-o com --zone.</translation>
    </message>
    <message>
        <source>no program was open when it should have started; &apos;vitrina schedule start&apos; starts it</source>
        <translation>não havia nenhum programa aberto quando devia começar; &apos;vitrina schedule start&apos; o inicia</translation>
    </message>
    <message>
        <source>it has risky changes that were not accepted</source>
        <translation>tem alterações arriscadas que não foram aceitas</translation>
    </message>
    <message>
        <source>there was no token when it should have started</source>
        <translation>não havia token quando devia começar</translation>
    </message>
    <message>
        <source>the marketplace did not accept the token</source>
        <translation>o marketplace não aceitou o token</translation>
    </message>
    <message>
        <source>the keyring was locked when it should have started</source>
        <translation>o chaveiro estava bloqueado quando devia começar</translation>
    </message>
    <message>
        <source>its plan can no longer be read</source>
        <translation>seu plano já não pode ser lido</translation>
    </message>
    <message>
        <source>kept: nothing goes back</source>
        <translation>mantido: nada é revertido</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>foi cancelado</translation>
    </message>
    <message>
        <source>changed since; it is on hold in the outbox</source>
        <translation>mudou depois; está retido na caixa de saída</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>começa</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>termina</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings</source>
        <comment>{n} listing</comment>
        <translation>
            <numerusform>{n} anúncio</numerusform>
            <numerusform>{n} anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan has a time.</source>
        <translation>Nenhum plano está programado.</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>começando</translation>
    </message>
    <message>
        <source>returning</source>
        <translation>revertendo</translation>
    </message>
    <message>
        <source>{text!r} is not a time such as 2026-11-27 or 2026-11-27 00:30</source>
        <translation>{text!r} não é uma data nem uma hora como 2026-11-27 ou 2026-11-27 00:30</translation>
    </message>
    <message>
        <source>there is no time zone {name!r}</source>
        <translation>não existe o fuso horário {name!r}</translation>
    </message>
    <message>
        <source>it would start in the past</source>
        <translation>começaria no passado</translation>
    </message>
    <message>
        <source>it would end before it starts</source>
        <translation>terminaria antes de começar</translation>
    </message>
    <message>
        <source>the plan changes nothing</source>
        <translation>o plano não muda nada</translation>
    </message>
    <message>
        <source>{id}: {path} cannot be undone and cannot be scheduled</source>
        <translation>{id}: {path} não pode ser desfeito nem programado</translation>
    </message>
    <message>
        <source>{name!r} changes {path} of {id} at the same time; cancel it, or choose another time</source>
        <translation>{name!r} muda {path} de {id} ao mesmo tempo; cancele-o ou escolha outro momento</translation>
    </message>
    <message>
        <source>there is no schedule {id!r}</source>
        <translation>não existe o plano programado {id!r}</translation>
    </message>
    <message>
        <source>not possible: it is {state}</source>
        <translation>não é possível: está no estado “{state}”</translation>
    </message>
    <message>
        <source>its end has passed: it can no longer start</source>
        <translation>seu fim já passou: já não pode começar</translation>
    </message>
    <message>
        <source>{id!r} has just been changed by another program; check it again</source>
        <translation>outro programa acabou de mudar {id!r}; veja-o de novo</translation>
    </message>
    <message>
        <source>another open listing has the same title, code or barcode</source>
        <translation>outro anúncio não encerrado tem o mesmo título, código ou código de barras</translation>
    </message>
    <message>
        <source>number of required attributes without a value</source>
        <translation>número de atributos obrigatórios sem valor</translation>
    </message>
    <message>
        <source>Schedule a plan to start and end at set times.</source>
        <translation>Programar o início e o fim de um plano.</translation>
    </message>
    <message>
        <source>Plans start and end while a window of the shop is open or &apos;vitrina agent&apos; runs. A start that no program could carry out is missed and waits for your decision; a late end is carried out at once.</source>
        <translation>Os planos começam e terminam enquanto uma janela da loja está aberta ou &apos;vitrina agent&apos; está em execução. Um começo sem nenhum programa aberto se perde e espera uma decisão; um fim atrasado é feito em seguida.</translation>
    </message>
    <message>
        <source>Schedule a plan file.</source>
        <translation>Programar um arquivo de plano.</translation>
    </message>
    <message>
        <source>A copy of the plan is kept, so the file may change. Risky changes must be accepted now, for the start and the end. If another schedule changes the same field of the same listing at the same time, nothing is scheduled. At the end, a field that somebody changed meanwhile is not overwritten: it is put on hold in the outbox and reported. Needs no network.</source>
        <translation>Uma cópia do plano é salva, portanto o arquivo pode mudar. As alterações arriscadas são aceitas agora, para o começo e o fim. Se outro plano programado muda o mesmo campo do mesmo anúncio ao mesmo tempo, nada é programado. No fim, um campo que alguém mudou nesse meio-tempo não é sobrescrito: fica retido na caixa de saída e é indicado. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Start time, such as 2026-11-27 or &apos;2026-11-27 00:30&apos;.</source>
        <translation>Começo, como 2026-11-27 ou &apos;2026-11-27 00:30&apos;.</translation>
    </message>
    <message>
        <source>End time, when every value returns to what it was before; without it, nothing is undone.</source>
        <translation>Fim, quando cada valor volta a ser o de antes; sem esta opção nada é revertido.</translation>
    </message>
    <message>
        <source>Time zone of the times, such as America/Bogota; by default the site&apos;s.</source>
        <translation>Fuso horário dos momentos, como America/Bogota; por padrão, o do site.</translation>
    </message>
    <message>
        <source>Name of the schedule; by default the name of the file.</source>
        <translation>Nome do plano programado; por padrão, o do arquivo.</translation>
    </message>
    <message>
        <source>List the scheduled plans. Needs no network.</source>
        <translation>Listar os planos programados. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Show a schedule, with changes that were sent or left out. Needs no network.</source>
        <translation>Mostrar um plano programado, com o enviado e o omitido. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Start a plan now: before its time, or after it was missed or held.</source>
        <translation>Começar um plano agora: antes da hora, perdido ou retido.</translation>
    </message>
    <message>
        <source>It is started by the window or the agent that carries out the schedules. If changes are risky in a way that was not accepted before, --accept must be the number of risky rows.</source>
        <translation>Quem o começa é a janela ou o agente que executa os planos programados. Se há riscos que não foram aceitos antes, --accept deve ser o número de linhas arriscadas.</translation>
    </message>
    <message>
        <source>End a plan now, before its time: its values go back.</source>
        <translation>Encerrar um plano agora, antes da hora: ele é revertido.</translation>
    </message>
    <message>
        <source>Keep the values of a plan: nothing goes back at its end.</source>
        <translation>Manter os valores de um plano: no fim nada é revertido.</translation>
    </message>
    <message>
        <source>Remove a finished plan from the list. Its changes stay in the outbox and the history.</source>
        <translation>Tirar da lista um plano terminado. O que enviou fica na caixa de saída e no histórico.</translation>
    </message>
    <message>
        <source>Carry out scheduled plans until stopped.</source>
        <translation>Executar os planos programados até ser parado.</translation>
    </message>
    <message>
        <source>The agent contacts the marketplace only when something is due, and can run beside a window. A shop has at most one agent; while a window is open, the window carries out the plans.</source>
        <translation>O agente consulta o marketplace só quando algo deve ser feito, e pode funcionar ao lado de uma janela. Cada loja tem no máximo um agente; enquanto há uma janela aberta, ela executa os planos.</translation>
    </message>
    <message>
        <source>Carry out what is due now, and exit.</source>
        <translation>Fazer o que está na hora e sair.</translation>
    </message>
    <message>
        <source>Start the agent at log-in, stop doing so, or show whether it is started. The token must be in the keyring: it is never written to a file.</source>
        <translation>Iniciar o agente ao entrar na sessão, deixar de fazê-lo, ou mostrar se é feito. O token deve estar no chaveiro: não é escrito em nenhum arquivo.</translation>
    </message>
    <message>
        <source>{typed!r} is not an id: ids have letters, digits, hyphens and underscores</source>
        <translation>{typed!r} não é um id: ele tem letras, dígitos, hifens e sublinhados</translation>
    </message>
    <message>
        <source>Read figures from a table (csv or xlsx).</source>
        <translation>Ler valores de uma tabela (csv ou xlsx).</translation>
    </message>
    <message>
        <source>a formula whose value was not saved</source>
        <translation>uma fórmula cujo resultado não foi salvo</translation>
    </message>
    <message>
        <source>Make a plan from a folder of pictures named by own code.</source>
        <translation>Fazer um plano com uma pasta de fotos por código próprio.</translation>
    </message>
    <message>
        <source>A file in DIR belongs to the own code that its name begins with: AB-1.jpg, AB-1-2.jpg and AB-1_front.png belong to AB-1; if two codes fit, the longer one counts. Pictures are ordered by their numbers. The cover is the picture called cover, else the one with only the code, else the first. Every file is checked and prepared; files that cannot be used are reported with the reason. Nothing is sent: &apos;plan apply&apos; sends the pictures, only from this shop, and &apos;plan undo&apos; restores the old ones.</source>
        <translation>Um arquivo de DIR é do código próprio com que seu nome começa: AB-1.jpg, AB-1-2.jpg e AB-1_front.png são de AB-1; se dois códigos servem, vale o mais longo. As fotos ficam na ordem de seus números. A capa é a que se chama capa, senão a que tem só o código, senão a primeira. Cada arquivo é verificado e preparado; os que não podem ser usados são indicados com o motivo. Nada é enviado: &apos;plan apply&apos; envia as fotos, só desta loja, e &apos;plan undo&apos; traz de volta as anteriores.</translation>
    </message>
    <message>
        <source>Replace the existing pictures instead of adding to them.</source>
        <translation>Substituir as fotos que há, em vez de adicionar depois delas.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures planned, for {count} listings; {left} files left out</source>
        <comment>{n} picture planned, for {count} listings; {left} files left out</comment>
        <translation>
            <numerusform>{n} foto planejada, para {count} anúncios; {left} arquivos não usados</numerusform>
            <numerusform>{n} fotos planejadas, para {count} anúncios; {left} arquivos não usados</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to {file}. Try it with: vitrina plan check {file}</source>
        <translation>Gravado em {file}. Para testar: vitrina plan check {file}</translation>
    </message>
    <message>
        <source>Nothing was sent: {count} listings would be deleted, and {typed} were typed.</source>
        <translation>Nada foi enviado: {count} anúncios seriam excluídos e foram digitados {typed}.</translation>
    </message>
    <message>
        <source>after the existing text</source>
        <translation>depois do texto que há</translation>
    </message>
    <message>
        <source>alone, or with relist: the new listing&apos;s type</source>
        <translation>só, ou com relist: o tipo do anúncio novo</translation>
    </message>
    <message>
        <source>list closed listings again; may also set price, stock, listing_type</source>
        <translation>republicar anúncios encerrados; aceita price, stock e listing_type</translation>
    </message>
    <message>
        <source>delete closed listings for good; alone; &apos;plan apply&apos; asks for their number</source>
        <translation>excluir anúncios encerrados para sempre; sozinho; &apos;plan apply&apos; pede quantos</translation>
    </message>
    <message>
        <source>the text of the description could not be read</source>
        <translation>não foi possível ler o texto da descrição</translation>
    </message>
    <message>
        <source>it deletes listings, which cannot be scheduled</source>
        <translation>exclui anúncios, e isso não pode ser programado</translation>
    </message>
    <message>
        <source>{name}: cannot be combined with the others in one plan; make two plans</source>
        <translation>{name}: não pode ser combinado com as outras em um plano; faça dois planos</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a listing type such as gold_special</source>
        <translation>{name}: {text!r} não é um tipo de anúncio como gold_special</translation>
    </message>
    <message>
        <source>{name}: yes, not {text!r}</source>
        <translation>{name}: yes, não {text!r}</translation>
    </message>
    <message>
        <source>{name} cannot change together with the others</source>
        <translation>{name} não pode mudar junto com os outros</translation>
    </message>
    <message>
        <source>{name} is not a listing type</source>
        <translation>{name} não é um tipo de anúncio</translation>
    </message>
    <message>
        <source>{name} can only be true</source>
        <translation>{name} só pode ser true</translation>
    </message>
    <message>
        <source>The plan is made from the local catalogue, so run &apos;vitrina sync&apos; first. Nothing is sent or changed; only the plan file is written. Descriptions are not in the catalogue: a plan for them reads each listing from the marketplace.</source>
        <translation>O plano é feito com o catálogo local, por isso antes é preciso executar &apos;vitrina sync&apos;. Nada é enviado nem mudado; só o arquivo de plano é gravado. As descrições não estão no catálogo: um plano para elas lê cada anúncio do marketplace.</translation>
    </message>
    <message>
        <source>Build the title of a listing from its attributes.</source>
        <translation>Montar o título de um anúncio com os seus atributos.</translation>
    </message>
    <message>
        <source>PATTERN has attribute ids in braces; &apos;vitrina category ID&apos; lists them. An attribute without a value is left out, with the punctuation around it, and a title that is too long is cut by whole words. PATTERN is saved for the category of the listing, unless --dry-run is given. Without PATTERN, the saved one is used, whether it was saved here or in the window.</source>
        <translation>PATTERN tem os ids dos atributos entre chaves; &apos;vitrina category ID&apos; os mostra. Um atributo sem valor fica de fora, com os sinais em volta, e um título longo demais é cortado por palavras inteiras. PATTERN é salvo para a categoria do anúncio, a não ser com --dry-run. Sem PATTERN é usado o que foi salvo, aqui ou na janela.</translation>
    </message>
    <message>
        <source>the category has no attribute {names}</source>
        <translation>a categoria não tem o atributo {names}</translation>
    </message>
    <message>
        <source>{text!r} names no attribute: write {meant}</source>
        <translation>{text!r} não indica nenhum atributo: escreva {meant}</translation>
    </message>
    <message>
        <source>{text!r} names no attribute: its id stands between braces, as {{BRAND}}</source>
        <translation>{text!r} não indica nenhum atributo: o id fica entre chaves, como {{BRAND}}</translation>
    </message>
    <message>
        <source>no attribute is named, as {{BRAND}}: every listing would have the same title</source>
        <translation>nenhum atributo é indicado, como {{BRAND}}: todos os anúncios teriam o mesmo título</translation>
    </message>
    <message>
        <source>no attribute that {text!r} names has a value</source>
        <translation>nenhum atributo que {text!r} indica tem um valor</translation>
    </message>
    <message>
        <source>no pattern is kept for the category {name}: name one</source>
        <translation>não há um padrão salvo para a categoria {name}: indique um</translation>
    </message>
    <message>
        <source>the pattern is empty</source>
        <translation>o padrão está vazio</translation>
    </message>
    <message>
        <source>the pattern is longer than {most} characters</source>
        <translation>o padrão tem mais de {most} caracteres</translation>
    </message>
    <message>
        <source>Reading the listings broke off; it is tried again in {seconds} s.</source>
        <translation>A leitura dos anúncios foi interrompida; nova tentativa em {seconds} s.</translation>
    </message>
    <message>
        <source>--fresh puts a folder aside; rename the schema in the database</source>
        <translation>--fresh separa uma pasta; no banco de dados, renomeie o esquema</translation>
    </message>
    <message>
        <source>no password in the address; PGPASSFILE or PGPASSWORD holds it</source>
        <translation>o endereço não leva senha; ela fica em PGPASSFILE ou PGPASSWORD</translation>
    </message>
    <message>
        <source>an address such as postgresql://HOST/DATABASE</source>
        <translation>um endereço como postgresql://HOST/DATABASE</translation>
    </message>
    <message>
        <source>Folder of the marketplace, or postgresql://HOST/DATABASE; created and filled if it does not exist.</source>
        <translation>Pasta do marketplace, ou postgresql://HOST/DATABASE; é criada e preenchida se não existir.</translation>
    </message>
    <message>
        <source>Check whether this version can use --store, and exit.</source>
        <translation>Verificar se esta versão pode usar --store, e sair.</translation>
    </message>
    <message>
        <source>no change is saved as “{name}”</source>
        <translation>nenhuma alteração está salva como “{name}”</translation>
    </message>
    <message>
        <source>say what to change with --set or --change</source>
        <translation>indique o que alterar com --set ou --change</translation>
    </message>
    <message>
        <source>Change saved in the window under this name, applied before --set.</source>
        <translation>Alteração salva na janela com este nome; é aplicada antes de --set.</translation>
    </message>
</context>
</TS>

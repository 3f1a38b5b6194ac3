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
        <source>What answers at this address is not the marketplace.</source>
        <translation>O que responde neste endereço não é o marketplace.</translation>
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
        <source>The marketplace does not have it.</source>
        <translation>O marketplace não tem isso.</translation>
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
        <source>The marketplace refused it.</source>
        <translation>O marketplace recusou.</translation>
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
        <source>An older version saved a token for this shop, but not what it is for. Nothing was sent. If it is for {asked}, set VITRINA_TOKEN to it.</source>
        <translation>Uma versão anterior salvou um token desta loja, mas não para que serve. Nada foi enviado. Se for para {asked}, coloque-o em VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>This shop has unsent changes ({count}), and it is not known which marketplace they are for. Nothing was sent. If for {theirs}: &apos;vitrina sync --adopt&apos;.</source>
        <translation>Esta loja tem alterações não enviadas ({count}), e não se sabe para qual marketplace são. Nada foi enviado. Se forem para {theirs}: &apos;vitrina sync --adopt&apos;.</translation>
    </message>
    <message>
        <source>The backup belongs to another marketplace or seller. Nothing was taken.</source>
        <translation>O backup é de outro marketplace ou vendedor. Nada foi usado.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing of this step was saved.</source>
        <translation>O disco está cheio. Nada deste passo foi salvo.</translation>
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
        <source>The file {file} was made by a newer version, and is left as it is.</source>
        <translation>O arquivo {file} é de uma versão mais nova, e fica como está.</translation>
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
        <source>The shop is open in another window, which does not answer.</source>
        <translation>A loja está aberta em outra janela, que não responde.</translation>
    </message>
    <message>
        <source>Risky and not accepted: {count}. Nothing was sent.</source>
        <translation>Com risco e não aceitos: {count}. Nada foi enviado.</translation>
    </message>
    <message>
        <source>It is not known yet whether the marketplace did it.</source>
        <translation>Ainda não se sabe se o marketplace fez isso.</translation>
    </message>
    <message>
        <source>It goes after an earlier change to this listing, which is on hold.</source>
        <translation>Vai depois de uma alteração anterior deste anúncio, que está retida.</translation>
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
        <source>A console for people who sell on a marketplace.</source>
        <translation>Um console para quem vende em um marketplace.</translation>
    </message>
    <message>
        <source>It shows your listings, edits them in forms made from their category, and tells what a sale leaves - before anything is sent. The practice shop needs no account and no network.</source>
        <translation>Mostra os anúncios, os edita em formulários feitos conforme a categoria e diz o que sobra de uma venda, antes de enviar qualquer coisa. A loja de prática não precisa de conta nem de rede.</translation>
    </message>
    <message>
        <source>Without a sub-command the window opens, by default on the practice shop.</source>
        <translation>Sem um comando abre-se a janela, por padrão na loja de prática.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Códigos de saída:</translation>
    </message>
    <message>
        <source>everything asked for was done</source>
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
        <source>something is still waiting in the outbox, or its outcome is not known yet</source>
        <translation>algo ainda espera na caixa de saída, ou ainda não se sabe como terminou</translation>
    </message>
    <message>
        <source>interrupted; what was on its way is in the outbox</source>
        <translation>interrompido; o que estava a caminho está na caixa de saída</translation>
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
        <source>in no listing of this shop ({count}): {names}</source>
        <translation>em nenhum anúncio desta loja ({count}): {names}</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPÇÕES]</translation>
    </message>
    <message>
        <source>A shop by its name; with --base-url, the shop is saved under that name.</source>
        <translation>Uma loja pelo nome; com --base-url, a loja é salva com esse nome.</translation>
    </message>
    <message>
        <source>Address of a marketplace; its token is read from VITRINA_TOKEN.</source>
        <translation>Endereço de um marketplace; o token dele é lido de VITRINA_TOKEN.</translation>
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
        <source>Only calls of this method.</source>
        <translation>Só solicitações deste método.</translation>
    </message>
    <message>
        <source>Measure the category prediction on titles of your own.</source>
        <translation>Medir a previsão de categorias com títulos próprios.</translation>
    </message>
    <message>
        <source>FILE.csv has the columns title and category: a category&apos;s id, its name, or its path with &quot;&gt;&quot; between the names. Prints the share of titles whose category is guessed first and among the first three, and how far the probabilities are from how often they are right.</source>
        <translation>FILE.csv tem as colunas title e category: o id de uma categoria, o nome dela ou o caminho com “&gt;” entre os nomes. Mostra em que parte dos títulos a categoria é acertada em primeiro lugar e entre as três primeiras, e quanto as probabilidades se afastam da frequência com que acertam.</translation>
    </message>
    <message>
        <source>Learn from files in the wire format, as for &apos;serve&apos;, not from the practice world.</source>
        <translation>Aprender de arquivos no formato do serviço, como em &apos;serve&apos;, e não do mundo de prática.</translation>
    </message>
    <message>
        <source>Site of the categories that are given by name.</source>
        <translation>Site das categorias indicadas pelo nome.</translation>
    </message>
    <message>
        <source>Search and sort a shop&apos;s local listings for the window, asked on standard input.</source>
        <translation>Buscar e ordenar os anúncios locais de uma loja para a janela, que pergunta pela entrada padrão.</translation>
    </message>
    <message>
        <source>Questions and answers are frames of JSON and packed numbers. It ends when standard input closes.</source>
        <translation>As perguntas e respostas são blocos de JSON e números compactados. Termina quando a entrada padrão é fechada.</translation>
    </message>
    <message>
        <source>Read and write a shop for the window, told by JSON lines on standard input.</source>
        <translation>Ler e gravar uma loja para a janela, conforme linhas de JSON na entrada padrão.</translation>
    </message>
    <message>
        <source>The first line connects: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Then &quot;sync&quot;, &quot;send&quot; and &quot;stop&quot;. Events come as JSON lines on standard output. It ends when standard input closes.</source>
        <translation>A primeira linha conecta: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Depois vêm &quot;sync&quot;, &quot;send&quot; e &quot;stop&quot;. Os eventos chegam como linhas de JSON pela saída padrão. Termina quando a entrada padrão é fechada.</translation>
    </message>
    <message>
        <source>Drive the real window through the main job and save a picture of every step.</source>
        <translation>Percorrer a tarefa principal na janela real e salvar uma foto de cada passo.</translation>
    </message>
    <message>
        <source>It works on a workspace and a marketplace of its own, made for the run and removed after it, so it never touches a shop. It ends with a table of what was observed, and with exit code 1 when an observation is wrong.</source>
        <translation>Usa um espaço de trabalho e um marketplace próprios, criados para o percurso e removidos depois, portanto nunca toca em uma loja. Termina com uma tabela do que foi observado, e com o código de saída 1 quando uma observação está errada.</translation>
    </message>
    <message>
        <source>Folder for the pictures, one for each step.</source>
        <translation>Pasta para as fotos, uma para cada passo.</translation>
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
        <source>Run the practice marketplace over HTTP until it is stopped.</source>
        <translation>Executar o marketplace de prática por HTTP até que seja parado.</translation>
    </message>
    <message>
        <source>When it is ready it prints its address and one line for each seller with the token to use. Any client of such a service works against it. An existing store is used as it is; one made with another --seed, --listings or --world is refused with exit code 2.</source>
        <translation>Quando está pronto, mostra o endereço e uma linha por vendedor com o token a usar. Serve para qualquer cliente de um serviço assim. Um armazém existente é usado como está; um feito com outro --seed, --listings ou --world é recusado com o código de saída 2.</translation>
    </message>
    <message>
        <source>Address to listen on.</source>
        <translation>Endereço em que escuta.</translation>
    </message>
    <message>
        <source>Port to listen on; 0 uses the last port again, or a free one.</source>
        <translation>Porta em que escuta; 0 usa de novo a última, ou uma livre.</translation>
    </message>
    <message>
        <source>Which practice world; 1 by default.</source>
        <translation>Qual mundo de prática; 1 por padrão.</translation>
    </message>
    <message>
        <source>Listings of the first seller of a new store; 500 by default.</source>
        <translation>Anúncios do primeiro vendedor de um armazém novo; 500 por padrão.</translation>
    </message>
    <message>
        <source>Fill a new store from files in the wire format: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. What is missing comes from the practice world, but for listings.</source>
        <translation>Preencher um armazém novo com arquivos no formato do serviço: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. O que falta vem do mundo de prática, menos os anúncios.</translation>
    </message>
    <message>
        <source>Set an existing store aside, under a name with the time, and create a new one.</source>
        <translation>Separar um armazém existente, com a hora no nome, e criar um novo.</translation>
    </message>
    <message>
        <source>Where the marketplace&apos;s clock starts, such as 2026-01-31T12:00:00Z; it runs on from there, also after a restart.</source>
        <translation>Hora em que o relógio do marketplace começa, como 2026-01-31T12:00:00Z; segue a partir daí, também após um reinício.</translation>
    </message>
    <message>
        <source>The specification alone, without /_practice.</source>
        <translation>Só a especificação, sem /_practice.</translation>
    </message>
    <message>
        <source>Answer 429 to a caller with more than N requests a second; 0 is no limit.</source>
        <translation>Responder 429 a quem passar de N solicitações por segundo; 0 é sem limite.</translation>
    </message>
    <message>
        <source>Allow a --host that other machines can reach.</source>
        <translation>Permitir um --host acessível a outras máquinas.</translation>
    </message>
    <message>
        <source>Print the ready lines as JSON.</source>
        <translation>Mostrar em JSON as linhas de início.</translation>
    </message>
    <message>
        <source>Read the whole shop into the local catalogue.</source>
        <translation>Ler a loja inteira para o catálogo local.</translation>
    </message>
    <message>
        <source>there is no kind {kind}; there are {known}</source>
        <translation>não existe o tipo {kind}; existem {known}</translation>
    </message>
    <message>
        <source>--json says what was written to --out; &apos;vitrina costs list&apos; has the figures</source>
        <translation>--json diz o que foi escrito em --out; &apos;vitrina costs list&apos; tem os valores</translation>
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
        <source>With {kind}: {net_at} is left at {threshold}, only {net_above} just above it, and as much again from {same_again_at} on.</source>
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
        <source>a later operation takes off what is to be left</source>
        <translation>uma operação posterior tira o que deve sobrar</translation>
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
        <source>Windows starts no command as long as this one. A shorter --workspace fits.</source>
        <translation>O Windows não inicia um comando tão longo como este. Com um --workspace mais curto ele cabe.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list.</source>
        <translation>“{name}” não está mais na lista.</translation>
    </message>
    <message>
        <source>--workers above 1 needs a --store in a database server: a folder has one process</source>
        <translation>--workers acima de 1 exige um --store em um servidor de banco de dados: uma pasta tem um só processo</translation>
    </message>
    <message>
        <source>--workers above 1 needs a system whose processes share a port</source>
        <translation>--workers acima de 1 exige um sistema cujos processos compartilhem uma porta</translation>
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
        <source>{name}: some of its bytes are not characters</source>
        <translation>{name}: alguns de seus bytes não são caracteres</translation>
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
        <source>{name}: it is chosen when a listing is made, and stays</source>
        <translation>{name}: é escolhido ao anunciar e não muda mais</translation>
    </message>
    <message>
        <source>{name}: the marketplace sets it</source>
        <translation>{name}: é definido pelo marketplace</translation>
    </message>
    <message>
        <source>{name}: a new listing is active; &apos;vitrina status ID&apos; changes it afterwards</source>
        <translation>{name}: um anúncio novo fica ativo; depois, &apos;vitrina status ID&apos; muda isso</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not what a sale is to leave, such as leave&gt;=20% or leave&gt;=150,to=.99</source>
        <translation>{name}: {text!r} não é o que deve sobrar de uma venda, como leave&gt;=20% ou leave&gt;=150,to=.99</translation>
    </message>
    <message>
        <source>this shop is open already; its window has come to the front</source>
        <translation>esta loja já está aberta; a janela dela veio para a frente</translation>
    </message>
    <message>
        <source>this shop is open in a window that does not answer; this one is read-only until that one is closed</source>
        <translation>esta loja está aberta em uma janela que não responde; esta é somente leitura até que a outra seja fechada</translation>
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
        <source>Prints a receipt: how many listings were counted, how many ids came twice, how many are missing from the marketplace&apos;s own total, how many are gone since the last sync. Nothing is sent.</source>
        <translation>Mostra um resumo: quantos anúncios foram contados, quantos ids vieram duas vezes, quantos faltam do total que o marketplace diz e quantos sumiram desde que se sincronizou a última vez. Nada é enviado.</translation>
    </message>
    <message>
        <source>Confirm that the unsent changes of this shop were made for this marketplace and seller, where that is not known.</source>
        <translation>Confirmar que as alterações não enviadas desta loja foram feitas para este marketplace e vendedor, quando não se sabe.</translation>
    </message>
    <message>
        <source>Stop waiting when nothing has happened for this long. What has no answer may still arrive for two minutes, and is sent again only after that.</source>
        <translation>Parar de esperar quando nada acontece durante este tempo. O que não tem resposta ainda pode chegar durante dois minutos, e só depois é enviado de novo.</translation>
    </message>
    <message>
        <source>Print one JSON document on standard output.</source>
        <translation>Mostrar um documento JSON na saída padrão.</translation>
    </message>
    <message>
        <source>Send what is waiting in the outbox, and find out what became of sendings without an answer.</source>
        <translation>Enviar o que espera na caixa de saída e descobrir o que houve com os envios sem resposta.</translation>
    </message>
    <message>
        <source>A change that somebody else made meanwhile to the same field is never overwritten: the row is held, and both values are kept. Nothing that creates something is sent twice blindly.</source>
        <translation>Uma alteração que outra pessoa fez nesse meio-tempo no mesmo campo nunca é sobrescrita: a linha é retida e os dois valores são mantidos. Nada que crie algo é enviado duas vezes às cegas.</translation>
    </message>
    <message>
        <source>Resume sending where it was paused.</source>
        <translation>Retomar o envio se estiver em pausa.</translation>
    </message>
    <message>
        <source>See what waits to be sent, and decide about it.</source>
        <translation>Ver o que espera para ser enviado e decidir a respeito.</translation>
    </message>
    <message>
        <source>ID is the number of a row as &apos;list&apos; has it, or the id of a listing, which means all of its rows that are not at their end. All of it works beside an open window.</source>
        <translation>ID é o número de uma linha, como &apos;list&apos; mostra, ou o id de um anúncio, que se refere a todas as linhas dele ainda não terminadas. Tudo funciona também com uma janela aberta.</translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>COMANDO [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Show rows of the outbox in full: fields, findings and the request.</source>
        <translation>Mostrar linhas completas da caixa de saída: campos, avisos e a solicitação.</translation>
    </message>
    <message>
        <source>Each field has the value before and yours; one that somebody else changed, too, has a third, the marketplace&apos;s as it was when the row was held. The request is the one that would be sent now, or what was sent. Needs no network.</source>
        <translation>Cada campo tem o valor anterior e o seu; o que outra pessoa também mudou tem um terceiro, o do marketplace quando a linha foi retida. A solicitação é a que seria enviada agora, ou a que foi enviada. Não precisa de rede.</translation>
    </message>
    <message>
        <source>List what waits in the outbox, is on its way, or needs a decision.</source>
        <translation>Mostrar o que espera na caixa de saída, está a caminho ou precisa de uma decisão.</translation>
    </message>
    <message>
        <source>Each row has its state and why it is in it. Needs no network.</source>
        <translation>Cada linha tem seu estado e o motivo. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Only rows in this state: queued, sending, unknown (no answer yet), held, refused, done or cancelled. May be given several times. Without it, all but done and cancelled.</source>
        <translation>Só linhas neste estado: queued (em espera), sending (sendo enviada), unknown (ainda sem resposta), held (retida), refused (recusada), done (feita) ou cancelled (cancelada). Pode ser repetida. Sem esta opção, todas menos done e cancelled.</translation>
    </message>
    <message>
        <source>Only rows of this listing.</source>
        <translation>Só linhas deste anúncio.</translation>
    </message>
    <message>
        <source>Also what is done or cancelled.</source>
        <translation>Também o que foi feito ou cancelado.</translation>
    </message>
    <message>
        <source>How many rows to show, the latest first; 0 is all of them.</source>
        <translation>Quantas linhas mostrar, primeiro as últimas; 0 são todas.</translation>
    </message>
    <message>
        <source>Decide whose values count where somebody else changed the same fields.</source>
        <translation>Decidir quais valores contam quando outra pessoa mudou os mesmos campos.</translation>
    </message>
    <message>
        <source>&apos;mine&apos; sends yours over the value that &apos;vitrina outbox show ID&apos; names as theirs, and only over that one: changed once more, the row is held again. &apos;theirs&apos; leaves the listing as it is; the row keeps what you had typed. A row that would remove variations or pictures for good is confirmed by &apos;mine&apos;, and dropped by &apos;theirs&apos;.</source>
        <translation>&apos;mine&apos; envia o seu valor sobre o do outro que &apos;vitrina outbox show ID&apos; mostra, e só sobre esse: se mudou mais uma vez, a linha é retida de novo. &apos;theirs&apos; deixa o anúncio como está; a linha mantém o que foi digitado. Uma linha que removeria variações ou fotos para sempre é confirmada com &apos;mine&apos; e descartada com &apos;theirs&apos;.</translation>
    </message>
    <message>
        <source>Decide one field, such as price=mine; the others as said behind the ID.</source>
        <translation>Decidir um campo, como price=mine; os demais, conforme o dito depois do ID.</translation>
    </message>
    <message>
        <source>Do not ask, even if variations or their pictures are lost.</source>
        <translation>Não perguntar, mesmo que se percam variações ou suas fotos.</translation>
    </message>
    <message>
        <source>How many rows are risky; with another number, nothing is sent.</source>
        <translation>Quantas linhas são arriscadas; com outro número nada é enviado.</translation>
    </message>
    <message>
        <source>Do not send now: the row waits in the outbox for &apos;vitrina send&apos;. Needs no network.</source>
        <translation>Não enviar agora: a linha espera na caixa de saída por &apos;vitrina send&apos;. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Send rows again that were refused or are on hold.</source>
        <translation>Enviar de novo linhas recusadas ou retidas.</translation>
    </message>
    <message>
        <source>A row in conflict is decided first. A new listing that had no answer and could not be found is not listed a second time: it is looked for once more.</source>
        <translation>Uma linha em conflito é decidida primeiro. Um anúncio novo que não teve resposta e não foi encontrado não é criado outra vez: é procurado de novo.</translation>
    </message>
    <message>
        <source>List a new listing again that nobody could find: if it is there after all, it is there twice then.</source>
        <translation>Criar de novo um anúncio que não foi encontrado: se no fim ele existir, ficará duplicado.</translation>
    </message>
    <message>
        <source>Let rows go that you had put on hold, over the listings as they are by now.</source>
        <translation>Liberar linhas retidas, sobre os anúncios como estão agora.</translation>
    </message>
    <message>
        <source>Keep rows that wait from being sent, until you release them.</source>
        <translation>Reter linhas em espera até que sejam liberadas.</translation>
    </message>
    <message>
        <source>What goes after them on the same listing waits with them. Needs no network.</source>
        <translation>O que vem depois no mesmo anúncio espera com elas. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Take rows back that have not been sent.</source>
        <translation>Retirar linhas que não foram enviadas.</translation>
    </message>
    <message>
        <source>Change many listings with a plan: a file with the values before and after.</source>
        <translation>Mudar muitos anúncios com um plano: um arquivo com os valores de antes e depois.</translation>
    </message>
    <message>
        <source>Make one with &apos;new&apos;, look at it with &apos;show&apos;, try it with &apos;check&apos;, carry it out with &apos;apply&apos; and take it back with &apos;undo&apos;. A plan is JSON (&apos;vitrina plan schema&apos;) and may be edited by hand. Applying it twice changes nothing more.</source>
        <translation>É criado com &apos;new&apos;, visto com &apos;show&apos;, testado com &apos;check&apos;, aplicado com &apos;apply&apos; e desfeito com &apos;undo&apos;. Um plano é JSON (&apos;vitrina plan schema&apos;) e pode ser editado à mão. Aplicá-lo duas vezes não muda mais nada.</translation>
    </message>
    <message>
        <source>A query is words and conditions; all of them must hold.</source>
        <translation>Uma consulta são palavras e condições; todas devem valer.</translation>
    </message>
    <message>
        <source>a word in title, code or id begins with it</source>
        <translation>uma palavra do título, código ou id começa assim</translation>
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
        <source>figures, as price</source>
        <translation>números, como price</translation>
    </message>
    <message>
        <source>by the figures of &apos;vitrina costs&apos;</source>
        <translation>pelos números de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>days since the listing was last changed</source>
        <translation>dias desde a última alteração do anúncio</translation>
    </message>
    <message>
        <source>the day it was last changed</source>
        <translation>o dia da última alteração</translation>
    </message>
    <message>
        <source>the seller&apos;s code; * stands for anything</source>
        <translation>o código próprio; * vale por qualquer texto</translation>
    </message>
    <message>
        <source>words of the title only</source>
        <translation>só palavras do título</translation>
    </message>
    <message>
        <source>a category by its name, with all below it, or its id</source>
        <translation>uma categoria pelo nome, com tudo o que há abaixo, ou pelo id</translation>
    </message>
    <message>
        <source>days until a listing of the free type ends</source>
        <translation>dias até um anúncio grátis encerrar</translation>
    </message>
    <message>
        <source>free shipping that the marketplace put on</source>
        <translation>frete grátis imposto pelo marketplace</translation>
    </message>
    <message>
        <source>price now against 7 days ago, in percent or as an amount;</source>
        <translation>o preço agora comparado ao de 7 dias atrás, em % ou em valor;</translation>
    </message>
    <message>
        <source>what changed: price stock status title category type</source>
        <translation>o que mudou: price stock status title category type</translation>
    </message>
    <message>
        <source>free_shipping sku, or any; changed_elsewhere: not sent from here</source>
        <translation>free_shipping sku, ou any; changed_elsewhere: não enviado daqui</translation>
    </message>
    <message>
        <source>its status before it changed. @7d days, @2026-01-31 a day,</source>
        <translation>seu status antes de mudar. @7d dias, @2026-01-31 um dia,</translation>
    </message>
    <message>
        <source>@sync what the last sync found; without one, 7 days</source>
        <translation>@sync o que a última sincronização encontrou; sem nada, 7 dias</translation>
    </message>
    <message>
        <source>an attribute by its id or name: Marca:Nike</source>
        <translation>um atributo pelo id ou pelo nome: Marca:Nike</translation>
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
        <source>raised to the least price of which a sale leaves 20 %</source>
        <translation>elevado ao menor preço com que de uma venda sobra 20 %</translation>
    </message>
    <message>
        <source>the same for an amount; price=leave=20% lowers too</source>
        <translation>o mesmo para um valor; price=leave=20% também baixa</translation>
    </message>
    <message>
        <source>never below the floor of &apos;vitrina costs&apos;</source>
        <translation>nunca abaixo do mínimo de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(nunca abaixo de 0)</translation>
    </message>
    <message>
        <source>any mark may replace the slash; /i ignores case</source>
        <translation>outro sinal pode substituir a barra; /i ignora maiúsculas</translation>
    </message>
    <message>
        <source>(empty: removed)</source>
        <translation>(vazio: é removido)</translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them.</source>
        <translation>Com variações, preço e estoque são definidos em cada uma.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Exemplo:</translation>
    </message>
    <message>
        <source>Which listings; &quot;&quot; means all of them.</source>
        <translation>Quais anúncios; &quot;&quot; são todos.</translation>
    </message>
    <message>
        <source>Only listings of this list: ids or own codes, one a line, or the first column of a CSV. What is in no listing is named, and the exit code is 1.</source>
        <translation>Só anúncios desta lista: ids ou códigos próprios, um por linha, ou a primeira coluna de um CSV. O que não é de nenhum anúncio é citado, e o código de saída é 1.</translation>
    </message>
    <message>
        <source>The plan file to write, in full or not at all.</source>
        <translation>O arquivo de plano a gravar, inteiro ou nada.</translation>
    </message>
    <message>
        <source>Show what a plan file would change. Needs no shop and no network.</source>
        <translation>Mostrar o que um arquivo de plano mudaria. Não precisa de loja nem de rede.</translation>
    </message>
    <message>
        <source>What is risky is counted as far as the file can tell; &apos;plan check&apos; knows the listings, too.</source>
        <translation>O que é arriscado é contado até onde o arquivo permite saber; &apos;plan check&apos; conhece também os anúncios.</translation>
    </message>
    <message>
        <source>How many listings to show; 0 is all of them.</source>
        <translation>Quantos anúncios mostrar; 0 são todos.</translation>
    </message>
    <message>
        <source>Say what a plan would do, and send nothing.</source>
        <translation>Dizer o que um plano faria, sem enviar nada.</translation>
    </message>
    <message>
        <source>Every listing is compared with the local catalogue and judged by the marketplace&apos;s rules. With --rehearse the plan is really carried out, on a clone of the affected listings, which are read from the marketplace first, in one that lives for the rehearsal only. Both say what would follow beside what was planned, such as free shipping that a higher price brings. Exit code 1 when a listing would be refused, was changed since, or is gone. What is risky is named and counted, for --accept.</source>
        <translation>Cada anúncio é comparado com o catálogo local e julgado pelas regras do marketplace. Com --rehearse o plano é de fato aplicado, sobre uma cópia dos anúncios afetados, lidos antes do marketplace, em um que dura só o ensaio. Ambos dizem o que mais aconteceria além do planejado, como o frete grátis que um preço mais alto traz. Código de saída 1 quando um anúncio seria recusado, mudou desde então ou sumiu. O que é arriscado é nomeado e contado, para --accept.</translation>
    </message>
    <message>
        <source>Try it on a copy of the listings, in a temporary marketplace.</source>
        <translation>Testar sobre uma cópia dos anúncios, em um marketplace temporário.</translation>
    </message>
    <message>
        <source>A price below it is risky, in addition to the settings.</source>
        <translation>Um preço menor é arriscado, além das configurações.</translation>
    </message>
    <message>
        <source>Carry out a plan.</source>
        <translation>Aplicar um plano.</translation>
    </message>
    <message>
        <source>Only the fields of the plan are sent. What somebody changed in the same field since the plan was made is held, with both values; stock is changed by the difference, so that units sold meanwhile stay sold. A second run sends only what is not done yet.</source>
        <translation>Só os campos do plano são enviados. O que alguém mudou no mesmo campo desde que o plano foi feito é retido, com os dois valores; o estoque muda pela diferença, então o que foi vendido nesse meio-tempo continua vendido. Uma segunda vez envia só o que falta.</translation>
    </message>
    <message>
        <source>Risky rows are those that change a price by more than 50 %, set it to zero or below a floor, or leave less of a sale; those that close a listing for good; and all that close one when more than five do. The settings file can change these limits. --accept must be the number of risky rows.</source>
        <translation>São arriscadas as linhas que mudam um preço em mais de 50 %, o deixam em zero ou abaixo de um mínimo, ou fazem sobrar menos de uma venda; as que encerram um anúncio para sempre; e todas as que encerram um quando são mais de cinco. O arquivo de configurações pode mudar esses limites. --accept deve ser o número de linhas arriscadas.</translation>
    </message>
    <message>
        <source>Take back what a plan did from this workspace.</source>
        <translation>Desfazer o que um plano fez a partir deste espaço de trabalho.</translation>
    </message>
    <message>
        <source>Listings that were changed since are left alone and named. What has not been sent yet is cancelled. A second run does nothing more; after it the plan may be applied again.</source>
        <translation>Os anúncios que mudaram desde então ficam como estão e são nomeados. O que ainda não foi enviado é cancelado. Uma segunda vez não faz mais nada; depois o plano pode ser aplicado de novo.</translation>
    </message>
    <message>
        <source>Rows that close a listing for good are risky, and so are all that close when more than five do: --accept must be their number. A price that goes back to what it was is not.</source>
        <translation>As linhas que encerram um anúncio para sempre são arriscadas, e todas as que encerram um quando são mais de cinco: --accept deve ser o número delas. Um preço que volta a ser o que era não é.</translation>
    </message>
    <message>
        <source>Print the JSON Schema of plan files.</source>
        <translation>Mostrar o JSON Schema dos arquivos de plano.</translation>
    </message>
    <message>
        <source>Show what was sent for the listing ID, and what syncs found changed in it.</source>
        <translation>Mostrar o que foi enviado para o anúncio ID e as alterações achadas ao sincronizar.</translation>
    </message>
    <message>
        <source>How many entries to show, the latest first.</source>
        <translation>Quantas entradas mostrar, primeiro as últimas.</translation>
    </message>
    <message>
        <source>Take back what was sent last for the listing ID from this workspace.</source>
        <translation>Desfazer o último envio para o anúncio ID a partir deste espaço de trabalho.</translation>
    </message>
    <message>
        <source>A change without an answer is looked up first, and nothing before it is taken back while that cannot be found out. Run again, it takes back what was sent before that; &apos;vitrina history ID&apos; shows it all. Fields go back to what they were, except those that somebody changed since: they are left alone and named with both values. A listing that was made is closed, variations that were added are removed, both only after you confirm; removed ones are added again with new ids. For a whole plan there is &apos;vitrina plan undo FILE&apos;.</source>
        <translation>Uma alteração sem resposta é verificada primeiro, e nada anterior é desfeito enquanto isso não se souber. Executado de novo, desfaz o que foi enviado antes; &apos;vitrina history ID&apos; mostra tudo. Os campos voltam ao que eram, salvo os que alguém mudou desde então: ficam como estão e são nomeados com os dois valores. Um anúncio criado é encerrado e as variações adicionadas são removidas, ambos só com confirmação; as removidas são adicionadas de novo com ids novos. Para um plano inteiro existe &apos;vitrina plan undo FILE&apos;.</translation>
    </message>
    <message>
        <source>Redo: reverse the last undo instead.</source>
        <translation>Refazer: reverter em vez disso o que foi desfeito por último.</translation>
    </message>
    <message>
        <source>Only show what would be done.</source>
        <translation>Só mostrar o que seria feito.</translation>
    </message>
    <message>
        <source>Do not ask, even if a listing is closed or a variation removed.</source>
        <translation>Não perguntar, mesmo que um anúncio seja encerrado ou uma variação removida.</translation>
    </message>
    <message>
        <source>Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless. Needs no network: the listings are those of the last &apos;vitrina sync&apos;. --json is the same as --format json, or with --out one line that says what was written.</source>
        <translation>Os valores são exatos. Em csv, o texto que uma planilha executaria como fórmula fica inofensivo. Não precisa de rede: os anúncios são os do último &apos;vitrina sync&apos;. --json é o mesmo que --format json, ou com --out uma linha que diz o que foi gravado.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Exemplos:</translation>
    </message>
    <message>
        <source>The shop as an earlier sync found it: its number in &apos;vitrina history&apos;, or the last one up to a day (2026-01-31) or a moment (2026-01-31T12:00:00Z).</source>
        <translation>A loja como foi achada ao sincronizar antes: o número em &apos;vitrina history&apos;, ou a última vez até um dia (2026-01-31) ou um momento (2026-01-31T12:00:00Z).</translation>
    </message>
    <message>
        <source>A sheet to fill in: a row for each variation under that of its listing, and a column for each attribute.</source>
        <translation>Uma planilha para preencher: uma linha por variação abaixo da do anúncio, e uma coluna por atributo.</translation>
    </message>
    <message>
        <source>File to write, in full or not at all; standard output by default.</source>
        <translation>Arquivo a gravar, inteiro ou nada; por padrão, a saída padrão.</translation>
    </message>
    <message>
        <source>List what needs you: in the outbox, in the listings, and among plans with a time.</source>
        <translation>Lista o que precisa de você: na caixa de saída, nos anúncios e entre os planos com data.</translation>
    </message>
    <message>
        <source>Kinds come with how many there are, the first of them, why each is there, and a query for &apos;export&apos; and &apos;plan new&apos; that finds all of them. Listings are as the last sync found them. Needs no network.</source>
        <translation>Cada tipo traz quantos há, os primeiros, por que cada um está ali e uma consulta para &apos;export&apos; e &apos;plan new&apos; que encontra todos. Os anúncios são os da última sincronização. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Only this kind, such as refused, out_of_stock or ending. May be given several times.</source>
        <translation>Apenas este tipo, como refused, out_of_stock ou ending. Pode ser indicado várias vezes.</translation>
    </message>
    <message>
        <source>How many of each kind to show; all are counted.</source>
        <translation>Quantos de cada tipo mostrar; todos são contados.</translation>
    </message>
    <message>
        <source>Restore what you made from BACKUP: &quot;latest&quot;, a name from the list, or a file.</source>
        <translation>Restaurar os seus dados a partir de BACKUP: &quot;latest&quot;, um nome da lista ou um arquivo.</translation>
    </message>
    <message>
        <source>Without BACKUP the backups are listed. Nothing is deleted: drafts of the backup replace those of the same listings, what the outbox and the history lack is added, and what waited to be sent comes back as held. The present state is copied first, under a name that begins &quot;replaced&quot;.</source>
        <translation>Sem BACKUP são mostrados os backups. Nada é apagado: os rascunhos do backup substituem os dos mesmos anúncios, é acrescentado o que falta na caixa de saída e no histórico, e o que esperava para ser enviado volta como retido. O estado atual é copiado antes, com um nome que começa com &quot;replaced&quot;.</translation>
    </message>
    <message>
        <source>Check the workspace and report what is sound and what is not.</source>
        <translation>Verificar o espaço de trabalho e dizer o que está bem e o que não está.</translation>
    </message>
    <message>
        <source>It looks at the folder and its permissions, the disk, whether a worker runs, the catalogue and its age, every row of the journal against its checksum, the outbox, the drafts and the backups.</source>
        <translation>Olha a pasta e suas permissões, o disco, se há um processo trabalhando, o catálogo e sua idade, cada linha do diário contra a soma de verificação, a caixa de saída, os rascunhos e os backups.</translation>
    </message>
    <message>
        <source>Also ask the marketplace whose token this is.</source>
        <translation>Também perguntar ao marketplace de quem é o token.</translation>
    </message>
    <message>
        <source>Rehearse on a practice marketplace: sales, faults, and time that goes by.</source>
        <translation>Ensaiar em um marketplace de prática: vendas, problemas e a passagem do tempo.</translation>
    </message>
    <message>
        <source>It is that of the practice shop, the one that a window or &apos;vitrina serve&apos; has open, or one that --base-url names. A real marketplace has nothing of this, and is left alone.</source>
        <translation>É o da loja de prática, o que uma janela ou &apos;vitrina serve&apos; mantém aberto, ou o que --base-url indica. Um marketplace real não tem nada disso, e não é tocado.</translation>
    </message>
    <message>
        <source>Show the marketplace&apos;s time, the buyers who come by themselves, and the faults.</source>
        <translation>Mostrar a hora do marketplace, os compradores que chegam por conta própria e os problemas provocados.</translation>
    </message>
    <message>
        <source>Buy from your listing ID as a buyer would, or have buyers come by themselves.</source>
        <translation>Comprar do anúncio ID como um comprador, ou fazer chegar compradores por conta própria.</translation>
    </message>
    <message>
        <source>An order is there afterwards, the stock is less, and what a sale locks is locked. What ran out pauses or closes by its listing type. Only an active listing is sold, and no more than there is.</source>
        <translation>Depois há um pedido, menos estoque, e fica bloqueado o que uma venda bloqueia. O que acaba é pausado ou encerrado conforme o tipo de anúncio. Só se vende um anúncio ativo, e não mais do que há.</translation>
    </message>
    <message>
        <source>Which variation is bought.</source>
        <translation>Qual variação é comprada.</translation>
    </message>
    <message>
        <source>How many units; 1 by default.</source>
        <translation>Quantas unidades; 1 por padrão.</translation>
    </message>
    <message>
        <source>Who buys; somebody by default.</source>
        <translation>Quem compra; por padrão, qualquer um.</translation>
    </message>
    <message>
        <source>Instead of one sale: so many buyers an hour come by themselves; 0 ends it.</source>
        <translation>Em vez de uma venda: quantos compradores por hora chegam por conta própria; 0 encerra isso.</translation>
    </message>
    <message>
        <source>With --per-hour: which buyers; 0 by default.</source>
        <translation>Com --per-hour: quais compradores; 0 por padrão.</translation>
    </message>
    <message>
        <source>Have calls go wrong on purpose, until &apos;reset&apos; or the end of the marketplace.</source>
        <translation>Fazer as solicitações darem errado de propósito, até &apos;reset&apos; ou o fim do marketplace.</translation>
    </message>
    <message>
        <source>KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token or rate_limit. The faults that are set are replaced.</source>
        <translation>KIND é latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token ou rate_limit. Os problemas já definidos são substituídos.</translation>
    </message>
    <message>
        <source>Only calls of this route or pattern: /items/:id, /items/*.</source>
        <translation>Só solicitações desta rota ou padrão: /items/:id, /items/*.</translation>
    </message>
    <message>
        <source>The share that is hit, 0 to 1.</source>
        <translation>A parte afetada, de 0 a 1.</translation>
    </message>
    <message>
        <source>Leave the first N calls alone.</source>
        <translation>Não tocar nas primeiras N solicitações.</translation>
    </message>
    <message>
        <source>Hit N calls at most.</source>
        <translation>Afetar no máximo N solicitações.</translation>
    </message>
    <message>
        <source>What kind &apos;status&apos; answers.</source>
        <translation>O que o tipo &apos;status&apos; responde.</translation>
    </message>
    <message>
        <source>How long it waits, or asks to wait.</source>
        <translation>Quanto espera, ou pede para esperar.</translation>
    </message>
    <message>
        <source>Which calls of the share; 0 by default.</source>
        <translation>Quais solicitações dessa parte; 0 por padrão.</translation>
    </message>
    <message>
        <source>Keep the faults that are set; their counts begin anew.</source>
        <translation>Manter os problemas já definidos; as contagens recomeçam.</translation>
    </message>
    <message>
        <source>Instead of KIND: {&quot;seed&quot;: N, &quot;faults&quot;: [...]} as the marketplace takes it; - is standard input.</source>
        <translation>Em vez de KIND: {&quot;seed&quot;: N, &quot;faults&quot;: [...]} como o marketplace aceita; - é a entrada padrão.</translation>
    </message>
    <message>
        <source>Move the marketplace&apos;s clock AHEAD, such as 90s, 30m, 6h, 2d, 1d12h or a moment.</source>
        <translation>Adiantar o relógio do marketplace: AHEAD é 90s, 30m, 6h, 2d, 1d12h ou um momento.</translation>
    </message>
    <message>
        <source>A moment is written 2026-01-31T12:00:00Z. Whatever becomes due on the way is done: listings start and end, buyers come. Without AHEAD it shows the time. The clock never goes back.</source>
        <translation>Um momento é escrito 2026-01-31T12:00:00Z. O que vence no caminho é feito: os anúncios começam e terminam, chegam compradores. Sem AHEAD mostra a hora. O relógio nunca volta.</translation>
    </message>
    <message>
        <source>End all faults and the buyers who come by themselves.</source>
        <translation>Encerrar todos os problemas provocados e os compradores que chegam por conta própria.</translation>
    </message>
    <message>
        <source>Tokens that a fault expired are good again. Sales that were made stay, and so does the time; a shop as it was at the beginning is made by &apos;vitrina serve --fresh&apos;.</source>
        <translation>Os tokens que um problema provocado expirou voltam a valer. As vendas feitas ficam, e a hora também; uma loja como no começo é criada com &apos;vitrina serve --fresh&apos;.</translation>
    </message>
    <message>
        <source>Processes that answer at the port; more than one needs a --store in a database server.</source>
        <translation>Processos que respondem na porta; mais de um exige um --store em um servidor de banco de dados.</translation>
    </message>
    <message>
        <source>Print the script that completes commands in a shell.</source>
        <translation>Mostrar o script que completa os comandos em um shell.</translation>
    </message>
    <message>
        <source>It completes commands, options, fields, states and types, and the ids of the listings and categories that are known here; nothing of it asks the marketplace.</source>
        <translation>Completa comandos, opções, campos, estados e tipos, e os ids dos anúncios e categorias conhecidos aqui; nada disso pergunta ao marketplace.</translation>
    </message>
    <message>
        <source>Change fields of the listing ID.</source>
        <translation>Mudar campos do anúncio ID.</translation>
    </message>
    <message>
        <source>Shows every field before and after and what a sale leaves, then sends it. What the rules say the marketplace would refuse is not sent. A risky change (see &apos;vitrina plan apply --help&apos;) needs --accept 1. Given again while it has no outcome yet, it is waited for and not sent twice.</source>
        <translation>Mostra cada campo antes e depois e o que sobra de uma venda, e então envia. O que pelas regras o marketplace recusaria não é enviado. Uma alteração arriscada (ver &apos;vitrina plan apply --help&apos;) precisa de --accept 1. Se for repetida antes de se saber como terminou, espera-se por ela e não é enviada duas vezes.</translation>
    </message>
    <message>
        <source>For one listing there are these as well:</source>
        <translation>Para um só anúncio há também:</translation>
    </message>
    <message>
        <source>(cm and grams)</source>
        <translation>(cm e gramas)</translation>
    </message>
    <message>
        <source>Nothing after the = takes the value away.</source>
        <translation>Sem nada depois do = o valor é removido.</translation>
    </message>
    <message>
        <source>Only show what would be sent; nothing is.</source>
        <translation>Só mostrar o que seria enviado; nada é enviado.</translation>
    </message>
    <message>
        <source>Make the listing ID active, paused, closed or deleted.</source>
        <translation>Passar o anúncio ID para active (ativo), paused (pausado), closed (encerrado) ou deleted (excluído).</translation>
    </message>
    <message>
        <source>A closed listing can be listed again (&apos;vitrina relist&apos;), under a new id. Only a closed one can be deleted, and that is for good: the id is asked for again, or --accept 1 agrees to it.</source>
        <translation>Um anúncio encerrado pode ser republicado (&apos;vitrina relist&apos;), com um id novo. Só um encerrado pode ser excluído, e é para sempre: o id é pedido de novo, ou --accept 1 confirma.</translation>
    </message>
    <message>
        <source>Replace the description of the listing ID by the text of FILE.</source>
        <translation>Substituir a descrição do anúncio ID pelo texto de FILE.</translation>
    </message>
    <message>
        <source>FILE is UTF-8; - is standard input. The marketplace keeps the text before it as a revision.</source>
        <translation>FILE é UTF-8; - é a entrada padrão. O marketplace mantém o texto anterior como uma revisão.</translation>
    </message>
    <message>
        <source>Move the listing ID to another listing type, or show which it may have.</source>
        <translation>Passar o anúncio ID para outro tipo de anúncio, ou mostrar os que pode ter.</translation>
    </message>
    <message>
        <source>Without TYPE it names the types that the listing can be moved to and what a sale leaves with each. What is not known is shown as &quot;–&quot;.</source>
        <translation>Sem TYPE mostra os tipos para os quais o anúncio pode passar e o que sobra de uma venda com cada um. O que não se sabe aparece como “–”.</translation>
    </message>
    <message>
        <source>List the closed listing ID again, as a new listing with an id of its own.</source>
        <translation>Republicar o anúncio encerrado ID, como um anúncio novo com id próprio.</translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them. It is never listed twice: where no answer comes, the new listing is looked for first.</source>
        <translation>Com variações, o preço e o estoque são definidos em cada uma. Nunca é republicado duas vezes: se não chega resposta, primeiro se procura o anúncio novo.</translation>
    </message>
    <message>
        <source>Its new price, such as 199.90 or +7%.</source>
        <translation>O novo preço, como 199.90 ou +7%.</translation>
    </message>
    <message>
        <source>Its new stock, such as 5 or +3.</source>
        <translation>O novo estoque, como 5 ou +3.</translation>
    </message>
    <message>
        <source>Its new listing type.</source>
        <translation>O novo tipo de anúncio.</translation>
    </message>
    <message>
        <source>List the item of FILE.</source>
        <translation>Anunciar o item de FILE.</translation>
    </message>
    <message>
        <source>FILE is one JSON object with the fields that the marketplace takes for a new item; - is standard input. It is checked first, by the rules and by the marketplace, and only what neither of them would refuse is listed. It is never listed twice: where no answer comes, the new listing is looked for, and the same command given again waits for that.</source>
        <translation>FILE é um objeto JSON com os campos que o marketplace aceita para um item novo; - é a entrada padrão. Primeiro é verificado pelas regras e pelo marketplace, e só vira anúncio o que nenhum dos dois recusaria. Nunca é criado duas vezes: se não chega resposta, procura-se o anúncio novo, e o mesmo comando repetido espera por isso.</translation>
    </message>
    <message>
        <source>A picture in FILE may be a file beside it: {&quot;file&quot;: &quot;front.jpg&quot;}. All pictures are checked before anything is sent; each is uploaded once.</source>
        <translation>Uma foto em FILE pode ser um arquivo ao lado dele: {&quot;file&quot;: &quot;front.jpg&quot;}. Todas as fotos são verificadas antes de qualquer envio; cada uma é enviada uma só vez.</translation>
    </message>
    <message>
        <source>A picture, before those of the listing; may be given several times, the cover first.</source>
        <translation>Uma foto, antes das do anúncio; pode ser dada várias vezes, a capa primeiro.</translation>
    </message>
    <message>
        <source>Fill in the category from the title where it is missing.</source>
        <translation>Preencher a categoria conforme o título, se faltar.</translation>
    </message>
    <message>
        <source>List it although the same was listed from here before.</source>
        <translation>Anunciar mesmo que o mesmo já tenha sido anunciado daqui.</translation>
    </message>
    <message>
        <source>List another item like the listing ID, with other values where they are given.</source>
        <translation>Anunciar outro item como o anúncio ID, com outros valores onde forem indicados.</translation>
    </message>
    <message>
        <source>Check the item of FILE as &apos;vitrina create&apos; does, and list nothing.</source>
        <translation>Verificar o item de FILE como &apos;vitrina create&apos;, sem anunciar nada.</translation>
    </message>
    <message>
        <source>Exit code 1 when the rules or the marketplace would refuse it; the output names why.</source>
        <translation>Código de saída 1 quando as regras ou o marketplace o recusariam; a saída diz por quê.</translation>
    </message>
    <message>
        <source>Show the pictures of the listing ID, or add, remove and reorder them.</source>
        <translation>Mostrar as fotos do anúncio ID, ou adicioná-las, removê-las e reordená-las.</translation>
    </message>
    <message>
        <source>Pictures are named by number (the cover is 1) or id. &apos;add&apos; takes files, which are checked and made ready first, and addresses; &apos;order&apos; puts the named ones first, the rest stay behind them. Taking a picture off variations that show it needs --accept 1.</source>
        <translation>As fotos são indicadas por número (a capa é 1) ou id. &apos;add&apos; aceita arquivos, que antes são verificados e preparados, e endereços; &apos;order&apos; põe primeiro as indicadas, e as demais ficam depois. Tirar uma foto de variações que a mostram precisa de --accept 1.</translation>
    </message>
    <message>
        <source>Show the listing ID as it is now.</source>
        <translation>Mostrar o anúncio ID como está agora.</translation>
    </message>
    <message>
        <source>As the last sync found it; needs no network, and says when.</source>
        <translation>Como foi achado ao sincronizar a última vez; não precisa de rede, e diz quando.</translation>
    </message>
    <message>
        <source>Only this variation of the listing, as it is now.</source>
        <translation>Só esta variação do anúncio, como está agora.</translation>
    </message>
    <message>
        <source>Show the account: status, permissions, reputation, what may be listed, and the limits.</source>
        <translation>Mostrar a conta: status, permissões, reputação, o que pode ser anunciado e os limites.</translation>
    </message>
    <message>
        <source>A permission that is refused has the marketplace&apos;s reasons. What is not known is –.</source>
        <translation>Uma permissão negada tem os motivos do marketplace. O que não se sabe é –.</translation>
    </message>
    <message>
        <source>Another user: what everybody may know of them.</source>
        <translation>Outro usuário: o que qualquer um pode saber dele.</translation>
    </message>
    <message>
        <source>Show the tree of categories, or all about the category ID.</source>
        <translation>Mostrar a árvore de categorias, ou tudo sobre a categoria ID.</translation>
    </message>
    <message>
        <source>Of a category: its path and what is below it, its settings and limits, its attributes with kind, values, units and limits, and the listing types of the site. The tree begins with the categories of my listings, as the marketplace has no list of them all; what stands below the top is shown as far as my listings lead.</source>
        <translation>De uma categoria: o caminho e o que há abaixo, suas configurações e limites, seus atributos com tipo, valores, unidades e limites, e os tipos de anúncio do site. A árvore começa com as categorias dos seus anúncios, porque o marketplace não tem uma lista de todas; o que há abaixo é mostrado até onde os anúncios levam.</translation>
    </message>
    <message>
        <source>Show every value of every attribute.</source>
        <translation>Mostrar todos os valores de cada atributo.</translation>
    </message>
    <message>
        <source>Show the listing types of the site, with the charge of a sale and how long a listing lasts.</source>
        <translation>Mostrar os tipos de anúncio do site, com a tarifa de uma venda e quanto dura um anúncio.</translation>
    </message>
    <message>
        <source>With --price also the charge of a sale at that price and what it leaves, before shipping. A charge that is not known is –.</source>
        <translation>Com --price, também a tarifa de uma venda a esse preço e o que sobra, antes do envio. Uma tarifa que não se sabe é –.</translation>
    </message>
    <message>
        <source>Price of a sale, such as 1299.90.</source>
        <translation>Preço de uma venda, como 1299.90.</translation>
    </message>
    <message>
        <source>Show the shipping modes and costs of the listing ID, or of a parcel.</source>
        <translation>Mostrar os modos e custos de envio do anúncio ID, ou de um pacote.</translation>
    </message>
    <message>
        <source>Also whether free shipping is mandatory and why, what is left of a sale with each listing type, and the price above which a sale earns less. What is not known is –.</source>
        <translation>Também se o frete grátis é obrigatório e por quê, o que sobra de uma venda com cada tipo de anúncio, e o preço acima do qual uma venda rende menos. O que não se sabe é –.</translation>
    </message>
    <message>
        <source>Another parcel: three sides in centimetres, and grams.</source>
        <translation>Outro pacote: três lados em centímetros, e gramas.</translation>
    </message>
    <message>
        <source>Category of the parcel, which decides on its shipping modes.</source>
        <translation>Categoria do pacote, que decide os modos de envio.</translation>
    </message>
    <message>
        <source>Also the shipping information of the listing just as the marketplace tells it.</source>
        <translation>Também os dados de envio do anúncio tal como o marketplace informa.</translation>
    </message>
    <message>
        <source>Listing type, such as gold_pro.</source>
        <translation>Tipo de anúncio, como gold_pro.</translation>
    </message>
    <message>
        <source>Show the orders of buyers, the newest first.</source>
        <translation>Mostrar os pedidos dos compradores, primeiro os mais novos.</translation>
    </message>
    <message>
        <source>The telephone of a buyer, where the marketplace tells it, is in --json only.</source>
        <translation>O telefone de um comprador, se o marketplace informa, está só em --json.</translation>
    </message>
    <message>
        <source>Words to search orders for.</source>
        <translation>Palavras a procurar nos pedidos.</translation>
    </message>
    <message>
        <source>Only orders with this tag.</source>
        <translation>Só pedidos com esta etiqueta.</translation>
    </message>
    <message>
        <source>How many to show at most.</source>
        <translation>Quantos mostrar no máximo.</translation>
    </message>
    <message>
        <source>Show the questions that buyers asked, about all listings or about the listing ID.</source>
        <translation>Mostrar as perguntas dos compradores, sobre todos os anúncios ou sobre o anúncio ID.</translation>
    </message>
    <message>
        <source>Only those that wait for an answer.</source>
        <translation>Só as que esperam resposta.</translation>
    </message>
    <message>
        <source>Show the coverage areas of the site, or the area ID.</source>
        <translation>Mostrar as áreas de cobertura do site, ou a área ID.</translation>
    </message>
    <message>
        <source>Their ids are what a listing of a service takes as coverage_areas; one of them is the whole country.</source>
        <translation>Os ids são os que o anúncio de um serviço aceita como coverage_areas; uma delas é o país inteiro.</translation>
    </message>
    <message>
        <source>Search the site for QUERY, and show my prices among the others&apos;.</source>
        <translation>Procurar QUERY no site e mostrar os seus preços entre os dos outros.</translation>
    </message>
    <message>
        <source>The lowest and the median price are those of other sellers. A rank of 1 is the cheapest; with --price also the rank that a price would have. Only prices in the site&apos;s currency are compared. The marketplace shows 1,000 results of a search at most: what would take more to know is –.</source>
        <translation>O menor preço e o mediano são de outros vendedores. A posição 1 é a mais barata; com --price, também a posição que um preço teria. Só são comparados preços na moeda do site. O marketplace mostra no máximo 1000 resultados de uma busca: o que exigiria mais é –.</translation>
    </message>
    <message>
        <source>Only in this category and below it.</source>
        <translation>Só nesta categoria e abaixo dela.</translation>
    </message>
    <message>
        <source>Only in this condition.</source>
        <translation>Só nesta condição.</translation>
    </message>
    <message>
        <source>How many listings of others to show, the cheapest first.</source>
        <translation>Quantos anúncios de outros mostrar, primeiro os mais baratos.</translation>
    </message>
    <message>
        <source>Predict the categories of titles, with the probability of each.</source>
        <translation>Prever as categorias de títulos, com a probabilidade de cada uma.</translation>
    </message>
    <message>
        <source>One argument that is the name of a file, or -, stands for its lines, a title each. A title of which nothing can be predicted has –, and the command ends with exit code 1.</source>
        <translation>Um argumento que é o nome de um arquivo, ou -, vale pelas linhas dele, um título cada uma. Um título do qual não se pode prever nada tem –, e o comando termina com o código de saída 1.</translation>
    </message>
    <message>
        <source>Stay in this category of level 1.</source>
        <translation>Ficar nesta categoria de nível 1.</translation>
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
        <source>Plan a change to every listing that a query finds, or that a file names.</source>
        <translation>Planejar uma alteração em cada anúncio que uma consulta encontra ou que um arquivo cita.</translation>
    </message>
    <message>
        <source>Write the listings of the local catalogue to a file: all, or those of a query or a list.</source>
        <translation>Escrever os anúncios do catálogo local em um arquivo: todos, ou os de uma consulta ou lista.</translation>
    </message>
    <message>
        <source>&apos;vitrina plan new -h&apos; has the language of --where.</source>
        <translation>&apos;vitrina plan new -h&apos; explica a linguagem de --where.</translation>
    </message>
    <message>
        <source>csv and json: the columns of the table. jsonl: whole listings, one a line. xlsx: a workbook to fill in, as --sheet, with a sheet for each category. By default the extension of FILE decides, else csv.</source>
        <translation>csv e json: as colunas da tabela. jsonl: anúncios inteiros, um por linha. xlsx: uma pasta de trabalho para preencher, como --sheet, com uma planilha por categoria. Se não for indicado, decide a extensão de FILE; se não, csv.</translation>
    </message>
    <message>
        <source>Spreadsheet a csv is for: separator, decimal mark and byte order mark; of a sheet also the language of its headings.</source>
        <translation>Planilha a que se destina um csv: separador, sinal decimal e marca de ordem de bytes; numa planilha para preencher, também o idioma dos títulos.</translation>
    </message>
    <message>
        <source>Its texts, pictures, attributes, variations, price, stock and own code are those of ID; pictures that are given go before them.</source>
        <translation>Os textos, fotos, atributos, variações, preço, estoque e código próprio são os de ID; as fotos dadas vêm antes.</translation>
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
        <source>reading the attributes of {n} listings; the next time only of those that change</source>
        <comment>reading the attributes of {n} listing; the next time only if it changes</comment>
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
        <source>the same, where something else has that name</source>
        <translation>o mesmo, onde outra coisa tem esse nome</translation>
    </message>
    <message>
        <source>say which listings with --where or --ids; --where &apos;&apos; means all</source>
        <translation>indique os anúncios com --where ou --ids; --where &apos;&apos; são todos</translation>
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
        <source>what</source>
        <translation>o quê</translation>
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
        <source>It cannot be brought back. Type the id again to go on</source>
        <translation>Não pode ser recuperado. Para continuar, digite o id de novo</translation>
    </message>
    <message>
        <source>Sending is paused; &apos;vitrina send --resume&apos; sends them</source>
        <translation>O envio está em pausa; &apos;vitrina send --resume&apos; as envia</translation>
    </message>
    <message>
        <source>&apos;vitrina send&apos; finds out what became of them</source>
        <translation>&apos;vitrina send&apos; descobre o que houve com elas</translation>
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
        <source>nothing was sent: the same was listed from here as {listing_id}. To list another one: --again</source>
        <translation>nada foi enviado: o mesmo já foi anunciado daqui como {listing_id}. Para anunciar outro: --again</translation>
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
        <source>vitrina {name}: risky and not accepted; nothing was sent. To agree: --accept {count}</source>
        <translation>vitrina {name}: com risco e não aceito; nada foi enviado. Para aceitar: --accept {count}</translation>
    </message>
    <message>
        <source>vitrina {name}: nothing was sent</source>
        <translation>vitrina {name}: nada foi enviado</translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier in the outbox without an outcome yet</source>
        <comment>{n} earlier in the outbox without an outcome yet</comment>
        <translation>
            <numerusform>{n} anterior na caixa de saída, ainda sem resultado</numerusform>
            <numerusform>{n} anteriores na caixa de saída, ainda sem resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} held or refused in the outbox will give way to it</source>
        <comment>{n} held or refused in the outbox will give way to it</comment>
        <translation>
            <numerusform>{n} linha retida ou recusada da caixa de saída dará lugar a ela</numerusform>
            <numerusform>{n} linhas retidas ou recusadas da caixa de saída darão lugar a ela</numerusform>
        </translation>
    </message>
    <message>
        <source>This is in the outbox already, without an outcome yet; it is not sent twice.</source>
        <translation>Já está na caixa de saída, ainda sem resultado; não é enviado duas vezes.</translation>
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
        <source>It is so already; there is nothing to send.</source>
        <translation>Já está assim; não há nada a enviar.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted: make it &apos;closed&apos; first.</source>
        <translation>Só se pode excluir um anúncio encerrado: antes passe-o para &apos;closed&apos;.</translation>
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
        <source>{value!r} {wrong}; write it such as 1299.90</source>
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
        <source>ways of buying</source>
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
        <source>No category is known yet: &apos;vitrina predict TITLE&apos; names one.</source>
        <translation>Ainda não se conhece nenhuma categoria: &apos;vitrina predict TITLE&apos; indica uma.</translation>
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
        <source>as of {since}: stored, not asked for now</source>
        <translation>em {since}: armazenado, não consultado agora</translation>
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
        <source>The cheapest of the others</source>
        <translation>Os mais baratos dos outros</translation>
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
        <source>{below} is not of level 1; the one above it is {id}</source>
        <translation>{below} não é de nível 1; a de cima é {id}</translation>
    </message>
    <message>
        <source>height, width, length in cm and grams, such as 10x20x30,500</source>
        <translation>altura, largura, comprimento em cm e gramas, como 10x20x30,500</translation>
    </message>
    <message>
        <source>either the ID of a listing or --dimensions</source>
        <translation>o ID de um anúncio ou --dimensions</translation>
    </message>
    <message>
        <source>--category is for --dimensions: a listing has its own</source>
        <translation>--category é para --dimensions: um anúncio tem a sua</translation>
    </message>
    <message>
        <source>--raw is about a listing: it needs an ID</source>
        <translation>--raw é sobre um anúncio: precisa de um ID</translation>
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
        <source>those of the listing</source>
        <translation>as do anúncio</translation>
    </message>
    <message>
        <source>the usual ones of its category</source>
        <translation>as habituais da categoria</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>as indicadas</translation>
    </message>
    <message>
        <source>As the marketplace tells it</source>
        <translation>Segundo o marketplace</translation>
    </message>
    <message>
        <source>A classified: it is neither sold nor shipped through the marketplace.</source>
        <translation>Um classificado: não é vendido nem enviado pelo marketplace.</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>weight that counts</source>
        <translation>peso que conta</translation>
    </message>
    <message>
        <source>shipping costs you</source>
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
        <source>modes: – (a category decides on them: --category)</source>
        <translation>modos: – (uma categoria os decide: --category)</translation>
    </message>
    <message>
        <source>not open to you</source>
        <translation>indisponível</translation>
    </message>
    <message>
        <source>--variation is asked of the marketplace; leave out --stored</source>
        <translation>--variation é perguntada ao marketplace; tire --stored</translation>
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
        <source>There are more than these {limit}: see --limit.</source>
        <translation>Há mais do que {limit}: ver --limit.</translation>
    </message>
    <message>
        <source>There may be more: the marketplace shows {most} at most.</source>
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
        <source>what was bought</source>
        <translation>o que foi comprado</translation>
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
        <source>No question waits for an answer.</source>
        <translation>Nenhuma pergunta espera resposta.</translation>
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
        <source>What was asked for:</source>
        <translation>O que foi solicitado:</translation>
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
        <source>moved by its difference: {value}</source>
        <translation>movido pela diferença: {value}</translation>
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
        <source>theirs is the marketplace&apos;s value as of {changed}</source>
        <translation>o outro valor é o do marketplace em {changed}</translation>
    </message>
    <message>
        <source>The request, as it would be sent with yours:</source>
        <translation>A solicitação, como seria enviada com o seu valor:</translation>
    </message>
    <message>
        <source>The request, as it would be sent now:</source>
        <translation>A solicitação, como seria enviada agora:</translation>
    </message>
    <message>
        <source>It cannot be restored. Send it?</source>
        <translation>Não pode ser restaurado. Enviar?</translation>
    </message>
    <message>
        <source>which row or listing</source>
        <translation>qual linha ou anúncio</translation>
    </message>
    <message>
        <source>say whose values count: mine or theirs{hint}</source>
        <translation>diga quais valores contam: mine ou theirs{hint}</translation>
    </message>
    <message>
        <source>--field decides one row: give the number of one</source>
        <translation>--field decide uma linha: dê o número de uma</translation>
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
        <source>is looked for once more; nothing is sent by that</source>
        <translation>é procurada mais uma vez; com isso nada é enviado</translation>
    </message>
    <message>
        <source>not sent: the listing stays as the marketplace has it</source>
        <translation>não é enviada: o anúncio fica como o marketplace o tem</translation>
    </message>
    <message>
        <source>dropped: it is not sent</source>
        <translation>descartada: não é enviada</translation>
    </message>
    <message>
        <source>dropped, but it had left before and may have arrived: look at the listing</source>
        <translation>descartada, mas já tinha saído e pode ter chegado: veja o anúncio</translation>
    </message>
    <message>
        <source>cannot be taken back: it is on its way; if it does not arrive, it is not sent again</source>
        <translation>não pode ser retirada: está a caminho; se não chegar, não é enviada de novo</translation>
    </message>
    <message>
        <source>nothing done: {fields} changed on the marketplace, too; &apos;vitrina outbox decide {number} mine|theirs&apos;</source>
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
        <source>nothing done: another program was faster; it is {state} now</source>
        <translation>nada foi feito: outro programa chegou antes; agora está {state}</translation>
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
        <source>; what was typed is a draft again</source>
        <translation>; o que foi digitado volta a ser um rascunho</translation>
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
        <source>vitrina {name}: decided, and not sent yet: &apos;vitrina send&apos; sends it</source>
        <translation>vitrina {name}: decidido, e ainda não enviado: &apos;vitrina send&apos; envia</translation>
    </message>
    <message numerus="yes">
        <source>{n} behind it no longer wait for it: &apos;vitrina send&apos; sends them</source>
        <comment>{n} behind it no longer waits for it: &apos;vitrina send&apos; sends it</comment>
        <translation>
            <numerusform>{n} atrás não espera mais por ela: &apos;vitrina send&apos; a envia</numerusform>
            <numerusform>{n} atrás não esperam mais por ela: &apos;vitrina send&apos; as envia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} behind it wait with it</source>
        <comment>{n} behind it waits with it</comment>
        <translation>
            <numerusform>{n} atrás espera com ela</numerusform>
            <numerusform>{n} atrás esperam com ela</numerusform>
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
        <source>nothing of {word} waits in the outbox; its last change, row {number}, is {state}</source>
        <translation>nada de {word} espera na caixa de saída; a última alteração, a linha {number}, está {state}</translation>
    </message>
    <message>
        <source>row {number} is damaged or of a newer version; see &apos;vitrina doctor&apos;</source>
        <translation>a linha {number} está danificada ou é de uma versão mais nova; ver &apos;vitrina doctor&apos;</translation>
    </message>
    <message>
        <source>there is nothing of {word} in the outbox{hint}</source>
        <translation>não há nada de {word} na caixa de saída{hint}</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; existem {known}</translation>
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
    <message numerus="yes">
        <source>{n} damaged and not shown: &apos;vitrina doctor&apos; says more</source>
        <comment>{n} damaged and not shown: &apos;vitrina doctor&apos; says more</comment>
        <translation>
            <numerusform>{n} danificada que não é mostrada: &apos;vitrina doctor&apos; diz mais</numerusform>
            <numerusform>{n} danificadas que não são mostradas: &apos;vitrina doctor&apos; diz mais</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is paused: &apos;vitrina send --resume&apos; resumes it.</source>
        <translation>O envio está em pausa: &apos;vitrina send --resume&apos; o retoma.</translation>
    </message>
    <message>
        <source>A conflict is shown by &apos;vitrina outbox show ID&apos; and decided by &apos;outbox decide&apos;.</source>
        <translation>Um conflito é mostrado com &apos;vitrina outbox show ID&apos; e decidido com &apos;outbox decide&apos;.</translation>
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
        <source>changed on the marketplace, too</source>
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
        <source>goes after an earlier change, which is on hold</source>
        <translation>vai depois de uma alteração anterior, que está retida</translation>
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
        <source>vitrina {name}: the first sync did not finish; this is what it had read so far</source>
        <translation>vitrina {name}: não se terminou de sincronizar a primeira vez; isto é o que foi lido até então</translation>
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
        <source>the marketplace has something else</source>
        <translation>o marketplace tem outra coisa</translation>
    </message>
    <message>
        <source>is closed, because what is undone had created it</source>
        <translation>é encerrado, porque foi criado pelo que se desfaz</translation>
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
        <source>left alone, {reason}</source>
        <translation>sem tocar, {reason}</translation>
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
        <source>{n} risky as far as the file can tell; &apos;plan check&apos; names them</source>
        <comment>{n} risky as far as the file can tell; &apos;plan check&apos; names it</comment>
        <translation>
            <numerusform>{n} com risco pelo que o arquivo mostra; &apos;plan check&apos; o nomeia</numerusform>
            <numerusform>{n} com risco pelo que o arquivo mostra; &apos;plan check&apos; os nomeia</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation>nada planejado</translation>
    </message>
    <message numerus="yes">
        <source>{n} not as planned: the marketplace has something else</source>
        <comment>{n} not as planned: the marketplace has something else</comment>
        <translation>
            <numerusform>{n} diferente do planejado: o marketplace tem outra coisa</numerusform>
            <numerusform>{n} diferentes do planejado: o marketplace tem outra coisa</numerusform>
        </translation>
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
        <source>left out, {reason}: {count}</source>
        <translation>não incluídos, {reason}: {count}</translation>
    </message>
    <message>
        <source>the plan is for seller {theirs}, this is {mine}</source>
        <translation>o plano é para o vendedor {theirs}, esta loja é de {mine}</translation>
    </message>
    <message>
        <source>{problem}; choose one with --format</source>
        <translation>{problem}; indique um com --format</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>desfeito</translation>
    </message>
    <message>
        <source> and is not sent any more</source>
        <translation> e não é mais enviada</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Ensaiando</translation>
    </message>
    <message>
        <source>--seed goes with --per-hour.</source>
        <translation>--seed vai com --per-hour.</translation>
    </message>
    <message>
        <source>Name the listing ID that is sold, or --per-hour N.</source>
        <translation>Indique o anúncio ID que é vendido, ou --per-hour N.</translation>
    </message>
    <message>
        <source>--per-hour is not for a single sale: leave out {given}.</source>
        <translation>--per-hour não é uma venda só: tire {given}.</translation>
    </message>
    <message>
        <source>--file says everything: leave the rest out.</source>
        <translation>--file diz tudo: tire o resto.</translation>
    </message>
    <message>
        <source>the practice shop is not running, and faults end with it: open the window or run &apos;vitrina serve&apos;</source>
        <translation>a loja de prática não está em execução, e os problemas terminam com ela: abra a janela ou execute &apos;vitrina serve&apos;</translation>
    </message>
    <message>
        <source>{value!r} is not a number such as 6 or 0.15</source>
        <translation>{value!r} não é um número como 6 ou 0.15</translation>
    </message>
    <message>
        <source>Name a KIND, or --file: {kinds}.</source>
        <translation>Indique KIND, ou --file: {kinds}.</translation>
    </message>
    <message>
        <source>it is not {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</source>
        <translation>não é {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</translation>
    </message>
    <message>
        <source>{text!r} is neither a time such as 90s, 30m, 6h, 2d or 1d12h nor a moment such as 2026-01-31T12:00:00Z</source>
        <translation>{text!r} não é um tempo como 90s, 30m, 6h, 2d ou 1d12h nem um momento como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>the marketplace&apos;s time is {now} already, and it never goes back</source>
        <translation>o marketplace já está em {now}, e nunca volta</translation>
    </message>
    <message>
        <source>{notice} Whether it was done is not known: &apos;vitrina practice status&apos;.</source>
        <translation>{notice} Não se sabe se foi feito: &apos;vitrina practice status&apos;.</translation>
    </message>
    <message>
        <source>The variations of {item_id}:</source>
        <translation>As variações de {item_id}:</translation>
    </message>
    <message>
        <source>{item_id} has no variations: leave --variation out.</source>
        <translation>{item_id} não tem variações: tire --variation.</translation>
    </message>
    <message>
        <source>the marketplace at {address} is not one to practise on</source>
        <translation>o marketplace em {address} não é de prática</translation>
    </message>
    <message>
        <source>interrupted; &apos;vitrina practice status&apos; shows how it is now</source>
        <translation>interrompido; &apos;vitrina practice status&apos; mostra como está agora</translation>
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
        <source>calls since the faults were set or reset:</source>
        <translation>solicitações desde que os problemas foram definidos ou removidos:</translation>
    </message>
    <message>
        <source>none come by themselves</source>
        <translation>nenhum chega por conta própria</translation>
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
        <source>vitrina {name}: {count} risky, {accepted} accepted; nothing was sent. To agree: --accept {number}</source>
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
        <source>asked again</source>
        <translation>consultados de novo</translation>
    </message>
    <message>
        <source>without an answer, left as they were</source>
        <translation>sem resposta, ficaram como estavam</translation>
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
        <source>read in part only</source>
        <translation>lidos só em parte</translation>
    </message>
    <message>
        <source>changed while the shop was read, and read again</source>
        <translation>mudaram enquanto a loja era lida, e foram lidos de novo</translation>
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
        <source>everything else is as of the start</source>
        <translation>todo o resto é do começo</translation>
    </message>
    <message numerus="yes">
        <source>{n} in the outbox need a decision: &apos;vitrina outbox list&apos;.</source>
        <comment>{n} in the outbox needs a decision: &apos;vitrina outbox list&apos;.</comment>
        <translation>
            <numerusform>{n} na caixa de saída precisa de uma decisão: &apos;vitrina outbox list&apos;.</numerusform>
            <numerusform>{n} na caixa de saída precisam de uma decisão: &apos;vitrina outbox list&apos;.</numerusform>
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
        <source>it ran, but something is refused, changed, in conflict, wrong or risky; the output says</source>
        <translation>foi executado, mas algo foi recusado, alterado ou está em conflito, errado ou com risco; a saída diz o quê</translation>
    </message>
    <message>
        <source>{name}: below 0; to take it off what is there, the text &apos;{text}&apos;</source>
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
        <source>not made yet</source>
        <translation>ainda não existe</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>não pode ser gravado</translation>
    </message>
    <message>
        <source>others can look into it</source>
        <translation>outros podem vê-lo</translation>
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
        <source>damaged; sync makes it again</source>
        <translation>danificado; ao sincronizar é refeito</translation>
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
        <source>a workbook is written to a file: say which with --out</source>
        <translation>uma pasta de trabalho é gravada em um arquivo: indique qual com --out</translation>
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
        <source>{name}: to= needs a figure above 0</source>
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
        <source>{name}: a replacement is s/old/new/ or s/old/new/i, not {text!r}; put a space before it to use it as a text</source>
        <translation>{name}: uma substituição é s/old/new/ ou s/old/new/i, não {text!r}; com um espaço antes vale como texto</translation>
    </message>
    <message>
        <source>the values of the sheet are not there any more</source>
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
        <source>not readable as JSON</source>
        <translation>não pode ser lido como JSON</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>níveis aninhados demais</translation>
    </message>
    <message>
        <source>not a plan: there is no vitrina_plan in it</source>
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
        <source>there is no such field</source>
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
        <source>is there twice</source>
        <translation>aparece duas vezes</translation>
    </message>
    <message>
        <source>not an id</source>
        <translation>não é um id</translation>
    </message>
    <message>
        <source>base is of another listing</source>
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
        <source>{name} is not what base says</source>
        <translation>{name} não é o que base diz</translation>
    </message>
    <message>
        <source>{name} has to say something</source>
        <translation>{name} tem de dizer algo</translation>
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
        <source>not a listing: it has to be one JSON object such as the wire has it</source>
        <translation>não é um anúncio: tem de ser um objeto JSON com os campos do marketplace</translation>
    </message>
    <message>
        <source>{name!r} is set by the marketplace: leave it out, or make a listing like another one with &apos;vitrina duplicate&apos;</source>
        <translation>{name!r} é definido pelo marketplace: retire-o, ou faça um anúncio igual a outro com &apos;vitrina duplicate&apos;</translation>
    </message>
    <message>
        <source>a listing has no field {name!r}</source>
        <translation>um anúncio não tem o campo {name!r}</translation>
    </message>
    <message>
        <source>a category is predicted from the title, and there is none</source>
        <translation>a categoria é prevista a partir do título, e não há título</translation>
    </message>
    <message>
        <source>it cannot be sent: a number or a text of it is too large</source>
        <translation>não pode ser enviado: contém um número ou um texto grande demais</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a listing, such as MX1000000001</source>
        <translation>{name!r} não é o id de um anúncio, como MX1000000001</translation>
    </message>
    <message>
        <source>{item_id} belongs to seller {theirs}, this is {mine}</source>
        <translation>{item_id} pertence ao vendedor {theirs}; este é {mine}</translation>
    </message>
    <message>
        <source>the marketplace has no listing {item_id}</source>
        <translation>o marketplace não tem o anúncio {item_id}</translation>
    </message>
    <message>
        <source>{item_id} was listed again as {new_id} before</source>
        <translation>{item_id} já foi republicado como {new_id}</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: it has none</source>
        <translation>não há uma foto {name!r}: não tem nenhuma</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: it has {count}, from 1</source>
        <translation>não há uma foto {name!r}: tem {count}, a partir de 1</translation>
    </message>
    <message>
        <source>{name}: no address of a picture such as https://host/1.jpg</source>
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
        <source>there is no variation {name!r}: it has none</source>
        <translation>não há uma variação {name!r}: não tem nenhuma</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: it has {count}, from 1</source>
        <translation>não há uma variação {name!r}: tem {count}, a partir de 1</translation>
    </message>
    <message>
        <source>no attribute {name!r} tells variations apart</source>
        <translation>nenhum atributo {name!r} diferencia variações</translation>
    </message>
    <message>
        <source>a row is named by its number, not {text!r}</source>
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
        <source>still to be decided: {names}</source>
        <translation>falta decidir: {names}</translation>
    </message>
    <message>
        <source>titles are texts that are not empty, at least one</source>
        <translation>os títulos são textos não vazios, pelo menos um</translation>
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
        <source>either a listing or dimensions</source>
        <translation>um anúncio ou dimensões, não ambos</translation>
    </message>
    <message>
        <source>no field was named that is to be changed</source>
        <translation>nenhum campo foi indicado para alterar</translation>
    </message>
    <message>
        <source>nothing was named that is to be changed</source>
        <translation>nada foi indicado para alterar</translation>
    </message>
    <message>
        <source>there is no sync {number} any more, or not yet</source>
        <translation>a sincronização {number} já não existe, ou ainda não</translation>
    </message>
    <message>
        <source>neither the number of a sync nor a date such as 2026-01-31</source>
        <translation>nem o número de uma sincronização nem uma data como 2026-01-31</translation>
    </message>
    <message>
        <source>no sync that early is remembered</source>
        <translation>nenhuma sincronização tão antiga é lembrada</translation>
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
        <source>not readable as a table ({reason})</source>
        <translation>não pode ser lido como tabela ({reason})</translation>
    </message>
    <message>
        <source>there are no titles in it</source>
        <translation>não contém títulos</translation>
    </message>
    <message>
        <source>more than one category is called {name!r}</source>
        <translation>mais de uma categoria se chama {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r} on {site} that has none below it</source>
        <translation>em {site} não há uma categoria {name!r} sem outras abaixo</translation>
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
        <source>there is no shop {name!r} yet: name its address once with --base-url URL</source>
        <translation>ainda não há uma loja {name!r}: indique uma vez o endereço com --base-url URL</translation>
    </message>
    <message>
        <source>--base-url: only https is safe for an address outside this machine</source>
        <translation>--base-url: fora deste computador só https é seguro</translation>
    </message>
    <message>
        <source>--base-url: no address of a marketplace such as https://host or http://127.0.0.1:8000</source>
        <translation>--base-url: não é o endereço de um marketplace, como https://host ou http://127.0.0.1:8000</translation>
    </message>
    <message>
        <source>{name} is not a token: fewer than {least} characters, or blanks or unusual ones among them</source>
        <translation>{name} não é um token: menos de {least} caracteres, ou há espaços ou caracteres incomuns</translation>
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
        <source>; there are {names}</source>
        <translation>; há {names}</translation>
    </message>
    <message>
        <source>not UTF-8; save it as UTF-8</source>
        <translation>não é UTF-8; salve como UTF-8</translation>
    </message>
    <message>
        <source>there is no id in it</source>
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
        <source>{n} later changes waited for that: &apos;vitrina send&apos; sends them, an open window at once</source>
        <comment>{n} later change waited for that: &apos;vitrina send&apos; sends it, an open window at once</comment>
        <translation>
            <numerusform>{n} alteração posterior esperava por ela: &apos;vitrina send&apos; a envia; uma janela aberta, logo</numerusform>
            <numerusform>{n} alterações posteriores esperavam por ela: &apos;vitrina send&apos; as envia; uma janela aberta, logo</numerusform>
        </translation>
    </message>
    <message>
        <source>; name them with --field, or say mine or theirs for the rest</source>
        <translation>; indique-os com --field, ou mine ou theirs para o resto</translation>
    </message>
    <message>
        <source>Several operations are done one after the other, also to the same field.</source>
        <translation>Várias operações são feitas uma após a outra, também no mesmo campo.</translation>
    </message>
    <message>
        <source>Language of what is said and of the window; by default the one that was chosen in the window, or that of the system (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</source>
        <translation>Idioma do que é dito e da janela; por padrão, o escolhido na janela ou o do sistema (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</translation>
    </message>
    <message>
        <source>{name}: could not be checked in time; try again</source>
        <translation>{name}: não foi possível verificar a tempo; tente de novo</translation>
    </message>
    <message>
        <source>Move the listing ID to another category.</source>
        <translation>Move o anúncio ID para outra categoria.</translation>
    </message>
    <message>
        <source>Shows what becomes of every attribute there, then sends it: measures are converted, values are looked for by their names, and what the category does not take is removed. What it asks for beside that is set in the same request, as by &apos;vitrina edit&apos;.</source>
        <translation>Mostra o que acontece lá com cada atributo e depois envia: as medidas são convertidas, os valores são procurados pelo nome e o que a categoria não aceita é removido. O que ela pede além disso é definido na mesma solicitação, como em &apos;vitrina edit&apos;.</translation>
    </message>
    <message>
        <source>the attribute to drop, by id or name</source>
        <translation>o atributo a remover, por id ou nome</translation>
    </message>
    <message>
        <source>{name}: their prices differ ({names}): price=AMOUNT</source>
        <translation>{name}: os preços diferem ({names}): price=AMOUNT</translation>
    </message>
    <message>
        <source>it has no variations</source>
        <translation>ele não tem variações</translation>
    </message>
    <message>
        <source>a single attribute tells its variations apart: without it none is left</source>
        <translation>um único atributo distingue as variações: sem ele não sobra nenhuma</translation>
    </message>
    <message>
        <source>units were sold: only unsold variations can become one</source>
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
        <source>Show the variations of the listing ID, or add, change, remove and merge them.</source>
        <translation>Mostrar as variações do anúncio ID, ou adicionar, mudar, remover e unir variações.</translation>
    </message>
    <message>
        <source>A variation is named by number (from 1) or id. &apos;set&apos; takes price=, stock= and sku= as &apos;edit&apos; does; &apos;add&apos; takes them too, pictures=1,2 and the attributes that tell variations apart, by id or name. Removing one needs --accept 1: the same again would have another id. &apos;merge&apos; drops an attribute, by id or name: variations that are then the same become one, with the stock of all, and price= where they cost different amounts. It needs --accept 1 too, and nothing of them may have been sold.</source>
        <translation>Uma variação é indicada por número (a partir de 1) ou id. &apos;set&apos; aceita price=, stock= e sku= como &apos;edit&apos;; &apos;add&apos; também, e ainda pictures=1,2 e os atributos que distinguem as variações, por id ou nome. Remover uma precisa de --accept 1: a mesma de novo teria outro id. &apos;merge&apos; remove um atributo, por id ou nome: as variações que sem ele são iguais viram uma só, com o estoque de todas, e price= onde os preços diferem. Também precisa de --accept 1, e não pode haver vendas delas.</translation>
    </message>
    <message>
        <source>where it has no value yet</source>
        <translation>onde ainda não tem valor</translation>
    </message>
    <message>
        <source>in the names of its values</source>
        <translation>nos nomes dos valores</translation>
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
        <source>What to change in each; may be given several times, one is done after the other.</source>
        <translation>O que alterar em cada um; pode ser dado várias vezes, feito um após o outro.</translation>
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
        <source>Price, stock, status with its reasons, variations, pictures, attributes by name, what the marketplace warns of, and what is left of a sale. What is not known is –. It may be another seller&apos;s: that is shown, and what is left of its sales is not known.</source>
        <translation>Preço, estoque, status com os motivos, variações, fotos, atributos por nome, alertas do marketplace e o que sobra de uma venda. O que não se sabe é –. Pode ser de outro vendedor: isso é dito, e não se sabe o que sobra dessas vendas.</translation>
    </message>
    <message>
        <source>What you had typed into a form is a draft again. A row that is on its way cannot be taken back; that is reported, and it is not sent a second time if it does not arrive. What waited behind it goes with the next &apos;vitrina send&apos;, or at once where a window is open. Needs no network.</source>
        <translation>O que foi digitado em um formulário volta a ser um rascunho. Uma linha que está a caminho não pode ser retirada; isso é dito, e ela não é enviada de novo se não chegar. O que esperava atrás dela segue com o próximo &apos;vitrina send&apos;, ou logo se houver uma janela aberta. Não precisa de rede.</translation>
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
        <source>You have given no figures of your own yet.</source>
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
        <source>{n} codes were so already</source>
        <comment>{n} code was so already</comment>
        <translation>
            <numerusform>{n} código já estava assim</numerusform>
            <numerusform>{n} códigos já estavam assim</numerusform>
        </translation>
    </message>
    <message>
        <source>the column {name!r} was passed over</source>
        <translation>a coluna {name!r} não foi considerada</translation>
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
        <source>The figures of {code} are so already.</source>
        <translation>Os valores de {code} já estão assim.</translation>
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
        <source>there are no figures in it</source>
        <translation>não contém valores</translation>
    </message>
    <message>
        <source>two columns are called {name}</source>
        <translation>duas colunas se chamam {name}</translation>
    </message>
    <message>
        <source>no column names the own code; it may be called {names}</source>
        <translation>nenhuma coluna tem o código próprio; pode se chamar {names}</translation>
    </message>
    <message>
        <source>no column has figures; there may be {names}</source>
        <translation>nenhuma coluna tem valores; pode haver {names}</translation>
    </message>
    <message>
        <source>more cells than there are columns</source>
        <translation>há mais células do que colunas</translation>
    </message>
    <message>
        <source>other figures of {name!r} stand above</source>
        <translation>acima há outros valores de {name!r}</translation>
    </message>
    <message>
        <source>there is no own code</source>
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
        <source>Each sending has its time, the call, how it ended, the value before and the value sent of every field, what else it changed, what the answer said, and whether it was taken back; --json adds the whole bodies. What syncs found is what others changed, and nothing that was sent from here. Without ID it lists the syncs, and how much each found changed. Needs no network.</source>
        <translation>Cada envio tem a hora, a solicitação, como terminou, o valor anterior e o enviado de cada campo, o que mais mudou com ele, o que a resposta disse e se foi desfeito; --json acrescenta os corpos completos. O que se achou ao sincronizar é o que outros mudaram, e nada do que foi enviado daqui. Sem ID mostra cada vez que se sincronizou e quanto havia mudado. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Your own figures by own code: unit cost, packaging, tax, floor price; and own charges.</source>
        <translation>Valores próprios por código próprio: custo unitário, embalagem, imposto, preço mínimo; e tarifas próprias.</translation>
    </message>
    <message>
        <source>They go into what is left of a sale wherever it is shown. What you do not give stays unknown: without a unit cost there is no margin. Nothing of it is sent to the marketplace.</source>
        <translation>Contam no que sobra de uma venda onde for mostrado. O que não é informado continua desconhecido: sem custo unitário não há margem. Nada disso é enviado ao marketplace.</translation>
    </message>
    <message>
        <source>List your own figures and charges.</source>
        <translation>Listar os valores e as tarifas próprios.</translation>
    </message>
    <message>
        <source>Set figures of the own code CODE; those that you do not name stay as they are.</source>
        <translation>Salvar valores do código próprio CODE; os que não forem informados ficam como estão.</translation>
    </message>
    <message>
        <source>An empty value, as in --floor &quot;&quot;, takes a figure back: it is unknown then.</source>
        <translation>Um valor vazio, como em --floor &quot;&quot;, retira um valor: ele deixa de ser conhecido.</translation>
    </message>
    <message>
        <source>What one unit costs you.</source>
        <translation>Quanto custa uma unidade.</translation>
    </message>
    <message>
        <source>What packing one sale costs.</source>
        <translation>Quanto custa embalar uma venda.</translation>
    </message>
    <message>
        <source>Tax you pay of the price, in percent.</source>
        <translation>Imposto pago sobre o preço, em porcentagem.</translation>
    </message>
    <message>
        <source>Least price that you sell it at.</source>
        <translation>Preço mínimo de venda.</translation>
    </message>
    <message>
        <source>Currency of the amounts; that of the site else.</source>
        <translation>Moeda dos valores; se não, a do site.</translation>
    </message>
    <message>
        <source>Set a charge that you pay in the place of the one in the site&apos;s table.</source>
        <translation>Salvar uma tarifa paga no lugar da que está na tabela do site.</translation>
    </message>
    <message>
        <source>Without --category and --type it is that of all your sales. Several with another --from-price are steps: each holds up to the next one.</source>
        <translation>Sem --category e --type vale para todas as vendas. Várias com --from-price diferente são faixas: cada uma vale até a seguinte.</translation>
    </message>
    <message>
        <source>Share of the price, in percent.</source>
        <translation>Parte do preço, em porcentagem.</translation>
    </message>
    <message>
        <source>Amount for each sale beside it.</source>
        <translation>Valor adicional por venda.</translation>
    </message>
    <message>
        <source>From which price on it holds.</source>
        <translation>Preço a partir do qual vale.</translation>
    </message>
    <message>
        <source>Of this category and those below it.</source>
        <translation>Desta categoria e das que estão abaixo.</translation>
    </message>
    <message>
        <source>Of this listing type.</source>
        <translation>Deste tipo de anúncio.</translation>
    </message>
    <message>
        <source>Take the charges of this place back, all steps.</source>
        <translation>Remover as tarifas deste lugar, todas as faixas.</translation>
    </message>
    <message>
        <source>Take back all figures of these own codes.</source>
        <translation>Remover todos os valores destes códigos próprios.</translation>
    </message>
    <message>
        <source>Known are own code (it has to be there), unit cost, packaging, tax (in percent), floor and currency, in English, Spanish or Portuguese. A blank cell changes nothing. All rows are taken, or none where one cannot be read: a number that can mean two is named with its row and column.</source>
        <translation>São conhecidos código próprio (tem que estar), custo unitário, embalagem, imposto (em porcentagem), preço mínimo e moeda, em inglês, espanhol ou português. Uma célula vazia não altera nada. Todas as linhas são usadas, ou nenhuma se uma não puder ser lida: um número que pode significar dois é indicado com sua linha e coluna.</translation>
    </message>
    <message>
        <source>Spreadsheet the table is for, or comes from: separator and marks of numbers.</source>
        <translation>Planilha para a qual é a tabela, ou de onde vem: separador e marcas dos números.</translation>
    </message>
    <message>
        <source>Write the figures of all codes as a table (csv) that &apos;vitrina costs import&apos; reads.</source>
        <translation>Gravar os valores de todos os códigos como uma tabela (csv) que &apos;vitrina costs import&apos; lê.</translation>
    </message>
    <message>
        <source>By your own figures: unit cost, packaging and tax are taken off as well.</source>
        <translation>Por valores próprios: custo unitário, embalagem e imposto também são descontados.</translation>
    </message>
    <message>
        <source>By the table of the site.</source>
        <translation>Pela tabela do site.</translation>
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
        <source>{name}: there is no such field</source>
        <translation>{name}: não há esse campo</translation>
    </message>
    <message>
        <source>HEADING=. or HEADING=,</source>
        <translation>HEADING=. ou HEADING=,</translation>
    </message>
    <message>
        <source>not changed by a sheet: {name} ({text})</source>
        <translation>uma planilha não altera: {name} ({text})</translation>
    </message>
    <message>
        <source>{name}: {samples} may mean two numbers; --decimal &apos;{name}=,&apos; or &apos;{name}=.&apos;</source>
        <translation>{name}: {samples} pode ser dois números; --decimal &apos;{name}=,&apos; ou &apos;{name}=.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows are of new listings</source>
        <comment>{n} row is of a new listing</comment>
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
        <source>columns left aside: {names}</source>
        <translation>colunas que não são usadas: {names}</translation>
    </message>
    <message>
        <source>emptied: {text} ({names})</source>
        <translation>esvaziados: {text} ({names})</translation>
    </message>
    <message>
        <source>kept, though [clear] asks to empty them: {text} ({names}); --clear does it</source>
        <translation>ficam, embora [clear] peça para esvaziá-los: {text} ({names}); --clear faz isso</translation>
    </message>
    <message>
        <source>no column is known as the listing ID or the own code; say which with --map HEADING=id</source>
        <translation>nenhuma coluna é reconhecida como ID do anúncio ou código próprio; indique com --map HEADING=id</translation>
    </message>
    <message>
        <source>Change listings with a spreadsheet: xlsx, xls, ods or csv.</source>
        <translation>Alterar anúncios com uma planilha: xlsx, xls, ods ou csv.</translation>
    </message>
    <message>
        <source>Compare FILE with the local catalogue, and write what it changes to a plan.</source>
        <translation>Comparar FILE com o catálogo local e gravar em um plano o que ele altera.</translation>
    </message>
    <message>
        <source>Nothing is sent: look at the plan with &apos;vitrina plan show&apos;, try it with &apos;plan check&apos;, carry it out with &apos;plan apply&apos;. A blank cell changes nothing, and neither does one that nobody touched since the export. Rows that cannot be read are named, with why; nothing of them is planned. Nothing is ever deleted.</source>
        <translation>Nada é enviado: veja o plano com &apos;vitrina plan show&apos;, teste com &apos;plan check&apos; e execute com &apos;plan apply&apos;. Uma célula vazia não altera nada, nem uma em que ninguém mexeu desde a exportação. As linhas que não podem ser lidas são nomeadas com o motivo; delas nada é planejado. Nada é excluído.</translation>
    </message>
    <message>
        <source>The plan file to write; without it, it is only said what would be in it.</source>
        <translation>O arquivo de plano a gravar; sem ele, só se diz o que haveria nele.</translation>
    </message>
    <message>
        <source>What a column is: id, sku, title, price, stock, attributes.BRAND …; - leaves it aside. It is remembered for the next sheet.</source>
        <translation>O que é uma coluna: id, sku, title, price, stock, attributes.BRAND …; - deixa de lado. Fica lembrado para a próxima planilha.</translation>
    </message>
    <message>
        <source>The mark before decimals in a column (. or ,) where its texts do not show it.</source>
        <translation>O sinal decimal de uma coluna (. ou ,) onde os textos não mostram.</translation>
    </message>
    <message>
        <source>Empty the fields of cells that say [clear]; else they are kept.</source>
        <translation>Esvaziar os campos das células que dizem [clear]; se não, ficam como estão.</translation>
    </message>
    <message>
        <source>Write one with &apos;vitrina export --out FILE.xlsx&apos;, fill it in, and read it back with &apos;import&apos;. Any other sheet with a column of ids or own codes will do. &apos;list&apos; makes listings of its new rows.</source>
        <translation>Grave uma com &apos;vitrina export --out FILE.xlsx&apos;, preencha e leia de volta com &apos;import&apos;. Também serve qualquer outra planilha com uma coluna de IDs ou códigos próprios. &apos;list&apos; anuncia as linhas novas.</translation>
    </message>
    <message>
        <source>List the rows of FILE that are of no listing yet, each with an own code of its own.</source>
        <translation>Anunciar as linhas de FILE que ainda não são de nenhum anúncio, cada uma com um código próprio.</translation>
    </message>
    <message>
        <source>An own code that a listing has already is named and not listed, so that the same sheet makes nothing the second time, also where the first was killed or got no answer. Each row is checked first, by the rules and by the marketplace; what they would refuse is named with its row, and the others are listed.</source>
        <translation>Um código próprio que um anúncio já tem é nomeado e não é anunciado, assim a mesma planilha não faz nada na segunda vez, mesmo que a primeira tenha sido interrompida ou ficado sem resposta. Cada linha é verificada antes, pelas regras e pelo marketplace; o que eles recusariam é nomeado com a linha, e as demais são anunciadas.</translation>
    </message>
    <message>
        <source>A folder of pictures whose names begin with own codes: AB-1.jpg, AB-1-2.jpg.</source>
        <translation>Uma pasta de fotos cujos nomes começam com códigos próprios: AB-1.jpg, AB-1-2.jpg.</translation>
    </message>
    <message>
        <source>pictures of no own code of the sheet: {names}</source>
        <translation>fotos de nenhum código próprio da planilha: {names}</translation>
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
        <source>it came from a backup: it may have begun before</source>
        <translation>veio de um backup: pode ter começado antes</translation>
    </message>
    <message>
        <source>Have one never begin.</source>
        <translation>Fazer com que um nunca comece.</translation>
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
        <source>A window or another agent looks after the schedules of this shop.</source>
        <translation>Uma janela ou outro agente já cuida dos planos programados desta loja.</translation>
    </message>
    <message>
        <source>The agent is not started at log-in.</source>
        <translation>O agente não é iniciado ao entrar na sessão.</translation>
    </message>
    <message>
        <source>vitrina: nothing carries it out now: open the window, or start &apos;vitrina agent&apos;</source>
        <translation>vitrina: agora nada o executa: abra a janela ou inicie &apos;vitrina agent&apos;</translation>
    </message>
    <message>
        <source>The time zone of this site is not known: name it with --zone.</source>
        <translation>O fuso horário deste site não é conhecido: informe-o com --zone.</translation>
    </message>
    <message>
        <source>nobody was there when it was to begin; &apos;vitrina schedule start&apos; begins it</source>
        <translation>não havia nenhum programa aberto quando devia começar; &apos;vitrina schedule start&apos; o inicia</translation>
    </message>
    <message>
        <source>something in it is risky that was not agreed to</source>
        <translation>tem algo arriscado que não foi aceito</translation>
    </message>
    <message>
        <source>there was no token when it was to begin</source>
        <translation>não havia token quando devia começar</translation>
    </message>
    <message>
        <source>the marketplace did not accept the token</source>
        <translation>o marketplace não aceitou o token</translation>
    </message>
    <message>
        <source>the keyring was locked when it was to begin</source>
        <translation>o chaveiro estava bloqueado quando devia começar</translation>
    </message>
    <message>
        <source>its plan cannot be read any more</source>
        <translation>seu plano já não pode ser lido</translation>
    </message>
    <message>
        <source>left as it is: nothing goes back</source>
        <translation>fica como está: nada volta</translation>
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
        <source>{text!r} is not a moment such as 2026-11-27 or 2026-11-27 00:30</source>
        <translation>{text!r} não é um momento como 2026-11-27 ou 2026-11-27 00:30</translation>
    </message>
    <message>
        <source>there is no time zone {name!r}</source>
        <translation>não existe o fuso horário {name!r}</translation>
    </message>
    <message>
        <source>it would begin in the past</source>
        <translation>começaria no passado</translation>
    </message>
    <message>
        <source>it would end before it begins</source>
        <translation>terminaria antes de começar</translation>
    </message>
    <message>
        <source>the plan changes nothing</source>
        <translation>o plano não muda nada</translation>
    </message>
    <message>
        <source>{id}: {path} cannot be undone, and is not done by the clock</source>
        <translation>{id}: {path} não pode ser desfeito e não é programado</translation>
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
        <source>its end is over: it cannot begin any more</source>
        <translation>seu fim já passou: não pode começar</translation>
    </message>
    <message>
        <source>{id!r} has just been moved by another program; look at it again</source>
        <translation>outro programa acabou de mudar {id!r}; veja-o de novo</translation>
    </message>
    <message>
        <source>another open listing has the same title, code or barcode</source>
        <translation>outro anúncio não encerrado tem o mesmo título, código ou código de barras</translation>
    </message>
    <message>
        <source>attributes that its category requires and it does not have</source>
        <translation>atributos que sua categoria exige e ele não tem</translation>
    </message>
    <message>
        <source>Begin a plan at a moment, and take it back at another.</source>
        <translation>Começar um plano em um momento e revertê-lo em outro.</translation>
    </message>
    <message>
        <source>It happens while a window of the shop is open or &apos;vitrina agent&apos; runs. A beginning that nobody was there for is missed, and waits until you decide; an end that is late is made at once.</source>
        <translation>Acontece enquanto uma janela da loja está aberta ou &apos;vitrina agent&apos; está em execução. Um começo sem nenhum programa aberto se perde e espera uma decisão; um fim atrasado é feito em seguida.</translation>
    </message>
    <message>
        <source>Give a plan file a time.</source>
        <translation>Programar um arquivo de plano.</translation>
    </message>
    <message>
        <source>A copy of the plan is kept, so that the file may change. What is risky in it has to be agreed to now, for its beginning and its end. Another one that changes the same field of the same listing at the same time is in its way: then nothing is kept. What somebody changes meanwhile is not overwritten: it is on hold in the outbox afterwards, and named. Needs no network.</source>
        <translation>Uma cópia do plano é salva, portanto o arquivo pode mudar. O que é arriscado é aceito agora, para o começo e o fim. Se outro muda o mesmo campo do mesmo anúncio ao mesmo tempo, nada é salvo. O que alguém mudar nesse meio-tempo não é sobrescrito: fica retido na caixa de saída e é informado. Não precisa de rede.</translation>
    </message>
    <message>
        <source>When it begins, such as 2026-11-27 or &apos;2026-11-27 00:30&apos;.</source>
        <translation>Quando começa, como 2026-11-27 ou &apos;2026-11-27 00:30&apos;.</translation>
    </message>
    <message>
        <source>When every value goes back to what it was before; without it nothing goes back.</source>
        <translation>Quando cada valor volta a ser o de antes; sem isto nada volta.</translation>
    </message>
    <message>
        <source>Time zone of the moments, such as America/Bogota; by default that of the site.</source>
        <translation>Fuso horário dos momentos, como America/Bogota; se não for informado, o do site.</translation>
    </message>
    <message>
        <source>A name for it, by default the file&apos;s.</source>
        <translation>Um nome; se não for informado, o do arquivo.</translation>
    </message>
    <message>
        <source>List the plans that have a time. Needs no network.</source>
        <translation>Listar os planos programados. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Show one, with what was sent and what was left alone. Needs no network.</source>
        <translation>Mostrar um, com o que foi enviado e o que ficou como estava. Não precisa de rede.</translation>
    </message>
    <message>
        <source>Begin one now: before its time, or one that was missed or held.</source>
        <translation>Começar um agora: antes do seu momento, ou um perdido ou retido.</translation>
    </message>
    <message>
        <source>The window or the agent that looks after the schedules begins it. --accept must be the number of risky rows where something is risky now that was not agreed to before.</source>
        <translation>Quem o começa é a janela ou o agente que cuida dos planos programados. --accept deve ser o número de linhas arriscadas se agora há algo arriscado que não foi aceito antes.</translation>
    </message>
    <message>
        <source>Take one back now, and not at its end.</source>
        <translation>Reverter um agora, e não no seu fim.</translation>
    </message>
    <message>
        <source>Leave one as it is: nothing goes back at its end.</source>
        <translation>Deixar um como está: no fim nada volta.</translation>
    </message>
    <message>
        <source>Take one that is over out of the list; what it sent stays in outbox and history.</source>
        <translation>Tirar da lista um que já terminou; o que enviou fica na caixa de saída e no histórico.</translation>
    </message>
    <message>
        <source>Carry out plans that have a time, until it is ended.</source>
        <translation>Executar os planos programados, até ser encerrado.</translation>
    </message>
    <message>
        <source>It asks the marketplace only when something is due, and works beside a window. Each shop has one at most: while a window is open, that does it.</source>
        <translation>Consulta o marketplace só quando algo deve ser feito, e funciona ao lado de uma janela. Cada loja tem no máximo um: enquanto há uma janela aberta, ela o faz.</translation>
    </message>
    <message>
        <source>Carry out what is due now, and end.</source>
        <translation>Fazer o que está na hora e terminar.</translation>
    </message>
    <message>
        <source>Have it started at log-in, or no more, or show whether it is. Its token must be in the keyring: none is written down.</source>
        <translation>Iniciá-lo ao entrar na sessão, deixar de fazê-lo, ou mostrar se é feito. O token deve estar no chaveiro: não é escrito em nenhum arquivo.</translation>
    </message>
    <message>
        <source>{typed!r} is not an id: ids have letters, digits, hyphens and underscores</source>
        <translation>{typed!r} não é um id: ele tem letras, dígitos, hifens e sublinhados</translation>
    </message>
    <message>
        <source>Read figures from the table FILE (csv or xlsx), whose first line names the columns.</source>
        <translation>Ler valores da tabela FILE (csv ou xlsx), cuja primeira linha nomeia as colunas.</translation>
    </message>
    <message>
        <source>a formula whose value was not saved</source>
        <translation>uma fórmula cujo resultado não foi salvo</translation>
    </message>
    <message>
        <source>Plan the pictures of the folder DIR: each file is of the own code that its name begins with.</source>
        <translation>Planejar as fotos da pasta DIR: cada arquivo é do código próprio com que seu nome começa.</translation>
    </message>
    <message>
        <source>AB-1.jpg, AB-1-2.jpg and AB-1_front.png are of the own code AB-1; of two codes the longer one counts. They stand in the order of their numbers; the cover is the one called cover, or else the one with the bare code, or else the first. Every file is checked and made ready, and those that cannot be used are named, with why. Nothing is sent: &apos;plan apply&apos; sends it, from this shop alone, and &apos;plan undo&apos; brings the old pictures back.</source>
        <translation>AB-1.jpg, AB-1-2.jpg e AB-1_front.png são do código próprio AB-1; de dois códigos vale o mais longo. Ficam na ordem de seus números; a capa é a que se chama capa, senão a que tem só o código, senão a primeira. Cada arquivo é verificado e preparado, e os que não podem ser usados são citados, com o motivo. Nada é enviado: &apos;plan apply&apos; envia, só desta loja, e &apos;plan undo&apos; traz de volta as fotos anteriores.</translation>
    </message>
    <message>
        <source>In place of the pictures there; else behind them.</source>
        <translation>No lugar das fotos que há; senão, atrás delas.</translation>
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
        <source>below what is there</source>
        <translation>abaixo do que já existe</translation>
    </message>
    <message>
        <source>alone, or with relist: the type that it gets</source>
        <translation>sozinha, ou com relist: o tipo que recebe</translation>
    </message>
    <message>
        <source>closed ones again; with it price, stock and listing_type</source>
        <translation>os encerrados, de novo; com price, stock e listing_type</translation>
    </message>
    <message>
        <source>closed ones for good; alone, and &apos;plan apply&apos; asks for their number</source>
        <translation>os encerrados, para sempre; sozinha, e &apos;plan apply&apos; pede o número deles</translation>
    </message>
    <message>
        <source>the text of the description could not be read</source>
        <translation>não foi possível ler o texto da descrição</translation>
    </message>
    <message>
        <source>it deletes listings, which no clock does</source>
        <translation>exclui anúncios, e isso nenhum relógio faz</translation>
    </message>
    <message>
        <source>{name}: not together with these others in one plan; make two plans of it</source>
        <translation>{name}: não junto com as outras em um plano; faça dois planos</translation>
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
        <source>The plan is made from the local catalogue, so run &apos;vitrina sync&apos; first. Nothing is sent or changed: only the file is written. Descriptions are not in the catalogue: for them each listing is asked for at the marketplace.</source>
        <translation>O plano é feito com o catálogo local, por isso antes é preciso executar &apos;vitrina sync&apos;. Nada é enviado nem mudado: só o arquivo é gravado. As descrições não estão no catálogo: para elas cada anúncio é consultado no marketplace.</translation>
    </message>
    <message>
        <source>Make the title of the listing ID of its attributes.</source>
        <translation>Monta o título do anúncio ID com os seus atributos.</translation>
    </message>
    <message>
        <source>PATTERN names them by their ids between braces. What has no value is left out, with the marks around it, and what does not fit is cut by whole words. PATTERN is kept for the category of the listing, unless --dry-run is given: without one, the one that was kept is used, from here or from the window. &apos;vitrina category ID&apos; lists the ids.</source>
        <translation>PATTERN os indica pelos ids entre chaves. O que não tem valor fica de fora, com os sinais em volta, e o que não cabe é cortado por palavras inteiras. PATTERN é salvo para a categoria do anúncio, a não ser com --dry-run: sem ele, é usado o que foi salvo, daqui ou da janela. &apos;vitrina category ID&apos; mostra os ids.</translation>
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
        <source>Say whether this version can use --store, and end.</source>
        <translation>Dizer se esta versão pode usar --store, e terminar.</translation>
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
        <source>What was saved in the window under this name, before what --set says.</source>
        <translation>O que foi salvo na janela com este nome, antes do que diz --set.</translation>
    </message>
</context>
</TS>

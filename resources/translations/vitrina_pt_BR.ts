<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Sync now</source>
        <translation>Sincronizar agora</translation>
    </message>
    <message>
        <source>Summary of the last sync…</source>
        <translation>Resumo da última sincronização…</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Informar token…</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>Fechar esta tela</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Sair</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar id</translation>
    </message>
    <message>
        <source>Select all listings shown</source>
        <translation>Selecionar todos os anúncios visíveis</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Limpar a seleção</translation>
    </message>
    <message>
        <source>Search listings</source>
        <translation>Buscar anúncios</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Painel de detalhes</translation>
    </message>
    <message>
        <source>Wide navigation</source>
        <translation>Navegação larga</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tela cheia</translation>
    </message>
    <message>
        <source>Edit listing</source>
        <translation>Editar anúncio</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Next listing</source>
        <translation>Próximo anúncio</translation>
    </message>
    <message>
        <source>Previous listing</source>
        <translation>Anúncio anterior</translation>
    </message>
    <message>
        <source>Find an action or a view…</source>
        <translation>Buscar uma ação ou uma tela…</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>O que significam os status</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>About Vitrina</source>
        <translation>Sobre o Vitrina</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Ativar</translation>
    </message>
    <message>
        <source>Listing type…</source>
        <translation>Tipo de anúncio…</translation>
    </message>
    <message>
        <source>Close listing…</source>
        <translation>Encerrar anúncio…</translation>
    </message>
    <message>
        <source>Relist…</source>
        <translation>Republicar…</translation>
    </message>
    <message>
        <source>Delete listing…</source>
        <translation>Excluir anúncio…</translation>
    </message>
    <message>
        <source>New listing</source>
        <translation>Novo anúncio</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Próxima aba</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Aba anterior</translation>
    </message>
    <message>
        <source>Open the next listing</source>
        <translation>Abrir o próximo anúncio</translation>
    </message>
    <message>
        <source>Open the previous listing</source>
        <translation>Abrir o anúncio anterior</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Salvar como modelo…</translation>
    </message>
    <message>
        <source>New listing from a template…</source>
        <translation>Novo anúncio a partir de um modelo…</translation>
    </message>
    <message>
        <source>Change many listings…</source>
        <translation>Alterar muitos anúncios…</translation>
    </message>
    <message>
        <source>Export to a spreadsheet…</source>
        <translation>Exportar para uma planilha…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importar uma planilha…</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Próxima parte da janela</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte anterior da janela</translation>
    </message>
    <message>
        <source>Own costs…</source>
        <translation>Custos próprios…</translation>
    </message>
    <message>
        <source>Edit this cell</source>
        <translation>Editar esta célula</translation>
    </message>
    <message>
        <source>Pictures from a folder…</source>
        <translation>Fotos de uma pasta…</translation>
    </message>
    <message>
        <source>Group and add up…</source>
        <translation>Agrupar e somar…</translation>
    </message>
    <message>
        <source>Search by rules…</source>
        <translation>Buscar com regras…</translation>
    </message>
    <message>
        <source>Sort by the column of the cursor</source>
        <translation>Ordenar pela coluna do cursor</translation>
    </message>
    <message>
        <source>Then sort by the column of the cursor</source>
        <translation>Ordenar depois pela coluna do cursor</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Escolher colunas…</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Take these cells back</source>
        <translation>Reverter estas células</translation>
    </message>
    <message>
        <source>Paste into cells</source>
        <translation>Colar nas células</translation>
    </message>
    <message>
        <source>The shop as of…</source>
        <translation>A loja em outra data…</translation>
    </message>
    <message>
        <source>Saved views…</source>
        <translation>Visualizações salvas…</translation>
    </message>
</context>
<context>
    <name>AddSlot</name>
    <message>
        <source>Add pictures: drop, paste or choose</source>
        <translation>Adicionar fotos: soltar, colar ou escolher</translation>
    </message>
    <message>
        <source>Drop, paste</source>
        <translation>Soltar, colar</translation>
    </message>
    <message>
        <source>or choose</source>
        <translation>ou escolher</translation>
    </message>
</context>
<context>
    <name>Adoption</name>
    <message>
        <source>Were these changes made for {where}?</source>
        <translation>Estas alterações foram feitas para {where}?</translation>
    </message>
    <message>
        <source>This shop does not know which marketplace its unsent changes are for. If they were made for this one, they stay in the outbox and can be sent to it. Otherwise nothing is read or sent, and everything stays as it is.</source>
        <translation>Esta loja não sabe para qual marketplace são as alterações não enviadas. Se foram feitas para este, ficam na caixa de saída e podem ser enviadas. Caso contrário, nada é lido nem enviado, e tudo fica como está.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Deixar como está</translation>
    </message>
    <message>
        <source>They are for this one</source>
        <translation>São para este</translation>
    </message>
</context>
<context>
    <name>Ages</name>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <translation>
            <numerusform>%n h</numerusform>
            <numerusform>%n h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <translation>
            <numerusform>%n d</numerusform>
            <numerusform>%n d</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wk</source>
        <translation>
            <numerusform>%n sem</numerusform>
            <numerusform>%n sem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mo</source>
        <translation>
            <numerusform>%n mês</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n y</source>
        <translation>
            <numerusform>%n ano</numerusform>
            <numerusform>%n anos</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>agora mesmo</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>há %n min</numerusform>
            <numerusform>há %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>há %n h</numerusform>
            <numerusform>há %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>on {day}</source>
        <translation>em {day}</translation>
    </message>
</context>
<context>
    <name>AnswerLine</name>
    <message>
        <source>normalised</source>
        <translation>normalizado</translation>
    </message>
    <message>
        <source>valid units: {units}</source>
        <translation>unidades válidas: {units}</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>descartado</translation>
    </message>
</context>
<context>
    <name>AnswerPanel</name>
    <message>
        <source>What the marketplace did with the last changes sent, {when}</source>
        <translation>O que o marketplace fez com as últimas alterações enviadas, {when}</translation>
    </message>
    <message>
        <source>Accepted as sent</source>
        <translation>Aceito como foi enviado</translation>
    </message>
    <message>
        <source>Undo these changes</source>
        <translation>Desfazer estas alterações</translation>
    </message>
</context>
<context>
    <name>ArrivalText</name>
    <message>
        <source>Nothing had to be sent: it was so already</source>
        <translation>Não foi preciso enviar nada: já estava assim</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviada</translation>
    </message>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n campo descartado</numerusform>
            <numerusform>%n campos descartados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n campo alterado</numerusform>
            <numerusform>%n campos alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remarks</source>
        <translation>
            <numerusform>%n observação</numerusform>
            <numerusform>%n observações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsOfView</name>
    <message>
        <source>The shop as it was</source>
        <translation>A loja como era</translation>
    </message>
    <message>
        <source>As of the sync</source>
        <translation>Na sincronização</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Voltar para hoje</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Data</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar linhas</translation>
    </message>
    <message>
        <source>Search the listings of then…</source>
        <translation>Buscar nos anúncios de então…</translation>
    </message>
</context>
<context>
    <name>AsOfWords</name>
    <message>
        <source>No sync is remembered yet</source>
        <translation>Ainda não há nenhuma sincronização salva</translation>
    </message>
    <message>
        <source>Each sync from now on is one.</source>
        <translation>De agora em diante cada sincronização fica salva.</translation>
    </message>
    <message>
        <source>The shop as it was at {moment}</source>
        <translation>A loja como era: {moment}</translation>
    </message>
    <message>
        <source>It is being put together…</source>
        <translation>Está sendo reconstruída…</translation>
    </message>
    <message>
        <source>What changed since is not known for this sync; choose another one.</source>
        <translation>Não se sabe o que mudou depois desta sincronização; escolha outra.</translation>
    </message>
    <message>
        <source>It can be searched and sorted; nothing can be changed or sent here. What a sale left is not known for listings that changed since.</source>
        <translation>É possível buscar e ordenar; aqui nada pode ser alterado nem enviado. Dos anúncios que mudaram depois não se sabe o que uma venda deixava.</translation>
    </message>
</context>
<context>
    <name>AskSheet</name>
    <message>
        <source>Type {text} to confirm</source>
        <translation>Digite {text} para confirmar</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>Changed on both sides</source>
        <translation>Alterados dos dois lados</translation>
    </message>
    <message>
        <source>Refused or not sent</source>
        <translation>Recusado ou não enviado</translation>
    </message>
    <message>
        <source>Sent, outcome not known</source>
        <translation>Enviado, resultado desconhecido</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Retido</translation>
    </message>
    <message>
        <source>Plans that did not begin</source>
        <translation>Planos que não começaram</translation>
    </message>
    <message>
        <source>The marketplace asks for a correction</source>
        <translation>O marketplace pede uma correção</translation>
    </message>
    <message>
        <source>Documents are missing</source>
        <translation>Faltam documentos</translation>
    </message>
    <message>
        <source>Suspended by the marketplace</source>
        <translation>Suspensos pelo marketplace</translation>
    </message>
    <message>
        <source>Under review</source>
        <translation>Em análise</translation>
    </message>
    <message>
        <source>A fee has to be paid</source>
        <translation>Há uma tarifa a pagar</translation>
    </message>
    <message>
        <source>Possible infringements</source>
        <translation>Possíveis infrações</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sem estoque</translation>
    </message>
    <message>
        <source>A sale loses money</source>
        <translation>Uma venda dá prejuízo</translation>
    </message>
    <message>
        <source>Below the least price</source>
        <translation>Abaixo do preço mínimo</translation>
    </message>
    <message>
        <source>Free listings about to end</source>
        <translation>Anúncios grátis prestes a encerrar</translation>
    </message>
    <message>
        <source>Free shipping put on by the marketplace</source>
        <translation>Frete grátis imposto pelo marketplace</translation>
    </message>
    <message>
        <source>Warnings of the marketplace</source>
        <translation>Alertas do marketplace</translation>
    </message>
    <message>
        <source>Low health</source>
        <translation>Qualidade baixa</translation>
    </message>
    <message>
        <source>It is suspended until it is corrected and sent again.</source>
        <translation>Fica suspenso até ser corrigido e enviado de novo.</translation>
    </message>
    <message>
        <source>It is suspended until the documents are sent, which only the marketplace takes.</source>
        <translation>Fica suspenso até os documentos serem enviados, o que só se faz no marketplace.</translation>
    </message>
    <message>
        <source>Only the marketplace can lift this: {states}.</source>
        <translation>Só o marketplace pode reverter isso: {states}.</translation>
    </message>
    <message>
        <source>Nothing can be done until the marketplace has decided.</source>
        <translation>Não há o que fazer até o marketplace decidir.</translation>
    </message>
    <message>
        <source>It becomes active when its fee is paid, which only the marketplace takes.</source>
        <translation>Fica ativo quando a tarifa é paga, o que só se faz no marketplace.</translation>
    </message>
    <message>
        <source>The marketplace marked a possible infringement.</source>
        <translation>O marketplace apontou uma possível infração.</translation>
    </message>
    <message>
        <source>Nothing left to sell; sold so far: {sold}.</source>
        <translation>Não resta nada para vender; vendas até agora: {sold}.</translation>
    </message>
    <message>
        <source>At {price} a sale leaves {net}.</source>
        <translation>A {price}, uma venda deixa {net}.</translation>
    </message>
    <message>
        <source>{price} is below the least price of {floor}.</source>
        <translation>{price} está abaixo do preço mínimo de {floor}.</translation>
    </message>
    <message>
        <source>It ends on {ends}; another listing type lasts longer.</source>
        <translation>Encerra em {ends}; outro tipo de anúncio dura mais.</translation>
    </message>
    <message>
        <source>It cannot be taken off; at {price} a sale leaves {net}.</source>
        <translation>Não pode ser retirado; a {price}, uma venda deixa {net}.</translation>
    </message>
    <message>
        <source>Warnings: {warnings}.</source>
        <translation>Alertas: {warnings}.</translation>
    </message>
    <message>
        <source>Health {health} of 100; it lacks: {lacking}.</source>
        <translation>Qualidade {health} de 100; falta: {lacking}.</translation>
    </message>
    <message>
        <source>The marketplace says: {said}</source>
        <translation>O marketplace diz: {said}</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>banido</translation>
    </message>
    <message>
        <source>suspended for good</source>
        <translation>suspenso definitivamente</translation>
    </message>
    <message>
        <source>against the terms</source>
        <translation>contra os termos</translation>
    </message>
    <message>
        <source>suspended for a time</source>
        <translation>suspenso por um tempo</translation>
    </message>
    <message>
        <source>credit policy</source>
        <translation>política de crédito</translation>
    </message>
    <message>
        <source>more pictures ({count})</source>
        <translation>mais fotos ({count})</translation>
    </message>
    <message>
        <source>a description</source>
        <translation>uma descrição</translation>
    </message>
    <message>
        <source>a warranty</source>
        <translation>uma garantia</translation>
    </message>
    <message>
        <source>free shipping</source>
        <translation>frete grátis</translation>
    </message>
    <message>
        <source>and more attributes ({count})</source>
        <translation>e mais atributos ({count})</translation>
    </message>
</context>
<context>
    <name>AttentionList</name>
    <message>
        <source>What needs you</source>
        <translation>O que precisa de você</translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Show all in the listings</source>
        <translation>Mostrar tudo nos anúncios</translation>
    </message>
    <message>
        <source>Nothing needs you.</source>
        <translation>Nada precisa de você.</translation>
    </message>
    <message>
        <source>Whatever is refused, held, out of stock, about to end or loses money stands here, with what can be done about it.</source>
        <translation>Aqui aparece o que foi recusado, retido, está sem estoque, prestes a encerrar ou dá prejuízo, com o que se pode fazer.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir para os anúncios</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>e mais {n}</translation>
    </message>
    <message>
        <source>Show in the outbox</source>
        <translation>Mostrar na caixa de saída</translation>
    </message>
</context>
<context>
    <name>AttentionWords</name>
    <message>
        <source>Decide</source>
        <translation>Decidir</translation>
    </message>
    <message>
        <source>Show in the outbox</source>
        <translation>Mostrar na caixa de saída</translation>
    </message>
    <message>
        <source>Restock</source>
        <translation>Repor estoque</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>See the plans</source>
        <translation>Ver os planos</translation>
    </message>
</context>
<context>
    <name>AutosaveText</name>
    <message>
        <source>draft not saved: {reason}</source>
        <translation>rascunho não salvo: {reason}</translation>
    </message>
</context>
<context>
    <name>AxisValues</name>
    <message>
        <source>Own attribute, for example “Scent”</source>
        <translation>Atributo próprio, por exemplo “Aroma”</translation>
    </message>
    <message>
        <source>Name of an attribute in own words</source>
        <translation>Nome de um atributo próprio</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
</context>
<context>
    <name>BackupsMenu</name>
    <message>
        <source>Backups</source>
        <translation>Backups</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Fazer backup agora</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Ainda não há backups</translation>
    </message>
    <message>
        <source>Restore {time}</source>
        <translation>Recuperar o de {time}</translation>
    </message>
    <message>
        <source>Drafts, outbox and history are backed up</source>
        <translation>Foi feito backup dos rascunhos, da caixa de saída e do histórico</translation>
    </message>
    <message numerus="yes">
        <source>%n items restored; nothing was sent</source>
        <translation>
            <numerusform>%n item recuperado; nada foi enviado</numerusform>
            <numerusform>%n itens recuperados; nada foi enviado</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in that backup is already here</source>
        <translation>Tudo desse backup já está aqui</translation>
    </message>
</context>
<context>
    <name>BatchBar</name>
    <message numerus="yes">
        <source>%n listings sent</source>
        <translation>
            <numerusform>%n anúncio enviado</numerusform>
            <numerusform>%n anúncios enviados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not as sent</source>
        <translation>
            <numerusform>%n diferente do enviado</numerusform>
            <numerusform>%n diferentes do enviado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo all %n</source>
        <translation>
            <numerusform>Desfazer %n</numerusform>
            <numerusform>Desfazer os %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginWords</name>
    <message numerus="yes">
        <source>%n listings are so already</source>
        <translation>
            <numerusform>%n anúncio já está assim</numerusform>
            <numerusform>%n anúncios já estão assim</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings were changed since and would be held</source>
        <translation>
            <numerusform>%n anúncio mudou desde então e ficaria retido</numerusform>
            <numerusform>%n anúncios mudaram desde então e ficariam retidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n anúncio seria recusado</numerusform>
            <numerusform>%n anúncios seriam recusados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are gone</source>
        <translation>
            <numerusform>%n anúncio não existe mais</numerusform>
            <numerusform>%n anúncios não existem mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would change</source>
        <translation>
            <numerusform>%n anúncio mudaria</numerusform>
            <numerusform>%n anúncios mudariam</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin “{name}” now?</source>
        <translation>Começar “{name}” agora?</translation>
    </message>
    <message>
        <source>As of the last sync</source>
        <translation>Segundo a última sincronização</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Agora não</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Começar agora</translation>
    </message>
    <message>
        <source>The listing is gone</source>
        <translation>O anúncio não existe mais</translation>
    </message>
</context>
<context>
    <name>BuiltInViews</name>
    <message>
        <source>Required attributes missing</source>
        <translation>Atributos obrigatórios que faltam</translation>
    </message>
    <message>
        <source>Changed by the marketplace or elsewhere</source>
        <translation>Alterados pelo marketplace ou em outro lugar</translation>
    </message>
    <message>
        <source>Price rose over 20 % this week</source>
        <translation>O preço subiu mais de 20 % nesta semana</translation>
    </message>
    <message>
        <source>Price fell over 20 % this week</source>
        <translation>O preço caiu mais de 20 % nesta semana</translation>
    </message>
    <message>
        <source>Probably listed twice</source>
        <translation>Provavelmente anunciados duas vezes</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>No other view has listings</source>
        <translation>Nenhuma outra visualização tem anúncios</translation>
    </message>
</context>
<context>
    <name>CallCard</name>
    <message>
        <source>The request</source>
        <translation>A solicitação</translation>
    </message>
    <message>
        <source>Copy as cURL</source>
        <translation>Copiar como cURL</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>CallView</name>
    <message>
        <source>The request that will be sent</source>
        <translation>A solicitação que será enviada</translation>
    </message>
</context>
<context>
    <name>CategoryChooser</name>
    <message>
        <source>Choose a category</source>
        <translation>Escolher uma categoria</translation>
    </message>
    <message>
        <source>Back; the draft is saved</source>
        <translation>Voltar; o rascunho fica salvo</translation>
    </message>
    <message>
        <source>Use this category</source>
        <translation>Usar esta categoria</translation>
    </message>
    <message>
        <source>What is for sale: product, brand, model</source>
        <translation>O que está à venda: produto, marca, modelo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Previsões</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>rascunho salvo</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recentes</translation>
    </message>
    <message>
        <source>Use “{name}”</source>
        <translation>Usar “{name}”</translation>
    </message>
    <message>
        <source>{count} of {longest}</source>
        <translation>{count} de {longest}</translation>
    </message>
    <message>
        <source>for a new listing</source>
        <translation>para um anúncio novo</translation>
    </message>
    <message>
        <source>Predicted while you type. To search categories by name, begin with “/”.</source>
        <translation>A previsão aparece ao digitar. Para buscar categorias pelo nome, comece com “/”.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árvore</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>for this listing</source>
        <translation>para este anúncio</translation>
    </message>
</context>
<context>
    <name>CategoryColumns</name>
    <message>
        <source>Tree of categories</source>
        <translation>Árvore de categorias</translation>
    </message>
</context>
<context>
    <name>CategoryEditor</name>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
</context>
<context>
    <name>CategoryFacts</name>
    <message>
        <source>What the category asks for</source>
        <translation>O que a categoria pede</translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message numerus="yes">
        <source>%n cells copied</source>
        <translation>
            <numerusform>%n célula copiada</numerusform>
            <numerusform>%n células copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{rows} of {chosen} rows copied; all of them can be exported</source>
        <translation>{rows} de {chosen} linhas copiadas; a exportação leva todas</translation>
    </message>
    <message>
        <source>Nothing was pasted: the rows that were copied are of different lengths</source>
        <translation>Nada foi colado: as linhas copiadas têm comprimentos diferentes</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Colar células</translation>
    </message>
    <message>
        <source>Nothing was pasted: {copied} cells were copied, and {chosen} are chosen</source>
        <translation>Nada foi colado: {copied} células foram copiadas e {chosen} estão selecionadas</translation>
    </message>
    <message>
        <source>Nothing was pasted: {copied} cells do not fit from here on</source>
        <translation>Nada foi colado: {copied} células não cabem a partir daqui</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Only attributes can be emptied</source>
        <translation>Somente atributos podem ser esvaziados</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Esvaziar células</translation>
    </message>
    <message>
        <source>Take cells back</source>
        <translation>Reverter células</translation>
    </message>
    <message>
        <source>Nothing was changed: “{column}” cannot be changed here</source>
        <translation>Nada foi alterado: “{column}” não pode ser alterada aqui</translation>
    </message>
</context>
<context>
    <name>CellEditing</name>
    <message>
        <source>This column cannot be changed here</source>
        <translation>Esta coluna não pode ser alterada aqui</translation>
    </message>
    <message>
        <source>This listing has not been read yet</source>
        <translation>Este anúncio ainda não foi lido</translation>
    </message>
    <message>
        <source>Change a cell</source>
        <translation>Alterar uma célula</translation>
    </message>
</context>
<context>
    <name>CellNotes</name>
    <message>
        <source>Not sent; it was {before}</source>
        <translation>Não enviado; era {before}</translation>
    </message>
</context>
<context>
    <name>CellReasons</name>
    <message>
        <source>Not applicable</source>
        <translation>Não se aplica</translation>
    </message>
    <message>
        <source>{reason}. Enter opens the listing.</source>
        <translation>{reason}. Enter abre o anúncio.</translation>
    </message>
</context>
<context>
    <name>CellSends</name>
    <message>
        <source>Cells of {day}</source>
        <translation>Células de {day}</translation>
    </message>
    <message>
        <source>Discard what was typed into cells?</source>
        <translation>Descartar o que foi digitado nas células?</translation>
    </message>
    <message>
        <source>{changes}. Undo brings it back.</source>
        <translation>{changes}. “Desfazer” traz de volta.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard cells</source>
        <translation>Descartar células</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n listings</source>
        <translation>
            <numerusform>em %n anúncio</numerusform>
            <numerusform>em %n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells changed elsewhere</source>
        <translation>
            <numerusform>%n célula alterada em outro lugar</numerusform>
            <numerusform>%n células alteradas em outro lugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells cannot be read</source>
        <translation>
            <numerusform>%n célula não pode ser lida</numerusform>
            <numerusform>%n células não podem ser lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells would be refused</source>
        <translation>
            <numerusform>%n célula seria recusada</numerusform>
            <numerusform>%n células seriam recusadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} cells are too many at once: {most} is the limit. Larger sheets can be imported.</source>
        <translation>{cells} células são demais de uma vez: o limite é {most}. Planilhas maiores podem ser importadas.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: %n cells cannot take it</source>
        <translation>
            <numerusform>Nada foi alterado: %n célula não aceita isso</numerusform>
            <numerusform>Nada foi alterado: %n células não aceitam isso</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>{cell}, selected</source>
        <translation>{cell}, na seleção</translation>
    </message>
    <message>
        <source>Not known: the charge or the shipping cost is missing</source>
        <translation>Desconhecido: falta a tarifa ou o custo de envio</translation>
    </message>
    <message>
        <source>Below the floor of {floor}</source>
        <translation>Abaixo do preço mínimo de {floor}</translation>
    </message>
    <message>
        <source>{margin} of the price; unit cost {cost}</source>
        <translation>{margin} do preço; custo unitário {cost}</translation>
    </message>
    <message>
        <source>Not known: it has no price</source>
        <translation>Desconhecida: não tem preço</translation>
    </message>
    <message>
        <source>Not known: it has no own code</source>
        <translation>Desconhecida: não tem código próprio</translation>
    </message>
    <message>
        <source>Not known: its unit cost is not given</source>
        <translation>Desconhecida: falta o custo unitário</translation>
    </message>
    <message>
        <source>Not known: what is left of a sale is not known</source>
        <translation>Desconhecida: não se sabe quanto sobra de uma venda</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Não se aplica</translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n foto</numerusform>
            <numerusform>%n fotos</numerusform>
        </translation>
    </message>
    <message>
        <source>{field} changed</source>
        <translation>{field} alterado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
</context>
<context>
    <name>ChargesSheet</name>
    <message>
        <source>Own charges</source>
        <translation>Tarifas próprias</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Every category</source>
        <translation>Todas as categorias</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>Every type</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>They count in the place of the site’s table: for a category and those below it, from a price on, up to the next step.</source>
        <translation>Valem no lugar da tabela do site: para uma categoria e as que estão abaixo dela, a partir de um preço e até a faixa seguinte.</translation>
    </message>
    <message>
        <source>Another charge</source>
        <translation>Outra tarifa</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>from {price}</source>
        <translation>a partir de {price}</translation>
    </message>
    <message>
        <source>Unknown category: choose one of the list</source>
        <translation>Essa categoria não é conhecida: escolha uma da lista</translation>
    </message>
    <message>
        <source>The site’s table counts: no own charge is given.</source>
        <translation>Vale a tabela do site: nenhuma tarifa própria foi informada.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Active</source>
        <extracomment>Kind -&gt; (text role, background role). State -&gt; (kind, icon, word). States of listings first, then states of changes.</extracomment>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sem estoque</translation>
    </message>
    <message>
        <source>Under review</source>
        <translation>Em análise</translation>
    </message>
    <message>
        <source>Needs a fix</source>
        <translation>A corrigir</translation>
    </message>
    <message>
        <source>Needs documents</source>
        <translation>Faltam documentos</translation>
    </message>
    <message>
        <source>Payment due</source>
        <translation>A pagar</translation>
    </message>
    <message>
        <source>Not yet active</source>
        <translation>A iniciar</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inativo</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Excluído</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Rascunho</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Retido</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflito</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sem confirmação</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Prática</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>Não informado</translation>
    </message>
</context>
<context>
    <name>ChoicesEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>What a category asks for is shown here before it is used.</source>
        <translation>Aqui aparece o que uma categoria pede antes de ser usada.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No known category has this name</source>
        <translation>Nenhuma categoria conhecida tem este nome</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Prevendo…</translation>
    </message>
    <message>
        <source>No category can be predicted for this title</source>
        <translation>Não é possível prever uma categoria para este título</translation>
    </message>
    <message>
        <source>This category does not exist any more</source>
        <translation>Esta categoria não existe mais</translation>
    </message>
    <message>
        <source>Nothing is listed on this site yet, so no category is known here.</source>
        <translation>Ainda não há anúncios neste site, por isso nenhuma categoria é conhecida.</translation>
    </message>
</context>
<context>
    <name>CodeName</name>
    <message>
        <source>New</source>
        <translation>Novo</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Não especificado</translation>
    </message>
    <message>
        <source>Marketplace’s carrier rates</source>
        <translation>Tarifas de transporte do marketplace</translation>
    </message>
    <message>
        <source>Marketplace shipping</source>
        <translation>Envio do marketplace</translation>
    </message>
    <message>
        <source>Own carrier</source>
        <translation>Transportadora própria</translation>
    </message>
    <message>
        <source>Own shipping prices</source>
        <translation>Preços de envio próprios</translation>
    </message>
    <message>
        <source>Agree with the buyer</source>
        <translation>A combinar com o comprador</translation>
    </message>
    <message>
        <source>Pick-up at your place</source>
        <translation>Retirada no seu endereço</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Preço fixo</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Leilão</translation>
    </message>
    <message>
        <source>Classified ad</source>
        <translation>Classificado</translation>
    </message>
    <message>
        <source>Red, 1 of 5</source>
        <translation>Vermelho, 1 de 5</translation>
    </message>
    <message>
        <source>Orange, 2 of 5</source>
        <translation>Laranja, 2 de 5</translation>
    </message>
    <message>
        <source>Yellow, 3 of 5</source>
        <translation>Amarelo, 3 de 5</translation>
    </message>
    <message>
        <source>Light green, 4 of 5</source>
        <translation>Verde-claro, 4 de 5</translation>
    </message>
    <message>
        <source>Green, 5 of 5</source>
        <translation>Verde, 5 de 5</translation>
    </message>
</context>
<context>
    <name>ColumnChooser</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Find a field or attribute</source>
        <translation>Buscar um campo ou atributo</translation>
    </message>
    <message>
        <source>No field or attribute has this name</source>
        <translation>Nenhum campo ou atributo tem este nome</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover para a esquerda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover para a direita</translation>
    </message>
    <message>
        <source>Keep in sight while scrolling</source>
        <translation>Manter à vista ao rolar</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Colunas habituais</translation>
    </message>
</context>
<context>
    <name>ColumnChoosing</name>
    <message>
        <source>Let it scroll</source>
        <translation>Deixar rolar</translation>
    </message>
    <message>
        <source>Keep in sight while scrolling</source>
        <translation>Manter à vista ao rolar</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ocultar esta coluna</translation>
    </message>
    <message>
        <source>Then sort by this</source>
        <translation>Ordenar depois por esta coluna</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Escolher colunas…</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Selected</source>
        <translation>Selecionado</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Qualidade</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Alteração</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Listing ID</source>
        <translation>ID do anúncio</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Custo unitário</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Preço mínimo</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Frete grátis</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Alertas</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Shipping cost</source>
        <translation>Custo do envio</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Original price</source>
        <translation>Preço original</translation>
    </message>
    <message>
        <source>Base price</source>
        <translation>Preço base</translation>
    </message>
    <message>
        <source>Initial stock</source>
        <translation>Estoque inicial</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Criado</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fim</translation>
    </message>
    <message>
        <source>Shipping mode</source>
        <translation>Modo de envio</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retirada em mãos</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Pacote</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantia</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Automatic relisting</source>
        <translation>Republicação automática</translation>
    </message>
    <message>
        <source>Catalog product</source>
        <translation>Produto do catálogo</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Domínio</translation>
    </message>
    <message>
        <source>Official store</source>
        <translation>Loja oficial</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço web</translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message>
        <source>Column of the file</source>
        <translation>Coluna do arquivo</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeiros valores</translation>
    </message>
    <message>
        <source>Is taken for</source>
        <translation>É lida como</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Left aside: another column is that already</source>
        <translation>Não usada: outra coluna já é isso</translation>
    </message>
    <message>
        <source>“{name}” is taken for</source>
        <translation>“{name}” é lida como</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action, a view or a listing</source>
        <translation>Buscar uma ação, uma tela ou um anúncio</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Digite o que você quer fazer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No action, view or listing is found by these words</source>
        <translation>Nenhuma ação, visualização ou anúncio é encontrado com estas palavras</translation>
    </message>
</context>
<context>
    <name>ConditionWords</name>
    <message>
        <source>same title</source>
        <translation>mesmo título</translation>
    </message>
    <message>
        <source>same own code</source>
        <translation>mesmo código próprio</translation>
    </message>
    <message>
        <source>same barcode</source>
        <translation>mesmo código de barras</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>without {words}</source>
        <translation>sem {words}</translation>
    </message>
    <message>
        <source>none of {values}</source>
        <translation>nenhum de {values}</translation>
    </message>
    <message>
        <source>{answer} or unknown</source>
        <translation>{answer} ou desconhecido</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>mais {n}</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} dias</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n dia</numerusform>
            <numerusform>%n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>not {compared}</source>
        <translation>não {compared}</translation>
    </message>
    <message>
        <source>none of: {rules}</source>
        <translation>nenhuma de: {rules}</translation>
    </message>
    <message>
        <source>over {value}</source>
        <translation>acima de {value}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <translation>pelo menos {value}</translation>
    </message>
    <message>
        <source>under {value}</source>
        <translation>abaixo de {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation>no máximo {value}</translation>
    </message>
    <message>
        <source>on {value}</source>
        <translation>em {value}</translation>
    </message>
    <message>
        <source>after {value}</source>
        <translation>depois de {value}</translation>
    </message>
    <message>
        <source>from {value} on</source>
        <translation>a partir de {value}</translation>
    </message>
    <message>
        <source>before {value}</source>
        <translation>antes de {value}</translation>
    </message>
    <message>
        <source>until {value}</source>
        <translation>até {value}</translation>
    </message>
</context>
<context>
    <name>ConflictGrid</name>
    <message>
        <source>Three versions</source>
        <translation>Três versões</translation>
    </message>
    <message>
        <source>Before you edited</source>
        <translation>Antes da edição</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Minha versão</translation>
    </message>
    <message>
        <source>Marketplace now</source>
        <translation>Marketplace agora</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>a escolher</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>combinado</translation>
    </message>
</context>
<context>
    <name>CostsView</name>
    <message>
        <source>All codes</source>
        <translation>Todos os códigos</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Com valores</translation>
    </message>
    <message>
        <source>No unit cost</source>
        <translation>Sem custo unitário</translation>
    </message>
    <message>
        <source>Search own code or title</source>
        <translation>Buscar código próprio ou título</translation>
    </message>
    <message>
        <source>Codes to show</source>
        <translation>Códigos mostrados</translation>
    </message>
    <message>
        <source>No own codes</source>
        <translation>Sem códigos próprios</translation>
    </message>
    <message>
        <source>Own costs</source>
        <translation>Custos próprios</translation>
    </message>
    <message>
        <source>Add a code…</source>
        <translation>Adicionar um código…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Own charges…</source>
        <translation>Tarifas próprias…</translation>
    </message>
    <message numerus="yes">
        <source>%n codes</source>
        <translation>
            <numerusform>%n código</numerusform>
            <numerusform>%n códigos</numerusform>
        </translation>
    </message>
    <message>
        <source>the first {codes}; search for others</source>
        <translation>os primeiros {codes}; busque os demais</translation>
    </message>
    <message>
        <source>No code is like that</source>
        <translation>Nenhum código é assim</translation>
    </message>
    <message>
        <source>Every listing on sale has its unit cost</source>
        <translation>Todos os anúncios à venda têm custo unitário</translation>
    </message>
    <message>
        <source>No figures were given yet</source>
        <translation>Nenhum valor foi informado ainda</translation>
    </message>
    <message>
        <source>Type them beside the codes, paste them, or import a file.</source>
        <translation>Digite-os ao lado dos códigos, cole ou importe um arquivo.</translation>
    </message>
    <message>
        <source>No listing has an own code</source>
        <translation>Nenhum anúncio tem código próprio</translation>
    </message>
    <message>
        <source>Costs are kept by own code. Add a code, or give your listings one.</source>
        <translation>Os custos são salvos por código próprio. Adicione um código ou dê um aos anúncios.</translation>
    </message>
    <message>
        <source>Type a figure · Ctrl+D fills down · Ctrl+V pastes a block · Del clears it</source>
        <translation>Digite um valor · Ctrl+D preenche para baixo · Ctrl+V cola um bloco · Del apaga</translation>
    </message>
</context>
<context>
    <name>CostsWords</name>
    <message>
        <source>Costs are kept by own code, and no chosen listing has one</source>
        <translation>Os custos são salvos por código próprio, e nenhum anúncio escolhido tem um</translation>
    </message>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>valores de %n código</numerusform>
            <numerusform>valores de %n códigos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes are changed</source>
        <translation>
            <numerusform>Os valores de %n código mudaram</numerusform>
            <numerusform>Os valores de %n códigos mudaram</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes were written to {file}</source>
        <translation>
            <numerusform>Os valores de %n código foram gravados em {file}</numerusform>
            <numerusform>Os valores de %n códigos foram gravados em {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export own costs</source>
        <translation>Exportar custos próprios</translation>
    </message>
    <message>
        <source>Import own costs</source>
        <translation>Importar custos próprios</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelas (*.csv)</translation>
    </message>
    <message>
        <source>Tables ({names})</source>
        <translation>Tabelas ({names})</translation>
    </message>
    <message>
        <source>own charges</source>
        <translation>tarifas próprias</translation>
    </message>
</context>
<context>
    <name>CostsWork</name>
    <message>
        <source>Changed elsewhere meanwhile, and left as they are: {codes}</source>
        <translation>Mudaram em outro lugar enquanto isso e ficam como estão: {codes}</translation>
    </message>
    <message>
        <source>The charges were changed elsewhere, and left as they are</source>
        <translation>As tarifas mudaram em outro lugar e ficam como estão</translation>
    </message>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>valores de %n código</numerusform>
            <numerusform>valores de %n códigos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoverageCard</name>
    <message>
        <source>What free shipping costs you</source>
        <translation>Quanto custa o frete grátis</translation>
    </message>
    <message>
        <source>Whole country</source>
        <translation>País inteiro</translation>
    </message>
    <message>
        <source>flat rate by size and weight</source>
        <translation>tarifa fixa por tamanho e peso</translation>
    </message>
    <message>
        <source>Except the exclusion zone</source>
        <translation>Exceto a zona de exclusão</translation>
    </message>
    <message>
        <source>offered for your address</source>
        <translation>oferecido para o seu endereço</translation>
    </message>
    <message>
        <source>No flat-rate free shipping is offered here on this site.</source>
        <translation>Este site não oferece aqui frete grátis com tarifa fixa.</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something unexpected happened</source>
        <translation>Algo inesperado aconteceu</translation>
    </message>
    <message>
        <source>It was written to the log. Everything saved is intact, and you can carry on. The report says what happened, for whoever looks into it; it contains no token.</source>
        <translation>Ficou no registro. O que foi salvo continua intacto e é possível continuar. O relatório diz o que aconteceu, para quem for analisar; não contém nenhum token.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message numerus="yes">
        <source>%n more since then</source>
        <translation>
            <numerusform>mais %n desde então</numerusform>
            <numerusform>mais %n desde então</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Creation</name>
    <message>
        <source>Choose the category</source>
        <translation>Escolher a categoria</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>New listing</source>
        <translation>Novo anúncio</translation>
    </message>
</context>
<context>
    <name>DayEditor</name>
    <message>
        <source>The first day is after the last one</source>
        <translation>O primeiro dia é depois do último</translation>
    </message>
</context>
<context>
    <name>Density</name>
    <message>
        <source>Compact rows</source>
        <translation>Linhas compactas</translation>
    </message>
    <message>
        <source>Normal rows</source>
        <translation>Linhas normais</translation>
    </message>
    <message>
        <source>Spacious rows</source>
        <translation>Linhas amplas</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Detail</source>
        <translation>Detalhe</translation>
    </message>
    <message>
        <source>History of this listing</source>
        <translation>Histórico deste anúncio</translation>
    </message>
    <message>
        <source>No change selected</source>
        <translation>Nenhuma alteração escolhida</translation>
    </message>
    <message>
        <source>Select one to see why it is in this state, the exact request and the history.</source>
        <translation>Escolha uma para ver por que está nesse status, a solicitação exata e o histórico.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>net</source>
        <translation>líquido</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
</context>
<context>
    <name>DimensionsEditor</name>
    <message>
        <source>Height, cm</source>
        <translation>Altura, cm</translation>
    </message>
    <message>
        <source>Width, cm</source>
        <translation>Largura, cm</translation>
    </message>
    <message>
        <source>Length, cm</source>
        <translation>Comprimento, cm</translation>
    </message>
    <message>
        <source>Weight, g</source>
        <translation>Peso, g</translation>
    </message>
</context>
<context>
    <name>DraftWork</name>
    <message>
        <source>The draft was discarded</source>
        <translation>O rascunho foi descartado</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Not published yet</source>
        <translation>Ainda não publicado</translation>
    </message>
    <message>
        <source>Not published yet: {fields}</source>
        <translation>Ainda não publicado: {fields}</translation>
    </message>
    <message>
        <source>New listing without a title</source>
        <translation>Novo anúncio sem título</translation>
    </message>
</context>
<context>
    <name>DraftsView</name>
    <message>
        <source>Drafts</source>
        <translation>Rascunhos</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Continuar editando</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>No drafts</source>
        <translation>Nenhum rascunho</translation>
    </message>
    <message>
        <source>What you type in a listing is saved here automatically until you send it.</source>
        <translation>O que você digita em um anúncio é salvo aqui automaticamente até você enviar.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir para os anúncios</translation>
    </message>
</context>
<context>
    <name>DuplicateWords</name>
    <message>
        <source>The marketplace does not have this listing any more</source>
        <translation>O marketplace não tem mais este anúncio</translation>
    </message>
    <message>
        <source>This listing cannot be duplicated</source>
        <translation>Este anúncio não pode ser duplicado</translation>
    </message>
    <message>
        <source>Duplicate of {id}: nothing is listed yet</source>
        <translation>Cópia de {id}: nada foi publicado ainda</translation>
    </message>
    <message>
        <source>Everything was taken over.</source>
        <translation>Tudo foi copiado.</translation>
    </message>
    <message>
        <source>Not taken over: {what}.</source>
        <translation>Não foi copiado: {what}.</translation>
    </message>
    <message>
        <source>units sold ({n})</source>
        <translation>unidades vendidas ({n})</translation>
    </message>
    <message>
        <source>pictures without an address ({n})</source>
        <translation>fotos sem endereço ({n})</translation>
    </message>
    <message>
        <source>tags ({names})</source>
        <translation>etiquetas ({names})</translation>
    </message>
    <message>
        <source>its status ({name})</source>
        <translation>o status ({name})</translation>
    </message>
    <message>
        <source>its health</source>
        <translation>a qualidade</translation>
    </message>
    <message>
        <source>its product of the catalogue ({id})</source>
        <translation>o produto do catálogo ({id})</translation>
    </message>
    <message>
        <source>attributes that only the marketplace writes ({names})</source>
        <translation>atributos que só o marketplace preenche ({names})</translation>
    </message>
    <message>
        <source>the description, which could not be read</source>
        <translation>a descrição, que não pôde ser lida</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>earlier draft</source>
        <translation>rascunho anterior</translation>
    </message>
    <message>
        <source>As of the last sync: the marketplace does not answer</source>
        <translation>Dados da última sincronização: o marketplace não responde</translation>
    </message>
    <message>
        <source>Taken back; nothing was sent</source>
        <translation>Retirada; nada foi enviado</translation>
    </message>
    <message>
        <source>Discard all changes</source>
        <translation>Descartar todas as alterações</translation>
    </message>
    <message>
        <source>Change cells</source>
        <translation>Alterar células</translation>
    </message>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n aviso impede o envio</numerusform>
            <numerusform>%n avisos impedem o envio</numerusform>
        </translation>
    </message>
    <message>
        <source>Validating…</source>
        <translation>Validando…</translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n aviso</numerusform>
            <numerusform>%n avisos</numerusform>
        </translation>
    </message>
    <message>
        <source>The marketplace would accept it</source>
        <translation>O marketplace aceitaria</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message numerus="yes">
        <source>Refused for %n reasons; nothing was changed</source>
        <translation>
            <numerusform>Recusado por %n motivo; nada mudou</numerusform>
            <numerusform>Recusado por %n motivos; nada mudou</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: everything stays as you left it</source>
        <translation>Não enviado: tudo fica como você deixou</translation>
    </message>
    <message>
        <source>Not sent: it was changed elsewhere in the meantime</source>
        <translation>Não enviado: mudou em outro lugar enquanto isso</translation>
    </message>
    <message>
        <source>Not sent: it needs your decision</source>
        <translation>Não enviado: falta a sua decisão</translation>
    </message>
    <message>
        <source>Sent, no answer yet; checking whether it arrived</source>
        <translation>Enviado, ainda sem resposta; verificando se chegou</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>Na caixa de saída até o marketplace responder</translation>
    </message>
    <message>
        <source>Change the category</source>
        <translation>Mudar a categoria</translation>
    </message>
    <message>
        <source>Rehearsed on a copy: it would be accepted</source>
        <translation>Ensaiado em uma cópia: seria aceito</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Ainda não enviado</translation>
    </message>
    <message>
        <source>Restore the draft</source>
        <translation>Restaurar o rascunho</translation>
    </message>
</context>
<context>
    <name>EditorColumns</name>
    <message>
        <source>Findings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>F8 goes to the next finding</source>
        <translation>F8 vai para o próximo aviso</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back; the draft is saved</source>
        <translation>Voltar; o rascunho fica salvo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Refazer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>rascunho salvo</translation>
    </message>
    <message numerus="yes">
        <source>draft saved %n s ago</source>
        <translation>
            <numerusform>rascunho salvo há %n s</numerusform>
            <numerusform>rascunho salvo há %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draft saved %n min ago</source>
        <translation>
            <numerusform>rascunho salvo há %n min</numerusform>
            <numerusform>rascunho salvo há %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all changes</source>
        <translation>Descartar todas as alterações</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message numerus="yes">
        <source>%n findings about the whole listing</source>
        <translation>
            <numerusform>%n aviso sobre o anúncio inteiro</numerusform>
            <numerusform>%n avisos sobre o anúncio inteiro</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectSheet</name>
    <message>
        <source>What changes</source>
        <translation>O que muda</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The marketplace would refuse it</source>
        <translation>O marketplace recusaria</translation>
    </message>
    <message>
        <source>To know before</source>
        <translation>É bom saber</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>Left of one sale</source>
        <extracomment>The maximum number of fields shown; more of them are variations.</extracomment>
        <translation>O que sobra de uma venda</translation>
    </message>
</context>
<context>
    <name>EmptyListings</name>
    <message>
        <source>This shop has no listings</source>
        <translation>Esta loja não tem anúncios</translation>
    </message>
    <message>
        <source>It had none when it was last read. New ones will appear here.</source>
        <translation>Não havia nenhum na última leitura. Os novos aparecerão aqui.</translation>
    </message>
    <message>
        <source>Your listings will appear here</source>
        <translation>Seus anúncios aparecerão aqui</translation>
    </message>
    <message>
        <source>None have been read yet. What is read stays on this computer, and nothing goes to the marketplace until you send it.</source>
        <translation>Nenhum foi lido ainda. O que é lido fica neste computador, e nada vai para o marketplace até você enviar.</translation>
    </message>
    <message>
        <source>Load my listings</source>
        <translation>Carregar meus anúncios</translation>
    </message>
    <message>
        <source>Reads all of them; you can keep working.</source>
        <translation>Lê todos; enquanto isso, você pode trabalhar.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Find any action or view by typing a few letters.</source>
        <translation>Qualquer ação ou tela, digitando algumas letras.</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>O que significam os status</translation>
    </message>
    <message>
        <source>Reading your listings</source>
        <translation>Lendo seus anúncios</translation>
    </message>
    <message>
        <source>The first ones appear as soon as they arrive.</source>
        <translation>Os primeiros aparecem assim que chegarem.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Nenhum resultado</translation>
    </message>
    <message>
        <source>No listing in this view matches the search.</source>
        <translation>Nenhum anúncio desta aba corresponde à busca.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
    <message>
        <source>Search in all</source>
        <translation>Buscar em todos</translation>
    </message>
    <message>
        <source>No listing is in this state</source>
        <translation>Nenhum anúncio está neste status</translation>
    </message>
    <message>
        <source>There are listings in other views.</source>
        <translation>Há anúncios em outras abas.</translation>
    </message>
    <message>
        <source>Show all listings</source>
        <translation>Mostrar todos os anúncios</translation>
    </message>
    <message>
        <source>Offline, and nothing read yet</source>
        <translation>Sem conexão; nada foi lido ainda</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. Your listings will appear here once they have been read.</source>
        <translation>Não há conexão com o marketplace. Seus anúncios aparecerão aqui quando forem lidos.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Sem acesso</translation>
    </message>
    <message>
        <source>This token has no access to this shop. Enter another one to see its listings.</source>
        <translation>O token não tem acesso a esta loja. Informe outro para ver os anúncios.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Informar token…</translation>
    </message>
    <message>
        <source>No token yet</source>
        <translation>Ainda não há token</translation>
    </message>
    <message>
        <source>The marketplace gives every seller a token. Enter yours to see your listings.</source>
        <translation>O marketplace dá um token a cada vendedor. Informe o seu para ver os anúncios.</translation>
    </message>
    <message>
        <source>List something</source>
        <translation>Anunciar algo</translation>
    </message>
    <message>
        <source>Begins with a title; nothing is published before you say so.</source>
        <translation>Começa com um título; nada é publicado antes de você confirmar.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>It sells again as soon as it is in stock.</source>
        <translation>Volta a vender assim que tiver estoque.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for you to correct it.</source>
        <translation>O marketplace espera uma correção sua.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for documents.</source>
        <translation>O marketplace espera documentos.</translation>
    </message>
    <message>
        <source>The marketplace is not showing it at present.</source>
        <translation>O marketplace não o mostra no momento.</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>In stock, sold</source>
        <translation>Estoque, vendas</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Listed since</source>
        <translation>Anunciado desde</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Encerra em</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Última alteração</translation>
    </message>
    <message>
        <source>It has no pictures.</source>
        <translation>Não tem fotos.</translation>
    </message>
    <message>
        <source>Its health is {points} out of 100.</source>
        <translation>Sua qualidade é {points} de 100.</translation>
    </message>
    <message>
        <source>What it asks for</source>
        <translation>O que pede</translation>
    </message>
    <message>
        <source>Listing allowed</source>
        <translation>Permite anúncios</translation>
    </message>
    <message>
        <source>Has subcategories</source>
        <translation>Tem subcategorias</translation>
    </message>
    <message>
        <source>Listing not allowed</source>
        <translation>Não permite anúncios</translation>
    </message>
    <message>
        <source>Listings: {count}</source>
        <translation>Anúncios: {count}</translation>
    </message>
    <message>
        <source>Title at most</source>
        <translation>Título, no máximo</translation>
    </message>
    <message>
        <source>Pictures at most</source>
        <translation>Fotos, no máximo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Shipping modes</source>
        <translation>Modos de envio</translation>
    </message>
    <message>
        <source>Variations by</source>
        <translation>Variações por</translation>
    </message>
    <message>
        <source>Required attributes</source>
        <translation>Atributos obrigatórios</translation>
    </message>
    <message>
        <source>{required} of {all}</source>
        <translation>{required} de {all}</translation>
    </message>
    <message>
        <source>If the draft moves here</source>
        <translation>Se o rascunho passar para esta categoria</translation>
    </message>
    <message numerus="yes">
        <source>%n values carry over</source>
        <translation>
            <numerusform>%n valor é mantido</numerusform>
            <numerusform>%n valores são mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values do not exist there</source>
        <translation>
            <numerusform>%n valor não existe lá</numerusform>
            <numerusform>%n valores não existem lá</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n caractere</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Custo unitário</translation>
    </message>
    <message>
        <source>Floor price</source>
        <translation>Preço mínimo</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Reset to the marketplace’s value</source>
        <translation>Restaurar o valor do marketplace</translation>
    </message>
</context>
<context>
    <name>FieldLabel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condição</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combinação</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envio</translation>
    </message>
    <message>
        <source>Shipping mode</source>
        <translation>Modo de envio</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Pacote</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Frete grátis</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retirada em mãos</translation>
    </message>
    <message>
        <source>Sale terms</source>
        <translation>Condições de venda</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantia</translation>
    </message>
    <message>
        <source>Warranty time</source>
        <translation>Prazo da garantia</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Localização</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Telefone</translation>
    </message>
    <message>
        <source>Area code</source>
        <translation>DDD</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Other information</source>
        <translation>Outras informações</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>CEP</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>Store pick-up</source>
        <translation>Retirada na loja</translation>
    </message>
    <message>
        <source>Payment through the marketplace</source>
        <translation>Pagamento pelo marketplace</translation>
    </message>
    <message>
        <source>Other payment methods</source>
        <translation>Outros meios de pagamento</translation>
    </message>
    <message>
        <source>Relist automatically</source>
        <translation>Republicar automaticamente</translation>
    </message>
    <message>
        <source>Warranty, in words</source>
        <translation>Garantia, em texto livre</translation>
    </message>
    <message>
        <source>Official store, by its id</source>
        <translation>Id da loja oficial</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado ou província</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Cidade</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitude</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitude</translation>
    </message>
    <message>
        <source>Methods that ship free</source>
        <translation>Métodos com frete grátis</translation>
    </message>
    <message>
        <source>Own shipping rates</source>
        <translation>Tarifas de envio próprias</translation>
    </message>
    <message>
        <source>Second area code</source>
        <translation>Segundo DDD</translation>
    </message>
    <message>
        <source>Second phone</source>
        <translation>Segundo telefone</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página da web</translation>
    </message>
    <message>
        <source>Coverage areas</source>
        <translation>Áreas de cobertura</translation>
    </message>
    <message>
        <source>Neighborhood</source>
        <translation>Bairro</translation>
    </message>
    <message>
        <source>Relisted</source>
        <translation>Republicado</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Excluído</translation>
    </message>
</context>
<context>
    <name>FieldNote</name>
    <message>
        <source>Change to {value}</source>
        <translation>Mudar para {value}</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>Não se aplica</translation>
    </message>
</context>
<context>
    <name>FigureEditor</name>
    <message>
        <source>days</source>
        <translation>dias</translation>
    </message>
    <message>
        <source>Amount or %</source>
        <translation>Valor ou %</translation>
    </message>
    <message>
        <source>The first number is greater than the second one</source>
        <translation>O primeiro número é maior que o segundo</translation>
    </message>
    <message>
        <source>{sentence}: {numbers}?</source>
        <translation>{sentence}: {numbers}?</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>not given</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>No listing has it</source>
        <translation>Nenhum anúncio tem</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresSheet</name>
    <message>
        <source>Own costs</source>
        <translation>Custos próprios</translation>
    </message>
    <message numerus="yes">
        <source>%n listings without an own code are left out</source>
        <translation>
            <numerusform>%n anúncio sem código próprio fica de fora</numerusform>
            <numerusform>%n anúncios sem código próprio ficam de fora</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty field is not known. A net is never made of what is not known.</source>
        <translation>O que está vazio não é conhecido, e com o que não é conhecido não se calcula nenhum líquido.</translation>
    </message>
    <message>
        <source>An empty field stays as it is for each; “–” takes the figure back.</source>
        <translation>O que fica vazio continua como está em cada um; “–” remove o valor.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Salvar</translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n código próprio</numerusform>
            <numerusform>%n códigos próprios</numerusform>
        </translation>
    </message>
    <message>
        <source>several values</source>
        <translation>vários valores</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>não informado</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Own figures by own code</source>
        <translation>Valores próprios por código próprio</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Nothing was pasted: it has more lines than there are codes from here on</source>
        <translation>Nada foi colado: há mais linhas do que códigos a partir daqui</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>There is no permission for it</source>
        <translation>Não há permissão para usá-lo</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>Another program is using it</source>
        <translation>Outro programa está usando o arquivo</translation>
    </message>
    <message>
        <source>It does not exist</source>
        <translation>Não existe</translation>
    </message>
    <message>
        <source>A part of its path is not a folder</source>
        <translation>Uma parte do caminho não é uma pasta</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>É uma pasta</translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation>Já existe</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>O disco é somente leitura</translation>
    </message>
    <message>
        <source>It is too large for the disk</source>
        <translation>É grande demais para o disco</translation>
    </message>
    <message>
        <source>Its name is too long</source>
        <translation>O nome é longo demais</translation>
    </message>
    <message>
        <source>Its name cannot be used here</source>
        <translation>O nome não pode ser usado aqui</translation>
    </message>
    <message>
        <source>Its links lead round in a circle</source>
        <translation>Os links formam um círculo</translation>
    </message>
    <message>
        <source>Too many files are open</source>
        <translation>Há arquivos abertos demais</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>O disco informa um erro</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>“{value}” is not a number</source>
        <translation>“{value}” não é um número</translation>
    </message>
    <message>
        <source>“{value}” could be read in two ways</source>
        <translation>“{value}” pode ser lido de duas formas</translation>
    </message>
    <message>
        <source>It cannot be below zero</source>
        <translation>Não pode ser menor que zero</translation>
    </message>
    <message>
        <source>Too many decimals</source>
        <translation>Casas decimais demais</translation>
    </message>
    <message>
        <source>The number is too large</source>
        <translation>O número é grande demais</translation>
    </message>
    <message>
        <source>Changed elsewhere in the meantime; the marketplace has “{live}”</source>
        <translation>Mudou em outro lugar enquanto isso; o marketplace tem “{live}”</translation>
    </message>
    <message>
        <source>It would be deleted, with its stock of {stock}</source>
        <translation>Seria excluída, com seu estoque: {stock}</translation>
    </message>
    <message>
        <source>{pictures} of its pictures would be deleted</source>
        <translation>Fotos desta variação que seriam excluídas: {pictures}</translation>
    </message>
    <message>
        <source>It has characters that cannot be seen: {marks}</source>
        <translation>Tem caracteres que não se veem: {marks}</translation>
    </message>
    <message>
        <source>A package needs all four: height, width, length and weight</source>
        <translation>Um pacote precisa das quatro medidas: altura, largura, comprimento e peso</translation>
    </message>
    <message>
        <source>The marketplace warns, but does not say why</source>
        <translation>O marketplace emite um alerta, mas não diz por quê</translation>
    </message>
    <message>
        <source>What the marketplace has here cannot be read</source>
        <translation>O que o marketplace tem aqui não pode ser lido</translation>
    </message>
    <message>
        <source>The site is missing</source>
        <translation>Falta o site</translation>
    </message>
    <message>
        <source>Unknown site</source>
        <translation>Este site não existe</translation>
    </message>
    <message>
        <source>A listing needs a title</source>
        <translation>Um anúncio precisa de título</translation>
    </message>
    <message>
        <source>{length} characters; this category allows {longest}</source>
        <translation>{length} caracteres; esta categoria aceita {longest}</translation>
    </message>
    <message>
        <source>Some characters are not allowed</source>
        <translation>Tem caracteres não permitidos</translation>
    </message>
    <message>
        <source>The category is missing</source>
        <translation>Falta a categoria</translation>
    </message>
    <message>
        <source>Unknown category</source>
        <translation>Esta categoria não existe</translation>
    </message>
    <message>
        <source>The currency is missing</source>
        <translation>Falta a moeda</translation>
    </message>
    <message>
        <source>Not a currency of this category</source>
        <translation>Não é uma moeda desta categoria</translation>
    </message>
    <message>
        <source>The buying mode is missing</source>
        <translation>Falta o modo de compra</translation>
    </message>
    <message>
        <source>Not allowed in this category</source>
        <translation>Não é permitido nesta categoria</translation>
    </message>
    <message>
        <source>The condition is missing</source>
        <translation>Falta a condição</translation>
    </message>
    <message>
        <source>A description can be replaced, but not removed: write something</source>
        <translation>Uma descrição pode ser substituída, mas não removida: escreva algo</translation>
    </message>
    <message>
        <source>The description had already been changed when the rest was refused</source>
        <translation>A descrição já tinha sido alterada quando o resto foi recusado</translation>
    </message>
    <message>
        <source>A contact is required here</source>
        <translation>Aqui é preciso um contato</translation>
    </message>
    <message>
        <source>No contact is allowed here</source>
        <translation>Aqui não é permitido um contato</translation>
    </message>
    <message>
        <source>This category has no coverage areas</source>
        <translation>Esta categoria não tem áreas de cobertura</translation>
    </message>
    <message>
        <source>Unknown coverage area</source>
        <translation>Esta área de cobertura não existe</translation>
    </message>
    <message>
        <source>Degrees go from −{farthest} to {farthest}</source>
        <translation>Os graus vão de −{farthest} a {farthest}</translation>
    </message>
    <message>
        <source>Only classifieds have a location</source>
        <translation>Só os classificados têm localização</translation>
    </message>
    <message>
        <source>At most {longest} characters</source>
        <translation>No máximo {longest} caracteres</translation>
    </message>
    <message>
        <source>“{title}” ({listing}) has the same own code</source>
        <translation>“{title}” ({listing}) tem o mesmo código próprio</translation>
    </message>
    <message>
        <source>“{title}”, which is still to be listed, has the same own code</source>
        <translation>“{title}”, que ainda será publicado, tem o mesmo código próprio</translation>
    </message>
    <message>
        <source>A price is required in this category</source>
        <translation>Esta categoria exige um preço</translation>
    </message>
    <message>
        <source>This is not a price</source>
        <translation>Isto não é um preço</translation>
    </message>
    <message>
        <source>A price cannot be below zero</source>
        <translation>Um preço não pode ser menor que zero</translation>
    </message>
    <message>
        <source>This currency has {places} decimals</source>
        <translation>Esta moeda tem {places} casas decimais</translation>
    </message>
    <message>
        <source>The price is too large</source>
        <translation>O preço é alto demais</translation>
    </message>
    <message>
        <source>At least {minimum} in this category</source>
        <translation>No mínimo {minimum} nesta categoria</translation>
    </message>
    <message>
        <source>At most {maximum} in this category</source>
        <translation>No máximo {maximum} nesta categoria</translation>
    </message>
    <message>
        <source>Set in each variation</source>
        <translation>Definido em cada variação</translation>
    </message>
    <message>
        <source>Stock is required</source>
        <translation>É preciso informar o estoque</translation>
    </message>
    <message>
        <source>Stock must be a whole number</source>
        <translation>O estoque deve ser um número inteiro</translation>
    </message>
    <message>
        <source>Stock cannot be negative</source>
        <translation>O estoque não pode ser negativo</translation>
    </message>
    <message>
        <source>At most {largest}</source>
        <translation>No máximo {largest}</translation>
    </message>
    <message>
        <source>Without stock it would be closed immediately</source>
        <translation>Sem estoque seria encerrado na hora</translation>
    </message>
    <message>
        <source>Two different stock values were sent</source>
        <translation>Foram enviados dois valores de estoque diferentes</translation>
    </message>
    <message>
        <source>The listing type is missing</source>
        <translation>Falta o tipo de anúncio</translation>
    </message>
    <message>
        <source>Unknown listing type</source>
        <translation>Este tipo de anúncio não existe</translation>
    </message>
    <message>
        <source>You have too many sales for a free listing</source>
        <translation>Você tem vendas demais para um anúncio grátis</translation>
    </message>
    <message>
        <source>Unknown status</source>
        <translation>Este status não existe</translation>
    </message>
    <message>
        <source>The listing cannot go from {before} to {after}</source>
        <translation>O anúncio não pode passar de {before} para {after}</translation>
    </message>
    <message>
        <source>It needs stock to be active</source>
        <translation>Precisa de estoque para ficar ativo</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted</source>
        <translation>Só um anúncio encerrado pode ser excluído</translation>
    </message>
    <message>
        <source>Locked since the first sale</source>
        <translation>Bloqueado desde a primeira venda</translation>
    </message>
    <message>
        <source>The currency cannot change after publishing</source>
        <translation>A moeda não pode mudar depois de publicar</translation>
    </message>
    <message>
        <source>The listing type is changed separately, as an upgrade</source>
        <translation>O tipo de anúncio muda à parte, com um upgrade</translation>
    </message>
    <message>
        <source>This category asks for payment through the marketplace</source>
        <translation>Esta categoria exige pagamento pelo marketplace</translation>
    </message>
    <message>
        <source>This cannot be changed</source>
        <translation>Isto não pode ser alterado</translation>
    </message>
    <message>
        <source>A picture is required</source>
        <translation>É necessária uma foto</translation>
    </message>
    <message>
        <source>{count} pictures; this category allows {longest}</source>
        <translation>{count} fotos; esta categoria aceita {longest}</translation>
    </message>
    <message>
        <source>This is not a picture</source>
        <translation>Isto não é uma foto</translation>
    </message>
    <message>
        <source>A picture’s address begins with https:// or http://</source>
        <translation>O endereço de uma foto começa com https:// ou http://</translation>
    </message>
    <message>
        <source>This picture is already there</source>
        <translation>Esta foto já foi adicionada</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>Não é possível ler o arquivo</translation>
    </message>
    <message>
        <source>Not a picture: JPEG, PNG, GIF and WebP can be used</source>
        <translation>Não é uma foto: são aceitos JPEG, PNG, GIF e WebP</translation>
    </message>
    <message>
        <source>Too large to open</source>
        <translation>Grande demais para abrir</translation>
    </message>
    <message>
        <source>{width} × {height} pixels; the shorter side needs at least {least}</source>
        <translation>{width} × {height} pixels; o lado menor precisa de pelo menos {least}</translation>
    </message>
    <message>
        <source>The file ends too early; it is damaged</source>
        <translation>O arquivo termina antes do fim; está danificado</translation>
    </message>
    <message>
        <source>It could not be saved: the disk is full</source>
        <translation>Não foi possível salvar: o disco está cheio</translation>
    </message>
    <message>
        <source>Made smaller from {width} × {height} pixels</source>
        <translation>Reduzida; tinha {width} × {height} pixels</translation>
    </message>
    <message>
        <source>The marketplace refused this picture</source>
        <translation>O marketplace recusou esta foto</translation>
    </message>
    <message>
        <source>The prepared file is gone; add it again</source>
        <translation>O arquivo preparado sumiu; adicione-o de novo</translation>
    </message>
    <message>
        <source>The attributes cannot be read</source>
        <translation>Não é possível ler os atributos</translation>
    </message>
    <message>
        <source>Required in this category</source>
        <translation>Obrigatório nesta categoria</translation>
    </message>
    <message>
        <source>“{value}” would be dropped</source>
        <translation>“{value}” seria descartado</translation>
    </message>
    <message>
        <source>Not an attribute of this category</source>
        <translation>Não é um atributo desta categoria</translation>
    </message>
    <message>
        <source>It appears twice</source>
        <translation>Está repetido</translation>
    </message>
    <message>
        <source>Set by the marketplace</source>
        <translation>Definido pelo marketplace</translation>
    </message>
    <message>
        <source>“{value}” has no unit</source>
        <translation>“{value}” está sem unidade</translation>
    </message>
    <message>
        <source>No variations in this category</source>
        <translation>Esta categoria não tem variações</translation>
    </message>
    <message>
        <source>The listing is closed; its variations cannot change</source>
        <translation>O anúncio está encerrado; suas variações não podem mudar</translation>
    </message>
    <message>
        <source>The variations cannot be read</source>
        <translation>Não é possível ler as variações</translation>
    </message>
    <message>
        <source>{count} variations; a listing can have {longest}</source>
        <translation>{count} variações; um anúncio aceita {longest}</translation>
    </message>
    <message>
        <source>Unknown variation</source>
        <translation>Esta variação não existe</translation>
    </message>
    <message>
        <source>The variation appears twice</source>
        <translation>A variação está repetida</translation>
    </message>
    <message>
        <source>This variation would be removed</source>
        <translation>Esta variação seria removida</translation>
    </message>
    <message>
        <source>A variation needs the values that define it</source>
        <translation>Uma variação precisa dos valores que a definem</translation>
    </message>
    <message>
        <source>A value of the combination cannot be used</source>
        <translation>Um valor da combinação não pode ser usado</translation>
    </message>
    <message>
        <source>Another variation has the same values</source>
        <translation>Outra variação tem os mesmos valores</translation>
    </message>
    <message>
        <source>All variations need the same attributes</source>
        <translation>Todas as variações precisam dos mesmos atributos</translation>
    </message>
    <message>
        <source>Units have been sold: its values cannot change</source>
        <translation>Já houve vendas: seus valores não podem mudar</translation>
    </message>
    <message>
        <source>Variations cannot be based on this attribute</source>
        <translation>Este atributo não pode definir variações</translation>
    </message>
    <message>
        <source>Only one custom attribute is allowed</source>
        <translation>Só é permitido um atributo próprio</translation>
    </message>
    <message>
        <source>A price is required</source>
        <translation>É necessário um preço</translation>
    </message>
    <message>
        <source>All variations need the same price here</source>
        <translation>Aqui todas as variações precisam do mesmo preço</translation>
    </message>
    <message>
        <source>Every variation needs a picture</source>
        <translation>Cada variação precisa de uma foto</translation>
    </message>
    <message>
        <source>One of its pictures is not among the listing’s</source>
        <translation>Uma das suas fotos não está entre as do anúncio</translation>
    </message>
    <message>
        <source>{count} pictures; a variation can have {longest}</source>
        <translation>{count} fotos; uma variação aceita {longest}</translation>
    </message>
    <message>
        <source>Variations that look the same share their pictures</source>
        <translation>Variações com a mesma aparência compartilham as fotos</translation>
    </message>
    <message>
        <source>The shipping cannot be read</source>
        <translation>Não é possível ler o envio</translation>
    </message>
    <message>
        <source>Free shipping is mandatory at this price</source>
        <translation>O frete grátis é obrigatório neste preço</translation>
    </message>
    <message>
        <source>This shipping mode cannot be free</source>
        <translation>Este modo de envio não pode ser grátis</translation>
    </message>
    <message>
        <source>This shipping mode sets its own costs</source>
        <translation>Este modo de envio define seus próprios custos</translation>
    </message>
    <message>
        <source>Write a package as 9x17x22,462: three sides in cm, then grams</source>
        <translation>Um pacote se escreve 9x17x22,462: três lados em cm e depois gramas</translation>
    </message>
    <message>
        <source>Local pick-up must be yes or no</source>
        <translation>A retirada em mãos deve ser sim ou não</translation>
    </message>
    <message>
        <source>This method is not accepted here</source>
        <translation>Este método não é aceito aqui</translation>
    </message>
    <message>
        <source>The sale terms cannot be read</source>
        <translation>Não é possível ler as condições de venda</translation>
    </message>
    <message>
        <source>The marketplace dropped “{value}”; valid units: {units}</source>
        <translation>O marketplace descartou “{value}”; unidades válidas: {units}</translation>
    </message>
    <message>
        <source>“{before}” was dropped</source>
        <translation>“{before}” foi descartado</translation>
    </message>
    <message>
        <source>“{before}” became “{after}”</source>
        <translation>“{before}” virou “{after}”</translation>
    </message>
    <message>
        <source>“{value}” has no unit and would be dropped</source>
        <translation>“{value}” está sem unidade e seria descartado</translation>
    </message>
    <message>
        <source>Not an attribute of this category; would be dropped</source>
        <translation>Não é um atributo desta categoria; seria descartado</translation>
    </message>
    <message>
        <source>“{value}” is not on the list; would be dropped</source>
        <translation>“{value}” não está na lista; seria descartado</translation>
    </message>
    <message>
        <source>“{value}” is not a number; would be dropped</source>
        <translation>“{value}” não é um número; seria descartado</translation>
    </message>
    <message>
        <source>“{value}” would be dropped; valid units: {units}</source>
        <translation>“{value}” seria descartado; unidades válidas: {units}</translation>
    </message>
    <message>
        <source>Too long; would be dropped</source>
        <translation>Longo demais; seria descartado</translation>
    </message>
    <message>
        <source>Only one value; would be dropped</source>
        <translation>Só um valor; seria descartado</translation>
    </message>
    <message>
        <source>Its value was dropped. The marketplace says: “{message}”</source>
        <translation>O valor foi descartado. O marketplace diz: “{message}”</translation>
    </message>
    <message>
        <source>The marketplace sets this value and ignored what was sent</source>
        <translation>O marketplace define este valor e ignorou o que foi enviado</translation>
    </message>
    <message>
        <source>A variation was not sent, so it was removed</source>
        <translation>Uma variação não foi enviada e por isso foi removida</translation>
    </message>
    <message>
        <source>The listing is closed and cannot be changed</source>
        <translation>O anúncio está encerrado e não pode ser alterado</translation>
    </message>
    <message>
        <source>A picture address was typed but not added yet</source>
        <translation>Há um endereço de foto digitado que ainda não foi adicionado</translation>
    </message>
    <message>
        <source>No category: attributes are shown as text</source>
        <translation>Sem categoria: os atributos aparecem como texto</translation>
    </message>
    <message>
        <source>Category {category} no longer exists: attributes are shown as text</source>
        <translation>A categoria {category} não existe mais: os atributos aparecem como texto</translation>
    </message>
    <message>
        <source>Category {category} cannot be read now: attributes are shown as text</source>
        <translation>A categoria {category} não pode ser lida agora: os atributos aparecem como texto</translation>
    </message>
    <message>
        <source>This category does not allow listings</source>
        <translation>Esta categoria não aceita anúncios</translation>
    </message>
    <message>
        <source>The price changes by {percent} %: from {before} to {after}</source>
        <translation>O preço muda {percent} %: de {before} para {after}</translation>
    </message>
    <message>
        <source>The price becomes {after}; it was {before}</source>
        <translation>O preço passa a {after}; era {before}</translation>
    </message>
    <message>
        <source>{after} is below your price floor of {floor}</source>
        <translation>{after} está abaixo do seu mínimo de {floor}</translation>
    </message>
    <message>
        <source>A sale at {after} leaves {net_after}, below your floor of {floor}</source>
        <translation>De uma venda a {after} sobram {net_after}, menos que o seu mínimo de {floor}</translation>
    </message>
    <message>
        <source>A sale at {after} leaves {net_after}; at {before} it leaves {net_before}</source>
        <translation>De uma venda a {after} sobram {net_after}; a {before} sobram {net_before}</translation>
    </message>
    <message>
        <source>One of {count} listings closed at once</source>
        <translation>Um de {count} anúncios encerrados de uma vez</translation>
    </message>
    <message>
        <source>The listing is deleted and cannot be restored</source>
        <translation>O anúncio é excluído e não pode ser recuperado</translation>
    </message>
    <message>
        <source>Without stock, a listing of this type is closed for good</source>
        <translation>Sem estoque, um anúncio deste tipo é encerrado de vez</translation>
    </message>
    <message>
        <source>It is closed, and relisting it would not be free</source>
        <translation>O anúncio é encerrado, e republicá-lo não seria grátis</translation>
    </message>
    <message>
        <source>The price changes a lot</source>
        <extracomment>Sentences for several listings together, where a sentence with placeholders cannot be used.</extracomment>
        <translation>O preço muda muito</translation>
    </message>
    <message>
        <source>The price becomes zero</source>
        <translation>O preço fica em zero</translation>
    </message>
    <message>
        <source>The price is below your price floor</source>
        <translation>O preço fica abaixo do seu preço mínimo</translation>
    </message>
    <message>
        <source>A sale leaves less than your floor</source>
        <translation>Uma venda deixa menos que o seu mínimo</translation>
    </message>
    <message>
        <source>A sale at the higher price may leave less</source>
        <translation>Uma venda ao preço maior pode deixar menos</translation>
    </message>
    <message>
        <source>Kept at the floor</source>
        <translation>Fica no mínimo</translation>
    </message>
    <message>
        <source>A rate has no amount</source>
        <translation>Falta o valor de uma tarifa</translation>
    </message>
    <message>
        <source>The last digit of “{value}” does not fit the others: a typing error?</source>
        <translation>O último dígito de “{value}” não corresponde aos demais: um erro de digitação?</translation>
    </message>
    <message>
        <source>The category has no attribute {names}: the text is sent with the braces</source>
        <translation>A categoria não tem o atributo {names}: o texto é enviado com as chaves</translation>
    </message>
    <message>
        <source>It could not be checked in time; add it again</source>
        <translation>Não foi possível verificar a tempo; adicione de novo</translation>
    </message>
    <message>
        <source>No value yet for {names}, which the text names: it is sent with the braces</source>
        <translation>Ainda não há valor para {names}, que o texto nomeia: é enviado com as chaves</translation>
    </message>
    <message>
        <source>The category has no attribute {names}</source>
        <translation>A categoria não tem o atributo {names}</translation>
    </message>
    <message>
        <source>“{text}” names no attribute: its id stands between braces, as {{BRAND}}</source>
        <translation>“{text}” não nomeia nenhum atributo: o id vai entre chaves, como {{BRAND}}</translation>
    </message>
    <message>
        <source>“{text}” names no attribute: write {meant}</source>
        <translation>“{text}” não nomeia nenhum atributo: escreva {meant}</translation>
    </message>
    <message>
        <source>No attribute is named: every listing would have the same title</source>
        <translation>Nenhum atributo é nomeado: todos os anúncios teriam o mesmo título</translation>
    </message>
    <message>
        <source>This listing cannot be relisted</source>
        <translation>Este anúncio não pode ser republicado</translation>
    </message>
    <message>
        <source>With this change, shipping is free</source>
        <translation>Com esta alteração, o frete é grátis</translation>
    </message>
    <message>
        <source>With this change, the listing goes from {before} to {after}</source>
        <translation>Com esta alteração, o anúncio passa de {before} para {after}</translation>
    </message>
    <message>
        <source>With this change, the listing is closed and can only be relisted</source>
        <translation>Com esta alteração, o anúncio é encerrado e só pode ser republicado</translation>
    </message>
    <message>
        <source>With this change, shipping is no longer free</source>
        <translation>Com esta alteração, o frete deixa de ser grátis</translation>
    </message>
    <message>
        <source>The category is not known here: nothing was checked against it</source>
        <translation>A categoria não é conhecida aqui: nada foi verificado com ela</translation>
    </message>
    <message>
        <source>Kept at the floor of {floor}</source>
        <translation>Mantido no mínimo de {floor}</translation>
    </message>
    <message>
        <source>At {after} the seller pays for shipping; what a sale then leaves is not known</source>
        <translation>A {after} o frete é pago pelo vendedor; não se sabe o que sobra então de uma venda</translation>
    </message>
    <message>
        <source>“{value}” cannot be worked out: =+7%, =-10%, =*1.1 and =+50 can</source>
        <translation>“{value}” não pode ser calculado; podem =+7%, =-10%, =*1.1 e =+50</translation>
    </message>
    <message>
        <source>There is no number here that “{value}” could change</source>
        <translation>Não há um número aqui que “{value}” possa alterar</translation>
    </message>
    <message>
        <source>Nothing can be divided by zero</source>
        <translation>Não é possível dividir por zero</translation>
    </message>
    <message>
        <source>It cannot be empty</source>
        <translation>Não pode ficar vazio</translation>
    </message>
    <message>
        <source>There is a character in it that cannot be shown</source>
        <translation>Contém um caractere que não pode ser mostrado</translation>
    </message>
    <message>
        <source>Too long for any field</source>
        <translation>Longo demais para qualquer campo</translation>
    </message>
    <message>
        <source>“{value}” is not one of the values that are allowed here</source>
        <translation>“{value}” não é um dos valores permitidos aqui</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>stored with the listing by the marketplace</source>
        <translation>o marketplace guarda isso com o anúncio</translation>
    </message>
    <message>
        <source>the marketplace says so</source>
        <translation>segundo o marketplace</translation>
    </message>
    <message>
        <source>blocks sending</source>
        <translation>impede o envio</translation>
    </message>
    <message>
        <source>can be sent as it is</source>
        <translation>pode ser enviado assim</translation>
    </message>
</context>
<context>
    <name>FindingsList</name>
    <message>
        <source>Findings</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>FindingsStrip</name>
    <message>
        <source>Next  F8</source>
        <translation>Próximo  F8</translation>
    </message>
</context>
<context>
    <name>FolderSheet</name>
    <message>
        <source>Pictures from a folder</source>
        <translation>Fotos de uma pasta</translation>
    </message>
    <message>
        <source>In their place</source>
        <translation>No lugar das atuais</translation>
    </message>
    <message>
        <source>Behind those there</source>
        <translation>Depois das atuais</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Files that are not used</source>
        <translation>Arquivos que não são usados</translation>
    </message>
    <message>
        <source>Read the folder</source>
        <translation>Ler a pasta</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>Ver o plano</translation>
    </message>
    <message>
        <source>Each file belongs to the listing whose own code its name begins with: AB-1.jpg, AB-1-2.jpg and AB-1_front.png to AB-1. Nothing is sent yet.</source>
        <translation>Cada arquivo é do anúncio com cujo código próprio o nome começa: AB-1.jpg, AB-1-2.jpg e AB-1_front.png são de AB-1. Nada é enviado ainda.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Checking: {done} of %n files</source>
        <translation>
            <numerusform>Verificando: {done} de %n arquivo</numerusform>
            <numerusform>Verificando: {done} de %n arquivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n foto</numerusform>
            <numerusform>%n fotos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n listings</source>
        <translation>
            <numerusform>para %n anúncio</numerusform>
            <numerusform>para %n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files left out</source>
        <translation>
            <numerusform>%n arquivo não usado</numerusform>
            <numerusform>%n arquivos não usados</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files can be used</source>
        <translation>Nenhum dos arquivos pode ser usado</translation>
    </message>
</context>
<context>
    <name>FolderSteps</name>
    <message>
        <source>The folder could not be read</source>
        <translation>Não foi possível ler a pasta</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>The marketplace has: {value}</source>
        <translation>O marketplace tem: {value}</translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} de {most}</translation>
    </message>
    <message>
        <source>The pasted text was too long; only its beginning was taken.</source>
        <translation>O texto colado era longo demais; só o começo foi usado.</translation>
    </message>
    <message>
        <source>Marked as not applicable</source>
        <translation>Marcado como não aplicável</translation>
    </message>
    <message>
        <source>Several values, from the list</source>
        <translation>Vários valores, da lista</translation>
    </message>
    <message>
        <source>Several values</source>
        <translation>Vários valores</translation>
    </message>
    <message>
        <source>By their ids: the marketplace has not given their names</source>
        <translation>Pelos ids: o marketplace não informou os nomes</translation>
    </message>
</context>
<context>
    <name>Gap</name>
    <message>
        <source>No field: it is about the whole listing</source>
        <translation>Sem campo: trata do anúncio inteiro</translation>
    </message>
    <message>
        <source>No field: it does not say which one it is about</source>
        <translation>Sem campo: não diz de qual se trata</translation>
    </message>
    <message>
        <source>No field: each variation has its own value</source>
        <translation>Sem campo: cada variação tem seu valor</translation>
    </message>
    <message>
        <source>No field: this variation no longer exists</source>
        <translation>Sem campo: essa variação não existe mais</translation>
    </message>
    <message>
        <source>No field: the category hides it</source>
        <translation>Sem campo: a categoria o oculta</translation>
    </message>
    <message>
        <source>No field: the category fixes its value</source>
        <translation>Sem campo: a categoria fixa o valor</translation>
    </message>
    <message>
        <source>No field: the marketplace fills it in</source>
        <translation>Sem campo: o marketplace preenche</translation>
    </message>
    <message>
        <source>No field: the category does not have it</source>
        <translation>Sem campo: a categoria não o tem</translation>
    </message>
    <message>
        <source>No field: it cannot be edited here</source>
        <translation>Sem campo: não pode ser editado aqui</translation>
    </message>
</context>
<context>
    <name>GiveUpSheet</name>
    <message>
        <source>Drop an attribute</source>
        <translation>Remover um atributo</translation>
    </message>
    <message>
        <source>Variations that are the same without it become one, with the stock of all. The others are removed when it is sent.</source>
        <translation>As variações que sem ele são iguais viram uma só, com o estoque de todas. As outras são removidas ao enviar.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Attribute to drop</source>
        <translation>Atributo a remover</translation>
    </message>
    <message>
        <source>Variations: {before} become {after}</source>
        <translation>Variações: {before} viram {after}</translation>
    </message>
    <message>
        <source>Stock afterwards: {n}</source>
        <translation>Estoque depois: {n}</translation>
    </message>
    <message>
        <source>Price of {name}</source>
        <translation>Preço de {name}</translation>
    </message>
    <message>
        <source>Choose a price</source>
        <translation>Escolha um preço</translation>
    </message>
    <message>
        <source>Their prices differ: choose one</source>
        <translation>Os preços diferem: escolha um</translation>
    </message>
</context>
<context>
    <name>GroupBox</name>
    <message>
        <source>How many of these have to hold</source>
        <translation>Quantas destas precisam valer</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Adicionar regra</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Adicionar grupo</translation>
    </message>
</context>
<context>
    <name>GroupColumn</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Frete grátis</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Alertas</translation>
    </message>
    <message>
        <source>Below the least price</source>
        <translation>Abaixo do preço mínimo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margem</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Qualidade</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Atualizado</translation>
    </message>
</context>
<context>
    <name>GroupTable</name>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Listings</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendas</translation>
    </message>
    <message>
        <source>Average price</source>
        <translation>Preço médio</translation>
    </message>
    <message>
        <source>Prices added up</source>
        <translation>Soma dos preços</translation>
    </message>
    <message>
        <source>Average net</source>
        <translation>Líquido médio</translation>
    </message>
    <message>
        <source>Net not known</source>
        <translation>Líquido não sabido</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>menos de {high}</translation>
    </message>
    <message>
        <source>{low} and more</source>
        <translation>{low} ou mais</translation>
    </message>
    <message>
        <source>{low} – {high}</source>
        <translation>{low} – {high}</translation>
    </message>
</context>
<context>
    <name>GroupingView</name>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>Listings</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Show these listings</source>
        <translation>Mostrar estes anúncios</translation>
    </message>
</context>
<context>
    <name>GroupingWords</name>
    <message>
        <source>Adding up…</source>
        <translation>Somando…</translation>
    </message>
    <message>
        <source>Reading attributes: {done} of {total}</source>
        <translation>Lendo atributos: {done} de {total}</translation>
    </message>
    <message>
        <source>The search cannot be read.</source>
        <translation>A busca não pode ser lida.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n smaller groups are not shown</source>
        <translation>
            <numerusform>%n grupo menor não é mostrado</numerusform>
            <numerusform>%n grupos menores não são mostrados</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>No query names just these listings.</source>
        <translation>Nenhuma consulta indica só estes anúncios.</translation>
    </message>
</context>
<context>
    <name>GuardsCard</name>
    <message>
        <source>Stop at a change over {percent} %</source>
        <translation>Parar se mudar mais de {percent} %</translation>
    </message>
    <message>
        <source>Stop where the net falls below {amount}</source>
        <translation>Parar se o líquido ficar abaixo de {amount}</translation>
    </message>
    <message>
        <source>Stop where a higher price earns less</source>
        <translation>Parar se um preço maior render menos</translation>
    </message>
</context>
<context>
    <name>HistoryLines</name>
    <message>
        <source>Not sent yet</source>
        <translation>Ainda não enviada</translation>
    </message>
    <message>
        <source>Waiting in the outbox</source>
        <translation>Na caixa de saída</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>No answer yet; being checked</source>
        <translation>Ainda sem resposta; em verificação</translation>
    </message>
    <message>
        <source>On the marketplace: a sale, or stock set elsewhere</source>
        <translation>No marketplace: uma venda ou estoque definido em outro lugar</translation>
    </message>
    <message>
        <source>On the marketplace: changed elsewhere</source>
        <translation>No marketplace: alterado em outro lugar</translation>
    </message>
    <message>
        <source>Sent by you</source>
        <translation>Enviada por você</translation>
    </message>
    <message>
        <source>Already had this value</source>
        <translation>Já tinha este valor</translation>
    </message>
    <message>
        <source>Refused by the marketplace</source>
        <translation>Recusada pelo marketplace</translation>
    </message>
    <message>
        <source>A change</source>
        <translation>Uma alteração</translation>
    </message>
    <message>
        <source>A change was put on hold</source>
        <translation>Uma alteração foi retida</translation>
    </message>
    <message>
        <source>Changed on both sides; nothing was overwritten</source>
        <translation>Mudou dos dois lados; nada foi sobrescrito</translation>
    </message>
    <message>
        <source>New listing created</source>
        <translation>Novo anúncio criado</translation>
    </message>
    <message>
        <source>Listed again under this id</source>
        <translation>Anúncio republicado com este id</translation>
    </message>
</context>
<context>
    <name>HoldWords</name>
    <message numerus="yes">
        <source>%n changes taken back</source>
        <translation>
            <numerusform>%n alteração retirada</numerusform>
            <numerusform>%n alterações retiradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import own costs</source>
        <translation>Importar custos próprios</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Linhas do arquivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Numbers are written</source>
        <translation>Os números são escritos</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusadas</translation>
    </message>
    <message>
        <source>So already</source>
        <translation>Já estão assim</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Linhas mostradas</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n rows change figures</source>
        <translation>
            <numerusform>%n linha altera valores</numerusform>
            <numerusform>%n linhas alteram valores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are refused and left out</source>
        <translation>
            <numerusform>%n linha é recusada e fica de fora</numerusform>
            <numerusform>%n linhas são recusadas e ficam de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows say what is so already</source>
        <translation>
            <numerusform>%n linha diz o que já está assim</numerusform>
            <numerusform>%n linhas dizem o que já está assim</numerusform>
        </translation>
    </message>
    <message>
        <source>No row says anything</source>
        <translation>Nenhuma linha diz nada</translation>
    </message>
    <message>
        <source>Columns that are passed over: {names}</source>
        <translation>Colunas que não são usadas: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Change the figures of %n codes</source>
        <translation>
            <numerusform>Alterar os valores de %n código</numerusform>
            <numerusform>Alterar os valores de %n códigos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSteps</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abrindo {name}</translation>
    </message>
    <message>
        <source>“{name}” cannot be read</source>
        <translation>Não foi possível ler “{name}”</translation>
    </message>
    <message>
        <source>Reading row {done}</source>
        <translation>Lendo a linha {done}</translation>
    </message>
    <message>
        <source>Comparing {done} of {total}</source>
        <translation>Comparando {done} de {total}</translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Coluna</translation>
    </message>
    <message>
        <source>Why it is left out</source>
        <translation>Por que fica de fora</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Linhas que ficam de fora</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Outro arquivo…</translation>
    </message>
    <message>
        <source>No column says which listing a row is of</source>
        <translation>Nenhuma coluna diz de qual anúncio é uma linha</translation>
    </message>
    <message>
        <source>Choose below which column is the listing ID or the own code.</source>
        <translation>Escolha abaixo qual coluna é o ID do anúncio ou o código próprio.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>De fora</translation>
    </message>
    <message>
        <source>New listings</source>
        <translation>Anúncios novos</translation>
    </message>
    <message numerus="yes">
        <source>Preview %n changes</source>
        <translation>
            <numerusform>Ver %n alteração</numerusform>
            <numerusform>Ver %n alterações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows read</source>
        <translation>
            <numerusform>%n linha lida</numerusform>
            <numerusform>%n linhas lidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings change</source>
        <translation>
            <numerusform>%n anúncio muda</numerusform>
            <numerusform>%n anúncios mudam</numerusform>
        </translation>
    </message>
    <message>
        <source>not changed by a sheet: {names}</source>
        <translation>uma planilha não altera: {names}</translation>
    </message>
    <message>
        <source>as in the shop: {count}</source>
        <translation>como na loja: {count}</translation>
    </message>
    <message>
        <source>left out: {count}</source>
        <translation>de fora: {count}</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>novas: {count}</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>so already</source>
        <translation>já está assim</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Painel de detalhes</translation>
    </message>
    <message>
        <source>No listing selected</source>
        <translation>Nenhum anúncio escolhido</translation>
    </message>
    <message>
        <source>Select one to see its details, what is left of a sale, and what to improve.</source>
        <translation>Escolha um para ver os dados, o que sobra de uma venda e o que melhorar.</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Fechar o painel de detalhes</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Listing {n} of {count}</source>
        <translation>Anúncio {n} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selecionado</numerusform>
            <numerusform>%n selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all {count}</source>
        <translation>Selecionar os {count}</translation>
    </message>
    <message>
        <source>No listing to show</source>
        <translation>Nenhum anúncio para mostrar</translation>
    </message>
</context>
<context>
    <name>ItemPage</name>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>What is left of one sale</source>
        <translation>O que sobra de uma venda</translation>
    </message>
    <message>
        <source>To improve</source>
        <translation>A melhorar</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Frete grátis</translation>
    </message>
    <message>
        <source>Not known yet: its shipping cost has not been read.</source>
        <translation>Ainda não se sabe: falta ler o custo de envio.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Charge and own costs</source>
        <translation>Tarifa e custos próprios</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envio</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>By own figures.</source>
        <translation>Por valores próprios.</translation>
    </message>
    <message>
        <source>The buyer pays the shipping.</source>
        <translation>O comprador paga o frete.</translation>
    </message>
    <message>
        <source>The selling charge on this site is not known.</source>
        <translation>A tarifa de venda neste site não é conhecida.</translation>
    </message>
    <message>
        <source>health not known</source>
        <translation>qualidade desconhecida</translation>
    </message>
    <message>
        <source>health {points}</source>
        <translation>qualidade {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings from the marketplace</source>
        <translation>
            <numerusform>%n alerta do marketplace</numerusform>
            <numerusform>%n alertas do marketplace</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out</source>
        <translation>Nada a destacar</translation>
    </message>
    <message>
        <source>Stored with the listing; the editor shows each one.</source>
        <translation>Ficam salvos com o anúncio; o editor mostra cada um.</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>É um classificado: não é vendido nem enviado pelo marketplace.</translation>
    </message>
    <message>
        <source>It has no price.</source>
        <translation>Não tem preço.</translation>
    </message>
    <message>
        <source>Not known: the charge of a sale or what shipping costs is missing.</source>
        <translation>Desconhecido: falta a tarifa de venda ou o custo de envio.</translation>
    </message>
    <message>
        <source>Charge by the site’s table.</source>
        <translation>Tarifa pela tabela do site.</translation>
    </message>
</context>
<context>
    <name>JobLine</name>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
</context>
<context>
    <name>KeptChangeWords</name>
    <message>
        <source>The saved changes cannot be read or written</source>
        <translation>Não é possível ler nem gravar as alterações salvas</translation>
    </message>
    <message>
        <source>Save these changes…</source>
        <translation>Salvar estas alterações…</translation>
    </message>
    <message>
        <source>Fill in what to do first</source>
        <translation>Primeiro é preciso preencher o que fazer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Delete the saved change “{name}”?</source>
        <translation>Excluir a alteração salva “{name}”?</translation>
    </message>
    <message>
        <source>Plans that were made with it stay as they are.</source>
        <translation>Os planos feitos com ela ficam como estão.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as system</source>
        <translation>Igual ao sistema</translation>
    </message>
</context>
<context>
    <name>LeftAlone</name>
    <message>
        <source>changed since, by somebody else or by a sale</source>
        <extracomment>Why something is left alone, by code.</extracomment>
        <translation>mudou desde então, por outra pessoa ou por uma venda</translation>
    </message>
    <message>
        <source>now locked</source>
        <translation>já está bloqueado</translation>
    </message>
    <message>
        <source>cannot be undone on the marketplace</source>
        <translation>não pode ser desfeito no marketplace</translation>
    </message>
    <message>
        <source>the marketplace does not allow downgrading this listing type</source>
        <translation>o marketplace não permite rebaixar este tipo de anúncio</translation>
    </message>
    <message>
        <source>a description can be replaced, but not removed</source>
        <translation>uma descrição pode ser substituída, mas não removida</translation>
    </message>
    <message>
        <source>the listing no longer exists</source>
        <translation>o anúncio não existe mais</translation>
    </message>
    <message>
        <source>one of its changes has no answer yet: undo again once it has</source>
        <translation>uma das suas alterações ainda não tem resposta: desfazer de novo quando tiver</translation>
    </message>
</context>
<context>
    <name>LeftSheet</name>
    <message>
        <source>What was not undone</source>
        <translation>O que não foi desfeito</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Buyers see it and can buy it.</source>
        <translation>Os compradores o veem e podem comprar.</translation>
    </message>
    <message>
        <source>Hidden by you or by the marketplace; it can be reactivated.</source>
        <translation>Oculto por você ou pelo marketplace; pode ser reativado.</translation>
    </message>
    <message>
        <source>Hidden until it has stock; then it is reactivated automatically.</source>
        <translation>Oculto até ter estoque; então é reativado automaticamente.</translation>
    </message>
    <message>
        <source>The marketplace is reviewing it.</source>
        <translation>O marketplace está analisando.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for you to correct it.</source>
        <translation>O marketplace espera uma correção sua.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for documents.</source>
        <translation>O marketplace espera documentos.</translation>
    </message>
    <message>
        <source>A fee is due before it starts.</source>
        <translation>Há uma tarifa a pagar antes de começar.</translation>
    </message>
    <message>
        <source>It starts later.</source>
        <translation>Começa mais tarde.</translation>
    </message>
    <message>
        <source>It has ended and can only be relisted.</source>
        <translation>Foi encerrado e só pode ser republicado.</translation>
    </message>
    <message>
        <source>The marketplace accepted your change.</source>
        <translation>O marketplace aceitou a alteração.</translation>
    </message>
    <message>
        <source>Your change is kept here and will be sent.</source>
        <translation>A alteração fica aqui e será enviada.</translation>
    </message>
    <message>
        <source>No answer came; it is being checked, not sent twice.</source>
        <translation>Não houve resposta; é verificada, não enviada duas vezes.</translation>
    </message>
    <message>
        <source>The marketplace refused it; nothing was changed.</source>
        <translation>O marketplace recusou; nada mudou.</translation>
    </message>
    <message>
        <source>Made-up listings on this computer.</source>
        <translation>Anúncios fictícios neste computador.</translation>
    </message>
    <message>
        <source>The marketplace has taken it out of sale.</source>
        <translation>O marketplace o retirou de venda.</translation>
    </message>
    <message>
        <source>It is gone for good.</source>
        <translation>Não existe mais e não pode ser recuperado.</translation>
    </message>
    <message>
        <source>What you typed is saved here and not sent.</source>
        <translation>O que foi digitado está salvo aqui, sem enviar.</translation>
    </message>
    <message>
        <source>It is on its way to the marketplace.</source>
        <translation>Está a caminho do marketplace.</translation>
    </message>
    <message>
        <source>It stays here until you release it.</source>
        <translation>Fica aqui até ser liberada.</translation>
    </message>
    <message>
        <source>Somebody else changed the same; you choose which counts.</source>
        <translation>Outra pessoa alterou a mesma coisa; escolha qual vale.</translation>
    </message>
    <message>
        <source>It was sent and has been taken back.</source>
        <translation>Foi enviada e depois desfeita.</translation>
    </message>
    <message>
        <source>Accepted, but something was dropped, changed or warned of.</source>
        <translation>Aceita, mas algo foi descartado, modificado ou tem alertas.</translation>
    </message>
</context>
<context>
    <name>Life</name>
    <message>
        <source>The marketplace does not have this listing any more</source>
        <extracomment>The delay after which the window shows that a change still waits, and the time-out from then on.</extracomment>
        <translation>O marketplace não tem mais este anúncio</translation>
    </message>
    <message>
        <source>It was relisted before</source>
        <translation>Já foi republicado antes</translation>
    </message>
    <message>
        <source>Open the new listing</source>
        <translation>Abrir o novo anúncio</translation>
    </message>
    <message>
        <source>Nothing was sent: the listing does not allow it</source>
        <translation>Nada foi enviado: o anúncio não permite</translation>
    </message>
    <message>
        <source>Nothing was sent. {why}</source>
        <translation>Nada foi enviado. {why}</translation>
    </message>
    <message>
        <source>It is in the outbox already, and not sent twice</source>
        <translation>Já está na caixa de saída e não é enviado duas vezes</translation>
    </message>
    <message>
        <source>It is gone for good: nothing brings it back, and it cannot be relisted.</source>
        <translation>Some para sempre: nada o recupera e não pode ser republicado.</translation>
    </message>
    <message>
        <source>Buyers no longer see it. It cannot be reopened, only relisted as new.</source>
        <translation>Os compradores deixam de vê-lo. Não pode ser reaberto, só republicado como novo.</translation>
    </message>
    <message>
        <source>Delete this listing?</source>
        <translation>Excluir este anúncio?</translation>
    </message>
    <message>
        <source>Close this listing?</source>
        <translation>Encerrar este anúncio?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Delete listing</source>
        <translation>Excluir anúncio</translation>
    </message>
    <message>
        <source>Close listing</source>
        <translation>Encerrar anúncio</translation>
    </message>
    <message>
        <source>This cannot be worked out: check what was typed</source>
        <translation>Não é possível calcular: confira o que foi digitado</translation>
    </message>
    <message>
        <source>Sent, no answer yet; checking whether it arrived</source>
        <translation>Enviado, ainda sem resposta; verificando se chegou</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>Na caixa de saída até o marketplace responder</translation>
    </message>
    <message>
        <source>It is not known whether it arrived. {why}</source>
        <translation>Não se sabe se chegou. {why}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Nothing was changed. {why}</source>
        <translation>Nada mudou. {why}</translation>
    </message>
    <message>
        <source>Relisted as {id}</source>
        <translation>Republicado como {id}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Paused: {title}</source>
        <translation>Pausado: {title}</translation>
    </message>
    <message>
        <source>Active: {title}</source>
        <translation>Ativo: {title}</translation>
    </message>
    <message>
        <source>Closed: {title}</source>
        <translation>Encerrado: {title}</translation>
    </message>
    <message>
        <source>Deleted: {title}</source>
        <translation>Excluído: {title}</translation>
    </message>
    <message>
        <source>Now {type}: {title}</source>
        <translation>Agora {type}: {title}</translation>
    </message>
</context>
<context>
    <name>LifeWords</name>
    <message>
        <source>It is paused already.</source>
        <translation>Já está pausado.</translation>
    </message>
    <message>
        <source>It is active already.</source>
        <translation>Já está ativo.</translation>
    </message>
    <message>
        <source>It is closed already. It can be relisted or deleted.</source>
        <translation>Já está encerrado. Pode ser republicado ou excluído.</translation>
    </message>
    <message>
        <source>It has no stock. Add stock to make it active.</source>
        <translation>Não tem estoque. Com estoque pode ser ativado.</translation>
    </message>
    <message>
        <source>It is closed. Choose the listing type when relisting it.</source>
        <translation>Está encerrado. O tipo de anúncio é escolhido ao republicar.</translation>
    </message>
    <message>
        <source>It is closed for good. Relisting it makes a new listing.</source>
        <translation>Está encerrado para sempre. Republicar cria um novo anúncio.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted. Close it first.</source>
        <translation>Só um anúncio encerrado pode ser excluído. Primeiro é preciso encerrar.</translation>
    </message>
    <message>
        <source>Only a closed listing can be relisted.</source>
        <translation>Só um anúncio encerrado pode ser republicado.</translation>
    </message>
    <message>
        <source>It is deleted.</source>
        <translation>Está excluído.</translation>
    </message>
    <message>
        <source>In the state “{state}” it can only be closed.</source>
        <translation>No status “{state}” só pode ser encerrado.</translation>
    </message>
    <message>
        <source>This program does not know its state, so it changes nothing.</source>
        <translation>O programa não conhece este status e não altera nada.</translation>
    </message>
    <message>
        <source>None of the selected listings is active.</source>
        <translation>Nenhum dos anúncios selecionados está ativo.</translation>
    </message>
    <message>
        <source>None of the selected listings is paused with stock.</source>
        <translation>Nenhum dos anúncios selecionados está pausado e com estoque.</translation>
    </message>
    <message>
        <source>All of the selected listings are closed.</source>
        <translation>Todos os anúncios selecionados estão encerrados.</translation>
    </message>
    <message>
        <source>For up to {count} listings at a time.</source>
        <translation>Para até {count} anúncios por vez.</translation>
    </message>
    <message>
        <source>None of the selected listings is closed.</source>
        <translation>Nenhum dos anúncios selecionados está encerrado.</translation>
    </message>
</context>
<context>
    <name>ListingField</name>
    <message>
        <source>Listing</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Title or code of a listing</source>
        <translation>Título ou código de um anúncio</translation>
    </message>
</context>
<context>
    <name>ListingTypeEditor</name>
    <message>
        <source>not open to you: too many sales for a free listing</source>
        <translation>indisponível: vendas demais para um anúncio grátis</translation>
    </message>
    <message>
        <source>charge {rate}</source>
        <translation>tarifa {rate}</translation>
    </message>
    <message>
        <source>charge {rate}, leaves {net}</source>
        <translation>tarifa {rate}, sobram {net}</translation>
    </message>
</context>
<context>
    <name>ListingsHeader</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>ListingsTable</name>
    <message>
        <source>Listings</source>
        <translation>Anúncios</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
</context>
<context>
    <name>Lock</name>
    <message>
        <source>Set in each variation</source>
        <translation>Definido em cada variação</translation>
    </message>
    <message>
        <source>Mandatory at this price; up to the site’s threshold you can turn it off.</source>
        <translation>Obrigatório neste preço; até o limite do site você pode desativar.</translation>
    </message>
    <message>
        <source>{field} cannot change after publishing.</source>
        <translation>{field}: não pode mudar depois de publicar.</translation>
    </message>
    <message>
        <source>The marketplace does not allow this to be changed now.</source>
        <translation>O marketplace não permite alterar isto agora.</translation>
    </message>
    <message>
        <source>The category hides this attribute.</source>
        <translation>A categoria oculta este atributo.</translation>
    </message>
    <message>
        <source>Locked: it is closed. Relist it to change this.</source>
        <translation>Encerrado: para alterar, é preciso republicar.</translation>
    </message>
    <message>
        <source>The category fixes this value.</source>
        <translation>A categoria fixa este valor.</translation>
    </message>
    <message>
        <source>The marketplace fills this in.</source>
        <translation>O marketplace preenche.</translation>
    </message>
    <message>
        <source>The category does not have this attribute.</source>
        <translation>A categoria não tem este atributo.</translation>
    </message>
    <message>
        <source>Locked: one unit has been sold.</source>
        <translation>Bloqueado: uma unidade foi vendida.</translation>
    </message>
    <message>
        <source>Locked since the first sale.</source>
        <translation>Bloqueado desde a primeira venda.</translation>
    </message>
    <message>
        <source>Locked: {count} units have been sold.</source>
        <translation>Bloqueado: {count} unidades foram vendidas.</translation>
    </message>
</context>
<context>
    <name>LossOf</name>
    <message>
        <source>price {price}, stock {stock}, sold {sold}</source>
        <translation>preço {price}, estoque {stock}, vendas {sold}</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n foto</numerusform>
            <numerusform>%n fotos</numerusform>
        </translation>
    </message>
    <message>
        <source>own code {code}</source>
        <translation>código próprio {code}</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>This removes something for good</source>
        <translation>Isto remove algo para sempre</translation>
    </message>
    <message>
        <source>Nothing was sent. If you keep it, everything you typed stays as it is.</source>
        <translation>Nada foi enviado. Se você mantiver, tudo o que digitou fica como está.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Remove and send</source>
        <translation>Remover e enviar</translation>
    </message>
    <message>
        <source>The variation is deleted: price {price}, stock {stock}</source>
        <translation>A variação é excluída: preço {price}, estoque {stock}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its pictures would be removed</source>
        <translation>
            <numerusform>%n das suas fotos seria removida</numerusform>
            <numerusform>%n das suas fotos seriam removidas</numerusform>
        </translation>
    </message>
    <message>
        <source>This may be removed; it cannot be brought back as it was</source>
        <translation>Isto pode ser removido; não volta a ser como era</translation>
    </message>
    <message>
        <source>{sentence}: numbers {places} of the listing</source>
        <translation>{sentence}: números {places} do anúncio</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Add variations</source>
        <translation>Adicionar variações</translation>
    </message>
    <message>
        <source>Choose the values. Every combination becomes a variation; those that are there stay as they are.</source>
        <translation>Escolha os valores. Cada combinação vira uma variação; as que já existem ficam como estão.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinações</translation>
    </message>
    <message numerus="yes">
        <source>%n new combinations</source>
        <translation>
            <numerusform>%n combinação nova</numerusform>
            <numerusform>%n combinações novas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n variations</source>
        <translation>
            <numerusform>Adicionar %n variação</numerusform>
            <numerusform>Adicionar %n variações</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} – is there</source>
        <translation>{combination} – já existe</translation>
    </message>
    <message>
        <source>Every attribute needs a value: the other variations have one</source>
        <translation>Cada atributo precisa de um valor: as outras variações têm um</translation>
    </message>
    <message>
        <source>Choose values that no variation has yet</source>
        <translation>Escolha valores que nenhuma variação tenha ainda</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Listing</source>
        <translation>A&amp;núncio</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Ferramentas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aj&amp;uda</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>MergeSheet</name>
    <message>
        <source>Merge into one variation</source>
        <translation>Unir em uma variação</translation>
    </message>
    <message>
        <source>One of them stays with the stock of all. The others are removed when it is sent.</source>
        <translation>Uma delas fica com o estoque de todas. As outras são removidas ao enviar.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>The one that stays</source>
        <translation>A que fica</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Choose a price</source>
        <translation>Escolha um preço</translation>
    </message>
    <message>
        <source>Stock afterwards: {n}</source>
        <translation>Estoque depois: {n}</translation>
    </message>
    <message>
        <source>Their prices differ. Price afterwards</source>
        <translation>Os preços diferem. Preço depois</translation>
    </message>
    <message>
        <source>Choose the price</source>
        <translation>Escolha o preço</translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>sem alteração</translation>
    </message>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n vendido</numerusform>
            <numerusform>%n vendidos</numerusform>
        </translation>
    </message>
    <message>
        <source>changed elsewhere</source>
        <translation>alterado em outro lugar</translation>
    </message>
</context>
<context>
    <name>ModesCard</name>
    <message>
        <source>Modes you can use</source>
        <translation>Modos disponíveis</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Não permitido</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desativado</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Nothing is sent yet: the form of that category opens, and Undo goes back.</source>
        <translation>Nada é enviado ainda: abre-se o formulário dessa categoria, e Desfazer reverte.</translation>
    </message>
    <message>
        <source>Another category</source>
        <translation>Outra categoria</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move to “{name}”</source>
        <translation>Mover para “{name}”</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>É mantido</translation>
    </message>
    <message>
        <source>has to be filled in before it can be sent</source>
        <translation>precisa ser preenchido antes do envio</translation>
    </message>
    <message>
        <source>Asked for there, and empty</source>
        <translation>Obrigatório lá e vazio</translation>
    </message>
    <message>
        <source>Has to be mended before it can be sent</source>
        <translation>Precisa ser corrigido antes do envio</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perde-se</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>É convertido</translation>
    </message>
    <message>
        <source>To know before</source>
        <translation>É bom saber</translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Change the category</source>
        <translation>Mudar a categoria</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message>
        <source>Change the category</source>
        <translation>Mudar a categoria</translation>
    </message>
    <message>
        <source>The listing is in this category</source>
        <translation>O anúncio já está nesta categoria</translation>
    </message>
</context>
<context>
    <name>NamePopup</name>
    <message>
        <source>Name of the view</source>
        <translation>Nome da visualização</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Save these changes</source>
        <translation>Salvar estas alterações</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Salvar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The operations of this plan can then be used for other listings.</source>
        <translation>As operações deste plano podem ser usadas depois com outros anúncios.</translation>
    </message>
    <message>
        <source>Replaces the saved change of this name</source>
        <translation>Substitui a alteração salva com este nome</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Navigation</source>
        <translation>Navegação</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Telas</translation>
    </message>
</context>
<context>
    <name>NetChart</name>
    <message>
        <source>Net by price</source>
        <translation>Líquido por preço</translation>
    </message>
    <message>
        <source>Earns less than at {price}</source>
        <translation>Rende menos que com {price}</translation>
    </message>
    <message>
        <source>earns the same again at</source>
        <translation>volta a render o mesmo com</translation>
    </message>
    <message>
        <source>Now {price} → {net}</source>
        <translation>Agora {price} → {net}</translation>
    </message>
    <message>
        <source>{amount} less than at {price}</source>
        <translation>{amount} a menos que com {price}</translation>
    </message>
</context>
<context>
    <name>NetPanel</name>
    <message>
        <source>What is left of one sale</source>
        <translation>O que sobra de uma venda</translation>
    </message>
    <message>
        <source>price</source>
        <translation>preço</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>tarifa</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>envio</translation>
    </message>
    <message>
        <source>net</source>
        <translation>líquido</translation>
    </message>
    <message>
        <source>charge {rate}</source>
        <translation>tarifa {rate}</translation>
    </message>
    <message>
        <source>net · {share}</source>
        <translation>líquido · {share}</translation>
    </message>
    <message>
        <source>Choose a listing type to see the charge and what is left.</source>
        <translation>Escolha um tipo de anúncio para ver a tarifa e o que sobra.</translation>
    </message>
    <message>
        <source>The own figures are in another currency.</source>
        <translation>Os valores próprios estão em outra moeda.</translation>
    </message>
    <message>
        <source>By own figures.</source>
        <translation>De acordo com os valores próprios.</translation>
    </message>
    <message>
        <source>By own figures: costs and tax of {amount} are taken off as well.</source>
        <translation>De acordo com os valores próprios, também são descontados {amount} de custos e impostos.</translation>
    </message>
    <message>
        <source>shipping: mandatory</source>
        <translation>envio: obrigatório</translation>
    </message>
    <message>
        <source>shipping: buyer pays</source>
        <translation>envio: o comprador paga</translation>
    </message>
    <message>
        <source>shipping: estimate</source>
        <translation>envio: estimativa</translation>
    </message>
    <message>
        <source>free shipping</source>
        <translation>frete grátis</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>É um classificado: não é vendido nem enviado pelo marketplace.</translation>
    </message>
    <message>
        <source>The selling charge on this site is not known.</source>
        <translation>A tarifa de venda neste site não é conhecida.</translation>
    </message>
    <message>
        <source>Its shipping cost is not known.</source>
        <translation>O custo do envio não é conhecido.</translation>
    </message>
    <message>
        <source>Charge by the site’s table.</source>
        <translation>Tarifa pela tabela do site.</translation>
    </message>
</context>
<context>
    <name>NewRowWords</name>
    <message>
        <source>Checking {done} of {total}</source>
        <translation>Verificando {done} de {total}</translation>
    </message>
    <message>
        <source>Can be listed</source>
        <translation>Pode ser anunciado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Listed as {id}</source>
        <translation>Anunciado como {id}</translation>
    </message>
    <message>
        <source>Putting {done} of {total} into the outbox</source>
        <translation>Colocando {done} de {total} na caixa de saída</translation>
    </message>
</context>
<context>
    <name>NewRowsPage</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>What would become of it</source>
        <translation>O que aconteceria</translation>
    </message>
    <message>
        <source>New listings</source>
        <translation>Anúncios novos</translation>
    </message>
    <message>
        <source>Pictures…</source>
        <translation>Fotos…</translation>
    </message>
    <message>
        <source>No folder of pictures</source>
        <translation>Sem pasta de fotos</translation>
    </message>
    <message>
        <source>Predict missing categories</source>
        <translation>Prever as categorias que faltam</translation>
    </message>
    <message>
        <source>A picture belongs to the row whose own code its file name begins with.</source>
        <translation>Uma foto é da linha com cujo código próprio começa o nome do arquivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of no row</source>
        <translation>
            <numerusform>%n foto sem linha</numerusform>
            <numerusform>%n fotos sem linha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check %n rows</source>
        <translation>
            <numerusform>Verificar %n linha</numerusform>
            <numerusform>Verificar %n linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List %n rows</source>
        <translation>
            <numerusform>Anunciar %n linha</numerusform>
            <numerusform>Anunciar %n linhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Ainda não verificada</translation>
    </message>
</context>
<context>
    <name>NoticeBanners</name>
    <message>
        <source>Try now</source>
        <translation>Tentar agora</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Informar token…</translation>
    </message>
    <message>
        <source>Close the late listing</source>
        <translation>Encerrar o anúncio atrasado</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar relatório</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Decide…</source>
        <translation>Decidir…</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>You are offline</source>
        <translation>Sem conexão</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. You can keep working: changes are saved and wait in the outbox.</source>
        <translation>Não há conexão com o marketplace. Você pode continuar trabalhando: as alterações são salvas e esperam na caixa de saída.</translation>
    </message>
    <message>
        <source>The connection is not secure</source>
        <translation>A conexão não é segura</translation>
    </message>
    <message>
        <source>The certificate shown is not valid for the marketplace, so nothing was sent. The network may be unsafe, or this computer’s clock may be wrong.</source>
        <translation>O certificado apresentado não é válido para o marketplace, por isso nada foi enviado. Talvez a rede não seja confiável ou o relógio deste computador esteja errado.</translation>
    </message>
    <message>
        <source>The proxy cannot be used</source>
        <translation>Não é possível usar o proxy</translation>
    </message>
    <message>
        <source>The settings of this computer name a proxy that is not understood, so nothing was sent. Use an HTTP proxy, or none for the marketplace (HTTPS_PROXY, NO_PROXY).</source>
        <translation>A configuração deste computador indica um proxy não reconhecido, por isso nada foi enviado. Usar um proxy HTTP, ou nenhum para o marketplace (HTTPS_PROXY, NO_PROXY).</translation>
    </message>
    <message>
        <source>The marketplace took too long</source>
        <translation>O marketplace demorou demais</translation>
    </message>
    <message>
        <source>No answer came in time. Nothing is lost; try again.</source>
        <translation>A resposta não chegou a tempo. Nada se perdeu; tente de novo.</translation>
    </message>
    <message>
        <source>The answer was cut off</source>
        <translation>A resposta foi interrompida</translation>
    </message>
    <message>
        <source>The connection ended in the middle of it. Nothing is lost; try again.</source>
        <translation>A conexão caiu no meio dela. Nada se perdeu; tente de novo.</translation>
    </message>
    <message>
        <source>Something else answered</source>
        <translation>Outra coisa respondeu</translation>
    </message>
    <message>
        <source>What came back is not the marketplace’s answer: perhaps the network’s sign-in page, or the address is wrong.</source>
        <translation>O que voltou não é a resposta do marketplace: talvez uma página de login da rede ou um endereço errado.</translation>
    </message>
    <message>
        <source>The token was refused</source>
        <translation>O token foi recusado</translation>
    </message>
    <message>
        <source>It has expired or was revoked. Your listings and changes stay here. Enter a new one.</source>
        <translation>Ele expirou ou foi revogado. Seus anúncios e alterações ficam aqui. Informe um novo.</translation>
    </message>
    <message>
        <source>Not permitted</source>
        <translation>Não permitido</translation>
    </message>
    <message>
        <source>This token does not allow that. Nothing was changed.</source>
        <translation>Este token não tem permissão para isso. Nada mudou.</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Não está mais lá</translation>
    </message>
    <message>
        <source>The marketplace does not have it any more. The next sync shows what remains.</source>
        <translation>O marketplace não o tem mais. A próxima sincronização mostra o que restou.</translation>
    </message>
    <message>
        <source>Changed elsewhere in the meantime</source>
        <translation>Mudou em outro lugar enquanto isso</translation>
    </message>
    <message>
        <source>Nothing was overwritten. Open the listing to see both versions.</source>
        <translation>Nada foi sobrescrito. Abra o anúncio para ver as duas versões.</translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation>Solicitações demais por enquanto</translation>
    </message>
    <message>
        <source>The marketplace limits how often it can be asked. Work continues automatically.</source>
        <translation>O marketplace limita a frequência das solicitações. O trabalho continua automaticamente.</translation>
    </message>
    <message>
        <source>The marketplace has a problem</source>
        <translation>O marketplace está com um problema</translation>
    </message>
    <message>
        <source>It answered with an internal error. Nothing is lost; try again later.</source>
        <translation>Ele respondeu com um erro interno. Nada se perdeu; tente de novo mais tarde.</translation>
    </message>
    <message>
        <source>The marketplace refused it</source>
        <translation>O marketplace recusou</translation>
    </message>
    <message>
        <source>Nothing was changed. The reasons are shown beside the fields.</source>
        <translation>Nada mudou. Os motivos estão ao lado dos campos.</translation>
    </message>
    <message>
        <source>An answer could not be read</source>
        <translation>Não foi possível ler uma resposta</translation>
    </message>
    <message>
        <source>What could be read is shown; the rest was left as it was.</source>
        <translation>O que pôde ser lido é mostrado; o resto ficou como estava.</translation>
    </message>
    <message>
        <source>No token for this shop</source>
        <translation>Não há token para esta loja</translation>
    </message>
    <message>
        <source>Enter one to connect. Until then you see what was read last.</source>
        <translation>Informe um para conectar. Até lá você vê o que foi lido por último.</translation>
    </message>
    <message>
        <source>The token is kept until you quit</source>
        <translation>O token é mantido até você sair</translation>
    </message>
    <message>
        <source>This computer has no keyring, and a token is never written to a file without being asked.</source>
        <translation>Este computador não tem chaveiro, e um token nunca é gravado em arquivo sem que isso seja pedido.</translation>
    </message>
    <message>
        <source>The token belongs to another seller</source>
        <translation>O token é de outro vendedor</translation>
    </message>
    <message>
        <source>It belongs to seller {theirs}; this shop belongs to seller {mine}. Nothing was read or sent. Enter this shop’s token, or open the other one as a separate shop.</source>
        <translation>Pertence ao vendedor {theirs}; esta loja é do vendedor {mine}. Nada foi lido nem enviado. Informe o token desta loja ou abra a outra como uma loja à parte.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>O disco está cheio</translation>
    </message>
    <message>
        <source>Nothing more can be saved. Free up space; what you typed is still in the window.</source>
        <translation>Nada mais pode ser salvo. Libere espaço; o que você digitou continua na janela.</translation>
    </message>
    <message>
        <source>The folder cannot be written to</source>
        <translation>Não é possível gravar na pasta</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Check who owns this shop’s folder.</source>
        <translation>Nada pode ser salvo nela. Verifique quem é o dono da pasta desta loja.</translation>
    </message>
    <message>
        <source>Another window is writing</source>
        <translation>Outra janela está gravando</translation>
    </message>
    <message>
        <source>Your change is still here; it will be saved as soon as the other window is done.</source>
        <translation>A alteração continua aqui; será salva assim que a outra janela terminar.</translation>
    </message>
    <message>
        <source>The drafts file is damaged</source>
        <translation>O arquivo de rascunhos está danificado</translation>
    </message>
    <message>
        <source>It was set aside, not deleted. The newest backup is next to it.</source>
        <translation>Foi separado, não excluído. O backup mais novo está junto dele.</translation>
    </message>
    <message>
        <source>Drafts were recovered</source>
        <translation>Rascunhos foram recuperados</translation>
    </message>
    <message>
        <source>The file was damaged. What could be read is here; the old file is next to it.</source>
        <translation>O arquivo estava danificado. O que pôde ser lido está aqui; o arquivo antigo fica ao lado.</translation>
    </message>
    <message>
        <source>Made by a newer Vitrina</source>
        <translation>Feito por uma versão mais nova do Vitrina</translation>
    </message>
    <message>
        <source>The drafts, outbox and history were made by {made_by}. You can view them here, but only that version can change them.</source>
        <translation>Os rascunhos, a caixa de saída e o histórico são de {made_by}. Aqui é possível vê-los, mas só essa versão pode alterá-los.</translation>
    </message>
    <message>
        <source>The files of this shop cannot be used</source>
        <translation>Os arquivos desta loja não podem ser usados</translation>
    </message>
    <message>
        <source>What you typed is still in the window.</source>
        <translation>O que você digitou continua na janela.</translation>
    </message>
    <message>
        <source>The local copy is being rebuilt</source>
        <translation>A cópia local está sendo refeita</translation>
    </message>
    <message>
        <source>It was damaged. Your drafts are in another file and are not affected.</source>
        <translation>Estava danificada. Seus rascunhos ficam em outro arquivo e continuam intactos.</translation>
    </message>
    <message>
        <source>A part of the program stopped</source>
        <translation>Uma parte do programa parou</translation>
    </message>
    <message>
        <source>It is being restarted. Nothing that was saved is lost.</source>
        <translation>Está sendo iniciada de novo. Nada do que foi salvo se perde.</translation>
    </message>
    <message>
        <source>A part of the program keeps stopping</source>
        <translation>Uma parte do programa para repetidamente</translation>
    </message>
    <message>
        <source>It is no longer restarted automatically. Nothing that was saved is lost.</source>
        <translation>Ela não é mais reiniciada automaticamente. Nada do que foi salvo se perde.</translation>
    </message>
    <message>
        <source>Not sent: it is risky</source>
        <translation>Não enviado: há riscos</translation>
    </message>
    <message>
        <source>Nothing is sent until you agree. Risky: {count}.</source>
        <translation>Nada é enviado sem a sua confirmação. Com risco: {count}.</translation>
    </message>
    <message>
        <source>No answer to a change</source>
        <translation>Uma alteração sem resposta</translation>
    </message>
    <message>
        <source>Checking whether it arrived; it is not sent twice.</source>
        <translation>Verificando se chegou; não é enviada duas vezes.</translation>
    </message>
    <message>
        <source>It is not known whether a listing was created</source>
        <translation>Não se sabe se um anúncio foi criado</translation>
    </message>
    <message>
        <source>It was looked for twice. In the outbox you can check again, list it again or discard it.</source>
        <translation>Foi procurado duas vezes. Na caixa de saída você pode verificar de novo, anunciar de novo ou descartar.</translation>
    </message>
    <message>
        <source>Listed twice</source>
        <translation>Anunciado duas vezes</translation>
    </message>
    <message>
        <source>A new listing arrived late, after it had been created again. Close one of the two.</source>
        <translation>Um anúncio novo chegou tarde, quando já tinha sido criado de novo. Encerre um dos dois.</translation>
    </message>
    <message>
        <source>A picture is missing</source>
        <translation>Falta uma foto</translation>
    </message>
    <message>
        <source>Its file no longer exists. Add it again.</source>
        <translation>O arquivo não existe mais. Adicione-a de novo.</translation>
    </message>
    <message>
        <source>A draft could not be read</source>
        <translation>Não foi possível ler um rascunho</translation>
    </message>
    <message>
        <source>The listing is shown as the marketplace has it.</source>
        <translation>O anúncio é mostrado como está no marketplace.</translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Nem tudo foi lido</translation>
    </message>
    <message>
        <source>Some listings are missing from the answers. The next sync asks for them again.</source>
        <translation>Faltam alguns anúncios nas respostas. A próxima sincronização os pede de novo.</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Algo inesperado aconteceu</translation>
    </message>
    <message>
        <source>It was written to the log. Everything saved is intact.</source>
        <translation>Ficou no registro. O que foi salvo continua intacto.</translation>
    </message>
    <message>
        <source>Waiting for an earlier change</source>
        <translation>Espera uma alteração anterior</translation>
    </message>
    <message>
        <source>It will be sent after an earlier change to this listing, which is on hold.</source>
        <translation>Será enviada depois de uma alteração anterior deste anúncio, que está retida.</translation>
    </message>
    <message>
        <source>The file {file} was made by a newer version. It is left as it is; use that version, or another workspace.</source>
        <translation>O arquivo {file} é de uma versão mais nova. Ele fica como está; use essa versão ou outro espaço de trabalho.</translation>
    </message>
    <message>
        <source>This shop belongs to another marketplace</source>
        <translation>Esta loja é de outro marketplace</translation>
    </message>
    <message>
        <source>Its listings and changes belong to {mine}, so nothing was sent to {theirs}. To open the other marketplace as a separate shop, start the program with another --profile.</source>
        <translation>Os anúncios e alterações são de {mine}; por isso nada foi enviado a {theirs}. Para abrir o outro marketplace como uma loja à parte, inicie o programa com outro --profile.</translation>
    </message>
    <message>
        <source>The token is for another marketplace</source>
        <translation>O token é de outro marketplace</translation>
    </message>
    <message>
        <source>It was saved for {kept} and was not sent to {asked}. Check the address, or enter the token for {asked}.</source>
        <translation>Foi salvo para {kept} e não foi enviado a {asked}. Verifique o endereço ou informe o token de {asked}.</translation>
    </message>
    <message>
        <source>Which marketplace is the token for?</source>
        <translation>De qual marketplace é o token?</translation>
    </message>
    <message>
        <source>An older version saved a token for this shop without saying what it is for. Nothing was sent. Enter the token for {asked}.</source>
        <translation>Uma versão anterior salvou um token desta loja sem anotar de qual marketplace ele é. Nada foi enviado. Informe o token de {asked}.</translation>
    </message>
    <message>
        <source>Which marketplace are these changes for?</source>
        <translation>Para qual marketplace são estas alterações?</translation>
    </message>
    <message>
        <source>This shop has unsent changes, and it is not known which marketplace they were made for. Nothing is read or sent until you decide.</source>
        <translation>Há alterações não enviadas nesta loja e não se sabe para qual marketplace foram feitas. Nada é lido nem enviado até você decidir.</translation>
    </message>
    <message>
        <source>The backup belongs to another shop</source>
        <translation>O backup é de outra loja</translation>
    </message>
    <message>
        <source>It comes from another marketplace or seller. Nothing was restored from it.</source>
        <translation>É de outro marketplace ou de outro vendedor. Nada foi recuperado.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>O arquivo de configurações estava danificado</translation>
    </message>
    <message>
        <source>It was set aside as {file}. Language, theme and shop addresses are back to their defaults; listings and drafts are not affected.</source>
        <translation>Foi separado como {file}. O idioma, o tema e os endereços das lojas voltam aos valores iniciais; os anúncios e os rascunhos continuam intactos.</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>Não é possível ler as configurações</translation>
    </message>
    <message>
        <source>They are back to their defaults, and what you choose lasts until you quit. Check who owns {file}.</source>
        <translation>Voltam aos valores iniciais, e o que você escolher vale até sair. Verifique a quem pertence {file}.</translation>
    </message>
    <message>
        <source>Some settings were not understood</source>
        <translation>Algumas configurações não foram entendidas</translation>
    </message>
    <message>
        <source>These are back to their defaults: {keys}.</source>
        <translation>Voltam aos valores iniciais: {keys}.</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>Não foi possível salvar as configurações</translation>
    </message>
    <message>
        <source>What you chose lasts until you quit.</source>
        <translation>O que você escolheu vale até sair.</translation>
    </message>
    <message>
        <source>A command is working on this shop</source>
        <translation>Um comando está trabalhando com esta loja</translation>
    </message>
    <message>
        <source>This window syncs and sends again once the command is done.</source>
        <translation>Esta janela volta a sincronizar e enviar quando o comando terminar.</translation>
    </message>
    <message>
        <source>This shop is open in another window</source>
        <translation>Esta loja está aberta em outra janela</translation>
    </message>
    <message>
        <source>That window cannot be brought to the front, so this one is read-only. Once it is closed, everything can be done here.</source>
        <translation>Não é possível trazer essa janela para a frente; por isso, esta é somente leitura. Quando ela for fechada, aqui será possível fazer tudo.</translation>
    </message>
    <message>
        <source>Files of this shop were removed</source>
        <translation>Arquivos desta loja foram apagados</translation>
    </message>
    <message>
        <source>They were removed while this window uses them. Close it and open it again. Drafts and outbox are not affected.</source>
        <translation>Foram apagados enquanto esta janela os usa. Feche-a e abra de novo. Os rascunhos e a caixa de saída não são afetados.</translation>
    </message>
    <message>
        <source>A plan did not begin</source>
        <translation>Um plano não começou</translation>
    </message>
    <message>
        <source>No program was open when “{name}” was to begin. It begins when you say so, under Plans, and never automatically.</source>
        <translation>Não havia nenhum programa aberto quando “{name}” devia começar. Você pode começá-lo em Planos; ele não começa sozinho.</translation>
    </message>
    <message>
        <source>A plan could not begin</source>
        <translation>Um plano não pôde começar</translation>
    </message>
    <message>
        <source>“{name}” is on hold; why is said under Plans. It begins when you say so.</source>
        <translation>“{name}” está retido; em Planos está o motivo, e você pode começá-lo.</translation>
    </message>
    <message>
        <source>A plan has ended, but not everywhere</source>
        <translation>Um plano terminou, mas não em toda parte</translation>
    </message>
    <message>
        <source>“{name}” has gone back to the earlier values. {count} were changed by somebody else meanwhile: they are on hold in the outbox, for you to decide.</source>
        <translation>“{name}” voltou aos valores anteriores. Alguém mudou {count} nesse meio-tempo: estão retidos na caixa de saída, para você decidir.</translation>
    </message>
    <message>
        <source>Not sent: listings would be deleted</source>
        <translation>Não enviado: anúncios seriam excluídos</translation>
    </message>
    <message>
        <source>Deleted for good: {count}. Typed: {typed}.</source>
        <translation>Seriam excluídos para sempre: {count}. Número digitado: {typed}.</translation>
    </message>
    <message>
        <source>Reading the listings broke off</source>
        <translation>A leitura dos anúncios foi interrompida</translation>
    </message>
    <message>
        <source>No answer came in time. What was read is kept; it goes on automatically in {seconds} s.</source>
        <translation>Nenhuma resposta chegou a tempo. O que foi lido está salvo; a leitura continua sozinha em {seconds} s.</translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message>
        <source>unit</source>
        <translation>unidade</translation>
    </message>
    <message>
        <source>{field}, unit</source>
        <translation>{field}, unidade</translation>
    </message>
</context>
<context>
    <name>OfferCards</name>
    <message>
        <source>Listing types</source>
        <translation>Tipos de anúncio</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Tarifa</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envio</translation>
    </message>
    <message>
        <source>Own costs and tax</source>
        <translation>Custos próprios e imposto</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>Not available to you: you have too many sales for it.</source>
        <translation>Não disponível: você tem vendas demais para este tipo.</translation>
    </message>
    <message>
        <source>Not available to you.</source>
        <translation>Não disponível.</translation>
    </message>
    <message numerus="yes">
        <source>Ends after %n days.</source>
        <translation>
            <numerusform>Encerra após %n dia.</numerusform>
            <numerusform>Encerra após %n dias.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlimited duration.</source>
        <translation>Duração ilimitada.</translation>
    </message>
    <message numerus="yes">
        <source>%n interest-free installments.</source>
        <translation>
            <numerusform>%n parcela sem juros.</numerusform>
            <numerusform>%n parcelas sem juros.</numerusform>
        </translation>
    </message>
    <message>
        <source>No installments.</source>
        <translation>Sem parcelamento.</translation>
    </message>
    <message>
        <source>The selling charge here is not known, so charge and net are –.</source>
        <translation>A tarifa de venda aqui não é conhecida: – em tarifa e líquido.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Opening a new listing…</source>
        <translation>Abrindo um anúncio novo…</translation>
    </message>
    <message>
        <source>Opening “{title}”…</source>
        <translation>Abrindo “{title}”…</translation>
    </message>
</context>
<context>
    <name>OperationCard</name>
    <message>
        <source>Remove this operation</source>
        <translation>Remover esta operação</translation>
    </message>
</context>
<context>
    <name>OperationsColumn</name>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Which listings</source>
        <translation>Quais anúncios</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Proteções</translation>
    </message>
    <message>
        <source>Every listing gets the values that its rows have.</source>
        <translation>Cada anúncio recebe os valores das suas linhas.</translation>
    </message>
    <message>
        <source>Every listing gets what was typed into its cells.</source>
        <translation>Cada anúncio recebe o que foi digitado nas suas células.</translation>
    </message>
    <message>
        <source>Cannot be undone: what is deleted never comes back.</source>
        <translation>Não pode ser desfeito: o que é excluído não volta.</translation>
    </message>
    <message>
        <source>Undoing it closes the new listings for good.</source>
        <translation>Ao desfazer, os novos anúncios são encerrados para sempre.</translation>
    </message>
    <message>
        <source>Undone between Clásica and Premium only: no type goes back down.</source>
        <translation>Só se desfaz entre Clásica e Premium: nenhum tipo volta a descer.</translation>
    </message>
    <message>
        <source>Can be undone as one step: rows changed since then are left alone and named.</source>
        <translation>Pode ser desfeito em um passo: o que mudou depois não é tocado e é indicado.</translation>
    </message>
    <message>
        <source>Every listing gets the pictures named after its own code.</source>
        <translation>Cada anúncio recebe as fotos com o nome do próprio código.</translation>
    </message>
    <message>
        <source>Saved changes</source>
        <translation>Alterações salvas</translation>
    </message>
</context>
<context>
    <name>OutboxAct</name>
    <message>
        <source>Open the listing</source>
        <translation>Abrir o anúncio</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>None of it was sent.</source>
        <translation>Nada disso foi enviado.</translation>
    </message>
    <message>
        <source>It is applied to the listing as it is by then.</source>
        <translation>É aplicada ao anúncio como estiver nesse momento.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>What has changed since is left alone and listed.</source>
        <translation>O que mudou desde então não é tocado e é indicado.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>Checking sends nothing.</source>
        <translation>Verificar não envia nada.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Reter</translation>
    </message>
    <message>
        <source>It waits until you release it.</source>
        <translation>Espera até você liberar.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>List it again</source>
        <translation>Anunciar de novo</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar mesmo assim</translation>
    </message>
    <message>
        <source>What is removed cannot be restored.</source>
        <translation>O que é removido não pode ser recuperado.</translation>
    </message>
    <message>
        <source>Keep the marketplace’s</source>
        <translation>Manter o do marketplace</translation>
    </message>
    <message>
        <source>Send the result</source>
        <translation>Enviar o resultado</translation>
    </message>
    <message>
        <source>All three stay in the history.</source>
        <translation>As três ficam no histórico.</translation>
    </message>
</context>
<context>
    <name>OutboxColumn</name>
    <message>
        <source>Listing</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
</context>
<context>
    <name>OutboxGroup</name>
    <message>
        <source>Being sent</source>
        <extracomment>The groups in the order in which they are shown, with their titles.</extracomment>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Em espera</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>A decidir</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviadas</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>Em verificação</translation>
    </message>
</context>
<context>
    <name>OutboxHeader</name>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
</context>
<context>
    <name>OutboxTable</name>
    <message>
        <source>Outbox</source>
        <translation>Caixa de saída</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
</context>
<context>
    <name>OutboxView</name>
    <message>
        <source>Outbox and history</source>
        <translation>Caixa de saída e histórico</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Nothing has been sent yet</source>
        <translation>Nada foi enviado ainda</translation>
    </message>
    <message>
        <source>Changes to your listings wait here until they are sent. Afterwards you can look up what happened to each.</source>
        <translation>As alterações dos seus anúncios esperam aqui até serem enviadas. Depois você pode consultar o que houve com cada uma.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir para os anúncios</translation>
    </message>
    <message>
        <source>The outbox cannot be read</source>
        <translation>Não é possível ler a caixa de saída</translation>
    </message>
    <message>
        <source>Its contents are still on the disk. Reading it again sends nothing twice.</source>
        <translation>O que há nela continua no disco. Lê-la de novo não envia nada duas vezes.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Ler de novo</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Nothing here now</source>
        <translation>Nada aqui por enquanto</translation>
    </message>
    <message>
        <source>See the other tabs.</source>
        <translation>Veja as outras abas.</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>Retomar o envio</translation>
    </message>
    <message>
        <source>Hold all</source>
        <translation>Reter tudo</translation>
    </message>
</context>
<context>
    <name>OutboxWork</name>
    <message>
        <source>Too late: it is already on its way</source>
        <translation>Tarde demais: já está a caminho</translation>
    </message>
    <message>
        <source>Taken back; nothing was sent</source>
        <translation>Retirada; nada foi enviado</translation>
    </message>
    <message>
        <source>Taken back; it is a draft again</source>
        <translation>Retirada; volta a ser rascunho</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The listing stays as the marketplace has it</source>
        <translation>O anúncio fica como está no marketplace</translation>
    </message>
    <message>
        <source>Restore mine</source>
        <translation>Recuperar a minha</translation>
    </message>
    <message>
        <source>This change was already decided elsewhere; nothing was sent</source>
        <translation>Esta alteração já foi decidida em outro lugar; nada foi enviado</translation>
    </message>
</context>
<context>
    <name>OwnFigures</name>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Anúncio</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Custo unitário</translation>
    </message>
    <message>
        <source>Packaging</source>
        <translation>Embalagem</translation>
    </message>
    <message>
        <source>Tax %</source>
        <translation>Imposto %</translation>
    </message>
    <message>
        <source>Floor price</source>
        <translation>Preço mínimo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>From price</source>
        <translation>A partir do preço</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Porcentagem %</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor fixo</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB</source>
        <translation>O arquivo passa de {most} MB</translation>
    </message>
    <message>
        <source>There are no figures in the file</source>
        <translation>Não há valores no arquivo</translation>
    </message>
    <message>
        <source>Two columns mean “{name}”</source>
        <translation>Duas colunas significam “{name}”</translation>
    </message>
    <message>
        <source>No column is called “Own code”</source>
        <translation>Nenhuma coluna se chama “Código próprio”</translation>
    </message>
    <message>
        <source>No column is called “Unit cost”, “Packaging”, “Tax” or “Floor price”</source>
        <translation>Nenhuma coluna se chama “Custo unitário”, “Embalagem”, “Imposto” ou “Preço mínimo”</translation>
    </message>
    <message>
        <source>More cells than there are columns</source>
        <translation>Mais células do que colunas</translation>
    </message>
    <message>
        <source>Other figures of “{name}” stand above</source>
        <translation>Acima há outros valores de “{name}”</translation>
    </message>
    <message>
        <source>There is no own code</source>
        <translation>Falta o código próprio</translation>
    </message>
    <message>
        <source>“{text}” cannot be an own code</source>
        <translation>“{text}” não pode ser um código próprio</translation>
    </message>
    <message>
        <source>“{text}” is not a currency such as MXN</source>
        <translation>“{text}” não é uma moeda como MXN</translation>
    </message>
    <message>
        <source>{name}: “{text}” can be read as {either}</source>
        <translation>{name}: “{text}” pode ser lido como {either}</translation>
    </message>
    <message>
        <source>{name}: “{text}” is not an amount</source>
        <translation>{name}: “{text}” não é um valor</translation>
    </message>
    <message>
        <source>{name}: “{text}” is not below 100 %</source>
        <translation>{name}: “{text}” não é menor que 100 %</translation>
    </message>
    <message>
        <source>A formula whose value was not saved</source>
        <translation>Uma fórmula cujo resultado não foi salvo</translation>
    </message>
    <message>
        <source>Merged cells</source>
        <translation>Células mescladas</translation>
    </message>
    <message>
        <source>The file has a password</source>
        <translation>O arquivo tem senha</translation>
    </message>
    <message>
        <source>The file has more than {most} rows</source>
        <translation>O arquivo tem mais de {most} linhas</translation>
    </message>
    <message>
        <source>The file cannot be read as a table</source>
        <translation>O arquivo não pode ser lido como uma tabela</translation>
    </message>
</context>
<context>
    <name>Pace</name>
    <message>
        <source>{rate} per s</source>
        <translation>{rate} por s</translation>
    </message>
    <message>
        <source>{rate} per min</source>
        <translation>{rate} por min</translation>
    </message>
    <message>
        <source>{left} s left</source>
        <translation>faltam {left} s</translation>
    </message>
    <message>
        <source>{left} min left</source>
        <translation>faltam {left} min</translation>
    </message>
    <message>
        <source>{left} h left</source>
        <translation>faltam {left} h</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>faltam {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>about {left} s</source>
        <translation>cerca de {left} s</translation>
    </message>
    <message>
        <source>about {left} min</source>
        <translation>cerca de {left} min</translation>
    </message>
    <message>
        <source>about {left} h</source>
        <translation>cerca de {left} h</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Go to</source>
        <translation>Ir para</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Ações</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferências</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>tema</translation>
    </message>
    <message>
        <source>language</source>
        <translation>idioma</translation>
    </message>
    <message>
        <source>Listings</source>
        <translation>Anúncios</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n anúncio selecionado</numerusform>
            <numerusform>%n anúncios selecionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>“Not set” sends nothing</source>
        <translation>“Não informado” não envia nada</translation>
    </message>
</context>
<context>
    <name>Parcel</name>
    <message>
        <source>Parcel</source>
        <translation>Pacote</translation>
    </message>
</context>
<context>
    <name>ParcelCard</name>
    <message>
        <source>Height</source>
        <translation>Altura</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Largura</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Comprimento</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Pacote</translation>
    </message>
    <message>
        <source>Sent as</source>
        <translation>Enviado como</translation>
    </message>
    <message>
        <source>Copy the dimensions</source>
        <translation>Copiar as medidas</translation>
    </message>
    <message>
        <source>from the listing</source>
        <translation>do anúncio</translation>
    </message>
    <message>
        <source>other measurements</source>
        <translation>outras medidas</translation>
    </message>
    <message>
        <source>usual for the category</source>
        <translation>comuns na categoria</translation>
    </message>
    <message>
        <source>This listing has no measurements: the usual ones for its category are used.</source>
        <translation>Este anúncio não tem medidas: são usadas as comuns da categoria.</translation>
    </message>
    <message>
        <source>height {n} cm</source>
        <translation>altura {n} cm</translation>
    </message>
    <message>
        <source>width {n} cm</source>
        <translation>largura {n} cm</translation>
    </message>
    <message>
        <source>length {n} cm</source>
        <translation>comprimento {n} cm</translation>
    </message>
    <message>
        <source>Height × width × length in cm, then weight in g.</source>
        <translation>Altura × largura × comprimento em cm e depois peso em g.</translation>
    </message>
    <message>
        <source>By volume it counts as {kg} kg, more than the scale says (estimate).</source>
        <translation>Pelo volume conta como {kg} kg, mais do que diz a balança (estimativa).</translation>
    </message>
</context>
<context>
    <name>PartActs</name>
    <message>
        <source>Into a group</source>
        <translation>Colocar em um grupo</translation>
    </message>
    <message>
        <source>Out of the group</source>
        <translation>Tirar do grupo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Reading…</source>
        <translation>Lendo…</translation>
    </message>
    <message>
        <source>Nothing was sent for it from here, and no sync found it changed.</source>
        <translation>Nada foi enviado daqui para ele, e nenhuma sincronização encontrou alterações.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n earlier changes</source>
        <translation>
            <numerusform>Mostrar %n alteração anterior</numerusform>
            <numerusform>Mostrar %n alterações anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message numerus="yes">
        <source>%n earlier descriptions</source>
        <translation>
            <numerusform>%n descrição anterior</numerusform>
            <numerusform>%n descrições anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PendingBar</name>
    <message>
        <source>Changes in cells</source>
        <translation>Alterações em células</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
</context>
<context>
    <name>PictureFolder</name>
    <message>
        <source>a folder; what is in it is not used</source>
        <translation>uma pasta; o que há nela não é usado</translation>
    </message>
    <message>
        <source>no listing has an own code that this name begins with</source>
        <translation>nenhum anúncio tem um código próprio com que este nome comece</translation>
    </message>
    <message>
        <source>{count} listings have the own code {own_code}: {ids}</source>
        <translation>{count} anúncios têm o código próprio {own_code}: {ids}</translation>
    </message>
    <message>
        <source>the listing {ids} is closed</source>
        <translation>o anúncio {ids} está encerrado</translation>
    </message>
    <message>
        <source>the details of {ids} are not in the catalogue; sync first</source>
        <translation>os detalhes de {ids} não estão no catálogo; sincronize primeiro</translation>
    </message>
    <message>
        <source>taken for the own code {own_code}, not for {other}</source>
        <translation>vale para o código próprio {own_code}, não para {other}</translation>
    </message>
    <message>
        <source>the same picture as {other}</source>
        <translation>a mesma foto que {other}</translation>
    </message>
    <message>
        <source>a variation of {ids} shows a picture that would go</source>
        <translation>uma variação de {ids} mostra uma foto que sairia</translation>
    </message>
</context>
<context>
    <name>PictureSlot</name>
    <message>
        <source>Pasted picture</source>
        <translation>Foto colada</translation>
    </message>
    <message>
        <source>{n} px</source>
        <translation>{n} px</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Ctrl and the arrow keys move it, Delete removes it</source>
        <translation>Ctrl e as setas a movem, Delete a remove</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Verificando</translation>
    </message>
    <message>
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Capa</translation>
    </message>
</context>
<context>
    <name>PictureStrip</name>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Picture {n}, cover</source>
        <translation>Foto {n}, capa</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Foto {n}</translation>
    </message>
    <message>
        <source>Make it the cover</source>
        <translation>Usar como capa</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Mover para a frente</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover para trás</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message>
        <source>Address of a picture</source>
        <translation>Endereço de uma foto</translation>
    </message>
    <message>
        <source>Add by address</source>
        <translation>Adicionar pelo endereço</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Escolher arquivos</translation>
    </message>
    <message>
        <source>Remove the selected picture</source>
        <translation>Remover a foto selecionada</translation>
    </message>
    <message>
        <source>{n} of {most} · first is the cover</source>
        <translation>{n} de {most} · a primeira é a capa</translation>
    </message>
    <message>
        <source>{n} · first is the cover</source>
        <translation>{n} · a primeira é a capa</translation>
    </message>
    <message>
        <source>Picture {n}: {problem}</source>
        <translation>Foto {n}: {problem}</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Adicionar</translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation>Escolher fotos</translation>
    </message>
    <message>
        <source>Pictures (*.jpg *.jpeg *.png *.gif *.webp)</source>
        <translation>Fotos (*.jpg *.jpeg *.png *.gif *.webp)</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>PicturesSheet</name>
    <message>
        <source>Pictures of the variation</source>
        <translation>Fotos da variação</translation>
    </message>
    <message>
        <source>Tick what it shows. The order is that of the listing.</source>
        <translation>Marque o que ela mostra. A ordem é a do anúncio.</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Mostrar estas</translation>
    </message>
    <message>
        <source>They look the same in a picture, so all of them show the same ones.</source>
        <translation>Em uma foto são iguais, por isso todas mostram as mesmas.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Every variation needs a picture</source>
        <translation>Cada variação precisa de uma foto</translation>
    </message>
    <message numerus="yes">
        <source>A variation shows at most %n pictures</source>
        <translation>
            <numerusform>Uma variação mostra no máximo %n foto</numerusform>
            <numerusform>Uma variação mostra no máximo %n fotos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlaceEditor</name>
    <message>
        <source>Id</source>
        <translation>Identificador</translation>
    </message>
    <message>
        <source>Id of the place</source>
        <translation>Id do lugar</translation>
    </message>
</context>
<context>
    <name>PlanLines</name>
    <message>
        <source>Changed cells</source>
        <translation>Células alteradas</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message>
        <source>Given a time</source>
        <translation>Com horário</translation>
    </message>
    <message>
        <source>Nothing sent</source>
        <translation>Nada enviado</translation>
    </message>
    <message>
        <source>Delete the plan “{name}”?</source>
        <translation>Excluir o plano “{name}”?</translation>
    </message>
    <message>
        <source>What it has sent stays as it is, in the outbox and the history, too.</source>
        <translation>O que ele enviou fica como está, também na caixa de saída e no histórico.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Values of a sheet</source>
        <translation>Valores de uma planilha</translation>
    </message>
    <message>
        <source>Pictures from a folder</source>
        <translation>Fotos de uma pasta</translation>
    </message>
</context>
<context>
    <name>PlanListView</name>
    <message>
        <source>Plans</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>No plans</source>
        <translation>Nenhum plano</translation>
    </message>
    <message>
        <source>Select listings and change them all at once: each such plan is kept here.</source>
        <translation>Ao alterar vários anúncios de uma vez, cada plano fica salvo aqui.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir para os anúncios</translation>
    </message>
</context>
<context>
    <name>PlanNames</name>
    <message>
        <source>Plan of {day}</source>
        <translation>Plano de {day}</translation>
    </message>
    <message>
        <source>{name}, again</source>
        <translation>{name}, de novo</translation>
    </message>
</context>
<context>
    <name>PlanOperation</name>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Alterar</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Definir como</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar e substituir</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Substituir por</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Change by amount</source>
        <translation>Alterar em valor</translation>
    </message>
    <message>
        <source>Round to ending</source>
        <translation>Arredondar ao final</translation>
    </message>
    <message>
        <source>Change by</source>
        <translation>Alterar em</translation>
    </message>
    <message>
        <source>Round to multiple</source>
        <translation>Arredondar a múltiplo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantia</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Frete grátis</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Encerrado</translation>
    </message>
    <message>
        <source>Address of the picture</source>
        <translation>Endereço da foto</translation>
    </message>
    <message>
        <source>Which picture, counted from 1</source>
        <translation>Qual foto, contando a partir de 1</translation>
    </message>
    <message>
        <source>Net of a sale</source>
        <translation>Líquido de uma venda</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Final</translation>
    </message>
    <message>
        <source>Leave at least</source>
        <translation>Deixar ao menos</translation>
    </message>
    <message>
        <source>Never below the floor</source>
        <translation>Nunca abaixo do mínimo</translation>
    </message>
    <message>
        <source>Put before it</source>
        <translation>Pôr antes</translation>
    </message>
    <message>
        <source>Put behind it</source>
        <translation>Pôr depois</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation>Definir se faltar</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Add at the end</source>
        <translation>Adicionar no fim</translation>
    </message>
    <message>
        <source>Make the cover</source>
        <translation>Usar como capa</translation>
    </message>
    <message>
        <source>Add as the cover</source>
        <translation>Adicionar como capa</translation>
    </message>
    <message>
        <source>Remove the last one</source>
        <translation>Remover a última</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordem</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retirada em mãos</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>As new listings</source>
        <translation>Como anúncios novos</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Para sempre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Relist what is closed</source>
        <translation>Republicar o encerrado</translation>
    </message>
    <message>
        <source>Delete what is closed</source>
        <translation>Excluir o encerrado</translation>
    </message>
</context>
<context>
    <name>PlanReason</name>
    <message>
        <source>it is so already</source>
        <extracomment>Findings of the guards that stop a row.</extracomment>
        <translation>já é assim</translation>
    </message>
    <message>
        <source>it has no price</source>
        <translation>não tem preço</translation>
    </message>
    <message>
        <source>it has no stock</source>
        <translation>não tem estoque</translation>
    </message>
    <message>
        <source>the text is not in it</source>
        <translation>não contém o texto</translation>
    </message>
    <message>
        <source>nothing would be left of the title</source>
        <translation>não sobraria nada do título</translation>
    </message>
    <message>
        <source>its unit cost is not given</source>
        <translation>falta o custo unitário</translation>
    </message>
    <message>
        <source>what a sale leaves is not known</source>
        <translation>não se sabe o que sobra de uma venda</translation>
    </message>
    <message>
        <source>no price leaves that much</source>
        <translation>nenhum preço deixa tanto</translation>
    </message>
    <message>
        <source>rounding takes off what is to be left</source>
        <translation>o arredondamento tira o que deve sobrar</translation>
    </message>
    <message>
        <source>the price would not be above 0</source>
        <translation>o preço não seria maior que 0</translation>
    </message>
    <message>
        <source>prices have fewer decimals here</source>
        <translation>aqui os preços têm menos casas decimais</translation>
    </message>
    <message>
        <source>its category does not have this attribute</source>
        <translation>a categoria dele não tem esse atributo</translation>
    </message>
    <message>
        <source>it was not read completely; sync first</source>
        <translation>não foi lido por completo; sincronize antes</translation>
    </message>
    <message>
        <source>it has a value already</source>
        <translation>já tem um valor</translation>
    </message>
    <message>
        <source>there is no picture at that place</source>
        <translation>não há foto nesse lugar</translation>
    </message>
    <message>
        <source>no picture would be left</source>
        <translation>não sobraria nenhuma foto</translation>
    </message>
    <message>
        <source>a variation shows the picture that would go</source>
        <translation>uma variação mostra a foto que seria removida</translation>
    </message>
    <message>
        <source>no text would be left</source>
        <translation>não sobraria texto</translation>
    </message>
    <message>
        <source>its description could not be read</source>
        <translation>não foi possível ler a descrição dele</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está encerrado</translation>
    </message>
    <message>
        <source>it is not closed</source>
        <translation>não está encerrado</translation>
    </message>
    <message>
        <source>it is deleted</source>
        <translation>está excluído</translation>
    </message>
    <message>
        <source>it was relisted before</source>
        <translation>já foi republicado antes</translation>
    </message>
</context>
<context>
    <name>PlanResult</name>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sem alterações</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluído</translation>
    </message>
    <message>
        <source>the net falls below your limit</source>
        <translation>o líquido fica abaixo do limite</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Parado</translation>
    </message>
    <message>
        <source>Earns less</source>
        <translation>Rende menos</translation>
    </message>
    <message>
        <source>May earn less</source>
        <translation>Pode render menos</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>Vai mudar</translation>
    </message>
    <message>
        <source>Rehearsed, accepted</source>
        <translation>Ensaiado, aceito</translation>
    </message>
    <message>
        <source>Rehearsed, refused</source>
        <translation>Ensaiado, recusado</translation>
    </message>
    <message>
        <source>crosses {amount}</source>
        <translation>passa de {amount}</translation>
    </message>
</context>
<context>
    <name>PlanSaving</name>
    <message>
        <source>Save the plan</source>
        <translation>Salvar o plano</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Planos (*.json)</translation>
    </message>
</context>
<context>
    <name>PlanSteps</name>
    <message>
        <source>Being undone</source>
        <translation>Sendo desfeito</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Sendo enviado</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message>
        <source>Plan · given a time</source>
        <translation>Plano · com horário</translation>
    </message>
    <message>
        <source>Plan · nothing sent</source>
        <translation>Plano · nada enviado</translation>
    </message>
    <message>
        <source>Add what to do at the left. What becomes of each listing stands here.</source>
        <translation>Adicione à esquerda o que fazer. Aqui aparece o que acontece com cada anúncio.</translation>
    </message>
    <message>
        <source>On the left, fill in what to do.</source>
        <translation>Preencha à esquerda o que fazer.</translation>
    </message>
    <message>
        <source>Another listing type and a deletion each need a separate plan; with a relisting only price, stock and listing type can change.</source>
        <translation>Outro tipo de anúncio e uma exclusão precisam cada um de um plano separado; ao republicar só podem mudar preço, estoque e tipo de anúncio.</translation>
    </message>
    <message>
        <source>One of the values cannot be read</source>
        <translation>Um dos valores não pode ser lido</translation>
    </message>
    <message>
        <source>Reading the descriptions: {done} of {total}</source>
        <translation>Lendo as descrições: {done} de {total}</translation>
    </message>
    <message>
        <source>Below is what was worked out last. It cannot be applied.</source>
        <translation>Abaixo fica o que foi calculado por último. Não pode ser aplicado.</translation>
    </message>
    <message>
        <source>What the plan was made of is not there any more</source>
        <translation>Aquilo de que o plano foi feito não existe mais</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Retry these</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Repeat as a new plan</source>
        <translation>Repetir como novo plano</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Back; the plan is kept</source>
        <translation>Voltar; o plano fica salvo</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>O que fazer</translation>
    </message>
    <message>
        <source>Name of the plan</source>
        <translation>Nome do plano</translation>
    </message>
    <message>
        <source>Rename the plan</source>
        <translation>Mudar o nome do plano</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Salvar como arquivo…</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Ensaiar</translation>
    </message>
    <message>
        <source>Undo the plan</source>
        <translation>Desfazer o plano</translation>
    </message>
    <message>
        <source>Show the requests</source>
        <translation>Ver as solicitações</translation>
    </message>
    <message>
        <source>Hide the requests</source>
        <translation>Ocultar as solicitações</translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n listings</source>
        <translation>
            <numerusform>Aplicar a %n anúncio</numerusform>
            <numerusform>Aplicar a %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Schedule…</source>
        <translation>Programar…</translation>
    </message>
</context>
<context>
    <name>PlanWork</name>
    <message numerus="yes">
        <source>Undo the plan in %n listings?</source>
        <translation>
            <numerusform>Desfazer o plano em %n anúncio?</numerusform>
            <numerusform>Desfazer o plano em %n anúncios?</numerusform>
        </translation>
    </message>
    <message>
        <source>Every value goes back to what it was before the plan.</source>
        <translation>Cada valor volta ao que era antes do plano.</translation>
    </message>
    <message numerus="yes">
        <source>%n values are left alone, for the reasons below.</source>
        <translation>
            <numerusform>%n valor não é tocado, pelo motivo abaixo.</numerusform>
            <numerusform>%n valores não são tocados, pelos motivos abaixo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo in %n listings</source>
        <translation>
            <numerusform>Desfazer em %n anúncio</numerusform>
            <numerusform>Desfazer em %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Na fila</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Sendo enviado</translation>
    </message>
    <message>
        <source>Checking whether it arrived</source>
        <translation>Verificando se chegou</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retido</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirado</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings for good?</source>
        <translation>
            <numerusform>Excluir %n anúncio para sempre?</numerusform>
            <numerusform>Excluir %n anúncios para sempre?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings</source>
        <translation>
            <numerusform>Excluir %n anúncio</numerusform>
            <numerusform>Excluir %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be brought back, and undoing the plan does not do it.</source>
        <translation>Não é possível recuperá-los, nem desfazendo o plano.</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>at most {share}</source>
        <translation>no máximo {share}</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Melhor opção</translation>
    </message>
</context>
<context>
    <name>PreviewDelegate</name>
    <message>
        <source>same</source>
        <translation>igual</translation>
    </message>
</context>
<context>
    <name>PreviewModel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Alterações</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Net of one sale</source>
        <translation>Líquido de uma venda</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>PreviewTable</name>
    <message>
        <source>What would change</source>
        <translation>O que mudaria</translation>
    </message>
    <message>
        <source>No listing here</source>
        <translation>Nenhum anúncio aqui</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Undone</source>
        <translation>Desfeito</translation>
    </message>
    <message numerus="yes">
        <source>%n listings refused</source>
        <translation>
            <numerusform>%n anúncio recusado</numerusform>
            <numerusform>%n anúncios recusados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On hold: {done} of %n listings are done</source>
        <translation>
            <numerusform>Retido: {done} de %n anúncio pronto</numerusform>
            <numerusform>Retido: {done} de %n anúncios prontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings held, changed by somebody since</source>
        <translation>
            <numerusform>%n anúncio retido, alguém o alterou depois</numerusform>
            <numerusform>%n anúncios retidos, alguém os alterou depois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings taken back before sending</source>
        <translation>
            <numerusform>%n anúncio retirado antes do envio</numerusform>
            <numerusform>%n anúncios retirados antes do envio</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is on hold; it is resumed in the status bar</source>
        <translation>O envio está retido; ele é retomado na barra de status</translation>
    </message>
    <message>
        <source>Pause and cancel are in the status bar</source>
        <translation>É possível pausar e cancelar na barra de status</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings are back as they were</source>
        <translation>
            <numerusform>{done} de %n anúncio está como antes</numerusform>
            <numerusform>{done} de %n anúncios estão como antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings were changed</source>
        <translation>
            <numerusform>{done} de %n anúncio foi alterado</numerusform>
            <numerusform>{done} de %n anúncios foram alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sending: {done} of %n listings are done</source>
        <translation>
            <numerusform>Enviando: {done} de %n anúncio pronto</numerusform>
            <numerusform>Enviando: {done} de %n anúncios prontos</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens a listing to correct it</source>
        <translation>Enter abre um anúncio para corrigir</translation>
    </message>
</context>
<context>
    <name>Publish</name>
    <message numerus="yes">
        <source>Not published, for %n reasons</source>
        <translation>
            <numerusform>Não publicado por %n motivo</numerusform>
            <numerusform>Não publicado por %n motivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back; nothing was published</source>
        <translation>Retirado; nada foi publicado</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was listed: decide in the outbox</source>
        <translation>Não se sabe se foi publicado: decida na caixa de saída</translation>
    </message>
    <message>
        <source>Sent, no answer yet; it is never listed twice</source>
        <translation>Enviado, ainda sem resposta; nunca é publicado duas vezes</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>Na caixa de saída até o marketplace responder</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
</context>
<context>
    <name>Query</name>
    <message>
        <source>the query is longer than {most} characters; --ids takes a file of ids</source>
        <translation>a consulta tem mais de {most} caracteres; --ids aceita um arquivo de ids</translation>
    </message>
    <message>
        <source>there are more than {most} conditions: {count}</source>
        <translation>há mais de {most} condições: {count}</translation>
    </message>
    <message>
        <source>there are more than {most} brackets</source>
        <translation>há mais de {most} parênteses</translation>
    </message>
    <message>
        <source>a quotation mark is not closed: {text}</source>
        <translation>faltam as aspas finais: {text}</translation>
    </message>
    <message>
        <source>a space is missing after {text}</source>
        <translation>falta um espaço depois de {text}</translation>
    </message>
    <message>
        <source>there is no word after the minus</source>
        <translation>falta uma palavra depois do sinal de menos</translation>
    </message>
    <message>
        <source>there is nothing in these brackets</source>
        <translation>não há nada entre estes parênteses</translation>
    </message>
    <message>
        <source>no bracket was opened before this one</source>
        <translation>nenhum parêntese foi aberto antes deste</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>falta fechar um parêntese</translation>
    </message>
    <message>
        <source>a word or a condition is missing at the end</source>
        <translation>no final falta uma palavra ou uma condição</translation>
    </message>
    <message>
        <source>this cannot be read: {text}</source>
        <translation>isto não pode ser lido: {text}</translation>
    </message>
    <message>
        <source>a value is missing after {name}</source>
        <translation>falta um valor depois de {name}</translation>
    </message>
    <message>
        <source>there is no condition {name!r}</source>
        <translation>não há uma condição {name!r}</translation>
    </message>
    <message>
        <source>there is no attribute {name!r}</source>
        <translation>não há um atributo {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r}</source>
        <translation>não há uma categoria {name!r}</translation>
    </message>
    <message>
        <source>there is no status {name!r}</source>
        <translation>não há um status {name!r}</translation>
    </message>
    <message>
        <source>there is no listing type {name!r}</source>
        <translation>não há um tipo de anúncio {name!r}</translation>
    </message>
    <message>
        <source>there is no currency {name!r}</source>
        <translation>não há uma moeda {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is nothing that changes are known of</source>
        <translation>de {name!r} não se conhecem alterações</translation>
    </message>
    <message>
        <source>{name!r} is nothing by which listings are told to be there twice</source>
        <translation>{name!r} não é nada pelo que se reconheçam anúncios repetidos</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a time such as @7d, @2026-01-31 or @sync</source>
        <translation>{name}: {text!r} não é um momento como @7d, @2026-01-31 ou @sync</translation>
    </message>
    <message>
        <source>{name}: {text!r} has one figure with % and one without</source>
        <translation>{name}: {text!r} tem um número com % e outro sem</translation>
    </message>
    <message>
        <source>there is no word in {text!r}</source>
        <translation>não há nenhuma palavra em {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} can be read as {either}; write the one that is meant</source>
        <translation>{name}: {text!r} pode ser lido como {either}; escreva o que se quer</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a number such as 1000 or 99.50</source>
        <translation>{name}: {text!r} não é um número como 1000 ou 99.50</translation>
    </message>
    <message>
        <source>{text!r} runs backwards; the smaller figure comes first</source>
        <translation>{text!r} está ao contrário; o número menor vem primeiro</translation>
    </message>
    <message>
        <source>{text!r} is not a figure, a comparison or a range</source>
        <translation>{text!r} não é um número, uma comparação nem um intervalo</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a day such as 2026-01-31</source>
        <translation>{name}: {text!r} não é um dia como 2026-01-31</translation>
    </message>
    <message>
        <source>{name}: between 1 and {most} values, with commas between</source>
        <translation>{name}: entre 1 e {most} valores, separados por vírgulas</translation>
    </message>
    <message>
        <source>{name}: yes or no, not {text!r}</source>
        <translation>{name}: yes ou no, não {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a comparison such as &gt;10 or &gt;=2.5kg</source>
        <translation>{name}: {text!r} não é uma comparação como &gt;10 ou &gt;=2.5kg</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a range such as 10..20 or 10cm..20cm</source>
        <translation>{name}: {text!r} não é um intervalo como 10..20 ou 10cm..20cm</translation>
    </message>
    <message>
        <source>attributes cannot be searched now: the tables for them cannot be written</source>
        <translation>agora não é possível pesquisar por atributos: as tabelas deles não podem ser gravadas</translation>
    </message>
    <message>
        <source>; did you mean {near!r}?</source>
        <translation>; talvez {near!r}?</translation>
    </message>
    <message>
        <source>; known are {names}</source>
        <translation>; são conhecidos {names}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} ou {second}</translation>
    </message>
    <message>
        <source>expected here: {words}</source>
        <translation>aqui se espera: {words}</translation>
    </message>
    <message>
        <source>a word or a condition</source>
        <translation>uma palavra ou uma condição</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>um valor</translation>
    </message>
    <message>
        <source>OR stands between two conditions; in quotation marks it is a word</source>
        <translation>OR fica entre duas condições; entre aspas, é uma palavra</translation>
    </message>
    <message>
        <source>one minus is enough to exclude: {text}</source>
        <translation>um só sinal de menos basta para excluir: {text}</translation>
    </message>
</context>
<context>
    <name>QueryChips</name>
    <message>
        <source>Conditions of the search</source>
        <translation>Condições da busca</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Todas as regras…</translation>
    </message>
    <message>
        <source>{n} more…</source>
        <translation>Mais {n}…</translation>
    </message>
</context>
<context>
    <name>QuestionSheet</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message>
        <source>What the sheet leaves open</source>
        <translation>O que a planilha deixa em aberto</translation>
    </message>
    <message>
        <source>What is {sample} in the column “{name}”?</source>
        <translation>O que é {sample} na coluna “{name}”?</translation>
    </message>
    <message numerus="yes">
        <source>%n cells say [clear]</source>
        <translation>
            <numerusform>%n célula diz [clear]</numerusform>
            <numerusform>%n células dizem [clear]</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty these fields</source>
        <translation>Esvaziar esses campos</translation>
    </message>
</context>
<context>
    <name>RatesEditor</name>
    <message>
        <source>Rate, such as “Same city”</source>
        <translation>Tarifa, por exemplo “Mesma cidade”</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>What the rate is for</source>
        <translation>A que se refere a tarifa</translation>
    </message>
    <message>
        <source>What the buyer pays</source>
        <translation>O que o comprador paga</translation>
    </message>
</context>
<context>
    <name>ReadOnlyFieldsGroup</name>
    <message>
        <source>Also kept by the marketplace ({count})</source>
        <translation>O marketplace também guarda ({count})</translation>
    </message>
</context>
<context>
    <name>ReasonsCard</name>
    <message>
        <source>Free shipping is mandatory here, because</source>
        <translation>Aqui o frete grátis é obrigatório porque</translation>
    </message>
    <message>
        <source>Free shipping is your choice here</source>
        <translation>Aqui o frete grátis é opcional</translation>
    </message>
    <message>
        <source>This site has no price from which free shipping is mandatory.</source>
        <translation>Este site não tem um preço a partir do qual o frete grátis seja obrigatório.</translation>
    </message>
    <message>
        <source>Buyers see “free”, you pay the flat rate. Up to {threshold} it is your choice.</source>
        <translation>Os compradores veem “grátis” e você paga a tarifa fixa. Até {threshold} você escolhe.</translation>
    </message>
    <message>
        <source>Above {threshold} it may be mandatory for you.</source>
        <translation>Acima de {threshold} pode ser obrigatório para você.</translation>
    </message>
    <message>
        <source>The price is above the site’s threshold</source>
        <translation>O preço passa do limite do site</translation>
    </message>
    <message>
        <source>The price is not above the site’s threshold</source>
        <translation>O preço não passa do limite do site</translation>
    </message>
    <message>
        <source>Your reputation is at the top level</source>
        <translation>Sua reputação está no nível mais alto</translation>
    </message>
    <message>
        <source>Your reputation is not at the top level</source>
        <translation>Sua reputação não está no nível mais alto</translation>
    </message>
    <message>
        <source>You sell as an official store</source>
        <translation>Você vende como loja oficial</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>You do not sell as an official store</source>
        <translation>Você não vende como loja oficial</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>The item is new</source>
        <translation>O produto é novo</translation>
    </message>
    <message>
        <source>The item is not new</source>
        <translation>O produto não é novo</translation>
    </message>
    <message>
        <source>The marketplace requires it at this price</source>
        <translation>O marketplace exige com este preço</translation>
    </message>
    <message>
        <source>The marketplace does not require it at this price</source>
        <translation>O marketplace não exige com este preço</translation>
    </message>
    <message>
        <source>It is not known whether free shipping can be mandatory on this site.</source>
        <translation>Não se sabe se o frete grátis pode ser obrigatório neste site.</translation>
    </message>
</context>
<context>
    <name>ReceiptSheet</name>
    <message>
        <source>Summary of the last sync</source>
        <translation>Resumo da última sincronização</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Everything was read</source>
        <translation>Tudo foi lido</translation>
    </message>
    <message>
        <source>The shop changed during the sync. What changed was read again; everything else is as of the start.</source>
        <translation>A loja mudou durante a sincronização. O que mudou foi lido de novo; todo o resto é de quando ela começou.</translation>
    </message>
    <message>
        <source>The marketplace’s count matches what is here.</source>
        <translation>O total do marketplace coincide com o que está aqui.</translation>
    </message>
    <message>
        <source>Every listing in the list was read</source>
        <translation>Cada anúncio da lista foi lido</translation>
    </message>
    <message>
        <source>The marketplace counts some that are not in its list.</source>
        <translation>O marketplace conta alguns que não estão na lista dele.</translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>Nem tudo foi lido</translation>
    </message>
    <message>
        <source>The next sync asks for the rest again.</source>
        <translation>A próxima sincronização pede o resto de novo.</translation>
    </message>
    <message>
        <source>Listings counted</source>
        <translation>Anúncios contados</translation>
    </message>
    <message>
        <source>New since the last sync</source>
        <translation>Novos desde a última sincronização</translation>
    </message>
    <message>
        <source>Changed since the last sync</source>
        <translation>Alterados desde a última sincronização</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Não estão mais lá</translation>
    </message>
    <message>
        <source>Fewer than the marketplace’s total</source>
        <translation>A menos que o total do marketplace</translation>
    </message>
    <message>
        <source>Twice in the list, counted once</source>
        <translation>Duas vezes na lista, contados uma</translation>
    </message>
    <message>
        <source>Asked for again</source>
        <translation>Pedidos de novo</translation>
    </message>
    <message>
        <source>Without an answer, left as they were</source>
        <translation>Sem resposta, deixados como estavam</translation>
    </message>
    <message>
        <source>Costs and categories without an answer</source>
        <translation>Custos e categorias sem resposta</translation>
    </message>
    <message>
        <source>Changed while the shop was read</source>
        <translation>Mudaram enquanto a loja era lida</translation>
    </message>
    <message>
        <source>Read in part only</source>
        <translation>Lidos só em parte</translation>
    </message>
    <message>
        <source>Times the list was read</source>
        <translation>Vezes que a lista foi percorrida</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duração</translation>
    </message>
</context>
<context>
    <name>RecipeWords</name>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} de {most}</translation>
    </message>
    <message>
        <source>This is the title</source>
        <translation>Este é o título</translation>
    </message>
    <message>
        <source>Shortened to whole words that fit</source>
        <translation>Encurtado às palavras inteiras que cabem</translation>
    </message>
</context>
<context>
    <name>RehearsalWords</name>
    <message>
        <source>The rehearsal was stopped</source>
        <translation>O ensaio foi interrompido</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message numerus="yes">
        <source>Rehearsed: %n listings would be accepted</source>
        <translation>
            <numerusform>Ensaio: %n anúncio seria aceito</numerusform>
            <numerusform>Ensaio: %n anúncios seriam aceitos</numerusform>
        </translation>
    </message>
    <message>
        <source>Carried out on a copy of the listings in a separate marketplace. Nothing was sent.</source>
        <translation>Feito em uma cópia dos anúncios, em um marketplace à parte. Nada foi enviado.</translation>
    </message>
    <message>
        <source>No access to the marketplace: they are as of the last sync.</source>
        <translation>Sem acesso ao marketplace: estão como na última sincronização.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n anúncio seria recusado</numerusform>
            <numerusform>%n anúncios seriam recusados</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the listings as they are now: {done} of {total}</source>
        <translation>Lendo os anúncios como estão agora: {done} de {total}</translation>
    </message>
    <message>
        <source>Rehearsing: {done} of {total}</source>
        <translation>Ensaiando: {done} de {total}</translation>
    </message>
</context>
<context>
    <name>RelistWords</name>
    <message>
        <source>Relist</source>
        <translation>Republicar</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de anúncio</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>It becomes a new listing with a new id; the closed one stays.</source>
        <translation>Será um novo anúncio com um novo id; o encerrado fica.</translation>
    </message>
    <message>
        <source>Each variation keeps its price and its stock.</source>
        <translation>Cada variação mantém o preço e o estoque.</translation>
    </message>
    <message>
        <source>It keeps its visits.</source>
        <translation>Mantém as visitas.</translation>
    </message>
    <message>
        <source>Relisting is free of charge.</source>
        <translation>Republicar não custa nada.</translation>
    </message>
</context>
<context>
    <name>RiskBanner</name>
    <message>
        <source>Show them</source>
        <translation>Mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%n listings would earn less than today at a higher price</source>
        <translation>
            <numerusform>%n anúncio renderia menos do que hoje a um preço maior</numerusform>
            <numerusform>%n anúncios renderiam menos do que hoje a um preço maior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and earn less than today</source>
        <translation>
            <numerusform>%n anúncio passaria de {amount} e renderia menos que hoje</numerusform>
            <numerusform>%n anúncios passariam de {amount} e renderiam menos que hoje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and may earn less</source>
        <translation>
            <numerusform>%n anúncio passaria de {amount} e pode render menos</numerusform>
            <numerusform>%n anúncios passariam de {amount} e podem render menos</numerusform>
        </translation>
    </message>
    <message>
        <source>Above {amount} free shipping becomes mandatory for this account.</source>
        <translation>Acima de {amount} o frete grátis é obrigatório para esta conta.</translation>
    </message>
    <message>
        <source>Together they would lose {lost} on one sale each.</source>
        <translation>Juntos perderiam {lost} com uma venda cada.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n prices at {amount}</source>
        <translation>
            <numerusform>Manter %n preço em {amount}</numerusform>
            <numerusform>Manter %n preços em {amount}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskWords</name>
    <message numerus="yes">
        <source>%n prices change a lot</source>
        <translation>
            <numerusform>%n preço muda muito</numerusform>
            <numerusform>%n preços mudam muito</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices become zero</source>
        <translation>
            <numerusform>%n preço passa a zero</numerusform>
            <numerusform>%n preços passam a zero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices below your price floor</source>
        <translation>
            <numerusform>%n preço abaixo do seu mínimo</numerusform>
            <numerusform>%n preços abaixo do seu mínimo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales leave less than your floor</source>
        <translation>
            <numerusform>De %n venda sobra menos que o seu mínimo</numerusform>
            <numerusform>De %n vendas sobra menos que o seu mínimo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher prices may leave less</source>
        <translation>
            <numerusform>%n preço mais alto pode deixar menos</numerusform>
            <numerusform>%n preços mais altos podem deixar menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed at once</source>
        <translation>
            <numerusform>%n anúncio é encerrado de uma vez</numerusform>
            <numerusform>%n anúncios são encerrados de uma vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are deleted for good</source>
        <translation>
            <numerusform>%n anúncio é excluído de vez</numerusform>
            <numerusform>%n anúncios são excluídos de vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings without stock are closed for good</source>
        <translation>
            <numerusform>%n anúncio sem estoque é encerrado de vez</numerusform>
            <numerusform>%n anúncios sem estoque são encerrados de vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed, and not free to relist</source>
        <translation>
            <numerusform>%n anúncio é encerrado, e republicá-lo não é grátis</numerusform>
            <numerusform>%n anúncios são encerrados, e republicá-los não é grátis</numerusform>
        </translation>
    </message>
    <message>
        <source>Send this anyway?</source>
        <translation>Enviar isto mesmo assim?</translation>
    </message>
    <message>
        <source>Nothing was sent. Tick each line to accept it.</source>
        <translation>Nada foi enviado. Marque cada linha para aceitá-la.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>e mais {n}</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>Não enviar</translation>
    </message>
</context>
<context>
    <name>RowState</name>
    <message>
        <source>Taken back</source>
        <translation>Retirado</translation>
    </message>
    <message>
        <source>new listing</source>
        <translation>anúncio novo</translation>
    </message>
    <message>
        <source>listed again</source>
        <translation>anúncio republicado</translation>
    </message>
    <message>
        <source>listing type</source>
        <translation>tipo de anúncio</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>a caminho</translation>
    </message>
    <message>
        <source>will be sent as soon as possible</source>
        <translation>será enviado assim que possível</translation>
    </message>
    <message>
        <source>put on hold by you</source>
        <translation>retido por você</translation>
    </message>
    <message>
        <source>changed on the marketplace in the meantime</source>
        <translation>mudou no marketplace enquanto isso</translation>
    </message>
    <message>
        <source>no answer came: checking whether it arrived</source>
        <translation>sem resposta: verificando se chegou</translation>
    </message>
    <message>
        <source>restored from a backup; it may have been sent already</source>
        <translation>recuperado de um backup; pode já ter sido enviado</translation>
    </message>
    <message>
        <source>no answer came, and several listings could be the new one</source>
        <translation>não houve resposta, e vários anúncios poderiam ser o novo</translation>
    </message>
    <message>
        <source>no answer came, and it was not found</source>
        <translation>não houve resposta, e não foi encontrado</translation>
    </message>
    <message>
        <source>created: {id}</source>
        <translation>criado: {id}</translation>
    </message>
    <message>
        <source>it needs your decision</source>
        <translation>falta uma decisão sua</translation>
    </message>
    <message>
        <source>nothing had to be sent: it was so already</source>
        <translation>não foi preciso enviar nada: já estava assim</translation>
    </message>
    <message>
        <source>checked: it arrived</source>
        <translation>verificado: chegou</translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message>
        <source>waiting since {time}</source>
        <translation>espera desde {time}</translation>
    </message>
    <message>
        <source>on its way now</source>
        <translation>a caminho agora</translation>
    </message>
    <message>
        <source>not sent twice, whatever happens</source>
        <translation>não é enviada duas vezes, aconteça o que acontecer</translation>
    </message>
    <message>
        <source>on hold: nothing was overwritten</source>
        <translation>retida: nada foi sobrescrito</translation>
    </message>
    <message>
        <source>on hold since {time}</source>
        <translation>retida desde {time}</translation>
    </message>
    <message>
        <source>refused {time}; nothing was changed</source>
        <translation>recusada {time}; nada mudou</translation>
    </message>
    <message>
        <source>sent {time}</source>
        <translation>enviada {time}</translation>
    </message>
    <message>
        <source>taken back {time}; nothing was sent</source>
        <translation>retirada {time}; nada foi enviado</translation>
    </message>
    <message>
        <source>You put it on hold</source>
        <translation>Retido por você</translation>
    </message>
    <message>
        <source>It is sent when you release it, and applied to the listing as it is by then.</source>
        <translation>É enviado quando você liberar e aplicado ao anúncio como estiver nesse momento.</translation>
    </message>
    <message>
        <source>It would remove something for good</source>
        <translation>Removeria algo para sempre</translation>
    </message>
    <message>
        <source>{field} was changed on the marketplace while your change waited</source>
        <translation>{field} mudou no marketplace enquanto a alteração esperava</translation>
    </message>
    <message numerus="yes">
        <source>%n fields changed on the marketplace while your change waited</source>
        <translation>
            <numerusform>%n campo mudou no marketplace enquanto a alteração esperava</numerusform>
            <numerusform>%n campos mudaram no marketplace enquanto a alteração esperava</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides changed it, so you choose. What only one side changed is already merged.</source>
        <translation>Mudou dos dois lados, então você escolhe. O que mudou de um lado só já está combinado.</translation>
    </message>
    <message>
        <source>The marketplace refused it</source>
        <translation>O marketplace recusou</translation>
    </message>
    <message>
        <source>It is waiting for you</source>
        <translation>Espera por você</translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message>
        <source>Risky first</source>
        <translation>Riscos primeiro</translation>
    </message>
    <message>
        <source>By finding</source>
        <translation>Por aviso</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Mostrar todas as linhas</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation>No plano</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>Vai mudar</translation>
    </message>
    <message>
        <source>Earns less</source>
        <translation>Rende menos</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Recusado</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sem alterações</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluído</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found about these rows</source>
        <translation>Não há avisos sobre estas linhas</translation>
    </message>
</context>
<context>
    <name>RulePopup</name>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Todas as regras…</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message>
        <source>Search by rules</source>
        <translation>Buscar com regras</translation>
    </message>
    <message>
        <source>The same as text</source>
        <translation>O mesmo como texto</translation>
    </message>
    <message>
        <source>Save as a view…</source>
        <translation>Salvar como visualização…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message numerus="yes">
        <source>%n rules without a value are left out</source>
        <translation>
            <numerusform>%n regra sem valor fica de fora</numerusform>
            <numerusform>%n regras sem valor ficam de fora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings found</source>
        <translation>
            <numerusform>%n anúncio encontrado</numerusform>
            <numerusform>%n anúncios encontrados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>not {compared}</source>
        <translation>não {compared}</translation>
    </message>
    <message>
        <source>Unchanged for</source>
        <translation>Sem alterações há</translation>
    </message>
    <message>
        <source>Free shipping put on</source>
        <translation>Frete grátis imposto</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Termina em</translation>
    </message>
    <message>
        <source>Listed twice</source>
        <translation>Anunciado duas vezes</translation>
    </message>
    <message>
        <source>Required attributes missing</source>
        <translation>Atributos obrigatórios que faltam</translation>
    </message>
    <message>
        <source>Price rose</source>
        <translation>O preço subiu</translation>
    </message>
    <message>
        <source>Price fell</source>
        <translation>O preço caiu</translation>
    </message>
    <message>
        <source>Stock rose</source>
        <translation>O estoque subiu</translation>
    </message>
    <message>
        <source>Stock fell</source>
        <translation>O estoque caiu</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Mudou</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Mudou em outro lugar</translation>
    </message>
    <message>
        <source>Status was</source>
        <translation>O status era</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>Em qualquer lugar</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>qualquer coisa</translation>
    </message>
    <message>
        <source>since the last sync</source>
        <translation>desde a última sincronização</translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>em %n dia</numerusform>
            <numerusform>em %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde {day}</translation>
    </message>
    <message>
        <source>All of these hold</source>
        <translation>Todas valem</translation>
    </message>
    <message>
        <source>At least one of these holds</source>
        <translation>Pelo menos uma vale</translation>
    </message>
    <message>
        <source>None of these holds</source>
        <translation>Nenhuma vale</translation>
    </message>
    <message>
        <source>on</source>
        <translation>em</translation>
    </message>
    <message>
        <source>after</source>
        <translation>depois de</translation>
    </message>
    <message>
        <source>from</source>
        <translation>a partir de</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes de</translation>
    </message>
    <message>
        <source>until</source>
        <translation>até</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>de … até</translation>
    </message>
    <message>
        <source>is</source>
        <translation>é</translation>
    </message>
    <message>
        <source>over</source>
        <translation>acima de</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>pelo menos</translation>
    </message>
    <message>
        <source>under</source>
        <translation>abaixo de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>no máximo</translation>
    </message>
    <message>
        <source>between</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>has the words</source>
        <translation>tem as palavras</translation>
    </message>
    <message>
        <source>has exactly</source>
        <translation>tem exatamente</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>não é</translation>
    </message>
    <message>
        <source>does not have the words</source>
        <translation>não tem as palavras</translation>
    </message>
    <message>
        <source>does not have exactly</source>
        <translation>não tem exatamente</translation>
    </message>
    <message>
        <source>not as written</source>
        <translation>não como está escrito</translation>
    </message>
</context>
<context>
    <name>SaveTemplateSheet</name>
    <message>
        <source>Save as template</source>
        <translation>Salvar como modelo</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nome do modelo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Fields to keep</source>
        <translation>Campos a guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save template</source>
        <translation>Salvar modelo</translation>
    </message>
    <message>
        <source>Replaces the template of this name</source>
        <translation>Substitui o modelo com este nome</translation>
    </message>
    <message>
        <source>Names in braces are filled in from the attributes of the new listing</source>
        <translation>Os nomes entre chaves são preenchidos com os atributos do novo anúncio</translation>
    </message>
</context>
<context>
    <name>SavedTabs</name>
    <message>
        <source>Save the changes of “{name}”</source>
        <translation>Salvar as alterações de “{name}”</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Descartar as alterações</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Renomear…</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover para a esquerda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover para a direita</translation>
    </message>
    <message>
        <source>Delete the view “{name}”</source>
        <translation>Excluir a visualização “{name}”</translation>
    </message>
    <message>
        <source>Save as a new view…</source>
        <translation>Salvar como nova visualização…</translation>
    </message>
</context>
<context>
    <name>SchedulePanel</name>
    <message>
        <source>Plans with a time</source>
        <translation>Planos programados</translation>
    </message>
    <message>
        <source>With a time</source>
        <translation>Programados</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
</context>
<context>
    <name>ScheduleWords</name>
    <message>
        <source>Scheduled</source>
        <translation>Programado</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Começando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em curso</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Terminando</translation>
    </message>
    <message>
        <source>Over</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Perdido</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Retido</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Começar agora</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Terminar agora</translation>
    </message>
    <message>
        <source>Do not go back</source>
        <translation>Não reverter</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Cancelá-lo</translation>
    </message>
    <message>
        <source>No program was open when it was to begin.</source>
        <translation>Não havia nenhum programa aberto quando devia começar.</translation>
    </message>
    <message>
        <source>Something in it is risky that was not agreed to.</source>
        <translation>Tem algo arriscado que não foi aceito.</translation>
    </message>
    <message>
        <source>There was no token when it was to begin.</source>
        <translation>Não havia token quando devia começar.</translation>
    </message>
    <message>
        <source>The marketplace did not accept the token.</source>
        <translation>O marketplace não aceitou o token.</translation>
    </message>
    <message>
        <source>Its plan cannot be read any more.</source>
        <translation>Seu plano já não pode ser lido.</translation>
    </message>
    <message>
        <source>It came from a backup: it may have begun before.</source>
        <translation>Veio de um backup: pode ter começado antes.</translation>
    </message>
    <message>
        <source>Left as it is: nothing goes back.</source>
        <translation>Fica como está: nada volta.</translation>
    </message>
    <message>
        <source>The rest is left as it is: nothing more goes back.</source>
        <translation>O resto fica como está: nada mais volta.</translation>
    </message>
    <message>
        <source>It would begin in the past.</source>
        <translation>Começaria no passado.</translation>
    </message>
    <message>
        <source>It would end before it begins.</source>
        <translation>Terminaria antes de começar.</translation>
    </message>
    <message>
        <source>The plan changes nothing.</source>
        <translation>O plano não muda nada.</translation>
    </message>
    <message>
        <source>The plan does something that cannot be undone: that is not done by the clock.</source>
        <translation>O plano faz algo que não pode ser desfeito: isso não se programa.</translation>
    </message>
    <message>
        <source>This is not a date with a time.</source>
        <translation>Isto não é uma data com hora.</translation>
    </message>
    <message>
        <source>The time zone of the site is not known.</source>
        <translation>O fuso horário do site não é conhecido.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>from {begins} on</source>
        <translation>a partir de {begins}</translation>
    </message>
    <message>
        <source>{begins} – {ends}</source>
        <translation>{begins} – {ends}</translation>
    </message>
    <message numerus="yes">
        <source>%n values left alone; see the outbox</source>
        <translation>
            <numerusform>%n valor ficou como estava; está na caixa de saída</numerusform>
            <numerusform>%n valores ficaram como estavam; estão na caixa de saída</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” changes the same field of {id} at the same time. Cancel it, or choose another time.</source>
        <translation>“{name}” muda o mesmo campo de {id} ao mesmo tempo. Cancele-o ou escolha outro momento.</translation>
    </message>
    <message>
        <source>This is not possible any more.</source>
        <translation>Isto já não é possível.</translation>
    </message>
    <message>
        <source>It deletes listings, which no clock does.</source>
        <translation>Exclui anúncios, e isso nenhum relógio faz.</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Clear the search</source>
        <translation>Limpar a busca</translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>The table still shows the search before.</source>
        <translation>A tabela ainda mostra a pesquisa anterior.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} de %n anúncio</numerusform>
            <numerusform>{done} de %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the attributes searchable, once</source>
        <translation>Preparando a pesquisa por atributos; isso só é feito uma vez</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are gone</source>
        <translation>
            <numerusform>%n coluna não existe mais</numerusform>
            <numerusform>%n colunas não existem mais</numerusform>
        </translation>
    </message>
    <message>
        <source>No category of the shop has this any more: {names}</source>
        <translation>Nenhuma categoria da loja tem mais isto: {names}</translation>
    </message>
    <message>
        <source>Some saved views could not be read</source>
        <translation>Algumas visualizações salvas não puderam ser lidas</translation>
    </message>
    <message>
        <source>They were set aside in the settings; the others are here.</source>
        <translation>Foram postas à parte nas configurações; as outras estão aqui.</translation>
    </message>
</context>
<context>
    <name>SectionLabel</name>
    <message>
        <source>Basics</source>
        <translation>Dados básicos</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envio</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descrição</translation>
    </message>
    <message>
        <source>Sale terms</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Seções</translation>
    </message>
</context>
<context>
    <name>SectionModel</name>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n aviso impede o envio</numerusform>
            <numerusform>%n avisos impedem o envio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n alerta</numerusform>
            <numerusform>%n alertas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionStates</name>
    <message>
        <source>{n} of {most} filled</source>
        <translation>{n} de {most} preenchidos</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltam %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} de {most}</translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message>
        <source>Show them</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Totais</translation>
    </message>
    <message>
        <source>What is left of one sale, average</source>
        <translation>O que sobra de uma venda, média</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Stock value</source>
        <translation>Valor do estoque</translation>
    </message>
    <message>
        <source>Sold so far</source>
        <translation>Vendas até agora</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Líquido</translation>
    </message>
    <message>
        <source>lowest {low}, highest {high}</source>
        <translation>mínimo {low}, máximo {high}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them have warnings</source>
        <translation>
            <numerusform>%n deles tem alertas</numerusform>
            <numerusform>%n deles têm alertas</numerusform>
        </translation>
    </message>
    <message>
        <source>The marketplace stores them with the listings.</source>
        <translation>O marketplace os guarda com os anúncios.</translation>
    </message>
    <message numerus="yes">
        <source>Change %n listings…</source>
        <translation>
            <numerusform>Alterar %n anúncio…</numerusform>
            <numerusform>Alterar %n anúncios…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionWords</name>
    <message numerus="yes">
        <source>%n listings in the outbox</source>
        <extracomment>The number of listings that are planned and checked before control returns to the event loop.</extracomment>
        <translation>
            <numerusform>%n anúncio na caixa de saída</numerusform>
            <numerusform>%n anúncios na caixa de saída</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Nothing to send: no selected listing allows it</source>
        <translation>Nada a enviar: nenhum anúncio selecionado permite isso</translation>
    </message>
    <message numerus="yes">
        <source>%n listings without a change</source>
        <translation>
            <numerusform>%n anúncio sem alterações</numerusform>
            <numerusform>%n anúncios sem alterações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n sem alteração</numerusform>
            <numerusform>%n sem alteração</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed listings can only be relisted, under new ids</source>
        <translation>Anúncios encerrados só podem ser republicados, com novos ids</translation>
    </message>
    <message>
        <source>It can be undone</source>
        <translation>Pode ser desfeito</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings</source>
        <translation>
            <numerusform>Pausar %n anúncio</numerusform>
            <numerusform>Pausar %n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings</source>
        <translation>
            <numerusform>Ativar %n anúncio</numerusform>
            <numerusform>Ativar %n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings</source>
        <translation>
            <numerusform>Encerrar %n anúncio</numerusform>
            <numerusform>Encerrar %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings?</source>
        <translation>
            <numerusform>Pausar %n anúncio?</numerusform>
            <numerusform>Pausar %n anúncios?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings?</source>
        <translation>
            <numerusform>Ativar %n anúncio?</numerusform>
            <numerusform>Ativar %n anúncios?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings?</source>
        <translation>
            <numerusform>Encerrar %n anúncio?</numerusform>
            <numerusform>Encerrar %n anúncios?</numerusform>
        </translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>líquido {amount}</translation>
    </message>
    <message>
        <source>stock {n}</source>
        <translation>estoque {n}</translation>
    </message>
    <message>
        <source>prices in several currencies</source>
        <translation>preços em várias moedas</translation>
    </message>
    <message>
        <source>average price {amount}</source>
        <translation>preço médio {amount}</translation>
    </message>
    <message>
        <source>average net {amount}</source>
        <translation>líquido médio {amount}</translation>
    </message>
    <message>
        <source>of {n} not known</source>
        <translation>sem dado em {n}</translation>
    </message>
</context>
<context>
    <name>SendBar</name>
    <message>
        <source>Show the request</source>
        <translation>Ver a solicitação</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Validar</translation>
    </message>
    <message>
        <source>What will be sent</source>
        <translation>O que será enviado</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n alteração</numerusform>
            <numerusform>%n alterações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n solicitação</numerusform>
            <numerusform>%n solicitações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Enviar %n alteração</numerusform>
            <numerusform>Enviar %n alterações</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to send</source>
        <translation>Nada a enviar</translation>
    </message>
    <message>
        <source>everything is as the marketplace has it</source>
        <translation>tudo está como no marketplace</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message>
        <source>Nothing can be sent yet</source>
        <translation>Ainda não é possível enviar</translation>
    </message>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n campo a corrigir</numerusform>
            <numerusform>%n campos a corrigir</numerusform>
        </translation>
    </message>
    <message>
        <source>What will be published</source>
        <translation>O que será publicado</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
    <message>
        <source>the form is empty</source>
        <translation>o formulário está vazio</translation>
    </message>
    <message>
        <source>Publish</source>
        <translation>Publicar</translation>
    </message>
</context>
<context>
    <name>SendingLine</name>
    <message numerus="yes">
        <source>On hold: %n changes waiting</source>
        <translation>
            <numerusform>Retido: %n alteração espera</numerusform>
            <numerusform>Retido: %n alterações esperam</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending {done} of {total}</source>
        <translation>Enviando {done} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>Sending %n changes</source>
        <translation>
            <numerusform>Enviando %n alteração</numerusform>
            <numerusform>Enviando %n alterações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentParts</name>
    <message numerus="yes">
        <source>%n prices</source>
        <translation>
            <numerusform>%n preço</numerusform>
            <numerusform>%n preços</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock values</source>
        <translation>
            <numerusform>%n valor de estoque</numerusform>
            <numerusform>%n valores de estoque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n código próprio</numerusform>
            <numerusform>%n códigos próprios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids kept</source>
        <translation>
            <numerusform>%n id mantido</numerusform>
            <numerusform>%n ids mantidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n no total</numerusform>
            <numerusform>%n no total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n nova</numerusform>
            <numerusform>%n novas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removals</source>
        <translation>
            <numerusform>%n removida</numerusform>
            <numerusform>%n removidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combinations</source>
        <translation>
            <numerusform>%n combinação</numerusform>
            <numerusform>%n combinações</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pictures of %n variations</source>
        <translation>
            <numerusform>fotos de %n variação</numerusform>
            <numerusform>fotos de %n variações</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentWords</name>
    <message numerus="yes">
        <source>%n listings not as wanted: see the outbox</source>
        <translation>
            <numerusform>%n anúncio não ficou como se queria: veja a caixa de saída</numerusform>
            <numerusform>%n anúncios não ficaram como se queria: veja a caixa de saída</numerusform>
        </translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers: {changes}</source>
        <translation>Na caixa de saída até o marketplace responder: {changes}</translation>
    </message>
    <message>
        <source>Sent: {changes}</source>
        <translation>Enviado: {changes}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Desfazer o envio</translation>
    </message>
</context>
<context>
    <name>SessionLink</name>
    <message>
        <source>Waiting for the marketplace…</source>
        <translation>Aguardando o marketplace…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Offline, trying again…</source>
        <translation>Sem conexão, tentando de novo…</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Practice · {site}</source>
        <translation>Prática · {site}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sem resposta</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Sem acesso</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sem conexão</translation>
    </message>
    <message>
        <source>Asking for the listings</source>
        <translation>Pedindo os anúncios</translation>
    </message>
    <message>
        <source>Reading {done} of {total}</source>
        <translation>Lendo {done} de {total}</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Sem token</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>required</source>
        <translation>obrigatório</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>não permitido</translation>
    </message>
    <message>
        <source>the carrier</source>
        <translation>a transportadora</translation>
    </message>
    <message>
        <source>the seller</source>
        <translation>o vendedor</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>For adults</source>
        <translation>Para adultos</translation>
    </message>
    <message>
        <source>Fragile</source>
        <translation>Frágil</translation>
    </message>
    <message>
        <source>Can be bought here</source>
        <translation>Pode ser comprado aqui</translation>
    </message>
    <message>
        <source>Reviews by buyers</source>
        <translation>Avaliações de compradores</translation>
    </message>
    <message>
        <source>Contact is shown</source>
        <translation>O contato é mostrado</translation>
    </message>
    <message>
        <source>Address is rounded</source>
        <translation>O endereço é arredondado</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Restrições</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n caractere</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Subtitle at most</source>
        <translation>Subtítulo, máximo</translation>
    </message>
    <message>
        <source>Pictures of a variation at most</source>
        <translation>Fotos por variação, máximo</translation>
    </message>
    <message>
        <source>Lowest price</source>
        <translation>Preço mínimo</translation>
    </message>
    <message>
        <source>Highest price</source>
        <translation>Preço máximo</translation>
    </message>
    <message>
        <source>Currencies</source>
        <translation>Moedas</translation>
    </message>
    <message>
        <source>Payment through the marketplace</source>
        <translation>Pagamento pelo marketplace</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>Coverage areas</source>
        <translation>Áreas de cobertura</translation>
    </message>
    <message>
        <source>Reservations</source>
        <translation>Reservas</translation>
    </message>
    <message>
        <source>Shipping is set by</source>
        <translation>O envio é definido por</translation>
    </message>
</context>
<context>
    <name>SheetEdits</name>
    <message>
        <source>Nothing was pasted: {rows} × {columns} cells were copied, and {there} × {free} are here</source>
        <translation>Nada foi colado: {rows} × {columns} células foram copiadas e aqui há {there} × {free}</translation>
    </message>
    <message>
        <source>Nothing was pasted: {name} is to be removed</source>
        <translation>Nada foi colado: {name} será removida</translation>
    </message>
    <message>
        <source>Nothing was pasted: “{title}” cannot be changed here</source>
        <translation>Nada foi colado: “{title}” não pode ser alterado aqui</translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Export to a spreadsheet</source>
        <translation>Exportar para uma planilha</translation>
    </message>
    <message>
        <source>Workbooks</source>
        <translation>Pastas de trabalho</translation>
    </message>
    <message>
        <source>Text tables</source>
        <translation>Tabelas de texto</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>Importar uma planilha</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos os arquivos</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Pasta de fotos</translation>
    </message>
</context>
<context>
    <name>SheetProblem</name>
    <message>
        <source>the file is empty</source>
        <translation>o arquivo está vazio</translation>
    </message>
    <message>
        <source>larger than {most} MB</source>
        <translation>mais de {most} MB</translation>
    </message>
    <message>
        <source>more than {most} rows</source>
        <translation>mais de {most} linhas</translation>
    </message>
    <message>
        <source>more than {most} columns</source>
        <translation>mais de {most} colunas</translation>
    </message>
    <message>
        <source>more than {most} cells</source>
        <translation>mais de {most} células</translation>
    </message>
    <message>
        <source>neither a workbook nor a text file</source>
        <translation>nem pasta de trabalho nem arquivo de texto</translation>
    </message>
    <message>
        <source>the encoding of the text is unknown; save it as UTF-8</source>
        <translation>a codificação do texto é desconhecida; salve como UTF-8</translation>
    </message>
    <message>
        <source>row {row} is not a row of a table</source>
        <translation>a linha {row} não é de uma tabela</translation>
    </message>
    <message>
        <source>the workbook cannot be read; save it again as .xlsx</source>
        <translation>não é possível ler a pasta de trabalho; salve de novo como .xlsx</translation>
    </message>
    <message>
        <source>the workbook is locked with a password</source>
        <translation>a pasta de trabalho está protegida com senha</translation>
    </message>
    <message>
        <source>the workbook has macros; save it without them, as .xlsx</source>
        <translation>a pasta de trabalho tem macros; salve sem elas, como .xlsx</translation>
    </message>
    <message>
        <source>unpacked the workbook is far larger than its file: it is not opened</source>
        <translation>descompactada, a pasta de trabalho é muito maior que o arquivo: não é aberta</translation>
    </message>
    <message>
        <source>no column is known as the listing ID or the own code; say which one it is</source>
        <translation>nenhuma coluna é conhecida como ID do anúncio ou código próprio; diga qual é</translation>
    </message>
    <message>
        <source>neither a listing ID nor an own code</source>
        <translation>sem ID do anúncio nem código próprio</translation>
    </message>
    <message>
        <source>the details of the listing are not in the catalogue</source>
        <translation>os detalhes do anúncio não estão no catálogo</translation>
    </message>
    <message>
        <source>the listing has no variation {name}</source>
        <translation>o anúncio não tem a variação {name}</translation>
    </message>
    <message>
        <source>row {row} is of the same listing or variation</source>
        <translation>a linha {row} é do mesmo anúncio ou variação</translation>
    </message>
    <message>
        <source>row {row} has the same own code {name}</source>
        <translation>a linha {row} tem o mesmo código próprio {name}</translation>
    </message>
    <message>
        <source>this listing is not in the shop</source>
        <translation>esse anúncio não está na loja</translation>
    </message>
    <message>
        <source>there is no column {name}</source>
        <translation>não existe a coluna {name}</translation>
    </message>
    <message>
        <source>no listing in it is of this shop, such as {name}; in all: {count}</source>
        <translation>nenhum anúncio é desta loja, por exemplo {name}; ao todo: {count}</translation>
    </message>
    <message>
        <source>a listing has the own code {name} already</source>
        <translation>um anúncio já tem o código próprio {name}</translation>
    </message>
    <message>
        <source>{count} listings have the own code {name}</source>
        <translation>{count} anúncios têm o código próprio {name}</translation>
    </message>
    <message>
        <source>a formula without its result; open the file once and save it</source>
        <translation>uma fórmula sem o resultado; abra o arquivo uma vez e salve</translation>
    </message>
    <message>
        <source>merged cells</source>
        <translation>células mescladas</translation>
    </message>
    <message>
        <source>no category; name one by its id, or have it predicted</source>
        <translation>sem categoria; indique pelo ID ou peça a previsão</translation>
    </message>
    <message>
        <source>there is no category {name}</source>
        <translation>não há categoria {name}</translation>
    </message>
    <message>
        <source>no category can be predicted from the title</source>
        <translation>não é possível prever uma categoria a partir do título</translation>
    </message>
    <message>
        <source>a picture of {name} cannot be used</source>
        <translation>uma foto de {name} não pode ser usada</translation>
    </message>
    <message>
        <source>its price is below a floor; it is not listed from a sheet</source>
        <translation>o preço está abaixo de um mínimo; não é anunciado a partir de uma planilha</translation>
    </message>
    <message>
        <source>{text} is the error of a formula</source>
        <translation>{text} é o erro de uma fórmula</translation>
    </message>
    <message>
        <source>this field cannot be emptied</source>
        <translation>este campo não pode ser esvaziado</translation>
    </message>
    <message>
        <source>{text} is a date; type it as text</source>
        <translation>{text} é uma data; escreva como texto</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>mais de {most} caracteres</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} não é um número</translation>
    </message>
    <message>
        <source>{text} can be read in two ways; say the decimal mark of the column</source>
        <translation>{text} pode ser lido de duas maneiras; indique o sinal decimal da coluna</translation>
    </message>
    <message>
        <source>more than {most}</source>
        <translation>mais de {most}</translation>
    </message>
    <message>
        <source>a price has to be above 0</source>
        <translation>um preço tem que ser maior que 0</translation>
    </message>
    <message>
        <source>{text} is not one of the words that may stand here</source>
        <translation>{text} não é uma das palavras que podem ficar aqui</translation>
    </message>
    <message>
        <source>the category does not have this attribute</source>
        <translation>a categoria não tem esse atributo</translation>
    </message>
    <message>
        <source>{text} is not the address of a picture</source>
        <translation>{text} não é o endereço de uma foto</translation>
    </message>
    <message>
        <source>each variation has its own; it belongs into their rows</source>
        <translation>cada variação tem o seu; vai nas linhas delas</translation>
    </message>
    <message>
        <source>variations do not have it; it belongs into the row of the listing</source>
        <translation>as variações não têm isso; vai na linha do anúncio</translation>
    </message>
    <message>
        <source>{text} cannot be read as a number</source>
        <translation>{text} não pode ser lido como número</translation>
    </message>
    <message>
        <source>{text} may mean two numbers</source>
        <translation>{text} pode ser dois números</translation>
    </message>
    <message>
        <source>{text} is below 0</source>
        <translation>{text} é menor que 0</translation>
    </message>
    <message>
        <source>{text} has more decimals than there are</source>
        <translation>{text} tem mais decimais do que existem</translation>
    </message>
    <message>
        <source>{text} is too large</source>
        <translation>{text} é grande demais</translation>
    </message>
</context>
<context>
    <name>SheetSteps</name>
    <message>
        <source>Cancelled; no file was written</source>
        <translation>Cancelado; nenhum arquivo foi gravado</translation>
    </message>
    <message>
        <source>listings</source>
        <translation>anúncios</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Começando</translation>
    </message>
    <message numerus="yes">
        <source>%n listings written</source>
        <translation>
            <numerusform>%n anúncio gravado</numerusform>
            <numerusform>%n anúncios gravados</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” could not be written</source>
        <translation>Não foi possível gravar “{name}”</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} de %n anúncio</numerusform>
            <numerusform>{done} de %n anúncios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Left aside</source>
        <translation>Não usada</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>O que significam os status</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Open the current listing</source>
        <translation>Abrir o anúncio atual</translation>
    </message>
    <message>
        <source>Select or deselect the row</source>
        <translation>Selecionar a linha ou tirar a seleção</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>Selecionar mais linhas</translation>
    </message>
    <message>
        <source>Go back from the search or a view</source>
        <translation>Voltar da busca ou de uma tela</translation>
    </message>
    <message>
        <source>Technical detail</source>
        <translation>Detalhe técnico</translation>
    </message>
    <message>
        <source>About Vitrina</source>
        <translation>Sobre o Vitrina</translation>
    </message>
    <message>
        <source>You see what will happen before it happens; nothing you typed is lost; everything you sent can be explained.</source>
        <translation>Você vê o que vai acontecer antes de acontecer; nada do que você digitou se perde; tudo o que você enviou pode ser explicado.</translation>
    </message>
    <message>
        <source>A listing</source>
        <translation>Um anúncio</translation>
    </message>
    <message>
        <source>A change</source>
        <translation>Uma alteração</translation>
    </message>
    <message>
        <source>Choose a block of cells</source>
        <translation>Selecionar um bloco de células</translation>
    </message>
    <message>
        <source>In a cell: keep it and go right</source>
        <translation>Em uma célula: manter e ir para a direita</translation>
    </message>
    <message>
        <source>Empty an attribute</source>
        <translation>Esvaziar um atributo</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Not connected</source>
        <translation>Sem conexão</translation>
    </message>
    <message>
        <source>Practice · {site}</source>
        <translation>Prática · {site}</translation>
    </message>
    <message>
        <source>Listings</source>
        <translation>Anúncios</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>synced {ago}</source>
        <translation>sincronizado {ago}</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts saved</source>
        <translation>
            <numerusform>%n rascunho salvo</numerusform>
            <numerusform>%n rascunhos salvos</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} selected of {count}</source>
        <translation>seleção: {n} de {count}</translation>
    </message>
    <message>
        <source>no listings read yet</source>
        <translation>nenhum anúncio lido ainda</translation>
    </message>
</context>
<context>
    <name>ShippingMode</name>
    <message>
        <source>used by this listing</source>
        <translation>usado por este anúncio</translation>
    </message>
    <message>
        <source>free shipping mandatory</source>
        <translation>frete grátis obrigatório</translation>
    </message>
    <message>
        <source>allowed here</source>
        <translation>permitido aqui</translation>
    </message>
    <message>
        <source>optional, in addition to the mode above</source>
        <translation>opcional, além do modo acima</translation>
    </message>
    <message>
        <source>not in this category</source>
        <translation>não nesta categoria</translation>
    </message>
</context>
<context>
    <name>ShippingView</name>
    <message>
        <source>Shipping and net</source>
        <translation>Envio e líquido</translation>
    </message>
    <message>
        <source>Use other measurements</source>
        <translation>Usar outras medidas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Net by price</source>
        <translation>Líquido por preço</translation>
    </message>
    <message>
        <source>Set {price}</source>
        <translation>Definir {price}</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>É um classificado: não é vendido nem enviado pelo marketplace.</translation>
    </message>
</context>
<context>
    <name>ShortNumbers</name>
    <message>
        <source>{n} K</source>
        <translation>{n} mil</translation>
    </message>
    <message>
        <source>{n} M</source>
        <translation>{n} mi</translation>
    </message>
    <message>
        <source>{n} B</source>
        <translation>{n} bi</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>Split by one more attribute</source>
        <translation>Dividir por mais um atributo</translation>
    </message>
    <message>
        <source>Each variation takes the first value and keeps its stock, sales and code. For every other value one like it is added, without stock.</source>
        <translation>Cada variação recebe o primeiro valor e mantém estoque, vendas e código. Para cada outro valor é adicionada uma igual, sem estoque.</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Dividir</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>In own words</source>
        <translation>Atributo próprio</translation>
    </message>
    <message numerus="yes">
        <source>%n variations then; those there are become “{value}”</source>
        <translation>
            <numerusform>Depois, %n variação; as que existem viram “{value}”</numerusform>
            <numerusform>Depois, %n variações; as que existem viram “{value}”</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one value</source>
        <translation>Escolha ao menos um valor</translation>
    </message>
    <message>
        <source>Name the attribute</source>
        <translation>Dê um nome ao atributo</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Spreadsheets</source>
        <translation>Planilhas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>A file to fill in: a row for each listing, one below it for each variation. What you change there comes back as a plan that you see before anything is sent.</source>
        <translation>Um arquivo para preencher: uma linha por anúncio e, abaixo, uma por variação. O que muda ali volta como um plano, visto antes de qualquer envio.</translation>
    </message>
    <message>
        <source>Which listings</source>
        <translation>Quais anúncios</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de arquivo</translation>
    </message>
    <message>
        <source>Workbook (.xlsx)</source>
        <translation>Pasta de trabalho (.xlsx)</translation>
    </message>
    <message>
        <source>Text table (.csv)</source>
        <translation>Tabela de texto (.csv)</translation>
    </message>
    <message>
        <source>A sheet for each category, with lists to choose values from.</source>
        <translation>Uma aba por categoria, com listas para escolher os valores.</translation>
    </message>
    <message>
        <source>One table for every spreadsheet; numbers as your country has them.</source>
        <translation>Uma só tabela para qualquer programa; números como no país.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>A file of this program, or any other with a column of listing IDs or own codes: .xlsx, .xls, .ods or .csv. Blank cells change nothing, and nothing is ever deleted.</source>
        <translation>Um arquivo deste programa, ou qualquer outro com uma coluna de ID do anúncio ou códigos próprios: .xlsx, .xls, .ods ou .csv. Células vazias não mudam nada, e nada é excluído.</translation>
    </message>
    <message>
        <source>Drop a spreadsheet here</source>
        <translation>Solte aqui uma planilha</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Escolher um arquivo…</translation>
    </message>
    <message>
        <source>with “{words}”</source>
        <translation>com “{words}”</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n anúncio selecionado</numerusform>
            <numerusform>%n anúncios selecionados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Barra de status</translation>
    </message>
    <message>
        <source>Summary of the last sync</source>
        <translation>Resumo da última sincronização</translation>
    </message>
</context>
<context>
    <name>SummaryBar</name>
    <message>
        <source>will change</source>
        <translation>vão mudar</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusados</translation>
    </message>
    <message>
        <source>unchanged, skipped</source>
        <translation>sem alterações</translation>
    </message>
    <message>
        <source>would earn less</source>
        <translation>renderiam menos</translation>
    </message>
    <message>
        <source>average net of one sale</source>
        <translation>líquido médio por venda</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitações</translation>
    </message>
    <message>
        <source>requests, {about}</source>
        <translation>solicitações, {about}</translation>
    </message>
    <message>
        <source>would earn less, known of {known} of {total}</source>
        <translation>renderiam menos, conhecido em {known} de {total}</translation>
    </message>
    <message>
        <source>average net, known of {known} of {total}</source>
        <translation>líquido médio, conhecido em {known} de {total}</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Views of the listings</source>
        <translation>Abas dos anúncios</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colunas</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Altura das linhas</translation>
    </message>
    <message>
        <source>Open listings</source>
        <translation>Anúncios abertos</translation>
    </message>
    <message>
        <source>changes not sent</source>
        <translation>alterações não enviadas</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>sendo enviado</translation>
    </message>
    <message>
        <source>needs your attention</source>
        <translation>precisa de atenção</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>não salvo</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Visualizações salvas</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativos</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausados</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sem estoque</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Encerrados</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>Loses money</source>
        <translation>Com prejuízo</translation>
    </message>
    <message>
        <source>Below floor</source>
        <translation>Abaixo do mínimo</translation>
    </message>
</context>
<context>
    <name>TemplateWords</name>
    <message>
        <source>No template can be made of this listing</source>
        <translation>Não é possível criar um modelo deste anúncio</translation>
    </message>
    <message>
        <source>Template saved: {name}</source>
        <translation>Modelo salvo: {name}</translation>
    </message>
    <message>
        <source>From the template “{name}”: nothing is listed yet</source>
        <translation>A partir do modelo “{name}”: nada foi publicado ainda</translation>
    </message>
    <message>
        <source>Its fields are filled in; add what is particular to this listing.</source>
        <translation>Os campos estão preenchidos; falta o que é particular deste anúncio.</translation>
    </message>
    <message>
        <source>Template deleted: {name}</source>
        <translation>Modelo excluído: {name}</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Restaurar</translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n campo</numerusform>
            <numerusform>%n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplatesSheet</name>
    <message>
        <source>New listing from a template</source>
        <translation>Novo anúncio a partir de um modelo</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>No templates yet. Save one from a listing, or from the form of a new one.</source>
        <translation>Ainda não há modelos. Eles são salvos a partir de um anúncio ou do formulário de um novo.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renomear</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Excluir</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>Usar modelo</translation>
    </message>
</context>
<context>
    <name>TextControls</name>
    <message>
        <source>Reset to the marketplace’s value</source>
        <translation>Restaurar o valor do marketplace</translation>
    </message>
    <message>
        <source>Mark as not applicable</source>
        <translation>Marcar como não aplicável</translation>
    </message>
</context>
<context>
    <name>TextsSheet</name>
    <message>
        <source>Earlier descriptions</source>
        <translation>Descrições anteriores</translation>
    </message>
    <message>
        <source>What it said</source>
        <translation>O que dizia</translation>
    </message>
    <message>
        <source>Put into the draft</source>
        <translation>Passar para o rascunho</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Nothing is sent by this: it becomes an edit that can be undone.</source>
        <translation>Nada é enviado com isto: fica como uma edição que pode ser desfeita.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Same as system</source>
        <translation>Igual ao sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
</context>
<context>
    <name>TitleRecipe</name>
    <message>
        <source>Title from attributes</source>
        <translation>Título a partir de atributos</translation>
    </message>
    <message>
        <source>No title yet</source>
        <translation>Ainda sem título</translation>
    </message>
    <message>
        <source>open</source>
        <translation>aberto</translation>
    </message>
    <message>
        <source>Pattern for titles of this category</source>
        <translation>Padrão para os títulos desta categoria</translation>
    </message>
    <message>
        <source>For example: {example}</source>
        <translation>Por exemplo: {example}</translation>
    </message>
    <message>
        <source>Add attribute</source>
        <translation>Adicionar atributo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Kept for every listing of this category</source>
        <translation>Fica salvo para todos os anúncios desta categoria</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Access token</source>
        <translation>Token de acesso</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>Usar este token</translation>
    </message>
    <message>
        <source>Paste an access token</source>
        <translation>Colar um token de acesso</translation>
    </message>
    <message>
        <source>It is kept in the system’s keyring, never in a file. Your work is not affected.</source>
        <translation>Fica no chaveiro do sistema, nunca em um arquivo. Seu trabalho é mantido.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>A token has %n characters or more, no spaces and no accents.</source>
        <translation>
            <numerusform>Um token tem pelo menos %n caractere, sem espaços nem acentos.</numerusform>
            <numerusform>Um token tem pelo menos %n caracteres, sem espaços nem acentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenField</name>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Search listings</source>
        <translation>Buscar anúncios</translation>
    </message>
</context>
<context>
    <name>TypeWords</name>
    <message>
        <source>Change listing type</source>
        <translation>Alterar tipo de anúncio</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>charge {charge}</source>
        <translation>tarifa {charge}</translation>
    </message>
    <message>
        <source>net {net}</source>
        <translation>líquido {net}</translation>
    </message>
    <message>
        <source>The marketplace offers no way back to the type it has now.</source>
        <translation>O marketplace não oferece volta ao tipo atual.</translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <source>Looking for what can be undone…</source>
        <translation>Procurando o que pode ser desfeito…</translation>
    </message>
    <message numerus="yes">
        <source>Undoing in %n listings</source>
        <translation>
            <numerusform>Desfazendo em %n anúncio</numerusform>
            <numerusform>Desfazendo em %n anúncios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes taken back before they were sent</source>
        <translation>
            <numerusform>%n alteração retirada antes do envio</numerusform>
            <numerusform>%n alterações retiradas antes do envio</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to undo</source>
        <translation>Não havia nada a desfazer</translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n não tocado</numerusform>
            <numerusform>%n não tocados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a new id</source>
        <translation>
            <numerusform>%n com novo id</numerusform>
            <numerusform>%n com novo id</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message numerus="yes">
        <source>Undo closes %n listings</source>
        <translation>
            <numerusform>Desfazer encerra %n anúncio</numerusform>
            <numerusform>Desfazer encerra %n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo removes something for good</source>
        <translation>Desfazer remove algo para sempre</translation>
    </message>
    <message>
        <source>A closed listing can only be listed again, under a new id.</source>
        <translation>Um anúncio encerrado só pode ser anunciado de novo, com um novo id.</translation>
    </message>
    <message>
        <source>What is removed can be added again, but only under a new id.</source>
        <translation>O que é removido pode ser adicionado de novo, mas só com um novo id.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Desfazer mesmo assim</translation>
    </message>
    <message>
        <source>sent {sent}, now {now}</source>
        <translation>enviado {sent}, agora {now}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>closed: {id}</source>
        <translation>é encerrado: {id}</translation>
    </message>
    <message numerus="yes">
        <source>%n units were sold since</source>
        <translation>
            <numerusform>desde então foi vendida %n unidade</numerusform>
            <numerusform>desde então foram vendidas %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>variation removed: {name}</source>
        <translation>variação removida: {name}</translation>
    </message>
    <message>
        <source>variation added again, with a new id: {name}</source>
        <translation>variação adicionada de novo, com novo id: {name}</translation>
    </message>
</context>
<context>
    <name>ValueToken</name>
    <message>
        <source>Delete removes it</source>
        <translation>Delete o remove</translation>
    </message>
</context>
<context>
    <name>VariationQuestion</name>
    <message>
        <source>Add variations</source>
        <translation>Adicionar variações</translation>
    </message>
    <message>
        <source>Split the variations</source>
        <translation>Dividir as variações</translation>
    </message>
    <message>
        <source>Merge variations</source>
        <translation>Unir variações</translation>
    </message>
    <message>
        <source>Pictures of a variation</source>
        <translation>Fotos de uma variação</translation>
    </message>
    <message>
        <source>Remove variations</source>
        <translation>Remover variações</translation>
    </message>
    <message>
        <source>Keep variations</source>
        <translation>Manter variações</translation>
    </message>
    <message>
        <source>Drop an attribute</source>
        <translation>Remover um atributo</translation>
    </message>
</context>
<context>
    <name>VariationTools</name>
    <message>
        <source>Add…</source>
        <translation>Adicionar…</translation>
    </message>
    <message>
        <source>Pictures…</source>
        <translation>Fotos…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Dividir…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>Unir…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Remover</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Colar células</translation>
    </message>
    <message>
        <source>Drop attribute…</source>
        <translation>Remover atributo…</translation>
    </message>
</context>
<context>
    <name>VariationWhy</name>
    <message>
        <source>This category takes no variations</source>
        <translation>Esta categoria não aceita variações</translation>
    </message>
    <message>
        <source>Only a listing with a fixed price has variations</source>
        <translation>Só um anúncio de preço fixo tem variações</translation>
    </message>
    <message numerus="yes">
        <source>A listing has at most %n variations</source>
        <translation>
            <numerusform>Um anúncio tem no máximo %n variação</numerusform>
            <numerusform>Um anúncio tem no máximo %n variações</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no variations yet</source>
        <translation>Ainda não há variações</translation>
    </message>
    <message>
        <source>Select the variations first</source>
        <translation>Selecione antes as variações</translation>
    </message>
    <message>
        <source>Select two or more variations first</source>
        <translation>Selecione antes duas ou mais variações</translation>
    </message>
    <message>
        <source>These are to be removed already</source>
        <translation>Estas já serão removidas</translation>
    </message>
    <message>
        <source>Units were sold: only unsold variations can become one</source>
        <translation>Houve vendas: só se unem variações sem vendas</translation>
    </message>
    <message>
        <source>It is not known whether units of these were sold</source>
        <translation>Não se sabe se houve vendas destas</translation>
    </message>
    <message>
        <source>Every attribute that can tell them apart does so already</source>
        <translation>Todos os atributos que as distinguem já estão em uso</translation>
    </message>
    <message>
        <source>The listing has no pictures yet</source>
        <translation>O anúncio ainda não tem fotos</translation>
    </message>
    <message>
        <source>One attribute tells them apart: without it none is left</source>
        <translation>Um único atributo as distingue: sem ele não sobra nenhuma</translation>
    </message>
    <message>
        <source>The stock of one of them is not known, or cannot be read</source>
        <translation>O estoque de uma delas não é conhecido ou não pode ser lido</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>The marketplace has: {value}</source>
        <translation>O marketplace tem: {value}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Estoque</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código próprio</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>Será adicionada</translation>
    </message>
    <message>
        <source>To be removed</source>
        <translation>Será removida</translation>
    </message>
</context>
<context>
    <name>VariationsPanel</name>
    <message numerus="yes">
        <source>All %n ids are sent with every change, so none is removed by accident.</source>
        <translation>
            <numerusform>O %n id vai com cada alteração, assim não é removido por acidente.</numerusform>
            <numerusform>Os %n ids vão com cada alteração, assim nenhum é removido por acidente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message numerus="yes">
        <source>%n variations will be removed; what goes with them is named before it is sent.</source>
        <translation>
            <numerusform>%n variação será removida; antes de enviar é dito o que se perde.</numerusform>
            <numerusform>%n variações serão removidas; antes de enviar é dito o que se perde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a separate price, stock, code and pictures.</source>
        <translation>Cada uma tem preço, estoque, código e fotos próprios.</translation>
    </message>
    <message>
        <source>{count} by {names} · {n} in stock</source>
        <translation>{count} por {names} · {n} em estoque</translation>
    </message>
</context>
<context>
    <name>VariationsTable</name>
    <message>
        <source>Variations</source>
        <translation>Variações</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Preencher para baixo</translation>
    </message>
    <message>
        <source>Nothing was pasted: the lines that were copied are not of one length</source>
        <translation>Nada foi colado: as linhas copiadas não têm o mesmo tamanho</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Shipping and net</source>
        <translation>Envio e líquido</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Rascunhos</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Caixa de saída</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Planos</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Planilhas</translation>
    </message>
    <message>
        <source>Own costs</source>
        <translation>Custos próprios</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
</context>
<context>
    <name>Waiting</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Reading “{title}”…</source>
        <translation>Lendo “{title}”…</translation>
    </message>
</context>
<context>
    <name>WhenSheet</name>
    <message>
        <source>When does the plan begin?</source>
        <translation>Quando o plano começa?</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Começa</translation>
    </message>
    <message>
        <source>Take it back later</source>
        <translation>Revertê-lo depois</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Termina</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Schedule the plan</source>
        <translation>Programar o plano</translation>
    </message>
    <message>
        <source>It happens while the window is open or the agent runs. A beginning that is missed waits for you; an end that is late is made at once.</source>
        <translation>Acontece enquanto a janela está aberta ou o agente está em execução. Um começo perdido espera por você; um fim atrasado é feito em seguida.</translation>
    </message>
    <message>
        <source>Begins on {begins}, and stays.</source>
        <translation>Começa em {begins} e fica assim.</translation>
    </message>
    <message>
        <source>Begins on {begins}. On {ends} every value goes back to what it was; what somebody changed meanwhile is on hold in the outbox, for you to decide.</source>
        <translation>Começa em {begins}. Em {ends} cada valor volta a ser o de antes; o que alguém mudar nesse meio-tempo fica retido na caixa de saída, para você decidir.</translation>
    </message>
    <message>
        <source>Times are those of {zone}.</source>
        <translation>O horário é o de {zone}.</translation>
    </message>
</context>
<context>
    <name>WhichCard</name>
    <message>
        <source>Selected</source>
        <translation>Selecionados</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n anúncio selecionado</numerusform>
            <numerusform>%n anúncios selecionados</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all {count} that match</source>
        <translation>Usar os {count} que correspondem</translation>
    </message>
    <message>
        <source>Changed in the table</source>
        <translation>Alterados na tabela</translation>
    </message>
    <message>
        <source>Being counted…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n anúncio</numerusform>
            <numerusform>%n anúncios</numerusform>
        </translation>
    </message>
    <message>
        <source>with “{words}”</source>
        <translation>com “{words}”</translation>
    </message>
    <message>
        <source>Of the sheet</source>
        <translation>Da planilha</translation>
    </message>
    <message>
        <source>Of the folder</source>
        <translation>Da pasta</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>Several with commas</source>
        <translation>Vários com vírgulas</translation>
    </message>
    <message>
        <source>Several with commas; * for any letters</source>
        <translation>Vários com vírgulas; * no lugar de letras</translation>
    </message>
</context>
<context>
    <name>YesNoEditor</name>
    <message>
        <source>Yes</source>
        <translation>Sim</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Não</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Não informado</translation>
    </message>
</context>
<context>
    <name>_ChoicesPopup</name>
    <message>
        <source>Find a value</source>
        <translation>Buscar um valor</translation>
    </message>
    <message>
        <source>Find or type a value</source>
        <translation>Buscar ou digitar um valor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>No value begins with this</source>
        <translation>Nenhum valor começa assim</translation>
    </message>
    <message>
        <source>Use “{value}”</source>
        <translation>Usar “{value}”</translation>
    </message>
</context>
<context>
    <name>_LineModel</name>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>What becomes of it</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>_PastRow</name>
    <message>
        <source>undone</source>
        <translation>desfeito</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>mudou</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Sync now</source>
        <translation>Sincronizar ahora</translation>
    </message>
    <message>
        <source>Summary of the last sync…</source>
        <translation>Resumen de la última sincronización…</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Ingresar token…</translation>
    </message>
    <message>
        <source>Close this view</source>
        <translation>Cerrar esta vista</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar id</translation>
    </message>
    <message>
        <source>Select all listings shown</source>
        <translation>Seleccionar todas las publicaciones visibles</translation>
    </message>
    <message>
        <source>Clear the selection</source>
        <translation>Quitar la selección</translation>
    </message>
    <message>
        <source>Search listings</source>
        <translation>Buscar publicaciones</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Panel de detalles</translation>
    </message>
    <message>
        <source>Wide navigation</source>
        <translation>Navegación ancha</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Edit listing</source>
        <translation>Editar publicación</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Next listing</source>
        <translation>Publicación siguiente</translation>
    </message>
    <message>
        <source>Previous listing</source>
        <translation>Publicación anterior</translation>
    </message>
    <message>
        <source>Find an action or a view…</source>
        <translation>Buscar una acción o una vista…</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>Qué significan los estados</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>About Vitrina</source>
        <translation>Acerca de Vitrina</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Activar</translation>
    </message>
    <message>
        <source>Listing type…</source>
        <translation>Tipo de publicación…</translation>
    </message>
    <message>
        <source>Close listing…</source>
        <translation>Finalizar publicación…</translation>
    </message>
    <message>
        <source>Relist…</source>
        <translation>Republicar…</translation>
    </message>
    <message>
        <source>Delete listing…</source>
        <translation>Eliminar publicación…</translation>
    </message>
    <message>
        <source>New listing</source>
        <translation>Nueva publicación</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Pestaña siguiente</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Pestaña anterior</translation>
    </message>
    <message>
        <source>Open the next listing</source>
        <translation>Abrir la publicación siguiente</translation>
    </message>
    <message>
        <source>Open the previous listing</source>
        <translation>Abrir la publicación anterior</translation>
    </message>
    <message>
        <source>Save as template…</source>
        <translation>Guardar como plantilla…</translation>
    </message>
    <message>
        <source>New listing from a template…</source>
        <translation>Nueva publicación desde una plantilla…</translation>
    </message>
    <message>
        <source>Change many listings…</source>
        <translation>Cambiar muchas publicaciones…</translation>
    </message>
    <message>
        <source>Export to a spreadsheet…</source>
        <translation>Exportar a una planilla…</translation>
    </message>
    <message>
        <source>Import a spreadsheet…</source>
        <translation>Importar una planilla…</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Siguiente parte de la ventana</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Own costs…</source>
        <translation>Costos propios…</translation>
    </message>
    <message>
        <source>Edit this cell</source>
        <translation>Editar esta celda</translation>
    </message>
    <message>
        <source>Pictures from a folder…</source>
        <translation>Fotos de una carpeta…</translation>
    </message>
    <message>
        <source>Group and add up…</source>
        <translation>Agrupar y sumar…</translation>
    </message>
    <message>
        <source>Search by rules…</source>
        <translation>Buscar con reglas…</translation>
    </message>
    <message>
        <source>Sort by the column of the cursor</source>
        <translation>Ordenar por la columna del cursor</translation>
    </message>
    <message>
        <source>Then sort by the column of the cursor</source>
        <translation>Ordenar después por la columna del cursor</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Elegir columnas…</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Take these cells back</source>
        <translation>Revertir estas celdas</translation>
    </message>
    <message>
        <source>Paste into cells</source>
        <translation>Pegar en las celdas</translation>
    </message>
    <message>
        <source>The shop as of…</source>
        <translation>La tienda en otra fecha…</translation>
    </message>
    <message>
        <source>Saved views…</source>
        <translation>Vistas guardadas…</translation>
    </message>
</context>
<context>
    <name>AddSlot</name>
    <message>
        <source>Add pictures: drop, paste or choose</source>
        <translation>Agregar fotos: soltar, pegar o elegir</translation>
    </message>
    <message>
        <source>Drop, paste</source>
        <translation>Soltar, pegar</translation>
    </message>
    <message>
        <source>or choose</source>
        <translation>o elegir</translation>
    </message>
</context>
<context>
    <name>Adoption</name>
    <message>
        <source>Were these changes made for {where}?</source>
        <translation>¿Se hicieron estos cambios para {where}?</translation>
    </message>
    <message>
        <source>This shop does not know which marketplace its unsent changes are for. If they were made for this one, they stay in the outbox and can be sent to it. Otherwise nothing is read or sent, and everything stays as it is.</source>
        <translation>Esta tienda no sabe para qué marketplace son sus cambios sin enviar. Si se hicieron para este, quedan en la bandeja de salida y se pueden enviar. Si no, no se lee ni se envía nada, y todo queda como está.</translation>
    </message>
    <message>
        <source>Leave as it is</source>
        <translation>Dejar como está</translation>
    </message>
    <message>
        <source>They are for this one</source>
        <translation>Son para este</translation>
    </message>
</context>
<context>
    <name>Ages</name>
    <message>
        <source>now</source>
        <translation>ahora</translation>
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
            <numerusform>%n mes</numerusform>
            <numerusform>%n meses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n y</source>
        <translation>
            <numerusform>%n año</numerusform>
            <numerusform>%n años</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>hace %n min</numerusform>
            <numerusform>hace %n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>hace %n h</numerusform>
            <numerusform>hace %n h</numerusform>
        </translation>
    </message>
    <message>
        <source>on {day}</source>
        <translation>el {day}</translation>
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
        <translation>Qué hizo el marketplace con los últimos cambios enviados, {when}</translation>
    </message>
    <message>
        <source>Accepted as sent</source>
        <translation>Aceptado tal como se envió</translation>
    </message>
    <message>
        <source>Undo these changes</source>
        <translation>Deshacer estos cambios</translation>
    </message>
</context>
<context>
    <name>ArrivalText</name>
    <message>
        <source>Nothing had to be sent: it was so already</source>
        <translation>No hizo falta enviar nada: ya estaba así</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
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
            <numerusform>%n campo cambiado</numerusform>
            <numerusform>%n campos cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remarks</source>
        <translation>
            <numerusform>%n observación</numerusform>
            <numerusform>%n observaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsOfView</name>
    <message>
        <source>The shop as it was</source>
        <translation>La tienda como era</translation>
    </message>
    <message>
        <source>As of the sync</source>
        <translation>Según la sincronización</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver a hoy</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Fecha</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Search the listings of then…</source>
        <translation>Buscar en las publicaciones de entonces…</translation>
    </message>
</context>
<context>
    <name>AsOfWords</name>
    <message>
        <source>No sync is remembered yet</source>
        <translation>Todavía no hay ninguna sincronización guardada</translation>
    </message>
    <message>
        <source>Each sync from now on is one.</source>
        <translation>Desde ahora se guarda cada sincronización.</translation>
    </message>
    <message>
        <source>The shop as it was at {moment}</source>
        <translation>La tienda como era: {moment}</translation>
    </message>
    <message>
        <source>It is being put together…</source>
        <translation>Se está reconstruyendo…</translation>
    </message>
    <message>
        <source>What changed since is not known for this sync; choose another one.</source>
        <translation>De esta sincronización no se sabe qué cambió después; hay que elegir otra.</translation>
    </message>
    <message>
        <source>It can be searched and sorted; nothing can be changed or sent here. What a sale left is not known for listings that changed since.</source>
        <translation>Se puede buscar y ordenar; aquí no se puede cambiar ni enviar nada. De las publicaciones que cambiaron después no se sabe qué dejaba una venta.</translation>
    </message>
</context>
<context>
    <name>AskSheet</name>
    <message>
        <source>Type {text} to confirm</source>
        <translation>Escribir {text} para confirmar</translation>
    </message>
</context>
<context>
    <name>Attention</name>
    <message>
        <source>Changed on both sides</source>
        <translation>Cambios en ambos lados</translation>
    </message>
    <message>
        <source>Refused or not sent</source>
        <translation>Rechazado o sin enviar</translation>
    </message>
    <message>
        <source>Sent, outcome not known</source>
        <translation>Enviado, sin resultado conocido</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Retenido</translation>
    </message>
    <message>
        <source>Plans that did not begin</source>
        <translation>Planes que no comenzaron</translation>
    </message>
    <message>
        <source>The marketplace asks for a correction</source>
        <translation>El marketplace pide una corrección</translation>
    </message>
    <message>
        <source>Documents are missing</source>
        <translation>Faltan documentos</translation>
    </message>
    <message>
        <source>Suspended by the marketplace</source>
        <translation>Suspendidas por el marketplace</translation>
    </message>
    <message>
        <source>Under review</source>
        <translation>En revisión</translation>
    </message>
    <message>
        <source>A fee has to be paid</source>
        <translation>Hay un cargo por pagar</translation>
    </message>
    <message>
        <source>Possible infringements</source>
        <translation>Posibles infracciones</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sin stock</translation>
    </message>
    <message>
        <source>A sale loses money</source>
        <translation>Una venta pierde dinero</translation>
    </message>
    <message>
        <source>Below the least price</source>
        <translation>Por debajo del precio mínimo</translation>
    </message>
    <message>
        <source>Free listings about to end</source>
        <translation>Publicaciones gratuitas por finalizar</translation>
    </message>
    <message>
        <source>Free shipping put on by the marketplace</source>
        <translation>Envío gratis impuesto por el marketplace</translation>
    </message>
    <message>
        <source>Warnings of the marketplace</source>
        <translation>Advertencias del marketplace</translation>
    </message>
    <message>
        <source>Low health</source>
        <translation>Calidad baja</translation>
    </message>
    <message>
        <source>It is suspended until it is corrected and sent again.</source>
        <translation>Está suspendida hasta que se corrija y se envíe de nuevo.</translation>
    </message>
    <message>
        <source>It is suspended until the documents are sent, which only the marketplace takes.</source>
        <translation>Está suspendida hasta que se envíen los documentos, que solo recibe el marketplace.</translation>
    </message>
    <message>
        <source>Only the marketplace can lift this: {states}.</source>
        <translation>Solo el marketplace puede levantarlo: {states}.</translation>
    </message>
    <message>
        <source>Nothing can be done until the marketplace has decided.</source>
        <translation>No se puede hacer nada hasta que el marketplace decida.</translation>
    </message>
    <message>
        <source>It becomes active when its fee is paid, which only the marketplace takes.</source>
        <translation>Se activa cuando se paga el cargo, que solo cobra el marketplace.</translation>
    </message>
    <message>
        <source>The marketplace marked a possible infringement.</source>
        <translation>El marketplace señaló una posible infracción.</translation>
    </message>
    <message>
        <source>Nothing left to sell; sold so far: {sold}.</source>
        <translation>No queda nada por vender; ventas hasta ahora: {sold}.</translation>
    </message>
    <message>
        <source>At {price} a sale leaves {net}.</source>
        <translation>A {price}, una venta deja {net}.</translation>
    </message>
    <message>
        <source>{price} is below the least price of {floor}.</source>
        <translation>{price} está por debajo del precio mínimo de {floor}.</translation>
    </message>
    <message>
        <source>It ends on {ends}; another listing type lasts longer.</source>
        <translation>Finaliza el {ends}; otro tipo de publicación dura más.</translation>
    </message>
    <message>
        <source>It cannot be taken off; at {price} a sale leaves {net}.</source>
        <translation>No se puede quitar; a {price}, una venta deja {net}.</translation>
    </message>
    <message>
        <source>Warnings: {warnings}.</source>
        <translation>Advertencias: {warnings}.</translation>
    </message>
    <message>
        <source>Health {health} of 100; it lacks: {lacking}.</source>
        <translation>Calidad {health} de 100; le falta: {lacking}.</translation>
    </message>
    <message>
        <source>The marketplace says: {said}</source>
        <translation>El marketplace dice: {said}</translation>
    </message>
    <message>
        <source>banned</source>
        <translation>prohibida</translation>
    </message>
    <message>
        <source>suspended for good</source>
        <translation>suspendida definitivamente</translation>
    </message>
    <message>
        <source>against the terms</source>
        <translation>no cumple los términos</translation>
    </message>
    <message>
        <source>suspended for a time</source>
        <translation>suspendida por un tiempo</translation>
    </message>
    <message>
        <source>credit policy</source>
        <translation>política de crédito</translation>
    </message>
    <message>
        <source>more pictures ({count})</source>
        <translation>más fotos ({count})</translation>
    </message>
    <message>
        <source>a description</source>
        <translation>una descripción</translation>
    </message>
    <message>
        <source>a warranty</source>
        <translation>una garantía</translation>
    </message>
    <message>
        <source>free shipping</source>
        <translation>envío gratis</translation>
    </message>
    <message>
        <source>and more attributes ({count})</source>
        <translation>y más atributos ({count})</translation>
    </message>
</context>
<context>
    <name>AttentionList</name>
    <message>
        <source>What needs you</source>
        <translation>Lo que está pendiente</translation>
    </message>
</context>
<context>
    <name>AttentionView</name>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Show all in the listings</source>
        <translation>Mostrar todo en las publicaciones</translation>
    </message>
    <message>
        <source>Nothing needs you.</source>
        <translation>No hay nada pendiente.</translation>
    </message>
    <message>
        <source>Whatever is refused, held, out of stock, about to end or loses money stands here, with what can be done about it.</source>
        <translation>Aquí aparece lo rechazado, lo retenido, lo que está sin stock, por finalizar o pierde dinero, con lo que se puede hacer.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir a las publicaciones</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>Show in the outbox</source>
        <translation>Mostrar en la bandeja de salida</translation>
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
        <translation>Mostrar en la bandeja de salida</translation>
    </message>
    <message>
        <source>Restock</source>
        <translation>Reponer stock</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>See the plans</source>
        <translation>Ver los planes</translation>
    </message>
</context>
<context>
    <name>AutosaveText</name>
    <message>
        <source>draft not saved: {reason}</source>
        <translation>borrador no guardado: {reason}</translation>
    </message>
</context>
<context>
    <name>AxisValues</name>
    <message>
        <source>Own attribute, for example “Scent”</source>
        <translation>Atributo propio, por ejemplo “Aroma”</translation>
    </message>
    <message>
        <source>Name of an attribute in own words</source>
        <translation>Nombre de un atributo propio</translation>
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
        <translation>Respaldos</translation>
    </message>
    <message>
        <source>Back up now</source>
        <translation>Respaldar ahora</translation>
    </message>
    <message>
        <source>No backup yet</source>
        <translation>Aún no hay respaldos</translation>
    </message>
    <message>
        <source>Restore {time}</source>
        <translation>Recuperar el de {time}</translation>
    </message>
    <message>
        <source>Drafts, outbox and history are backed up</source>
        <translation>Se respaldaron los borradores, la bandeja de salida y el historial</translation>
    </message>
    <message numerus="yes">
        <source>%n items restored; nothing was sent</source>
        <translation>
            <numerusform>Se recuperó %n elemento; no se envió nada</numerusform>
            <numerusform>Se recuperaron %n elementos; no se envió nada</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything in that backup is already here</source>
        <translation>Todo lo de ese respaldo ya está aquí</translation>
    </message>
</context>
<context>
    <name>BatchBar</name>
    <message numerus="yes">
        <source>%n listings sent</source>
        <translation>
            <numerusform>%n publicación enviada</numerusform>
            <numerusform>%n publicaciones enviadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not as sent</source>
        <translation>
            <numerusform>%n distinta de lo enviado</numerusform>
            <numerusform>%n distintas de lo enviado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo all %n</source>
        <translation>
            <numerusform>Deshacer %n</numerusform>
            <numerusform>Deshacer las %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginWords</name>
    <message numerus="yes">
        <source>%n listings are so already</source>
        <translation>
            <numerusform>%n publicación ya está así</numerusform>
            <numerusform>%n publicaciones ya están así</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings were changed since and would be held</source>
        <translation>
            <numerusform>%n publicación cambió desde entonces y quedaría retenida</numerusform>
            <numerusform>%n publicaciones cambiaron desde entonces y quedarían retenidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n publicación se rechazaría</numerusform>
            <numerusform>%n publicaciones se rechazarían</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are gone</source>
        <translation>
            <numerusform>%n publicación ya no existe</numerusform>
            <numerusform>%n publicaciones ya no existen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would change</source>
        <translation>
            <numerusform>%n publicación cambiaría</numerusform>
            <numerusform>%n publicaciones cambiarían</numerusform>
        </translation>
    </message>
    <message>
        <source>Begin “{name}” now?</source>
        <translation>¿Empezar “{name}” ahora?</translation>
    </message>
    <message>
        <source>As of the last sync</source>
        <translation>Según la última sincronización</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Ahora no</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Empezar ahora</translation>
    </message>
    <message>
        <source>The listing is gone</source>
        <translation>La publicación ya no existe</translation>
    </message>
</context>
<context>
    <name>BuiltInViews</name>
    <message>
        <source>Required attributes missing</source>
        <translation>Atributos obligatorios que faltan</translation>
    </message>
    <message>
        <source>Changed by the marketplace or elsewhere</source>
        <translation>Cambiadas por el marketplace o en otro lugar</translation>
    </message>
    <message>
        <source>Price rose over 20 % this week</source>
        <translation>El precio subió más de 20 % esta semana</translation>
    </message>
    <message>
        <source>Price fell over 20 % this week</source>
        <translation>El precio bajó más de 20 % esta semana</translation>
    </message>
    <message>
        <source>Probably listed twice</source>
        <translation>Probablemente publicadas dos veces</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>No other view has listings</source>
        <translation>Ninguna otra vista tiene publicaciones</translation>
    </message>
</context>
<context>
    <name>CallCard</name>
    <message>
        <source>The request</source>
        <translation>La solicitud</translation>
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
        <translation>La solicitud que se enviará</translation>
    </message>
</context>
<context>
    <name>CategoryChooser</name>
    <message>
        <source>Choose a category</source>
        <translation>Elegir una categoría</translation>
    </message>
    <message>
        <source>Back; the draft is saved</source>
        <translation>Volver; el borrador queda guardado</translation>
    </message>
    <message>
        <source>Use this category</source>
        <translation>Usar esta categoría</translation>
    </message>
    <message>
        <source>What is for sale: product, brand, model</source>
        <translation>Qué se vende: producto, marca, modelo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Predictions</source>
        <translation>Predicciones</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>borrador guardado</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontradas</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
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
        <translation>para una publicación nueva</translation>
    </message>
    <message>
        <source>Predicted while you type. To search categories by name, begin with “/”.</source>
        <translation>Se predice al escribir. Para buscar categorías por nombre, empezar con “/”.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Árbol</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>for this listing</source>
        <translation>para esta publicación</translation>
    </message>
</context>
<context>
    <name>CategoryColumns</name>
    <message>
        <source>Tree of categories</source>
        <translation>Árbol de categorías</translation>
    </message>
</context>
<context>
    <name>CategoryEditor</name>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
</context>
<context>
    <name>CategoryFacts</name>
    <message>
        <source>What the category asks for</source>
        <translation>Lo que pide la categoría</translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message numerus="yes">
        <source>%n cells copied</source>
        <translation>
            <numerusform>%n celda copiada</numerusform>
            <numerusform>%n celdas copiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{rows} of {chosen} rows copied; all of them can be exported</source>
        <translation>Se copiaron {rows} de {chosen} filas; exportar las lleva todas</translation>
    </message>
    <message>
        <source>Nothing was pasted: the rows that were copied are of different lengths</source>
        <translation>No se pegó nada: las filas copiadas tienen largos distintos</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar celdas</translation>
    </message>
    <message>
        <source>Nothing was pasted: {copied} cells were copied, and {chosen} are chosen</source>
        <translation>No se pegó nada: se copiaron {copied} celdas y hay {chosen} elegidas</translation>
    </message>
    <message>
        <source>Nothing was pasted: {copied} cells do not fit from here on</source>
        <translation>No se pegó nada: {copied} celdas no caben desde aquí</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Only attributes can be emptied</source>
        <translation>Solo se pueden vaciar atributos</translation>
    </message>
    <message>
        <source>Empty cells</source>
        <translation>Vaciar celdas</translation>
    </message>
    <message>
        <source>Take cells back</source>
        <translation>Revertir celdas</translation>
    </message>
    <message>
        <source>Nothing was changed: “{column}” cannot be changed here</source>
        <translation>No se cambió nada: “{column}” no se puede cambiar aquí</translation>
    </message>
</context>
<context>
    <name>CellEditing</name>
    <message>
        <source>This column cannot be changed here</source>
        <translation>Esta columna no se puede cambiar aquí</translation>
    </message>
    <message>
        <source>This listing has not been read yet</source>
        <translation>Esta publicación todavía no se leyó</translation>
    </message>
    <message>
        <source>Change a cell</source>
        <translation>Cambiar una celda</translation>
    </message>
</context>
<context>
    <name>CellNotes</name>
    <message>
        <source>Not sent; it was {before}</source>
        <translation>Sin enviar; era {before}</translation>
    </message>
</context>
<context>
    <name>CellReasons</name>
    <message>
        <source>Not applicable</source>
        <translation>No aplica</translation>
    </message>
    <message>
        <source>{reason}. Enter opens the listing.</source>
        <translation>{reason}. Enter abre la publicación.</translation>
    </message>
</context>
<context>
    <name>CellSends</name>
    <message>
        <source>Cells of {day}</source>
        <translation>Celdas del {day}</translation>
    </message>
    <message>
        <source>Discard what was typed into cells?</source>
        <translation>¿Descartar lo escrito en las celdas?</translation>
    </message>
    <message>
        <source>{changes}. Undo brings it back.</source>
        <translation>{changes}. Con “Deshacer” vuelve.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Discard cells</source>
        <translation>Descartar celdas</translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n listings</source>
        <translation>
            <numerusform>en %n publicación</numerusform>
            <numerusform>en %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells changed elsewhere</source>
        <translation>
            <numerusform>%n celda cambiada en otro lugar</numerusform>
            <numerusform>%n celdas cambiadas en otro lugar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells cannot be read</source>
        <translation>
            <numerusform>%n celda no se puede leer</numerusform>
            <numerusform>%n celdas no se pueden leer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells would be refused</source>
        <translation>
            <numerusform>%n celda sería rechazada</numerusform>
            <numerusform>%n celdas serían rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{cells} cells are too many at once: {most} is the limit. Larger sheets can be imported.</source>
        <translation>{cells} celdas son demasiadas a la vez: el límite es {most}. Las planillas más grandes se pueden importar.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: %n cells cannot take it</source>
        <translation>
            <numerusform>No se cambió nada: %n celda no lo admite</numerusform>
            <numerusform>No se cambió nada: %n celdas no lo admiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>{cell}, selected</source>
        <translation>{cell}, con selección</translation>
    </message>
    <message>
        <source>Not known: the charge or the shipping cost is missing</source>
        <translation>No se conoce: falta el cargo o el costo de envío</translation>
    </message>
    <message>
        <source>Below the floor of {floor}</source>
        <translation>Bajo el precio mínimo de {floor}</translation>
    </message>
    <message>
        <source>{margin} of the price; unit cost {cost}</source>
        <translation>{margin} del precio; costo unitario {cost}</translation>
    </message>
    <message>
        <source>Not known: it has no price</source>
        <translation>Desconocido: no tiene precio</translation>
    </message>
    <message>
        <source>Not known: it has no own code</source>
        <translation>Desconocido: no tiene código propio</translation>
    </message>
    <message>
        <source>Not known: its unit cost is not given</source>
        <translation>Desconocido: falta el costo unitario</translation>
    </message>
    <message>
        <source>Not known: what is left of a sale is not known</source>
        <translation>Desconocido: no se sabe cuánto queda de una venta</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No aplica</translation>
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
        <translation>cambió {field}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
</context>
<context>
    <name>ChargesSheet</name>
    <message>
        <source>Own charges</source>
        <translation>Cargos propios</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Every category</source>
        <translation>Todas las categorías</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>Every type</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>They count in the place of the site’s table: for a category and those below it, from a price on, up to the next step.</source>
        <translation>Valen en lugar de la tabla del sitio: para una categoría y las que dependen de ella, desde un precio y hasta el siguiente escalón.</translation>
    </message>
    <message>
        <source>Another charge</source>
        <translation>Otro cargo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Quitarlo</translation>
    </message>
    <message>
        <source>from {price}</source>
        <translation>desde {price}</translation>
    </message>
    <message>
        <source>Unknown category: choose one of the list</source>
        <translation>No se conoce esa categoría: hay que elegir una de la lista</translation>
    </message>
    <message>
        <source>The site’s table counts: no own charge is given.</source>
        <translation>Vale la tabla del sitio: no se indicó ningún cargo propio.</translation>
    </message>
</context>
<context>
    <name>Chip</name>
    <message>
        <source>Active</source>
        <extracomment>Kind -&gt; (text role, background role). State -&gt; (kind, icon, word). States of listings first, then states of changes.</extracomment>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausada</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sin stock</translation>
    </message>
    <message>
        <source>Under review</source>
        <translation>En revisión</translation>
    </message>
    <message>
        <source>Needs a fix</source>
        <translation>Por corregir</translation>
    </message>
    <message>
        <source>Needs documents</source>
        <translation>Faltan documentos</translation>
    </message>
    <message>
        <source>Payment due</source>
        <translation>Por pagar</translation>
    </message>
    <message>
        <source>Not yet active</source>
        <translation>Por iniciar</translation>
    </message>
    <message>
        <source>Inactive</source>
        <translation>Inactiva</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Finalizada</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Borrador</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviado</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Sending</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>On hold</source>
        <translation>Retenido</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Sin confirmar</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>ChoiceEditor</name>
    <message>
        <source>Not set</source>
        <translation>Sin indicar</translation>
    </message>
</context>
<context>
    <name>ChoicesEditor</name>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
</context>
<context>
    <name>Choosing</name>
    <message>
        <source>What a category asks for is shown here before it is used.</source>
        <translation>Aquí se ve lo que pide una categoría antes de usarla.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>No known category has this name</source>
        <translation>Ninguna categoría conocida tiene este nombre</translation>
    </message>
    <message>
        <source>Predicting…</source>
        <translation>Prediciendo…</translation>
    </message>
    <message>
        <source>No category can be predicted for this title</source>
        <translation>No se puede predecir una categoría para este título</translation>
    </message>
    <message>
        <source>This category does not exist any more</source>
        <translation>Esta categoría ya no existe</translation>
    </message>
    <message>
        <source>Nothing is listed on this site yet, so no category is known here.</source>
        <translation>En este sitio todavía no hay publicaciones, así que no se conoce ninguna categoría.</translation>
    </message>
</context>
<context>
    <name>CodeName</name>
    <message>
        <source>New</source>
        <translation>Nuevo</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Usado</translation>
    </message>
    <message>
        <source>Not specified</source>
        <translation>Sin especificar</translation>
    </message>
    <message>
        <source>Marketplace’s carrier rates</source>
        <translation>Tarifas de transporte del marketplace</translation>
    </message>
    <message>
        <source>Marketplace shipping</source>
        <translation>Envío del marketplace</translation>
    </message>
    <message>
        <source>Own carrier</source>
        <translation>Transportista propio</translation>
    </message>
    <message>
        <source>Own shipping prices</source>
        <translation>Precios de envío propios</translation>
    </message>
    <message>
        <source>Agree with the buyer</source>
        <translation>A convenir con el comprador</translation>
    </message>
    <message>
        <source>Pick-up at your place</source>
        <translation>Retiro en el domicilio propio</translation>
    </message>
    <message>
        <source>Fixed price</source>
        <translation>Precio fijo</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Classified ad</source>
        <translation>Clasificado</translation>
    </message>
    <message>
        <source>Red, 1 of 5</source>
        <translation>Rojo, 1 de 5</translation>
    </message>
    <message>
        <source>Orange, 2 of 5</source>
        <translation>Naranja, 2 de 5</translation>
    </message>
    <message>
        <source>Yellow, 3 of 5</source>
        <translation>Amarillo, 3 de 5</translation>
    </message>
    <message>
        <source>Light green, 4 of 5</source>
        <translation>Verde claro, 4 de 5</translation>
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
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Find a field or attribute</source>
        <translation>Buscar un campo o atributo</translation>
    </message>
    <message>
        <source>No field or attribute has this name</source>
        <translation>Ningún campo ni atributo tiene este nombre</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Keep in sight while scrolling</source>
        <translation>Mantener a la vista al desplazar</translation>
    </message>
    <message>
        <source>Usual columns</source>
        <translation>Columnas habituales</translation>
    </message>
</context>
<context>
    <name>ColumnChoosing</name>
    <message>
        <source>Let it scroll</source>
        <translation>Dejar que se desplace</translation>
    </message>
    <message>
        <source>Keep in sight while scrolling</source>
        <translation>Mantener a la vista al desplazar</translation>
    </message>
    <message>
        <source>Hide this column</source>
        <translation>Ocultar esta columna</translation>
    </message>
    <message>
        <source>Then sort by this</source>
        <translation>Ordenar después por esta columna</translation>
    </message>
    <message>
        <source>Choose columns…</source>
        <translation>Elegir columnas…</translation>
    </message>
</context>
<context>
    <name>Columns</name>
    <message>
        <source>Selected</source>
        <translation>Seleccionada</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Ventas</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Listing ID</source>
        <translation>ID de la publicación</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Costo unitario</translation>
    </message>
    <message>
        <source>Floor</source>
        <translation>Precio mínimo</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Envío gratis</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Shipping cost</source>
        <translation>Costo de envío</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Original price</source>
        <translation>Precio original</translation>
    </message>
    <message>
        <source>Base price</source>
        <translation>Precio base</translation>
    </message>
    <message>
        <source>Initial stock</source>
        <translation>Stock inicial</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creada</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Shipping mode</source>
        <translation>Modo de envío</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retiro en persona</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Automatic relisting</source>
        <translation>Republicación automática</translation>
    </message>
    <message>
        <source>Catalog product</source>
        <translation>Producto del catálogo</translation>
    </message>
    <message>
        <source>Domain</source>
        <translation>Dominio</translation>
    </message>
    <message>
        <source>Official store</source>
        <translation>Tienda oficial</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección web</translation>
    </message>
</context>
<context>
    <name>ColumnsPage</name>
    <message>
        <source>Column of the file</source>
        <translation>Columna del archivo</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Is taken for</source>
        <translation>Se toma como</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Left aside: another column is that already</source>
        <translation>Sin usar: otra columna ya es eso</translation>
    </message>
    <message>
        <source>“{name}” is taken for</source>
        <translation>“{name}” se toma como</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Find an action, a view or a listing</source>
        <translation>Buscar una acción, una vista o una publicación</translation>
    </message>
    <message>
        <source>Type what you want to do</source>
        <translation>Escribir qué se quiere hacer</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>No action, view or listing is found by these words</source>
        <translation>Ninguna acción, vista o publicación se encuentra con estas palabras</translation>
    </message>
</context>
<context>
    <name>ConditionWords</name>
    <message>
        <source>same title</source>
        <translation>mismo título</translation>
    </message>
    <message>
        <source>same own code</source>
        <translation>mismo código propio</translation>
    </message>
    <message>
        <source>same barcode</source>
        <translation>mismo código de barras</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} o {last}</translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>“{words}”</translation>
    </message>
    <message>
        <source>without {words}</source>
        <translation>sin {words}</translation>
    </message>
    <message>
        <source>none of {values}</source>
        <translation>ninguno de {values}</translation>
    </message>
    <message>
        <source>{answer} or unknown</source>
        <translation>{answer} o sin dato</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} a {high}</translation>
    </message>
    <message>
        <source>{n} more</source>
        <translation>{n} más</translation>
    </message>
    <message>
        <source>{n} days</source>
        <translation>{n} días</translation>
    </message>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n día</numerusform>
            <numerusform>%n días</numerusform>
        </translation>
    </message>
    <message>
        <source>not {compared}</source>
        <translation>no {compared}</translation>
    </message>
    <message>
        <source>none of: {rules}</source>
        <translation>ninguna de: {rules}</translation>
    </message>
    <message>
        <source>over {value}</source>
        <translation>más de {value}</translation>
    </message>
    <message>
        <source>at least {value}</source>
        <translation>al menos {value}</translation>
    </message>
    <message>
        <source>under {value}</source>
        <translation>menos de {value}</translation>
    </message>
    <message>
        <source>at most {value}</source>
        <translation>como máximo {value}</translation>
    </message>
    <message>
        <source>on {value}</source>
        <translation>el {value}</translation>
    </message>
    <message>
        <source>after {value}</source>
        <translation>después del {value}</translation>
    </message>
    <message>
        <source>from {value} on</source>
        <translation>desde el {value}</translation>
    </message>
    <message>
        <source>before {value}</source>
        <translation>antes del {value}</translation>
    </message>
    <message>
        <source>until {value}</source>
        <translation>hasta el {value}</translation>
    </message>
</context>
<context>
    <name>ConflictGrid</name>
    <message>
        <source>Three versions</source>
        <translation>Tres versiones</translation>
    </message>
    <message>
        <source>Before you edited</source>
        <translation>Antes de editar</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Mi versión</translation>
    </message>
    <message>
        <source>Marketplace now</source>
        <translation>Marketplace ahora</translation>
    </message>
    <message>
        <source>choose</source>
        <translation>por elegir</translation>
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
        <translation>Todos los códigos</translation>
    </message>
    <message>
        <source>With figures</source>
        <translation>Con cifras</translation>
    </message>
    <message>
        <source>No unit cost</source>
        <translation>Sin costo unitario</translation>
    </message>
    <message>
        <source>Search own code or title</source>
        <translation>Buscar código propio o título</translation>
    </message>
    <message>
        <source>Codes to show</source>
        <translation>Códigos que se muestran</translation>
    </message>
    <message>
        <source>No own codes</source>
        <translation>Sin códigos propios</translation>
    </message>
    <message>
        <source>Own costs</source>
        <translation>Costos propios</translation>
    </message>
    <message>
        <source>Add a code…</source>
        <translation>Agregar un código…</translation>
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
        <translation>Cargos propios…</translation>
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
        <translation>los primeros {codes}; los demás se pueden buscar</translation>
    </message>
    <message>
        <source>No code is like that</source>
        <translation>Ningún código es así</translation>
    </message>
    <message>
        <source>Every listing on sale has its unit cost</source>
        <translation>Todas las publicaciones en venta tienen costo unitario</translation>
    </message>
    <message>
        <source>No figures were given yet</source>
        <translation>Todavía no se indicaron cifras</translation>
    </message>
    <message>
        <source>Type them beside the codes, paste them, or import a file.</source>
        <translation>Se pueden escribir junto a los códigos, pegar o importar de un archivo.</translation>
    </message>
    <message>
        <source>No listing has an own code</source>
        <translation>Ninguna publicación tiene código propio</translation>
    </message>
    <message>
        <source>Costs are kept by own code. Add a code, or give your listings one.</source>
        <translation>Los costos se guardan por código propio. Se puede agregar un código o ponerles uno a las publicaciones.</translation>
    </message>
    <message>
        <source>Type a figure · Ctrl+D fills down · Ctrl+V pastes a block · Del clears it</source>
        <translation>Escribir una cifra · Ctrl+D rellena hacia abajo · Ctrl+V pega un bloque · Supr la borra</translation>
    </message>
</context>
<context>
    <name>CostsWords</name>
    <message>
        <source>Costs are kept by own code, and no chosen listing has one</source>
        <translation>Los costos se guardan por código propio, y ninguna publicación elegida tiene uno</translation>
    </message>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>cifras de %n código</numerusform>
            <numerusform>cifras de %n códigos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes are changed</source>
        <translation>
            <numerusform>Cambiaron las cifras de %n código</numerusform>
            <numerusform>Cambiaron las cifras de %n códigos</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes were written to {file}</source>
        <translation>
            <numerusform>Las cifras de %n código se escribieron en {file}</numerusform>
            <numerusform>Las cifras de %n códigos se escribieron en {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>Export own costs</source>
        <translation>Exportar costos propios</translation>
    </message>
    <message>
        <source>Import own costs</source>
        <translation>Importar costos propios</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Tables ({names})</source>
        <translation>Tablas ({names})</translation>
    </message>
    <message>
        <source>own charges</source>
        <translation>cargos propios</translation>
    </message>
</context>
<context>
    <name>CostsWork</name>
    <message>
        <source>Changed elsewhere meanwhile, and left as they are: {codes}</source>
        <translation>Cambiaron mientras tanto en otro lugar y quedan como están: {codes}</translation>
    </message>
    <message>
        <source>The charges were changed elsewhere, and left as they are</source>
        <translation>Los cargos cambiaron en otro lugar y quedan como están</translation>
    </message>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>cifras de %n código</numerusform>
            <numerusform>cifras de %n códigos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CoverageCard</name>
    <message>
        <source>What free shipping costs you</source>
        <translation>Lo que cuesta el envío gratis</translation>
    </message>
    <message>
        <source>Whole country</source>
        <translation>Todo el país</translation>
    </message>
    <message>
        <source>flat rate by size and weight</source>
        <translation>tarifa fija por tamaño y peso</translation>
    </message>
    <message>
        <source>Except the exclusion zone</source>
        <translation>Salvo la zona de exclusión</translation>
    </message>
    <message>
        <source>offered for your address</source>
        <translation>se ofrece para la dirección del vendedor</translation>
    </message>
    <message>
        <source>No flat-rate free shipping is offered here on this site.</source>
        <translation>Este sitio no ofrece aquí envío gratis con tarifa fija.</translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message>
        <source>Something unexpected happened</source>
        <translation>Ocurrió algo inesperado</translation>
    </message>
    <message>
        <source>It was written to the log. Everything saved is intact, and you can carry on. The report says what happened, for whoever looks into it; it contains no token.</source>
        <translation>Quedó en el registro. Lo guardado sigue intacto y se puede continuar. El informe dice qué ocurrió, para quien lo revise; no contiene ningún token.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message numerus="yes">
        <source>%n more since then</source>
        <translation>
            <numerusform>%n más desde entonces</numerusform>
            <numerusform>%n más desde entonces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Creation</name>
    <message>
        <source>Choose the category</source>
        <translation>Elegir la categoría</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>New listing</source>
        <translation>Nueva publicación</translation>
    </message>
</context>
<context>
    <name>DayEditor</name>
    <message>
        <source>The first day is after the last one</source>
        <translation>El primer día es posterior al último</translation>
    </message>
</context>
<context>
    <name>Density</name>
    <message>
        <source>Compact rows</source>
        <translation>Filas compactas</translation>
    </message>
    <message>
        <source>Normal rows</source>
        <translation>Filas normales</translation>
    </message>
    <message>
        <source>Spacious rows</source>
        <translation>Filas amplias</translation>
    </message>
</context>
<context>
    <name>Detail</name>
    <message>
        <source>Detail</source>
        <translation>Detalle</translation>
    </message>
    <message>
        <source>History of this listing</source>
        <translation>Historial de esta publicación</translation>
    </message>
    <message>
        <source>No change selected</source>
        <translation>Ningún cambio elegido</translation>
    </message>
    <message>
        <source>Select one to see why it is in this state, the exact request and the history.</source>
        <translation>Al elegir uno se ve por qué está en ese estado, la solicitud exacta y el historial.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>net</source>
        <translation>neto</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
</context>
<context>
    <name>DimensionsEditor</name>
    <message>
        <source>Height, cm</source>
        <translation>Alto, cm</translation>
    </message>
    <message>
        <source>Width, cm</source>
        <translation>Ancho, cm</translation>
    </message>
    <message>
        <source>Length, cm</source>
        <translation>Largo, cm</translation>
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
        <translation>Se descartó el borrador</translation>
    </message>
    <message>
        <source>Restore it</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Not published yet</source>
        <translation>Sin publicar todavía</translation>
    </message>
    <message>
        <source>Not published yet: {fields}</source>
        <translation>Sin publicar todavía: {fields}</translation>
    </message>
    <message>
        <source>New listing without a title</source>
        <translation>Publicación nueva sin título</translation>
    </message>
</context>
<context>
    <name>DraftsView</name>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Continue editing</source>
        <translation>Seguir editando</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>No drafts</source>
        <translation>Sin borradores</translation>
    </message>
    <message>
        <source>What you type in a listing is saved here automatically until you send it.</source>
        <translation>Lo que se escribe en una publicación se guarda aquí automáticamente hasta que se envíe.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir a las publicaciones</translation>
    </message>
</context>
<context>
    <name>DuplicateWords</name>
    <message>
        <source>The marketplace does not have this listing any more</source>
        <translation>El marketplace ya no tiene esta publicación</translation>
    </message>
    <message>
        <source>This listing cannot be duplicated</source>
        <translation>Esta publicación no se puede duplicar</translation>
    </message>
    <message>
        <source>Duplicate of {id}: nothing is listed yet</source>
        <translation>Duplicado de {id}: todavía no se publicó nada</translation>
    </message>
    <message>
        <source>Everything was taken over.</source>
        <translation>Se copió todo.</translation>
    </message>
    <message>
        <source>Not taken over: {what}.</source>
        <translation>No se copió: {what}.</translation>
    </message>
    <message>
        <source>units sold ({n})</source>
        <translation>unidades vendidas ({n})</translation>
    </message>
    <message>
        <source>pictures without an address ({n})</source>
        <translation>fotos sin dirección ({n})</translation>
    </message>
    <message>
        <source>tags ({names})</source>
        <translation>etiquetas ({names})</translation>
    </message>
    <message>
        <source>its status ({name})</source>
        <translation>el estado ({name})</translation>
    </message>
    <message>
        <source>its health</source>
        <translation>la calidad</translation>
    </message>
    <message>
        <source>its product of the catalogue ({id})</source>
        <translation>el producto del catálogo ({id})</translation>
    </message>
    <message>
        <source>attributes that only the marketplace writes ({names})</source>
        <translation>atributos que solo escribe el marketplace ({names})</translation>
    </message>
    <message>
        <source>the description, which could not be read</source>
        <translation>la descripción, que no se pudo leer</translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message>
        <source>earlier draft</source>
        <translation>borrador anterior</translation>
    </message>
    <message>
        <source>As of the last sync: the marketplace does not answer</source>
        <translation>Datos de la última sincronización: el marketplace no responde</translation>
    </message>
    <message>
        <source>Taken back; nothing was sent</source>
        <translation>Retirado; no se envió nada</translation>
    </message>
    <message>
        <source>Discard all changes</source>
        <translation>Descartar todos los cambios</translation>
    </message>
    <message>
        <source>Change cells</source>
        <translation>Cambiar celdas</translation>
    </message>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n aviso impide enviar</numerusform>
            <numerusform>%n avisos impiden enviar</numerusform>
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
        <translation>El marketplace lo aceptaría</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message numerus="yes">
        <source>Refused for %n reasons; nothing was changed</source>
        <translation>
            <numerusform>Rechazado por %n motivo; nada cambió</numerusform>
            <numerusform>Rechazado por %n motivos; nada cambió</numerusform>
        </translation>
    </message>
    <message>
        <source>Not sent: everything stays as you left it</source>
        <translation>No se envió: todo queda como estaba</translation>
    </message>
    <message>
        <source>Not sent: it was changed elsewhere in the meantime</source>
        <translation>No se envió: cambió en otro lugar mientras tanto</translation>
    </message>
    <message>
        <source>Not sent: it needs your decision</source>
        <translation>No se envió: falta una decisión</translation>
    </message>
    <message>
        <source>Sent, no answer yet; checking whether it arrived</source>
        <translation>Enviado, aún sin respuesta; se está verificando si llegó</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>En la bandeja de salida hasta que el marketplace responda</translation>
    </message>
    <message>
        <source>Change the category</source>
        <translation>Cambiar la categoría</translation>
    </message>
    <message>
        <source>Rehearsed on a copy: it would be accepted</source>
        <translation>Ensayado en una copia: se aceptaría</translation>
    </message>
    <message>
        <source>Not sent yet</source>
        <translation>Sin enviar todavía</translation>
    </message>
    <message>
        <source>Restore the draft</source>
        <translation>Restaurar el borrador</translation>
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
        <translation>F8 va al aviso siguiente</translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message>
        <source>Back; the draft is saved</source>
        <translation>Volver; el borrador queda guardado</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>draft saved</source>
        <translation>borrador guardado</translation>
    </message>
    <message numerus="yes">
        <source>draft saved %n s ago</source>
        <translation>
            <numerusform>borrador guardado hace %n s</numerusform>
            <numerusform>borrador guardado hace %n s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draft saved %n min ago</source>
        <translation>
            <numerusform>borrador guardado hace %n min</numerusform>
            <numerusform>borrador guardado hace %n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard all changes</source>
        <translation>Descartar todos los cambios</translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message numerus="yes">
        <source>%n findings about the whole listing</source>
        <translation>
            <numerusform>%n aviso sobre toda la publicación</numerusform>
            <numerusform>%n avisos sobre toda la publicación</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EffectSheet</name>
    <message>
        <source>What changes</source>
        <translation>Qué cambia</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The marketplace would refuse it</source>
        <translation>El marketplace lo rechazaría</translation>
    </message>
    <message>
        <source>To know before</source>
        <translation>Conviene saber</translation>
    </message>
</context>
<context>
    <name>EffectWords</name>
    <message>
        <source>Left of one sale</source>
        <extracomment>The maximum number of fields shown; more of them are variations.</extracomment>
        <translation>Lo que queda de una venta</translation>
    </message>
</context>
<context>
    <name>EmptyListings</name>
    <message>
        <source>This shop has no listings</source>
        <translation>Esta tienda no tiene publicaciones</translation>
    </message>
    <message>
        <source>It had none when it was last read. New ones will appear here.</source>
        <translation>No tenía ninguna en la última lectura. Las nuevas aparecerán aquí.</translation>
    </message>
    <message>
        <source>Your listings will appear here</source>
        <translation>Aquí aparecerán las publicaciones</translation>
    </message>
    <message>
        <source>None have been read yet. What is read stays on this computer, and nothing goes to the marketplace until you send it.</source>
        <translation>Todavía no se leyó ninguna. Lo que se lee queda en esta computadora, y nada llega al marketplace hasta que se envíe.</translation>
    </message>
    <message>
        <source>Load my listings</source>
        <translation>Cargar mis publicaciones</translation>
    </message>
    <message>
        <source>Reads all of them; you can keep working.</source>
        <translation>Se leen todas; mientras tanto se puede trabajar.</translation>
    </message>
    <message>
        <source>Look around</source>
        <translation>Explorar</translation>
    </message>
    <message>
        <source>Find any action or view by typing a few letters.</source>
        <translation>Cualquier acción o vista, con escribir unas letras.</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>Qué significan los estados</translation>
    </message>
    <message>
        <source>Reading your listings</source>
        <translation>Leyendo las publicaciones</translation>
    </message>
    <message>
        <source>The first ones appear as soon as they arrive.</source>
        <translation>Las primeras aparecen apenas llegan.</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>No listing in this view matches the search.</source>
        <translation>Ninguna publicación de esta vista coincide con la búsqueda.</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Limpiar la búsqueda</translation>
    </message>
    <message>
        <source>Search in all</source>
        <translation>Buscar en todas</translation>
    </message>
    <message>
        <source>No listing is in this state</source>
        <translation>Ninguna publicación está en este estado</translation>
    </message>
    <message>
        <source>There are listings in other views.</source>
        <translation>Hay publicaciones en otras vistas.</translation>
    </message>
    <message>
        <source>Show all listings</source>
        <translation>Mostrar todas las publicaciones</translation>
    </message>
    <message>
        <source>Offline, and nothing read yet</source>
        <translation>Sin conexión; todavía no se leyó nada</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. Your listings will appear here once they have been read.</source>
        <translation>No hay conexión con el marketplace. Las publicaciones aparecerán aquí cuando se hayan leído.</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Sin acceso</translation>
    </message>
    <message>
        <source>This token has no access to this shop. Enter another one to see its listings.</source>
        <translation>El token no tiene acceso a esta tienda. Con otro aparecerán sus publicaciones.</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Ingresar token…</translation>
    </message>
    <message>
        <source>No token yet</source>
        <translation>Todavía no hay token</translation>
    </message>
    <message>
        <source>The marketplace gives every seller a token. Enter yours to see your listings.</source>
        <translation>El marketplace da un token a cada vendedor. Al ingresarlo aparecen las publicaciones.</translation>
    </message>
    <message>
        <source>List something</source>
        <translation>Publicar algo</translation>
    </message>
    <message>
        <source>Begins with a title; nothing is published before you say so.</source>
        <translation>Empieza con un título; no se publica nada sin confirmarlo.</translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message>
        <source>It sells again as soon as it is in stock.</source>
        <translation>Vuelve a venderse en cuanto tenga stock.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for you to correct it.</source>
        <translation>El marketplace espera una corrección del vendedor.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for documents.</source>
        <translation>El marketplace espera documentos.</translation>
    </message>
    <message>
        <source>The marketplace is not showing it at present.</source>
        <translation>El marketplace no la muestra por ahora.</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>In stock, sold</source>
        <translation>Stock, ventas</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Listed since</source>
        <translation>Publicada desde</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>Finaliza</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Último cambio</translation>
    </message>
    <message>
        <source>It has no pictures.</source>
        <translation>No tiene fotos.</translation>
    </message>
    <message>
        <source>Its health is {points} out of 100.</source>
        <translation>Su calidad es {points} de 100.</translation>
    </message>
    <message>
        <source>What it asks for</source>
        <translation>Lo que pide</translation>
    </message>
    <message>
        <source>Listing allowed</source>
        <translation>Admite publicaciones</translation>
    </message>
    <message>
        <source>Has subcategories</source>
        <translation>Tiene subcategorías</translation>
    </message>
    <message>
        <source>Listing not allowed</source>
        <translation>No admite publicaciones</translation>
    </message>
    <message>
        <source>Listings: {count}</source>
        <translation>Publicaciones: {count}</translation>
    </message>
    <message>
        <source>Title at most</source>
        <translation>Título, máximo</translation>
    </message>
    <message>
        <source>Pictures at most</source>
        <translation>Fotos, máximo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Shipping modes</source>
        <translation>Modos de envío</translation>
    </message>
    <message>
        <source>Variations by</source>
        <translation>Variaciones por</translation>
    </message>
    <message>
        <source>Required attributes</source>
        <translation>Atributos obligatorios</translation>
    </message>
    <message>
        <source>{required} of {all}</source>
        <translation>{required} de {all}</translation>
    </message>
    <message>
        <source>If the draft moves here</source>
        <translation>Si el borrador pasa a esta categoría</translation>
    </message>
    <message numerus="yes">
        <source>%n values carry over</source>
        <translation>
            <numerusform>%n valor se conserva</numerusform>
            <numerusform>%n valores se conservan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values do not exist there</source>
        <translation>
            <numerusform>%n valor no existe allí</numerusform>
            <numerusform>%n valores no existen allí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n carácter</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Costo unitario</translation>
    </message>
    <message>
        <source>Floor price</source>
        <translation>Precio mínimo</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Reset to the marketplace’s value</source>
        <translation>Restablecer el valor del marketplace</translation>
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
        <translation>Precio</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Buying mode</source>
        <translation>Modo de compra</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Combination</source>
        <translation>Combinación</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Shipping mode</source>
        <translation>Modo de envío</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Envío gratis</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retiro en persona</translation>
    </message>
    <message>
        <source>Sale terms</source>
        <translation>Condiciones de venta</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>Warranty time</source>
        <translation>Plazo de la garantía</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Phone</source>
        <translation>Teléfono</translation>
    </message>
    <message>
        <source>Area code</source>
        <translation>Código de área</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo electrónico</translation>
    </message>
    <message>
        <source>Other information</source>
        <translation>Otra información</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Postal code</source>
        <translation>Código postal</translation>
    </message>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>Store pick-up</source>
        <translation>Retiro en tienda</translation>
    </message>
    <message>
        <source>Payment through the marketplace</source>
        <translation>Pago por el marketplace</translation>
    </message>
    <message>
        <source>Other payment methods</source>
        <translation>Otros medios de pago</translation>
    </message>
    <message>
        <source>Relist automatically</source>
        <translation>Republicar automáticamente</translation>
    </message>
    <message>
        <source>Warranty, in words</source>
        <translation>Garantía, en texto libre</translation>
    </message>
    <message>
        <source>Official store, by its id</source>
        <translation>Id de la tienda oficial</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Provincia o estado</translation>
    </message>
    <message>
        <source>City</source>
        <translation>Ciudad</translation>
    </message>
    <message>
        <source>Latitude</source>
        <translation>Latitud</translation>
    </message>
    <message>
        <source>Longitude</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Methods that ship free</source>
        <translation>Métodos con envío gratis</translation>
    </message>
    <message>
        <source>Own shipping rates</source>
        <translation>Tarifas de envío propias</translation>
    </message>
    <message>
        <source>Second area code</source>
        <translation>Segundo código de área</translation>
    </message>
    <message>
        <source>Second phone</source>
        <translation>Segundo teléfono</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Página web</translation>
    </message>
    <message>
        <source>Coverage areas</source>
        <translation>Áreas de cobertura</translation>
    </message>
    <message>
        <source>Neighborhood</source>
        <translation>Barrio</translation>
    </message>
    <message>
        <source>Relisted</source>
        <translation>Republicada</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Eliminada</translation>
    </message>
</context>
<context>
    <name>FieldNote</name>
    <message>
        <source>Change to {value}</source>
        <translation>Cambiar a {value}</translation>
    </message>
</context>
<context>
    <name>FieldValue</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <translation>No aplica</translation>
    </message>
</context>
<context>
    <name>FigureEditor</name>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>Amount or %</source>
        <translation>Importe o %</translation>
    </message>
    <message>
        <source>The first number is greater than the second one</source>
        <translation>El primer número es mayor que el segundo</translation>
    </message>
    <message>
        <source>{sentence}: {numbers}?</source>
        <translation>{sentence}: ¿{numbers}?</translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message>
        <source>not given</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>No listing has it</source>
        <translation>Ninguna publicación lo tiene</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresSheet</name>
    <message>
        <source>Own costs</source>
        <translation>Costos propios</translation>
    </message>
    <message numerus="yes">
        <source>%n listings without an own code are left out</source>
        <translation>
            <numerusform>%n publicación sin código propio queda afuera</numerusform>
            <numerusform>%n publicaciones sin código propio quedan afuera</numerusform>
        </translation>
    </message>
    <message>
        <source>An empty field is not known. A net is never made of what is not known.</source>
        <translation>Lo que está vacío no se conoce, y con lo que no se conoce no se calcula ningún neto.</translation>
    </message>
    <message>
        <source>An empty field stays as it is for each; “–” takes the figure back.</source>
        <translation>Lo que queda vacío sigue como está en cada uno; “–” quita la cifra.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Guardar</translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n código propio</numerusform>
            <numerusform>%n códigos propios</numerusform>
        </translation>
    </message>
    <message>
        <source>several values</source>
        <translation>varios valores</translation>
    </message>
    <message>
        <source>not given</source>
        <translation>sin indicar</translation>
    </message>
</context>
<context>
    <name>FiguresTable</name>
    <message>
        <source>Own figures by own code</source>
        <translation>Cifras propias por código propio</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Nothing was pasted: it has more lines than there are codes from here on</source>
        <translation>No se pegó nada: tiene más líneas que códigos hay desde aquí</translation>
    </message>
</context>
<context>
    <name>File</name>
    <message>
        <source>There is no permission for it</source>
        <translation>No hay permiso para usarlo</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>Another program is using it</source>
        <translation>Otro programa lo está usando</translation>
    </message>
    <message>
        <source>It does not exist</source>
        <translation>No existe</translation>
    </message>
    <message>
        <source>A part of its path is not a folder</source>
        <translation>Una parte de la ruta no es una carpeta</translation>
    </message>
    <message>
        <source>It is a folder</source>
        <translation>Es una carpeta</translation>
    </message>
    <message>
        <source>It exists already</source>
        <translation>Ya existe</translation>
    </message>
    <message>
        <source>The disk can only be read</source>
        <translation>El disco es de solo lectura</translation>
    </message>
    <message>
        <source>It is too large for the disk</source>
        <translation>Es demasiado grande para el disco</translation>
    </message>
    <message>
        <source>Its name is too long</source>
        <translation>El nombre es demasiado largo</translation>
    </message>
    <message>
        <source>Its name cannot be used here</source>
        <translation>El nombre no se puede usar aquí</translation>
    </message>
    <message>
        <source>Its links lead round in a circle</source>
        <translation>Los enlaces forman un círculo</translation>
    </message>
    <message>
        <source>Too many files are open</source>
        <translation>Hay demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>The disk reports an error</source>
        <translation>El disco informa un error</translation>
    </message>
</context>
<context>
    <name>Finding</name>
    <message>
        <source>“{value}” is not a number</source>
        <translation>“{value}” no es un número</translation>
    </message>
    <message>
        <source>“{value}” could be read in two ways</source>
        <translation>“{value}” se puede leer de dos maneras</translation>
    </message>
    <message>
        <source>It cannot be below zero</source>
        <translation>No puede ser menor que cero</translation>
    </message>
    <message>
        <source>Too many decimals</source>
        <translation>Demasiados decimales</translation>
    </message>
    <message>
        <source>The number is too large</source>
        <translation>El número es demasiado grande</translation>
    </message>
    <message>
        <source>Changed elsewhere in the meantime; the marketplace has “{live}”</source>
        <translation>Cambió en otro lugar mientras tanto; el marketplace tiene “{live}”</translation>
    </message>
    <message>
        <source>It would be deleted, with its stock of {stock}</source>
        <translation>Se eliminaría, con su stock: {stock}</translation>
    </message>
    <message>
        <source>{pictures} of its pictures would be deleted</source>
        <translation>Fotos de esta variación que se eliminarían: {pictures}</translation>
    </message>
    <message>
        <source>It has characters that cannot be seen: {marks}</source>
        <translation>Tiene caracteres que no se ven: {marks}</translation>
    </message>
    <message>
        <source>A package needs all four: height, width, length and weight</source>
        <translation>Un paquete necesita las cuatro medidas: alto, ancho, largo y peso</translation>
    </message>
    <message>
        <source>The marketplace warns, but does not say why</source>
        <translation>El marketplace advierte, pero no dice por qué</translation>
    </message>
    <message>
        <source>What the marketplace has here cannot be read</source>
        <translation>Lo que el marketplace tiene aquí no se puede leer</translation>
    </message>
    <message>
        <source>The site is missing</source>
        <translation>Falta el sitio</translation>
    </message>
    <message>
        <source>Unknown site</source>
        <translation>Este sitio no existe</translation>
    </message>
    <message>
        <source>A listing needs a title</source>
        <translation>Una publicación necesita título</translation>
    </message>
    <message>
        <source>{length} characters; this category allows {longest}</source>
        <translation>{length} caracteres; esta categoría admite {longest}</translation>
    </message>
    <message>
        <source>Some characters are not allowed</source>
        <translation>Tiene caracteres que no se permiten</translation>
    </message>
    <message>
        <source>The category is missing</source>
        <translation>Falta la categoría</translation>
    </message>
    <message>
        <source>Unknown category</source>
        <translation>Esta categoría no existe</translation>
    </message>
    <message>
        <source>The currency is missing</source>
        <translation>Falta la moneda</translation>
    </message>
    <message>
        <source>Not a currency of this category</source>
        <translation>No es una moneda de esta categoría</translation>
    </message>
    <message>
        <source>The buying mode is missing</source>
        <translation>Falta el modo de compra</translation>
    </message>
    <message>
        <source>Not allowed in this category</source>
        <translation>No se permite en esta categoría</translation>
    </message>
    <message>
        <source>The condition is missing</source>
        <translation>Falta la condición</translation>
    </message>
    <message>
        <source>A description can be replaced, but not removed: write something</source>
        <translation>Una descripción se puede reemplazar, pero no quitar: hay que escribir algo</translation>
    </message>
    <message>
        <source>The description had already been changed when the rest was refused</source>
        <translation>La descripción ya se había cambiado cuando se rechazó lo demás</translation>
    </message>
    <message>
        <source>A contact is required here</source>
        <translation>Aquí se requiere un contacto</translation>
    </message>
    <message>
        <source>No contact is allowed here</source>
        <translation>Aquí no se permite un contacto</translation>
    </message>
    <message>
        <source>This category has no coverage areas</source>
        <translation>Esta categoría no tiene áreas de cobertura</translation>
    </message>
    <message>
        <source>Unknown coverage area</source>
        <translation>Esta área de cobertura no existe</translation>
    </message>
    <message>
        <source>Degrees go from −{farthest} to {farthest}</source>
        <translation>Los grados van de −{farthest} a {farthest}</translation>
    </message>
    <message>
        <source>Only classifieds have a location</source>
        <translation>Solo los clasificados tienen ubicación</translation>
    </message>
    <message>
        <source>At most {longest} characters</source>
        <translation>Como máximo, {longest} caracteres</translation>
    </message>
    <message>
        <source>“{title}” ({listing}) has the same own code</source>
        <translation>“{title}” ({listing}) tiene el mismo código propio</translation>
    </message>
    <message>
        <source>“{title}”, which is still to be listed, has the same own code</source>
        <translation>“{title}”, que todavía no se publicó, tiene el mismo código propio</translation>
    </message>
    <message>
        <source>A price is required in this category</source>
        <translation>Esta categoría requiere un precio</translation>
    </message>
    <message>
        <source>This is not a price</source>
        <translation>Esto no es un precio</translation>
    </message>
    <message>
        <source>A price cannot be below zero</source>
        <translation>Un precio no puede ser menor que cero</translation>
    </message>
    <message>
        <source>This currency has {places} decimals</source>
        <translation>Esta moneda tiene {places} decimales</translation>
    </message>
    <message>
        <source>The price is too large</source>
        <translation>El precio es demasiado alto</translation>
    </message>
    <message>
        <source>At least {minimum} in this category</source>
        <translation>Como mínimo, {minimum} en esta categoría</translation>
    </message>
    <message>
        <source>At most {maximum} in this category</source>
        <translation>Como máximo, {maximum} en esta categoría</translation>
    </message>
    <message>
        <source>Set in each variation</source>
        <translation>Se define en cada variación</translation>
    </message>
    <message>
        <source>Stock is required</source>
        <translation>Se requiere el stock</translation>
    </message>
    <message>
        <source>Stock must be a whole number</source>
        <translation>El stock debe ser un número entero</translation>
    </message>
    <message>
        <source>Stock cannot be negative</source>
        <translation>El stock no puede ser negativo</translation>
    </message>
    <message>
        <source>At most {largest}</source>
        <translation>Como máximo, {largest}</translation>
    </message>
    <message>
        <source>Without stock it would be closed immediately</source>
        <translation>Sin stock finalizaría de inmediato</translation>
    </message>
    <message>
        <source>Two different stock values were sent</source>
        <translation>Se enviaron dos valores de stock distintos</translation>
    </message>
    <message>
        <source>The listing type is missing</source>
        <translation>Falta el tipo de publicación</translation>
    </message>
    <message>
        <source>Unknown listing type</source>
        <translation>Este tipo de publicación no existe</translation>
    </message>
    <message>
        <source>You have too many sales for a free listing</source>
        <translation>Hay demasiadas ventas para una publicación gratuita</translation>
    </message>
    <message>
        <source>Unknown status</source>
        <translation>Este estado no existe</translation>
    </message>
    <message>
        <source>The listing cannot go from {before} to {after}</source>
        <translation>La publicación no puede pasar de {before} a {after}</translation>
    </message>
    <message>
        <source>It needs stock to be active</source>
        <translation>Necesita stock para estar activa</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted</source>
        <translation>Solo se puede eliminar una publicación finalizada</translation>
    </message>
    <message>
        <source>Locked since the first sale</source>
        <translation>Bloqueado desde la primera venta</translation>
    </message>
    <message>
        <source>The currency cannot change after publishing</source>
        <translation>La moneda no puede cambiar después de publicar</translation>
    </message>
    <message>
        <source>The listing type is changed separately, as an upgrade</source>
        <translation>El tipo de publicación se cambia aparte, con una mejora</translation>
    </message>
    <message>
        <source>This category asks for payment through the marketplace</source>
        <translation>Esta categoría exige el pago por el marketplace</translation>
    </message>
    <message>
        <source>This cannot be changed</source>
        <translation>Esto no se puede cambiar</translation>
    </message>
    <message>
        <source>A picture is required</source>
        <translation>Se requiere una foto</translation>
    </message>
    <message>
        <source>{count} pictures; this category allows {longest}</source>
        <translation>{count} fotos; esta categoría admite {longest}</translation>
    </message>
    <message>
        <source>This is not a picture</source>
        <translation>Esto no es una foto</translation>
    </message>
    <message>
        <source>A picture’s address begins with https:// or http://</source>
        <translation>La dirección de una foto empieza con https:// o http://</translation>
    </message>
    <message>
        <source>This picture is already there</source>
        <translation>Esta foto ya está agregada</translation>
    </message>
    <message>
        <source>The file cannot be read</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>Not a picture: JPEG, PNG, GIF and WebP can be used</source>
        <translation>No es una foto: se aceptan JPEG, PNG, GIF y WebP</translation>
    </message>
    <message>
        <source>Too large to open</source>
        <translation>Demasiado grande para abrirla</translation>
    </message>
    <message>
        <source>{width} × {height} pixels; the shorter side needs at least {least}</source>
        <translation>{width} × {height} píxeles; el lado más corto necesita al menos {least}</translation>
    </message>
    <message>
        <source>The file ends too early; it is damaged</source>
        <translation>El archivo termina antes de tiempo; está dañado</translation>
    </message>
    <message>
        <source>It could not be saved: the disk is full</source>
        <translation>No se pudo guardar: el disco está lleno</translation>
    </message>
    <message>
        <source>Made smaller from {width} × {height} pixels</source>
        <translation>Reducida; era de {width} × {height} píxeles</translation>
    </message>
    <message>
        <source>The marketplace refused this picture</source>
        <translation>El marketplace rechazó esta foto</translation>
    </message>
    <message>
        <source>The prepared file is gone; add it again</source>
        <translation>El archivo preparado ya no está; hay que agregarlo de nuevo</translation>
    </message>
    <message>
        <source>The attributes cannot be read</source>
        <translation>No se pueden leer los atributos</translation>
    </message>
    <message>
        <source>Required in this category</source>
        <translation>Obligatorio en esta categoría</translation>
    </message>
    <message>
        <source>“{value}” would be dropped</source>
        <translation>“{value}” se descartaría</translation>
    </message>
    <message>
        <source>Not an attribute of this category</source>
        <translation>No es un atributo de esta categoría</translation>
    </message>
    <message>
        <source>It appears twice</source>
        <translation>Está dos veces</translation>
    </message>
    <message>
        <source>Set by the marketplace</source>
        <translation>Lo define el marketplace</translation>
    </message>
    <message>
        <source>“{value}” has no unit</source>
        <translation>“{value}” no tiene unidad</translation>
    </message>
    <message>
        <source>No variations in this category</source>
        <translation>Esta categoría no tiene variaciones</translation>
    </message>
    <message>
        <source>The listing is closed; its variations cannot change</source>
        <translation>La publicación está finalizada; sus variaciones no pueden cambiar</translation>
    </message>
    <message>
        <source>The variations cannot be read</source>
        <translation>No se pueden leer las variaciones</translation>
    </message>
    <message>
        <source>{count} variations; a listing can have {longest}</source>
        <translation>{count} variaciones; una publicación admite {longest}</translation>
    </message>
    <message>
        <source>Unknown variation</source>
        <translation>Esta variación no existe</translation>
    </message>
    <message>
        <source>The variation appears twice</source>
        <translation>La variación está dos veces</translation>
    </message>
    <message>
        <source>This variation would be removed</source>
        <translation>Esta variación se quitaría</translation>
    </message>
    <message>
        <source>A variation needs the values that define it</source>
        <translation>Una variación necesita los valores que la definen</translation>
    </message>
    <message>
        <source>A value of the combination cannot be used</source>
        <translation>Un valor de la combinación no se puede usar</translation>
    </message>
    <message>
        <source>Another variation has the same values</source>
        <translation>Otra variación tiene los mismos valores</translation>
    </message>
    <message>
        <source>All variations need the same attributes</source>
        <translation>Todas las variaciones necesitan los mismos atributos</translation>
    </message>
    <message>
        <source>Units have been sold: its values cannot change</source>
        <translation>Ya hubo ventas: sus valores no pueden cambiar</translation>
    </message>
    <message>
        <source>Variations cannot be based on this attribute</source>
        <translation>Este atributo no puede definir variaciones</translation>
    </message>
    <message>
        <source>Only one custom attribute is allowed</source>
        <translation>Solo se permite un atributo propio</translation>
    </message>
    <message>
        <source>A price is required</source>
        <translation>Se requiere un precio</translation>
    </message>
    <message>
        <source>All variations need the same price here</source>
        <translation>Aquí todas las variaciones necesitan el mismo precio</translation>
    </message>
    <message>
        <source>Every variation needs a picture</source>
        <translation>Cada variación necesita una foto</translation>
    </message>
    <message>
        <source>One of its pictures is not among the listing’s</source>
        <translation>Una de sus fotos no está entre las de la publicación</translation>
    </message>
    <message>
        <source>{count} pictures; a variation can have {longest}</source>
        <translation>{count} fotos; una variación admite {longest}</translation>
    </message>
    <message>
        <source>Variations that look the same share their pictures</source>
        <translation>Las variaciones que se ven iguales comparten sus fotos</translation>
    </message>
    <message>
        <source>The shipping cannot be read</source>
        <translation>No se puede leer el envío</translation>
    </message>
    <message>
        <source>Free shipping is mandatory at this price</source>
        <translation>El envío gratis es obligatorio con este precio</translation>
    </message>
    <message>
        <source>This shipping mode cannot be free</source>
        <translation>Este modo de envío no puede ser gratis</translation>
    </message>
    <message>
        <source>This shipping mode sets its own costs</source>
        <translation>Este modo de envío define sus propios costos</translation>
    </message>
    <message>
        <source>Write a package as 9x17x22,462: three sides in cm, then grams</source>
        <translation>Un paquete se escribe 9x17x22,462: tres lados en cm y luego gramos</translation>
    </message>
    <message>
        <source>Local pick-up must be yes or no</source>
        <translation>El retiro en persona debe ser sí o no</translation>
    </message>
    <message>
        <source>This method is not accepted here</source>
        <translation>Aquí no se admite este método</translation>
    </message>
    <message>
        <source>The sale terms cannot be read</source>
        <translation>No se pueden leer las condiciones de venta</translation>
    </message>
    <message>
        <source>The marketplace dropped “{value}”; valid units: {units}</source>
        <translation>El marketplace descartó “{value}”; unidades válidas: {units}</translation>
    </message>
    <message>
        <source>“{before}” was dropped</source>
        <translation>“{before}” se descartó</translation>
    </message>
    <message>
        <source>“{before}” became “{after}”</source>
        <translation>“{before}” pasó a ser “{after}”</translation>
    </message>
    <message>
        <source>“{value}” has no unit and would be dropped</source>
        <translation>“{value}” no tiene unidad y se descartaría</translation>
    </message>
    <message>
        <source>Not an attribute of this category; would be dropped</source>
        <translation>No es un atributo de esta categoría; se descartaría</translation>
    </message>
    <message>
        <source>“{value}” is not on the list; would be dropped</source>
        <translation>“{value}” no está en la lista; se descartaría</translation>
    </message>
    <message>
        <source>“{value}” is not a number; would be dropped</source>
        <translation>“{value}” no es un número; se descartaría</translation>
    </message>
    <message>
        <source>“{value}” would be dropped; valid units: {units}</source>
        <translation>“{value}” se descartaría; unidades válidas: {units}</translation>
    </message>
    <message>
        <source>Too long; would be dropped</source>
        <translation>Demasiado largo; se descartaría</translation>
    </message>
    <message>
        <source>Only one value; would be dropped</source>
        <translation>Solo un valor; se descartaría</translation>
    </message>
    <message>
        <source>Its value was dropped. The marketplace says: “{message}”</source>
        <translation>Se descartó su valor. El marketplace dice: “{message}”</translation>
    </message>
    <message>
        <source>The marketplace sets this value and ignored what was sent</source>
        <translation>Este valor lo define el marketplace, que ignoró lo enviado</translation>
    </message>
    <message>
        <source>A variation was not sent, so it was removed</source>
        <translation>Una variación no se envió y por eso se eliminó</translation>
    </message>
    <message>
        <source>The listing is closed and cannot be changed</source>
        <translation>La publicación está finalizada y no se puede cambiar</translation>
    </message>
    <message>
        <source>A picture address was typed but not added yet</source>
        <translation>Hay una dirección de foto escrita que aún no se agregó</translation>
    </message>
    <message>
        <source>No category: attributes are shown as text</source>
        <translation>Sin categoría: los atributos se muestran como texto</translation>
    </message>
    <message>
        <source>Category {category} no longer exists: attributes are shown as text</source>
        <translation>La categoría {category} ya no existe: los atributos se muestran como texto</translation>
    </message>
    <message>
        <source>Category {category} cannot be read now: attributes are shown as text</source>
        <translation>La categoría {category} no se puede leer ahora: los atributos se muestran como texto</translation>
    </message>
    <message>
        <source>This category does not allow listings</source>
        <translation>Esta categoría no admite publicaciones</translation>
    </message>
    <message>
        <source>The price changes by {percent} %: from {before} to {after}</source>
        <translation>El precio cambia un {percent} %: de {before} a {after}</translation>
    </message>
    <message>
        <source>The price becomes {after}; it was {before}</source>
        <translation>El precio pasa a {after}; era {before}</translation>
    </message>
    <message>
        <source>{after} is below your price floor of {floor}</source>
        <translation>{after} está por debajo del mínimo fijado de {floor}</translation>
    </message>
    <message>
        <source>A sale at {after} leaves {net_after}, below your floor of {floor}</source>
        <translation>De una venta a {after} quedan {net_after}, menos que el mínimo fijado de {floor}</translation>
    </message>
    <message>
        <source>A sale at {after} leaves {net_after}; at {before} it leaves {net_before}</source>
        <translation>De una venta a {after} quedan {net_after}; a {before} quedan {net_before}</translation>
    </message>
    <message>
        <source>One of {count} listings closed at once</source>
        <translation>Una de {count} publicaciones que finalizan a la vez</translation>
    </message>
    <message>
        <source>The listing is deleted and cannot be restored</source>
        <translation>La publicación se elimina y no se puede recuperar</translation>
    </message>
    <message>
        <source>Without stock, a listing of this type is closed for good</source>
        <translation>Sin stock, una publicación de este tipo se finaliza de forma definitiva</translation>
    </message>
    <message>
        <source>It is closed, and relisting it would not be free</source>
        <translation>La publicación se finaliza, y republicarla no sería gratis</translation>
    </message>
    <message>
        <source>The price changes a lot</source>
        <extracomment>Sentences for several listings together, where a sentence with placeholders cannot be used.</extracomment>
        <translation>El precio cambia mucho</translation>
    </message>
    <message>
        <source>The price becomes zero</source>
        <translation>El precio queda en cero</translation>
    </message>
    <message>
        <source>The price is below your price floor</source>
        <translation>El precio queda por debajo del precio mínimo propio</translation>
    </message>
    <message>
        <source>A sale leaves less than your floor</source>
        <translation>Una venta deja menos que el mínimo propio</translation>
    </message>
    <message>
        <source>A sale at the higher price may leave less</source>
        <translation>Una venta al precio más alto puede dejar menos</translation>
    </message>
    <message>
        <source>Kept at the floor</source>
        <translation>Queda en el mínimo</translation>
    </message>
    <message>
        <source>A rate has no amount</source>
        <translation>Falta el monto de una tarifa</translation>
    </message>
    <message>
        <source>The last digit of “{value}” does not fit the others: a typing error?</source>
        <translation>El último dígito de “{value}” no corresponde a los demás: ¿un error de tipeo?</translation>
    </message>
    <message>
        <source>The category has no attribute {names}: the text is sent with the braces</source>
        <translation>La categoría no tiene el atributo {names}: el texto se envía con las llaves</translation>
    </message>
    <message>
        <source>It could not be checked in time; add it again</source>
        <translation>No se pudo revisar a tiempo; hay que agregarla de nuevo</translation>
    </message>
    <message>
        <source>No value yet for {names}, which the text names: it is sent with the braces</source>
        <translation>Todavía no hay valor para {names}, que el texto nombra: se envía con las llaves</translation>
    </message>
    <message>
        <source>The category has no attribute {names}</source>
        <translation>La categoría no tiene el atributo {names}</translation>
    </message>
    <message>
        <source>“{text}” names no attribute: its id stands between braces, as {{BRAND}}</source>
        <translation>“{text}” no nombra ningún atributo: su id va entre llaves, como {{BRAND}}</translation>
    </message>
    <message>
        <source>“{text}” names no attribute: write {meant}</source>
        <translation>“{text}” no nombra ningún atributo: hay que escribir {meant}</translation>
    </message>
    <message>
        <source>No attribute is named: every listing would have the same title</source>
        <translation>No se nombra ningún atributo: todas las publicaciones tendrían el mismo título</translation>
    </message>
    <message>
        <source>This listing cannot be relisted</source>
        <translation>Esta publicación no se puede republicar</translation>
    </message>
    <message>
        <source>With this change, shipping is free</source>
        <translation>Con este cambio, el envío es gratis</translation>
    </message>
    <message>
        <source>With this change, the listing goes from {before} to {after}</source>
        <translation>Con este cambio, la publicación pasa de {before} a {after}</translation>
    </message>
    <message>
        <source>With this change, the listing is closed and can only be relisted</source>
        <translation>Con este cambio, la publicación se finaliza y solo se puede republicar</translation>
    </message>
    <message>
        <source>With this change, shipping is no longer free</source>
        <translation>Con este cambio, el envío deja de ser gratis</translation>
    </message>
    <message>
        <source>The category is not known here: nothing was checked against it</source>
        <translation>La categoría no se conoce aquí: no se comprobó nada con ella</translation>
    </message>
    <message>
        <source>Kept at the floor of {floor}</source>
        <translation>Se mantiene en el mínimo fijado de {floor}</translation>
    </message>
    <message>
        <source>At {after} the seller pays for shipping; what a sale then leaves is not known</source>
        <translation>A {after} el envío lo paga el vendedor; no se sabe lo que queda entonces de una venta</translation>
    </message>
    <message>
        <source>“{value}” cannot be worked out: =+7%, =-10%, =*1.1 and =+50 can</source>
        <translation>“{value}” no se puede calcular; sí =+7%, =-10%, =*1.1 y =+50</translation>
    </message>
    <message>
        <source>There is no number here that “{value}” could change</source>
        <translation>No hay un número aquí que “{value}” pueda cambiar</translation>
    </message>
    <message>
        <source>Nothing can be divided by zero</source>
        <translation>No se puede dividir por cero</translation>
    </message>
    <message>
        <source>It cannot be empty</source>
        <translation>No puede quedar vacío</translation>
    </message>
    <message>
        <source>There is a character in it that cannot be shown</source>
        <translation>Contiene un carácter que no se puede mostrar</translation>
    </message>
    <message>
        <source>Too long for any field</source>
        <translation>Demasiado largo para cualquier campo</translation>
    </message>
    <message>
        <source>“{value}” is not one of the values that are allowed here</source>
        <translation>“{value}” no es uno de los valores permitidos aquí</translation>
    </message>
</context>
<context>
    <name>FindingRow</name>
    <message>
        <source>stored with the listing by the marketplace</source>
        <translation>el marketplace lo guarda con la publicación</translation>
    </message>
    <message>
        <source>the marketplace says so</source>
        <translation>según el marketplace</translation>
    </message>
    <message>
        <source>blocks sending</source>
        <translation>impide enviar</translation>
    </message>
    <message>
        <source>can be sent as it is</source>
        <translation>se puede enviar así</translation>
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
        <translation>Siguiente  F8</translation>
    </message>
</context>
<context>
    <name>FolderSheet</name>
    <message>
        <source>Pictures from a folder</source>
        <translation>Fotos de una carpeta</translation>
    </message>
    <message>
        <source>In their place</source>
        <translation>En lugar de las que hay</translation>
    </message>
    <message>
        <source>Behind those there</source>
        <translation>Después de las que hay</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Files that are not used</source>
        <translation>Archivos que no se usan</translation>
    </message>
    <message>
        <source>Read the folder</source>
        <translation>Leer la carpeta</translation>
    </message>
    <message>
        <source>See the plan</source>
        <translation>Ver el plan</translation>
    </message>
    <message>
        <source>Each file belongs to the listing whose own code its name begins with: AB-1.jpg, AB-1-2.jpg and AB-1_front.png to AB-1. Nothing is sent yet.</source>
        <translation>Cada archivo es de la publicación con cuyo código propio empieza el nombre: AB-1.jpg, AB-1-2.jpg y AB-1_front.png son de AB-1. Todavía no se envía nada.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Checking: {done} of %n files</source>
        <translation>
            <numerusform>Revisando: {done} de %n archivo</numerusform>
            <numerusform>Revisando: {done} de %n archivos</numerusform>
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
            <numerusform>para %n publicación</numerusform>
            <numerusform>para %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files left out</source>
        <translation>
            <numerusform>%n archivo sin usar</numerusform>
            <numerusform>%n archivos sin usar</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the files can be used</source>
        <translation>No se puede usar ninguno de los archivos</translation>
    </message>
</context>
<context>
    <name>FolderSteps</name>
    <message>
        <source>The folder could not be read</source>
        <translation>No se pudo leer la carpeta</translation>
    </message>
</context>
<context>
    <name>FormField</name>
    <message>
        <source>The marketplace has: {value}</source>
        <translation>El marketplace tiene: {value}</translation>
    </message>
    <message>
        <source>{n} of {most}</source>
        <translation>{n} de {most}</translation>
    </message>
    <message>
        <source>The pasted text was too long; only its beginning was taken.</source>
        <translation>El texto pegado era demasiado largo; solo se tomó el comienzo.</translation>
    </message>
    <message>
        <source>Marked as not applicable</source>
        <translation>Marcado como no aplicable</translation>
    </message>
    <message>
        <source>Several values, from the list</source>
        <translation>Varios valores, de la lista</translation>
    </message>
    <message>
        <source>Several values</source>
        <translation>Varios valores</translation>
    </message>
    <message>
        <source>By their ids: the marketplace has not given their names</source>
        <translation>Por sus ids: el marketplace no informó los nombres</translation>
    </message>
</context>
<context>
    <name>Gap</name>
    <message>
        <source>No field: it is about the whole listing</source>
        <translation>Sin campo: se refiere a toda la publicación</translation>
    </message>
    <message>
        <source>No field: it does not say which one it is about</source>
        <translation>Sin campo: no dice a cuál se refiere</translation>
    </message>
    <message>
        <source>No field: each variation has its own value</source>
        <translation>Sin campo: cada variación tiene su valor</translation>
    </message>
    <message>
        <source>No field: this variation no longer exists</source>
        <translation>Sin campo: esa variación ya no existe</translation>
    </message>
    <message>
        <source>No field: the category hides it</source>
        <translation>Sin campo: la categoría lo oculta</translation>
    </message>
    <message>
        <source>No field: the category fixes its value</source>
        <translation>Sin campo: la categoría fija su valor</translation>
    </message>
    <message>
        <source>No field: the marketplace fills it in</source>
        <translation>Sin campo: lo completa el marketplace</translation>
    </message>
    <message>
        <source>No field: the category does not have it</source>
        <translation>Sin campo: la categoría no lo tiene</translation>
    </message>
    <message>
        <source>No field: it cannot be edited here</source>
        <translation>Sin campo: no se puede editar aquí</translation>
    </message>
</context>
<context>
    <name>GiveUpSheet</name>
    <message>
        <source>Drop an attribute</source>
        <translation>Quitar un atributo</translation>
    </message>
    <message>
        <source>Variations that are the same without it become one, with the stock of all. The others are removed when it is sent.</source>
        <translation>Las variaciones que sin él son iguales pasan a ser una, con el stock de todas. Las demás se quitan al enviar.</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Attribute to drop</source>
        <translation>Atributo que se quita</translation>
    </message>
    <message>
        <source>Variations: {before} become {after}</source>
        <translation>Variaciones: {before} pasan a ser {after}</translation>
    </message>
    <message>
        <source>Stock afterwards: {n}</source>
        <translation>Stock después: {n}</translation>
    </message>
    <message>
        <source>Price of {name}</source>
        <translation>Precio de {name}</translation>
    </message>
    <message>
        <source>Choose a price</source>
        <translation>Elegir un precio</translation>
    </message>
    <message>
        <source>Their prices differ: choose one</source>
        <translation>Los precios difieren: hay que elegir uno</translation>
    </message>
</context>
<context>
    <name>GroupBox</name>
    <message>
        <source>How many of these have to hold</source>
        <translation>Cuántas de estas tienen que cumplirse</translation>
    </message>
    <message>
        <source>Add a rule</source>
        <translation>Agregar regla</translation>
    </message>
    <message>
        <source>Add a group</source>
        <translation>Agregar grupo</translation>
    </message>
</context>
<context>
    <name>GroupColumn</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Categoría</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Envío gratis</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
    <message>
        <source>Below the least price</source>
        <translation>Por debajo del precio mínimo</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Ventas</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Updated</source>
        <translation>Actualizada</translation>
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
        <translation>Publicaciones</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Ventas</translation>
    </message>
    <message>
        <source>Average price</source>
        <translation>Precio promedio</translation>
    </message>
    <message>
        <source>Prices added up</source>
        <translation>Suma de precios</translation>
    </message>
    <message>
        <source>Average net</source>
        <translation>Neto promedio</translation>
    </message>
    <message>
        <source>Net not known</source>
        <translation>Neto sin dato</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>GroupWords</name>
    <message>
        <source>Not known</source>
        <translation>Sin dato</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>less than {high}</source>
        <translation>menos de {high}</translation>
    </message>
    <message>
        <source>{low} and more</source>
        <translation>{low} o más</translation>
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
        <translation>Publicaciones</translation>
    </message>
    <message>
        <source>Show these listings</source>
        <translation>Mostrar estas publicaciones</translation>
    </message>
</context>
<context>
    <name>GroupingWords</name>
    <message>
        <source>Adding up…</source>
        <translation>Sumando…</translation>
    </message>
    <message>
        <source>Reading attributes: {done} of {total}</source>
        <translation>Leyendo atributos: {done} de {total}</translation>
    </message>
    <message>
        <source>The search cannot be read.</source>
        <translation>No se puede leer la búsqueda.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n smaller groups are not shown</source>
        <translation>
            <numerusform>%n grupo más pequeño no se muestra</numerusform>
            <numerusform>%n grupos más pequeños no se muestran</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>No query names just these listings.</source>
        <translation>Ninguna consulta abarca solo estas publicaciones.</translation>
    </message>
</context>
<context>
    <name>GuardsCard</name>
    <message>
        <source>Stop at a change over {percent} %</source>
        <translation>Detener si cambia más de {percent} %</translation>
    </message>
    <message>
        <source>Stop where the net falls below {amount}</source>
        <translation>Detener si el neto baja de {amount}</translation>
    </message>
    <message>
        <source>Stop where a higher price earns less</source>
        <translation>Detener si un precio mayor deja menos</translation>
    </message>
</context>
<context>
    <name>HistoryLines</name>
    <message>
        <source>Not sent yet</source>
        <translation>Aún no se envió</translation>
    </message>
    <message>
        <source>Waiting in the outbox</source>
        <translation>En la bandeja de salida</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviando</translation>
    </message>
    <message>
        <source>No answer yet; being checked</source>
        <translation>Aún sin respuesta; se está verificando</translation>
    </message>
    <message>
        <source>On the marketplace: a sale, or stock set elsewhere</source>
        <translation>En el marketplace: una venta o stock definido en otro lugar</translation>
    </message>
    <message>
        <source>On the marketplace: changed elsewhere</source>
        <translation>En el marketplace: cambió en otro lugar</translation>
    </message>
    <message>
        <source>Sent by you</source>
        <translation>Enviado por el vendedor</translation>
    </message>
    <message>
        <source>Already had this value</source>
        <translation>Ya tenía este valor</translation>
    </message>
    <message>
        <source>Refused by the marketplace</source>
        <translation>Rechazado por el marketplace</translation>
    </message>
    <message>
        <source>A change</source>
        <translation>Un cambio</translation>
    </message>
    <message>
        <source>A change was put on hold</source>
        <translation>Se retuvo un cambio</translation>
    </message>
    <message>
        <source>Changed on both sides; nothing was overwritten</source>
        <translation>Cambió en ambos lados; no se sobrescribió nada</translation>
    </message>
    <message>
        <source>New listing created</source>
        <translation>Publicación nueva creada</translation>
    </message>
    <message>
        <source>Listed again under this id</source>
        <translation>Publicación republicada con este id</translation>
    </message>
</context>
<context>
    <name>HoldWords</name>
    <message numerus="yes">
        <source>%n changes taken back</source>
        <translation>
            <numerusform>%n cambio retirado</numerusform>
            <numerusform>%n cambios retirados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message>
        <source>Import own costs</source>
        <translation>Importar costos propios</translation>
    </message>
    <message>
        <source>Rows of the file</source>
        <translation>Filas del archivo</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Numbers are written</source>
        <translation>Los números se escriben</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazadas</translation>
    </message>
    <message>
        <source>So already</source>
        <translation>Ya están así</translation>
    </message>
    <message>
        <source>Rows to show</source>
        <translation>Filas que se muestran</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>%n rows change figures</source>
        <translation>
            <numerusform>%n fila cambia cifras</numerusform>
            <numerusform>%n filas cambian cifras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are refused and left out</source>
        <translation>
            <numerusform>%n fila se rechaza y queda afuera</numerusform>
            <numerusform>%n filas se rechazan y quedan afuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows say what is so already</source>
        <translation>
            <numerusform>%n fila dice lo que ya está así</numerusform>
            <numerusform>%n filas dicen lo que ya está así</numerusform>
        </translation>
    </message>
    <message>
        <source>No row says anything</source>
        <translation>Ninguna fila dice nada</translation>
    </message>
    <message>
        <source>Columns that are passed over: {names}</source>
        <translation>Columnas que no se usan: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Change the figures of %n codes</source>
        <translation>
            <numerusform>Cambiar las cifras de %n código</numerusform>
            <numerusform>Cambiar las cifras de %n códigos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSteps</name>
    <message>
        <source>Opening {name}</source>
        <translation>Abriendo {name}</translation>
    </message>
    <message>
        <source>“{name}” cannot be read</source>
        <translation>No se puede leer “{name}”</translation>
    </message>
    <message>
        <source>Reading row {done}</source>
        <translation>Leyendo la fila {done}</translation>
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
        <translation>Fila</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>Why it is left out</source>
        <translation>Por qué se excluye</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Filas excluidas</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Another file…</source>
        <translation>Otro archivo…</translation>
    </message>
    <message>
        <source>No column says which listing a row is of</source>
        <translation>Ninguna columna indica de qué publicación es una fila</translation>
    </message>
    <message>
        <source>Choose below which column is the listing ID or the own code.</source>
        <translation>Hay que indicar abajo qué columna es el ID de publicación o el código propio.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluidas</translation>
    </message>
    <message>
        <source>New listings</source>
        <translation>Publicaciones nuevas</translation>
    </message>
    <message numerus="yes">
        <source>Preview %n changes</source>
        <translation>
            <numerusform>Ver %n cambio</numerusform>
            <numerusform>Ver %n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows read</source>
        <translation>
            <numerusform>%n fila leída</numerusform>
            <numerusform>%n filas leídas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings change</source>
        <translation>
            <numerusform>%n publicación cambia</numerusform>
            <numerusform>%n publicaciones cambian</numerusform>
        </translation>
    </message>
    <message>
        <source>not changed by a sheet: {names}</source>
        <translation>una planilla no cambia: {names}</translation>
    </message>
    <message>
        <source>as in the shop: {count}</source>
        <translation>como en la tienda: {count}</translation>
    </message>
    <message>
        <source>left out: {count}</source>
        <translation>excluidas: {count}</translation>
    </message>
    <message>
        <source>new: {count}</source>
        <translation>nuevas: {count}</translation>
    </message>
</context>
<context>
    <name>ImportWords</name>
    <message>
        <source>so already</source>
        <translation>ya está así</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Panel de detalles</translation>
    </message>
    <message>
        <source>No listing selected</source>
        <translation>Ninguna publicación elegida</translation>
    </message>
    <message>
        <source>Select one to see its details, what is left of a sale, and what to improve.</source>
        <translation>Al elegir una se ven sus datos, qué queda de una venta y qué mejorar.</translation>
    </message>
    <message>
        <source>Close the inspector</source>
        <translation>Cerrar el panel de detalles</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Listing {n} of {count}</source>
        <translation>Publicación {n} de {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n seleccionada</numerusform>
            <numerusform>%n seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Select all {count}</source>
        <translation>Seleccionar las {count}</translation>
    </message>
    <message>
        <source>No listing to show</source>
        <translation>No hay publicación que mostrar</translation>
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
        <translation>Lo que queda de una venta</translation>
    </message>
    <message>
        <source>To improve</source>
        <translation>Para mejorar</translation>
    </message>
    <message>
        <source>Facts</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Envío gratis</translation>
    </message>
    <message>
        <source>Not known yet: its shipping cost has not been read.</source>
        <translation>Aún no se sabe: falta leer su costo de envío.</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Charge and own costs</source>
        <translation>Cargo y costos propios</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>By own figures.</source>
        <translation>Por cifras propias.</translation>
    </message>
    <message>
        <source>The buyer pays the shipping.</source>
        <translation>El comprador paga el envío.</translation>
    </message>
    <message>
        <source>The selling charge on this site is not known.</source>
        <translation>No se conoce el cargo por venta en este sitio.</translation>
    </message>
    <message>
        <source>health not known</source>
        <translation>calidad desconocida</translation>
    </message>
    <message>
        <source>health {points}</source>
        <translation>calidad {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n warnings from the marketplace</source>
        <translation>
            <numerusform>%n advertencia del marketplace</numerusform>
            <numerusform>%n advertencias del marketplace</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out</source>
        <translation>Nada por señalar</translation>
    </message>
    <message>
        <source>Stored with the listing; the editor shows each one.</source>
        <translation>Se guardan con la publicación; el editor muestra cada una.</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>Es un clasificado: no se vende ni se envía por medio del marketplace.</translation>
    </message>
    <message>
        <source>It has no price.</source>
        <translation>No tiene precio.</translation>
    </message>
    <message>
        <source>Not known: the charge of a sale or what shipping costs is missing.</source>
        <translation>No se conoce: falta el cargo por venta o el costo de envío.</translation>
    </message>
    <message>
        <source>Charge by the site’s table.</source>
        <translation>Cargo según la tabla del sitio.</translation>
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
        <translation>Reintentar</translation>
    </message>
</context>
<context>
    <name>KeptChangeWords</name>
    <message>
        <source>The saved changes cannot be read or written</source>
        <translation>No se pueden leer ni escribir los cambios guardados</translation>
    </message>
    <message>
        <source>Save these changes…</source>
        <translation>Guardar estos cambios…</translation>
    </message>
    <message>
        <source>Fill in what to do first</source>
        <translation>Primero hay que completar qué hacer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Delete the saved change “{name}”?</source>
        <translation>¿Eliminar el cambio guardado “{name}”?</translation>
    </message>
    <message>
        <source>Plans that were made with it stay as they are.</source>
        <translation>Los planes hechos con él quedan como están.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>Languages</name>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
</context>
<context>
    <name>LeftAlone</name>
    <message>
        <source>changed since, by somebody else or by a sale</source>
        <extracomment>Why something is left alone, by code.</extracomment>
        <translation>cambió desde entonces, por otra persona o por una venta</translation>
    </message>
    <message>
        <source>now locked</source>
        <translation>ya está bloqueado</translation>
    </message>
    <message>
        <source>cannot be undone on the marketplace</source>
        <translation>no se puede deshacer en el marketplace</translation>
    </message>
    <message>
        <source>the marketplace does not allow downgrading this listing type</source>
        <translation>el marketplace no permite bajar este tipo de publicación</translation>
    </message>
    <message>
        <source>a description can be replaced, but not removed</source>
        <translation>una descripción se puede reemplazar, pero no quitar</translation>
    </message>
    <message>
        <source>the listing no longer exists</source>
        <translation>la publicación ya no existe</translation>
    </message>
    <message>
        <source>one of its changes has no answer yet: undo again once it has</source>
        <translation>uno de sus cambios aún no tiene respuesta: deshacer de nuevo cuando la tenga</translation>
    </message>
</context>
<context>
    <name>LeftSheet</name>
    <message>
        <source>What was not undone</source>
        <translation>Lo que no se deshizo</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>Buyers see it and can buy it.</source>
        <translation>Los compradores la ven y pueden comprarla.</translation>
    </message>
    <message>
        <source>Hidden by you or by the marketplace; it can be reactivated.</source>
        <translation>Oculta por el vendedor o por el marketplace; se puede reactivar.</translation>
    </message>
    <message>
        <source>Hidden until it has stock; then it is reactivated automatically.</source>
        <translation>Oculta hasta que tenga stock; entonces se reactiva automáticamente.</translation>
    </message>
    <message>
        <source>The marketplace is reviewing it.</source>
        <translation>El marketplace la está revisando.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for you to correct it.</source>
        <translation>El marketplace espera una corrección del vendedor.</translation>
    </message>
    <message>
        <source>The marketplace is waiting for documents.</source>
        <translation>El marketplace espera documentos.</translation>
    </message>
    <message>
        <source>A fee is due before it starts.</source>
        <translation>Hay un cargo por pagar antes de que empiece.</translation>
    </message>
    <message>
        <source>It starts later.</source>
        <translation>Empieza más tarde.</translation>
    </message>
    <message>
        <source>It has ended and can only be relisted.</source>
        <translation>Finalizó y solo se puede republicar.</translation>
    </message>
    <message>
        <source>The marketplace accepted your change.</source>
        <translation>El marketplace aceptó el cambio.</translation>
    </message>
    <message>
        <source>Your change is kept here and will be sent.</source>
        <translation>El cambio queda aquí y se enviará.</translation>
    </message>
    <message>
        <source>No answer came; it is being checked, not sent twice.</source>
        <translation>No hubo respuesta; se está verificando, no se envía dos veces.</translation>
    </message>
    <message>
        <source>The marketplace refused it; nothing was changed.</source>
        <translation>El marketplace lo rechazó; nada cambió.</translation>
    </message>
    <message>
        <source>Made-up listings on this computer.</source>
        <translation>Publicaciones ficticias en esta computadora.</translation>
    </message>
    <message>
        <source>The marketplace has taken it out of sale.</source>
        <translation>El marketplace la retiró de la venta.</translation>
    </message>
    <message>
        <source>It is gone for good.</source>
        <translation>Ya no existe y no se puede recuperar.</translation>
    </message>
    <message>
        <source>What you typed is saved here and not sent.</source>
        <translation>Lo escrito está guardado aquí, sin enviar.</translation>
    </message>
    <message>
        <source>It is on its way to the marketplace.</source>
        <translation>Está en camino al marketplace.</translation>
    </message>
    <message>
        <source>It stays here until you release it.</source>
        <translation>Queda aquí hasta que se libere.</translation>
    </message>
    <message>
        <source>Somebody else changed the same; you choose which counts.</source>
        <translation>Otra persona cambió lo mismo; hay que elegir cuál vale.</translation>
    </message>
    <message>
        <source>It was sent and has been taken back.</source>
        <translation>Se envió y después se deshizo.</translation>
    </message>
    <message>
        <source>Accepted, but something was dropped, changed or warned of.</source>
        <translation>Aceptado, pero algo se descartó, se modificó o tiene advertencias.</translation>
    </message>
</context>
<context>
    <name>Life</name>
    <message>
        <source>The marketplace does not have this listing any more</source>
        <extracomment>The delay after which the window shows that a change still waits, and the time-out from then on.</extracomment>
        <translation>El marketplace ya no tiene esta publicación</translation>
    </message>
    <message>
        <source>It was relisted before</source>
        <translation>Ya se republicó antes</translation>
    </message>
    <message>
        <source>Open the new listing</source>
        <translation>Abrir la publicación nueva</translation>
    </message>
    <message>
        <source>Nothing was sent: the listing does not allow it</source>
        <translation>No se envió nada: la publicación no lo permite</translation>
    </message>
    <message>
        <source>Nothing was sent. {why}</source>
        <translation>No se envió nada. {why}</translation>
    </message>
    <message>
        <source>It is in the outbox already, and not sent twice</source>
        <translation>Ya está en la bandeja de salida y no se envía dos veces</translation>
    </message>
    <message>
        <source>It is gone for good: nothing brings it back, and it cannot be relisted.</source>
        <translation>Desaparece para siempre: nada la recupera y no se puede republicar.</translation>
    </message>
    <message>
        <source>Buyers no longer see it. It cannot be reopened, only relisted as new.</source>
        <translation>Los compradores ya no la ven. No se puede reabrir, solo republicar como nueva.</translation>
    </message>
    <message>
        <source>Delete this listing?</source>
        <translation>¿Eliminar esta publicación?</translation>
    </message>
    <message>
        <source>Close this listing?</source>
        <translation>¿Finalizar esta publicación?</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete listing</source>
        <translation>Eliminar publicación</translation>
    </message>
    <message>
        <source>Close listing</source>
        <translation>Finalizar publicación</translation>
    </message>
    <message>
        <source>This cannot be worked out: check what was typed</source>
        <translation>No se puede calcular: revisar lo que se escribió</translation>
    </message>
    <message>
        <source>Sent, no answer yet; checking whether it arrived</source>
        <translation>Enviado, aún sin respuesta; se está verificando si llegó</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>En la bandeja de salida hasta que el marketplace responda</translation>
    </message>
    <message>
        <source>It is not known whether it arrived. {why}</source>
        <translation>No se sabe si llegó. {why}</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Nothing was changed. {why}</source>
        <translation>Nada cambió. {why}</translation>
    </message>
    <message>
        <source>Relisted as {id}</source>
        <translation>Republicada como {id}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Paused: {title}</source>
        <translation>Pausada: {title}</translation>
    </message>
    <message>
        <source>Active: {title}</source>
        <translation>Activa: {title}</translation>
    </message>
    <message>
        <source>Closed: {title}</source>
        <translation>Finalizada: {title}</translation>
    </message>
    <message>
        <source>Deleted: {title}</source>
        <translation>Eliminada: {title}</translation>
    </message>
    <message>
        <source>Now {type}: {title}</source>
        <translation>Ahora {type}: {title}</translation>
    </message>
</context>
<context>
    <name>LifeWords</name>
    <message>
        <source>It is paused already.</source>
        <translation>Ya está pausada.</translation>
    </message>
    <message>
        <source>It is active already.</source>
        <translation>Ya está activa.</translation>
    </message>
    <message>
        <source>It is closed already. It can be relisted or deleted.</source>
        <translation>Ya está finalizada. Se puede republicar o eliminar.</translation>
    </message>
    <message>
        <source>It has no stock. Add stock to make it active.</source>
        <translation>No tiene stock. Con stock se puede activar.</translation>
    </message>
    <message>
        <source>It is closed. Choose the listing type when relisting it.</source>
        <translation>Está finalizada. El tipo de publicación se indica al republicar.</translation>
    </message>
    <message>
        <source>It is closed for good. Relisting it makes a new listing.</source>
        <translation>Está finalizada para siempre. Al republicar se crea una publicación nueva.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted. Close it first.</source>
        <translation>Solo se puede eliminar una publicación finalizada. Primero hay que finalizar.</translation>
    </message>
    <message>
        <source>Only a closed listing can be relisted.</source>
        <translation>Solo se puede republicar una publicación finalizada.</translation>
    </message>
    <message>
        <source>It is deleted.</source>
        <translation>Está eliminada.</translation>
    </message>
    <message>
        <source>In the state “{state}” it can only be closed.</source>
        <translation>En el estado “{state}” solo se puede finalizar.</translation>
    </message>
    <message>
        <source>This program does not know its state, so it changes nothing.</source>
        <translation>El programa no conoce este estado y no cambia nada.</translation>
    </message>
    <message>
        <source>None of the selected listings is active.</source>
        <translation>Ninguna de las publicaciones seleccionadas está activa.</translation>
    </message>
    <message>
        <source>None of the selected listings is paused with stock.</source>
        <translation>Ninguna de las publicaciones seleccionadas está pausada y con stock.</translation>
    </message>
    <message>
        <source>All of the selected listings are closed.</source>
        <translation>Todas las publicaciones seleccionadas están finalizadas.</translation>
    </message>
    <message>
        <source>For up to {count} listings at a time.</source>
        <translation>Para hasta {count} publicaciones a la vez.</translation>
    </message>
    <message>
        <source>None of the selected listings is closed.</source>
        <translation>Ninguna de las publicaciones seleccionadas está finalizada.</translation>
    </message>
</context>
<context>
    <name>ListingField</name>
    <message>
        <source>Listing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Title or code of a listing</source>
        <translation>Título o código de una publicación</translation>
    </message>
</context>
<context>
    <name>ListingTypeEditor</name>
    <message>
        <source>not open to you: too many sales for a free listing</source>
        <translation>no disponible: demasiadas ventas para una publicación gratuita</translation>
    </message>
    <message>
        <source>charge {rate}</source>
        <translation>cargo {rate}</translation>
    </message>
    <message>
        <source>charge {rate}, leaves {net}</source>
        <translation>cargo {rate}, quedan {net}</translation>
    </message>
</context>
<context>
    <name>ListingsHeader</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>ListingsTable</name>
    <message>
        <source>Listings</source>
        <translation>Publicaciones</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>Lock</name>
    <message>
        <source>Set in each variation</source>
        <translation>Se define en cada variación</translation>
    </message>
    <message>
        <source>Mandatory at this price; up to the site’s threshold you can turn it off.</source>
        <translation>Obligatorio con este precio; hasta el umbral del sitio se puede desactivar.</translation>
    </message>
    <message>
        <source>{field} cannot change after publishing.</source>
        <translation>{field}: no puede cambiar después de publicar.</translation>
    </message>
    <message>
        <source>The marketplace does not allow this to be changed now.</source>
        <translation>El marketplace no permite cambiarlo ahora.</translation>
    </message>
    <message>
        <source>The category hides this attribute.</source>
        <translation>La categoría oculta este atributo.</translation>
    </message>
    <message>
        <source>Locked: it is closed. Relist it to change this.</source>
        <translation>Finalizada: para cambiarlo hay que republicar.</translation>
    </message>
    <message>
        <source>The category fixes this value.</source>
        <translation>La categoría fija este valor.</translation>
    </message>
    <message>
        <source>The marketplace fills this in.</source>
        <translation>Lo completa el marketplace.</translation>
    </message>
    <message>
        <source>The category does not have this attribute.</source>
        <translation>La categoría no tiene este atributo.</translation>
    </message>
    <message>
        <source>Locked: one unit has been sold.</source>
        <translation>Bloqueado: se vendió una unidad.</translation>
    </message>
    <message>
        <source>Locked since the first sale.</source>
        <translation>Bloqueado desde la primera venta.</translation>
    </message>
    <message>
        <source>Locked: {count} units have been sold.</source>
        <translation>Bloqueado: se vendieron {count} unidades.</translation>
    </message>
</context>
<context>
    <name>LossOf</name>
    <message>
        <source>price {price}, stock {stock}, sold {sold}</source>
        <translation>precio {price}, stock {stock}, ventas {sold}</translation>
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
        <translation>código propio {code}</translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message>
        <source>This removes something for good</source>
        <translation>Esto quita algo para siempre</translation>
    </message>
    <message>
        <source>Nothing was sent. If you keep it, everything you typed stays as it is.</source>
        <translation>No se envió nada. Si se conserva, todo lo escrito queda como está.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Remove and send</source>
        <translation>Quitar y enviar</translation>
    </message>
    <message>
        <source>The variation is deleted: price {price}, stock {stock}</source>
        <translation>La variación se elimina: precio {price}, stock {stock}</translation>
    </message>
    <message numerus="yes">
        <source>%n of its pictures would be removed</source>
        <translation>
            <numerusform>Se quitaría %n de sus fotos</numerusform>
            <numerusform>Se quitarían %n de sus fotos</numerusform>
        </translation>
    </message>
    <message>
        <source>This may be removed; it cannot be brought back as it was</source>
        <translation>Esto se puede quitar; no se podrá recuperar tal como estaba</translation>
    </message>
    <message>
        <source>{sentence}: numbers {places} of the listing</source>
        <translation>{sentence}: números {places} de la publicación</translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message>
        <source>Add variations</source>
        <translation>Agregar variaciones</translation>
    </message>
    <message>
        <source>Choose the values. Every combination becomes a variation; those that are there stay as they are.</source>
        <translation>Elegir los valores. Cada combinación será una variación; las que ya existen quedan como están.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n new combinations</source>
        <translation>
            <numerusform>%n combinación nueva</numerusform>
            <numerusform>%n combinaciones nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n variations</source>
        <translation>
            <numerusform>Agregar %n variación</numerusform>
            <numerusform>Agregar %n variaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>{combination} – is there</source>
        <translation>{combination} – ya existe</translation>
    </message>
    <message>
        <source>Every attribute needs a value: the other variations have one</source>
        <translation>Cada atributo necesita un valor: las demás variaciones lo tienen</translation>
    </message>
    <message>
        <source>Choose values that no variation has yet</source>
        <translation>Elegir valores que ninguna variación tenga todavía</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Listing</source>
        <translation>&amp;Publicación</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ay&amp;uda</translation>
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
        <translation>Unir en una variación</translation>
    </message>
    <message>
        <source>One of them stays with the stock of all. The others are removed when it is sent.</source>
        <translation>Una de ellas queda con el stock de todas. Las demás se quitan al enviar.</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Unir</translation>
    </message>
    <message>
        <source>The one that stays</source>
        <translation>La que queda</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Choose a price</source>
        <translation>Elegir un precio</translation>
    </message>
    <message>
        <source>Stock afterwards: {n}</source>
        <translation>Stock después: {n}</translation>
    </message>
    <message>
        <source>Their prices differ. Price afterwards</source>
        <translation>Los precios difieren. Precio después</translation>
    </message>
    <message>
        <source>Choose the price</source>
        <translation>Elegir el precio</translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>sin cambios</translation>
    </message>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n vendida</numerusform>
            <numerusform>%n vendidas</numerusform>
        </translation>
    </message>
    <message>
        <source>changed elsewhere</source>
        <translation>cambió en otro lugar</translation>
    </message>
</context>
<context>
    <name>ModesCard</name>
    <message>
        <source>Modes you can use</source>
        <translation>Modos disponibles</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>En uso</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permitido</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
</context>
<context>
    <name>MovePage</name>
    <message>
        <source>Nothing is sent yet: the form of that category opens, and Undo goes back.</source>
        <translation>Todavía no se envía nada: se abre el formulario de esa categoría, y Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Another category</source>
        <translation>Otra categoría</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Move to “{name}”</source>
        <translation>Mover a “{name}”</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Se conserva</translation>
    </message>
    <message>
        <source>has to be filled in before it can be sent</source>
        <translation>hay que completarlo antes de enviar</translation>
    </message>
    <message>
        <source>Asked for there, and empty</source>
        <translation>Obligatorio allí y vacío</translation>
    </message>
    <message>
        <source>Has to be mended before it can be sent</source>
        <translation>Hay que corregirlo antes de enviar</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Se pierde</translation>
    </message>
    <message>
        <source>Converted</source>
        <translation>Se convierte</translation>
    </message>
    <message>
        <source>To know before</source>
        <translation>Conviene saber</translation>
    </message>
</context>
<context>
    <name>MoveSheet</name>
    <message>
        <source>Change the category</source>
        <translation>Cambiar la categoría</translation>
    </message>
</context>
<context>
    <name>Moving</name>
    <message>
        <source>Change the category</source>
        <translation>Cambiar la categoría</translation>
    </message>
    <message>
        <source>The listing is in this category</source>
        <translation>La publicación ya está en esta categoría</translation>
    </message>
</context>
<context>
    <name>NamePopup</name>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>NameSheet</name>
    <message>
        <source>Save these changes</source>
        <translation>Guardar estos cambios</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The operations of this plan can then be used for other listings.</source>
        <translation>Las operaciones de este plan se pueden usar después con otras publicaciones.</translation>
    </message>
    <message>
        <source>Replaces the saved change of this name</source>
        <translation>Reemplaza el cambio guardado con este nombre</translation>
    </message>
</context>
<context>
    <name>Navigation</name>
    <message>
        <source>Navigation</source>
        <translation>Navegación</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
</context>
<context>
    <name>NetChart</name>
    <message>
        <source>Net by price</source>
        <translation>Neto según el precio</translation>
    </message>
    <message>
        <source>Earns less than at {price}</source>
        <translation>Gana menos que con {price}</translation>
    </message>
    <message>
        <source>earns the same again at</source>
        <translation>vuelve a ganar lo mismo con</translation>
    </message>
    <message>
        <source>Now {price} → {net}</source>
        <translation>Ahora {price} → {net}</translation>
    </message>
    <message>
        <source>{amount} less than at {price}</source>
        <translation>{amount} menos que con {price}</translation>
    </message>
</context>
<context>
    <name>NetPanel</name>
    <message>
        <source>What is left of one sale</source>
        <translation>Lo que queda de una venta</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>charge</source>
        <translation>cargo</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>envío</translation>
    </message>
    <message>
        <source>net</source>
        <translation>neto</translation>
    </message>
    <message>
        <source>charge {rate}</source>
        <translation>cargo {rate}</translation>
    </message>
    <message>
        <source>net · {share}</source>
        <translation>neto · {share}</translation>
    </message>
    <message>
        <source>Choose a listing type to see the charge and what is left.</source>
        <translation>Hay que elegir un tipo de publicación para ver el cargo y lo que queda.</translation>
    </message>
    <message>
        <source>The own figures are in another currency.</source>
        <translation>Las cifras propias están en otra moneda.</translation>
    </message>
    <message>
        <source>By own figures.</source>
        <translation>Según las cifras propias.</translation>
    </message>
    <message>
        <source>By own figures: costs and tax of {amount} are taken off as well.</source>
        <translation>Según las cifras propias, también se descuentan {amount} de costos e impuestos.</translation>
    </message>
    <message>
        <source>shipping: mandatory</source>
        <translation>envío: obligatorio</translation>
    </message>
    <message>
        <source>shipping: buyer pays</source>
        <translation>envío: lo paga el comprador</translation>
    </message>
    <message>
        <source>shipping: estimate</source>
        <translation>envío: estimado</translation>
    </message>
    <message>
        <source>free shipping</source>
        <translation>envío gratis</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>Es un clasificado: no se vende ni se envía por medio del marketplace.</translation>
    </message>
    <message>
        <source>The selling charge on this site is not known.</source>
        <translation>No se conoce el cargo por venta en este sitio.</translation>
    </message>
    <message>
        <source>Its shipping cost is not known.</source>
        <translation>No se conoce el costo de su envío.</translation>
    </message>
    <message>
        <source>Charge by the site’s table.</source>
        <translation>Cargo según la tabla del sitio.</translation>
    </message>
</context>
<context>
    <name>NewRowWords</name>
    <message>
        <source>Checking {done} of {total}</source>
        <translation>Revisando {done} de {total}</translation>
    </message>
    <message>
        <source>Can be listed</source>
        <translation>Se puede publicar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Listed as {id}</source>
        <translation>Publicada como {id}</translation>
    </message>
    <message>
        <source>Putting {done} of {total} into the outbox</source>
        <translation>Poniendo {done} de {total} en la bandeja de salida</translation>
    </message>
</context>
<context>
    <name>NewRowsPage</name>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>What would become of it</source>
        <translation>Qué pasaría</translation>
    </message>
    <message>
        <source>New listings</source>
        <translation>Publicaciones nuevas</translation>
    </message>
    <message>
        <source>Pictures…</source>
        <translation>Fotos…</translation>
    </message>
    <message>
        <source>No folder of pictures</source>
        <translation>Sin carpeta de fotos</translation>
    </message>
    <message>
        <source>Predict missing categories</source>
        <translation>Predecir las categorías que faltan</translation>
    </message>
    <message>
        <source>A picture belongs to the row whose own code its file name begins with.</source>
        <translation>Una foto es de la fila con cuyo código propio empieza el nombre del archivo.</translation>
    </message>
    <message numerus="yes">
        <source>%n pictures of no row</source>
        <translation>
            <numerusform>%n foto sin fila</numerusform>
            <numerusform>%n fotos sin fila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check %n rows</source>
        <translation>
            <numerusform>Revisar %n fila</numerusform>
            <numerusform>Revisar %n filas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List %n rows</source>
        <translation>
            <numerusform>Publicar %n fila</numerusform>
            <numerusform>Publicar %n filas</numerusform>
        </translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Sin revisar</translation>
    </message>
</context>
<context>
    <name>NoticeBanners</name>
    <message>
        <source>Try now</source>
        <translation>Probar ahora</translation>
    </message>
    <message>
        <source>Enter token…</source>
        <translation>Ingresar token…</translation>
    </message>
    <message>
        <source>Close the late listing</source>
        <translation>Finalizar la publicación tardía</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Copiar informe</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
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
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. You can keep working: changes are saved and wait in the outbox.</source>
        <translation>No hay conexión con el marketplace. Se puede seguir trabajando: los cambios se guardan y esperan en la bandeja de salida.</translation>
    </message>
    <message>
        <source>The connection is not secure</source>
        <translation>La conexión no es segura</translation>
    </message>
    <message>
        <source>The certificate shown is not valid for the marketplace, so nothing was sent. The network may be unsafe, or this computer’s clock may be wrong.</source>
        <translation>El certificado presentado no es válido para el marketplace, así que no se envió nada. Quizá la red no sea de fiar o el reloj de esta computadora esté mal.</translation>
    </message>
    <message>
        <source>The proxy cannot be used</source>
        <translation>No se puede usar el proxy</translation>
    </message>
    <message>
        <source>The settings of this computer name a proxy that is not understood, so nothing was sent. Use an HTTP proxy, or none for the marketplace (HTTPS_PROXY, NO_PROXY).</source>
        <translation>La configuración de esta computadora indica un proxy que no se reconoce, así que no se envió nada. Usar un proxy HTTP, o ninguno para el marketplace (HTTPS_PROXY, NO_PROXY).</translation>
    </message>
    <message>
        <source>The marketplace took too long</source>
        <translation>El marketplace tardó demasiado</translation>
    </message>
    <message>
        <source>No answer came in time. Nothing is lost; try again.</source>
        <translation>La respuesta no llegó a tiempo. No se perdió nada; se puede reintentar.</translation>
    </message>
    <message>
        <source>The answer was cut off</source>
        <translation>La respuesta se cortó</translation>
    </message>
    <message>
        <source>The connection ended in the middle of it. Nothing is lost; try again.</source>
        <translation>La conexión terminó a la mitad. No se perdió nada; se puede reintentar.</translation>
    </message>
    <message>
        <source>Something else answered</source>
        <translation>Respondió otra cosa</translation>
    </message>
    <message>
        <source>What came back is not the marketplace’s answer: perhaps the network’s sign-in page, or the address is wrong.</source>
        <translation>Lo que llegó no es la respuesta del marketplace: quizás una página de acceso de la red o una dirección equivocada.</translation>
    </message>
    <message>
        <source>The token was refused</source>
        <translation>El token fue rechazado</translation>
    </message>
    <message>
        <source>It has expired or was revoked. Your listings and changes stay here. Enter a new one.</source>
        <translation>Venció o fue revocado. Las publicaciones y los cambios quedan aquí. Hay que ingresar uno nuevo.</translation>
    </message>
    <message>
        <source>Not permitted</source>
        <translation>No permitido</translation>
    </message>
    <message>
        <source>This token does not allow that. Nothing was changed.</source>
        <translation>Este token no tiene permiso para eso. Nada cambió.</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Ya no está</translation>
    </message>
    <message>
        <source>The marketplace does not have it any more. The next sync shows what remains.</source>
        <translation>El marketplace ya no lo tiene. La próxima sincronización muestra lo que queda.</translation>
    </message>
    <message>
        <source>Changed elsewhere in the meantime</source>
        <translation>Cambió en otro lugar mientras tanto</translation>
    </message>
    <message>
        <source>Nothing was overwritten. Open the listing to see both versions.</source>
        <translation>No se sobrescribió nada. Al abrir la publicación se ven ambas versiones.</translation>
    </message>
    <message>
        <source>Too many requests for now</source>
        <translation>Demasiadas solicitudes por ahora</translation>
    </message>
    <message>
        <source>The marketplace limits how often it can be asked. Work continues automatically.</source>
        <translation>El marketplace limita la frecuencia de las solicitudes. El trabajo continúa automáticamente.</translation>
    </message>
    <message>
        <source>The marketplace has a problem</source>
        <translation>El marketplace tiene un problema</translation>
    </message>
    <message>
        <source>It answered with an internal error. Nothing is lost; try again later.</source>
        <translation>Respondió con un error interno. No se perdió nada; se puede reintentar más tarde.</translation>
    </message>
    <message>
        <source>The marketplace refused it</source>
        <translation>El marketplace lo rechazó</translation>
    </message>
    <message>
        <source>Nothing was changed. The reasons are shown beside the fields.</source>
        <translation>Nada cambió. Los motivos están junto a los campos.</translation>
    </message>
    <message>
        <source>An answer could not be read</source>
        <translation>No se pudo leer una respuesta</translation>
    </message>
    <message>
        <source>What could be read is shown; the rest was left as it was.</source>
        <translation>Se muestra lo que se pudo leer; el resto quedó como estaba.</translation>
    </message>
    <message>
        <source>No token for this shop</source>
        <translation>No hay token para esta tienda</translation>
    </message>
    <message>
        <source>Enter one to connect. Until then you see what was read last.</source>
        <translation>Se conecta al ingresar uno. Hasta entonces se ve lo último que se leyó.</translation>
    </message>
    <message>
        <source>The token is kept until you quit</source>
        <translation>El token se conserva hasta salir</translation>
    </message>
    <message>
        <source>This computer has no keyring, and a token is never written to a file without being asked.</source>
        <translation>Esta computadora no tiene llavero, y un token nunca se escribe en un archivo sin que se pida.</translation>
    </message>
    <message>
        <source>The token belongs to another seller</source>
        <translation>El token es de otro vendedor</translation>
    </message>
    <message>
        <source>It belongs to seller {theirs}; this shop belongs to seller {mine}. Nothing was read or sent. Enter this shop’s token, or open the other one as a separate shop.</source>
        <translation>Pertenece al vendedor {theirs}; esta tienda es del vendedor {mine}. No se leyó ni se envió nada. Hay que ingresar el token de esta tienda o abrir la otra como una tienda aparte.</translation>
    </message>
    <message>
        <source>The disk is full</source>
        <translation>El disco está lleno</translation>
    </message>
    <message>
        <source>Nothing more can be saved. Free up space; what you typed is still in the window.</source>
        <translation>No se puede guardar nada más. Hay que liberar espacio; lo escrito sigue en la ventana.</translation>
    </message>
    <message>
        <source>The folder cannot be written to</source>
        <translation>No se puede escribir en la carpeta</translation>
    </message>
    <message>
        <source>Nothing can be saved there. Check who owns this shop’s folder.</source>
        <translation>Allí no se puede guardar nada. Conviene revisar de quién es la carpeta de esta tienda.</translation>
    </message>
    <message>
        <source>Another window is writing</source>
        <translation>Otra ventana está escribiendo</translation>
    </message>
    <message>
        <source>Your change is still here; it will be saved as soon as the other window is done.</source>
        <translation>El cambio sigue aquí; se guardará en cuanto la otra ventana termine.</translation>
    </message>
    <message>
        <source>The drafts file is damaged</source>
        <translation>El archivo de borradores está dañado</translation>
    </message>
    <message>
        <source>It was set aside, not deleted. The newest backup is next to it.</source>
        <translation>Se apartó, no se eliminó. El respaldo más nuevo está al lado.</translation>
    </message>
    <message>
        <source>Drafts were recovered</source>
        <translation>Se recuperaron borradores</translation>
    </message>
    <message>
        <source>The file was damaged. What could be read is here; the old file is next to it.</source>
        <translation>El archivo estaba dañado. Lo que se pudo leer está aquí; el archivo anterior queda al lado.</translation>
    </message>
    <message>
        <source>Made by a newer Vitrina</source>
        <translation>Hecho por una versión más nueva de Vitrina</translation>
    </message>
    <message>
        <source>The drafts, outbox and history were made by {made_by}. You can view them here, but only that version can change them.</source>
        <translation>Los borradores, la bandeja de salida y el historial son de {made_by}. Aquí se pueden ver, pero solo esa versión puede cambiarlos.</translation>
    </message>
    <message>
        <source>The files of this shop cannot be used</source>
        <translation>No se pueden usar los archivos de esta tienda</translation>
    </message>
    <message>
        <source>What you typed is still in the window.</source>
        <translation>Lo escrito sigue en la ventana.</translation>
    </message>
    <message>
        <source>The local copy is being rebuilt</source>
        <translation>La copia local se está rehaciendo</translation>
    </message>
    <message>
        <source>It was damaged. Your drafts are in another file and are not affected.</source>
        <translation>Estaba dañada. Los borradores están en otro archivo y siguen intactos.</translation>
    </message>
    <message>
        <source>A part of the program stopped</source>
        <translation>Una parte del programa se detuvo</translation>
    </message>
    <message>
        <source>It is being restarted. Nothing that was saved is lost.</source>
        <translation>Se está iniciando de nuevo. No se pierde nada de lo guardado.</translation>
    </message>
    <message>
        <source>A part of the program keeps stopping</source>
        <translation>Una parte del programa se detiene una y otra vez</translation>
    </message>
    <message>
        <source>It is no longer restarted automatically. Nothing that was saved is lost.</source>
        <translation>Ya no se reinicia automáticamente. No se pierde nada de lo guardado.</translation>
    </message>
    <message>
        <source>Not sent: it is risky</source>
        <translation>No se envió: hay riesgos</translation>
    </message>
    <message>
        <source>Nothing is sent until you agree. Risky: {count}.</source>
        <translation>Nada se envía sin confirmación. Con riesgo: {count}.</translation>
    </message>
    <message>
        <source>No answer to a change</source>
        <translation>Un cambio sin respuesta</translation>
    </message>
    <message>
        <source>Checking whether it arrived; it is not sent twice.</source>
        <translation>Se está verificando si llegó; no se envía dos veces.</translation>
    </message>
    <message>
        <source>It is not known whether a listing was created</source>
        <translation>No se sabe si se creó una publicación</translation>
    </message>
    <message>
        <source>It was looked for twice. In the outbox you can check again, list it again or discard it.</source>
        <translation>Se buscó dos veces. En la bandeja de salida se puede verificar de nuevo, publicar de nuevo o descartar.</translation>
    </message>
    <message>
        <source>Listed twice</source>
        <translation>Publicada dos veces</translation>
    </message>
    <message>
        <source>A new listing arrived late, after it had been created again. Close one of the two.</source>
        <translation>Una publicación nueva llegó tarde, cuando ya se había creado de nuevo. Hay que finalizar una de las dos.</translation>
    </message>
    <message>
        <source>A picture is missing</source>
        <translation>Falta una foto</translation>
    </message>
    <message>
        <source>Its file no longer exists. Add it again.</source>
        <translation>Su archivo ya no existe. Hay que agregarla de nuevo.</translation>
    </message>
    <message>
        <source>A draft could not be read</source>
        <translation>No se pudo leer un borrador</translation>
    </message>
    <message>
        <source>The listing is shown as the marketplace has it.</source>
        <translation>La publicación se muestra como la tiene el marketplace.</translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>No se leyó todo</translation>
    </message>
    <message>
        <source>Some listings are missing from the answers. The next sync asks for them again.</source>
        <translation>Faltan algunas publicaciones en las respuestas. La próxima sincronización las pide de nuevo.</translation>
    </message>
    <message>
        <source>Something unexpected happened</source>
        <translation>Ocurrió algo inesperado</translation>
    </message>
    <message>
        <source>It was written to the log. Everything saved is intact.</source>
        <translation>Quedó en el registro. Lo guardado sigue intacto.</translation>
    </message>
    <message>
        <source>Waiting for an earlier change</source>
        <translation>Espera un cambio anterior</translation>
    </message>
    <message>
        <source>It will be sent after an earlier change to this listing, which is on hold.</source>
        <translation>Se enviará después de un cambio anterior de esta publicación, que está retenido.</translation>
    </message>
    <message>
        <source>The file {file} was made by a newer version. It is left as it is; use that version, or another workspace.</source>
        <translation>El archivo {file} es de una versión más nueva. Se deja como está; hay que usar esa versión u otro espacio de trabajo.</translation>
    </message>
    <message>
        <source>This shop belongs to another marketplace</source>
        <translation>Esta tienda es de otro marketplace</translation>
    </message>
    <message>
        <source>Its listings and changes belong to {mine}, so nothing was sent to {theirs}. To open the other marketplace as a separate shop, start the program with another --profile.</source>
        <translation>Sus publicaciones y cambios son de {mine}; por eso no se envió nada a {theirs}. Para abrir el otro marketplace como una tienda aparte, hay que iniciar el programa con otro --profile.</translation>
    </message>
    <message>
        <source>The token is for another marketplace</source>
        <translation>El token es de otro marketplace</translation>
    </message>
    <message>
        <source>It was saved for {kept} and was not sent to {asked}. Check the address, or enter the token for {asked}.</source>
        <translation>Se guardó para {kept} y no se envió a {asked}. Hay que revisar la dirección o ingresar el token de {asked}.</translation>
    </message>
    <message>
        <source>Which marketplace is the token for?</source>
        <translation>¿De qué marketplace es el token?</translation>
    </message>
    <message>
        <source>An older version saved a token for this shop without saying what it is for. Nothing was sent. Enter the token for {asked}.</source>
        <translation>Una versión anterior guardó un token de esta tienda sin anotar de qué marketplace es. No se envió nada. Hay que ingresar el token de {asked}.</translation>
    </message>
    <message>
        <source>Which marketplace are these changes for?</source>
        <translation>¿Para qué marketplace son estos cambios?</translation>
    </message>
    <message>
        <source>This shop has unsent changes, and it is not known which marketplace they were made for. Nothing is read or sent until you decide.</source>
        <translation>Hay cambios sin enviar en esta tienda y no se sabe para qué marketplace se hicieron. No se lee ni se envía nada hasta que se decida.</translation>
    </message>
    <message>
        <source>The backup belongs to another shop</source>
        <translation>El respaldo es de otra tienda</translation>
    </message>
    <message>
        <source>It comes from another marketplace or seller. Nothing was restored from it.</source>
        <translation>Es de otro marketplace o de otro vendedor. No se recuperó nada.</translation>
    </message>
    <message>
        <source>The settings file was damaged</source>
        <translation>El archivo de ajustes estaba dañado</translation>
    </message>
    <message>
        <source>It was set aside as {file}. Language, theme and shop addresses are back to their defaults; listings and drafts are not affected.</source>
        <translation>Se apartó como {file}. El idioma, el tema y las direcciones de las tiendas vuelven a los valores iniciales; las publicaciones y los borradores siguen intactos.</translation>
    </message>
    <message>
        <source>The settings cannot be read</source>
        <translation>No se pueden leer los ajustes</translation>
    </message>
    <message>
        <source>They are back to their defaults, and what you choose lasts until you quit. Check who owns {file}.</source>
        <translation>Vuelven a los valores iniciales, y lo que se elija dura hasta salir. Conviene revisar de quién es {file}.</translation>
    </message>
    <message>
        <source>Some settings were not understood</source>
        <translation>No se entendieron algunos ajustes</translation>
    </message>
    <message>
        <source>These are back to their defaults: {keys}.</source>
        <translation>Vuelven a los valores iniciales: {keys}.</translation>
    </message>
    <message>
        <source>The settings could not be saved</source>
        <translation>No se pudieron guardar los ajustes</translation>
    </message>
    <message>
        <source>What you chose lasts until you quit.</source>
        <translation>Lo elegido dura hasta salir.</translation>
    </message>
    <message>
        <source>A command is working on this shop</source>
        <translation>Un comando está trabajando con esta tienda</translation>
    </message>
    <message>
        <source>This window syncs and sends again once the command is done.</source>
        <translation>Esta ventana vuelve a sincronizar y enviar cuando el comando termina.</translation>
    </message>
    <message>
        <source>This shop is open in another window</source>
        <translation>Esta tienda está abierta en otra ventana</translation>
    </message>
    <message>
        <source>That window cannot be brought to the front, so this one is read-only. Once it is closed, everything can be done here.</source>
        <translation>Esa ventana no se puede traer al frente, así que esta es de solo lectura. Cuando se cierre, aquí se podrá hacer todo.</translation>
    </message>
    <message>
        <source>Files of this shop were removed</source>
        <translation>Se borraron archivos de esta tienda</translation>
    </message>
    <message>
        <source>They were removed while this window uses them. Close it and open it again. Drafts and outbox are not affected.</source>
        <translation>Se borraron mientras esta ventana los usa. Hay que cerrarla y volver a abrirla. Los borradores y la bandeja de salida no se ven afectados.</translation>
    </message>
    <message>
        <source>A plan did not begin</source>
        <translation>Un plan no empezó</translation>
    </message>
    <message>
        <source>No program was open when “{name}” was to begin. It begins when you say so, under Plans, and never automatically.</source>
        <translation>No había ningún programa abierto cuando “{name}” debía empezar. Se puede empezar en Planes; no empieza por sí solo.</translation>
    </message>
    <message>
        <source>A plan could not begin</source>
        <translation>Un plan no pudo empezar</translation>
    </message>
    <message>
        <source>“{name}” is on hold; why is said under Plans. It begins when you say so.</source>
        <translation>“{name}” está retenido; en Planes se indica por qué y se puede empezar.</translation>
    </message>
    <message>
        <source>A plan has ended, but not everywhere</source>
        <translation>Un plan terminó, pero no en todas partes</translation>
    </message>
    <message>
        <source>“{name}” has gone back to the earlier values. {count} were changed by somebody else meanwhile: they are on hold in the outbox, for you to decide.</source>
        <translation>“{name}” volvió a los valores anteriores. Alguien cambió {count} entretanto: están retenidos en la bandeja de salida a la espera de una decisión.</translation>
    </message>
    <message>
        <source>Not sent: listings would be deleted</source>
        <translation>No se envió: se eliminarían publicaciones</translation>
    </message>
    <message>
        <source>Deleted for good: {count}. Typed: {typed}.</source>
        <translation>Se eliminarían para siempre: {count}. Número ingresado: {typed}.</translation>
    </message>
    <message>
        <source>Reading the listings broke off</source>
        <translation>La lectura de las publicaciones se interrumpió</translation>
    </message>
    <message>
        <source>No answer came in time. What was read is kept; it goes on automatically in {seconds} s.</source>
        <translation>No llegó respuesta a tiempo. Lo que se leyó se conserva; la lectura sigue sola en {seconds} s.</translation>
    </message>
</context>
<context>
    <name>NumberUnit</name>
    <message>
        <source>unit</source>
        <translation>unidad</translation>
    </message>
    <message>
        <source>{field}, unit</source>
        <translation>{field}, unidad</translation>
    </message>
</context>
<context>
    <name>OfferCards</name>
    <message>
        <source>Listing types</source>
        <translation>Tipos de publicación</translation>
    </message>
    <message>
        <source>Charge</source>
        <translation>Cargo</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Own costs and tax</source>
        <translation>Costos propios e impuesto</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>Not available to you: you have too many sales for it.</source>
        <translation>No disponible: hay demasiadas ventas para este tipo.</translation>
    </message>
    <message>
        <source>Not available to you.</source>
        <translation>No disponible.</translation>
    </message>
    <message numerus="yes">
        <source>Ends after %n days.</source>
        <translation>
            <numerusform>Finaliza después de %n día.</numerusform>
            <numerusform>Finaliza después de %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unlimited duration.</source>
        <translation>Duración ilimitada.</translation>
    </message>
    <message numerus="yes">
        <source>%n interest-free installments.</source>
        <translation>
            <numerusform>%n cuota sin interés.</numerusform>
            <numerusform>%n cuotas sin interés.</numerusform>
        </translation>
    </message>
    <message>
        <source>No installments.</source>
        <translation>Sin cuotas.</translation>
    </message>
    <message>
        <source>The selling charge here is not known, so charge and net are –.</source>
        <translation>Aquí no se conoce el cargo por venta: – en cargo y neto.</translation>
    </message>
</context>
<context>
    <name>OpeningWords</name>
    <message>
        <source>Opening a new listing…</source>
        <translation>Abriendo una publicación nueva…</translation>
    </message>
    <message>
        <source>Opening “{title}”…</source>
        <translation>Abriendo “{title}”…</translation>
    </message>
</context>
<context>
    <name>OperationCard</name>
    <message>
        <source>Remove this operation</source>
        <translation>Quitar esta operación</translation>
    </message>
</context>
<context>
    <name>OperationsColumn</name>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Which listings</source>
        <translation>Qué publicaciones</translation>
    </message>
    <message>
        <source>Guards</source>
        <translation>Protecciones</translation>
    </message>
    <message>
        <source>Every listing gets the values that its rows have.</source>
        <translation>Cada publicación recibe los valores de sus filas.</translation>
    </message>
    <message>
        <source>Every listing gets what was typed into its cells.</source>
        <translation>Cada publicación recibe lo que se escribió en sus celdas.</translation>
    </message>
    <message>
        <source>Cannot be undone: what is deleted never comes back.</source>
        <translation>No se puede deshacer: lo eliminado no vuelve.</translation>
    </message>
    <message>
        <source>Undoing it closes the new listings for good.</source>
        <translation>Al deshacerlo, las publicaciones nuevas se finalizan para siempre.</translation>
    </message>
    <message>
        <source>Undone between Clásica and Premium only: no type goes back down.</source>
        <translation>Solo se deshace entre Clásica y Premium: ningún tipo vuelve a bajar.</translation>
    </message>
    <message>
        <source>Can be undone as one step: rows changed since then are left alone and named.</source>
        <translation>Se puede deshacer en un paso: lo que cambió después no se toca y se nombra.</translation>
    </message>
    <message>
        <source>Every listing gets the pictures named after its own code.</source>
        <translation>Cada publicación recibe las fotos nombradas con el código propio.</translation>
    </message>
    <message>
        <source>Saved changes</source>
        <translation>Cambios guardados</translation>
    </message>
</context>
<context>
    <name>OutboxAct</name>
    <message>
        <source>Open the listing</source>
        <translation>Abrir la publicación</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirar</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>None of it was sent.</source>
        <translation>No se envió nada de esto.</translation>
    </message>
    <message>
        <source>It is applied to the listing as it is by then.</source>
        <translation>Se aplica a la publicación como esté en ese momento.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>What has changed since is left alone and listed.</source>
        <translation>Lo que cambió desde entonces no se toca y se indica.</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Verificar de nuevo</translation>
    </message>
    <message>
        <source>Checking sends nothing.</source>
        <translation>Verificar no envía nada.</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Retener</translation>
    </message>
    <message>
        <source>It waits until you release it.</source>
        <translation>Espera hasta que se libere.</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>Liberar</translation>
    </message>
    <message>
        <source>List it again</source>
        <translation>Publicarla de nuevo</translation>
    </message>
    <message>
        <source>Send anyway</source>
        <translation>Enviar igualmente</translation>
    </message>
    <message>
        <source>What is removed cannot be restored.</source>
        <translation>Lo que se quita no se puede recuperar.</translation>
    </message>
    <message>
        <source>Keep the marketplace’s</source>
        <translation>Conservar lo del marketplace</translation>
    </message>
    <message>
        <source>Send the result</source>
        <translation>Enviar el resultado</translation>
    </message>
    <message>
        <source>All three stay in the history.</source>
        <translation>Las tres quedan en el historial.</translation>
    </message>
</context>
<context>
    <name>OutboxColumn</name>
    <message>
        <source>Listing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Fields</source>
        <translation>Campos</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
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
        <translation>En espera</translation>
    </message>
    <message>
        <source>To decide</source>
        <translation>Por decidir</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviados</translation>
    </message>
    <message>
        <source>Being checked</source>
        <translation>En verificación</translation>
    </message>
</context>
<context>
    <name>OutboxHeader</name>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
</context>
<context>
    <name>OutboxTable</name>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
</context>
<context>
    <name>OutboxView</name>
    <message>
        <source>Outbox and history</source>
        <translation>Bandeja de salida e historial</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Nothing has been sent yet</source>
        <translation>Aún no se envió nada</translation>
    </message>
    <message>
        <source>Changes to your listings wait here until they are sent. Afterwards you can look up what happened to each.</source>
        <translation>Los cambios de las publicaciones esperan aquí hasta que se envían. Después se puede consultar qué pasó con cada uno.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir a las publicaciones</translation>
    </message>
    <message>
        <source>The outbox cannot be read</source>
        <translation>No se puede leer la bandeja de salida</translation>
    </message>
    <message>
        <source>Its contents are still on the disk. Reading it again sends nothing twice.</source>
        <translation>Lo que contiene sigue en el disco. Leerla otra vez no envía nada dos veces.</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Leerla otra vez</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Nothing here now</source>
        <translation>Nada aquí por ahora</translation>
    </message>
    <message>
        <source>See the other tabs.</source>
        <translation>Conviene ver las otras pestañas.</translation>
    </message>
    <message>
        <source>Resume sending</source>
        <translation>Reanudar el envío de cambios</translation>
    </message>
    <message>
        <source>Hold all</source>
        <translation>Retener todo</translation>
    </message>
</context>
<context>
    <name>OutboxWork</name>
    <message>
        <source>Too late: it is already on its way</source>
        <translation>Demasiado tarde: ya está en camino</translation>
    </message>
    <message>
        <source>Taken back; nothing was sent</source>
        <translation>Retirado; no se envió nada</translation>
    </message>
    <message>
        <source>Taken back; it is a draft again</source>
        <translation>Retirado; vuelve a ser borrador</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>The listing stays as the marketplace has it</source>
        <translation>La publicación queda como la tiene el marketplace</translation>
    </message>
    <message>
        <source>Restore mine</source>
        <translation>Recuperar mi versión</translation>
    </message>
    <message>
        <source>This change was already decided elsewhere; nothing was sent</source>
        <translation>Este cambio ya se decidió en otro lugar; no se envió nada</translation>
    </message>
</context>
<context>
    <name>OwnFigures</name>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Listing</source>
        <translation>Publicación</translation>
    </message>
    <message>
        <source>Unit cost</source>
        <translation>Costo unitario</translation>
    </message>
    <message>
        <source>Packaging</source>
        <translation>Embalaje</translation>
    </message>
    <message>
        <source>Tax %</source>
        <translation>Impuesto %</translation>
    </message>
    <message>
        <source>Floor price</source>
        <translation>Precio mínimo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>From price</source>
        <translation>Desde precio</translation>
    </message>
    <message>
        <source>Share %</source>
        <translation>Porcentaje %</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Monto</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB</source>
        <translation>El archivo supera los {most} MB</translation>
    </message>
    <message>
        <source>There are no figures in the file</source>
        <translation>No hay cifras en el archivo</translation>
    </message>
    <message>
        <source>Two columns mean “{name}”</source>
        <translation>Dos columnas significan “{name}”</translation>
    </message>
    <message>
        <source>No column is called “Own code”</source>
        <translation>Ninguna columna se llama “Código propio”</translation>
    </message>
    <message>
        <source>No column is called “Unit cost”, “Packaging”, “Tax” or “Floor price”</source>
        <translation>Ninguna columna se llama “Costo unitario”, “Embalaje”, “Impuesto” o “Precio mínimo”</translation>
    </message>
    <message>
        <source>More cells than there are columns</source>
        <translation>Más celdas que columnas</translation>
    </message>
    <message>
        <source>Other figures of “{name}” stand above</source>
        <translation>Más arriba hay otras cifras de “{name}”</translation>
    </message>
    <message>
        <source>There is no own code</source>
        <translation>Falta el código propio</translation>
    </message>
    <message>
        <source>“{text}” cannot be an own code</source>
        <translation>“{text}” no puede ser un código propio</translation>
    </message>
    <message>
        <source>“{text}” is not a currency such as MXN</source>
        <translation>“{text}” no es una moneda como MXN</translation>
    </message>
    <message>
        <source>{name}: “{text}” can be read as {either}</source>
        <translation>{name}: “{text}” se puede leer como {either}</translation>
    </message>
    <message>
        <source>{name}: “{text}” is not an amount</source>
        <translation>{name}: “{text}” no es un monto</translation>
    </message>
    <message>
        <source>{name}: “{text}” is not below 100 %</source>
        <translation>{name}: “{text}” no es menor que 100 %</translation>
    </message>
    <message>
        <source>A formula whose value was not saved</source>
        <translation>Una fórmula cuyo resultado no se guardó</translation>
    </message>
    <message>
        <source>Merged cells</source>
        <translation>Celdas combinadas</translation>
    </message>
    <message>
        <source>The file has a password</source>
        <translation>El archivo tiene contraseña</translation>
    </message>
    <message>
        <source>The file has more than {most} rows</source>
        <translation>El archivo tiene más de {most} filas</translation>
    </message>
    <message>
        <source>The file cannot be read as a table</source>
        <translation>El archivo no se puede leer como una tabla</translation>
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
        <translation>faltan {left} s</translation>
    </message>
    <message>
        <source>{left} min left</source>
        <translation>faltan {left} min</translation>
    </message>
    <message>
        <source>{left} h left</source>
        <translation>faltan {left} h</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min left</source>
        <translation>faltan {hours} h {minutes} min</translation>
    </message>
    <message>
        <source>about {left} s</source>
        <translation>unos {left} s</translation>
    </message>
    <message>
        <source>about {left} min</source>
        <translation>unos {left} min</translation>
    </message>
    <message>
        <source>about {left} h</source>
        <translation>unas {left} h</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Go to</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
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
        <translation>Publicaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n publicación seleccionada</numerusform>
            <numerusform>%n publicaciones seleccionadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Panels</name>
    <message>
        <source>“Not set” sends nothing</source>
        <translation>“Sin indicar” no envía nada</translation>
    </message>
</context>
<context>
    <name>Parcel</name>
    <message>
        <source>Parcel</source>
        <translation>Paquete</translation>
    </message>
</context>
<context>
    <name>ParcelCard</name>
    <message>
        <source>Height</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ancho</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Largo</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Parcel</source>
        <translation>Paquete</translation>
    </message>
    <message>
        <source>Sent as</source>
        <translation>Se envía como</translation>
    </message>
    <message>
        <source>Copy the dimensions</source>
        <translation>Copiar las medidas</translation>
    </message>
    <message>
        <source>from the listing</source>
        <translation>de la publicación</translation>
    </message>
    <message>
        <source>other measurements</source>
        <translation>otras medidas</translation>
    </message>
    <message>
        <source>usual for the category</source>
        <translation>lo usual en la categoría</translation>
    </message>
    <message>
        <source>This listing has no measurements: the usual ones for its category are used.</source>
        <translation>Esta publicación no tiene medidas: se usan las usuales de su categoría.</translation>
    </message>
    <message>
        <source>height {n} cm</source>
        <translation>alto {n} cm</translation>
    </message>
    <message>
        <source>width {n} cm</source>
        <translation>ancho {n} cm</translation>
    </message>
    <message>
        <source>length {n} cm</source>
        <translation>largo {n} cm</translation>
    </message>
    <message>
        <source>Height × width × length in cm, then weight in g.</source>
        <translation>Alto × ancho × largo en cm y luego peso en g.</translation>
    </message>
    <message>
        <source>By volume it counts as {kg} kg, more than the scale says (estimate).</source>
        <translation>Por volumen cuenta como {kg} kg, más de lo que dice la balanza (estimación).</translation>
    </message>
</context>
<context>
    <name>PartActs</name>
    <message>
        <source>Into a group</source>
        <translation>Meter en un grupo</translation>
    </message>
    <message>
        <source>Out of the group</source>
        <translation>Sacar del grupo</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message>
        <source>Reading…</source>
        <translation>Leyendo…</translation>
    </message>
    <message>
        <source>Nothing was sent for it from here, and no sync found it changed.</source>
        <translation>Desde aquí no se envió nada para ella, y ninguna sincronización encontró cambios.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n earlier changes</source>
        <translation>
            <numerusform>Mostrar %n cambio anterior</numerusform>
            <numerusform>Mostrar %n cambios anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message numerus="yes">
        <source>%n earlier descriptions</source>
        <translation>
            <numerusform>%n descripción anterior</numerusform>
            <numerusform>%n descripciones anteriores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PendingBar</name>
    <message>
        <source>Changes in cells</source>
        <translation>Cambios en celdas</translation>
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
        <translation>una carpeta; lo que contiene no se usa</translation>
    </message>
    <message>
        <source>no listing has an own code that this name begins with</source>
        <translation>ninguna publicación tiene un código propio con el que empiece este nombre</translation>
    </message>
    <message>
        <source>{count} listings have the own code {own_code}: {ids}</source>
        <translation>{count} publicaciones tienen el código propio {own_code}: {ids}</translation>
    </message>
    <message>
        <source>the listing {ids} is closed</source>
        <translation>la publicación {ids} está finalizada</translation>
    </message>
    <message>
        <source>the details of {ids} are not in the catalogue; sync first</source>
        <translation>los detalles de {ids} no están en el catálogo; primero hay que sincronizar</translation>
    </message>
    <message>
        <source>taken for the own code {own_code}, not for {other}</source>
        <translation>se toma para el código propio {own_code}, no para {other}</translation>
    </message>
    <message>
        <source>the same picture as {other}</source>
        <translation>la misma foto que {other}</translation>
    </message>
    <message>
        <source>a variation of {ids} shows a picture that would go</source>
        <translation>una variación de {ids} muestra una foto que se quitaría</translation>
    </message>
</context>
<context>
    <name>PictureSlot</name>
    <message>
        <source>Pasted picture</source>
        <translation>Foto pegada</translation>
    </message>
    <message>
        <source>{n} px</source>
        <translation>{n} px</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Ctrl and the arrow keys move it, Delete removes it</source>
        <translation>Ctrl y las flechas la mueven, Supr la quita</translation>
    </message>
    <message>
        <source>Checking</source>
        <translation>Revisando</translation>
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
        <translation>Portada</translation>
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
        <translation>Foto {n}, portada</translation>
    </message>
    <message>
        <source>Picture {n}</source>
        <translation>Foto {n}</translation>
    </message>
    <message>
        <source>Make it the cover</source>
        <translation>Usar como portada</translation>
    </message>
    <message>
        <source>Move forward</source>
        <translation>Mover hacia adelante</translation>
    </message>
    <message>
        <source>Move back</source>
        <translation>Mover hacia atrás</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>PicturesPanel</name>
    <message>
        <source>Address of a picture</source>
        <translation>Dirección de una foto</translation>
    </message>
    <message>
        <source>Add by address</source>
        <translation>Agregar por dirección</translation>
    </message>
    <message>
        <source>Choose files</source>
        <translation>Elegir archivos</translation>
    </message>
    <message>
        <source>Remove the selected picture</source>
        <translation>Quitar la foto elegida</translation>
    </message>
    <message>
        <source>{n} of {most} · first is the cover</source>
        <translation>{n} de {most} · la primera es la portada</translation>
    </message>
    <message>
        <source>{n} · first is the cover</source>
        <translation>{n} · la primera es la portada</translation>
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
        <translation>Agregar</translation>
    </message>
    <message>
        <source>Choose pictures</source>
        <translation>Elegir fotos</translation>
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
        <translation>Fotos de la variación</translation>
    </message>
    <message>
        <source>Tick what it shows. The order is that of the listing.</source>
        <translation>Marcar lo que muestra. El orden es el de la publicación.</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Mostrar estas</translation>
    </message>
    <message>
        <source>They look the same in a picture, so all of them show the same ones.</source>
        <translation>En una foto se ven igual, por eso todas muestran las mismas.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Every variation needs a picture</source>
        <translation>Cada variación necesita una foto</translation>
    </message>
    <message numerus="yes">
        <source>A variation shows at most %n pictures</source>
        <translation>
            <numerusform>Una variación muestra como máximo %n foto</numerusform>
            <numerusform>Una variación muestra como máximo %n fotos</numerusform>
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
        <translation>Id del lugar</translation>
    </message>
</context>
<context>
    <name>PlanLines</name>
    <message>
        <source>Changed cells</source>
        <translation>Celdas modificadas</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message>
        <source>Given a time</source>
        <translation>Con horario</translation>
    </message>
    <message>
        <source>Nothing sent</source>
        <translation>Nada enviado</translation>
    </message>
    <message>
        <source>Delete the plan “{name}”?</source>
        <translation>¿Eliminar el plan “{name}”?</translation>
    </message>
    <message>
        <source>What it has sent stays as it is, in the outbox and the history, too.</source>
        <translation>Lo que envió queda como está, también en la bandeja de salida y el historial.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Values of a sheet</source>
        <translation>Valores de una planilla</translation>
    </message>
    <message>
        <source>Pictures from a folder</source>
        <translation>Fotos de una carpeta</translation>
    </message>
</context>
<context>
    <name>PlanListView</name>
    <message>
        <source>Plans</source>
        <translation>Planes</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>No plans</source>
        <translation>No hay planes</translation>
    </message>
    <message>
        <source>Select listings and change them all at once: each such plan is kept here.</source>
        <translation>Al cambiar varias publicaciones a la vez, cada plan queda guardado aquí.</translation>
    </message>
    <message>
        <source>Go to the listings</source>
        <translation>Ir a las publicaciones</translation>
    </message>
</context>
<context>
    <name>PlanNames</name>
    <message>
        <source>Plan of {day}</source>
        <translation>Plan del {day}</translation>
    </message>
    <message>
        <source>{name}, again</source>
        <translation>{name}, otra vez</translation>
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
        <translation>Cambiar</translation>
    </message>
    <message>
        <source>Set to</source>
        <translation>Poner</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Find and replace</source>
        <translation>Buscar y reemplazar</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Reemplazar por</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Change by amount</source>
        <translation>Cambiar en monto</translation>
    </message>
    <message>
        <source>Round to ending</source>
        <translation>Redondear a final</translation>
    </message>
    <message>
        <source>Change by</source>
        <translation>Cambiar en</translation>
    </message>
    <message>
        <source>Round to multiple</source>
        <translation>Redondear a múltiplo</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>Garantía</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Attribute</source>
        <translation>Atributo</translation>
    </message>
    <message>
        <source>Free shipping</source>
        <translation>Envío gratis</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausada</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activa</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Finalizada</translation>
    </message>
    <message>
        <source>Address of the picture</source>
        <translation>Dirección de la foto</translation>
    </message>
    <message>
        <source>Which picture, counted from 1</source>
        <translation>Cuál foto, contando desde 1</translation>
    </message>
    <message>
        <source>Net of a sale</source>
        <translation>Neto de una venta</translation>
    </message>
    <message>
        <source>Ending</source>
        <translation>Terminación</translation>
    </message>
    <message>
        <source>Leave at least</source>
        <translation>Dejar al menos</translation>
    </message>
    <message>
        <source>Never below the floor</source>
        <translation>Nunca bajo el mínimo</translation>
    </message>
    <message>
        <source>Put before it</source>
        <translation>Poner delante</translation>
    </message>
    <message>
        <source>Put behind it</source>
        <translation>Poner detrás</translation>
    </message>
    <message>
        <source>Subtitle</source>
        <translation>Subtítulo</translation>
    </message>
    <message>
        <source>Set where empty</source>
        <translation>Indicar si falta</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>Add at the end</source>
        <translation>Agregar al final</translation>
    </message>
    <message>
        <source>Make the cover</source>
        <translation>Usar de portada</translation>
    </message>
    <message>
        <source>Add as the cover</source>
        <translation>Agregar de portada</translation>
    </message>
    <message>
        <source>Remove the last one</source>
        <translation>Quitar la última</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Orden</translation>
    </message>
    <message>
        <source>Local pick-up</source>
        <translation>Retiro en persona</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Listing type</source>
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>As new listings</source>
        <translation>Como publicaciones nuevas</translation>
    </message>
    <message>
        <source>For good</source>
        <translation>Para siempre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Relist what is closed</source>
        <translation>Republicar lo finalizado</translation>
    </message>
    <message>
        <source>Delete what is closed</source>
        <translation>Eliminar lo finalizado</translation>
    </message>
</context>
<context>
    <name>PlanReason</name>
    <message>
        <source>it is so already</source>
        <extracomment>Findings of the guards that stop a row.</extracomment>
        <translation>ya es así</translation>
    </message>
    <message>
        <source>it has no price</source>
        <translation>no tiene precio</translation>
    </message>
    <message>
        <source>it has no stock</source>
        <translation>no tiene stock</translation>
    </message>
    <message>
        <source>the text is not in it</source>
        <translation>no contiene el texto</translation>
    </message>
    <message>
        <source>nothing would be left of the title</source>
        <translation>no quedaría nada del título</translation>
    </message>
    <message>
        <source>its unit cost is not given</source>
        <translation>falta el costo unitario</translation>
    </message>
    <message>
        <source>what a sale leaves is not known</source>
        <translation>no se sabe lo que queda de una venta</translation>
    </message>
    <message>
        <source>no price leaves that much</source>
        <translation>ningún precio deja tanto</translation>
    </message>
    <message>
        <source>rounding takes off what is to be left</source>
        <translation>el redondeo quita lo que debe quedar</translation>
    </message>
    <message>
        <source>the price would not be above 0</source>
        <translation>el precio no sería mayor que 0</translation>
    </message>
    <message>
        <source>prices have fewer decimals here</source>
        <translation>aquí los precios tienen menos decimales</translation>
    </message>
    <message>
        <source>its category does not have this attribute</source>
        <translation>su categoría no tiene ese atributo</translation>
    </message>
    <message>
        <source>it was not read completely; sync first</source>
        <translation>no se leyó completa; hay que sincronizar antes</translation>
    </message>
    <message>
        <source>it has a value already</source>
        <translation>ya tiene un valor</translation>
    </message>
    <message>
        <source>there is no picture at that place</source>
        <translation>no hay foto en ese lugar</translation>
    </message>
    <message>
        <source>no picture would be left</source>
        <translation>no quedaría ninguna foto</translation>
    </message>
    <message>
        <source>a variation shows the picture that would go</source>
        <translation>una variación muestra la foto que se quitaría</translation>
    </message>
    <message>
        <source>no text would be left</source>
        <translation>no quedaría texto</translation>
    </message>
    <message>
        <source>its description could not be read</source>
        <translation>no se pudo leer su descripción</translation>
    </message>
    <message>
        <source>it is closed</source>
        <translation>está finalizada</translation>
    </message>
    <message>
        <source>it is not closed</source>
        <translation>no está finalizada</translation>
    </message>
    <message>
        <source>it is deleted</source>
        <translation>está eliminada</translation>
    </message>
    <message>
        <source>it was relisted before</source>
        <translation>ya se republicó antes</translation>
    </message>
</context>
<context>
    <name>PlanResult</name>
    <message>
        <source>Refused</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluida</translation>
    </message>
    <message>
        <source>the net falls below your limit</source>
        <translation>el neto baja del límite</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Detenida</translation>
    </message>
    <message>
        <source>Earns less</source>
        <translation>Deja menos</translation>
    </message>
    <message>
        <source>May earn less</source>
        <translation>Puede dejar menos</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>Cambiará</translation>
    </message>
    <message>
        <source>Rehearsed, accepted</source>
        <translation>Ensayada, aceptada</translation>
    </message>
    <message>
        <source>Rehearsed, refused</source>
        <translation>Ensayada, rechazada</translation>
    </message>
    <message>
        <source>crosses {amount}</source>
        <translation>cruza {amount}</translation>
    </message>
</context>
<context>
    <name>PlanSaving</name>
    <message>
        <source>Save the plan</source>
        <translation>Guardar el plan</translation>
    </message>
    <message>
        <source>Plans (*.json)</source>
        <translation>Planes (*.json)</translation>
    </message>
</context>
<context>
    <name>PlanSteps</name>
    <message>
        <source>Being undone</source>
        <translation>Deshaciéndose</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message>
        <source>Applied</source>
        <translation>Aplicado</translation>
    </message>
    <message>
        <source>Plan · given a time</source>
        <translation>Plan · con horario</translation>
    </message>
    <message>
        <source>Plan · nothing sent</source>
        <translation>Plan · nada enviado</translation>
    </message>
    <message>
        <source>Add what to do at the left. What becomes of each listing stands here.</source>
        <translation>Agregar a la izquierda qué hacer. Aquí se ve qué pasa con cada publicación.</translation>
    </message>
    <message>
        <source>On the left, fill in what to do.</source>
        <translation>Completar a la izquierda qué hacer.</translation>
    </message>
    <message>
        <source>Another listing type and a deletion each need a separate plan; with a relisting only price, stock and listing type can change.</source>
        <translation>Otro tipo de publicación y una eliminación requieren cada uno un plan aparte; al republicar solo pueden cambiar precio, stock y tipo de publicación.</translation>
    </message>
    <message>
        <source>One of the values cannot be read</source>
        <translation>Uno de los valores no se puede leer</translation>
    </message>
    <message>
        <source>Reading the descriptions: {done} of {total}</source>
        <translation>Leyendo las descripciones: {done} de {total}</translation>
    </message>
    <message>
        <source>Below is what was worked out last. It cannot be applied.</source>
        <translation>Abajo queda lo último que se calculó. No se puede aplicar.</translation>
    </message>
    <message>
        <source>What the plan was made of is not there any more</source>
        <translation>Ya no está aquello con lo que se hizo el plan</translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message>
        <source>Retry these</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Repeat as a new plan</source>
        <translation>Repetir como plan nuevo</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Back; the plan is kept</source>
        <translation>Volver; el plan queda guardado</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>Qué hacer</translation>
    </message>
    <message>
        <source>Name of the plan</source>
        <translation>Nombre del plan</translation>
    </message>
    <message>
        <source>Rename the plan</source>
        <translation>Cambiar el nombre del plan</translation>
    </message>
    <message>
        <source>Save as file…</source>
        <translation>Guardar como archivo…</translation>
    </message>
    <message>
        <source>Rehearse</source>
        <translation>Ensayar</translation>
    </message>
    <message>
        <source>Undo the plan</source>
        <translation>Deshacer el plan</translation>
    </message>
    <message>
        <source>Show the requests</source>
        <translation>Ver las solicitudes</translation>
    </message>
    <message>
        <source>Hide the requests</source>
        <translation>Ocultar las solicitudes</translation>
    </message>
    <message numerus="yes">
        <source>Apply to %n listings</source>
        <translation>
            <numerusform>Aplicar a %n publicación</numerusform>
            <numerusform>Aplicar a %n publicaciones</numerusform>
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
            <numerusform>¿Deshacer el plan en %n publicación?</numerusform>
            <numerusform>¿Deshacer el plan en %n publicaciones?</numerusform>
        </translation>
    </message>
    <message>
        <source>Every value goes back to what it was before the plan.</source>
        <translation>Cada valor vuelve a lo que era antes del plan.</translation>
    </message>
    <message numerus="yes">
        <source>%n values are left alone, for the reasons below.</source>
        <translation>
            <numerusform>%n valor no se toca, por el motivo de abajo.</numerusform>
            <numerusform>%n valores no se tocan, por los motivos de abajo.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo in %n listings</source>
        <translation>
            <numerusform>Deshacer en %n publicación</numerusform>
            <numerusform>Deshacer en %n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Checking whether it arrived</source>
        <translation>Comprobando si llegó</translation>
    </message>
    <message>
        <source>Sent</source>
        <translation>Enviada</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Retenida</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Retirada</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings for good?</source>
        <translation>
            <numerusform>¿Eliminar %n publicación para siempre?</numerusform>
            <numerusform>¿Eliminar %n publicaciones para siempre?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings</source>
        <translation>
            <numerusform>Eliminar %n publicación</numerusform>
            <numerusform>Eliminar %n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>They cannot be brought back, and undoing the plan does not do it.</source>
        <translation>No se pueden recuperar, tampoco al deshacer el plan.</translation>
    </message>
</context>
<context>
    <name>Prediction</name>
    <message>
        <source>at most {share}</source>
        <translation>{share} como máximo</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Mejor opción</translation>
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
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Net of one sale</source>
        <translation>Neto de una venta</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
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
        <translation>Qué cambiaría</translation>
    </message>
    <message>
        <source>No listing here</source>
        <translation>Ninguna publicación aquí</translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
    <message numerus="yes">
        <source>%n listings refused</source>
        <translation>
            <numerusform>%n publicación rechazada</numerusform>
            <numerusform>%n publicaciones rechazadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On hold: {done} of %n listings are done</source>
        <translation>
            <numerusform>Retenido: {done} de %n publicación lista</numerusform>
            <numerusform>Retenido: {done} de %n publicaciones listas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings held, changed by somebody since</source>
        <translation>
            <numerusform>%n publicación retenida, alguien la cambió después</numerusform>
            <numerusform>%n publicaciones retenidas, alguien las cambió después</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings taken back before sending</source>
        <translation>
            <numerusform>%n publicación retirada antes del envío</numerusform>
            <numerusform>%n publicaciones retiradas antes del envío</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is on hold; it is resumed in the status bar</source>
        <translation>El envío está retenido; se reanuda en la barra de estado</translation>
    </message>
    <message>
        <source>Pause and cancel are in the status bar</source>
        <translation>Se puede pausar y cancelar en la barra de estado</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings are back as they were</source>
        <translation>
            <numerusform>{done} de %n publicación está como antes</numerusform>
            <numerusform>{done} de %n publicaciones están como antes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings were changed</source>
        <translation>
            <numerusform>Se cambió {done} de %n publicación</numerusform>
            <numerusform>Se cambiaron {done} de %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sending: {done} of %n listings are done</source>
        <translation>
            <numerusform>Enviando: {done} de %n publicación lista</numerusform>
            <numerusform>Enviando: {done} de %n publicaciones listas</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter opens a listing to correct it</source>
        <translation>Intro abre una publicación para corregirla</translation>
    </message>
</context>
<context>
    <name>Publish</name>
    <message numerus="yes">
        <source>Not published, for %n reasons</source>
        <translation>
            <numerusform>Sin publicar por %n motivo</numerusform>
            <numerusform>Sin publicar por %n motivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken back; nothing was published</source>
        <translation>Retirada; no se publicó nada</translation>
    </message>
    <message>
        <source>Nobody can tell whether it was listed: decide in the outbox</source>
        <translation>No se sabe si se publicó: hay que decidirlo en la bandeja de salida</translation>
    </message>
    <message>
        <source>Sent, no answer yet; it is never listed twice</source>
        <translation>Enviada, sin respuesta todavía; nunca se publica dos veces</translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers</source>
        <translation>En la bandeja de salida hasta que el marketplace responda</translation>
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
        <translation>la consulta tiene más de {most} caracteres; --ids acepta un archivo de ids</translation>
    </message>
    <message>
        <source>there are more than {most} conditions: {count}</source>
        <translation>hay más de {most} condiciones: {count}</translation>
    </message>
    <message>
        <source>there are more than {most} brackets</source>
        <translation>hay más de {most} paréntesis</translation>
    </message>
    <message>
        <source>a quotation mark is not closed: {text}</source>
        <translation>faltan las comillas finales: {text}</translation>
    </message>
    <message>
        <source>a space is missing after {text}</source>
        <translation>falta un espacio después de {text}</translation>
    </message>
    <message>
        <source>there is no word after the minus</source>
        <translation>falta una palabra después del signo menos</translation>
    </message>
    <message>
        <source>there is nothing in these brackets</source>
        <translation>no hay nada entre estos paréntesis</translation>
    </message>
    <message>
        <source>no bracket was opened before this one</source>
        <translation>no se abrió ningún paréntesis antes de este</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>falta cerrar un paréntesis</translation>
    </message>
    <message>
        <source>a word or a condition is missing at the end</source>
        <translation>al final falta una palabra o una condición</translation>
    </message>
    <message>
        <source>this cannot be read: {text}</source>
        <translation>esto no se puede leer: {text}</translation>
    </message>
    <message>
        <source>a value is missing after {name}</source>
        <translation>falta un valor después de {name}</translation>
    </message>
    <message>
        <source>there is no condition {name!r}</source>
        <translation>no hay una condición {name!r}</translation>
    </message>
    <message>
        <source>there is no attribute {name!r}</source>
        <translation>no hay un atributo {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r}</source>
        <translation>no hay una categoría {name!r}</translation>
    </message>
    <message>
        <source>there is no status {name!r}</source>
        <translation>no hay un estado {name!r}</translation>
    </message>
    <message>
        <source>there is no listing type {name!r}</source>
        <translation>no hay un tipo de publicación {name!r}</translation>
    </message>
    <message>
        <source>there is no currency {name!r}</source>
        <translation>no hay una moneda {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is nothing that changes are known of</source>
        <translation>de {name!r} no se conocen cambios</translation>
    </message>
    <message>
        <source>{name!r} is nothing by which listings are told to be there twice</source>
        <translation>{name!r} no es nada por lo que se reconozcan publicaciones repetidas</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a time such as @7d, @2026-01-31 or @sync</source>
        <translation>{name}: {text!r} no es un momento como @7d, @2026-01-31 o @sync</translation>
    </message>
    <message>
        <source>{name}: {text!r} has one figure with % and one without</source>
        <translation>{name}: {text!r} tiene una cifra con % y otra sin él</translation>
    </message>
    <message>
        <source>there is no word in {text!r}</source>
        <translation>no hay ninguna palabra en {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} can be read as {either}; write the one that is meant</source>
        <translation>{name}: {text!r} se puede leer como {either}; hay que escribir el que se quiere</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a number such as 1000 or 99.50</source>
        <translation>{name}: {text!r} no es un número como 1000 o 99.50</translation>
    </message>
    <message>
        <source>{text!r} runs backwards; the smaller figure comes first</source>
        <translation>{text!r} va al revés; primero va la cifra menor</translation>
    </message>
    <message>
        <source>{text!r} is not a figure, a comparison or a range</source>
        <translation>{text!r} no es una cifra, una comparación ni un rango</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a day such as 2026-01-31</source>
        <translation>{name}: {text!r} no es un día como 2026-01-31</translation>
    </message>
    <message>
        <source>{name}: between 1 and {most} values, with commas between</source>
        <translation>{name}: entre 1 y {most} valores, separados por comas</translation>
    </message>
    <message>
        <source>{name}: yes or no, not {text!r}</source>
        <translation>{name}: yes o no, no {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a comparison such as &gt;10 or &gt;=2.5kg</source>
        <translation>{name}: {text!r} no es una comparación como &gt;10 o &gt;=2.5kg</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a range such as 10..20 or 10cm..20cm</source>
        <translation>{name}: {text!r} no es un rango como 10..20 o 10cm..20cm</translation>
    </message>
    <message>
        <source>attributes cannot be searched now: the tables for them cannot be written</source>
        <translation>ahora no se puede buscar por atributos: no se pueden escribir sus tablas</translation>
    </message>
    <message>
        <source>; did you mean {near!r}?</source>
        <translation>; ¿quizás {near!r}?</translation>
    </message>
    <message>
        <source>; known are {names}</source>
        <translation>; se conocen {names}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} o {second}</translation>
    </message>
    <message>
        <source>expected here: {words}</source>
        <translation>aquí se espera: {words}</translation>
    </message>
    <message>
        <source>a word or a condition</source>
        <translation>una palabra o una condición</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>un valor</translation>
    </message>
    <message>
        <source>OR stands between two conditions; in quotation marks it is a word</source>
        <translation>OR va entre dos condiciones; entre comillas es una palabra</translation>
    </message>
    <message>
        <source>one minus is enough to exclude: {text}</source>
        <translation>un solo signo menos basta para excluir: {text}</translation>
    </message>
</context>
<context>
    <name>QueryChips</name>
    <message>
        <source>Conditions of the search</source>
        <translation>Condiciones de la búsqueda</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Todas las reglas…</translation>
    </message>
    <message>
        <source>{n} more…</source>
        <translation>{n} más…</translation>
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
        <translation>Lo que la planilla deja abierto</translation>
    </message>
    <message>
        <source>What is {sample} in the column “{name}”?</source>
        <translation>¿Qué es {sample} en la columna “{name}”?</translation>
    </message>
    <message numerus="yes">
        <source>%n cells say [clear]</source>
        <translation>
            <numerusform>%n celda dice [clear]</numerusform>
            <numerusform>%n celdas dicen [clear]</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty these fields</source>
        <translation>Vaciar estos campos</translation>
    </message>
</context>
<context>
    <name>RatesEditor</name>
    <message>
        <source>Rate, such as “Same city”</source>
        <translation>Tarifa, por ejemplo “Misma ciudad”</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Monto</translation>
    </message>
    <message>
        <source>What the rate is for</source>
        <translation>A qué corresponde la tarifa</translation>
    </message>
    <message>
        <source>What the buyer pays</source>
        <translation>Lo que paga el comprador</translation>
    </message>
</context>
<context>
    <name>ReadOnlyFieldsGroup</name>
    <message>
        <source>Also kept by the marketplace ({count})</source>
        <translation>También lo guarda el marketplace ({count})</translation>
    </message>
</context>
<context>
    <name>ReasonsCard</name>
    <message>
        <source>Free shipping is mandatory here, because</source>
        <translation>Aquí el envío gratis es obligatorio porque</translation>
    </message>
    <message>
        <source>Free shipping is your choice here</source>
        <translation>Aquí el envío gratis es opcional</translation>
    </message>
    <message>
        <source>This site has no price from which free shipping is mandatory.</source>
        <translation>Este sitio no tiene un precio desde el cual el envío gratis sea obligatorio.</translation>
    </message>
    <message>
        <source>Buyers see “free”, you pay the flat rate. Up to {threshold} it is your choice.</source>
        <translation>Los compradores ven “gratis” y el vendedor paga la tarifa fija. Hasta {threshold} es opcional.</translation>
    </message>
    <message>
        <source>Above {threshold} it may be mandatory for you.</source>
        <translation>Por encima de {threshold} puede ser obligatorio.</translation>
    </message>
    <message>
        <source>The price is above the site’s threshold</source>
        <translation>El precio supera el umbral del sitio</translation>
    </message>
    <message>
        <source>The price is not above the site’s threshold</source>
        <translation>El precio no supera el umbral del sitio</translation>
    </message>
    <message>
        <source>Your reputation is at the top level</source>
        <translation>La reputación es del nivel más alto</translation>
    </message>
    <message>
        <source>Your reputation is not at the top level</source>
        <translation>La reputación no es del nivel más alto</translation>
    </message>
    <message>
        <source>You sell as an official store</source>
        <translation>La tienda es oficial</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>You do not sell as an official store</source>
        <translation>La tienda no es oficial</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>The item is new</source>
        <translation>El producto es nuevo</translation>
    </message>
    <message>
        <source>The item is not new</source>
        <translation>El producto no es nuevo</translation>
    </message>
    <message>
        <source>The marketplace requires it at this price</source>
        <translation>El marketplace lo exige con este precio</translation>
    </message>
    <message>
        <source>The marketplace does not require it at this price</source>
        <translation>El marketplace no lo exige con este precio</translation>
    </message>
    <message>
        <source>It is not known whether free shipping can be mandatory on this site.</source>
        <translation>No se sabe si en este sitio el envío gratis puede ser obligatorio.</translation>
    </message>
</context>
<context>
    <name>ReceiptSheet</name>
    <message>
        <source>Summary of the last sync</source>
        <translation>Resumen de la última sincronización</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Everything was read</source>
        <translation>Se leyó todo</translation>
    </message>
    <message>
        <source>The shop changed during the sync. What changed was read again; everything else is as of the start.</source>
        <translation>La tienda cambió durante la sincronización. Lo que cambió se leyó otra vez; todo lo demás es de cuando empezó.</translation>
    </message>
    <message>
        <source>The marketplace’s count matches what is here.</source>
        <translation>El total del marketplace coincide con lo que hay aquí.</translation>
    </message>
    <message>
        <source>Every listing in the list was read</source>
        <translation>Se leyó cada publicación de la lista</translation>
    </message>
    <message>
        <source>The marketplace counts some that are not in its list.</source>
        <translation>El marketplace cuenta algunas que no están en su lista.</translation>
    </message>
    <message>
        <source>Not everything was read</source>
        <translation>No se leyó todo</translation>
    </message>
    <message>
        <source>The next sync asks for the rest again.</source>
        <translation>La próxima sincronización pide el resto de nuevo.</translation>
    </message>
    <message>
        <source>Listings counted</source>
        <translation>Publicaciones contadas</translation>
    </message>
    <message>
        <source>New since the last sync</source>
        <translation>Nuevas desde la última sincronización</translation>
    </message>
    <message>
        <source>Changed since the last sync</source>
        <translation>Con cambios desde la última sincronización</translation>
    </message>
    <message>
        <source>No longer there</source>
        <translation>Ya no están</translation>
    </message>
    <message>
        <source>Fewer than the marketplace’s total</source>
        <translation>Menos que el total del marketplace</translation>
    </message>
    <message>
        <source>Twice in the list, counted once</source>
        <translation>Dos veces en la lista, contadas una</translation>
    </message>
    <message>
        <source>Asked for again</source>
        <translation>Se pidieron de nuevo</translation>
    </message>
    <message>
        <source>Without an answer, left as they were</source>
        <translation>Sin respuesta, se dejan como estaban</translation>
    </message>
    <message>
        <source>Costs and categories without an answer</source>
        <translation>Costos y categorías sin respuesta</translation>
    </message>
    <message>
        <source>Changed while the shop was read</source>
        <translation>Cambiaron mientras se leía la tienda</translation>
    </message>
    <message>
        <source>Read in part only</source>
        <translation>Leídas solo en parte</translation>
    </message>
    <message>
        <source>Times the list was read</source>
        <translation>Veces que se recorrió la lista</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
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
        <translation>Este es el título</translation>
    </message>
    <message>
        <source>Shortened to whole words that fit</source>
        <translation>Acortado a las palabras enteras que caben</translation>
    </message>
</context>
<context>
    <name>RehearsalWords</name>
    <message>
        <source>The rehearsal was stopped</source>
        <translation>El ensayo se detuvo</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>No se envió nada.</translation>
    </message>
    <message numerus="yes">
        <source>Rehearsed: %n listings would be accepted</source>
        <translation>
            <numerusform>Ensayo: %n publicación sería aceptada</numerusform>
            <numerusform>Ensayo: %n publicaciones serían aceptadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Carried out on a copy of the listings in a separate marketplace. Nothing was sent.</source>
        <translation>Se hizo sobre una copia de las publicaciones, en un marketplace aparte. No se envió nada.</translation>
    </message>
    <message>
        <source>No access to the marketplace: they are as of the last sync.</source>
        <translation>Sin acceso al marketplace: están como en la última sincronización.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n publicación sería rechazada</numerusform>
            <numerusform>%n publicaciones serían rechazadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the listings as they are now: {done} of {total}</source>
        <translation>Leyendo las publicaciones como están ahora: {done} de {total}</translation>
    </message>
    <message>
        <source>Rehearsing: {done} of {total}</source>
        <translation>Ensayando: {done} de {total}</translation>
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
        <translation>Tipo de publicación</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>It becomes a new listing with a new id; the closed one stays.</source>
        <translation>Será una publicación nueva con un id nuevo; la finalizada queda.</translation>
    </message>
    <message>
        <source>Each variation keeps its price and its stock.</source>
        <translation>Cada variación conserva el precio y el stock.</translation>
    </message>
    <message>
        <source>It keeps its visits.</source>
        <translation>Conserva las visitas.</translation>
    </message>
    <message>
        <source>Relisting is free of charge.</source>
        <translation>Republicar no cuesta nada.</translation>
    </message>
</context>
<context>
    <name>RiskBanner</name>
    <message>
        <source>Show them</source>
        <translation>Mostrarlas</translation>
    </message>
    <message numerus="yes">
        <source>%n listings would earn less than today at a higher price</source>
        <translation>
            <numerusform>%n publicación dejaría menos que hoy a un precio más alto</numerusform>
            <numerusform>%n publicaciones dejarían menos que hoy a un precio más alto</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and earn less than today</source>
        <translation>
            <numerusform>%n publicación cruzaría {amount} y dejaría menos que hoy</numerusform>
            <numerusform>%n publicaciones cruzarían {amount} y dejarían menos que hoy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and may earn less</source>
        <translation>
            <numerusform>%n publicación cruzaría {amount} y puede dejar menos</numerusform>
            <numerusform>%n publicaciones cruzarían {amount} y pueden dejar menos</numerusform>
        </translation>
    </message>
    <message>
        <source>Above {amount} free shipping becomes mandatory for this account.</source>
        <translation>Por encima de {amount} el envío gratis es obligatorio para esta cuenta.</translation>
    </message>
    <message>
        <source>Together they would lose {lost} on one sale each.</source>
        <translation>Juntas perderían {lost} con una venta cada una.</translation>
    </message>
    <message numerus="yes">
        <source>Keep %n prices at {amount}</source>
        <translation>
            <numerusform>Dejar %n precio en {amount}</numerusform>
            <numerusform>Dejar %n precios en {amount}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskWords</name>
    <message numerus="yes">
        <source>%n prices change a lot</source>
        <translation>
            <numerusform>%n precio cambia mucho</numerusform>
            <numerusform>%n precios cambian mucho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices become zero</source>
        <translation>
            <numerusform>%n precio pasa a cero</numerusform>
            <numerusform>%n precios pasan a cero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices below your price floor</source>
        <translation>
            <numerusform>%n precio por debajo del mínimo fijado</numerusform>
            <numerusform>%n precios por debajo del mínimo fijado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales leave less than your floor</source>
        <translation>
            <numerusform>De %n venta queda menos que el mínimo fijado</numerusform>
            <numerusform>De %n ventas queda menos que el mínimo fijado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher prices may leave less</source>
        <translation>
            <numerusform>%n precio más alto puede dejar menos</numerusform>
            <numerusform>%n precios más altos pueden dejar menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed at once</source>
        <translation>
            <numerusform>%n publicación finaliza</numerusform>
            <numerusform>%n publicaciones finalizan a la vez</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are deleted for good</source>
        <translation>
            <numerusform>%n publicación se elimina de forma definitiva</numerusform>
            <numerusform>%n publicaciones se eliminan de forma definitiva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings without stock are closed for good</source>
        <translation>
            <numerusform>%n publicación sin stock se finaliza de forma definitiva</numerusform>
            <numerusform>%n publicaciones sin stock se finalizan de forma definitiva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed, and not free to relist</source>
        <translation>
            <numerusform>%n publicación se finaliza, y republicarla no es gratis</numerusform>
            <numerusform>%n publicaciones se finalizan, y republicarlas no es gratis</numerusform>
        </translation>
    </message>
    <message>
        <source>Send this anyway?</source>
        <translation>¿Enviar esto de todos modos?</translation>
    </message>
    <message>
        <source>Nothing was sent. Tick each line to accept it.</source>
        <translation>No se envió nada. Hay que marcar cada línea para aceptarla.</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Enviar</translation>
    </message>
    <message>
        <source>and {n} more</source>
        <translation>y {n} más</translation>
    </message>
    <message>
        <source>Do not send</source>
        <translation>No enviar</translation>
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
        <translation>publicación nueva</translation>
    </message>
    <message>
        <source>listed again</source>
        <translation>publicación republicada</translation>
    </message>
    <message>
        <source>listing type</source>
        <translation>tipo de publicación</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>en camino</translation>
    </message>
    <message>
        <source>will be sent as soon as possible</source>
        <translation>se enviará en cuanto se pueda</translation>
    </message>
    <message>
        <source>put on hold by you</source>
        <translation>retenido por el vendedor</translation>
    </message>
    <message>
        <source>changed on the marketplace in the meantime</source>
        <translation>cambió en el marketplace mientras tanto</translation>
    </message>
    <message>
        <source>no answer came: checking whether it arrived</source>
        <translation>sin respuesta: se verifica si llegó</translation>
    </message>
    <message>
        <source>restored from a backup; it may have been sent already</source>
        <translation>recuperado de un respaldo; puede que ya se haya enviado</translation>
    </message>
    <message>
        <source>no answer came, and several listings could be the new one</source>
        <translation>no hubo respuesta, y varias publicaciones podrían ser la nueva</translation>
    </message>
    <message>
        <source>no answer came, and it was not found</source>
        <translation>no hubo respuesta, y no se encontró</translation>
    </message>
    <message>
        <source>created: {id}</source>
        <translation>creada: {id}</translation>
    </message>
    <message>
        <source>it needs your decision</source>
        <translation>falta una decisión del vendedor</translation>
    </message>
    <message>
        <source>nothing had to be sent: it was so already</source>
        <translation>no hizo falta enviar nada: ya estaba así</translation>
    </message>
    <message>
        <source>checked: it arrived</source>
        <translation>verificado: llegó</translation>
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
        <translation>en camino ahora</translation>
    </message>
    <message>
        <source>not sent twice, whatever happens</source>
        <translation>no se envía dos veces, pase lo que pase</translation>
    </message>
    <message>
        <source>on hold: nothing was overwritten</source>
        <translation>retenido: no se sobrescribió nada</translation>
    </message>
    <message>
        <source>on hold since {time}</source>
        <translation>retenido desde {time}</translation>
    </message>
    <message>
        <source>refused {time}; nothing was changed</source>
        <translation>rechazado {time}; nada cambió</translation>
    </message>
    <message>
        <source>sent {time}</source>
        <translation>enviado {time}</translation>
    </message>
    <message>
        <source>taken back {time}; nothing was sent</source>
        <translation>retirado {time}; no se envió nada</translation>
    </message>
    <message>
        <source>You put it on hold</source>
        <translation>Retenido por el vendedor</translation>
    </message>
    <message>
        <source>It is sent when you release it, and applied to the listing as it is by then.</source>
        <translation>Se envía cuando se libere y se aplica a la publicación como esté en ese momento.</translation>
    </message>
    <message>
        <source>It would remove something for good</source>
        <translation>Quitaría algo para siempre</translation>
    </message>
    <message>
        <source>{field} was changed on the marketplace while your change waited</source>
        <translation>{field} cambió en el marketplace mientras el cambio esperaba</translation>
    </message>
    <message numerus="yes">
        <source>%n fields changed on the marketplace while your change waited</source>
        <translation>
            <numerusform>%n campo cambió en el marketplace mientras el cambio esperaba</numerusform>
            <numerusform>%n campos cambiaron en el marketplace mientras el cambio esperaba</numerusform>
        </translation>
    </message>
    <message>
        <source>Both sides changed it, so you choose. What only one side changed is already merged.</source>
        <translation>Cambió en ambos lados, así que hay que elegir. Lo que cambió de un solo lado ya está combinado.</translation>
    </message>
    <message>
        <source>The marketplace refused it</source>
        <translation>El marketplace lo rechazó</translation>
    </message>
    <message>
        <source>It is waiting for you</source>
        <translation>Falta una decisión</translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message>
        <source>Risky first</source>
        <translation>Primero los riesgos</translation>
    </message>
    <message>
        <source>By finding</source>
        <translation>Por aviso</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>Mostrar todas las filas</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation>En el plan</translation>
    </message>
    <message>
        <source>Will change</source>
        <translation>Cambiará</translation>
    </message>
    <message>
        <source>Earns less</source>
        <translation>Deja menos</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazada</translation>
    </message>
    <message>
        <source>Unchanged</source>
        <translation>Sin cambios</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Excluida</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was found about these rows</source>
        <translation>No hay avisos sobre estas filas</translation>
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
        <translation>Quitar</translation>
    </message>
    <message>
        <source>All rules…</source>
        <translation>Todas las reglas…</translation>
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
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
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
        <translation>Buscar con reglas</translation>
    </message>
    <message>
        <source>The same as text</source>
        <translation>Lo mismo como texto</translation>
    </message>
    <message>
        <source>Save as a view…</source>
        <translation>Guardar como vista…</translation>
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
            <numerusform>%n regla sin valor se deja fuera</numerusform>
            <numerusform>%n reglas sin valor se dejan fuera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings found</source>
        <translation>
            <numerusform>%n publicación encontrada</numerusform>
            <numerusform>%n publicaciones encontradas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>not {compared}</source>
        <translation>no {compared}</translation>
    </message>
    <message>
        <source>Unchanged for</source>
        <translation>Sin cambios desde hace</translation>
    </message>
    <message>
        <source>Free shipping put on</source>
        <translation>Envío gratis impuesto</translation>
    </message>
    <message>
        <source>Ends in</source>
        <translation>Termina en</translation>
    </message>
    <message>
        <source>Listed twice</source>
        <translation>Publicada dos veces</translation>
    </message>
    <message>
        <source>Required attributes missing</source>
        <translation>Atributos obligatorios que faltan</translation>
    </message>
    <message>
        <source>Price rose</source>
        <translation>El precio subió</translation>
    </message>
    <message>
        <source>Price fell</source>
        <translation>El precio bajó</translation>
    </message>
    <message>
        <source>Stock rose</source>
        <translation>El stock subió</translation>
    </message>
    <message>
        <source>Stock fell</source>
        <translation>El stock bajó</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambió</translation>
    </message>
    <message>
        <source>Changed elsewhere</source>
        <translation>Cambió en otro lugar</translation>
    </message>
    <message>
        <source>Status was</source>
        <translation>El estado era</translation>
    </message>
    <message>
        <source>Anywhere</source>
        <translation>En cualquier parte</translation>
    </message>
    <message>
        <source>anything</source>
        <translation>cualquier cosa</translation>
    </message>
    <message>
        <source>since the last sync</source>
        <translation>desde la última sincronización</translation>
    </message>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>en %n día</numerusform>
            <numerusform>en %n días</numerusform>
        </translation>
    </message>
    <message>
        <source>since {day}</source>
        <translation>desde el {day}</translation>
    </message>
    <message>
        <source>All of these hold</source>
        <translation>Se cumplen todas</translation>
    </message>
    <message>
        <source>At least one of these holds</source>
        <translation>Se cumple al menos una</translation>
    </message>
    <message>
        <source>None of these holds</source>
        <translation>No se cumple ninguna</translation>
    </message>
    <message>
        <source>on</source>
        <translation>el</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después del</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde el</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes del</translation>
    </message>
    <message>
        <source>until</source>
        <translation>hasta el</translation>
    </message>
    <message>
        <source>from … to</source>
        <translation>desde … hasta</translation>
    </message>
    <message>
        <source>is</source>
        <translation>es</translation>
    </message>
    <message>
        <source>over</source>
        <translation>más de</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>al menos</translation>
    </message>
    <message>
        <source>under</source>
        <translation>menos de</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>como máximo</translation>
    </message>
    <message>
        <source>between</source>
        <translation>entre</translation>
    </message>
    <message>
        <source>has the words</source>
        <translation>tiene las palabras</translation>
    </message>
    <message>
        <source>has exactly</source>
        <translation>tiene exactamente</translation>
    </message>
    <message>
        <source>as written</source>
        <translation>como está escrito</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>no es</translation>
    </message>
    <message>
        <source>does not have the words</source>
        <translation>no tiene las palabras</translation>
    </message>
    <message>
        <source>does not have exactly</source>
        <translation>no tiene exactamente</translation>
    </message>
    <message>
        <source>not as written</source>
        <translation>no como está escrito</translation>
    </message>
</context>
<context>
    <name>SaveTemplateSheet</name>
    <message>
        <source>Save as template</source>
        <translation>Guardar como plantilla</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nombre de la plantilla</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Fields to keep</source>
        <translation>Campos que se guardan</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save template</source>
        <translation>Guardar plantilla</translation>
    </message>
    <message>
        <source>Replaces the template of this name</source>
        <translation>Reemplaza la plantilla con este nombre</translation>
    </message>
    <message>
        <source>Names in braces are filled in from the attributes of the new listing</source>
        <translation>Los nombres entre llaves se completan con los atributos de la nueva publicación</translation>
    </message>
</context>
<context>
    <name>SavedTabs</name>
    <message>
        <source>Save the changes of “{name}”</source>
        <translation>Guardar los cambios de “{name}”</translation>
    </message>
    <message>
        <source>Give up the changes</source>
        <translation>Descartar los cambios</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Move to the left</source>
        <translation>Mover a la izquierda</translation>
    </message>
    <message>
        <source>Move to the right</source>
        <translation>Mover a la derecha</translation>
    </message>
    <message>
        <source>Delete the view “{name}”</source>
        <translation>Eliminar la vista “{name}”</translation>
    </message>
    <message>
        <source>Save as a new view…</source>
        <translation>Guardar como vista nueva…</translation>
    </message>
</context>
<context>
    <name>SchedulePanel</name>
    <message>
        <source>Plans with a time</source>
        <translation>Planes programados</translation>
    </message>
    <message>
        <source>With a time</source>
        <translation>Programados</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
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
        <translation>Empezando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
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
        <translation>Retenido</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Begin now</source>
        <translation>Empezar ahora</translation>
    </message>
    <message>
        <source>End now</source>
        <translation>Terminar ahora</translation>
    </message>
    <message>
        <source>Do not go back</source>
        <translation>No revertir</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Cancelarlo</translation>
    </message>
    <message>
        <source>No program was open when it was to begin.</source>
        <translation>No había ningún programa abierto cuando debía empezar.</translation>
    </message>
    <message>
        <source>Something in it is risky that was not agreed to.</source>
        <translation>Tiene algo riesgoso que no se aceptó.</translation>
    </message>
    <message>
        <source>There was no token when it was to begin.</source>
        <translation>No había token cuando debía empezar.</translation>
    </message>
    <message>
        <source>The marketplace did not accept the token.</source>
        <translation>El marketplace no aceptó el token.</translation>
    </message>
    <message>
        <source>Its plan cannot be read any more.</source>
        <translation>Su plan ya no se puede leer.</translation>
    </message>
    <message>
        <source>It came from a backup: it may have begun before.</source>
        <translation>Viene de un respaldo: puede haber empezado antes.</translation>
    </message>
    <message>
        <source>Left as it is: nothing goes back.</source>
        <translation>Queda como está: nada se revierte.</translation>
    </message>
    <message>
        <source>The rest is left as it is: nothing more goes back.</source>
        <translation>El resto se queda como está: no vuelve nada más.</translation>
    </message>
    <message>
        <source>It would begin in the past.</source>
        <translation>Empezaría en el pasado.</translation>
    </message>
    <message>
        <source>It would end before it begins.</source>
        <translation>Terminaría antes de empezar.</translation>
    </message>
    <message>
        <source>The plan changes nothing.</source>
        <translation>El plan no cambia nada.</translation>
    </message>
    <message>
        <source>The plan does something that cannot be undone: that is not done by the clock.</source>
        <translation>El plan hace algo que no se puede deshacer: eso no se programa.</translation>
    </message>
    <message>
        <source>This is not a date with a time.</source>
        <translation>Esto no es una fecha con hora.</translation>
    </message>
    <message>
        <source>The time zone of the site is not known.</source>
        <translation>No se conoce la zona horaria del sitio.</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>from {begins} on</source>
        <translation>desde el {begins}</translation>
    </message>
    <message>
        <source>{begins} – {ends}</source>
        <translation>{begins} – {ends}</translation>
    </message>
    <message numerus="yes">
        <source>%n values left alone; see the outbox</source>
        <translation>
            <numerusform>%n valor quedó como estaba; está en la bandeja de salida</numerusform>
            <numerusform>%n valores quedaron como estaban; están en la bandeja de salida</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” changes the same field of {id} at the same time. Cancel it, or choose another time.</source>
        <translation>“{name}” cambia el mismo campo de {id} al mismo tiempo. Hay que cancelarlo o elegir otro momento.</translation>
    </message>
    <message>
        <source>This is not possible any more.</source>
        <translation>Esto ya no es posible.</translation>
    </message>
    <message>
        <source>It deletes listings, which no clock does.</source>
        <translation>Elimina publicaciones, y eso no lo hace ningún reloj.</translation>
    </message>
</context>
<context>
    <name>SearchBox</name>
    <message>
        <source>Clear the search</source>
        <translation>Limpiar la búsqueda</translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message>
        <source>The table still shows the search before.</source>
        <translation>La tabla sigue mostrando la búsqueda anterior.</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} de %n publicación</numerusform>
            <numerusform>{done} de %n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the attributes searchable, once</source>
        <translation>Preparando la búsqueda por atributos; solo se hace una vez</translation>
    </message>
    <message numerus="yes">
        <source>%n columns are gone</source>
        <translation>
            <numerusform>%n columna ya no está</numerusform>
            <numerusform>%n columnas ya no están</numerusform>
        </translation>
    </message>
    <message>
        <source>No category of the shop has this any more: {names}</source>
        <translation>Ya no está en ninguna categoría de la tienda: {names}</translation>
    </message>
    <message>
        <source>Some saved views could not be read</source>
        <translation>Algunas vistas guardadas no se pudieron leer</translation>
    </message>
    <message>
        <source>They were set aside in the settings; the others are here.</source>
        <translation>Quedaron apartadas en los ajustes; las demás están aquí.</translation>
    </message>
</context>
<context>
    <name>SectionLabel</name>
    <message>
        <source>Basics</source>
        <translation>Datos básicos</translation>
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
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Shipping</source>
        <translation>Envío</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>Sale terms</source>
        <translation>Condiciones</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>SectionList</name>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
</context>
<context>
    <name>SectionModel</name>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n aviso impide enviar</numerusform>
            <numerusform>%n avisos impiden enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionStates</name>
    <message>
        <source>{n} of {most} filled</source>
        <translation>{n} de {most} completos</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>falta %n</numerusform>
            <numerusform>faltan %n</numerusform>
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
        <translation>Mostrarlas</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>What is left of one sale, average</source>
        <translation>Lo que queda de una venta, promedio</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Stock value</source>
        <translation>Valor del stock</translation>
    </message>
    <message>
        <source>Sold so far</source>
        <translation>Ventas hasta ahora</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Neto</translation>
    </message>
    <message>
        <source>lowest {low}, highest {high}</source>
        <translation>mínimo {low}, máximo {high}</translation>
    </message>
    <message numerus="yes">
        <source>%n of them have warnings</source>
        <translation>
            <numerusform>%n de ellas tiene advertencias</numerusform>
            <numerusform>%n de ellas tienen advertencias</numerusform>
        </translation>
    </message>
    <message>
        <source>The marketplace stores them with the listings.</source>
        <translation>El marketplace las guarda con las publicaciones.</translation>
    </message>
    <message numerus="yes">
        <source>Change %n listings…</source>
        <translation>
            <numerusform>Cambiar %n publicación…</numerusform>
            <numerusform>Cambiar %n publicaciones…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionWords</name>
    <message numerus="yes">
        <source>%n listings in the outbox</source>
        <extracomment>The number of listings that are planned and checked before control returns to the event loop.</extracomment>
        <translation>
            <numerusform>%n publicación en la bandeja de salida</numerusform>
            <numerusform>%n publicaciones en la bandeja de salida</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Nothing to send: no selected listing allows it</source>
        <translation>Nada que enviar: ninguna publicación seleccionada lo permite</translation>
    </message>
    <message numerus="yes">
        <source>%n listings without a change</source>
        <translation>
            <numerusform>%n publicación sin cambios</numerusform>
            <numerusform>%n publicaciones sin cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n sin tocar</numerusform>
            <numerusform>%n sin tocar</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed listings can only be relisted, under new ids</source>
        <translation>Las publicaciones finalizadas solo se pueden republicar, con ids nuevos</translation>
    </message>
    <message>
        <source>It can be undone</source>
        <translation>Se puede deshacer</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings</source>
        <translation>
            <numerusform>Pausar %n publicación</numerusform>
            <numerusform>Pausar %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings</source>
        <translation>
            <numerusform>Activar %n publicación</numerusform>
            <numerusform>Activar %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings</source>
        <translation>
            <numerusform>Finalizar %n publicación</numerusform>
            <numerusform>Finalizar %n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings?</source>
        <translation>
            <numerusform>¿Pausar %n publicación?</numerusform>
            <numerusform>¿Pausar %n publicaciones?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings?</source>
        <translation>
            <numerusform>¿Activar %n publicación?</numerusform>
            <numerusform>¿Activar %n publicaciones?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings?</source>
        <translation>
            <numerusform>¿Finalizar %n publicación?</numerusform>
            <numerusform>¿Finalizar %n publicaciones?</numerusform>
        </translation>
    </message>
    <message>
        <source>net {amount}</source>
        <translation>neto {amount}</translation>
    </message>
    <message>
        <source>stock {n}</source>
        <translation>stock {n}</translation>
    </message>
    <message>
        <source>prices in several currencies</source>
        <translation>precios en varias monedas</translation>
    </message>
    <message>
        <source>average price {amount}</source>
        <translation>precio promedio {amount}</translation>
    </message>
    <message>
        <source>average net {amount}</source>
        <translation>neto promedio {amount}</translation>
    </message>
    <message>
        <source>of {n} not known</source>
        <translation>sin dato en {n}</translation>
    </message>
</context>
<context>
    <name>SendBar</name>
    <message>
        <source>Show the request</source>
        <translation>Ver la solicitud</translation>
    </message>
    <message>
        <source>Validate</source>
        <translation>Validar</translation>
    </message>
    <message>
        <source>What will be sent</source>
        <translation>Lo que se enviará</translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n solicitud</numerusform>
            <numerusform>%n solicitudes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Enviar %n cambio</numerusform>
            <numerusform>Enviar %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to send</source>
        <translation>Nada que enviar</translation>
    </message>
    <message>
        <source>everything is as the marketplace has it</source>
        <translation>todo está como lo tiene el marketplace</translation>
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
        <translation>Todavía no se puede enviar nada</translation>
    </message>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n campo por corregir</numerusform>
            <numerusform>%n campos por corregir</numerusform>
        </translation>
    </message>
    <message>
        <source>What will be published</source>
        <translation>Lo que se va a publicar</translation>
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
        <translation>el formulario está vacío</translation>
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
            <numerusform>Retenido: %n cambio espera</numerusform>
            <numerusform>Retenido: %n cambios esperan</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending {done} of {total}</source>
        <translation>Enviando {done} de {total}</translation>
    </message>
    <message numerus="yes">
        <source>Sending %n changes</source>
        <translation>
            <numerusform>Enviando %n cambio</numerusform>
            <numerusform>Enviando %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentParts</name>
    <message numerus="yes">
        <source>%n prices</source>
        <translation>
            <numerusform>%n precio</numerusform>
            <numerusform>%n precios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock values</source>
        <translation>
            <numerusform>%n valor de stock</numerusform>
            <numerusform>%n valores de stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n código propio</numerusform>
            <numerusform>%n códigos propios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids kept</source>
        <translation>
            <numerusform>%n id conservado</numerusform>
            <numerusform>%n ids conservados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n en total</numerusform>
            <numerusform>%n en total</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n nueva</numerusform>
            <numerusform>%n nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removals</source>
        <translation>
            <numerusform>%n quitada</numerusform>
            <numerusform>%n quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combinations</source>
        <translation>
            <numerusform>%n combinación</numerusform>
            <numerusform>%n combinaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pictures of %n variations</source>
        <translation>
            <numerusform>fotos de %n variación</numerusform>
            <numerusform>fotos de %n variaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentWords</name>
    <message numerus="yes">
        <source>%n listings not as wanted: see the outbox</source>
        <translation>
            <numerusform>%n publicación no quedó como se quería: mira la bandeja de salida</numerusform>
            <numerusform>%n publicaciones no quedaron como se quería: mira la bandeja de salida</numerusform>
        </translation>
    </message>
    <message>
        <source>In the outbox until the marketplace answers: {changes}</source>
        <translation>En la bandeja de salida hasta que el marketplace responda: {changes}</translation>
    </message>
    <message>
        <source>Sent: {changes}</source>
        <translation>Enviado: {changes}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer el envío</translation>
    </message>
</context>
<context>
    <name>SessionLink</name>
    <message>
        <source>Waiting for the marketplace…</source>
        <translation>Esperando al marketplace…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Offline, trying again…</source>
        <translation>Sin conexión, reintentando…</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>Conectado</translation>
    </message>
    <message>
        <source>Practice · {site}</source>
        <translation>Práctica · {site}</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>No access</source>
        <translation>Sin acceso</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Asking for the listings</source>
        <translation>Pidiendo las publicaciones</translation>
    </message>
    <message>
        <source>Reading {done} of {total}</source>
        <translation>Leyendo {done} de {total}</translation>
    </message>
    <message>
        <source>No token</source>
        <translation>Sin token</translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message>
        <source>required</source>
        <translation>obligatorio</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>opcional</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>no permitido</translation>
    </message>
    <message>
        <source>the carrier</source>
        <translation>el transportista</translation>
    </message>
    <message>
        <source>the seller</source>
        <translation>el vendedor</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
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
        <translation>Se puede comprar aquí</translation>
    </message>
    <message>
        <source>Reviews by buyers</source>
        <translation>Opiniones de compradores</translation>
    </message>
    <message>
        <source>Contact is shown</source>
        <translation>Se muestra el contacto</translation>
    </message>
    <message>
        <source>Address is rounded</source>
        <translation>La dirección se redondea</translation>
    </message>
    <message>
        <source>Restrictions</source>
        <translation>Restricciones</translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n carácter</numerusform>
            <numerusform>%n caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Subtitle at most</source>
        <translation>Subtítulo, máximo</translation>
    </message>
    <message>
        <source>Pictures of a variation at most</source>
        <translation>Fotos por variación, máximo</translation>
    </message>
    <message>
        <source>Lowest price</source>
        <translation>Precio mínimo</translation>
    </message>
    <message>
        <source>Highest price</source>
        <translation>Precio máximo</translation>
    </message>
    <message>
        <source>Currencies</source>
        <translation>Monedas</translation>
    </message>
    <message>
        <source>Payment through the marketplace</source>
        <translation>Pago por el marketplace</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>Contacto</translation>
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
        <translation>El envío lo define</translation>
    </message>
</context>
<context>
    <name>SheetEdits</name>
    <message>
        <source>Nothing was pasted: {rows} × {columns} cells were copied, and {there} × {free} are here</source>
        <translation>No se pegó nada: se copiaron {rows} × {columns} celdas y aquí hay {there} × {free}</translation>
    </message>
    <message>
        <source>Nothing was pasted: {name} is to be removed</source>
        <translation>No se pegó nada: {name} se va a quitar</translation>
    </message>
    <message>
        <source>Nothing was pasted: “{title}” cannot be changed here</source>
        <translation>No se pegó nada: “{title}” no se puede cambiar aquí</translation>
    </message>
</context>
<context>
    <name>SheetFiles</name>
    <message>
        <source>Export to a spreadsheet</source>
        <translation>Exportar a una planilla</translation>
    </message>
    <message>
        <source>Workbooks</source>
        <translation>Libros de cálculo</translation>
    </message>
    <message>
        <source>Text tables</source>
        <translation>Tablas de texto</translation>
    </message>
    <message>
        <source>Import a spreadsheet</source>
        <translation>Importar una planilla</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Todos los archivos</translation>
    </message>
    <message>
        <source>Folder of pictures</source>
        <translation>Carpeta de fotos</translation>
    </message>
</context>
<context>
    <name>SheetProblem</name>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>larger than {most} MB</source>
        <translation>más de {most} MB</translation>
    </message>
    <message>
        <source>more than {most} rows</source>
        <translation>más de {most} filas</translation>
    </message>
    <message>
        <source>more than {most} columns</source>
        <translation>más de {most} columnas</translation>
    </message>
    <message>
        <source>more than {most} cells</source>
        <translation>más de {most} celdas</translation>
    </message>
    <message>
        <source>neither a workbook nor a text file</source>
        <translation>ni un libro ni un archivo de texto</translation>
    </message>
    <message>
        <source>the encoding of the text is unknown; save it as UTF-8</source>
        <translation>no se conoce la codificación del texto; hay que guardarlo como UTF-8</translation>
    </message>
    <message>
        <source>row {row} is not a row of a table</source>
        <translation>la fila {row} no es de una tabla</translation>
    </message>
    <message>
        <source>the workbook cannot be read; save it again as .xlsx</source>
        <translation>no se puede leer el libro; hay que guardarlo de nuevo como .xlsx</translation>
    </message>
    <message>
        <source>the workbook is locked with a password</source>
        <translation>el libro está protegido con contraseña</translation>
    </message>
    <message>
        <source>the workbook has macros; save it without them, as .xlsx</source>
        <translation>el libro tiene macros; hay que guardarlo sin ellas, como .xlsx</translation>
    </message>
    <message>
        <source>unpacked the workbook is far larger than its file: it is not opened</source>
        <translation>descomprimido, el libro es mucho más grande que su archivo: no se abre</translation>
    </message>
    <message>
        <source>no column is known as the listing ID or the own code; say which one it is</source>
        <translation>ninguna columna es conocida como ID de publicación o código propio; hay que indicar cuál es</translation>
    </message>
    <message>
        <source>neither a listing ID nor an own code</source>
        <translation>sin ID de publicación ni código propio</translation>
    </message>
    <message>
        <source>the details of the listing are not in the catalogue</source>
        <translation>los detalles de la publicación no están en el catálogo</translation>
    </message>
    <message>
        <source>the listing has no variation {name}</source>
        <translation>la publicación no tiene la variación {name}</translation>
    </message>
    <message>
        <source>row {row} is of the same listing or variation</source>
        <translation>la fila {row} es de la misma publicación o variación</translation>
    </message>
    <message>
        <source>row {row} has the same own code {name}</source>
        <translation>la fila {row} tiene el mismo código propio {name}</translation>
    </message>
    <message>
        <source>this listing is not in the shop</source>
        <translation>esa publicación no está en la tienda</translation>
    </message>
    <message>
        <source>there is no column {name}</source>
        <translation>no existe la columna {name}</translation>
    </message>
    <message>
        <source>no listing in it is of this shop, such as {name}; in all: {count}</source>
        <translation>ninguna publicación es de esta tienda, por ejemplo {name}; en total: {count}</translation>
    </message>
    <message>
        <source>a listing has the own code {name} already</source>
        <translation>una publicación ya tiene el código propio {name}</translation>
    </message>
    <message>
        <source>{count} listings have the own code {name}</source>
        <translation>{count} publicaciones tienen el código propio {name}</translation>
    </message>
    <message>
        <source>a formula without its result; open the file once and save it</source>
        <translation>una fórmula sin su resultado; hay que abrir el archivo una vez y guardarlo</translation>
    </message>
    <message>
        <source>merged cells</source>
        <translation>celdas combinadas</translation>
    </message>
    <message>
        <source>no category; name one by its id, or have it predicted</source>
        <translation>sin categoría; hay que indicarla por su ID o pedir que se prediga</translation>
    </message>
    <message>
        <source>there is no category {name}</source>
        <translation>no hay categoría {name}</translation>
    </message>
    <message>
        <source>no category can be predicted from the title</source>
        <translation>no se puede predecir una categoría a partir del título</translation>
    </message>
    <message>
        <source>a picture of {name} cannot be used</source>
        <translation>una foto de {name} no se puede usar</translation>
    </message>
    <message>
        <source>its price is below a floor; it is not listed from a sheet</source>
        <translation>el precio está por debajo de un mínimo; no se publica desde una planilla</translation>
    </message>
    <message>
        <source>{text} is the error of a formula</source>
        <translation>{text} es el error de una fórmula</translation>
    </message>
    <message>
        <source>this field cannot be emptied</source>
        <translation>este campo no se puede vaciar</translation>
    </message>
    <message>
        <source>{text} is a date; type it as text</source>
        <translation>{text} es una fecha; hay que escribirlo como texto</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>más de {most} caracteres</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} no es un número</translation>
    </message>
    <message>
        <source>{text} can be read in two ways; say the decimal mark of the column</source>
        <translation>{text} se puede leer de dos maneras; hay que indicar el signo decimal de la columna</translation>
    </message>
    <message>
        <source>more than {most}</source>
        <translation>más de {most}</translation>
    </message>
    <message>
        <source>a price has to be above 0</source>
        <translation>un precio tiene que ser mayor que 0</translation>
    </message>
    <message>
        <source>{text} is not one of the words that may stand here</source>
        <translation>{text} no es una de las palabras que pueden ir aquí</translation>
    </message>
    <message>
        <source>the category does not have this attribute</source>
        <translation>la categoría no tiene ese atributo</translation>
    </message>
    <message>
        <source>{text} is not the address of a picture</source>
        <translation>{text} no es la dirección de una foto</translation>
    </message>
    <message>
        <source>each variation has its own; it belongs into their rows</source>
        <translation>cada variación tiene el suyo; va en sus filas</translation>
    </message>
    <message>
        <source>variations do not have it; it belongs into the row of the listing</source>
        <translation>las variaciones no lo tienen; va en la fila de la publicación</translation>
    </message>
    <message>
        <source>{text} cannot be read as a number</source>
        <translation>{text} no se puede leer como número</translation>
    </message>
    <message>
        <source>{text} may mean two numbers</source>
        <translation>{text} puede ser dos números</translation>
    </message>
    <message>
        <source>{text} is below 0</source>
        <translation>{text} es menor que 0</translation>
    </message>
    <message>
        <source>{text} has more decimals than there are</source>
        <translation>{text} tiene más decimales de los que hay</translation>
    </message>
    <message>
        <source>{text} is too large</source>
        <translation>{text} es demasiado grande</translation>
    </message>
</context>
<context>
    <name>SheetSteps</name>
    <message>
        <source>Cancelled; no file was written</source>
        <translation>Cancelado; no se escribió ningún archivo</translation>
    </message>
    <message>
        <source>listings</source>
        <translation>publicaciones</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>Empezando</translation>
    </message>
    <message numerus="yes">
        <source>%n listings written</source>
        <translation>
            <numerusform>%n publicación escrita</numerusform>
            <numerusform>%n publicaciones escritas</numerusform>
        </translation>
    </message>
    <message>
        <source>“{name}” could not be written</source>
        <translation>No se pudo escribir “{name}”</translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} de %n publicación</numerusform>
            <numerusform>{done} de %n publicaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetWords</name>
    <message>
        <source>Left aside</source>
        <translation>Sin usar</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>What the states mean</source>
        <translation>Qué significan los estados</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Open the current listing</source>
        <translation>Abrir la publicación actual</translation>
    </message>
    <message>
        <source>Select or deselect the row</source>
        <translation>Seleccionar la fila o quitar la selección</translation>
    </message>
    <message>
        <source>Select more rows</source>
        <translation>Seleccionar más filas</translation>
    </message>
    <message>
        <source>Go back from the search or a view</source>
        <translation>Volver de la búsqueda o de una vista</translation>
    </message>
    <message>
        <source>Technical detail</source>
        <translation>Detalle técnico</translation>
    </message>
    <message>
        <source>About Vitrina</source>
        <translation>Acerca de Vitrina</translation>
    </message>
    <message>
        <source>You see what will happen before it happens; nothing you typed is lost; everything you sent can be explained.</source>
        <translation>Se ve lo que va a pasar antes de que pase; nada de lo escrito se pierde; todo lo enviado se puede explicar.</translation>
    </message>
    <message>
        <source>A listing</source>
        <translation>Una publicación</translation>
    </message>
    <message>
        <source>A change</source>
        <translation>Un cambio</translation>
    </message>
    <message>
        <source>Choose a block of cells</source>
        <translation>Elegir un bloque de celdas</translation>
    </message>
    <message>
        <source>In a cell: keep it and go right</source>
        <translation>En una celda: conservar e ir a la derecha</translation>
    </message>
    <message>
        <source>Empty an attribute</source>
        <translation>Vaciar un atributo</translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message>
        <source>Not connected</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Practice · {site}</source>
        <translation>Práctica · {site}</translation>
    </message>
    <message>
        <source>Listings</source>
        <translation>Publicaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>synced {ago}</source>
        <translation>sincronizado {ago}</translation>
    </message>
    <message numerus="yes">
        <source>%n drafts saved</source>
        <translation>
            <numerusform>%n borrador guardado</numerusform>
            <numerusform>%n borradores guardados</numerusform>
        </translation>
    </message>
    <message>
        <source>{n} selected of {count}</source>
        <translation>selección: {n} de {count}</translation>
    </message>
    <message>
        <source>no listings read yet</source>
        <translation>aún no se leyeron publicaciones</translation>
    </message>
</context>
<context>
    <name>ShippingMode</name>
    <message>
        <source>used by this listing</source>
        <translation>lo usa esta publicación</translation>
    </message>
    <message>
        <source>free shipping mandatory</source>
        <translation>envío gratis obligatorio</translation>
    </message>
    <message>
        <source>allowed here</source>
        <translation>se permite aquí</translation>
    </message>
    <message>
        <source>optional, in addition to the mode above</source>
        <translation>opcional, además del modo de arriba</translation>
    </message>
    <message>
        <source>not in this category</source>
        <translation>no en esta categoría</translation>
    </message>
</context>
<context>
    <name>ShippingView</name>
    <message>
        <source>Shipping and net</source>
        <translation>Envío y neto</translation>
    </message>
    <message>
        <source>Use other measurements</source>
        <translation>Usar otras medidas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Net by price</source>
        <translation>Neto según el precio</translation>
    </message>
    <message>
        <source>Set {price}</source>
        <translation>Fijar {price}</translation>
    </message>
    <message>
        <source>A classified ad: it is not sold or shipped through the marketplace.</source>
        <translation>Es un clasificado: no se vende ni se envía por medio del marketplace.</translation>
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
        <translation>{n} M</translation>
    </message>
    <message>
        <source>{n} B</source>
        <translation>{n} mil M</translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message>
        <source>Split by one more attribute</source>
        <translation>Dividir por otro atributo</translation>
    </message>
    <message>
        <source>Each variation takes the first value and keeps its stock, sales and code. For every other value one like it is added, without stock.</source>
        <translation>Cada variación toma el primer valor y conserva stock, ventas y código. Por cada uno de los demás valores se agrega una igual, sin stock.</translation>
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
        <translation>Atributo propio</translation>
    </message>
    <message numerus="yes">
        <source>%n variations then; those there are become “{value}”</source>
        <translation>
            <numerusform>Después, %n variación; las que hay serán “{value}”</numerusform>
            <numerusform>Después, %n variaciones; las que hay serán “{value}”</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose at least one value</source>
        <translation>Elegir al menos un valor</translation>
    </message>
    <message>
        <source>Name the attribute</source>
        <translation>Dar un nombre al atributo</translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message>
        <source>Spreadsheets</source>
        <translation>Planillas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>A file to fill in: a row for each listing, one below it for each variation. What you change there comes back as a plan that you see before anything is sent.</source>
        <translation>Un archivo para completar: una fila por publicación y, debajo, una por variación. Lo que se cambia ahí vuelve como un plan que se ve antes de enviar nada.</translation>
    </message>
    <message>
        <source>Which listings</source>
        <translation>Qué publicaciones</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>Tipo de archivo</translation>
    </message>
    <message>
        <source>Workbook (.xlsx)</source>
        <translation>Libro de cálculo (.xlsx)</translation>
    </message>
    <message>
        <source>Text table (.csv)</source>
        <translation>Tabla de texto (.csv)</translation>
    </message>
    <message>
        <source>A sheet for each category, with lists to choose values from.</source>
        <translation>Una hoja por categoría, con listas para elegir los valores.</translation>
    </message>
    <message>
        <source>One table for every spreadsheet; numbers as your country has them.</source>
        <translation>Una sola tabla para cualquier programa; los números como en el país.</translation>
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
        <translation>Un archivo de este programa, o cualquier otro con una columna de ID de publicación o códigos propios: .xlsx, .xls, .ods o .csv. Las celdas vacías no cambian nada, y nunca se elimina nada.</translation>
    </message>
    <message>
        <source>Drop a spreadsheet here</source>
        <translation>Soltar aquí una planilla</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Elegir un archivo…</translation>
    </message>
    <message>
        <source>with “{words}”</source>
        <translation>con “{words}”</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n publicación seleccionada</numerusform>
            <numerusform>%n publicaciones seleccionadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Status</source>
        <translation>Barra de estado</translation>
    </message>
    <message>
        <source>Summary of the last sync</source>
        <translation>Resumen de la última sincronización</translation>
    </message>
</context>
<context>
    <name>SummaryBar</name>
    <message>
        <source>will change</source>
        <translation>cambiarán</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>rechazadas</translation>
    </message>
    <message>
        <source>unchanged, skipped</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>would earn less</source>
        <translation>dejarían menos</translation>
    </message>
    <message>
        <source>average net of one sale</source>
        <translation>neto medio de una venta</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>requests, {about}</source>
        <translation>solicitudes, {about}</translation>
    </message>
    <message>
        <source>would earn less, known of {known} of {total}</source>
        <translation>dejarían menos, conocido en {known} de {total}</translation>
    </message>
    <message>
        <source>average net, known of {known} of {total}</source>
        <translation>neto medio, conocido en {known} de {total}</translation>
    </message>
</context>
<context>
    <name>TabRow</name>
    <message>
        <source>Views of the listings</source>
        <translation>Vistas de las publicaciones</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Row height</source>
        <translation>Alto de las filas</translation>
    </message>
    <message>
        <source>Open listings</source>
        <translation>Publicaciones abiertas</translation>
    </message>
    <message>
        <source>changes not sent</source>
        <translation>cambios sin enviar</translation>
    </message>
    <message>
        <source>being sent</source>
        <translation>enviándose</translation>
    </message>
    <message>
        <source>needs your attention</source>
        <translation>requiere atención</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>Saved views</source>
        <translation>Vistas guardadas</translation>
    </message>
</context>
<context>
    <name>Tabs</name>
    <message>
        <source>All</source>
        <translation>Todas</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activas</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausadas</translation>
    </message>
    <message>
        <source>Out of stock</source>
        <translation>Sin stock</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Finalizadas</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otras</translation>
    </message>
    <message>
        <source>{n}+</source>
        <translation>{n}+</translation>
    </message>
    <message>
        <source>Loses money</source>
        <translation>Con pérdida</translation>
    </message>
    <message>
        <source>Below floor</source>
        <translation>Bajo el mínimo</translation>
    </message>
</context>
<context>
    <name>TemplateWords</name>
    <message>
        <source>No template can be made of this listing</source>
        <translation>No se puede hacer una plantilla de esta publicación</translation>
    </message>
    <message>
        <source>Template saved: {name}</source>
        <translation>Plantilla guardada: {name}</translation>
    </message>
    <message>
        <source>From the template “{name}”: nothing is listed yet</source>
        <translation>Desde la plantilla “{name}”: todavía no se publicó nada</translation>
    </message>
    <message>
        <source>Its fields are filled in; add what is particular to this listing.</source>
        <translation>Los campos están completos; falta lo particular de esta publicación.</translation>
    </message>
    <message>
        <source>Template deleted: {name}</source>
        <translation>Plantilla eliminada: {name}</translation>
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
        <translation>Nueva publicación desde una plantilla</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>No templates yet. Save one from a listing, or from the form of a new one.</source>
        <translation>Todavía no hay plantillas. Se guardan desde una publicación o desde el formulario de una nueva.</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar nombre</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use template</source>
        <translation>Usar plantilla</translation>
    </message>
</context>
<context>
    <name>TextControls</name>
    <message>
        <source>Reset to the marketplace’s value</source>
        <translation>Restablecer el valor del marketplace</translation>
    </message>
    <message>
        <source>Mark as not applicable</source>
        <translation>Marcar como no aplicable</translation>
    </message>
</context>
<context>
    <name>TextsSheet</name>
    <message>
        <source>Earlier descriptions</source>
        <translation>Descripciones anteriores</translation>
    </message>
    <message>
        <source>What it said</source>
        <translation>Lo que decía</translation>
    </message>
    <message>
        <source>Put into the draft</source>
        <translation>Pasar al borrador</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Nothing is sent by this: it becomes an edit that can be undone.</source>
        <translation>Con esto no se envía nada: queda como una edición que se puede deshacer.</translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Same as system</source>
        <translation>Igual que el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
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
        <translation>Todavía sin título</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abierto</translation>
    </message>
    <message>
        <source>Pattern for titles of this category</source>
        <translation>Patrón para los títulos de esta categoría</translation>
    </message>
    <message>
        <source>For example: {example}</source>
        <translation>Por ejemplo: {example}</translation>
    </message>
    <message>
        <source>Add attribute</source>
        <translation>Agregar atributo</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usar</translation>
    </message>
    <message>
        <source>Kept for every listing of this category</source>
        <translation>Se guarda para todas las publicaciones de esta categoría</translation>
    </message>
</context>
<context>
    <name>Toast</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message>
        <source>Access token</source>
        <translation>Token de acceso</translation>
    </message>
    <message>
        <source>Use this token</source>
        <translation>Usar este token</translation>
    </message>
    <message>
        <source>Paste an access token</source>
        <translation>Pegar un token de acceso</translation>
    </message>
    <message>
        <source>It is kept in the system’s keyring, never in a file. Your work is not affected.</source>
        <translation>Se guarda en el llavero del sistema, nunca en un archivo. El trabajo se conserva.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message numerus="yes">
        <source>A token has %n characters or more, no spaces and no accents.</source>
        <translation>
            <numerusform>Un token tiene al menos %n carácter, sin espacios ni acentos.</numerusform>
            <numerusform>Un token tiene al menos %n caracteres, sin espacios ni acentos.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenField</name>
    <message>
        <source>Add…</source>
        <translation>Agregar…</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Search listings</source>
        <translation>Buscar publicaciones</translation>
    </message>
</context>
<context>
    <name>TypeWords</name>
    <message>
        <source>Change listing type</source>
        <translation>Cambiar tipo de publicación</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>charge {charge}</source>
        <translation>cargo {charge}</translation>
    </message>
    <message>
        <source>net {net}</source>
        <translation>neto {net}</translation>
    </message>
    <message>
        <source>The marketplace offers no way back to the type it has now.</source>
        <translation>El marketplace no ofrece una vuelta al tipo actual.</translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message>
        <source>Looking for what can be undone…</source>
        <translation>Buscando qué se puede deshacer…</translation>
    </message>
    <message numerus="yes">
        <source>Undoing in %n listings</source>
        <translation>
            <numerusform>Se está deshaciendo en %n publicación</numerusform>
            <numerusform>Se está deshaciendo en %n publicaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes taken back before they were sent</source>
        <translation>
            <numerusform>%n cambio retirado antes de enviarse</numerusform>
            <numerusform>%n cambios retirados antes de enviarse</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to undo</source>
        <translation>No había nada que deshacer</translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n sin tocar</numerusform>
            <numerusform>%n sin tocar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a new id</source>
        <translation>
            <numerusform>%n con id nuevo</numerusform>
            <numerusform>%n con id nuevo</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ver</translation>
    </message>
    <message numerus="yes">
        <source>Undo closes %n listings</source>
        <translation>
            <numerusform>Deshacer finaliza %n publicación</numerusform>
            <numerusform>Deshacer finaliza %n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo removes something for good</source>
        <translation>Deshacer quita algo para siempre</translation>
    </message>
    <message>
        <source>A closed listing can only be listed again, under a new id.</source>
        <translation>Una publicación finalizada solo se puede publicar otra vez, con un id nuevo.</translation>
    </message>
    <message>
        <source>What is removed can be added again, but only under a new id.</source>
        <translation>Lo que se quita se puede volver a agregar, pero solo con un id nuevo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Undo anyway</source>
        <translation>Deshacer igualmente</translation>
    </message>
    <message>
        <source>sent {sent}, now {now}</source>
        <translation>enviado {sent}, ahora {now}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>closed: {id}</source>
        <translation>se finaliza: {id}</translation>
    </message>
    <message numerus="yes">
        <source>%n units were sold since</source>
        <translation>
            <numerusform>desde entonces se vendió %n unidad</numerusform>
            <numerusform>desde entonces se vendieron %n unidades</numerusform>
        </translation>
    </message>
    <message>
        <source>variation removed: {name}</source>
        <translation>variación quitada: {name}</translation>
    </message>
    <message>
        <source>variation added again, with a new id: {name}</source>
        <translation>variación agregada otra vez, con id nuevo: {name}</translation>
    </message>
</context>
<context>
    <name>ValueToken</name>
    <message>
        <source>Delete removes it</source>
        <translation>Supr lo quita</translation>
    </message>
</context>
<context>
    <name>VariationQuestion</name>
    <message>
        <source>Add variations</source>
        <translation>Agregar variaciones</translation>
    </message>
    <message>
        <source>Split the variations</source>
        <translation>Dividir las variaciones</translation>
    </message>
    <message>
        <source>Merge variations</source>
        <translation>Unir variaciones</translation>
    </message>
    <message>
        <source>Pictures of a variation</source>
        <translation>Fotos de una variación</translation>
    </message>
    <message>
        <source>Remove variations</source>
        <translation>Quitar variaciones</translation>
    </message>
    <message>
        <source>Keep variations</source>
        <translation>Conservar variaciones</translation>
    </message>
    <message>
        <source>Drop an attribute</source>
        <translation>Quitar un atributo</translation>
    </message>
</context>
<context>
    <name>VariationTools</name>
    <message>
        <source>Add…</source>
        <translation>Agregar…</translation>
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
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Paste cells</source>
        <translation>Pegar celdas</translation>
    </message>
    <message>
        <source>Drop attribute…</source>
        <translation>Quitar atributo…</translation>
    </message>
</context>
<context>
    <name>VariationWhy</name>
    <message>
        <source>This category takes no variations</source>
        <translation>Esta categoría no admite variaciones</translation>
    </message>
    <message>
        <source>Only a listing with a fixed price has variations</source>
        <translation>Solo una publicación de precio fijo tiene variaciones</translation>
    </message>
    <message numerus="yes">
        <source>A listing has at most %n variations</source>
        <translation>
            <numerusform>Una publicación tiene como máximo %n variación</numerusform>
            <numerusform>Una publicación tiene como máximo %n variaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no variations yet</source>
        <translation>Todavía no hay variaciones</translation>
    </message>
    <message>
        <source>Select the variations first</source>
        <translation>Primero hay que seleccionar las variaciones</translation>
    </message>
    <message>
        <source>Select two or more variations first</source>
        <translation>Primero hay que seleccionar dos o más variaciones</translation>
    </message>
    <message>
        <source>These are to be removed already</source>
        <translation>Estas ya se van a quitar</translation>
    </message>
    <message>
        <source>Units were sold: only unsold variations can become one</source>
        <translation>Hubo ventas: solo se unen variaciones sin ventas</translation>
    </message>
    <message>
        <source>It is not known whether units of these were sold</source>
        <translation>No se sabe si hubo ventas de estas</translation>
    </message>
    <message>
        <source>Every attribute that can tell them apart does so already</source>
        <translation>Todos los atributos que las distinguen ya están en uso</translation>
    </message>
    <message>
        <source>The listing has no pictures yet</source>
        <translation>La publicación todavía no tiene fotos</translation>
    </message>
    <message>
        <source>One attribute tells them apart: without it none is left</source>
        <translation>Un solo atributo las distingue: sin él no queda ninguna</translation>
    </message>
    <message>
        <source>The stock of one of them is not known, or cannot be read</source>
        <translation>El stock de una de ellas no se conoce o no se puede leer</translation>
    </message>
</context>
<context>
    <name>VariationsModel</name>
    <message>
        <source>The marketplace has: {value}</source>
        <translation>El marketplace tiene: {value}</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Own code</source>
        <translation>Código propio</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Fotos</translation>
    </message>
    <message>
        <source>To be added</source>
        <translation>Se va a agregar</translation>
    </message>
    <message>
        <source>To be removed</source>
        <translation>Se va a quitar</translation>
    </message>
</context>
<context>
    <name>VariationsPanel</name>
    <message numerus="yes">
        <source>All %n ids are sent with every change, so none is removed by accident.</source>
        <translation>
            <numerusform>El %n id se envía con cada cambio, así no se quita por accidente.</numerusform>
            <numerusform>Los %n ids se envían con cada cambio, así ninguno se quita por accidente.</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n variations will be removed; what goes with them is named before it is sent.</source>
        <translation>
            <numerusform>Se va a quitar %n variación; antes de enviar se dice qué se pierde.</numerusform>
            <numerusform>Se van a quitar %n variaciones; antes de enviar se dice qué se pierde.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each has a separate price, stock, code and pictures.</source>
        <translation>Cada una tiene precio, stock, código y fotos propios.</translation>
    </message>
    <message>
        <source>{count} by {names} · {n} in stock</source>
        <translation>{count} por {names} · {n} en stock</translation>
    </message>
</context>
<context>
    <name>VariationsTable</name>
    <message>
        <source>Variations</source>
        <translation>Variaciones</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>Rellenar hacia abajo</translation>
    </message>
    <message>
        <source>Nothing was pasted: the lines that were copied are not of one length</source>
        <translation>No se pegó nada: las filas copiadas no tienen el mismo largo</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
</context>
<context>
    <name>Views</name>
    <message>
        <source>Shipping and net</source>
        <translation>Envío y neto</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Borradores</translation>
    </message>
    <message>
        <source>Outbox</source>
        <translation>Bandeja de salida</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>Planes</translation>
    </message>
    <message>
        <source>Spreadsheets</source>
        <translation>Planillas</translation>
    </message>
    <message>
        <source>Own costs</source>
        <translation>Costos propios</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
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
        <translation>Leyendo “{title}”…</translation>
    </message>
</context>
<context>
    <name>WhenSheet</name>
    <message>
        <source>When does the plan begin?</source>
        <translation>¿Cuándo empieza el plan?</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Empieza</translation>
    </message>
    <message>
        <source>Take it back later</source>
        <translation>Revertirlo después</translation>
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
        <translation>Programar el plan</translation>
    </message>
    <message>
        <source>It happens while the window is open or the agent runs. A beginning that is missed waits for you; an end that is late is made at once.</source>
        <translation>Ocurre mientras la ventana está abierta o el agente está en marcha. Un comienzo perdido espera una decisión; un final atrasado se hace enseguida.</translation>
    </message>
    <message>
        <source>Begins on {begins}, and stays.</source>
        <translation>Empieza el {begins} y queda así.</translation>
    </message>
    <message>
        <source>Begins on {begins}. On {ends} every value goes back to what it was; what somebody changed meanwhile is on hold in the outbox, for you to decide.</source>
        <translation>Empieza el {begins}. El {ends} cada valor vuelve a ser el de antes; lo que alguien cambie entretanto queda retenido en la bandeja de salida a la espera de una decisión.</translation>
    </message>
    <message>
        <source>Times are those of {zone}.</source>
        <translation>La hora es la de {zone}.</translation>
    </message>
</context>
<context>
    <name>WhichCard</name>
    <message>
        <source>Selected</source>
        <translation>Seleccionadas</translation>
    </message>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n publicación seleccionada</numerusform>
            <numerusform>%n publicaciones seleccionadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Take all {count} that match</source>
        <translation>Tomar las {count} que coinciden</translation>
    </message>
    <message>
        <source>Changed in the table</source>
        <translation>Modificadas en la tabla</translation>
    </message>
    <message>
        <source>Being counted…</source>
        <translation>Contando…</translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n publicación</numerusform>
            <numerusform>%n publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>with “{words}”</source>
        <translation>con “{words}”</translation>
    </message>
    <message>
        <source>Of the sheet</source>
        <translation>De la planilla</translation>
    </message>
    <message>
        <source>Of the folder</source>
        <translation>De la carpeta</translation>
    </message>
</context>
<context>
    <name>WordsEditor</name>
    <message>
        <source>Several with commas</source>
        <translation>Varios con comas</translation>
    </message>
    <message>
        <source>Several with commas; * for any letters</source>
        <translation>Varios con comas; * por cualquier letra</translation>
    </message>
</context>
<context>
    <name>YesNoEditor</name>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>Sin indicar</translation>
    </message>
</context>
<context>
    <name>_ChoicesPopup</name>
    <message>
        <source>Find a value</source>
        <translation>Buscar un valor</translation>
    </message>
    <message>
        <source>Find or type a value</source>
        <translation>Buscar o escribir un valor</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>No value begins with this</source>
        <translation>Ningún valor empieza así</translation>
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
        <translation>Fila</translation>
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
        <translation>deshecho</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambió</translation>
    </message>
</context>
</TS>

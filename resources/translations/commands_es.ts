<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>vitrina: interrupted; &apos;vitrina send&apos; continues with what is in the outbox</source>
        <translation>vitrina: interrumpido; &apos;vitrina send&apos; continúa con lo que está en la bandeja de salida</translation>
    </message>
    <message>
        <source>a moment such as 2026-01-31T12:00:00Z</source>
        <translation>un momento como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>this shop is open in a window that cannot be brought to the front; this window is read-only until the other is closed</source>
        <translation>esta tienda está abierta en una ventana que no se puede traer al frente; esta ventana es de solo lectura hasta que la otra se cierre</translation>
    </message>
    <message>
        <source>The marketplace cannot be reached. Check the address and the network.</source>
        <translation>No se puede llegar al marketplace. Hay que revisar la dirección y la red.</translation>
    </message>
    <message>
        <source>The environment names a proxy that cannot be used (HTTPS_PROXY, ALL_PROXY); nothing was sent. Use an HTTP proxy, or none.</source>
        <translation>El entorno indica un proxy que no se puede usar (HTTPS_PROXY, ALL_PROXY); no se envió nada. Hay que usar un proxy HTTP, o ninguno.</translation>
    </message>
    <message>
        <source>The certificate shown is not valid for the marketplace; nothing was sent.</source>
        <translation>El certificado mostrado no es válido para el marketplace; no se envió nada.</translation>
    </message>
    <message>
        <source>The marketplace did not answer in time. Try again.</source>
        <translation>El marketplace no respondió a tiempo. Hay que intentar de nuevo.</translation>
    </message>
    <message>
        <source>The marketplace&apos;s answer was cut off. Try again.</source>
        <translation>La respuesta del marketplace llegó cortada. Hay que intentar de nuevo.</translation>
    </message>
    <message>
        <source>The server at this address is not the marketplace.</source>
        <translation>El servidor en esta dirección no es el marketplace.</translation>
    </message>
    <message>
        <source>The marketplace does not accept the token. Set VITRINA_TOKEN to a new one.</source>
        <translation>El marketplace no acepta el token. Hay que poner uno nuevo en VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>The marketplace does not allow this with this token.</source>
        <translation>El marketplace no permite esto con este token.</translation>
    </message>
    <message>
        <source>The marketplace did not find it.</source>
        <translation>El marketplace no lo encontró.</translation>
    </message>
    <message>
        <source>The marketplace says that it was changed elsewhere in the meantime.</source>
        <translation>El marketplace dice que mientras tanto cambió en otro lugar.</translation>
    </message>
    <message>
        <source>Too many requests for the marketplace. Try again later.</source>
        <translation>Demasiadas solicitudes para el marketplace. Hay que intentar más tarde.</translation>
    </message>
    <message>
        <source>The marketplace has a problem. Try again later.</source>
        <translation>El marketplace tiene un problema. Hay que intentar más tarde.</translation>
    </message>
    <message>
        <source>The marketplace refused the request.</source>
        <translation>El marketplace rechazó la solicitud.</translation>
    </message>
    <message>
        <source>The marketplace&apos;s answer could not be read.</source>
        <translation>No se pudo leer la respuesta del marketplace.</translation>
    </message>
    <message>
        <source>There is no token for this shop. Set VITRINA_TOKEN.</source>
        <translation>No hay token para esta tienda. Hay que ponerlo en VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>There is no keyring: the token is kept for this run only.</source>
        <translation>No hay llavero: el token vale solo para esta vez.</translation>
    </message>
    <message>
        <source>The token belongs to seller {theirs}, this shop to seller {mine}. Nothing was read or sent. Give the other shop a --profile of its own.</source>
        <translation>El token es del vendedor {theirs}; esta tienda, del vendedor {mine}. No se leyó ni se envió nada. La otra tienda necesita un --profile propio.</translation>
    </message>
    <message>
        <source>This shop is for {mine}, not {theirs}. Nothing was sent. Give the other marketplace a --profile of its own.</source>
        <translation>Esta tienda es para {mine}, no para {theirs}. No se envió nada. El otro marketplace necesita un --profile propio.</translation>
    </message>
    <message>
        <source>The token saved for this shop is for {kept}, not for {asked}. Nothing was sent. Give {asked} a --profile of its own, and set VITRINA_TOKEN to its token.</source>
        <translation>El token guardado de esta tienda es para {kept}, no para {asked}. No se envió nada. Hay que dar a {asked} un --profile propio y poner su token en VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>An older version saved a token for this shop without its marketplace. Nothing was sent. If the token is for {asked}, set VITRINA_TOKEN to it.</source>
        <translation>Una versión anterior guardó un token de esta tienda sin el marketplace. No se envió nada. Si el token es para {asked}, hay que ponerlo en VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>This shop has unsent changes ({count}), and it is not known which marketplace they are for. Nothing was sent. If they are for {theirs}, run &apos;vitrina sync --adopt&apos;.</source>
        <translation>Esta tienda tiene cambios sin enviar ({count}), y no se sabe para qué marketplace son. No se envió nada. Si son para {theirs}, hay que ejecutar &apos;vitrina sync --adopt&apos;.</translation>
    </message>
    <message>
        <source>The backup belongs to another marketplace or seller. Nothing was restored.</source>
        <translation>El respaldo es de otro marketplace o vendedor. No se restauró nada.</translation>
    </message>
    <message>
        <source>The disk is full. This step was not saved.</source>
        <translation>El disco está lleno. Este paso no se guardó.</translation>
    </message>
    <message>
        <source>The workspace cannot be written to.</source>
        <translation>No se puede escribir en el espacio de trabajo.</translation>
    </message>
    <message>
        <source>Another program is using the files of this workspace.</source>
        <translation>Otro programa está usando los archivos de este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Some of your own data is damaged; the rest is used.</source>
        <translation>Una parte de los datos propios está dañada; se usa el resto.</translation>
    </message>
    <message>
        <source>Your data file was damaged; what could be read was saved.</source>
        <translation>El archivo de datos propios estaba dañado; se rescató lo que se pudo leer.</translation>
    </message>
    <message>
        <source>Your data was made by {made_by}. It can be viewed, but not changed.</source>
        <translation>Los datos propios son de {made_by}. Se pueden ver, pero no cambiar.</translation>
    </message>
    <message>
        <source>The file {file} was made by a newer version and was not changed.</source>
        <translation>El archivo {file} es de una versión más nueva y no se cambió.</translation>
    </message>
    <message>
        <source>The files of the workspace cannot be used.</source>
        <translation>Los archivos del espacio de trabajo no se pueden usar.</translation>
    </message>
    <message>
        <source>The local catalogue was damaged and is being rebuilt.</source>
        <translation>El catálogo local estaba dañado y se está creando de nuevo.</translation>
    </message>
    <message>
        <source>The settings file was damaged; it was set aside as {file}.</source>
        <translation>El archivo de ajustes estaba dañado; se apartó como {file}.</translation>
    </message>
    <message>
        <source>The settings cannot be read; the defaults are used.</source>
        <translation>No se pueden leer los ajustes; se usan los valores por defecto.</translation>
    </message>
    <message>
        <source>Some settings were not understood and are ignored: {keys}.</source>
        <translation>Algunos ajustes no se entendieron y se ignoran: {keys}.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>No se pudieron guardar los ajustes.</translation>
    </message>
    <message>
        <source>A part of the program stopped and was restarted.</source>
        <translation>Una parte del programa se detuvo y se inició de nuevo.</translation>
    </message>
    <message>
        <source>A part of the program could not be started.</source>
        <translation>No se pudo iniciar una parte del programa.</translation>
    </message>
    <message>
        <source>A window or another command is working on this shop. Close it first.</source>
        <translation>Una ventana u otro comando está trabajando en esta tienda. Hay que cerrarlo antes.</translation>
    </message>
    <message>
        <source>The shop is open in another window, which cannot be brought to the front.</source>
        <translation>La tienda está abierta en otra ventana, que no se puede traer al frente.</translation>
    </message>
    <message>
        <source>Risky and not accepted: {count}. Nothing was sent.</source>
        <translation>Con riesgo y sin aceptar: {count}. No se envió nada.</translation>
    </message>
    <message>
        <source>It is not known yet whether the marketplace made the change.</source>
        <translation>Aún no se sabe si el marketplace hizo el cambio.</translation>
    </message>
    <message>
        <source>It waits for an earlier change to this listing, which is on hold.</source>
        <translation>Espera un cambio anterior de esta publicación, que está retenido.</translation>
    </message>
    <message>
        <source>It is not known whether a new listing was created. &apos;vitrina outbox retry&apos; looks for it again.</source>
        <translation>No se sabe si se creó una publicación nueva. &apos;vitrina outbox retry&apos; la busca otra vez.</translation>
    </message>
    <message>
        <source>A new listing arrived late, so it exists twice. Close one of the two.</source>
        <translation>Una publicación nueva llegó tarde y ahora existe dos veces. Hay que finalizar una de las dos.</translation>
    </message>
    <message>
        <source>The file of a picture to be sent no longer exists.</source>
        <translation>El archivo de una foto por enviar ya no existe.</translation>
    </message>
    <message>
        <source>A change could not be read and was not sent.</source>
        <translation>Un cambio no se pudo leer y no se envió.</translation>
    </message>
    <message>
        <source>Not every listing could be read. Sync again.</source>
        <translation>No se pudieron leer todas las publicaciones. Hay que sincronizar de nuevo.</translation>
    </message>
    <message>
        <source>Something unexpected happened.</source>
        <translation>Ocurrió algo inesperado.</translation>
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
        <translation>una versión más nueva de este programa</translation>
    </message>
    <message>
        <source>A console for marketplace sellers.</source>
        <translation>Una consola para vender en un marketplace.</translation>
    </message>
    <message>
        <source>Vitrina shows your listings, edits them in forms built from their category, and shows what is left of a sale before anything is sent. The practice shop needs no account and no network.</source>
        <translation>Vitrina muestra las publicaciones, las edita en formularios hechos según su categoría y muestra lo que queda de una venta antes de enviar nada. La tienda de práctica no necesita cuenta ni red.</translation>
    </message>
    <message>
        <source>Without a command, Vitrina opens the window, by default with the practice shop.</source>
        <translation>Sin un comando, Vitrina abre la ventana, por defecto con la tienda de práctica.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Códigos de salida:</translation>
    </message>
    <message>
        <source>everything requested was done</source>
        <translation>se hizo todo lo solicitado</translation>
    </message>
    <message>
        <source>bad arguments, query or plan file, or no display for a window; nothing was done</source>
        <translation>argumentos, consulta o archivo de plan no válidos, o ninguna pantalla para una ventana; no se hizo nada</translation>
    </message>
    <message>
        <source>a window or another command is working on this shop</source>
        <translation>una ventana u otro comando está trabajando en esta tienda</translation>
    </message>
    <message>
        <source>the files of the workspace cannot be used</source>
        <translation>los archivos del espacio de trabajo no se pueden usar</translation>
    </message>
    <message>
        <source>the marketplace cannot be reached, is not this shop&apos;s, or does not accept the token</source>
        <translation>el marketplace no responde, no es el de esta tienda o no acepta el token</translation>
    </message>
    <message>
        <source>changes are still waiting in the outbox, or their outcome is not known yet</source>
        <translation>aún hay cambios en espera en la bandeja de salida, o no se sabe cómo terminaron</translation>
    </message>
    <message>
        <source>interrupted; changes that were being sent are in the outbox</source>
        <translation>interrumpido; los cambios que se estaban enviando están en la bandeja de salida</translation>
    </message>
    <message>
        <source>{name}: one of {choices}, not {text!r}</source>
        <translation>{name}: uno de {choices}, no {text!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a number of at most 18 digits</source>
        <translation>{name}: {text!r} no es un número de 18 dígitos como máximo</translation>
    </message>
    <message>
        <source>{name}: height, width, length in cm and grams, such as 10x20x30,500, not {text!r}</source>
        <translation>{name}: alto, ancho y largo en cm y gramos, como 10x20x30,500, no {text!r}</translation>
    </message>
    <message>
        <source>ids: a list of texts: ids or own codes of listings</source>
        <translation>ids: una lista de textos: ids o códigos propios de publicaciones</translation>
    </message>
    <message>
        <source>ids: an empty text is neither an id nor an own code</source>
        <translation>ids: un texto vacío no es un id ni un código propio</translation>
    </message>
    <message>
        <source>not listings of this shop ({count}): {names}</source>
        <translation>no son publicaciones de esta tienda ({count}): {names}</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPCIONES]</translation>
    </message>
    <message>
        <source>Name of the shop; with --base-url, the shop is saved under this name.</source>
        <translation>Nombre de la tienda; con --base-url, la tienda se guarda con este nombre.</translation>
    </message>
    <message>
        <source>Address of the marketplace; its token is read from VITRINA_TOKEN.</source>
        <translation>Dirección del marketplace; su token se lee de VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>Folder of the seller&apos;s data: drafts, outbox, history, catalogue.</source>
        <translation>Carpeta de los datos del vendedor: borradores, bandeja de salida, historial, catálogo.</translation>
    </message>
    <message>
        <source>Show the version and exit.</source>
        <translation>Mostrar la versión y salir.</translation>
    </message>
    <message>
        <source>[COMMAND] [ARGS]...</source>
        <translation>[COMANDO] [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Only requests with this HTTP method.</source>
        <translation>Solo solicitudes con este método HTTP.</translation>
    </message>
    <message>
        <source>Measure category prediction on your own titles.</source>
        <translation>Medir la predicción de categorías con títulos propios.</translation>
    </message>
    <message>
        <source>FILE.csv has the columns title and category: a category id, a name, or a path with &quot;&gt;&quot; between the names. Prints how often the right category is the first guess and among the first three guesses, and how far the predicted probabilities are from how often they are right.</source>
        <translation>FILE.csv tiene las columnas title y category: el id de una categoría, su nombre o su ruta con “&gt;” entre los nombres. Muestra con qué frecuencia la categoría correcta es la primera predicha y está entre las tres primeras, y cuánto se apartan las probabilidades de la frecuencia con que aciertan.</translation>
    </message>
    <message>
        <source>Learn from files in the wire format (see &apos;vitrina serve&apos;) instead of the practice world.</source>
        <translation>Aprender de archivos en el formato del servicio (ver &apos;vitrina serve&apos;) en vez del mundo de práctica.</translation>
    </message>
    <message>
        <source>Site of the categories given by name.</source>
        <translation>Sitio de las categorías que se indican por nombre.</translation>
    </message>
    <message>
        <source>Search and sort local listings for the window (internal).</source>
        <translation>Buscar y ordenar publicaciones para la ventana (interno).</translation>
    </message>
    <message>
        <source>Questions arrive on standard input and answers leave on standard output, as frames of JSON and packed numbers. Exits when standard input closes.</source>
        <translation>Las preguntas llegan por la entrada estándar y las respuestas salen por la salida estándar, en bloques de JSON y números empaquetados. Termina cuando se cierra la entrada estándar.</translation>
    </message>
    <message>
        <source>Sync and send for the window (internal).</source>
        <translation>Sincronizar y enviar para la ventana (interno).</translation>
    </message>
    <message>
        <source>Commands are JSON lines on standard input. The first line connects: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. The other commands are &quot;sync&quot;, &quot;send&quot; and &quot;stop&quot;. Events are JSON lines on standard output. Exits when standard input closes.</source>
        <translation>Los comandos son líneas de JSON en la entrada estándar. La primera línea conecta: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Los demás comandos son &quot;sync&quot;, &quot;send&quot; y &quot;stop&quot;. Los eventos son líneas de JSON en la salida estándar. Termina cuando se cierra la entrada estándar.</translation>
    </message>
    <message>
        <source>Run the real window through the main job, with screenshots.</source>
        <translation>Recorrer la tarea principal en la ventana, con capturas.</translation>
    </message>
    <message>
        <source>Saves a screenshot of every step. The tour uses a temporary workspace and a temporary marketplace, which are removed afterwards, so it never touches a shop. At the end it prints a table of its observations; the exit code is 1 if an observation is wrong.</source>
        <translation>Guarda una captura de cada paso. El recorrido usa un espacio de trabajo y un marketplace temporales, que se quitan después, así que nunca toca una tienda. Al final muestra una tabla de lo observado; el código de salida es 1 si una observación es incorrecta.</translation>
    </message>
    <message>
        <source>Folder for the screenshots, one per step.</source>
        <translation>Carpeta para las capturas, una por paso.</translation>
    </message>
    <message>
        <source>Colours of the window.</source>
        <translation>Colores de la ventana.</translation>
    </message>
    <message>
        <source>Language of the window.</source>
        <translation>Idioma de la ventana.</translation>
    </message>
    <message>
        <source>Size of the window in logical pixels; 1000x700 is the smallest.</source>
        <translation>Tamaño de la ventana en píxeles lógicos; 1000x700 es el mínimo.</translation>
    </message>
    <message>
        <source>Run the practice marketplace over HTTP until stopped.</source>
        <translation>Ejecutar el marketplace de práctica por HTTP.</translation>
    </message>
    <message>
        <source>When ready, it prints its address and, for each seller, one line with the token to use. Any client of such a service works with it. An existing store is used as it is; a store created with a different --seed, --listings or --world is refused with exit code 2.</source>
        <translation>Se ejecuta hasta que se detiene. Cuando está listo muestra su dirección y, por cada vendedor, una línea con el token que hay que usar. Sirve para cualquier cliente de un servicio así. Un almacén existente se usa tal como está; uno creado con otro --seed, --listings o --world se rechaza con el código de salida 2.</translation>
    </message>
    <message>
        <source>Address to listen on.</source>
        <translation>Dirección en la que escucha.</translation>
    </message>
    <message>
        <source>Port to listen on; 0 uses the previous port again, or a free one.</source>
        <translation>Puerto en el que escucha; 0 usa otra vez el último, o uno libre.</translation>
    </message>
    <message>
        <source>Number of the practice world; 1 by default.</source>
        <translation>Número del mundo de práctica; 1 por defecto.</translation>
    </message>
    <message>
        <source>Listings of the first seller of a new store; 500 by default.</source>
        <translation>Publicaciones del primer vendedor de un almacén nuevo; 500 por defecto.</translation>
    </message>
    <message>
        <source>Fill a new store from files in the wire format: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Missing files, except the listings, are taken from the practice world.</source>
        <translation>Llenar un almacén nuevo con archivos en el formato del servicio: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Los archivos que faltan, menos el de publicaciones, se toman del mundo de práctica.</translation>
    </message>
    <message>
        <source>Rename an existing store, adding the time to its name, and create a new one.</source>
        <translation>Renombrar un almacén existente, con la hora en el nombre, y crear uno nuevo.</translation>
    </message>
    <message>
        <source>Start time of the marketplace&apos;s clock, such as 2026-01-31T12:00:00Z; the clock runs on from there, also after a restart.</source>
        <translation>Hora inicial del reloj del marketplace, como 2026-01-31T12:00:00Z; el reloj sigue desde ahí, también tras un reinicio.</translation>
    </message>
    <message>
        <source>Serve only the specification, without /_practice.</source>
        <translation>Servir solo la especificación, sin /_practice.</translation>
    </message>
    <message>
        <source>Answer 429 to a client that sends more than N requests a second; 0 means no limit.</source>
        <translation>Responder 429 a un cliente que envía más de N solicitudes por segundo; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Allow a --host that other machines can reach.</source>
        <translation>Permitir un --host al que lleguen otras máquinas.</translation>
    </message>
    <message>
        <source>Print the address and the tokens as JSON.</source>
        <translation>Mostrar en JSON la dirección y los tokens.</translation>
    </message>
    <message>
        <source>Read the whole shop into the local catalogue.</source>
        <translation>Leer toda la tienda en el catálogo local.</translation>
    </message>
    <message>
        <source>there is no kind {kind}; the kinds are {known}</source>
        <translation>no existe la clase {kind}; las clases son {known}</translation>
    </message>
    <message>
        <source>--json reports the file written to --out; for the figures, use &apos;vitrina costs list&apos;</source>
        <translation>--json describe el archivo escrito en --out; para las cifras existe &apos;vitrina costs list&apos;</translation>
    </message>
    <message>
        <source>ended at</source>
        <translation>terminó</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>contadas</translation>
    </message>
    <message>
        <source>added</source>
        <translation>nuevas</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiadas</translation>
    </message>
    <message>
        <source>new products above {threshold}</source>
        <translation>productos nuevos de más de {threshold}</translation>
    </message>
    <message>
        <source>With {kind}: {net_at} is left at {threshold}, only {net_above} just above it, and the same amount again from {same_again_at}.</source>
        <translation>Con {kind}: a {threshold} quedan {net_at}, apenas por encima solo {net_above}, y otra vez lo mismo desde {same_again_at}.</translation>
    </message>
    <message>
        <source>before</source>
        <translation>antes</translation>
    </message>
    <message>
        <source>their unit cost is not given (&apos;vitrina costs&apos;)</source>
        <translation>falta el costo unitario (&apos;vitrina costs&apos;)</translation>
    </message>
    <message>
        <source>a later operation lowers the required net</source>
        <translation>una operación posterior baja el neto requerido</translation>
    </message>
    <message>
        <source>their category does not have this attribute</source>
        <translation>su categoría no tiene ese atributo</translation>
    </message>
    <message>
        <source>its unit cost is not given (&apos;vitrina costs&apos;)</source>
        <translation>falta el costo unitario (&apos;vitrina costs&apos;)</translation>
    </message>
    <message>
        <source>after</source>
        <translation>después</translation>
    </message>
    <message>
        <source>kept at the floor: {count} ({names})</source>
        <translation>dejadas en el precio mínimo: {count} ({names})</translation>
    </message>
    <message numerus="yes">
        <source>{n} in {file} are not listings of this shop:</source>
        <comment>{n} in {file} is not a listing of this shop:</comment>
        <translation>
            <numerusform>{n} en {file} no es una publicación de esta tienda:</numerusform>
            <numerusform>{n} en {file} no son publicaciones de esta tienda:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier changes in the outbox have no outcome yet</source>
        <comment>{n} earlier change in the outbox has no outcome yet</comment>
        <translation>
            <numerusform>{n} cambio anterior en la bandeja de salida aún no tiene resultado</numerusform>
            <numerusform>{n} cambios anteriores en la bandeja de salida aún no tienen resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} held or refused rows in the outbox will be replaced</source>
        <comment>{n} held or refused row in the outbox will be replaced</comment>
        <translation>
            <numerusform>se reemplazará {n} fila retenida o rechazada de la bandeja de salida</numerusform>
            <numerusform>se reemplazarán {n} filas retenidas o rechazadas de la bandeja de salida</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} damaged rows not shown: see &apos;vitrina doctor&apos;</source>
        <comment>{n} damaged row not shown: see &apos;vitrina doctor&apos;</comment>
        <translation>
            <numerusform>{n} fila dañada que no se muestra: ver &apos;vitrina doctor&apos;</numerusform>
            <numerusform>{n} filas dañadas que no se muestran: ver &apos;vitrina doctor&apos;</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} not as planned: the marketplace has other values</source>
        <comment>{n} not as planned: the marketplace has another value</comment>
        <translation>
            <numerusform>{n} distinto de lo planeado: el marketplace tiene otro valor</numerusform>
            <numerusform>{n} distintos de lo planeado: el marketplace tiene otros valores</numerusform>
        </translation>
    </message>
    <message>
        <source>history</source>
        <translation>historial</translation>
    </message>
    <message>
        <source>own figures</source>
        <translation>cifras propias</translation>
    </message>
    <message>
        <source>schedules</source>
        <translation>planes con hora</translation>
    </message>
    <message>
        <source>This command is too long for Windows to start. Use a shorter --workspace.</source>
        <translation>Este comando es demasiado largo para Windows. Hay que usar un --workspace más corto.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list.</source>
        <translation>“{name}” ya no está en la lista.</translation>
    </message>
    <message>
        <source>the rest is kept: nothing more goes back</source>
        <translation>el resto se mantiene: no vuelve nada más</translation>
    </message>
    <message>
        <source>--workers above 1 needs a --store in a database server: a folder allows only one process</source>
        <translation>--workers mayor que 1 requiere un --store en un servidor de base de datos: una carpeta permite un solo proceso</translation>
    </message>
    <message>
        <source>--workers above 1 needs a system where processes can share a port</source>
        <translation>--workers mayor que 1 requiere un sistema donde los procesos puedan compartir un puerto</translation>
    </message>
    <message>
        <source>{count} {code}</source>
        <translation>{code}: {count}</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>en uso</translation>
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
        <translation>ciudad</translation>
    </message>
    <message>
        <source>variation {id}</source>
        <translation>variación {id}</translation>
    </message>
    <message>
        <source>{name}: contains bytes that are not characters</source>
        <translation>{name}: contiene bytes que no son caracteres</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina type ID TYPE&apos; moves a listing to another type</source>
        <translation>{name}: &apos;vitrina type ID TYPE&apos; pasa una publicación a otro tipo</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina describe ID FILE&apos; replaces the description</source>
        <translation>{name}: &apos;vitrina describe ID FILE&apos; reemplaza la descripción</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina picture ID&apos; shows and changes the pictures</source>
        <translation>{name}: &apos;vitrina picture ID&apos; muestra y cambia las fotos</translation>
    </message>
    <message>
        <source>{name}: pictures.add, .cover, .remove and .order change pictures, or &apos;vitrina plan pictures DIR&apos;</source>
        <translation>{name}: pictures.add, .cover, .remove y .order cambian fotos, o &apos;vitrina plan pictures DIR&apos;</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina variation ID&apos; shows and changes variations</source>
        <translation>{name}: &apos;vitrina variation ID&apos; muestra y cambia las variaciones</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina move ID CATEGORY&apos; moves a listing to another category</source>
        <translation>{name}: &apos;vitrina move ID CATEGORY&apos; pasa una publicación a otra categoría</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina status ID deleted&apos; deletes a closed listing</source>
        <translation>{name}: &apos;vitrina status ID deleted&apos; elimina una publicación finalizada</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina relist ID&apos; lists a closed one again</source>
        <translation>{name}: &apos;vitrina relist ID&apos; republica una finalizada</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina costs set CODE&apos; keeps your own figures</source>
        <translation>{name}: &apos;vitrina costs set CODE&apos; guarda las cifras propias</translation>
    </message>
    <message>
        <source>{name}: &apos;vitrina edit ID {word}=VALUE&apos; sets it in one listing</source>
        <translation>{name}: &apos;vitrina edit ID {word}=VALUE&apos; lo cambia en una publicación</translation>
    </message>
    <message>
        <source>{name}: set when a listing is created, and cannot be changed</source>
        <translation>{name}: se define al publicar y no se puede cambiar</translation>
    </message>
    <message>
        <source>{name}: set by the marketplace</source>
        <translation>{name}: lo fija el marketplace</translation>
    </message>
    <message>
        <source>{name}: a new listing is active; &apos;vitrina status ID&apos; changes it afterwards</source>
        <translation>{name}: una publicación nueva está activa; después la cambia &apos;vitrina status ID&apos;</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount to leave of a sale, such as leave&gt;=20% or leave&gt;=150,to=.99</source>
        <translation>{name}: {text!r} no es lo que debe quedar de una venta, como leave&gt;=20% o leave&gt;=150,to=.99</translation>
    </message>
    <message>
        <source>this shop is already open; its window is now in front</source>
        <translation>esta tienda ya está abierta; su ventana está ahora al frente</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>no hay pantalla</translation>
    </message>
    <message>
        <source>commands need no display: vitrina --help</source>
        <translation>los comandos no necesitan pantalla: vitrina --help</translation>
    </message>
    <message>
        <source>no window can be opened here ({chosen})</source>
        <translation>aquí no se puede abrir ninguna ventana ({chosen})</translation>
    </message>
    <message>
        <source>Prints a receipt: how many listings were counted, how many ids came twice, how many listings are missing from the marketplace&apos;s own total, and how many are gone since the last sync. Nothing is sent.</source>
        <translation>Muestra un resumen: cuántas publicaciones se contaron, cuántos ids llegaron dos veces, cuántas publicaciones faltan del total que indica el marketplace y cuántas ya no están desde la última sincronización. No se envía nada.</translation>
    </message>
    <message>
        <source>Confirm that this shop&apos;s unsent changes were made for this marketplace and seller, if that is not known.</source>
        <translation>Confirmar que los cambios sin enviar de esta tienda se hicieron para este marketplace y vendedor, cuando no se sabe.</translation>
    </message>
    <message>
        <source>Stop waiting after this long without progress. A request without an answer may still arrive for two minutes, and is sent again only after that.</source>
        <translation>Dejar de esperar después de este tiempo sin avances. Una solicitud sin respuesta todavía puede llegar durante dos minutos, y solo después se vuelve a enviar.</translation>
    </message>
    <message>
        <source>Print one JSON document on standard output.</source>
        <translation>Mostrar un documento JSON en la salida estándar.</translation>
    </message>
    <message>
        <source>Send the changes that are waiting in the outbox. Also find out the outcome of requests that got no answer.</source>
        <translation>Enviar los cambios en espera en la bandeja de salida. También averigua cómo terminaron las solicitudes sin respuesta.</translation>
    </message>
    <message>
        <source>If somebody else changed the same field meanwhile, their change is never overwritten: the row is held, and both values are kept. A request that creates something is never blindly sent twice.</source>
        <translation>Si mientras tanto alguien más cambió el mismo campo, ese cambio nunca se pisa: la fila se retiene y se conservan ambos valores. Una solicitud que crea algo nunca se envía dos veces a ciegas.</translation>
    </message>
    <message>
        <source>Resume sending if it is paused.</source>
        <translation>Reanudar el envío si está en pausa.</translation>
    </message>
    <message>
        <source>Show and manage the changes that are waiting to be sent.</source>
        <translation>Ver y gestionar los cambios que esperan para enviarse.</translation>
    </message>
    <message>
        <source>ID is a row number, as shown by &apos;list&apos;, or the id of a listing, which stands for all unfinished rows of that listing. All these commands also work while a window is open.</source>
        <translation>ID es el número de una fila, como lo muestra &apos;list&apos;, o el id de una publicación, que se refiere a todas sus filas sin terminar. Todos estos comandos funcionan también con una ventana abierta.</translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>COMANDO [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Show rows in full: fields, findings and the request.</source>
        <translation>Mostrar filas completas: campos, avisos y solicitud.</translation>
    </message>
    <message>
        <source>Each field has its old value and yours. A field that somebody else also changed has a third value: the marketplace&apos;s when the row was held. The request is the one that was sent, or that would be sent now. Needs no network.</source>
        <translation>Cada campo tiene el valor anterior y el propio. Un campo que también cambió otra persona tiene un tercer valor: el del marketplace cuando la fila se retuvo. La solicitud es la que se envió, o la que se enviaría ahora. No necesita red.</translation>
    </message>
    <message>
        <source>List rows that wait, are being sent, or need a decision.</source>
        <translation>Listar filas en espera, en envío o que necesitan una decisión.</translation>
    </message>
    <message>
        <source>Each row shows its state and the reason for it. Needs no network.</source>
        <translation>Cada fila muestra su estado y el motivo. No necesita red.</translation>
    </message>
    <message>
        <source>Only rows in this state: queued, sending, unknown (no answer yet), held, refused, done or cancelled. May be given several times. By default, all except done and cancelled.</source>
        <translation>Solo filas en este estado: queued (en espera), sending (enviándose), unknown (aún sin respuesta), held (retenida), refused (rechazada), done (hecha) o cancelled (cancelada). Se puede repetir. Sin esta opción, todas menos done y cancelled.</translation>
    </message>
    <message>
        <source>Only rows of this listing.</source>
        <translation>Solo filas de esta publicación.</translation>
    </message>
    <message>
        <source>Include rows that are done or cancelled.</source>
        <translation>Incluir filas hechas o canceladas.</translation>
    </message>
    <message>
        <source>Number of rows to show, latest first; 0 shows all.</source>
        <translation>Número de filas que se muestran, primero las últimas; 0 las muestra todas.</translation>
    </message>
    <message>
        <source>Decide a conflict: keep your values or theirs.</source>
        <translation>Decidir un conflicto: valores propios o ajenos.</translation>
    </message>
    <message>
        <source>A row is in conflict if somebody else changed the same fields. &apos;mine&apos; sends your values over those that &apos;vitrina outbox show ID&apos; shows as theirs, and only over those: if one has changed again, the row is held again. &apos;theirs&apos; leaves the listing as it is; the row keeps your values. For a row that would remove variations or pictures for good, &apos;mine&apos; confirms it and &apos;theirs&apos; drops it.</source>
        <translation>Una fila está en conflicto si otra persona cambió los mismos campos. &apos;mine&apos; envía los valores propios sobre los ajenos que muestra &apos;vitrina outbox show ID&apos;, y solo sobre esos: si uno cambió otra vez, la fila se vuelve a retener. &apos;theirs&apos; deja la publicación como está; la fila conserva los valores propios. Una fila que quitaría variaciones o fotos para siempre se confirma con &apos;mine&apos; y se descarta con &apos;theirs&apos;.</translation>
    </message>
    <message>
        <source>Decide one field, such as price=mine; the word after the ID decides the other fields.</source>
        <translation>Decidir un campo, como price=mine; la palabra después del ID decide los demás.</translation>
    </message>
    <message>
        <source>Do not ask for confirmation, even if variations or their pictures are lost.</source>
        <translation>No pedir confirmación, aunque se pierdan variaciones o sus fotos.</translation>
    </message>
    <message>
        <source>Number of risky rows that you accept; if it is not exact, nothing is sent.</source>
        <translation>Número de filas riesgosas que se aceptan; si no es exacto, no se envía nada.</translation>
    </message>
    <message>
        <source>Do not send now; leave the row in the outbox for &apos;vitrina send&apos;. Needs no network.</source>
        <translation>No enviar ahora; dejar la fila en la bandeja de salida para &apos;vitrina send&apos;. No necesita red.</translation>
    </message>
    <message>
        <source>Send refused or held rows again.</source>
        <translation>Enviar otra vez filas rechazadas o retenidas.</translation>
    </message>
    <message>
        <source>A row in conflict must be decided first. A new listing that got no answer and could not be found is not created a second time: the marketplace is searched for it once more.</source>
        <translation>Una fila en conflicto se debe decidir primero. Una publicación nueva que no tuvo respuesta y no se encontró no se crea otra vez: se vuelve a buscar en el marketplace.</translation>
    </message>
    <message>
        <source>Create a new listing again that could not be found; if it does exist, it will then exist twice.</source>
        <translation>Crear otra vez una publicación nueva que no se encontró; si existe, quedará dos veces.</translation>
    </message>
    <message>
        <source>Release rows that you put on hold. They are applied to the listings as they are now.</source>
        <translation>Liberar filas retenidas. Se aplican a las publicaciones como están ahora.</translation>
    </message>
    <message>
        <source>Put waiting rows on hold until you release them.</source>
        <translation>Retener filas en espera hasta que se liberen.</translation>
    </message>
    <message>
        <source>Later rows of the same listing wait with them. Needs no network.</source>
        <translation>Las filas posteriores de la misma publicación esperan con ellas. No necesita red.</translation>
    </message>
    <message>
        <source>Take back rows that have not been sent.</source>
        <translation>Retirar filas que no se enviaron.</translation>
    </message>
    <message>
        <source>Change many listings with a plan file.</source>
        <translation>Cambiar muchas publicaciones con un archivo de plan.</translation>
    </message>
    <message>
        <source>A plan lists the values before and after. Create one with &apos;new&apos;, view it with &apos;show&apos;, test it with &apos;check&apos;, apply it with &apos;apply&apos; and undo it with &apos;undo&apos;. A plan is JSON (&apos;vitrina plan schema&apos;) and may be edited by hand. Applying it twice changes nothing more.</source>
        <translation>Un plan tiene los valores de antes y después. Se crea con &apos;new&apos;, se mira con &apos;show&apos;, se prueba con &apos;check&apos;, se aplica con &apos;apply&apos; y se deshace con &apos;undo&apos;. Un plan es JSON (&apos;vitrina plan schema&apos;) y se puede editar a mano. Aplicarlo dos veces no cambia nada más.</translation>
    </message>
    <message>
        <source>A query consists of words and conditions; all of them must match.</source>
        <translation>Una consulta tiene palabras y condiciones; se deben cumplir todas.</translation>
    </message>
    <message>
        <source>word in title, own code or id; 3 characters or more are</source>
        <translation>palabra del título, código propio o id; con 3 caracteres o más</translation>
    </message>
    <message>
        <source>also found inside words, 1 or 2 only at their start</source>
        <translation>también dentro de palabras; con 1 o 2, solo al comienzo</translation>
    </message>
    <message>
        <source>these words in this order</source>
        <translation>estas palabras en este orden</translation>
    </message>
    <message>
        <source>and ranges: price:100..250.50</source>
        <translation>y rangos: price:100..250.50</translation>
    </message>
    <message>
        <source>numbers, as for price</source>
        <translation>números, como price</translation>
    </message>
    <message>
        <source>from the figures of &apos;vitrina costs&apos;</source>
        <translation>según las cifras de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>days since the listing was last changed</source>
        <translation>días desde el último cambio de la publicación</translation>
    </message>
    <message>
        <source>day of the last change</source>
        <translation>día del último cambio</translation>
    </message>
    <message>
        <source>own code; * matches anything</source>
        <translation>código propio; * es cualquier texto</translation>
    </message>
    <message>
        <source>words in the title only</source>
        <translation>solo palabras del título</translation>
    </message>
    <message>
        <source>category by name, with all below it, or by id</source>
        <translation>categoría por nombre, con todo lo que hay debajo, o por id</translation>
    </message>
    <message>
        <source>days until a free listing ends</source>
        <translation>días hasta que termina una publicación gratuita</translation>
    </message>
    <message>
        <source>free shipping imposed by the marketplace</source>
        <translation>envío gratis impuesto por el marketplace</translation>
    </message>
    <message>
        <source>price compared with 7 days ago, in percent or as an amount;</source>
        <translation>el precio ahora frente al de hace 7 días, en porcentaje o importe;</translation>
    </message>
    <message>
        <source>changed fields: price stock status title category type</source>
        <translation>campos cambiados: price stock status title category type</translation>
    </message>
    <message>
        <source>free_shipping sku, or any; changed_elsewhere: not sent from here</source>
        <translation>free_shipping sku, o any; changed_elsewhere: no enviado desde aquí</translation>
    </message>
    <message>
        <source>status before the change. @7d days, @2026-01-31 a day,</source>
        <translation>estado antes del cambio. @7d días, @2026-01-31 un día,</translation>
    </message>
    <message>
        <source>@sync the last sync; without @, 7 days</source>
        <translation>@sync la última sincronización; sin @, 7 días</translation>
    </message>
    <message>
        <source>attribute by id or name: Marca:Nike</source>
        <translation>atributo por id o nombre: Marca:Nike</translation>
    </message>
    <message>
        <source>has any value; Modelo:Air*</source>
        <translation>tiene algún valor; Modelo:Air*</translation>
    </message>
    <message>
        <source>begins with it</source>
        <translation>comienza así</translation>
    </message>
    <message>
        <source>A minus before a condition negates it: -status:closed -mesa</source>
        <translation>Un menos delante de una condición la niega: -status:closed -mesa</translation>
    </message>
    <message>
        <source>OR and brackets: (Marca:Nike OR Marca:Adidas) price:&lt;500</source>
        <translation>OR y paréntesis: (Marca:Nike OR Marca:Adidas) price:&lt;500</translation>
    </message>
    <message>
        <source>An operation is FIELD=VALUE:</source>
        <translation>Una operación es FIELD=VALUE:</translation>
    </message>
    <message>
        <source>rounded to the nearest multiple of 10</source>
        <translation>redondeado al múltiplo de 10 más cercano</translation>
    </message>
    <message>
        <source>to the nearest price that ends in .99</source>
        <translation>al precio más cercano que termina en .99</translation>
    </message>
    <message>
        <source>raised to the lowest price that leaves 20 % of a sale</source>
        <translation>subido al menor precio con que queda el 20 % de una venta</translation>
    </message>
    <message>
        <source>same with an amount; price=leave=20% also lowers</source>
        <translation>igual con un importe; price=leave=20% también baja</translation>
    </message>
    <message>
        <source>raised to the floor of &apos;vitrina costs&apos; if lower</source>
        <translation>subido al mínimo de &apos;vitrina costs&apos; si es menor</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(nunca menos de 0)</translation>
    </message>
    <message>
        <source>any character may replace the slash; /i ignores case</source>
        <translation>otro signo puede reemplazar la barra; /i ignora mayúsculas</translation>
    </message>
    <message>
        <source>(empty: remove)</source>
        <translation>(vacío: se quita)</translation>
    </message>
    <message>
        <source>If a listing has variations, price and stock are set in each of them.</source>
        <translation>Si una publicación tiene variaciones, el precio y el stock se fijan en cada una.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Ejemplo:</translation>
    </message>
    <message>
        <source>Query that selects the listings; &quot;&quot; selects all.</source>
        <translation>Consulta que selecciona las publicaciones; &quot;&quot; las selecciona todas.</translation>
    </message>
    <message>
        <source>Only the listings in this file: ids or own codes, one per line, or the first column of a CSV. Entries that match no listing are reported, and the exit code is 1.</source>
        <translation>Solo las publicaciones de este archivo: ids o códigos propios, uno por línea, o la primera columna de un CSV. Lo que no corresponde a ninguna publicación se indica, y el código de salida es 1.</translation>
    </message>
    <message>
        <source>Plan file to write; it is written completely or not at all.</source>
        <translation>Archivo de plan que se escribe; entero o nada.</translation>
    </message>
    <message>
        <source>Show what a plan file would change. Needs no shop and no network.</source>
        <translation>Mostrar lo que cambiaría un archivo de plan. No necesita tienda ni red.</translation>
    </message>
    <message>
        <source>Risky changes are counted as far as the file shows them; &apos;plan check&apos; also looks at the listings.</source>
        <translation>Los cambios riesgosos se cuentan hasta donde el archivo permite saberlo; &apos;plan check&apos; mira también las publicaciones.</translation>
    </message>
    <message>
        <source>Number of listings to show; 0 shows all.</source>
        <translation>Número de publicaciones que se muestran; 0 las muestra todas.</translation>
    </message>
    <message>
        <source>Check what a plan would do, without sending anything.</source>
        <translation>Comprobar lo que haría un plan, sin enviar nada.</translation>
    </message>
    <message>
        <source>Every listing is compared with the local catalogue and checked against the marketplace&apos;s rules. With --rehearse, the plan is applied to copies of the affected listings, freshly read from the marketplace, in a temporary marketplace. Both also show consequences beyond the plan, such as free shipping that a higher price brings. Risky changes are listed and counted, for --accept. The exit code is 1 if a listing would be refused, has changed since, or is gone.</source>
        <translation>Cada publicación se compara con el catálogo local y se revisa con las reglas del marketplace. Con --rehearse, el plan se aplica a copias de las publicaciones afectadas, recién leídas del marketplace, en un marketplace temporal. Ambos muestran también qué más pasaría, como el envío gratis que trae un precio más alto. Los cambios riesgosos se indican y se cuentan, para --accept. El código de salida es 1 si una publicación sería rechazada, cambió desde entonces o ya no está.</translation>
    </message>
    <message>
        <source>Apply the plan to copies of the listings in a temporary marketplace.</source>
        <translation>Aplicar el plan a copias de las publicaciones en un marketplace temporal.</translation>
    </message>
    <message>
        <source>Treat a price below this as risky, in addition to the limits in the settings.</source>
        <translation>Tratar como riesgoso un precio menor, además de los límites de los ajustes.</translation>
    </message>
    <message>
        <source>Apply a plan: send its changes to the marketplace.</source>
        <translation>Aplicar un plan: enviar los cambios al marketplace.</translation>
    </message>
    <message>
        <source>Only the fields in the plan are sent. If somebody changed one of them since the plan was made, it is held with both values. Stock is changed by the difference, so that units sold meanwhile stay sold. A second run sends only what is not done yet.</source>
        <translation>Solo se envían los campos del plan. Si alguien cambió uno desde que se hizo el plan, se retiene con ambos valores. El stock cambia por la diferencia, así que lo vendido mientras tanto queda vendido. Una segunda vez envía solo lo que falta.</translation>
    </message>
    <message>
        <source>A row is risky if it changes a price by more than 50 %, sets it to zero or below a floor, leaves less of a sale, or closes a listing for good. If more than five rows close a listing, all of those are risky. The settings file can change these limits. --accept must be the number of risky rows.</source>
        <translation>Una fila es riesgosa si cambia un precio más de 50 %, lo deja en cero o bajo un mínimo, hace que quede menos de una venta o finaliza una publicación para siempre. Si más de cinco filas finalizan una publicación, todas ellas son riesgosas. El archivo de ajustes puede cambiar estos límites. --accept debe ser el número de filas riesgosas.</translation>
    </message>
    <message>
        <source>Undo what a plan changed from this workspace.</source>
        <translation>Deshacer lo que un plan cambió desde este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Listings that have changed since are left as they are and reported. Changes that are not sent yet are cancelled. A second run does nothing more; afterwards the plan may be applied again.</source>
        <translation>Las publicaciones que cambiaron desde entonces se dejan como están y se indican. Los cambios aún sin enviar se cancelan. Una segunda vez no hace nada más; después el plan se puede aplicar otra vez.</translation>
    </message>
    <message>
        <source>Rows that close a listing for good are risky; if more than five rows close a listing, all of those are. --accept must be the number of risky rows. A price that returns to its old value is not risky.</source>
        <translation>Las filas que finalizan una publicación para siempre son riesgosas; si más de cinco finalizan una, lo son todas ellas. --accept debe ser el número de filas riesgosas. Un precio que vuelve a su valor anterior no es riesgoso.</translation>
    </message>
    <message>
        <source>Print the JSON Schema of plan files.</source>
        <translation>Mostrar el JSON Schema de los archivos de plan.</translation>
    </message>
    <message>
        <source>Show the changes sent to a listing or found in it by syncs.</source>
        <translation>Mostrar los cambios enviados o hallados en una publicación.</translation>
    </message>
    <message>
        <source>Number of entries to show, latest first.</source>
        <translation>Número de entradas que se muestran, primero las últimas.</translation>
    </message>
    <message>
        <source>Undo the last change sent to a listing.</source>
        <translation>Deshacer el último cambio enviado a una publicación.</translation>
    </message>
    <message>
        <source>This undoes the last change that was sent from this workspace; run it again to undo the one before. &apos;vitrina history ID&apos; shows all of them. If a change got no answer, its outcome is looked up first; as long as it is unknown, no earlier change is undone. Fields return to their old values, except those that somebody changed since: these are left as they are and reported with both values. A listing that was created is closed, and variations that were added are removed, both only after you confirm; removed variations are added again with new ids. To undo a whole plan, use &apos;vitrina plan undo FILE&apos;.</source>
        <translation>Deshace el último cambio que se envió desde este espacio de trabajo; ejecutado otra vez, deshace el anterior. &apos;vitrina history ID&apos; los muestra todos. Si un cambio no tuvo respuesta, primero se averigua cómo terminó; mientras no se sepa, no se deshace nada anterior. Los campos vuelven a sus valores anteriores, salvo los que alguien cambió desde entonces: se dejan como están y se indican con ambos valores. Una publicación creada se finaliza y las variaciones agregadas se quitan, ambas solo con confirmación; las quitadas se agregan otra vez con ids nuevos. Para deshacer un plan entero existe &apos;vitrina plan undo FILE&apos;.</translation>
    </message>
    <message>
        <source>Redo: reverse the last undo.</source>
        <translation>Rehacer: revertir lo último que se deshizo.</translation>
    </message>
    <message>
        <source>Show what would be done, without doing it.</source>
        <translation>Mostrar lo que se haría, sin hacerlo.</translation>
    </message>
    <message>
        <source>Do not ask for confirmation, even if a listing is closed or a variation removed.</source>
        <translation>No pedir confirmación, aunque se finalice una publicación o se quite una variación.</translation>
    </message>
    <message>
        <source>Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless. Needs no network: the listings are as of the last &apos;vitrina sync&apos;. --json is the same as --format json; with --out it prints one line about the file written.</source>
        <translation>Los importes son exactos. En csv, el texto que una planilla ejecutaría como fórmula se vuelve inofensivo. No necesita red: las publicaciones son las del último &apos;vitrina sync&apos;. --json es lo mismo que --format json; con --out muestra una línea sobre el archivo escrito.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>The shop as an earlier sync found it: a sync number from &apos;vitrina history&apos;, or the last sync up to a day (2026-01-31) or a time (2026-01-31T12:00:00Z).</source>
        <translation>La tienda como se halló al sincronizar antes: un número de &apos;vitrina history&apos;, o la última vez hasta un día (2026-01-31) o una hora (2026-01-31T12:00:00Z).</translation>
    </message>
    <message>
        <source>Write a sheet to fill in: each variation has a row below its listing&apos;s, and each attribute has a column.</source>
        <translation>Escribir una planilla para completar: cada variación tiene una fila debajo de la de su publicación, y cada atributo, una columna.</translation>
    </message>
    <message>
        <source>File to write, completely or not at all; standard output by default.</source>
        <translation>Archivo que se escribe, entero o nada; por defecto, la salida estándar.</translation>
    </message>
    <message>
        <source>List what needs attention in the outbox, listings and plans.</source>
        <translation>Ver lo pendiente: bandeja de salida, publicaciones, planes.</translation>
    </message>
    <message>
        <source>Each kind shows its number of entries, the first entries with their reasons, and a query for &apos;export&apos; and &apos;plan new&apos; that finds all of them. Plans are those with a schedule. Listings are as of the last sync. Needs no network.</source>
        <translation>Cada clase muestra cuántas entradas hay, las primeras con su motivo y una consulta para &apos;export&apos; y &apos;plan new&apos; que las encuentra todas. Los planes son los programados. Las publicaciones son las de la última sincronización. No necesita red.</translation>
    </message>
    <message>
        <source>Only this kind, such as refused, out_of_stock or ending. May be given several times.</source>
        <translation>Solo esta clase, como refused, out_of_stock o ending. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Number of entries of each kind to show; all are counted.</source>
        <translation>Número de entradas de cada clase que se muestran; se cuentan todas.</translation>
    </message>
    <message>
        <source>Restore your own data from a backup.</source>
        <translation>Restaurar los datos propios desde un respaldo.</translation>
    </message>
    <message>
        <source>BACKUP is &quot;latest&quot;, a name from the list, or a file. Without BACKUP, lists the backups. Nothing is deleted: drafts in the backup replace those of the same listings, rows missing from the outbox and the history are added, and rows that were waiting to be sent come back on hold. The present state is backed up first, under a name that begins with &quot;replaced&quot;.</source>
        <translation>BACKUP es &quot;latest&quot;, un nombre de la lista o un archivo. Sin BACKUP se muestran los respaldos. No se borra nada: los borradores del respaldo reemplazan a los de las mismas publicaciones, se agrega lo que falta en la bandeja de salida y en el historial, y lo que esperaba para enviarse vuelve como retenido. El estado actual se respalda antes, con un nombre que empieza con &quot;replaced&quot;.</translation>
    </message>
    <message>
        <source>Check the workspace for problems.</source>
        <translation>Revisar si el espacio de trabajo tiene problemas.</translation>
    </message>
    <message>
        <source>Checks the folder and its permissions, the disk, whether a worker runs, the catalogue and its age, every row of the journal against its checksum, the outbox, the drafts and the backups.</source>
        <translation>Revisa la carpeta y sus permisos, el disco, si hay un proceso trabajando, el catálogo y su antigüedad, cada fila del diario contra su suma de control, la bandeja de salida, los borradores y los respaldos.</translation>
    </message>
    <message>
        <source>Also ask the marketplace who owns the token.</source>
        <translation>También preguntar al marketplace de quién es el token.</translation>
    </message>
    <message>
        <source>Rehearse sales, faults and time on a practice marketplace.</source>
        <translation>Ensayar ventas, problemas y tiempo en la práctica.</translation>
    </message>
    <message>
        <source>Works on the practice shop&apos;s marketplace, on the one that a window or &apos;vitrina serve&apos; has open, or on the one at --base-url. A real marketplace does not support this and is left alone.</source>
        <translation>Usa el marketplace de la tienda de práctica, el que tiene abierto una ventana o &apos;vitrina serve&apos;, o el que indica --base-url. Un marketplace real no tiene nada de esto, y no se toca.</translation>
    </message>
    <message>
        <source>Show the marketplace&apos;s time, automatic buyers and faults.</source>
        <translation>Mostrar hora, compradores automáticos y problemas provocados.</translation>
    </message>
    <message>
        <source>Buy from one of your listings, or start automatic buyers.</source>
        <translation>Comprar de una publicación o iniciar compradores automáticos.</translation>
    </message>
    <message>
        <source>A sale creates an order, reduces the stock and locks the fields that a sale locks. A listing that sells out is paused or closed, depending on its listing type. Only active listings can be sold, and no more units than are in stock.</source>
        <translation>Una venta crea una orden, reduce el stock y bloquea los campos que bloquea una venta. Una publicación que se agota se pausa o finaliza según el tipo de publicación. Solo se vende una publicación activa, y no más unidades que el stock.</translation>
    </message>
    <message>
        <source>Variation to buy.</source>
        <translation>Variación que se compra.</translation>
    </message>
    <message>
        <source>Number of units; 1 by default.</source>
        <translation>Número de unidades; 1 por defecto.</translation>
    </message>
    <message>
        <source>Nickname of the buyer; any buyer by default.</source>
        <translation>Apodo del comprador; por defecto, cualquiera.</translation>
    </message>
    <message>
        <source>Instead of one sale, set the number of automatic buyers per hour; 0 stops them.</source>
        <translation>En vez de una venta, fijar el número de compradores automáticos por hora; 0 los detiene.</translation>
    </message>
    <message>
        <source>With --per-hour: random seed for the buyers; 0 by default.</source>
        <translation>Con --per-hour: semilla aleatoria de los compradores; 0 por defecto.</translation>
    </message>
    <message>
        <source>Make requests fail on purpose.</source>
        <translation>Hacer que las solicitudes fallen a propósito.</translation>
    </message>
    <message>
        <source>KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token or rate_limit. The fault lasts until &apos;practice reset&apos; or until the marketplace ends. It replaces the faults already set, unless --add is given.</source>
        <translation>KIND es latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token o rate_limit. El problema dura hasta &apos;practice reset&apos; o el fin del marketplace. Reemplaza los problemas ya puestos, salvo con --add.</translation>
    </message>
    <message>
        <source>Only requests to this route or pattern: /items/:id, /items/*.</source>
        <translation>Solo solicitudes a esta ruta o patrón: /items/:id, /items/*.</translation>
    </message>
    <message>
        <source>Share of the requests to affect, from 0 to 1.</source>
        <translation>Parte de las solicitudes que se afecta, de 0 a 1.</translation>
    </message>
    <message>
        <source>Do not affect the first N requests.</source>
        <translation>No afectar las primeras N solicitudes.</translation>
    </message>
    <message>
        <source>Affect at most N requests.</source>
        <translation>Afectar como máximo N solicitudes.</translation>
    </message>
    <message>
        <source>HTTP status that kind &apos;status&apos; answers.</source>
        <translation>Código HTTP que responde el tipo &apos;status&apos;.</translation>
    </message>
    <message>
        <source>How long the fault waits, or asks the client to wait.</source>
        <translation>Cuánto espera el problema, o pide esperar al cliente.</translation>
    </message>
    <message>
        <source>Random seed for the share of requests; 0 by default.</source>
        <translation>Semilla aleatoria de la parte de solicitudes; 0 por defecto.</translation>
    </message>
    <message>
        <source>Keep the faults already set; their counts start again.</source>
        <translation>Conservar los problemas ya puestos; sus cuentas empiezan de nuevo.</translation>
    </message>
    <message>
        <source>Instead of KIND, a file with {&quot;seed&quot;: N, &quot;faults&quot;: [...]} as the marketplace accepts it; - is standard input.</source>
        <translation>En vez de KIND, un archivo con {&quot;seed&quot;: N, &quot;faults&quot;: [...]} como lo acepta el marketplace; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Move the marketplace&apos;s clock forward, or show its time.</source>
        <translation>Adelantar el reloj del marketplace o mostrar la hora.</translation>
    </message>
    <message>
        <source>AHEAD is a duration such as 90s, 30m, 6h, 2d or 1d12h, or a time such as 2026-01-31T12:00:00Z. Everything due until then happens: listings start and end, buyers come. Without AHEAD, shows the time. The clock never goes back.</source>
        <translation>AHEAD es una duración como 90s, 30m, 6h, 2d o 1d12h, o una hora como 2026-01-31T12:00:00Z. Ocurre todo lo previsto hasta entonces: las publicaciones empiezan y terminan, llegan compradores. Sin AHEAD muestra la hora. El reloj nunca retrocede.</translation>
    </message>
    <message>
        <source>End all faults and stop automatic buyers.</source>
        <translation>Terminar los problemas provocados y compradores automáticos.</translation>
    </message>
    <message>
        <source>Tokens that a fault expired become valid again. Sales are kept, and the clock is not changed. For a shop in its initial state, use &apos;vitrina serve --fresh&apos;.</source>
        <translation>Los tokens que venció un problema provocado vuelven a servir. Las ventas quedan, y el reloj no cambia. Una tienda como al principio se crea con &apos;vitrina serve --fresh&apos;.</translation>
    </message>
    <message>
        <source>Number of processes that answer on the port; more than one needs a --store in a database server.</source>
        <translation>Número de procesos que responden en el puerto; más de uno requiere un --store en un servidor de base de datos.</translation>
    </message>
    <message>
        <source>Print the completion script for a shell.</source>
        <translation>Mostrar el script de autocompletado para un shell.</translation>
    </message>
    <message>
        <source>The script completes commands, options, fields, states and types, and the ids of listings and categories known locally; it never contacts the marketplace.</source>
        <translation>El script completa comandos, opciones, campos, estados y tipos, y los ids de las publicaciones y categorías conocidas localmente; nunca consulta al marketplace.</translation>
    </message>
    <message>
        <source>Change fields of a listing.</source>
        <translation>Cambiar campos de una publicación.</translation>
    </message>
    <message>
        <source>Shows every field before and after and what is left of a sale, then sends the change. A change that the marketplace would refuse by its rules is not sent. A risky change (see &apos;vitrina plan apply --help&apos;) needs --accept 1. If the same command is run again before the outcome is known, it waits for the outcome and does not send the change twice.</source>
        <translation>Muestra cada campo antes y después y lo que queda de una venta, y luego envía el cambio. Un cambio que el marketplace rechazaría según las reglas no se envía. Un cambio riesgoso (ver &apos;vitrina plan apply --help&apos;) necesita --accept 1. Si el mismo comando se repite antes de saber cómo terminó, lo espera y no envía el cambio dos veces.</translation>
    </message>
    <message>
        <source>In addition, for one listing:</source>
        <translation>Además, para una sola publicación:</translation>
    </message>
    <message>
        <source>(cm and grams)</source>
        <translation>(cm y gramos)</translation>
    </message>
    <message>
        <source>An empty value after = removes the value.</source>
        <translation>Un valor vacío después del = quita el valor.</translation>
    </message>
    <message>
        <source>Show what would be sent, without sending it.</source>
        <translation>Mostrar lo que se enviaría, sin enviarlo.</translation>
    </message>
    <message>
        <source>Activate, pause, close or delete a listing.</source>
        <translation>Activar, pausar, finalizar o eliminar una publicación.</translation>
    </message>
    <message>
        <source>A closed listing can be listed again under a new id (&apos;vitrina relist&apos;). Only a closed listing can be deleted, and permanently: type its id again to confirm, or give --accept 1.</source>
        <translation>Una publicación finalizada se puede republicar (&apos;vitrina relist&apos;), con un id nuevo. Solo una finalizada se puede eliminar, y es para siempre: se confirma con el id escrito otra vez, o con --accept 1.</translation>
    </message>
    <message>
        <source>Replace a listing&apos;s description with the text of FILE.</source>
        <translation>Reemplazar la descripción de una publicación con FILE.</translation>
    </message>
    <message>
        <source>FILE is UTF-8 text; - is standard input. The marketplace keeps the previous text as a revision.</source>
        <translation>FILE es texto UTF-8 con la descripción; - es la entrada estándar. El marketplace conserva el texto anterior como una revisión.</translation>
    </message>
    <message>
        <source>Move a listing to another listing type, or show its choices.</source>
        <translation>Cambiar el tipo de una publicación o ver los posibles.</translation>
    </message>
    <message>
        <source>Without TYPE, shows the types that the listing can be moved to and what is left of a sale with each. Unknown values are shown as &quot;–&quot;.</source>
        <translation>Sin TYPE muestra los tipos a los que puede pasar la publicación y lo que queda de una venta con cada uno. Lo que no se sabe se muestra como “–”.</translation>
    </message>
    <message>
        <source>List a closed listing again as a new listing.</source>
        <translation>Republicar una publicación finalizada, con id nuevo.</translation>
    </message>
    <message>
        <source>The new listing has a new id. With variations, price and stock are set in each of them. The listing is never created twice: if no answer comes, the new listing is looked for first.</source>
        <translation>La publicación nueva tiene un id nuevo. Con variaciones, el precio y el stock se fijan en cada una. Nunca se publica dos veces: si no llega respuesta, primero se busca la publicación nueva.</translation>
    </message>
    <message>
        <source>New price, such as 199.90 or +7%.</source>
        <translation>Precio nuevo, como 199.90 o +7%.</translation>
    </message>
    <message>
        <source>New stock, such as 5 or +3.</source>
        <translation>Stock nuevo, como 5 o +3.</translation>
    </message>
    <message>
        <source>New listing type.</source>
        <translation>Tipo de publicación nuevo.</translation>
    </message>
    <message>
        <source>Create a listing from the item in FILE.</source>
        <translation>Publicar el artículo de FILE.</translation>
    </message>
    <message>
        <source>FILE is one JSON object with the fields that the marketplace accepts for a new item; - is standard input. The item is first checked by the rules and by the marketplace, and is listed only if neither would refuse it. It is never listed twice: if no answer comes, the new listing is looked for, and the same command, run again, waits for the result.</source>
        <translation>FILE es un objeto JSON con los campos que el marketplace acepta para un artículo nuevo; - es la entrada estándar. El artículo primero se revisa con las reglas y con el marketplace, y solo se publica si ninguno lo rechazaría. Nunca se publica dos veces: si no llega respuesta, se busca la publicación nueva, y el mismo comando repetido espera el resultado.</translation>
    </message>
    <message>
        <source>A picture in FILE may be a file in the same folder: {&quot;file&quot;: &quot;front.jpg&quot;}. All pictures are checked before anything is sent; each is uploaded once.</source>
        <translation>Una foto en FILE puede ser un archivo de la misma carpeta: {&quot;file&quot;: &quot;front.jpg&quot;}. Todas las fotos se revisan antes de enviar nada; cada una se sube una sola vez.</translation>
    </message>
    <message>
        <source>Picture to put before those of the listing. May be given several times, the cover first.</source>
        <translation>Foto que va antes de las de la publicación. Se puede indicar varias veces, la portada primero.</translation>
    </message>
    <message>
        <source>Predict the category from the title if it is missing.</source>
        <translation>Predecir la categoría según el título, si falta.</translation>
    </message>
    <message>
        <source>List the item even if the same item was already listed from here.</source>
        <translation>Publicar el artículo aunque el mismo ya se publicó desde aquí.</translation>
    </message>
    <message>
        <source>List an item like a listing, optionally with other values.</source>
        <translation>Publicar un artículo como otra publicación, con cambios.</translation>
    </message>
    <message>
        <source>Check the item in FILE, without listing it.</source>
        <translation>Revisar el artículo de FILE, sin publicarlo.</translation>
    </message>
    <message>
        <source>Checks as &apos;vitrina create&apos; does. The exit code is 1 if the rules or the marketplace would refuse the item; the output shows why.</source>
        <translation>Revisa como &apos;vitrina create&apos;. El código de salida es 1 si las reglas o el marketplace rechazarían el artículo; la salida muestra por qué.</translation>
    </message>
    <message>
        <source>Show, add, remove or reorder the pictures of a listing.</source>
        <translation>Ver, agregar, quitar u ordenar las fotos de una publicación.</translation>
    </message>
    <message>
        <source>A picture is given by its number (the cover is 1) or id. &apos;add&apos; takes addresses and files; files are checked and prepared first. &apos;order&apos; moves the given pictures to the front; the others follow. Removing a picture that variations show needs --accept 1.</source>
        <translation>Una foto se indica por número (la portada es 1) o id. &apos;add&apos; toma direcciones y archivos; los archivos antes se revisan y se preparan. &apos;order&apos; pone primero las fotos indicadas; las demás siguen. Quitar una foto que muestran variaciones necesita --accept 1.</translation>
    </message>
    <message>
        <source>Show a listing as it is now.</source>
        <translation>Mostrar una publicación como está ahora.</translation>
    </message>
    <message>
        <source>Show it as of the last sync, with the time of that sync; needs no network.</source>
        <translation>Mostrarla como en la última sincronización, con la hora; no necesita red.</translation>
    </message>
    <message>
        <source>Show only this variation, as it is now.</source>
        <translation>Mostrar solo esta variación, como está ahora.</translation>
    </message>
    <message>
        <source>Show your account: status, permissions, reputation, limits.</source>
        <translation>Mostrar la cuenta: estado, permisos, reputación y límites.</translation>
    </message>
    <message>
        <source>Also shows what may be listed. A refused permission is shown with the marketplace&apos;s reasons. Unknown values are shown as –.</source>
        <translation>También muestra lo que se puede publicar. Un permiso negado se muestra con los motivos del marketplace. Lo que no se sabe se muestra como –.</translation>
    </message>
    <message>
        <source>Show the public information about another user.</source>
        <translation>Mostrar los datos públicos de otro usuario.</translation>
    </message>
    <message>
        <source>Show the category tree, or everything about one category.</source>
        <translation>Mostrar el árbol de categorías, o todo sobre una.</translation>
    </message>
    <message>
        <source>A category is shown with its path and subcategories, its settings and limits, its attributes with kind, values, units and limits, and the listing types of the site. The tree starts from the categories of your listings, because the marketplace has no list of all categories; below the top level, it shows only branches that your listings use.</source>
        <translation>Una categoría se muestra con la ruta y las subcategorías, sus ajustes y límites, sus atributos con tipo, valores, unidades y límites, y los tipos de publicación del sitio. El árbol parte de las categorías de las publicaciones propias, porque el marketplace no tiene una lista de todas; debajo del primer nivel muestra solo las ramas con publicaciones propias.</translation>
    </message>
    <message>
        <source>Show all values of every attribute.</source>
        <translation>Mostrar todos los valores de cada atributo.</translation>
    </message>
    <message>
        <source>Show the site&apos;s listing types, with charges and durations.</source>
        <translation>Mostrar los tipos de publicación, con cargos y duración.</translation>
    </message>
    <message>
        <source>With --price, also shows the charge of a sale at that price and what is left of it, before shipping. An unknown charge is shown as –.</source>
        <translation>Con --price muestra también el cargo de una venta a ese precio y lo que queda de ella, antes del envío. Un cargo que no se sabe se muestra como –.</translation>
    </message>
    <message>
        <source>Price of a sale, such as 1299.90.</source>
        <translation>Precio de una venta, como 1299.90.</translation>
    </message>
    <message>
        <source>Show shipping modes and costs of a listing or a parcel.</source>
        <translation>Ver modos y costos de envío de una publicación o paquete.</translation>
    </message>
    <message>
        <source>For a listing, also shows whether free shipping is mandatory and why, what is left of a sale with each listing type, and the price above which a sale earns less. Unknown values are shown as –.</source>
        <translation>De una publicación muestra también si el envío gratis es obligatorio y por qué, lo que queda de una venta con cada tipo de publicación, y el precio por encima del cual una venta deja menos. Lo que no se sabe se muestra como –.</translation>
    </message>
    <message>
        <source>Another parcel: three sides in centimetres, and the weight in grams.</source>
        <translation>Otro paquete: tres lados en centímetros, y el peso en gramos.</translation>
    </message>
    <message>
        <source>Category of the parcel, which determines its shipping modes.</source>
        <translation>Categoría del paquete, que decide los modos de envío.</translation>
    </message>
    <message>
        <source>Also show the listing&apos;s shipping information exactly as the marketplace returns it.</source>
        <translation>Mostrar también los datos de envío de la publicación tal como los da el marketplace.</translation>
    </message>
    <message>
        <source>Listing type, such as gold_pro.</source>
        <translation>Tipo de publicación, como gold_pro.</translation>
    </message>
    <message>
        <source>Show buyers&apos; orders, newest first.</source>
        <translation>Mostrar las órdenes de compradores, primero las nuevas.</translation>
    </message>
    <message>
        <source>A buyer&apos;s telephone number, if the marketplace gives it, is only in --json.</source>
        <translation>El teléfono de un comprador, si el marketplace lo da, está solo en --json.</translation>
    </message>
    <message>
        <source>Words to search for in the orders.</source>
        <translation>Palabras que buscar en las órdenes.</translation>
    </message>
    <message>
        <source>Only orders with this tag.</source>
        <translation>Solo órdenes con esta etiqueta.</translation>
    </message>
    <message>
        <source>Maximum number to show.</source>
        <translation>Cuántas se muestran como máximo.</translation>
    </message>
    <message>
        <source>Show buyers&apos; questions about all listings, or about one.</source>
        <translation>Mostrar las preguntas de los compradores. Son las de todas las publicaciones, o las de una.</translation>
    </message>
    <message>
        <source>Only questions that wait for an answer.</source>
        <translation>Solo las preguntas que esperan respuesta.</translation>
    </message>
    <message>
        <source>Show the site&apos;s coverage areas, or one area.</source>
        <translation>Mostrar las áreas de cobertura del sitio, o una.</translation>
    </message>
    <message>
        <source>The listing of a service has ids of these areas in coverage_areas; one of the areas is the whole country.</source>
        <translation>La publicación de un servicio lleva ids de estas áreas en coverage_areas; una de las áreas es todo el país.</translation>
    </message>
    <message>
        <source>Search the site, and compare your prices with the others&apos;.</source>
        <translation>Buscar en el sitio y comparar los precios propios con otros.</translation>
    </message>
    <message>
        <source>The lowest and the median price are those of other sellers. Rank 1 is the cheapest; --price also shows the rank that a price would have. Only prices in the site&apos;s currency are compared. The marketplace shows at most 1,000 results of a search; figures that would need more are shown as –.</source>
        <translation>El precio más bajo y el mediano son de otros vendedores. El puesto 1 es el más barato; --price muestra también el puesto que tendría un precio. Solo se comparan precios en la moneda del sitio. El marketplace muestra como máximo 1000 resultados de una búsqueda; las cifras que exigirían más se muestran como –.</translation>
    </message>
    <message>
        <source>Only in this category and its subcategories.</source>
        <translation>Solo en esta categoría y sus subcategorías.</translation>
    </message>
    <message>
        <source>Only items in this condition.</source>
        <translation>Solo artículos en esta condición.</translation>
    </message>
    <message>
        <source>Number of other sellers&apos; listings to show, cheapest first.</source>
        <translation>Número de publicaciones de otros que se muestran, primero las más baratas.</translation>
    </message>
    <message>
        <source>Predict the categories of titles, with their probabilities.</source>
        <translation>Predecir categorías de títulos, con sus probabilidades.</translation>
    </message>
    <message>
        <source>If the only argument is the name of a file or -, each of its lines is a title. A title for which nothing can be predicted is shown with –, and the exit code is 1.</source>
        <translation>Si el único argumento es el nombre de un archivo o -, cada una de sus líneas es un título. Un título del que no se puede predecir nada se muestra con –, y el código de salida es 1.</translation>
    </message>
    <message>
        <source>Predict only within this top-level category.</source>
        <translation>Predecir solo dentro de esta categoría de primer nivel.</translation>
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
        <translation>¡Interrumpido!</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>por defecto: {default}</translation>
    </message>
    <message>
        <source>file</source>
        <translation>archivo</translation>
    </message>
    <message>
        <source>directory</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>path</source>
        <translation>ruta</translation>
    </message>
    <message>
        <source>Error: {message}</source>
        <translation>Error: {message}</translation>
    </message>
    <message>
        <source>Error: invalid input</source>
        <translation>Error: valor no válido</translation>
    </message>
    <message>
        <source>Missing argument</source>
        <translation>Falta el argumento</translation>
    </message>
    <message>
        <source>Missing option</source>
        <translation>Falta la opción</translation>
    </message>
    <message>
        <source>Missing parameter</source>
        <translation>Falta el parámetro</translation>
    </message>
    <message>
        <source>Missing command.</source>
        <translation>Falta el comando.</translation>
    </message>
    <message>
        <source>Choose from:
	{choices}</source>
        <translation>Las opciones son:
	{choices}</translation>
    </message>
    <message>
        <source>Try &apos;{command} {option}&apos; for help.</source>
        <translation>Ayuda: &apos;{command} {option}&apos;.</translation>
    </message>
    <message>
        <source>No such option {name!r}.</source>
        <translation>No existe la opción {name!r}.</translation>
    </message>
    <message>
        <source>No such command {name!r}.</source>
        <translation>No existe el comando {name!r}.</translation>
    </message>
    <message numerus="yes">
        <source>(Did you mean one of: {possibilities}?)</source>
        <comment>Did you mean {possibility}?</comment>
        <translation>
            <numerusform>¿Quizás {possibility}?</numerusform>
            <numerusform>(¿Quizás una de estas: {possibilities}?)</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid value: {message}</source>
        <translation>Valor no válido: {message}</translation>
    </message>
    <message>
        <source>Make a plan for the listings selected by a query or a file.</source>
        <translation>Hacer un plan para publicaciones de una consulta o un archivo.</translation>
    </message>
    <message>
        <source>Write listings of the local catalogue to a file. Exports all of them, or those selected by a query or a list.</source>
        <translation>Escribir publicaciones del catálogo local en un archivo. Exporta todas, o las que selecciona una consulta o una lista.</translation>
    </message>
    <message>
        <source>&apos;vitrina plan new -h&apos; explains the query language of --where.</source>
        <translation>&apos;vitrina plan new -h&apos; explica el lenguaje de consultas de --where.</translation>
    </message>
    <message>
        <source>csv and json: the columns of the table. jsonl: complete listings, one per line. xlsx: a workbook to fill in, like --sheet, with one sheet per category. Default: the extension of FILE, or csv.</source>
        <translation>csv y json: las columnas de la tabla. jsonl: publicaciones completas, una por línea. xlsx: un libro para completar, como --sheet, con una hoja por categoría. Por defecto, la extensión de FILE o csv.</translation>
    </message>
    <message>
        <source>Spreadsheet program that a csv is for; sets separator, decimal mark and byte order mark, and the language of a sheet&apos;s headings.</source>
        <translation>Programa de planillas al que va un csv: decide separador, signo decimal y marca de orden de bytes, y el idioma de los títulos de una planilla para completar.</translation>
    </message>
    <message>
        <source>Texts, pictures, attributes, variations, price, stock and own code are those of ID, unless others are given. Given pictures come before those of ID.</source>
        <translation>Los textos, fotos, atributos, variaciones, precio, stock y código propio son los de ID, salvo los que se indiquen. Las fotos indicadas van antes de las de ID.</translation>
    </message>
    <message>
        <source>Invalid value for {param_hint}: {message}</source>
        <translation>Valor no válido para {param_hint}: {message}</translation>
    </message>
    <message>
        <source>Could not open file {filename!r}: {message}</source>
        <translation>No se pudo abrir el archivo {filename!r}: {message}</translation>
    </message>
    <message>
        <source>Option {name!r} does not take a value.</source>
        <translation>La opción {name!r} no lleva valor.</translation>
    </message>
    <message>
        <source>{value} is not in the range {range}.</source>
        <translation>{value} no está en el rango {range}.</translation>
    </message>
    <message>
        <source>{value!r} is not a valid {number_type}.</source>
        <translation>{value!r} no es un valor de tipo {number_type}.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a file.</source>
        <translation>{name} {filename!r} es un archivo.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is a directory.</source>
        <translation>{name} {filename!r} es una carpeta.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not readable.</source>
        <translation>{name} {filename!r} no se puede leer.</translation>
    </message>
    <message>
        <source>{name} {filename!r} is not writable.</source>
        <translation>{name} {filename!r} no se puede escribir.</translation>
    </message>
    <message>
        <source>{name} {filename!r} does not exist.</source>
        <translation>{name} {filename!r} no existe.</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>Mostrar esta ayuda y salir.</translation>
    </message>
    <message>
        <source>%(prog)s, version %(version)s</source>
        <translation>%(prog)s, versión %(version)s</translation>
    </message>
    <message numerus="yes">
        <source>Got unexpected extra arguments ({args})</source>
        <comment>Got unexpected extra argument ({args})</comment>
        <translation>
            <numerusform>Sobra un argumento ({args})</numerusform>
            <numerusform>Sobran argumentos ({args})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Option {name!r} requires {nargs} arguments.</source>
        <comment>Option {name!r} requires an argument.</comment>
        <translation>
            <numerusform>La opción {name!r} necesita un valor.</numerusform>
            <numerusform>La opción {name!r} necesita {nargs} valores.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{value!r} is not one of {choices}.</source>
        <comment>{value!r} is not {choice}.</comment>
        <translation>
            <numerusform>{value!r} no es {choice}.</numerusform>
            <numerusform>{value!r} no es ninguno de estos valores: {choices}.</numerusform>
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
            <numerusform>{n} campo cambiado</numerusform>
            <numerusform>{n} campos cambiados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} remarks</source>
        <comment>{n} remark</comment>
        <translation>
            <numerusform>{n} observación</numerusform>
            <numerusform>{n} observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reading the attributes of {n} listings; next time only those that have changed</source>
        <comment>reading the attributes of {n} listing; next time only if it has changed</comment>
        <translation>
            <numerusform>leyendo los atributos de {n} publicación; la próxima vez solo si cambia</numerusform>
            <numerusform>leyendo los atributos de {n} publicaciones; la próxima vez solo los de las que cambien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and {n} more</source>
        <comment>and {n} more</comment>
        <translation>
            <numerusform>y {n} más</numerusform>
            <numerusform>y {n} más</numerusform>
        </translation>
    </message>
    <message>
        <source>the same, if the name also means something else</source>
        <translation>lo mismo, si el nombre también significa otra cosa</translation>
    </message>
    <message>
        <source>select listings with --where or --ids; --where &apos;&apos; selects all</source>
        <translation>hay que seleccionar las publicaciones con --where o --ids; --where &apos;&apos; las selecciona todas</translation>
    </message>
    <message>
        <source>{found} found, {planned} planned in {out}</source>
        <translation>{found} halladas, {planned} planeadas en {out}</translation>
    </message>
    <message>
        <source>Looking for risks</source>
        <translation>Buscando riesgos</translation>
    </message>
    <message>
        <source>the practice shop</source>
        <translation>la tienda de práctica</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>check</source>
        <translation>revisión</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>datos</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings written to {out}</source>
        <comment>{n} listing written to {out}</comment>
        <translation>
            <numerusform>{n} publicación escrita en {out}</numerusform>
            <numerusform>{n} publicaciones escritas en {out}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no catalogue yet. Run &apos;vitrina sync&apos; first.</source>
        <translation>Todavía no hay catálogo. Antes hay que ejecutar &apos;vitrina sync&apos;.</translation>
    </message>
    <message>
        <source>standard output is closed</source>
        <translation>la salida estándar no está abierta</translation>
    </message>
    <message>
        <source>nothing was left to send</source>
        <translation>no quedaba nada por enviar</translation>
    </message>
    <message>
        <source>Nothing was ever sent for {item_id} from this workspace.</source>
        <translation>Nunca se envió nada para {item_id} desde este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Changes found by syncs:</source>
        <translation>Cambios hallados al sincronizar:</translation>
    </message>
    <message>
        <source>since then</source>
        <translation>desde entonces</translation>
    </message>
    <message>
        <source>There has been no sync yet.</source>
        <translation>Todavía no se sincronizó.</translation>
    </message>
    <message>
        <source>This cannot be undone. Type the id again to continue</source>
        <translation>No se puede deshacer. Para continuar hay que escribir el id otra vez</translation>
    </message>
    <message>
        <source>Sending is paused; &apos;vitrina send --resume&apos; sends them</source>
        <translation>El envío está en pausa; &apos;vitrina send --resume&apos; los envía</translation>
    </message>
    <message>
        <source>&apos;vitrina send&apos; finds out their outcome</source>
        <translation>&apos;vitrina send&apos; averigua cómo terminaron</translation>
    </message>
    <message>
        <source>nothing was added: earlier changes to this listing have no outcome yet ({count}). {how}.</source>
        <translation>no se agregó nada: aún no se sabe cómo terminaron cambios anteriores de esta publicación ({count}). {how}.</translation>
    </message>
    <message>
        <source>nothing was sent: {reason}</source>
        <translation>no se envió nada: {reason}</translation>
    </message>
    <message>
        <source>category {id}  {path}  {sure}</source>
        <translation>categoría {id}  {path}  {sure}</translation>
    </message>
    <message>
        <source>{shown}: larger than {most} MiB</source>
        <translation>{shown}: más de {most} MiB</translation>
    </message>
    <message>
        <source>It would be refused: {errors}.</source>
        <translation>Sería rechazado: {errors}.</translation>
    </message>
    <message>
        <source>It would be listed.</source>
        <translation>Se publicaría.</translation>
    </message>
    <message>
        <source>nothing was sent: the same item was already listed from here as {listing_id}; to list another, use --again</source>
        <translation>no se envió nada: el mismo artículo ya se publicó desde aquí como {listing_id}; para publicar otro existe --again</translation>
    </message>
    <message>
        <source>the file is not UTF-8 text</source>
        <translation>el archivo no es texto en UTF-8</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>upgrade</source>
        <translation>subir de tipo</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>type</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>name</source>
        <translation>nombre</translation>
    </message>
    <message>
        <source>left of a sale</source>
        <translation>queda de una venta</translation>
    </message>
    <message>
        <source>{item_id} has no pictures.</source>
        <translation>{item_id} no tiene fotos.</translation>
    </message>
    <message>
        <source>{item_id} has no variations.</source>
        <translation>{item_id} no tiene variaciones.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>max size</source>
        <translation>tamaño máximo</translation>
    </message>
    <message>
        <source>address</source>
        <translation>dirección</translation>
    </message>
    <message>
        <source>attributes</source>
        <translation>atributos</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>NAME=VALUE for each attribute</source>
        <translation>NAME=VALUE para cada atributo</translation>
    </message>
    <message>
        <source>at least one attribute, such as Color=Negro</source>
        <translation>al menos un atributo, como Color=Negro</translation>
    </message>
    <message>
        <source>one picture</source>
        <translation>una foto</translation>
    </message>
    <message>
        <source>at least one picture</source>
        <translation>al menos una foto</translation>
    </message>
    <message>
        <source>one variation, by number or id</source>
        <translation>una variación, por número o id</translation>
    </message>
    <message>
        <source>a variation, and FIELD=VALUE...</source>
        <translation>una variación, y FIELD=VALUE...</translation>
    </message>
    <message>
        <source>left of a sale  {amounts}</source>
        <translation>queda de una venta  {amounts}</translation>
    </message>
    <message>
        <source>vitrina {name}: risky and not accepted; nothing was sent. To accept: --accept {count}</source>
        <translation>vitrina {name}: con riesgo y sin aceptar; no se envió nada. Para aceptar: --accept {count}</translation>
    </message>
    <message>
        <source>vitrina {name}: nothing was sent</source>
        <translation>vitrina {name}: no se envió nada</translation>
    </message>
    <message>
        <source>This change is already in the outbox, without an outcome yet; it is not sent twice.</source>
        <translation>Este cambio ya está en la bandeja de salida, aún sin resultado; no se envía dos veces.</translation>
    </message>
    <message>
        <source>listed as {listing_id}</source>
        <translation>publicado como {listing_id}</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Nothing to send: the listing is already so.</source>
        <translation>No hay nada que enviar: la publicación ya está así.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted; close it first.</source>
        <translation>Solo se puede eliminar una publicación finalizada; antes hay que finalizarla.</translation>
    </message>
    <message>
        <source>variation {id}  {look}  removed</source>
        <translation>variación {id}  {look}  se quita</translation>
    </message>
    <message>
        <source>new variation  {look}  price {price}, stock {stock}</source>
        <translation>variación nueva  {look}  precio {price}, stock {stock}</translation>
    </message>
    <message>
        <source>risky: sending it needs --accept {count}</source>
        <translation>con riesgo: para enviarlo hace falta --accept {count}</translation>
    </message>
    <message>
        <source>may list</source>
        <translation>puede publicar</translation>
    </message>
    <message>
        <source>may buy</source>
        <translation>puede comprar</translation>
    </message>
    <message>
        <source>may sell</source>
        <translation>puede vender</translation>
    </message>
    <message>
        <source>site</source>
        <translation>sitio</translation>
    </message>
    <message>
        <source>kind of user</source>
        <translation>tipo de usuario</translation>
    </message>
    <message>
        <source>registered</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>reputation</source>
        <translation>reputación</translation>
    </message>
    <message>
        <source>power seller</source>
        <translation>vendedor destacado</translation>
    </message>
    <message>
        <source>sales</source>
        <translation>ventas</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>reclamos</translation>
    </message>
    <message>
        <source>sent late</source>
        <translation>enviado tarde</translation>
    </message>
    <message>
        <source>new free listings</source>
        <translation>publicaciones gratis nuevas</translation>
    </message>
    <message>
        <source>free shipping rule</source>
        <translation>regla de envío gratis</translation>
    </message>
    <message>
        <source>there is no user {user_id!r}</source>
        <translation>no existe el usuario {user_id!r}</translation>
    </message>
    <message>
        <source>(up to {free} sales; used products always)</source>
        <translation>(hasta {free} ventas; los productos usados, siempre)</translation>
    </message>
    <message>
        <source>; did you mean {near}?</source>
        <translation>; ¿quizás {near}?</translation>
    </message>
    <message>
        <source>there is no {what} {typed!r}{advice}</source>
        <translation>no existe: {what} {typed!r}{advice}</translation>
    </message>
    <message>
        <source>can be read as {meant}</source>
        <translation>se puede leer como {meant}</translation>
    </message>
    <message>
        <source>is not an amount</source>
        <translation>no es un importe</translation>
    </message>
    <message>
        <source>{value!r} {wrong}; write it like 1299.90</source>
        <translation>{value!r} {wrong}; se escribe como 1299.90</translation>
    </message>
    <message>
        <source>there is no listing {typed!r}; it is the own code of {coded}</source>
        <translation>no existe la publicación {typed!r}; es el código propio de {coded}</translation>
    </message>
    <message>
        <source>required for the catalog</source>
        <translation>obligatorio para el catálogo</translation>
    </message>
    <message>
        <source>set by the marketplace</source>
        <translation>lo pone el marketplace</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>fixed</source>
        <translation>fijo</translation>
    </message>
    <message>
        <source>may vary</source>
        <translation>puede variar</translation>
    </message>
    <message>
        <source>of variations</source>
        <translation>de variaciones</translation>
    </message>
    <message>
        <source>has pictures of its own</source>
        <translation>tiene fotos propias</translation>
    </message>
    <message>
        <source>Attributes: {count}</source>
        <translation>Atributos: {count}</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Debajo</translation>
    </message>
    <message numerus="yes">
        <source>at most {n} characters</source>
        <comment>at most {n} character</comment>
        <translation>
            <numerusform>como máximo {n} carácter</numerusform>
            <numerusform>como máximo {n} caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>in {units}</source>
        <translation>en {units}</translation>
    </message>
    <message>
        <source>, and {rest} more (--values)</source>
        <translation>, y {rest} más (--values)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>active listings</source>
        <translation>publicaciones activas</translation>
    </message>
    <message>
        <source>may be listed in</source>
        <translation>se puede publicar</translation>
    </message>
    <message>
        <source>listing types</source>
        <translation>tipos de publicación</translation>
    </message>
    <message>
        <source>longest title</source>
        <translation>título más largo</translation>
    </message>
    <message>
        <source>longest subtitle</source>
        <translation>subtítulo más largo</translation>
    </message>
    <message>
        <source>longest description</source>
        <translation>descripción más larga</translation>
    </message>
    <message>
        <source>most pictures</source>
        <translation>máximo de fotos</translation>
    </message>
    <message>
        <source>most pictures, variations</source>
        <translation>máximo de fotos, variaciones</translation>
    </message>
    <message>
        <source>lowest price</source>
        <translation>precio mínimo</translation>
    </message>
    <message>
        <source>highest price</source>
        <translation>precio máximo</translation>
    </message>
    <message>
        <source>currencies</source>
        <translation>monedas</translation>
    </message>
    <message>
        <source>conditions</source>
        <translation>condiciones</translation>
    </message>
    <message>
        <source>buying modes</source>
        <translation>formas de compra</translation>
    </message>
    <message>
        <source>shipping modes</source>
        <translation>modos de envío</translation>
    </message>
    <message>
        <source>immediate payment</source>
        <translation>pago inmediato</translation>
    </message>
    <message>
        <source>coverage areas</source>
        <translation>áreas de cobertura</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>variaciones</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
    <message>
        <source>, mine: {mine}</source>
        <translation>, propias: {mine}</translation>
    </message>
    <message>
        <source>No categories are known yet; &apos;vitrina predict TITLE&apos; finds one.</source>
        <translation>Todavía no se conocen categorías; &apos;vitrina predict TITLE&apos; encuentra una.</translation>
    </message>
    <message>
        <source>(active: {total}{mine})</source>
        <translation>(activas: {total}{mine})</translation>
    </message>
    <message>
        <source>coverage area</source>
        <translation>área de cobertura</translation>
    </message>
    <message>
        <source>This site has no coverage areas.</source>
        <translation>Este sitio no tiene áreas de cobertura.</translation>
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
        <translation>clase</translation>
    </message>
    <message>
        <source>banned by the marketplace</source>
        <translation>prohibida por el marketplace</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>eliminada</translation>
    </message>
    <message>
        <source>forbidden by the marketplace</source>
        <translation>vedada por el marketplace</translation>
    </message>
    <message>
        <source>frozen by the marketplace</source>
        <translation>congelada por el marketplace</translation>
    </message>
    <message>
        <source>held by the marketplace</source>
        <translation>retenida por el marketplace</translation>
    </message>
    <message>
        <source>out of stock</source>
        <translation>sin stock</translation>
    </message>
    <message>
        <source>the marketplace is waiting for documents</source>
        <translation>el marketplace espera documentos</translation>
    </message>
    <message>
        <source>suspended by the marketplace</source>
        <translation>suspendida por el marketplace</translation>
    </message>
    <message>
        <source>the marketplace is waiting for a correction</source>
        <translation>el marketplace espera una corrección</translation>
    </message>
    <message>
        <source>the marketplace has a warning</source>
        <translation>el marketplace tiene una advertencia</translation>
    </message>
    <message>
        <source>Pictures: {count}</source>
        <translation>Fotos: {count}</translation>
    </message>
    <message>
        <source>What is left of a sale</source>
        <translation>Lo que queda de una venta</translation>
    </message>
    <message>
        <source>a sync that did not finish</source>
        <translation>un intento de sincronizar que no terminó</translation>
    </message>
    <message>
        <source>(before: {price})</source>
        <translation>(antes: {price})</translation>
    </message>
    <message>
        <source>stored copy as of {since}</source>
        <translation>copia guardada al {since}</translation>
    </message>
    <message>
        <source>of another seller: {seller_id}</source>
        <translation>de otro vendedor: {seller_id}</translation>
    </message>
    <message>
        <source>in stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>ventas</translation>
    </message>
    <message>
        <source>condition</source>
        <translation>condición</translation>
    </message>
    <message>
        <source>category</source>
        <translation>categoría</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>salida estándar</translation>
    </message>
    <message>
        <source>the listing</source>
        <translation>la publicación</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>own code</source>
        <translation>código propio</translation>
    </message>
    <message>
        <source>health</source>
        <translation>calidad</translation>
    </message>
    <message>
        <source>listed</source>
        <translation>publicada</translation>
    </message>
    <message>
        <source>last change</source>
        <translation>último cambio</translation>
    </message>
    <message>
        <source>description</source>
        <translation>descripción</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>qué es</translation>
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
        <translation>no aplica</translation>
    </message>
    <message>
        <source>left</source>
        <translation>queda</translation>
    </message>
    <message>
        <source>lasts</source>
        <translation>dura</translation>
    </message>
    <message>
        <source>for new products</source>
        <translation>para productos nuevos</translation>
    </message>
    <message>
        <source>A sale at {price}, before shipping</source>
        <translation>Una venta a {price}, antes del envío</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>costo</translation>
    </message>
    <message>
        <source>no end</source>
        <translation>sin fin</translation>
    </message>
    <message numerus="yes">
        <source>{n} days</source>
        <comment>{n} day</comment>
        <translation>
            <numerusform>{n} día</numerusform>
            <numerusform>{n} días</numerusform>
        </translation>
    </message>
    <message>
        <source>Listings on {id}: {total}, of other sellers: {others}</source>
        <translation>Publicaciones en {id}: {total}, de otros vendedores: {others}</translation>
    </message>
    <message>
        <source>words to search for</source>
        <translation>palabras que buscar</translation>
    </message>
    <message>
        <source>Cheapest listings of others</source>
        <translation>Publicaciones más baratas de otros</translation>
    </message>
    <message>
        <source>only {read} of them could be read</source>
        <translation>solo se pudieron leer {read}</translation>
    </message>
    <message>
        <source>without a price in {currency_id}, and not compared: {not_compared}</source>
        <translation>sin precio en {currency_id}, no comparadas: {not_compared}</translation>
    </message>
    <message>
        <source>lowest price of others</source>
        <translation>precio más bajo de otros</translation>
    </message>
    <message>
        <source>median price of others</source>
        <translation>precio mediano de otros</translation>
    </message>
    <message>
        <source>rank of {price}: {rank}</source>
        <translation>puesto de {price}: {rank}</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>puesto</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>None of your listings is among them.</source>
        <translation>No hay ninguna publicación propia entre ellas.</translation>
    </message>
    <message>
        <source>seller</source>
        <translation>vendedor</translation>
    </message>
    <message>
        <source>there is no title</source>
        <translation>no hay título</translation>
    </message>
    <message>
        <source>{count} titles; at most {most} at once</source>
        <translation>{count} títulos; como máximo {most} a la vez</translation>
    </message>
    <message>
        <source>more than {most} MB</source>
        <translation>más de {most} MB</translation>
    </message>
    <message>
        <source>there is no file {name!r}</source>
        <translation>no existe el archivo {name!r}</translation>
    </message>
    <message>
        <source>The site {site_id} predicts no categories.</source>
        <translation>El sitio {site_id} no predice categorías.</translation>
    </message>
    <message>
        <source>not a text file in UTF-8</source>
        <translation>no es un archivo de texto en UTF-8</translation>
    </message>
    <message>
        <source>{below} is not a top-level category; its top-level category is {id}</source>
        <translation>{below} no es una categoría de primer nivel; la de primer nivel es {id}</translation>
    </message>
    <message>
        <source>height, width, length in cm and grams, such as 10x20x30,500</source>
        <translation>alto, ancho, largo en cm y gramos, como 10x20x30,500</translation>
    </message>
    <message>
        <source>give either the ID of a listing or --dimensions</source>
        <translation>hay que indicar el ID de una publicación o --dimensions, no ambos</translation>
    </message>
    <message>
        <source>--category goes with --dimensions: a listing has its own category</source>
        <translation>--category va con --dimensions: una publicación tiene categoría propia</translation>
    </message>
    <message>
        <source>--raw needs the ID of a listing</source>
        <translation>--raw necesita el ID de una publicación</translation>
    </message>
    <message>
        <source>{item_id} is a listing of another seller</source>
        <translation>{item_id} es una publicación de otro vendedor</translation>
    </message>
    <message>
        <source>the price is above the threshold</source>
        <translation>el precio está por encima del umbral</translation>
    </message>
    <message>
        <source>it is new</source>
        <translation>es nuevo</translation>
    </message>
    <message>
        <source>it is of an official store</source>
        <translation>es de una tienda oficial</translation>
    </message>
    <message>
        <source>the seller has the best reputation</source>
        <translation>el vendedor tiene la mejor reputación</translation>
    </message>
    <message>
        <source>measures of the listing</source>
        <translation>medidas de la publicación</translation>
    </message>
    <message>
        <source>usual measures of its category</source>
        <translation>medidas habituales de su categoría</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>las indicadas</translation>
    </message>
    <message>
        <source>As returned by the marketplace</source>
        <translation>Como lo da el marketplace</translation>
    </message>
    <message>
        <source>A classified ad: neither sold nor shipped through the marketplace.</source>
        <translation>Un clasificado: ni se vende ni se envía por el marketplace.</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>billable weight</source>
        <translation>peso facturable</translation>
    </message>
    <message>
        <source>shipping cost for you</source>
        <translation>costo de envío propio</translation>
    </message>
    <message>
        <source>ships free now</source>
        <translation>envío gratis ahora</translation>
    </message>
    <message>
        <source>free shipping is mandatory</source>
        <translation>envío gratis obligatorio</translation>
    </message>
    <message>
        <source>fetched by the buyer</source>
        <translation>retiro en persona</translation>
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
        <translation>modos: – (dependen de la categoría: --category)</translation>
    </message>
    <message>
        <source>not available to you</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>--variation reads from the marketplace and cannot be used with --stored</source>
        <translation>--variation lee del marketplace y no se puede usar con --stored</translation>
    </message>
    <message>
        <source>variation of {item_id}</source>
        <translation>variación de {item_id}</translation>
    </message>
    <message>
        <source>and {count} more</source>
        <translation>y {count} más</translation>
    </message>
    <message>
        <source>Only the first {limit} are shown; use --limit to show more.</source>
        <translation>Solo se muestran {limit}; con --limit se muestran más.</translation>
    </message>
    <message>
        <source>There may be more: the marketplace shows at most {most}.</source>
        <translation>Puede haber más: el marketplace muestra como máximo {most}.</translation>
    </message>
    <message>
        <source>order</source>
        <translation>orden</translation>
    </message>
    <message>
        <source>placed</source>
        <translation>fecha</translation>
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
        <translation>artículos</translation>
    </message>
    <message>
        <source>There are no such orders.</source>
        <translation>No hay órdenes así.</translation>
    </message>
    <message>
        <source>There are no orders.</source>
        <translation>No hay órdenes.</translation>
    </message>
    <message>
        <source>No questions are waiting for an answer.</source>
        <translation>No hay preguntas que esperen respuesta.</translation>
    </message>
    <message>
        <source>There are no questions.</source>
        <translation>No hay preguntas.</translation>
    </message>
    <message numerus="yes">
        <source>, tried {n} times</source>
        <comment>, tried {n} time</comment>
        <translation>
            <numerusform>, {n} intento</numerusform>
            <numerusform>, {n} intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>Fila {number}</translation>
    </message>
    <message>
        <source>{kind}, made {made}, {state} since {changed}{tries}</source>
        <translation>{kind}, creada {made}, {state} desde {changed}{tries}</translation>
    </message>
    <message>
        <source>Requested:</source>
        <translation>Solicitado:</translation>
    </message>
    <message>
        <source>the outbox is empty</source>
        <translation>la bandeja de salida está vacía</translation>
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
        <translation>cambiado por la diferencia: {value}</translation>
    </message>
    <message>
        <source>theirs</source>
        <translation>el del marketplace</translation>
    </message>
    <message>
        <source>field</source>
        <translation>campo</translation>
    </message>
    <message>
        <source>mine</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>theirs: the marketplace&apos;s value as of {changed}</source>
        <translation>ajeno: el valor del marketplace al {changed}</translation>
    </message>
    <message>
        <source>The request that would be sent with your values:</source>
        <translation>La solicitud que se enviaría con los valores propios:</translation>
    </message>
    <message>
        <source>The request that would be sent now:</source>
        <translation>La solicitud que se enviaría ahora:</translation>
    </message>
    <message>
        <source>It cannot be restored. Send it?</source>
        <translation>No se puede restaurar. ¿Enviarlo?</translation>
    </message>
    <message>
        <source>name a row or a listing</source>
        <translation>hay que indicar una fila o una publicación</translation>
    </message>
    <message>
        <source>choose whose values to keep: mine or theirs{hint}</source>
        <translation>hay que elegir los valores: mine o theirs{hint}</translation>
    </message>
    <message>
        <source>--field decides a single row: give its number</source>
        <translation>--field decide una sola fila: hay que dar el número</translation>
    </message>
    <message>
        <source>on hold until &apos;vitrina outbox release {number}&apos;</source>
        <translation>retenida hasta &apos;vitrina outbox release {number}&apos;</translation>
    </message>
    <message>
        <source>waits to be sent</source>
        <translation>espera para enviarse</translation>
    </message>
    <message>
        <source>is looked for again; this sends nothing</source>
        <translation>se busca otra vez; con eso no se envía nada</translation>
    </message>
    <message>
        <source>not sent: the listing stays as the marketplace has it</source>
        <translation>no se envía: la publicación queda como la tiene el marketplace</translation>
    </message>
    <message>
        <source>dropped: not sent</source>
        <translation>descartada: no se envía</translation>
    </message>
    <message>
        <source>dropped, but it was already sent and may have arrived: check the listing</source>
        <translation>descartada, pero ya se había enviado y puede haber llegado: hay que revisar la publicación</translation>
    </message>
    <message>
        <source>cannot be taken back: it is being sent; if it does not arrive, it is not sent again</source>
        <translation>no se puede retirar: se está enviando; si no llega, no se envía otra vez</translation>
    </message>
    <message>
        <source>nothing done: {fields} also changed on the marketplace; use &apos;vitrina outbox decide {number} mine|theirs&apos;</source>
        <translation>no se hizo nada: {fields} también cambió en el marketplace; &apos;vitrina outbox decide {number} mine|theirs&apos;</translation>
    </message>
    <message>
        <source>nothing done: something would be lost for good; --yes confirms it</source>
        <translation>no se hizo nada: algo se perdería para siempre; --yes lo confirma</translation>
    </message>
    <message>
        <source>nothing done: it is {state}</source>
        <translation>no se hizo nada: está {state}</translation>
    </message>
    <message>
        <source>nothing done: another program changed it first; it is now {state}</source>
        <translation>no se hizo nada: otro programa la cambió antes; ahora está {state}</translation>
    </message>
    <message>
        <source>; &apos;vitrina undo {item_id}&apos; takes it back</source>
        <translation>; &apos;vitrina undo {item_id}&apos; la deshace</translation>
    </message>
    <message>
        <source>; &apos;vitrina outbox retry {number}&apos; sends it again</source>
        <translation>; &apos;vitrina outbox retry {number}&apos; la envía otra vez</translation>
    </message>
    <message>
        <source>; its values are a draft again</source>
        <translation>; sus valores vuelven a ser un borrador</translation>
    </message>
    <message>
        <source>vitrina {name}: sending is paused: resume with &apos;vitrina send --resume&apos;</source>
        <translation>vitrina {name}: el envío está en pausa: se reanuda con &apos;vitrina send --resume&apos;</translation>
    </message>
    <message>
        <source>row {number}</source>
        <translation>fila {number}</translation>
    </message>
    <message>
        <source>vitrina {name}: decided, but not sent yet: &apos;vitrina send&apos; sends it</source>
        <translation>vitrina {name}: decidido, pero aún sin enviar: &apos;vitrina send&apos; lo envía</translation>
    </message>
    <message numerus="yes">
        <source>{n} later rows no longer wait for it: &apos;vitrina send&apos; sends them</source>
        <comment>{n} later row no longer waits for it: &apos;vitrina send&apos; sends it</comment>
        <translation>
            <numerusform>{n} fila posterior ya no la espera: &apos;vitrina send&apos; la envía</numerusform>
            <numerusform>{n} filas posteriores ya no la esperan: &apos;vitrina send&apos; las envía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} later rows wait with it</source>
        <comment>{n} later row waits with it</comment>
        <translation>
            <numerusform>{n} fila posterior espera con ella</numerusform>
            <numerusform>{n} filas posteriores esperan con ella</numerusform>
        </translation>
    </message>
    <message>
        <source>; did you mean {found}?</source>
        <translation>; ¿quizás {found}?</translation>
    </message>
    <message>
        <source>the last one is {number}</source>
        <translation>la última es {number}</translation>
    </message>
    <message>
        <source>there is no row {number}; {words}</source>
        <translation>no existe la fila {number}; {words}</translation>
    </message>
    <message>
        <source>{word} is not a listing of this shop, as of the last sync{hint}</source>
        <translation>{word} no es una publicación de esta tienda, según lo último que se sincronizó{hint}</translation>
    </message>
    <message>
        <source>{word!r} is neither the number of a row nor the id of a listing</source>
        <translation>{word!r} no es el número de una fila ni el id de una publicación</translation>
    </message>
    <message>
        <source>no change of {word} is waiting in the outbox; its last change, row {number}, is {state}</source>
        <translation>ningún cambio de {word} espera en la bandeja de salida; el último, la fila {number}, está {state}</translation>
    </message>
    <message>
        <source>row {number} is damaged or of a newer version; see &apos;vitrina doctor&apos;</source>
        <translation>la fila {number} está dañada o es de una versión más nueva; ver &apos;vitrina doctor&apos;</translation>
    </message>
    <message>
        <source>the outbox has no change of {word}{hint}</source>
        <translation>la bandeja de salida no tiene cambios de {word}{hint}</translation>
    </message>
    <message>
        <source>; the states are {known}</source>
        <translation>; los estados son {known}</translation>
    </message>
    <message>
        <source>{word!r} is not a state{hint}</source>
        <translation>{word!r} no es un estado{hint}</translation>
    </message>
    <message>
        <source>As of {as_of}: {rows}</source>
        <translation>Al {as_of}: {rows}</translation>
    </message>
    <message>
        <source>and {left} more (--limit 0 shows all)</source>
        <translation>y {left} más (--limit 0 muestra todo)</translation>
    </message>
    <message>
        <source>Sending is paused: &apos;vitrina send --resume&apos; resumes it.</source>
        <translation>El envío está en pausa: &apos;vitrina send --resume&apos; lo reanuda.</translation>
    </message>
    <message>
        <source>To see a conflict, use &apos;vitrina outbox show ID&apos;; to decide it, &apos;outbox decide&apos;.</source>
        <translation>Para ver un conflicto existe &apos;vitrina outbox show ID&apos;; para decidirlo, &apos;outbox decide&apos;.</translation>
    </message>
    <message>
        <source>row</source>
        <translation>fila</translation>
    </message>
    <message>
        <source>listing</source>
        <translation>publicación</translation>
    </message>
    <message>
        <source>changes</source>
        <translation>cambios</translation>
    </message>
    <message>
        <source>why</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>also changed on the marketplace</source>
        <translation>también cambió en el marketplace</translation>
    </message>
    <message>
        <source>would remove something for good</source>
        <translation>quitaría algo para siempre</translation>
    </message>
    <message>
        <source>on hold by you</source>
        <translation>retenida a mano</translation>
    </message>
    <message>
        <source>waits for an earlier change, which is on hold</source>
        <translation>espera un cambio anterior, que está retenido</translation>
    </message>
    <message>
        <source>no answer came, and the new listing was not found</source>
        <translation>no llegó respuesta, y la publicación nueva no se encontró</translation>
    </message>
    <message>
        <source>no answer came; checking whether it arrived</source>
        <translation>no llegó respuesta; se comprueba si llegó</translation>
    </message>
    <message>
        <source>cannot be read by this version</source>
        <translation>esta versión no la puede leer</translation>
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
        <translation>vitrina {name}: no se terminó de sincronizar la primera vez; estas son las publicaciones leídas hasta entonces</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Leyendo</translation>
    </message>
    <message>
        <source>they already have that value</source>
        <translation>ya tienen ese valor</translation>
    </message>
    <message>
        <source>their details are not in the catalogue</source>
        <translation>sus detalles no están en el catálogo</translation>
    </message>
    <message>
        <source>they have no price</source>
        <translation>no tienen precio</translation>
    </message>
    <message>
        <source>they have no stock figure</source>
        <translation>no tienen cantidad de stock</translation>
    </message>
    <message>
        <source>their currency has fewer decimals</source>
        <translation>su moneda admite menos decimales</translation>
    </message>
    <message>
        <source>their title does not have the text to replace</source>
        <translation>el título no tiene el texto por reemplazar</translation>
    </message>
    <message>
        <source>no title would be left</source>
        <translation>no quedaría título</translation>
    </message>
    <message>
        <source>it has that value already</source>
        <translation>ya tiene ese valor</translation>
    </message>
    <message>
        <source>its details are not in the catalogue</source>
        <translation>sus detalles no están en el catálogo</translation>
    </message>
    <message>
        <source>it has no stock figure</source>
        <translation>no tiene cantidad de stock</translation>
    </message>
    <message>
        <source>its currency has fewer decimals</source>
        <translation>su moneda admite menos decimales</translation>
    </message>
    <message>
        <source>its title does not have the text to replace</source>
        <translation>el título no tiene el texto por reemplazar</translation>
    </message>
    <message>
        <source>changed since</source>
        <translation>cambió desde entonces</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>ya no se envía</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>sending</source>
        <translation>enviándose</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>held</source>
        <translation>retenida</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecha</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>warned</source>
        <translation>con aviso</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>update</source>
        <translation>cambio</translation>
    </message>
    <message>
        <source>create</source>
        <translation>creación</translation>
    </message>
    <message>
        <source>relist</source>
        <translation>republicación</translation>
    </message>
    <message>
        <source>closes</source>
        <translation>se finaliza</translation>
    </message>
    <message>
        <source>variation goes</source>
        <translation>se quita una variación</translation>
    </message>
    <message>
        <source>variation again</source>
        <translation>se agrega otra vez una variación</translation>
    </message>
    <message>
        <source>active</source>
        <translation>activa</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pausada</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>finalizada</translation>
    </message>
    <message>
        <source>under review</source>
        <translation>en revisión</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactiva</translation>
    </message>
    <message>
        <source>payment required</source>
        <translation>pago pendiente</translation>
    </message>
    <message>
        <source>not yet active</source>
        <translation>aún no activa</translation>
    </message>
    <message>
        <source>answered</source>
        <translation>respondida</translation>
    </message>
    <message>
        <source>unanswered</source>
        <translation>sin responder</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>pagada</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmada</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>not specified</source>
        <translation>sin especificar</translation>
    </message>
    <message>
        <source>string</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>number unit</source>
        <translation>número con unidad</translation>
    </message>
    <message>
        <source>list</source>
        <translation>lista</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>sí o no</translation>
    </message>
    <message>
        <source>buy it now</source>
        <translation>precio fijo</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>subasta</translation>
    </message>
    <message>
        <source>classified</source>
        <translation>clasificado</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>bien</translation>
    </message>
    <message>
        <source>look</source>
        <translation>mirar</translation>
    </message>
    <message>
        <source>bad</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>refused:</source>
        <translation>rechazado:</translation>
    </message>
    <message>
        <source>note:</source>
        <translation>nota:</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Propias</translation>
    </message>
    <message>
        <source>its state cannot be undone</source>
        <translation>su estado no se puede deshacer</translation>
    </message>
    <message>
        <source>its listing type cannot be downgraded</source>
        <translation>su tipo de publicación no se puede bajar</translation>
    </message>
    <message>
        <source>one of its changes has no answer yet; undo it again later</source>
        <translation>uno de sus cambios aún no tiene respuesta; se puede deshacer más tarde</translation>
    </message>
    <message>
        <source>the marketplace has another value</source>
        <translation>el marketplace tiene otro valor</translation>
    </message>
    <message>
        <source>is closed, because it was created by the undone change</source>
        <translation>se finaliza, porque la creó el cambio que se deshace</translation>
    </message>
    <message>
        <source>the variation {name} is removed</source>
        <translation>se quita la variación {name}</translation>
    </message>
    <message>
        <source>the variation {name} is added again, with a new id</source>
        <translation>se agrega otra vez la variación {name}, con un id nuevo</translation>
    </message>
    <message>
        <source>a change that had not arrived is no longer sent</source>
        <translation>un cambio que no había llegado ya no se envía</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings of seller {seller}, made {made_at}</source>
        <comment>{n} listing of seller {seller}, made {made_at}</comment>
        <translation>
            <numerusform>{n} publicación del vendedor {seller}, plan del {made_at}</numerusform>
            <numerusform>{n} publicaciones del vendedor {seller}, plan del {made_at}</numerusform>
        </translation>
    </message>
    <message>
        <source>not changed, {reason}</source>
        <translation>sin cambiar, {reason}</translation>
    </message>
    <message>
        <source>where {where}  set {operations}</source>
        <translation>donde {where}  poner {operations}</translation>
    </message>
    <message>
        <source>and {count} more (--limit 0 shows all)</source>
        <translation>y {count} más (--limit 0 muestra todo)</translation>
    </message>
    <message numerus="yes">
        <source>{n} risky changes as far as the file shows; see &apos;plan check&apos;</source>
        <comment>{n} risky change as far as the file shows; see &apos;plan check&apos;</comment>
        <translation>
            <numerusform>{n} cambio riesgoso según el archivo; ver &apos;plan check&apos;</numerusform>
            <numerusform>{n} cambios riesgosos según el archivo; ver &apos;plan check&apos;</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation>nada planeado</translation>
    </message>
    <message numerus="yes">
        <source>{n} already had that value</source>
        <comment>{n} already had that value</comment>
        <translation>
            <numerusform>{n} ya tenía ese valor</numerusform>
            <numerusform>{n} ya tenían ese valor</numerusform>
        </translation>
    </message>
    <message>
        <source>There was nothing to do.</source>
        <translation>No había nada que hacer.</translation>
    </message>
    <message>
        <source>; {sold} sold since</source>
        <translation>; {sold} vendidas desde entonces</translation>
    </message>
    <message>
        <source>not included, {reason}: {count}</source>
        <translation>sin incluir, {reason}: {count}</translation>
    </message>
    <message>
        <source>the plan is for seller {theirs}, but this shop belongs to {mine}</source>
        <translation>el plan es para el vendedor {theirs}, pero esta tienda es de {mine}</translation>
    </message>
    <message>
        <source>{problem}; choose one with --format</source>
        <translation>{problem}; se puede indicar uno con --format</translation>
    </message>
    <message>
        <source> and is no longer sent</source>
        <translation> y ya no se envía</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Ensayando</translation>
    </message>
    <message>
        <source>--seed needs --per-hour.</source>
        <translation>--seed necesita --per-hour.</translation>
    </message>
    <message>
        <source>Give the ID of the listing to sell, or --per-hour N.</source>
        <translation>Hay que indicar el ID de la publicación que se vende, o --per-hour N.</translation>
    </message>
    <message>
        <source>--per-hour cannot be used with {given}.</source>
        <translation>--per-hour no se puede usar con {given}.</translation>
    </message>
    <message>
        <source>--file cannot be used with other options.</source>
        <translation>--file no se puede usar con otras opciones.</translation>
    </message>
    <message>
        <source>the practice shop is not running, and faults last only while it runs: open the window or run &apos;vitrina serve&apos;</source>
        <translation>la tienda de práctica no está en marcha, y los problemas provocados duran solo mientras lo está: hay que abrir la ventana o ejecutar &apos;vitrina serve&apos;</translation>
    </message>
    <message>
        <source>{value!r} is not a number such as 6 or 0.15</source>
        <translation>{value!r} no es un número como 6 o 0.15</translation>
    </message>
    <message>
        <source>Give a KIND, or --file. The kinds are {kinds}.</source>
        <translation>Hay que indicar KIND, o --file. Los tipos son {kinds}.</translation>
    </message>
    <message>
        <source>it is not {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</source>
        <translation>no es {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</translation>
    </message>
    <message>
        <source>{text!r} is neither a duration such as 90s, 30m, 6h, 2d or 1d12h nor a time such as 2026-01-31T12:00:00Z</source>
        <translation>{text!r} no es una duración como 90s, 30m, 6h, 2d o 1d12h ni una hora como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>the marketplace&apos;s time is already {now}, and its clock never goes back</source>
        <translation>la hora del marketplace ya es {now}, y su reloj nunca retrocede</translation>
    </message>
    <message>
        <source>{notice} It is not known whether it was done; see &apos;vitrina practice status&apos;.</source>
        <translation>{notice} No se sabe si se hizo; ver &apos;vitrina practice status&apos;.</translation>
    </message>
    <message>
        <source>The variations of {item_id}:</source>
        <translation>Las variaciones de {item_id}:</translation>
    </message>
    <message>
        <source>{item_id} has no variations; do not use --variation.</source>
        <translation>{item_id} no tiene variaciones: hay que quitar --variation.</translation>
    </message>
    <message>
        <source>the marketplace at {address} is not a practice marketplace</source>
        <translation>el marketplace en {address} no es un marketplace de práctica</translation>
    </message>
    <message>
        <source>interrupted; see the current state with &apos;vitrina practice status&apos;</source>
        <translation>interrumpido; el estado actual se ve con &apos;vitrina practice status&apos;</translation>
    </message>
    <message>
        <source>--variation {id}  {words}  ({stock} available)</source>
        <translation>--variation {id}  {words}  ({stock} disponibles)</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>semilla {seed}</translation>
    </message>
    <message>
        <source>{id}: {available_quantity} available, {sold_quantity} sold{status}</source>
        <translation>{id}: {available_quantity} disponibles, {sold_quantity} vendidas{status}</translation>
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
        <translation>{per_hour} por hora (semilla {seed}): {sold} compraron, {missed} no hallaron nada; el próximo llega el {next}</translation>
    </message>
    <message>
        <source>faults</source>
        <translation>problemas</translation>
    </message>
    <message>
        <source>(started for this command; it is not running otherwise)</source>
        <translation>(iniciado para este comando; si no, no está en marcha)</translation>
    </message>
    <message>
        <source>requests since the faults were set or reset:</source>
        <translation>solicitudes desde que se pusieron o quitaron los problemas:</translation>
    </message>
    <message>
        <source>no automatic buyers</source>
        <translation>sin compradores automáticos</translation>
    </message>
    <message>
        <source>Sold {quantity} of {item_id}  {title}</source>
        <translation>Se vendieron {quantity} de {item_id}  {title}</translation>
    </message>
    <message>
        <source>order {id}, {amount}, to {who}</source>
        <translation>orden {id}, {amount}, para {who}</translation>
    </message>
    <message>
        <source>with</source>
        <translation>con</translation>
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
        <translation>veces</translation>
    </message>
    <message>
        <source>hits</source>
        <translation>afectadas</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>de solicitudes</translation>
    </message>
    <message>
        <source>and {count} more routes</source>
        <translation>y {count} rutas más</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>there is no backup {backup!r}</source>
        <translation>no existe el respaldo {backup!r}</translation>
    </message>
    <message>
        <source>Restored from {name}: {counts}</source>
        <translation>Restaurado de {name}: {counts}</translation>
    </message>
    <message>
        <source>There are no backups yet.</source>
        <translation>Todavía no hay respaldos.</translation>
    </message>
    <message>
        <source>made at</source>
        <translation>creado</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>bytes</translation>
    </message>
    <message>
        <source>{name} was made by a newer version</source>
        <translation>{name} es de una versión más nueva</translation>
    </message>
    <message>
        <source>{name} is not a backup, or is damaged</source>
        <translation>{name} no es un respaldo, o está dañado</translation>
    </message>
    <message>
        <source>vitrina {name}: {count} risky, {accepted} accepted; nothing was sent. To accept: --accept {number}</source>
        <translation>vitrina {name}: {count} con riesgo, {accepted} aceptadas; no se envió nada. Para aceptar: --accept {number}</translation>
    </message>
    <message>
        <source>an amount above 0 such as 99.90</source>
        <translation>un importe mayor que 0, como 99.90</translation>
    </message>
    <message numerus="yes">
        <source>{n} risky: &apos;plan apply&apos; needs --accept {number}</source>
        <comment>{n} risky: &apos;plan apply&apos; needs --accept {number}</comment>
        <translation>
            <numerusform>{n} con riesgo: &apos;plan apply&apos; necesita --accept {number}</numerusform>
            <numerusform>{n} con riesgo: &apos;plan apply&apos; necesita --accept {number}</numerusform>
        </translation>
    </message>
    <message>
        <source>risky</source>
        <translation>con riesgo</translation>
    </message>
    <message>
        <source>repeated</source>
        <translation>repetidas</translation>
    </message>
    <message>
        <source>fewer than the marketplace&apos;s total</source>
        <translation>menos que el total del marketplace</translation>
    </message>
    <message>
        <source>requested again</source>
        <translation>solicitadas otra vez</translation>
    </message>
    <message>
        <source>without an answer, not changed</source>
        <translation>sin respuesta, no se cambiaron</translation>
    </message>
    <message>
        <source>costs and categories without an answer</source>
        <translation>costos y categorías sin respuesta</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>quitadas</translation>
    </message>
    <message>
        <source>only partly read</source>
        <translation>leídas solo en parte</translation>
    </message>
    <message>
        <source>changed during the sync, and read again</source>
        <translation>cambiaron mientras se sincronizaba, y se leyeron de nuevo</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings in {seconds} s</source>
        <comment>{n} listing in {seconds} s</comment>
        <translation>
            <numerusform>{n} publicación en {seconds} s</numerusform>
            <numerusform>{n} publicaciones en {seconds} s</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is paused: resume with --resume.</source>
        <translation>El envío está en pausa: se reanuda con --resume.</translation>
    </message>
    <message>
        <source>Nothing is waiting to be sent.</source>
        <translation>No hay nada esperando para enviarse.</translation>
    </message>
    <message>
        <source>everything else is as of the start of the sync</source>
        <translation>todo lo demás es del comienzo de la sincronización</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows in the outbox need a decision: see &apos;vitrina outbox list&apos;.</source>
        <comment>{n} row in the outbox needs a decision: see &apos;vitrina outbox list&apos;.</comment>
        <translation>
            <numerusform>{n} fila de la bandeja de salida necesita una decisión: ver &apos;vitrina outbox list&apos;.</numerusform>
            <numerusform>{n} filas de la bandeja de salida necesitan una decisión: ver &apos;vitrina outbox list&apos;.</numerusform>
        </translation>
    </message>
    <message>
        <source>a name of letters, digits, dot, dash and underscore</source>
        <translation>un nombre de letras, cifras, punto, guion y guion bajo</translation>
    </message>
    <message>
        <source>an address, not an empty text</source>
        <translation>una dirección, no un texto vacío</translation>
    </message>
    <message>
        <source>It cannot be restored as it was. Continue?</source>
        <translation>No se puede restaurar como estaba. ¿Continuar?</translation>
    </message>
    <message>
        <source>vitrina undo: nothing was done; this needs --yes:</source>
        <translation>vitrina undo: no se hizo nada; esto necesita --yes:</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>(removed)</source>
        <translation>(se quita)</translation>
    </message>
    <message>
        <source>&apos;{command}&apos; does not use --profile, --base-url or --workspace: it never touches a shop.</source>
        <translation>&apos;{command}&apos; no usa --profile, --base-url ni --workspace: nunca toca una tienda.</translation>
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
        <translation>error de calibración</translation>
    </message>
    <message>
        <source>two numbers such as 1440x900, at least 1000x700</source>
        <translation>dos números como 1440x900, al menos 1000x700</translation>
    </message>
    <message>
        <source>vitrina: standard output: {reason}</source>
        <translation>vitrina: salida estándar: {reason}</translation>
    </message>
    <message>
        <source>it ran, but something was refused, changed, in conflict, wrong or risky; see the output</source>
        <translation>se ejecutó, pero algo fue rechazado, cambiado o está en conflicto, mal o con riesgo; la salida lo nombra</translation>
    </message>
    <message>
        <source>{name}: below 0; to subtract from the present value, give the text &apos;{text}&apos;</source>
        <translation>{name}: menor que 0; para restarlo de lo que hay, el texto &apos;{text}&apos;</translation>
    </message>
    <message>
        <source>{name!r}: of a variation one can set {names}</source>
        <translation>{name!r}: en una variación se pueden cambiar {names}</translation>
    </message>
    <message>
        <source>shop</source>
        <translation>tienda</translation>
    </message>
    <message>
        <source>workspace</source>
        <translation>espacio de trabajo</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>disco</translation>
    </message>
    <message>
        <source>worker</source>
        <translation>proceso de trabajo</translation>
    </message>
    <message>
        <source>catalogue</source>
        <translation>catálogo</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>diario</translation>
    </message>
    <message>
        <source>outbox</source>
        <translation>bandeja de salida</translation>
    </message>
    <message>
        <source>drafts</source>
        <translation>borradores</translation>
    </message>
    <message>
        <source>backups</source>
        <translation>respaldos</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>apartado</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>perfil</translation>
    </message>
    <message>
        <source>files</source>
        <translation>archivos</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en marcha</translation>
    </message>
    <message>
        <source>damaged rows</source>
        <translation>filas dañadas</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>made by</source>
        <translation>hecho por</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>guardados</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>not created yet</source>
        <translation>todavía no existe</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>other users can read it</source>
        <translation>otros usuarios pueden leerlo</translation>
    </message>
    <message>
        <source>its lock cannot be opened</source>
        <translation>no se puede abrir su archivo de bloqueo</translation>
    </message>
    <message>
        <source>made by a newer version</source>
        <translation>hecho por una versión más nueva</translation>
    </message>
    <message>
        <source>damaged; the next sync rebuilds it</source>
        <translation>dañado; se crea de nuevo al sincronizar</translation>
    </message>
    <message>
        <source>never synced</source>
        <translation>nunca sincronizado</translation>
    </message>
    <message>
        <source>a week old or more</source>
        <translation>de hace una semana o más</translation>
    </message>
    <message>
        <source>nothing written yet</source>
        <translation>todavía no se escribió nada</translation>
    </message>
    <message>
        <source>was damaged</source>
        <translation>estaba dañado</translation>
    </message>
    <message numerus="yes">
        <source>{n} texts are too long for a cell, and were left out</source>
        <comment>{n} text is too long for a cell, and was left out</comment>
        <translation>
            <numerusform>{n} texto es demasiado largo para una celda y quedó afuera</numerusform>
            <numerusform>{n} textos son demasiado largos para una celda y quedaron afuera</numerusform>
        </translation>
    </message>
    <message>
        <source>a workbook needs a file: give one with --out</source>
        <translation>un libro necesita un archivo: hay que indicarlo con --out</translation>
    </message>
    <message>
        <source>--sheet is for csv and xlsx</source>
        <translation>--sheet es para csv y xlsx</translation>
    </message>
    <message>
        <source>{text!r} is not FIELD=VALUE</source>
        <translation>{text!r} no tiene la forma FIELD=VALUE</translation>
    </message>
    <message>
        <source>{name}: longer than {most} characters</source>
        <translation>{name}: más de {most} caracteres</translation>
    </message>
    <message>
        <source>there is no {name!r} to set</source>
        <translation>no hay ningún campo {name!r} que se pueda cambiar</translation>
    </message>
    <message>
        <source>{name}: each field once</source>
        <translation>{name}: cada campo una sola vez</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a count such as 5, +3 or -2</source>
        <translation>{name}: {text!r} no es una cantidad como 5, +3 o -2</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 199.90</source>
        <translation>{name}: {text!r} no es un monto como 199.90</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 199.90, +7% or -10</source>
        <translation>{name}: {text!r} no es un monto como 199.90, +7% o -10</translation>
    </message>
    <message>
        <source>{name}: to= needs a number above 0</source>
        <translation>{name}: to= necesita un número mayor que 0</translation>
    </message>
    <message>
        <source>{name}: {text!r} is more than {most}</source>
        <translation>{name}: {text!r} es más de {most}</translation>
    </message>
    <message>
        <source>{name}: active, paused or closed, not {text!r}</source>
        <translation>{name}: active, paused o closed, no {text!r}</translation>
    </message>
    <message>
        <source>{name}: a replacement is s/old/new/ or s/old/new/i, not {text!r}; to use it as text, put a space before it</source>
        <translation>{name}: un reemplazo es s/old/new/ o s/old/new/i, no {text!r}; con un espacio antes vale como texto</translation>
    </message>
    <message>
        <source>the values of the sheet no longer exist</source>
        <translation>los valores de la planilla ya no están</translation>
    </message>
    <message>
        <source>title: a listing needs one</source>
        <translation>title: una publicación necesita un título</translation>
    </message>
    <message>
        <source>written as UTF-16; save it as UTF-8</source>
        <translation>está escrito en UTF-16; hay que guardarlo como UTF-8</translation>
    </message>
    <message>
        <source>cannot be read as JSON</source>
        <translation>no se puede leer como JSON</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>demasiados niveles anidados</translation>
    </message>
    <message>
        <source>not a plan: vitrina_plan is missing</source>
        <translation>no es un plan: le falta vitrina_plan</translation>
    </message>
    <message>
        <source>vitrina_plan: not a version</source>
        <translation>vitrina_plan: no es una versión</translation>
    </message>
    <message>
        <source>a plan of a newer version of this program</source>
        <translation>un plan de una versión más nueva de este programa</translation>
    </message>
    <message>
        <source>plan_id: belongs to version 2, which needs it</source>
        <translation>plan_id: es propio de la versión 2, que lo necesita</translation>
    </message>
    <message>
        <source>field required</source>
        <translation>falta el campo</translation>
    </message>
    <message>
        <source>no such field</source>
        <translation>ese campo no existe</translation>
    </message>
    <message>
        <source>letters, digits, dash and underscore only</source>
        <translation>solo letras, dígitos, guion y guion bajo</translation>
    </message>
    <message>
        <source>not a text</source>
        <translation>no es un texto</translation>
    </message>
    <message>
        <source>shorter than {least} characters</source>
        <translation>menos de {least} caracteres</translation>
    </message>
    <message>
        <source>not a list</source>
        <translation>no es una lista</translation>
    </message>
    <message>
        <source>more than {most} entries</source>
        <translation>más de {most} entradas</translation>
    </message>
    <message>
        <source>fewer than {least} entries</source>
        <translation>menos de {least} entradas</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>occurs twice</source>
        <translation>aparece dos veces</translation>
    </message>
    <message>
        <source>not an id</source>
        <translation>no es un id</translation>
    </message>
    <message>
        <source>base belongs to another listing</source>
        <translation>base es de otra publicación</translation>
    </message>
    <message>
        <source>before and after have different paths</source>
        <translation>before y after tienen campos distintos</translation>
    </message>
    <message>
        <source>{name} is not a field of a plan</source>
        <translation>{name} no es un campo de un plan</translation>
    </message>
    <message>
        <source>{name} differs from base</source>
        <translation>{name} no coincide con base</translation>
    </message>
    <message>
        <source>{name} must not be empty</source>
        <translation>{name} no puede estar vacío</translation>
    </message>
    <message>
        <source>{name} is not a price</source>
        <translation>{name} no es un precio</translation>
    </message>
    <message>
        <source>{name} is not a count</source>
        <translation>{name} no es una cantidad</translation>
    </message>
    <message>
        <source>{name} is not one of active, paused, closed</source>
        <translation>{name} no es active, paused ni closed</translation>
    </message>
    <message>
        <source>{name} is not true or false</source>
        <translation>{name} no es true ni false</translation>
    </message>
    <message>
        <source>{name} is not a list of chosen values</source>
        <translation>{name} no es una lista de valores elegidos</translation>
    </message>
    <message>
        <source>{name} is not a text</source>
        <translation>{name} no es un texto</translation>
    </message>
    <message>
        <source>there is no field {name!r} to set</source>
        <translation>no hay un campo {name!r} que se pueda cambiar</translation>
    </message>
    <message>
        <source>{name}: a mapping such as {{&apos;BRAND&apos;: &apos;Acme&apos;}}, not {text!r} ({type})</source>
        <translation>{name}: un diccionario como {{&apos;BRAND&apos;: &apos;Acme&apos;}}, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: names of attributes, not {text!r} ({type})</source>
        <translation>{name}: nombres de atributos, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>the category has no attribute {name!r}</source>
        <translation>la categoría no tiene el atributo {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is not the id of an attribute or sale term, such as BRAND</source>
        <translation>{name!r}: no es el id de un atributo ni de una condición de venta, como BRAND</translation>
    </message>
    <message>
        <source>{name}: a text, a number, a list of them, or None, not {text!r} ({type})</source>
        <translation>{name}: un texto, un número, una lista de ellos o None, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: a number, or a text such as &apos;+7%&apos;, not {text!r} ({type})</source>
        <translation>{name}: un número, o un texto como &apos;+7%&apos;, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount</source>
        <translation>{name}: {text!r} no es un monto</translation>
    </message>
    <message>
        <source>{name}: a text, not {text!r} ({type})</source>
        <translation>{name}: un texto, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: one of new, used, not_specified, not {text!r} ({type})</source>
        <translation>{name}: new, used o not_specified, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: True or False, not {text!r} ({type})</source>
        <translation>{name}: True o False, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>{name}: height, width, length in cm and grams, such as &apos;10x20x30,500&apos;, not {text!r} ({type})</source>
        <translation>{name}: alto, ancho, largo en cm y gramos, como &apos;10x20x30,500&apos;, no {text!r} ({type})</translation>
    </message>
    <message>
        <source>not a listing: it must be one JSON object in the wire format</source>
        <translation>no es una publicación: tiene que ser un objeto JSON en el formato del servicio</translation>
    </message>
    <message>
        <source>{name!r} is set by the marketplace: remove it, or copy a listing with &apos;vitrina duplicate&apos;</source>
        <translation>{name!r} lo pone el marketplace: hay que quitarlo, o copiar una publicación con &apos;vitrina duplicate&apos;</translation>
    </message>
    <message>
        <source>a listing has no field {name!r}</source>
        <translation>una publicación no tiene el campo {name!r}</translation>
    </message>
    <message>
        <source>a category is predicted from the title, and the title is missing</source>
        <translation>la categoría se predice a partir del título, y falta el título</translation>
    </message>
    <message>
        <source>it cannot be sent: it contains a number or a text that is too large</source>
        <translation>no se puede enviar: contiene un número o un texto demasiado grande</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a listing, such as MX1000000001</source>
        <translation>{name!r} no es el id de una publicación, como MX1000000001</translation>
    </message>
    <message>
        <source>{item_id} belongs to seller {theirs}, but this shop belongs to {mine}</source>
        <translation>{item_id} pertenece al vendedor {theirs}; esta tienda, a {mine}</translation>
    </message>
    <message>
        <source>the marketplace has no listing {item_id}</source>
        <translation>el marketplace no tiene la publicación {item_id}</translation>
    </message>
    <message>
        <source>{item_id} was already listed again as {new_id}</source>
        <translation>{item_id} ya se republicó como {new_id}</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: the listing has none</source>
        <translation>no hay una foto {name!r}: la publicación no tiene ninguna</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: the listing has {count}, counted from 1</source>
        <translation>no hay una foto {name!r}: la publicación tiene {count}, contando desde 1</translation>
    </message>
    <message>
        <source>{name}: not the address of a picture, such as https://host/1.jpg</source>
        <translation>{name}: no es la dirección de una foto, como https://host/1.jpg</translation>
    </message>
    <message>
        <source>{name}: no such file</source>
        <translation>{name}: ese archivo no existe</translation>
    </message>
    <message>
        <source>{name}: cannot be used as a picture ({codes})</source>
        <translation>{name}: no se puede usar como foto ({codes})</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: the listing has none</source>
        <translation>no hay una variación {name!r}: la publicación no tiene ninguna</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: the listing has {count}, counted from 1</source>
        <translation>no hay una variación {name!r}: la publicación tiene {count}, contando desde 1</translation>
    </message>
    <message>
        <source>no attribute {name!r} tells variations apart</source>
        <translation>ningún atributo {name!r} distingue variaciones</translation>
    </message>
    <message>
        <source>a row is given by its number, not {text!r}</source>
        <translation>una fila se indica con su número, no {text!r}</translation>
    </message>
    <message>
        <source>there is no row {number} in the outbox</source>
        <translation>no hay una fila {number} en la bandeja de salida</translation>
    </message>
    <message>
        <source>there is no state {name!r}</source>
        <translation>no hay un estado {name!r}</translation>
    </message>
    <message>
        <source>{name!r} is not in conflict</source>
        <translation>{name!r} no está en conflicto</translation>
    </message>
    <message>
        <source>{name}: &apos;mine&apos; or &apos;theirs&apos;, not {text!r}</source>
        <translation>{name}: &apos;mine&apos; o &apos;theirs&apos;, no {text!r}</translation>
    </message>
    <message>
        <source>&apos;mine&apos; or &apos;theirs&apos;, not {text!r}</source>
        <translation>&apos;mine&apos; o &apos;theirs&apos;, no {text!r}</translation>
    </message>
    <message>
        <source>not decided yet: {names}</source>
        <translation>falta decidir: {names}</translation>
    </message>
    <message>
        <source>titles: at least one text, none of them empty</source>
        <translation>títulos: al menos un texto, ninguno vacío</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a category</source>
        <translation>{name!r} no es el id de una categoría</translation>
    </message>
    <message>
        <source>the site {site} predicts no categories</source>
        <translation>el sitio {site} no predice categorías</translation>
    </message>
    <message>
        <source>give either a listing or dimensions</source>
        <translation>hay que indicar una publicación o dimensiones, no ambas</translation>
    </message>
    <message>
        <source>no field to change was given</source>
        <translation>no se indicó ningún campo que cambiar</translation>
    </message>
    <message>
        <source>nothing to change was given</source>
        <translation>no se indicó nada que cambiar</translation>
    </message>
    <message>
        <source>sync {number} no longer exists, or not yet</source>
        <translation>la sincronización {number} ya no existe, o todavía no</translation>
    </message>
    <message>
        <source>neither the number of a sync nor a date such as 2026-01-31</source>
        <translation>ni el número de una sincronización ni una fecha como 2026-01-31</translation>
    </message>
    <message>
        <source>no record of a sync that early</source>
        <translation>no hay registro de una sincronización tan antigua</translation>
    </message>
    <message>
        <source>what changed since sync {number} is not known: the catalogue was lost</source>
        <translation>no se sabe qué cambió desde la sincronización {number}: se perdió el catálogo</translation>
    </message>
    <message>
        <source>{name} is not one of {names}</source>
        <translation>{name} no es uno de {names}</translation>
    </message>
    <message>
        <source>the first line must name the columns title and category</source>
        <translation>la primera línea tiene que nombrar las columnas title y category</translation>
    </message>
    <message>
        <source>there is no {name}</source>
        <translation>falta {name}</translation>
    </message>
    <message>
        <source>cannot be read: {reason}</source>
        <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>not UTF-8 text (byte {byte})</source>
        <translation>no es texto UTF-8 (byte {byte})</translation>
    </message>
    <message>
        <source>cannot be read as a table ({reason})</source>
        <translation>no se puede leer como tabla ({reason})</translation>
    </message>
    <message>
        <source>it contains no titles</source>
        <translation>no contiene títulos</translation>
    </message>
    <message>
        <source>more than one category is called {name!r}</source>
        <translation>más de una categoría se llama {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r} without subcategories on {site}</source>
        <translation>en {site} no hay una categoría {name!r} sin subcategorías</translation>
    </message>
    <message>
        <source>the world cannot be read: {reason}</source>
        <translation>no se pueden leer los datos del marketplace: {reason}</translation>
    </message>
    <message>
        <source>there is no site {name!r}</source>
        <translation>no hay un sitio {name!r}</translation>
    </message>
    <message>
        <source>the profile {name!r} is the practice shop and has no --base-url</source>
        <translation>el perfil {name!r} es la tienda de práctica y no lleva --base-url</translation>
    </message>
    <message>
        <source>there is no shop {name!r} yet: give its address once with --base-url URL</source>
        <translation>todavía no hay una tienda {name!r}: hay que indicar una vez la dirección con --base-url URL</translation>
    </message>
    <message>
        <source>--base-url: only https is safe for an address outside this machine</source>
        <translation>--base-url: fuera de este equipo solo https es seguro</translation>
    </message>
    <message>
        <source>--base-url: not the address of a marketplace, such as https://host or http://127.0.0.1:8000</source>
        <translation>--base-url: no es la dirección de un marketplace, como https://host o http://127.0.0.1:8000</translation>
    </message>
    <message>
        <source>{name} is not a token: it has fewer than {least} characters, or contains spaces or unusual characters</source>
        <translation>{name} no es un token: tiene menos de {least} caracteres, o contiene espacios o caracteres inusuales</translation>
    </message>
    <message>
        <source>this cannot be done ({code})</source>
        <translation>esto no se puede hacer ({code})</translation>
    </message>
    <message>
        <source>; did you mean {meant}?</source>
        <translation>; ¿quizás {meant}?</translation>
    </message>
    <message>
        <source>; available: {names}</source>
        <translation>; disponibles: {names}</translation>
    </message>
    <message>
        <source>not UTF-8; save it as UTF-8</source>
        <translation>no es UTF-8; hay que guardarlo como UTF-8</translation>
    </message>
    <message>
        <source>it contains no ids</source>
        <translation>no contiene ningún id</translation>
    </message>
    <message>
        <source>free mb</source>
        <translation>MB libres</translation>
    </message>
    <message>
        <source>synced at</source>
        <translation>sincronizado</translation>
    </message>
    <message>
        <source>latest at</source>
        <translation>el último, del</translation>
    </message>
    <message>
        <source>too new</source>
        <translation>demasiado nuevo</translation>
    </message>
    <message>
        <source>Files of this workspace were removed while a program has them open. Close it, the window for example, and try again. Drafts and outbox are not affected.</source>
        <translation>Se borraron archivos de este espacio de trabajo mientras un programa los tiene abiertos. Hay que cerrarlo, por ejemplo la ventana, e intentar de nuevo. Los borradores y la bandeja de salida no se ven afectados.</translation>
    </message>
    <message numerus="yes">
        <source>{n} later changes waited for it: an open window sends them at once, otherwise &apos;vitrina send&apos;</source>
        <comment>{n} later change waited for it: an open window sends it at once, otherwise &apos;vitrina send&apos;</comment>
        <translation>
            <numerusform>{n} cambio posterior lo esperaba: una ventana abierta lo envía enseguida; si no, &apos;vitrina send&apos;</numerusform>
            <numerusform>{n} cambios posteriores lo esperaban: una ventana abierta los envía enseguida; si no, &apos;vitrina send&apos;</numerusform>
        </translation>
    </message>
    <message>
        <source>; decide them with --field, or give mine or theirs for the rest</source>
        <translation>; se deciden con --field, o con mine o theirs para el resto</translation>
    </message>
    <message>
        <source>Several operations are applied in order, also to the same field.</source>
        <translation>Varias operaciones se aplican en orden, también en el mismo campo.</translation>
    </message>
    <message>
        <source>Language of the output and of the window. Default: the language chosen in the window, or else that of the system (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</source>
        <translation>Idioma de la salida y de la ventana. Por defecto, el elegido en la ventana o, si no, el del sistema (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</translation>
    </message>
    <message>
        <source>{name}: could not be checked in time; try again</source>
        <translation>{name}: no se pudo revisar a tiempo; hay que intentar de nuevo</translation>
    </message>
    <message>
        <source>Move a listing to another category.</source>
        <translation>Mover una publicación a otra categoría.</translation>
    </message>
    <message>
        <source>Shows the effect on every attribute, then sends the change: measures are converted, values are matched by name, and attributes that the category does not have are removed. Other attributes that the category requires are set in the same request, as with &apos;vitrina edit&apos;.</source>
        <translation>Muestra qué pasa con cada atributo y luego envía el cambio: las medidas se convierten, los valores se buscan por su nombre y los atributos que la categoría no admite se quitan. Los demás atributos que exige la categoría se indican en la misma solicitud, como en &apos;vitrina edit&apos;.</translation>
    </message>
    <message>
        <source>the attribute to drop, by id or name</source>
        <translation>el atributo que se quita, por id o nombre</translation>
    </message>
    <message>
        <source>{name}: their prices differ ({names}): give price=AMOUNT</source>
        <translation>{name}: los precios difieren ({names}): hay que indicar price=AMOUNT</translation>
    </message>
    <message>
        <source>it has no variations</source>
        <translation>no tiene variaciones</translation>
    </message>
    <message>
        <source>a single attribute tells its variations apart; without it no variation is left</source>
        <translation>un solo atributo distingue a las variaciones: sin él no queda ninguna</translation>
    </message>
    <message>
        <source>units were sold: only unsold variations can be merged</source>
        <translation>hubo ventas: solo se unen variaciones sin ventas</translation>
    </message>
    <message>
        <source>it is not known whether units of them were sold</source>
        <translation>no se sabe si hubo ventas de ellas</translation>
    </message>
    <message>
        <source>the stock of one of them is not known</source>
        <translation>no se conoce el stock de una de ellas</translation>
    </message>
    <message>
        <source>Show, edit or merge the variations of a listing.</source>
        <translation>Ver, editar o unir las variaciones de una publicación.</translation>
    </message>
    <message>
        <source>A variation is given by its number (from 1) or id. &apos;set&apos; takes price=, stock= and sku= as &apos;edit&apos; does. &apos;add&apos; also takes pictures=1,2 and the attributes that tell variations apart, by id or name. Removing a variation needs --accept 1: if it is added again, it gets another id. &apos;merge&apos; removes an attribute, given by id or name: variations that are then equal become one, with the sum of their stock, and with price= if their prices differ. It also needs --accept 1, and no unit of these variations may have been sold.</source>
        <translation>Una variación se indica por número (desde 1) o id. &apos;set&apos; toma price=, stock= y sku= como &apos;edit&apos;. &apos;add&apos; toma además pictures=1,2 y los atributos que distinguen a las variaciones, por id o nombre. Quitar una variación necesita --accept 1: si se agrega otra vez, recibe otro id. &apos;merge&apos; quita un atributo, por id o nombre: las variaciones que sin él son iguales pasan a ser una, con la suma del stock, y con price= si los precios difieren. También necesita --accept 1, y no puede haber ventas de esas variaciones.</translation>
    </message>
    <message>
        <source>if it has no value yet</source>
        <translation>si aún no tiene valor</translation>
    </message>
    <message>
        <source>in the value&apos;s name</source>
        <translation>en el nombre del valor</translation>
    </message>
    <message>
        <source>at the end</source>
        <translation>al final</translation>
    </message>
    <message>
        <source>the third one first, or an address</source>
        <translation>la tercera primero, o una dirección</translation>
    </message>
    <message>
        <source>or last</source>
        <translation>o last (la última)</translation>
    </message>
    <message>
        <source>the others follow</source>
        <translation>las demás siguen</translation>
    </message>
    <message>
        <source>What to change in each listing. May be given several times; the changes are applied in order.</source>
        <translation>Qué cambiar en cada publicación. Se puede indicar varias veces; los cambios se aplican en orden.</translation>
    </message>
    <message>
        <source>{name}: a text is missing</source>
        <translation>{name}: falta un texto</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not the address of a picture, which begins with https://</source>
        <translation>{name}: {text!r} no es la dirección de una foto, que empieza con https://</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not the place of a picture, counted from 1</source>
        <translation>{name}: {text!r} no es el lugar de una foto, contando desde 1</translation>
    </message>
    <message>
        <source>{name} is not a list of pictures</source>
        <translation>{name} no es una lista de fotos</translation>
    </message>
    <message>
        <source>Shows price, stock, status with its reasons, variations, pictures, attributes by name, the marketplace&apos;s warnings, and what is left of a sale. Unknown values are shown as –. The listing may be another seller&apos;s: this is shown, and what is left of its sales is then unknown.</source>
        <translation>Muestra precio, stock, estado con los motivos, variaciones, fotos, atributos por nombre, advertencias del marketplace y lo que queda de una venta. Lo que no se sabe se muestra como –. La publicación puede ser de otro vendedor: se indica, y entonces no se sabe lo que queda de esas ventas.</translation>
    </message>
    <message>
        <source>Values that you typed into a form become a draft again. A row that is being sent cannot be taken back; this is reported, and the row is not sent again if it does not arrive. Rows that waited behind it are sent by the next &apos;vitrina send&apos;, or at once if a window is open. Needs no network.</source>
        <translation>Lo que se había escrito en un formulario vuelve a ser un borrador. Una fila que se está enviando no se puede retirar; se avisa, y no se envía de nuevo si no llega. Las filas que esperaban detrás salen con el próximo &apos;vitrina send&apos;, o enseguida si hay una ventana abierta. No necesita red.</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes changed</source>
        <comment>figures of {n} code changed</comment>
        <translation>
            <numerusform>cifras de {n} código cambiadas</numerusform>
            <numerusform>cifras de {n} códigos cambiadas</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no figures of your own yet.</source>
        <translation>Todavía no hay cifras propias.</translation>
    </message>
    <message>
        <source>unit cost</source>
        <translation>costo unitario</translation>
    </message>
    <message>
        <source>packaging</source>
        <translation>embalaje</translation>
    </message>
    <message>
        <source>tax %</source>
        <translation>impuesto %</translation>
    </message>
    <message>
        <source>floor</source>
        <translation>precio mínimo</translation>
    </message>
    <message>
        <source>from price</source>
        <translation>desde el precio</translation>
    </message>
    <message>
        <source>name at least one figure, such as --cost 120</source>
        <translation>hay que nombrar al menos una cifra, como --cost 120</translation>
    </message>
    <message>
        <source>either --rate or --remove</source>
        <translation>--rate o --remove, uno de los dos</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes removed</source>
        <comment>figures of {n} code removed</comment>
        <translation>
            <numerusform>cifras de {n} código quitadas</numerusform>
            <numerusform>cifras de {n} códigos quitadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} codes already had these figures</source>
        <comment>{n} code already had these figures</comment>
        <translation>
            <numerusform>{n} código ya tenía estas cifras</numerusform>
            <numerusform>{n} códigos ya tenían estas cifras</numerusform>
        </translation>
    </message>
    <message>
        <source>the column {name!r} was ignored</source>
        <translation>la columna {name!r} se ignoró</translation>
    </message>
    <message numerus="yes">
        <source>figures of {n} codes written to {out}</source>
        <comment>figures of {n} code written to {out}</comment>
        <translation>
            <numerusform>cifras de {n} código escritas en {out}</numerusform>
            <numerusform>cifras de {n} códigos escritas en {out}</numerusform>
        </translation>
    </message>
    <message>
        <source>currency</source>
        <translation>moneda</translation>
    </message>
    <message>
        <source>rate %</source>
        <translation>tasa %</translation>
    </message>
    <message>
        <source>The figures of {code} are set.</source>
        <translation>Las cifras de {code} quedaron guardadas.</translation>
    </message>
    <message>
        <source>{code} already has these figures.</source>
        <translation>{code} ya tiene estas cifras.</translation>
    </message>
    <message numerus="yes">
        <source>{n} charges removed</source>
        <comment>{n} charge removed</comment>
        <translation>
            <numerusform>{n} cargo quitado</numerusform>
            <numerusform>{n} cargos quitados</numerusform>
        </translation>
    </message>
    <message>
        <source>The charge is set.</source>
        <translation>El cargo quedó guardado.</translation>
    </message>
    <message>
        <source>there are no figures of {code}</source>
        <translation>no hay cifras de {code}</translation>
    </message>
    <message>
        <source>it contains no figures</source>
        <translation>no contiene cifras</translation>
    </message>
    <message>
        <source>two columns are called {name}</source>
        <translation>dos columnas se llaman {name}</translation>
    </message>
    <message>
        <source>no column has the own code; name it one of {names}</source>
        <translation>ninguna columna tiene el código propio; se puede llamar {names}</translation>
    </message>
    <message>
        <source>no column has figures; possible names are {names}</source>
        <translation>ninguna columna tiene cifras; los nombres posibles son {names}</translation>
    </message>
    <message>
        <source>more cells than there are columns</source>
        <translation>hay más celdas que columnas</translation>
    </message>
    <message>
        <source>{name!r} has other figures in a row above</source>
        <translation>{name!r} tiene otras cifras en una fila anterior</translation>
    </message>
    <message>
        <source>the own code is missing</source>
        <translation>falta el código propio</translation>
    </message>
    <message>
        <source>{text!r} is not an own code</source>
        <translation>{text!r} no es un código propio</translation>
    </message>
    <message>
        <source>{text!r} is not a currency such as MXN</source>
        <translation>{text!r} no es una moneda como MXN</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not an amount such as 1000 or 99.50</source>
        <translation>{name}: {text!r} no es un importe como 1000 o 99.50</translation>
    </message>
    <message>
        <source>there is no figure {name!r}</source>
        <translation>no existe la cifra {name!r}</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not below 100 %</source>
        <translation>{name}: {text!r} no es menos de 100 %</translation>
    </message>
    <message>
        <source>row {row}: {text}</source>
        <translation>fila {row}: {text}</translation>
    </message>
    <message>
        <source>Each sent change has its time, the request, its outcome, the value before and the value sent of every field, other fields that it changed, the marketplace&apos;s answer, and whether it was undone; --json adds the complete bodies. The changes found by syncs are those made by others, not those sent from here. Without ID, lists the syncs and how much each found changed. Needs no network.</source>
        <translation>Cada cambio enviado tiene su hora, la solicitud, cómo terminó, el valor anterior y el enviado de cada campo, qué más cambió con él, lo que dijo la respuesta y si se deshizo; --json agrega los cuerpos completos. Los cambios hallados al sincronizar son los que hicieron otros, no los enviados desde aquí. Sin ID muestra cada vez que se sincronizó y cuánto había cambiado. No necesita red.</translation>
    </message>
    <message>
        <source>Manage your own costs, floor prices and charges.</source>
        <translation>Gestionar costos, precios mínimos y cargos propios.</translation>
    </message>
    <message>
        <source>Each own code can have a unit cost, packaging, tax and a floor price. These figures and charges are part of what is left of a sale, wherever it is shown. Figures that you do not give stay unknown: without a unit cost there is no margin. None of this is sent to the marketplace.</source>
        <translation>Cada código propio puede tener costo unitario, embalaje, impuesto y precio mínimo. Estas cifras y cargos cuentan en lo que queda de una venta, donde se muestre. Lo que no se indica sigue sin conocerse: sin costo unitario no hay margen. Nada de esto se envía al marketplace.</translation>
    </message>
    <message>
        <source>List your own figures and charges.</source>
        <translation>Listar las cifras y los cargos propios.</translation>
    </message>
    <message>
        <source>Set figures of an own code; figures not given are kept.</source>
        <translation>Guardar cifras de un código propio; las demás se conservan.</translation>
    </message>
    <message>
        <source>An empty value, as in --floor &quot;&quot;, removes a figure, which is then unknown.</source>
        <translation>Un valor vacío, como en --floor &quot;&quot;, quita una cifra: deja de conocerse.</translation>
    </message>
    <message>
        <source>Cost of one unit.</source>
        <translation>Costo de una unidad.</translation>
    </message>
    <message>
        <source>Cost of packing one sale.</source>
        <translation>Costo de embalar una venta.</translation>
    </message>
    <message>
        <source>Tax that you pay, in percent of the price.</source>
        <translation>Impuesto que se paga, en porcentaje del precio.</translation>
    </message>
    <message>
        <source>Lowest price at which you sell.</source>
        <translation>Precio mínimo de venta.</translation>
    </message>
    <message>
        <source>Currency of the amounts; by default the site&apos;s.</source>
        <translation>Moneda de los importes; por defecto, la del sitio.</translation>
    </message>
    <message>
        <source>Set your own charge, which replaces the one in the site&apos;s table.</source>
        <translation>Guardar un cargo propio, que reemplaza al de la tabla.</translation>
    </message>
    <message>
        <source>Without --category and --type, the charge applies to all your sales. Charges with different --from-price are steps: each applies up to the next one.</source>
        <translation>Sin --category ni --type, el cargo vale para todas las ventas. Los cargos con distinto --from-price son escalones: cada uno vale hasta el siguiente.</translation>
    </message>
    <message>
        <source>Percentage of the price.</source>
        <translation>Porcentaje del precio.</translation>
    </message>
    <message>
        <source>Additional amount per sale.</source>
        <translation>Importe adicional por venta.</translation>
    </message>
    <message>
        <source>Price from which the charge applies.</source>
        <translation>Precio desde el que vale el cargo.</translation>
    </message>
    <message>
        <source>Only for this category and its subcategories.</source>
        <translation>Solo para esta categoría y sus subcategorías.</translation>
    </message>
    <message>
        <source>Only for this listing type.</source>
        <translation>Solo para este tipo de publicación.</translation>
    </message>
    <message>
        <source>Remove the charge for this category and type, with all its steps.</source>
        <translation>Quitar el cargo de esta categoría y tipo, con todos los escalones.</translation>
    </message>
    <message>
        <source>Remove all figures of these own codes.</source>
        <translation>Quitar todas las cifras de estos códigos propios.</translation>
    </message>
    <message>
        <source>The first line of FILE names the columns: own code (required), unit cost, packaging, tax (in percent), floor and currency, in English, Spanish or Portuguese. A blank cell changes nothing. If one row cannot be read, none is imported; an ambiguous number is reported with its row and column.</source>
        <translation>La primera línea de FILE nombra las columnas: código propio (obligatorio), costo unitario, embalaje, impuesto (en porcentaje), precio mínimo y moneda, en inglés, español o portugués. Una celda vacía no cambia nada. Si una fila no se puede leer, no se importa ninguna; un número ambiguo se indica con su fila y columna.</translation>
    </message>
    <message>
        <source>Spreadsheet program that the table is for or comes from; sets the separator and the number marks.</source>
        <translation>Programa de planillas para el que es la tabla, o del que viene; decide el separador y las marcas de los números.</translation>
    </message>
    <message>
        <source>Write all figures to a csv table for &apos;vitrina costs import&apos;.</source>
        <translation>Escribir las cifras en una tabla para &apos;vitrina costs import&apos;.</translation>
    </message>
    <message>
        <source>Uses your own figures: unit cost, packaging and tax are also deducted.</source>
        <translation>Usa cifras propias: también se descuentan costo unitario, embalaje e impuesto.</translation>
    </message>
    <message>
        <source>Uses the table of the site.</source>
        <translation>Usa la tabla del sitio.</translation>
    </message>
    <message>
        <source>row {row}</source>
        <translation>fila {row}</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows read</source>
        <comment>{n} row read</comment>
        <translation>
            <numerusform>{n} fila leída</numerusform>
            <numerusform>{n} filas leídas</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} untouched</source>
        <translation>{count} sin tocar</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings change</source>
        <comment>{n} listing changes</comment>
        <translation>
            <numerusform>{n} publicación cambia</numerusform>
            <numerusform>{n} publicaciones cambian</numerusform>
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
            <numerusform>{n} fila queda afuera:</numerusform>
            <numerusform>{n} filas quedan afuera:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} cells</source>
        <comment>{n} cell</comment>
        <translation>
            <numerusform>{n} celda</numerusform>
            <numerusform>{n} celdas</numerusform>
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
        <translation>{name}: no hay tal campo</translation>
    </message>
    <message>
        <source>HEADING=. or HEADING=,</source>
        <translation>HEADING=. o HEADING=,</translation>
    </message>
    <message>
        <source>a sheet cannot change: {name} ({text})</source>
        <translation>una planilla no lo puede cambiar: {name} ({text})</translation>
    </message>
    <message>
        <source>{name}: {samples} may mean two numbers; use --decimal &apos;{name}=,&apos; or &apos;{name}=.&apos;</source>
        <translation>{name}: {samples} puede significar dos números; hay que usar --decimal &apos;{name}=,&apos; o &apos;{name}=.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows are for new listings</source>
        <comment>{n} row is for a new listing</comment>
        <translation>
            <numerusform>{n} fila es de una publicación nueva</numerusform>
            <numerusform>{n} filas son de publicaciones nuevas</numerusform>
        </translation>
    </message>
    <message>
        <source>The plan is in {out}.</source>
        <translation>El plan está en {out}.</translation>
    </message>
    <message>
        <source>HEADING=FIELD</source>
        <translation>hace falta HEADING=FIELD</translation>
    </message>
    <message>
        <source>ignored columns: {names}</source>
        <translation>columnas ignoradas: {names}</translation>
    </message>
    <message>
        <source>emptied: {text} ({names})</source>
        <translation>vaciados: {text} ({names})</translation>
    </message>
    <message>
        <source>kept despite [clear]: {text} ({names}); use --clear to empty them</source>
        <translation>se conservan a pesar de [clear]: {text} ({names}); --clear los vacía</translation>
    </message>
    <message>
        <source>no column was recognized as the listing ID or the own code; give one with --map HEADING=id</source>
        <translation>ninguna columna se reconoce como ID de publicación o código propio; hay que indicarla con --map HEADING=id</translation>
    </message>
    <message>
        <source>Change listings with a spreadsheet: xlsx, xls, ods or csv.</source>
        <translation>Cambiar publicaciones con planillas: xlsx, xls, ods o csv.</translation>
    </message>
    <message>
        <source>Compare FILE with the local catalogue and write a plan.</source>
        <translation>Comparar FILE con el catálogo local y escribir un plan.</translation>
    </message>
    <message>
        <source>The plan has the changes that FILE makes. Nothing is sent: view the plan with &apos;vitrina plan show&apos;, test it with &apos;plan check&apos;, apply it with &apos;plan apply&apos;. Blank cells, and cells that have not changed since the export, change nothing. Rows that cannot be read are reported with the reason and are not planned. Nothing is ever deleted.</source>
        <translation>El plan tiene los cambios que hace FILE. No se envía nada: el plan se mira con &apos;vitrina plan show&apos;, se prueba con &apos;plan check&apos; y se aplica con &apos;plan apply&apos;. Las celdas vacías, y las que no cambiaron desde la exportación, no cambian nada. Las filas que no se pueden leer se indican con el motivo y no se planean. Nunca se elimina nada.</translation>
    </message>
    <message>
        <source>Plan file to write; without it, only the summary of the plan is shown.</source>
        <translation>Archivo de plan que se escribe; sin él solo se muestra el resumen del plan.</translation>
    </message>
    <message>
        <source>Meaning of a column: id, sku, title, price, stock, attributes.BRAND …; - ignores the column. It is remembered for the next sheet.</source>
        <translation>Significado de una columna: id, sku, title, price, stock, attributes.BRAND …; - ignora la columna. Se recuerda para la próxima planilla.</translation>
    </message>
    <message>
        <source>Decimal mark of a column (. or ,) if its texts do not show it.</source>
        <translation>Signo decimal de una columna (. o ,) si sus textos no lo muestran.</translation>
    </message>
    <message>
        <source>Empty the fields whose cells say [clear]; without it, they are kept.</source>
        <translation>Vaciar los campos cuyas celdas dicen [clear]; sin esta opción se conservan.</translation>
    </message>
    <message>
        <source>Write a sheet with &apos;vitrina export --out FILE.xlsx&apos;, fill it in, and read it back with &apos;import&apos;. Any other sheet with a column of ids or own codes also works. &apos;list&apos; creates listings from its new rows.</source>
        <translation>Se escribe una con &apos;vitrina export --out FILE.xlsx&apos;, se completa y se vuelve a leer con &apos;import&apos;. También sirve cualquier otra planilla con una columna de ids o códigos propios. &apos;list&apos; publica sus filas nuevas.</translation>
    </message>
    <message>
        <source>Create listings from the new rows of FILE.</source>
        <translation>Publicar las filas nuevas de FILE.</translation>
    </message>
    <message>
        <source>A row is new if it belongs to no listing; each needs an own code that no other row has. Rows whose own code a listing already has are reported and not listed, so the same sheet creates nothing the second time, even if the first run was killed or got no answer. Each row is first checked by the rules and by the marketplace; rows that they would refuse are reported, and the others are listed.</source>
        <translation>Una fila es nueva si no es de ninguna publicación; cada una necesita un código propio que no tenga otra fila. Las filas cuyo código propio ya tiene una publicación se indican y no se publican, así la misma planilla no crea nada la segunda vez, tampoco si la primera se cortó o quedó sin respuesta. Cada fila se revisa antes, con las reglas y con el marketplace; las que rechazarían se indican, y las demás se publican.</translation>
    </message>
    <message>
        <source>Folder of pictures whose names begin with own codes: AB-1.jpg, AB-1-2.jpg.</source>
        <translation>Carpeta de fotos cuyos nombres empiezan con códigos propios: AB-1.jpg, AB-1-2.jpg.</translation>
    </message>
    <message>
        <source>pictures that match no own code in the sheet: {names}</source>
        <translation>fotos que no corresponden a ningún código propio de la planilla: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{n} would be listed</source>
        <comment>{n} would be listed</comment>
        <translation>
            <numerusform>se publicaría {n}</numerusform>
            <numerusform>se publicarían {n}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} listed</source>
        <comment>{n} listed</comment>
        <translation>
            <numerusform>{n} publicada</numerusform>
            <numerusform>{n} publicadas</numerusform>
        </translation>
    </message>
    <message>
        <source>it came from a backup: it may already have started</source>
        <translation>viene de un respaldo: puede haber empezado ya</translation>
    </message>
    <message>
        <source>Cancel a plan, so that it never starts.</source>
        <translation>Cancelar un plan, que ya no empezará.</translation>
    </message>
    <message>
        <source>The plan “{name}” did not begin: no program was open. &apos;vitrina schedule list&apos; has it.</source>
        <translation>El plan “{name}” no empezó: no había ningún programa abierto. Está en &apos;vitrina schedule list&apos;.</translation>
    </message>
    <message>
        <source>The plan “{name}” could not begin. &apos;vitrina schedule show&apos; says why.</source>
        <translation>El plan “{name}” no pudo empezar. &apos;vitrina schedule show&apos; dice por qué.</translation>
    </message>
    <message>
        <source>The plan “{name}” has ended; {count} values were changed meanwhile and are on hold.</source>
        <translation>El plan “{name}” terminó; {count} valores cambiaron entretanto y están retenidos.</translation>
    </message>
    <message>
        <source>The agent is started at log-in: {place}</source>
        <translation>El agente se inicia al abrir la sesión: {place}</translation>
    </message>
    <message>
        <source>A window or another agent already carries out the schedules of this shop.</source>
        <translation>Una ventana u otro agente ya se ocupa de los planes programados de esta tienda.</translation>
    </message>
    <message>
        <source>The agent is not started at log-in.</source>
        <translation>El agente no se inicia al abrir la sesión.</translation>
    </message>
    <message>
        <source>vitrina: no program is running to carry it out: open the window, or start &apos;vitrina agent&apos;</source>
        <translation>vitrina: ningún programa lo lleva a cabo ahora: hay que abrir la ventana o iniciar &apos;vitrina agent&apos;</translation>
    </message>
    <message>
        <source>The time zone of this site is not known: give it with --zone.</source>
        <translation>No se conoce la zona horaria de este sitio: hay que indicarla con --zone.</translation>
    </message>
    <message>
        <source>no program was open when it should have started; &apos;vitrina schedule start&apos; starts it</source>
        <translation>no había ningún programa abierto cuando debía empezar; &apos;vitrina schedule start&apos; lo empieza</translation>
    </message>
    <message>
        <source>it has risky changes that were not accepted</source>
        <translation>tiene cambios riesgosos que no se aceptaron</translation>
    </message>
    <message>
        <source>there was no token when it should have started</source>
        <translation>no había token cuando debía empezar</translation>
    </message>
    <message>
        <source>the marketplace did not accept the token</source>
        <translation>el marketplace no aceptó el token</translation>
    </message>
    <message>
        <source>the keyring was locked when it should have started</source>
        <translation>el llavero estaba bloqueado cuando debía empezar</translation>
    </message>
    <message>
        <source>its plan can no longer be read</source>
        <translation>su plan ya no se puede leer</translation>
    </message>
    <message>
        <source>kept: nothing goes back</source>
        <translation>se conserva: nada se revierte</translation>
    </message>
    <message>
        <source>it was cancelled</source>
        <translation>se canceló</translation>
    </message>
    <message>
        <source>changed since; it is on hold in the outbox</source>
        <translation>cambió después; está retenido en la bandeja de salida</translation>
    </message>
    <message>
        <source>begins</source>
        <translation>empieza</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>termina</translation>
    </message>
    <message numerus="yes">
        <source>{n} listings</source>
        <comment>{n} listing</comment>
        <translation>
            <numerusform>{n} publicación</numerusform>
            <numerusform>{n} publicaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>No plan has a time.</source>
        <translation>Ningún plan está programado.</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>empezando</translation>
    </message>
    <message>
        <source>returning</source>
        <translation>revirtiendo</translation>
    </message>
    <message>
        <source>{text!r} is not a time such as 2026-11-27 or 2026-11-27 00:30</source>
        <translation>{text!r} no es una fecha ni una hora como 2026-11-27 o 2026-11-27 00:30</translation>
    </message>
    <message>
        <source>there is no time zone {name!r}</source>
        <translation>no existe la zona horaria {name!r}</translation>
    </message>
    <message>
        <source>it would start in the past</source>
        <translation>empezaría en el pasado</translation>
    </message>
    <message>
        <source>it would end before it starts</source>
        <translation>terminaría antes de empezar</translation>
    </message>
    <message>
        <source>the plan changes nothing</source>
        <translation>el plan no cambia nada</translation>
    </message>
    <message>
        <source>{id}: {path} cannot be undone and cannot be scheduled</source>
        <translation>{id}: {path} no se puede deshacer ni programar</translation>
    </message>
    <message>
        <source>{name!r} changes {path} of {id} at the same time; cancel it, or choose another time</source>
        <translation>{name!r} cambia {path} de {id} al mismo tiempo; hay que cancelarlo o elegir otro momento</translation>
    </message>
    <message>
        <source>there is no schedule {id!r}</source>
        <translation>no existe el plan programado {id!r}</translation>
    </message>
    <message>
        <source>not possible: it is {state}</source>
        <translation>no es posible: está en el estado “{state}”</translation>
    </message>
    <message>
        <source>its end has passed: it can no longer start</source>
        <translation>su final ya pasó: ya no puede empezar</translation>
    </message>
    <message>
        <source>{id!r} has just been changed by another program; check it again</source>
        <translation>otro programa acaba de cambiar {id!r}; hay que verlo de nuevo</translation>
    </message>
    <message>
        <source>another open listing has the same title, code or barcode</source>
        <translation>otra publicación no finalizada tiene el mismo título o código, o código de barras</translation>
    </message>
    <message>
        <source>number of required attributes without a value</source>
        <translation>número de atributos obligatorios sin valor</translation>
    </message>
    <message>
        <source>Schedule a plan to start and end at set times.</source>
        <translation>Programar el inicio y el fin de un plan.</translation>
    </message>
    <message>
        <source>Plans start and end while a window of the shop is open or &apos;vitrina agent&apos; runs. A start that no program could carry out is missed and waits for your decision; a late end is carried out at once.</source>
        <translation>Los planes empiezan y terminan mientras una ventana de la tienda está abierta o &apos;vitrina agent&apos; está en marcha. Un comienzo sin ningún programa abierto se pierde y espera una decisión; un final atrasado se hace enseguida.</translation>
    </message>
    <message>
        <source>Schedule a plan file.</source>
        <translation>Programar un archivo de plan.</translation>
    </message>
    <message>
        <source>A copy of the plan is kept, so the file may change. Risky changes must be accepted now, for the start and the end. If another schedule changes the same field of the same listing at the same time, nothing is scheduled. At the end, a field that somebody changed meanwhile is not overwritten: it is put on hold in the outbox and reported. Needs no network.</source>
        <translation>Se guarda una copia del plan, así que el archivo puede cambiar. Los cambios riesgosos se aceptan ahora, para el comienzo y el final. Si otro plan programado cambia el mismo campo de la misma publicación al mismo tiempo, no se programa nada. Al final, un campo que alguien cambió entretanto no se sobrescribe: queda retenido en la bandeja de salida y se indica. No necesita red.</translation>
    </message>
    <message>
        <source>Start time, such as 2026-11-27 or &apos;2026-11-27 00:30&apos;.</source>
        <translation>Comienzo, como 2026-11-27 o &apos;2026-11-27 00:30&apos;.</translation>
    </message>
    <message>
        <source>End time, when every value returns to what it was before; without it, nothing is undone.</source>
        <translation>Final, cuando cada valor vuelve a ser el de antes; sin esta opción nada se revierte.</translation>
    </message>
    <message>
        <source>Time zone of the times, such as America/Bogota; by default the site&apos;s.</source>
        <translation>Zona horaria de los momentos, como America/Bogota; por defecto, la del sitio.</translation>
    </message>
    <message>
        <source>Name of the schedule; by default the name of the file.</source>
        <translation>Nombre del plan programado; por defecto, el del archivo.</translation>
    </message>
    <message>
        <source>List the scheduled plans. Needs no network.</source>
        <translation>Listar los planes programados. No necesita red.</translation>
    </message>
    <message>
        <source>Show a schedule, with changes that were sent or left out. Needs no network.</source>
        <translation>Mostrar un plan programado, con lo enviado y lo omitido. No necesita red.</translation>
    </message>
    <message>
        <source>Start a plan now: before its time, or after it was missed or held.</source>
        <translation>Empezar un plan ahora: antes de su hora, perdido o retenido.</translation>
    </message>
    <message>
        <source>It is started by the window or the agent that carries out the schedules. If changes are risky in a way that was not accepted before, --accept must be the number of risky rows.</source>
        <translation>Lo empieza la ventana o el agente que lleva a cabo los planes programados. Si hay riesgos que no se aceptaron antes, --accept debe ser el número de filas riesgosas.</translation>
    </message>
    <message>
        <source>End a plan now, before its time: its values go back.</source>
        <translation>Terminar un plan ahora, antes de su hora: se revierte.</translation>
    </message>
    <message>
        <source>Keep the values of a plan: nothing goes back at its end.</source>
        <translation>Conservar los valores de un plan: al final nada se revierte.</translation>
    </message>
    <message>
        <source>Remove a finished plan from the list. Its changes stay in the outbox and the history.</source>
        <translation>Quitar de la lista un plan terminado. Lo que envió queda en la bandeja de salida y en el historial.</translation>
    </message>
    <message>
        <source>Carry out scheduled plans until stopped.</source>
        <translation>Llevar a cabo los planes programados hasta detenerlo.</translation>
    </message>
    <message>
        <source>The agent contacts the marketplace only when something is due, and can run beside a window. A shop has at most one agent; while a window is open, the window carries out the plans.</source>
        <translation>El agente consulta al marketplace solo cuando algo debe hacerse, y puede funcionar junto a una ventana. Cada tienda tiene un agente como máximo; mientras hay una ventana abierta, ella lleva a cabo los planes.</translation>
    </message>
    <message>
        <source>Carry out what is due now, and exit.</source>
        <translation>Hacer lo que corresponde ahora y salir.</translation>
    </message>
    <message>
        <source>Start the agent at log-in, stop doing so, or show whether it is started. The token must be in the keyring: it is never written to a file.</source>
        <translation>Iniciar el agente al abrir la sesión, dejar de hacerlo, o mostrar si se hace. El token debe estar en el llavero: no se escribe en ningún archivo.</translation>
    </message>
    <message>
        <source>{typed!r} is not an id: ids have letters, digits, hyphens and underscores</source>
        <translation>{typed!r} no es un id: lleva letras, dígitos, guiones y guiones bajos</translation>
    </message>
    <message>
        <source>Read figures from a table (csv or xlsx).</source>
        <translation>Leer cifras de una tabla (csv o xlsx).</translation>
    </message>
    <message>
        <source>a formula whose value was not saved</source>
        <translation>una fórmula cuyo resultado no se guardó</translation>
    </message>
    <message>
        <source>Make a plan from a folder of pictures named by own code.</source>
        <translation>Hacer un plan con una carpeta de fotos por código propio.</translation>
    </message>
    <message>
        <source>A file in DIR belongs to the own code that its name begins with: AB-1.jpg, AB-1-2.jpg and AB-1_front.png belong to AB-1; if two codes fit, the longer one counts. Pictures are ordered by their numbers. The cover is the picture called cover, else the one with only the code, else the first. Every file is checked and prepared; files that cannot be used are reported with the reason. Nothing is sent: &apos;plan apply&apos; sends the pictures, only from this shop, and &apos;plan undo&apos; restores the old ones.</source>
        <translation>Un archivo de DIR es del código propio con el que empieza su nombre: AB-1.jpg, AB-1-2.jpg y AB-1_front.png son de AB-1; si coinciden dos códigos, cuenta el más largo. Las fotos quedan en el orden de sus números. La portada es la que se llama portada, si no la que tiene solo el código, si no la primera. Cada archivo se revisa y se prepara; los que no se pueden usar se indican con el motivo. No se envía nada: &apos;plan apply&apos; envía las fotos, solo desde esta tienda, y &apos;plan undo&apos; trae de vuelta las anteriores.</translation>
    </message>
    <message>
        <source>Replace the existing pictures instead of adding to them.</source>
        <translation>Reemplazar las fotos que hay, en vez de agregarlas detrás.</translation>
    </message>
    <message numerus="yes">
        <source>{n} pictures planned, for {count} listings; {left} files left out</source>
        <comment>{n} picture planned, for {count} listings; {left} files left out</comment>
        <translation>
            <numerusform>{n} foto planificada, para {count} publicaciones; {left} archivos sin usar</numerusform>
            <numerusform>{n} fotos planificadas, para {count} publicaciones; {left} archivos sin usar</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to {file}. Try it with: vitrina plan check {file}</source>
        <translation>Escrito en {file}. Para probarlo: vitrina plan check {file}</translation>
    </message>
    <message>
        <source>Nothing was sent: {count} listings would be deleted, and {typed} were typed.</source>
        <translation>No se envió nada: se eliminarían {count} publicaciones y se ingresaron {typed}.</translation>
    </message>
    <message>
        <source>after the existing text</source>
        <translation>después del texto que hay</translation>
    </message>
    <message>
        <source>alone, or with relist: the new listing&apos;s type</source>
        <translation>solo, o con relist: el tipo de la publicación nueva</translation>
    </message>
    <message>
        <source>list closed listings again; may also set price, stock, listing_type</source>
        <translation>republicar publicaciones finalizadas; admite price, stock y listing_type</translation>
    </message>
    <message>
        <source>delete closed listings for good; alone; &apos;plan apply&apos; asks for their number</source>
        <translation>eliminar publicaciones finalizadas para siempre; solo; &apos;plan apply&apos; pide cuántas</translation>
    </message>
    <message>
        <source>the text of the description could not be read</source>
        <translation>no se pudo leer el texto de la descripción</translation>
    </message>
    <message>
        <source>it deletes listings, which cannot be scheduled</source>
        <translation>elimina publicaciones, y eso no se puede programar</translation>
    </message>
    <message>
        <source>{name}: cannot be combined with the others in one plan; make two plans</source>
        <translation>{name}: no se puede combinar con las otras en un plan; hay que hacer dos planes</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not a listing type such as gold_special</source>
        <translation>{name}: {text!r} no es un tipo de publicación como gold_special</translation>
    </message>
    <message>
        <source>{name}: yes, not {text!r}</source>
        <translation>{name}: yes, no {text!r}</translation>
    </message>
    <message>
        <source>{name} cannot change together with the others</source>
        <translation>{name} no puede cambiar junto con los otros</translation>
    </message>
    <message>
        <source>{name} is not a listing type</source>
        <translation>{name} no es un tipo de publicación</translation>
    </message>
    <message>
        <source>{name} can only be true</source>
        <translation>{name} solo puede ser true</translation>
    </message>
    <message>
        <source>The plan is made from the local catalogue, so run &apos;vitrina sync&apos; first. Nothing is sent or changed; only the plan file is written. Descriptions are not in the catalogue: a plan for them reads each listing from the marketplace.</source>
        <translation>El plan se hace con el catálogo local, así que antes hay que ejecutar &apos;vitrina sync&apos;. No se envía ni se cambia nada; solo se escribe el archivo de plan. Las descripciones no están en el catálogo: un plan para ellas lee cada publicación del marketplace.</translation>
    </message>
    <message>
        <source>Build the title of a listing from its attributes.</source>
        <translation>Armar el título de una publicación con sus atributos.</translation>
    </message>
    <message>
        <source>PATTERN has attribute ids in braces; &apos;vitrina category ID&apos; lists them. An attribute without a value is left out, with the punctuation around it, and a title that is too long is cut by whole words. PATTERN is saved for the category of the listing, unless --dry-run is given. Without PATTERN, the saved one is used, whether it was saved here or in the window.</source>
        <translation>PATTERN tiene los ids de los atributos entre llaves; &apos;vitrina category ID&apos; los muestra. Un atributo sin valor se omite, junto con los signos que lo rodean, y un título demasiado largo se corta por palabras enteras. PATTERN se guarda para la categoría de la publicación, salvo con --dry-run. Sin PATTERN se usa el guardado, aquí o en la ventana.</translation>
    </message>
    <message>
        <source>the category has no attribute {names}</source>
        <translation>la categoría no tiene el atributo {names}</translation>
    </message>
    <message>
        <source>{text!r} names no attribute: write {meant}</source>
        <translation>{text!r} no nombra ningún atributo: hay que escribir {meant}</translation>
    </message>
    <message>
        <source>{text!r} names no attribute: its id stands between braces, as {{BRAND}}</source>
        <translation>{text!r} no nombra ningún atributo: su id va entre llaves, como {{BRAND}}</translation>
    </message>
    <message>
        <source>no attribute is named, as {{BRAND}}: every listing would have the same title</source>
        <translation>no se nombra ningún atributo, como {{BRAND}}: todas las publicaciones tendrían el mismo título</translation>
    </message>
    <message>
        <source>no attribute that {text!r} names has a value</source>
        <translation>ningún atributo que {text!r} nombra tiene un valor</translation>
    </message>
    <message>
        <source>no pattern is kept for the category {name}: name one</source>
        <translation>no hay un patrón guardado para la categoría {name}: hay que indicar uno</translation>
    </message>
    <message>
        <source>the pattern is empty</source>
        <translation>el patrón está vacío</translation>
    </message>
    <message>
        <source>the pattern is longer than {most} characters</source>
        <translation>el patrón tiene más de {most} caracteres</translation>
    </message>
    <message>
        <source>Reading the listings broke off; it is tried again in {seconds} s.</source>
        <translation>La lectura de las publicaciones se interrumpió; se reintenta en {seconds} s.</translation>
    </message>
    <message>
        <source>--fresh puts a folder aside; rename the schema in the database</source>
        <translation>--fresh aparta una carpeta; en la base de datos hay que renombrar el esquema</translation>
    </message>
    <message>
        <source>no password in the address; PGPASSFILE or PGPASSWORD holds it</source>
        <translation>la dirección no lleva contraseña; va en PGPASSFILE o PGPASSWORD</translation>
    </message>
    <message>
        <source>an address such as postgresql://HOST/DATABASE</source>
        <translation>una dirección como postgresql://HOST/DATABASE</translation>
    </message>
    <message>
        <source>Folder of the marketplace, or postgresql://HOST/DATABASE; created and filled if it does not exist.</source>
        <translation>Carpeta del marketplace, o postgresql://HOST/DATABASE; se crea y se llena si no existe.</translation>
    </message>
    <message>
        <source>Check whether this version can use --store, and exit.</source>
        <translation>Comprobar si esta versión puede usar --store, y salir.</translation>
    </message>
    <message>
        <source>no change is saved as “{name}”</source>
        <translation>ningún cambio está guardado como “{name}”</translation>
    </message>
    <message>
        <source>say what to change with --set or --change</source>
        <translation>hay que indicar qué cambiar con --set o --change</translation>
    </message>
    <message>
        <source>Change saved in the window under this name, applied before --set.</source>
        <translation>Cambio guardado en la ventana con este nombre; se aplica antes de --set.</translation>
    </message>
</context>
</TS>

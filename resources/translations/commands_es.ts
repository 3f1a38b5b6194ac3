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
        <source>What answers at this address is not the marketplace.</source>
        <translation>Lo que responde en esta dirección no es el marketplace.</translation>
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
        <source>The marketplace does not have it.</source>
        <translation>El marketplace no lo tiene.</translation>
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
        <source>The marketplace refused it.</source>
        <translation>El marketplace lo rechazó.</translation>
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
        <source>An older version saved a token for this shop, but not what it is for. Nothing was sent. If it is for {asked}, set VITRINA_TOKEN to it.</source>
        <translation>Una versión anterior guardó un token de esta tienda, pero no para qué es. No se envió nada. Si es para {asked}, hay que ponerlo en VITRINA_TOKEN.</translation>
    </message>
    <message>
        <source>This shop has unsent changes ({count}), and it is not known which marketplace they are for. Nothing was sent. If for {theirs}: &apos;vitrina sync --adopt&apos;.</source>
        <translation>Esta tienda tiene cambios sin enviar ({count}), y no se sabe para qué marketplace son. No se envió nada. Si son para {theirs}: &apos;vitrina sync --adopt&apos;.</translation>
    </message>
    <message>
        <source>The backup belongs to another marketplace or seller. Nothing was taken.</source>
        <translation>El respaldo es de otro marketplace o vendedor. No se tomó nada.</translation>
    </message>
    <message>
        <source>The disk is full. Nothing of this step was saved.</source>
        <translation>El disco está lleno. No se guardó nada de este paso.</translation>
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
        <source>The file {file} was made by a newer version, and is left as it is.</source>
        <translation>El archivo {file} es de una versión más nueva, y se deja como está.</translation>
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
        <source>The shop is open in another window, which does not answer.</source>
        <translation>La tienda está abierta en otra ventana, que no responde.</translation>
    </message>
    <message>
        <source>Risky and not accepted: {count}. Nothing was sent.</source>
        <translation>Con riesgo y sin aceptar: {count}. No se envió nada.</translation>
    </message>
    <message>
        <source>It is not known yet whether the marketplace did it.</source>
        <translation>Aún no se sabe si el marketplace lo hizo.</translation>
    </message>
    <message>
        <source>It goes after an earlier change to this listing, which is on hold.</source>
        <translation>Va después de un cambio anterior de esta publicación, que está retenido.</translation>
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
        <source>A console for people who sell on a marketplace.</source>
        <translation>Una consola para quienes venden en un marketplace.</translation>
    </message>
    <message>
        <source>It shows your listings, edits them in forms made from their category, and tells what a sale leaves - before anything is sent. The practice shop needs no account and no network.</source>
        <translation>Muestra las publicaciones, las edita en formularios hechos según su categoría y dice lo que queda de una venta, antes de enviar nada. La tienda de práctica no necesita cuenta ni red.</translation>
    </message>
    <message>
        <source>Without a sub-command the window opens, by default on the practice shop.</source>
        <translation>Sin un comando se abre la ventana, por defecto en la tienda de práctica.</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Códigos de salida:</translation>
    </message>
    <message>
        <source>everything asked for was done</source>
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
        <source>something is still waiting in the outbox, or its outcome is not known yet</source>
        <translation>algo todavía espera en la bandeja de salida, o aún no se sabe cómo terminó</translation>
    </message>
    <message>
        <source>interrupted; what was on its way is in the outbox</source>
        <translation>interrumpido; lo que estaba en camino está en la bandeja de salida</translation>
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
        <source>in no listing of this shop ({count}): {names}</source>
        <translation>en ninguna publicación de esta tienda ({count}): {names}</translation>
    </message>
    <message>
        <source>[OPTIONS]</source>
        <translation>[OPCIONES]</translation>
    </message>
    <message>
        <source>A shop by its name; with --base-url, the shop is saved under that name.</source>
        <translation>Una tienda por su nombre; con --base-url, la tienda se guarda con ese nombre.</translation>
    </message>
    <message>
        <source>Address of a marketplace; its token is read from VITRINA_TOKEN.</source>
        <translation>Dirección de un marketplace; su token se lee de VITRINA_TOKEN.</translation>
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
        <source>Only calls of this method.</source>
        <translation>Solo solicitudes de este método.</translation>
    </message>
    <message>
        <source>Measure the category prediction on titles of your own.</source>
        <translation>Medir la predicción de categorías con títulos propios.</translation>
    </message>
    <message>
        <source>FILE.csv has the columns title and category: a category&apos;s id, its name, or its path with &quot;&gt;&quot; between the names. Prints the share of titles whose category is guessed first and among the first three, and how far the probabilities are from how often they are right.</source>
        <translation>FILE.csv tiene las columnas title y category: el id de una categoría, su nombre o su ruta con “&gt;” entre los nombres. Muestra en qué parte de los títulos la categoría se acierta en primer lugar y entre las tres primeras, y cuánto se apartan las probabilidades de la frecuencia con que aciertan.</translation>
    </message>
    <message>
        <source>Learn from files in the wire format, as for &apos;serve&apos;, not from the practice world.</source>
        <translation>Aprender de archivos en el formato del servicio, como en &apos;serve&apos;, y no del mundo de práctica.</translation>
    </message>
    <message>
        <source>Site of the categories that are given by name.</source>
        <translation>Sitio de las categorías que se indican por nombre.</translation>
    </message>
    <message>
        <source>Search and sort a shop&apos;s local listings for the window, asked on standard input.</source>
        <translation>Buscar y ordenar las publicaciones locales de una tienda para la ventana, que pregunta por la entrada estándar.</translation>
    </message>
    <message>
        <source>Questions and answers are frames of JSON and packed numbers. It ends when standard input closes.</source>
        <translation>Las preguntas y respuestas son bloques de JSON y números empaquetados. Termina cuando se cierra la entrada estándar.</translation>
    </message>
    <message>
        <source>Read and write a shop for the window, told by JSON lines on standard input.</source>
        <translation>Leer y escribir una tienda para la ventana, según líneas de JSON en la entrada estándar.</translation>
    </message>
    <message>
        <source>The first line connects: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Then &quot;sync&quot;, &quot;send&quot; and &quot;stop&quot;. Events come as JSON lines on standard output. It ends when standard input closes.</source>
        <translation>La primera línea conecta: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Luego siguen &quot;sync&quot;, &quot;send&quot; y &quot;stop&quot;. Los eventos llegan como líneas de JSON por la salida estándar. Termina cuando se cierra la entrada estándar.</translation>
    </message>
    <message>
        <source>Drive the real window through the main job and save a picture of every step.</source>
        <translation>Recorrer la tarea principal en la ventana real y guardar una foto de cada paso.</translation>
    </message>
    <message>
        <source>It works on a workspace and a marketplace of its own, made for the run and removed after it, so it never touches a shop. It ends with a table of what was observed, and with exit code 1 when an observation is wrong.</source>
        <translation>Usa un espacio de trabajo y un marketplace propios, que se crean para el recorrido y se quitan después, así que nunca toca una tienda. Termina con una tabla de lo observado, y con el código de salida 1 cuando una observación es incorrecta.</translation>
    </message>
    <message>
        <source>Folder for the pictures, one for each step.</source>
        <translation>Carpeta para las fotos, una por cada paso.</translation>
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
        <source>Run the practice marketplace over HTTP until it is stopped.</source>
        <translation>Ejecutar el marketplace de práctica por HTTP hasta que se detenga.</translation>
    </message>
    <message>
        <source>When it is ready it prints its address and one line for each seller with the token to use. Any client of such a service works against it. An existing store is used as it is; one made with another --seed, --listings or --world is refused with exit code 2.</source>
        <translation>Cuando está listo muestra su dirección y una línea por vendedor con el token que hay que usar. Sirve para cualquier cliente de un servicio así. Un almacén existente se usa tal como está; uno hecho con otro --seed, --listings o --world se rechaza con el código de salida 2.</translation>
    </message>
    <message>
        <source>Address to listen on.</source>
        <translation>Dirección en la que escucha.</translation>
    </message>
    <message>
        <source>Port to listen on; 0 uses the last port again, or a free one.</source>
        <translation>Puerto en el que escucha; 0 usa otra vez el último, o uno libre.</translation>
    </message>
    <message>
        <source>Which practice world; 1 by default.</source>
        <translation>Qué mundo de práctica; 1 por defecto.</translation>
    </message>
    <message>
        <source>Listings of the first seller of a new store; 500 by default.</source>
        <translation>Publicaciones del primer vendedor de un almacén nuevo; 500 por defecto.</translation>
    </message>
    <message>
        <source>Fill a new store from files in the wire format: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. What is missing comes from the practice world, but for listings.</source>
        <translation>Llenar un almacén nuevo con archivos en el formato del servicio: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. Lo que falta viene del mundo de práctica, menos las publicaciones.</translation>
    </message>
    <message>
        <source>Set an existing store aside, under a name with the time, and create a new one.</source>
        <translation>Apartar un almacén existente, con la hora en el nombre, y crear uno nuevo.</translation>
    </message>
    <message>
        <source>Where the marketplace&apos;s clock starts, such as 2026-01-31T12:00:00Z; it runs on from there, also after a restart.</source>
        <translation>Hora a la que empieza el reloj del marketplace, como 2026-01-31T12:00:00Z; sigue desde ahí, también tras un reinicio.</translation>
    </message>
    <message>
        <source>The specification alone, without /_practice.</source>
        <translation>Solo la especificación, sin /_practice.</translation>
    </message>
    <message>
        <source>Answer 429 to a caller with more than N requests a second; 0 is no limit.</source>
        <translation>Responder 429 a quien supere N solicitudes por segundo; 0 es sin límite.</translation>
    </message>
    <message>
        <source>Allow a --host that other machines can reach.</source>
        <translation>Permitir un --host al que lleguen otras máquinas.</translation>
    </message>
    <message>
        <source>Print the ready lines as JSON.</source>
        <translation>Mostrar en JSON las líneas de inicio.</translation>
    </message>
    <message>
        <source>Read the whole shop into the local catalogue.</source>
        <translation>Leer toda la tienda en el catálogo local.</translation>
    </message>
    <message>
        <source>there is no kind {kind}; there are {known}</source>
        <translation>no existe la clase {kind}; existen {known}</translation>
    </message>
    <message>
        <source>--json says what was written to --out; &apos;vitrina costs list&apos; has the figures</source>
        <translation>--json dice qué se escribió en --out; &apos;vitrina costs list&apos; tiene las cifras</translation>
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
        <source>With {kind}: {net_at} is left at {threshold}, only {net_above} just above it, and as much again from {same_again_at} on.</source>
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
        <source>a later operation takes off what is to be left</source>
        <translation>una operación posterior quita lo que debe quedar</translation>
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
        <source>Windows starts no command as long as this one. A shorter --workspace fits.</source>
        <translation>Windows no inicia un comando tan largo como este. Con un --workspace más corto cabe.</translation>
    </message>
    <message>
        <source>“{name}” is no longer in the list.</source>
        <translation>“{name}” ya no está en la lista.</translation>
    </message>
    <message>
        <source>--workers above 1 needs a --store in a database server: a folder has one process</source>
        <translation>--workers mayor que 1 requiere un --store en un servidor de base de datos: una carpeta tiene un solo proceso</translation>
    </message>
    <message>
        <source>--workers above 1 needs a system whose processes share a port</source>
        <translation>--workers mayor que 1 requiere un sistema cuyos procesos compartan un puerto</translation>
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
        <source>{name}: some of its bytes are not characters</source>
        <translation>{name}: algunos de sus bytes no son caracteres</translation>
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
        <source>{name}: it is chosen when a listing is made, and stays</source>
        <translation>{name}: se define al publicar y ya no cambia</translation>
    </message>
    <message>
        <source>{name}: the marketplace sets it</source>
        <translation>{name}: lo fija el marketplace</translation>
    </message>
    <message>
        <source>{name}: a new listing is active; &apos;vitrina status ID&apos; changes it afterwards</source>
        <translation>{name}: una publicación nueva está activa; después la cambia &apos;vitrina status ID&apos;</translation>
    </message>
    <message>
        <source>{name}: {text!r} is not what a sale is to leave, such as leave&gt;=20% or leave&gt;=150,to=.99</source>
        <translation>{name}: {text!r} no es lo que debe quedar de una venta, como leave&gt;=20% o leave&gt;=150,to=.99</translation>
    </message>
    <message>
        <source>this shop is open already; its window has come to the front</source>
        <translation>esta tienda ya está abierta; su ventana ha pasado al frente</translation>
    </message>
    <message>
        <source>this shop is open in a window that does not answer; this one is read-only until that one is closed</source>
        <translation>esta tienda está abierta en una ventana que no responde; esta es de solo lectura hasta que se cierre la otra</translation>
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
        <source>Prints a receipt: how many listings were counted, how many ids came twice, how many are missing from the marketplace&apos;s own total, how many are gone since the last sync. Nothing is sent.</source>
        <translation>Muestra un resumen: cuántas publicaciones se contaron, cuántos ids llegaron dos veces, cuántas faltan del total que dice el marketplace y cuántas ya no están desde que se sincronizó la última vez. No se envía nada.</translation>
    </message>
    <message>
        <source>Confirm that the unsent changes of this shop were made for this marketplace and seller, where that is not known.</source>
        <translation>Confirmar que los cambios sin enviar de esta tienda se hicieron para este marketplace y vendedor, cuando no se sabe.</translation>
    </message>
    <message>
        <source>Stop waiting when nothing has happened for this long. What has no answer may still arrive for two minutes, and is sent again only after that.</source>
        <translation>Dejar de esperar cuando no pasa nada durante este tiempo. Lo que no tiene respuesta todavía puede llegar durante dos minutos, y solo después se vuelve a enviar.</translation>
    </message>
    <message>
        <source>Print one JSON document on standard output.</source>
        <translation>Mostrar un documento JSON en la salida estándar.</translation>
    </message>
    <message>
        <source>Send what is waiting in the outbox, and find out what became of sendings without an answer.</source>
        <translation>Enviar lo que espera en la bandeja de salida y averiguar qué pasó con los envíos sin respuesta.</translation>
    </message>
    <message>
        <source>A change that somebody else made meanwhile to the same field is never overwritten: the row is held, and both values are kept. Nothing that creates something is sent twice blindly.</source>
        <translation>Un cambio que alguien más hizo mientras tanto en el mismo campo nunca se pisa: la fila se retiene y se conservan ambos valores. Nada que cree algo se envía dos veces a ciegas.</translation>
    </message>
    <message>
        <source>Resume sending where it was paused.</source>
        <translation>Reanudar el envío si está en pausa.</translation>
    </message>
    <message>
        <source>See what waits to be sent, and decide about it.</source>
        <translation>Ver lo que espera para enviarse y decidir sobre ello.</translation>
    </message>
    <message>
        <source>ID is the number of a row as &apos;list&apos; has it, or the id of a listing, which means all of its rows that are not at their end. All of it works beside an open window.</source>
        <translation>ID es el número de una fila, como lo muestra &apos;list&apos;, o el id de una publicación, que se refiere a todas sus filas sin terminar. Todo funciona también con una ventana abierta.</translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>COMANDO [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Show rows of the outbox in full: fields, findings and the request.</source>
        <translation>Mostrar filas completas de la bandeja de salida: campos, avisos y la solicitud.</translation>
    </message>
    <message>
        <source>Each field has the value before and yours; one that somebody else changed, too, has a third, the marketplace&apos;s as it was when the row was held. The request is the one that would be sent now, or what was sent. Needs no network.</source>
        <translation>Cada campo tiene el valor anterior y el propio; el que también cambió otra persona tiene un tercero, el del marketplace cuando la fila se retuvo. La solicitud es la que se enviaría ahora, o la que se envió. No necesita red.</translation>
    </message>
    <message>
        <source>List what waits in the outbox, is on its way, or needs a decision.</source>
        <translation>Mostrar lo que espera en la bandeja de salida, está en camino o necesita una decisión.</translation>
    </message>
    <message>
        <source>Each row has its state and why it is in it. Needs no network.</source>
        <translation>Cada fila tiene su estado y el motivo. No necesita red.</translation>
    </message>
    <message>
        <source>Only rows in this state: queued, sending, unknown (no answer yet), held, refused, done or cancelled. May be given several times. Without it, all but done and cancelled.</source>
        <translation>Solo filas en este estado: queued (en espera), sending (enviándose), unknown (aún sin respuesta), held (retenida), refused (rechazada), done (hecha) o cancelled (cancelada). Se puede repetir. Sin esta opción, todas menos done y cancelled.</translation>
    </message>
    <message>
        <source>Only rows of this listing.</source>
        <translation>Solo filas de esta publicación.</translation>
    </message>
    <message>
        <source>Also what is done or cancelled.</source>
        <translation>También lo hecho o cancelado.</translation>
    </message>
    <message>
        <source>How many rows to show, the latest first; 0 is all of them.</source>
        <translation>Cuántas filas mostrar, primero las últimas; 0 son todas.</translation>
    </message>
    <message>
        <source>Decide whose values count where somebody else changed the same fields.</source>
        <translation>Decidir qué valores cuentan cuando alguien más cambió los mismos campos.</translation>
    </message>
    <message>
        <source>&apos;mine&apos; sends yours over the value that &apos;vitrina outbox show ID&apos; names as theirs, and only over that one: changed once more, the row is held again. &apos;theirs&apos; leaves the listing as it is; the row keeps what you had typed. A row that would remove variations or pictures for good is confirmed by &apos;mine&apos;, and dropped by &apos;theirs&apos;.</source>
        <translation>&apos;mine&apos; envía el valor propio sobre el ajeno que muestra &apos;vitrina outbox show ID&apos;, y solo sobre ese: si cambió otra vez, la fila se vuelve a retener. &apos;theirs&apos; deja la publicación como está; la fila conserva lo que se había escrito. Una fila que quitaría variaciones o fotos para siempre se confirma con &apos;mine&apos; y se descarta con &apos;theirs&apos;.</translation>
    </message>
    <message>
        <source>Decide one field, such as price=mine; the others as said behind the ID.</source>
        <translation>Decidir un campo, como price=mine; los demás, según lo dicho después del ID.</translation>
    </message>
    <message>
        <source>Do not ask, even if variations or their pictures are lost.</source>
        <translation>No preguntar, aunque se pierdan variaciones o sus fotos.</translation>
    </message>
    <message>
        <source>How many rows are risky; with another number, nothing is sent.</source>
        <translation>Cuántas filas son riesgosas; con otro número no se envía nada.</translation>
    </message>
    <message>
        <source>Do not send now: the row waits in the outbox for &apos;vitrina send&apos;. Needs no network.</source>
        <translation>No enviar ahora: la fila espera en la bandeja de salida a &apos;vitrina send&apos;. No necesita red.</translation>
    </message>
    <message>
        <source>Send rows again that were refused or are on hold.</source>
        <translation>Enviar otra vez filas rechazadas o retenidas.</translation>
    </message>
    <message>
        <source>A row in conflict is decided first. A new listing that had no answer and could not be found is not listed a second time: it is looked for once more.</source>
        <translation>Una fila en conflicto se decide primero. Una publicación nueva que no tuvo respuesta y no se encontró no se publica otra vez: se vuelve a buscar.</translation>
    </message>
    <message>
        <source>List a new listing again that nobody could find: if it is there after all, it is there twice then.</source>
        <translation>Publicar de nuevo una publicación que no se pudo encontrar: si al final está, quedará dos veces.</translation>
    </message>
    <message>
        <source>Let rows go that you had put on hold, over the listings as they are by now.</source>
        <translation>Liberar filas retenidas, sobre las publicaciones como están ahora.</translation>
    </message>
    <message>
        <source>Keep rows that wait from being sent, until you release them.</source>
        <translation>Retener filas en espera hasta que se liberen.</translation>
    </message>
    <message>
        <source>What goes after them on the same listing waits with them. Needs no network.</source>
        <translation>Lo que sigue en la misma publicación espera con ellas. No necesita red.</translation>
    </message>
    <message>
        <source>Take rows back that have not been sent.</source>
        <translation>Retirar filas que no se enviaron.</translation>
    </message>
    <message>
        <source>Change many listings with a plan: a file with the values before and after.</source>
        <translation>Cambiar muchas publicaciones con un plan: un archivo con los valores de antes y después.</translation>
    </message>
    <message>
        <source>Make one with &apos;new&apos;, look at it with &apos;show&apos;, try it with &apos;check&apos;, carry it out with &apos;apply&apos; and take it back with &apos;undo&apos;. A plan is JSON (&apos;vitrina plan schema&apos;) and may be edited by hand. Applying it twice changes nothing more.</source>
        <translation>Se crea con &apos;new&apos;, se mira con &apos;show&apos;, se prueba con &apos;check&apos;, se aplica con &apos;apply&apos; y se deshace con &apos;undo&apos;. Un plan es JSON (&apos;vitrina plan schema&apos;) y se puede editar a mano. Aplicarlo dos veces no cambia nada más.</translation>
    </message>
    <message>
        <source>A query is words and conditions; all of them must hold.</source>
        <translation>Una consulta son palabras y condiciones; se deben cumplir todas.</translation>
    </message>
    <message>
        <source>a word in title, code or id begins with it</source>
        <translation>una palabra del título, código o id empieza así</translation>
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
        <source>figures, as price</source>
        <translation>cifras, como price</translation>
    </message>
    <message>
        <source>by the figures of &apos;vitrina costs&apos;</source>
        <translation>según las cifras de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>days since the listing was last changed</source>
        <translation>días desde el último cambio de la publicación</translation>
    </message>
    <message>
        <source>the day it was last changed</source>
        <translation>el día del último cambio</translation>
    </message>
    <message>
        <source>the seller&apos;s code; * stands for anything</source>
        <translation>el código propio; * vale por cualquier texto</translation>
    </message>
    <message>
        <source>words of the title only</source>
        <translation>solo palabras del título</translation>
    </message>
    <message>
        <source>a category by its name, with all below it, or its id</source>
        <translation>una categoría por su nombre, con todo lo que hay debajo, o por su id</translation>
    </message>
    <message>
        <source>days until a listing of the free type ends</source>
        <translation>días hasta que finaliza una publicación gratuita</translation>
    </message>
    <message>
        <source>free shipping that the marketplace put on</source>
        <translation>envío gratis impuesto por el marketplace</translation>
    </message>
    <message>
        <source>price now against 7 days ago, in percent or as an amount;</source>
        <translation>el precio ahora frente al de hace 7 días, en porcentaje o importe;</translation>
    </message>
    <message>
        <source>what changed: price stock status title category type</source>
        <translation>lo que cambió: price stock status title category type</translation>
    </message>
    <message>
        <source>free_shipping sku, or any; changed_elsewhere: not sent from here</source>
        <translation>free_shipping sku, o any; changed_elsewhere: no enviado desde aquí</translation>
    </message>
    <message>
        <source>its status before it changed. @7d days, @2026-01-31 a day,</source>
        <translation>su estado antes de cambiar. @7d días, @2026-01-31 un día,</translation>
    </message>
    <message>
        <source>@sync what the last sync found; without one, 7 days</source>
        <translation>@sync lo que encontró la última sincronización; sin nada, 7 días</translation>
    </message>
    <message>
        <source>an attribute by its id or name: Marca:Nike</source>
        <translation>un atributo por su id o su nombre: Marca:Nike</translation>
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
        <source>raised to the least price of which a sale leaves 20 %</source>
        <translation>subido al menor precio con que de una venta queda 20 %</translation>
    </message>
    <message>
        <source>the same for an amount; price=leave=20% lowers too</source>
        <translation>lo mismo para un importe; price=leave=20% también baja</translation>
    </message>
    <message>
        <source>never below the floor of &apos;vitrina costs&apos;</source>
        <translation>nunca bajo el mínimo de &apos;vitrina costs&apos;</translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation>(nunca menos de 0)</translation>
    </message>
    <message>
        <source>any mark may replace the slash; /i ignores case</source>
        <translation>otro signo puede reemplazar la barra; /i ignora mayúsculas</translation>
    </message>
    <message>
        <source>(empty: removed)</source>
        <translation>(vacío: se quita)</translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them.</source>
        <translation>Con variaciones, el precio y el stock se fijan en cada una.</translation>
    </message>
    <message>
        <source>Example:</source>
        <translation>Ejemplo:</translation>
    </message>
    <message>
        <source>Which listings; &quot;&quot; means all of them.</source>
        <translation>Qué publicaciones; &quot;&quot; son todas.</translation>
    </message>
    <message>
        <source>Only listings of this list: ids or own codes, one a line, or the first column of a CSV. What is in no listing is named, and the exit code is 1.</source>
        <translation>Solo publicaciones de esta lista: ids o códigos propios, uno por línea, o la primera columna de un CSV. Lo que no es de ninguna publicación se nombra, y el código de salida es 1.</translation>
    </message>
    <message>
        <source>The plan file to write, in full or not at all.</source>
        <translation>El archivo de plan que se escribe, entero o nada.</translation>
    </message>
    <message>
        <source>Show what a plan file would change. Needs no shop and no network.</source>
        <translation>Mostrar lo que cambiaría un archivo de plan. No necesita tienda ni red.</translation>
    </message>
    <message>
        <source>What is risky is counted as far as the file can tell; &apos;plan check&apos; knows the listings, too.</source>
        <translation>Lo riesgoso se cuenta hasta donde el archivo permite saberlo; &apos;plan check&apos; conoce también las publicaciones.</translation>
    </message>
    <message>
        <source>How many listings to show; 0 is all of them.</source>
        <translation>Cuántas publicaciones mostrar; 0 son todas.</translation>
    </message>
    <message>
        <source>Say what a plan would do, and send nothing.</source>
        <translation>Decir lo que haría un plan, sin enviar nada.</translation>
    </message>
    <message>
        <source>Every listing is compared with the local catalogue and judged by the marketplace&apos;s rules. With --rehearse the plan is really carried out, on a clone of the affected listings, which are read from the marketplace first, in one that lives for the rehearsal only. Both say what would follow beside what was planned, such as free shipping that a higher price brings. Exit code 1 when a listing would be refused, was changed since, or is gone. What is risky is named and counted, for --accept.</source>
        <translation>Cada publicación se compara con el catálogo local y se juzga con las reglas del marketplace. Con --rehearse el plan se aplica de verdad, sobre una copia de las publicaciones afectadas, que antes se leen del marketplace, en uno que dura solo lo que el ensayo. Ambos dicen qué más pasaría aparte de lo planeado, como el envío gratis que trae un precio más alto. Código de salida 1 cuando una publicación sería rechazada, cambió desde entonces o ya no está. Lo riesgoso se nombra y se cuenta, para --accept.</translation>
    </message>
    <message>
        <source>Try it on a copy of the listings, in a temporary marketplace.</source>
        <translation>Probarlo sobre una copia de las publicaciones, en un marketplace temporal.</translation>
    </message>
    <message>
        <source>A price below it is risky, in addition to the settings.</source>
        <translation>Un precio menor es riesgoso, además de los ajustes.</translation>
    </message>
    <message>
        <source>Carry out a plan.</source>
        <translation>Aplicar un plan.</translation>
    </message>
    <message>
        <source>Only the fields of the plan are sent. What somebody changed in the same field since the plan was made is held, with both values; stock is changed by the difference, so that units sold meanwhile stay sold. A second run sends only what is not done yet.</source>
        <translation>Solo se envían los campos del plan. Lo que alguien cambió en el mismo campo desde que se hizo el plan se retiene, con ambos valores; el stock cambia por la diferencia, así que lo vendido mientras tanto queda vendido. Una segunda vez envía solo lo que falta.</translation>
    </message>
    <message>
        <source>Risky rows are those that change a price by more than 50 %, set it to zero or below a floor, or leave less of a sale; those that close a listing for good; and all that close one when more than five do. The settings file can change these limits. --accept must be the number of risky rows.</source>
        <translation>Son riesgosas las filas que cambian un precio más de 50 %, lo dejan en cero o bajo un mínimo, o hacen que quede menos de una venta; las que finalizan una publicación para siempre; y todas las que finalizan una cuando son más de cinco. El archivo de ajustes puede cambiar estos límites. --accept debe ser el número de filas riesgosas.</translation>
    </message>
    <message>
        <source>Take back what a plan did from this workspace.</source>
        <translation>Deshacer lo que un plan hizo desde este espacio de trabajo.</translation>
    </message>
    <message>
        <source>Listings that were changed since are left alone and named. What has not been sent yet is cancelled. A second run does nothing more; after it the plan may be applied again.</source>
        <translation>Las publicaciones que cambiaron desde entonces se dejan como están y se nombran. Lo que aún no se envió se cancela. Una segunda vez no hace nada más; después el plan se puede aplicar otra vez.</translation>
    </message>
    <message>
        <source>Rows that close a listing for good are risky, and so are all that close when more than five do: --accept must be their number. A price that goes back to what it was is not.</source>
        <translation>Las filas que finalizan una publicación para siempre son riesgosas, y todas las que finalizan una cuando son más de cinco: --accept debe ser su número. Un precio que vuelve a ser el que era no lo es.</translation>
    </message>
    <message>
        <source>Print the JSON Schema of plan files.</source>
        <translation>Mostrar el JSON Schema de los archivos de plan.</translation>
    </message>
    <message>
        <source>Show what was sent for the listing ID, and what syncs found changed in it.</source>
        <translation>Mostrar lo enviado para la publicación ID y los cambios que se hallaron al sincronizar.</translation>
    </message>
    <message>
        <source>How many entries to show, the latest first.</source>
        <translation>Cuántas entradas mostrar, primero las últimas.</translation>
    </message>
    <message>
        <source>Take back what was sent last for the listing ID from this workspace.</source>
        <translation>Deshacer lo último que se envió para la publicación ID desde este espacio de trabajo.</translation>
    </message>
    <message>
        <source>A change without an answer is looked up first, and nothing before it is taken back while that cannot be found out. Run again, it takes back what was sent before that; &apos;vitrina history ID&apos; shows it all. Fields go back to what they were, except those that somebody changed since: they are left alone and named with both values. A listing that was made is closed, variations that were added are removed, both only after you confirm; removed ones are added again with new ids. For a whole plan there is &apos;vitrina plan undo FILE&apos;.</source>
        <translation>Un cambio sin respuesta se averigua primero, y nada anterior se deshace mientras no se sepa. Ejecutado otra vez, deshace lo enviado antes; &apos;vitrina history ID&apos; lo muestra todo. Los campos vuelven a lo que eran, salvo los que alguien cambió desde entonces: se dejan como están y se nombran con ambos valores. Una publicación creada se finaliza y las variaciones agregadas se quitan, ambas solo con confirmación; las quitadas se agregan otra vez con ids nuevos. Para un plan entero existe &apos;vitrina plan undo FILE&apos;.</translation>
    </message>
    <message>
        <source>Redo: reverse the last undo instead.</source>
        <translation>Rehacer: revertir en cambio lo último que se deshizo.</translation>
    </message>
    <message>
        <source>Only show what would be done.</source>
        <translation>Solo mostrar lo que se haría.</translation>
    </message>
    <message>
        <source>Do not ask, even if a listing is closed or a variation removed.</source>
        <translation>No preguntar, aunque se finalice una publicación o se quite una variación.</translation>
    </message>
    <message>
        <source>Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless. Needs no network: the listings are those of the last &apos;vitrina sync&apos;. --json is the same as --format json, or with --out one line that says what was written.</source>
        <translation>Los importes son exactos. En csv, el texto que una planilla ejecutaría como fórmula se vuelve inofensivo. No necesita red: las publicaciones son las del último &apos;vitrina sync&apos;. --json es lo mismo que --format json, o con --out una línea que dice qué se escribió.</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Ejemplos:</translation>
    </message>
    <message>
        <source>The shop as an earlier sync found it: its number in &apos;vitrina history&apos;, or the last one up to a day (2026-01-31) or a moment (2026-01-31T12:00:00Z).</source>
        <translation>La tienda como se halló al sincronizar antes: el número en &apos;vitrina history&apos;, o la última vez hasta un día (2026-01-31) o un momento (2026-01-31T12:00:00Z).</translation>
    </message>
    <message>
        <source>A sheet to fill in: a row for each variation under that of its listing, and a column for each attribute.</source>
        <translation>Una planilla para completar: una fila por variación debajo de la de su publicación, y una columna por atributo.</translation>
    </message>
    <message>
        <source>File to write, in full or not at all; standard output by default.</source>
        <translation>Archivo que se escribe, entero o nada; por defecto, la salida estándar.</translation>
    </message>
    <message>
        <source>List what needs you: in the outbox, in the listings, and among plans with a time.</source>
        <translation>Muestra lo que está pendiente: en la bandeja de salida, en las publicaciones y entre los planes con fecha.</translation>
    </message>
    <message>
        <source>Kinds come with how many there are, the first of them, why each is there, and a query for &apos;export&apos; and &apos;plan new&apos; that finds all of them. Listings are as the last sync found them. Needs no network.</source>
        <translation>Cada clase lleva cuántos hay, los primeros, por qué está cada uno y una consulta para &apos;export&apos; y &apos;plan new&apos; que los encuentra todos. Las publicaciones son las de la última sincronización. No necesita red.</translation>
    </message>
    <message>
        <source>Only this kind, such as refused, out_of_stock or ending. May be given several times.</source>
        <translation>Solo esta clase, como refused, out_of_stock o ending. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>How many of each kind to show; all are counted.</source>
        <translation>Cuántos de cada clase mostrar; se cuentan todos.</translation>
    </message>
    <message>
        <source>Restore what you made from BACKUP: &quot;latest&quot;, a name from the list, or a file.</source>
        <translation>Restaurar los datos propios desde BACKUP: &quot;latest&quot;, un nombre de la lista o un archivo.</translation>
    </message>
    <message>
        <source>Without BACKUP the backups are listed. Nothing is deleted: drafts of the backup replace those of the same listings, what the outbox and the history lack is added, and what waited to be sent comes back as held. The present state is copied first, under a name that begins &quot;replaced&quot;.</source>
        <translation>Sin BACKUP se muestran los respaldos. No se borra nada: los borradores del respaldo reemplazan a los de las mismas publicaciones, se agrega lo que falta en la bandeja de salida y en el historial, y lo que esperaba para enviarse vuelve como retenido. El estado actual se copia antes, con un nombre que empieza con &quot;replaced&quot;.</translation>
    </message>
    <message>
        <source>Check the workspace and report what is sound and what is not.</source>
        <translation>Revisar el espacio de trabajo y decir qué está bien y qué no.</translation>
    </message>
    <message>
        <source>It looks at the folder and its permissions, the disk, whether a worker runs, the catalogue and its age, every row of the journal against its checksum, the outbox, the drafts and the backups.</source>
        <translation>Mira la carpeta y sus permisos, el disco, si hay un proceso trabajando, el catálogo y su antigüedad, cada fila del diario contra su suma de control, la bandeja de salida, los borradores y los respaldos.</translation>
    </message>
    <message>
        <source>Also ask the marketplace whose token this is.</source>
        <translation>También preguntar al marketplace de quién es el token.</translation>
    </message>
    <message>
        <source>Rehearse on a practice marketplace: sales, faults, and time that goes by.</source>
        <translation>Ensayar en un marketplace de práctica: ventas, problemas y el paso del tiempo.</translation>
    </message>
    <message>
        <source>It is that of the practice shop, the one that a window or &apos;vitrina serve&apos; has open, or one that --base-url names. A real marketplace has nothing of this, and is left alone.</source>
        <translation>Es el de la tienda de práctica, el que tiene abierto una ventana o &apos;vitrina serve&apos;, o el que indica --base-url. Un marketplace real no tiene nada de esto, y no se toca.</translation>
    </message>
    <message>
        <source>Show the marketplace&apos;s time, the buyers who come by themselves, and the faults.</source>
        <translation>Mostrar la hora del marketplace, los compradores que llegan por su cuenta y los problemas provocados.</translation>
    </message>
    <message>
        <source>Buy from your listing ID as a buyer would, or have buyers come by themselves.</source>
        <translation>Comprar de la publicación ID como un comprador, o hacer que lleguen compradores por su cuenta.</translation>
    </message>
    <message>
        <source>An order is there afterwards, the stock is less, and what a sale locks is locked. What ran out pauses or closes by its listing type. Only an active listing is sold, and no more than there is.</source>
        <translation>Después hay una orden, menos stock, y queda bloqueado lo que bloquea una venta. Lo que se agota se pausa o finaliza según el tipo de publicación. Solo se vende una publicación activa, y no más de lo que hay.</translation>
    </message>
    <message>
        <source>Which variation is bought.</source>
        <translation>Qué variación se compra.</translation>
    </message>
    <message>
        <source>How many units; 1 by default.</source>
        <translation>Cuántas unidades; 1 por defecto.</translation>
    </message>
    <message>
        <source>Who buys; somebody by default.</source>
        <translation>Quién compra; por defecto, cualquiera.</translation>
    </message>
    <message>
        <source>Instead of one sale: so many buyers an hour come by themselves; 0 ends it.</source>
        <translation>En vez de una venta: cuántos compradores por hora llegan por su cuenta; 0 lo termina.</translation>
    </message>
    <message>
        <source>With --per-hour: which buyers; 0 by default.</source>
        <translation>Con --per-hour: qué compradores; 0 por defecto.</translation>
    </message>
    <message>
        <source>Have calls go wrong on purpose, until &apos;reset&apos; or the end of the marketplace.</source>
        <translation>Hacer que las solicitudes salgan mal a propósito, hasta &apos;reset&apos; o el fin del marketplace.</translation>
    </message>
    <message>
        <source>KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token or rate_limit. The faults that are set are replaced.</source>
        <translation>KIND es latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token o rate_limit. Los problemas ya puestos se reemplazan.</translation>
    </message>
    <message>
        <source>Only calls of this route or pattern: /items/:id, /items/*.</source>
        <translation>Solo solicitudes de esta ruta o patrón: /items/:id, /items/*.</translation>
    </message>
    <message>
        <source>The share that is hit, 0 to 1.</source>
        <translation>La parte afectada, de 0 a 1.</translation>
    </message>
    <message>
        <source>Leave the first N calls alone.</source>
        <translation>No tocar las primeras N solicitudes.</translation>
    </message>
    <message>
        <source>Hit N calls at most.</source>
        <translation>Afectar como máximo N solicitudes.</translation>
    </message>
    <message>
        <source>What kind &apos;status&apos; answers.</source>
        <translation>Qué responde el tipo &apos;status&apos;.</translation>
    </message>
    <message>
        <source>How long it waits, or asks to wait.</source>
        <translation>Cuánto espera, o pide esperar.</translation>
    </message>
    <message>
        <source>Which calls of the share; 0 by default.</source>
        <translation>Qué solicitudes de esa parte; 0 por defecto.</translation>
    </message>
    <message>
        <source>Keep the faults that are set; their counts begin anew.</source>
        <translation>Conservar los problemas ya puestos; sus cuentas empiezan de nuevo.</translation>
    </message>
    <message>
        <source>Instead of KIND: {&quot;seed&quot;: N, &quot;faults&quot;: [...]} as the marketplace takes it; - is standard input.</source>
        <translation>En vez de KIND: {&quot;seed&quot;: N, &quot;faults&quot;: [...]} como lo toma el marketplace; - es la entrada estándar.</translation>
    </message>
    <message>
        <source>Move the marketplace&apos;s clock AHEAD, such as 90s, 30m, 6h, 2d, 1d12h or a moment.</source>
        <translation>Adelantar el reloj del marketplace: AHEAD es 90s, 30m, 6h, 2d, 1d12h o un momento.</translation>
    </message>
    <message>
        <source>A moment is written 2026-01-31T12:00:00Z. Whatever becomes due on the way is done: listings start and end, buyers come. Without AHEAD it shows the time. The clock never goes back.</source>
        <translation>Un momento se escribe 2026-01-31T12:00:00Z. Lo que vence en el camino se hace: las publicaciones empiezan y terminan, llegan compradores. Sin AHEAD muestra la hora. El reloj nunca retrocede.</translation>
    </message>
    <message>
        <source>End all faults and the buyers who come by themselves.</source>
        <translation>Terminar todos los problemas provocados y los compradores que llegan por su cuenta.</translation>
    </message>
    <message>
        <source>Tokens that a fault expired are good again. Sales that were made stay, and so does the time; a shop as it was at the beginning is made by &apos;vitrina serve --fresh&apos;.</source>
        <translation>Los tokens que un problema provocado venció vuelven a servir. Las ventas hechas quedan, y la hora también; una tienda como al principio se crea con &apos;vitrina serve --fresh&apos;.</translation>
    </message>
    <message>
        <source>Processes that answer at the port; more than one needs a --store in a database server.</source>
        <translation>Procesos que responden en el puerto; más de uno requiere un --store en un servidor de base de datos.</translation>
    </message>
    <message>
        <source>Print the script that completes commands in a shell.</source>
        <translation>Mostrar el script que completa los comandos en un shell.</translation>
    </message>
    <message>
        <source>It completes commands, options, fields, states and types, and the ids of the listings and categories that are known here; nothing of it asks the marketplace.</source>
        <translation>Completa comandos, opciones, campos, estados y tipos, y los ids de las publicaciones y categorías que se conocen aquí; nada de esto pregunta al marketplace.</translation>
    </message>
    <message>
        <source>Change fields of the listing ID.</source>
        <translation>Cambiar campos de la publicación ID.</translation>
    </message>
    <message>
        <source>Shows every field before and after and what a sale leaves, then sends it. What the rules say the marketplace would refuse is not sent. A risky change (see &apos;vitrina plan apply --help&apos;) needs --accept 1. Given again while it has no outcome yet, it is waited for and not sent twice.</source>
        <translation>Muestra cada campo antes y después y lo que queda de una venta, y luego lo envía. Lo que según las reglas el marketplace rechazaría no se envía. Un cambio riesgoso (ver &apos;vitrina plan apply --help&apos;) necesita --accept 1. Si se repite antes de saber cómo terminó, se espera y no se envía dos veces.</translation>
    </message>
    <message>
        <source>For one listing there are these as well:</source>
        <translation>Para una sola publicación existen además:</translation>
    </message>
    <message>
        <source>(cm and grams)</source>
        <translation>(cm y gramos)</translation>
    </message>
    <message>
        <source>Nothing after the = takes the value away.</source>
        <translation>Sin nada después del = se quita el valor.</translation>
    </message>
    <message>
        <source>Only show what would be sent; nothing is.</source>
        <translation>Solo mostrar lo que se enviaría; no se envía nada.</translation>
    </message>
    <message>
        <source>Make the listing ID active, paused, closed or deleted.</source>
        <translation>Pasar la publicación ID a active (activa), paused (pausada), closed (finalizada) o deleted (eliminada).</translation>
    </message>
    <message>
        <source>A closed listing can be listed again (&apos;vitrina relist&apos;), under a new id. Only a closed one can be deleted, and that is for good: the id is asked for again, or --accept 1 agrees to it.</source>
        <translation>Una publicación finalizada se puede republicar (&apos;vitrina relist&apos;), con un id nuevo. Solo una finalizada se puede eliminar, y es para siempre: se pide otra vez el id, o --accept 1 lo confirma.</translation>
    </message>
    <message>
        <source>Replace the description of the listing ID by the text of FILE.</source>
        <translation>Reemplazar la descripción de la publicación ID por el texto de FILE.</translation>
    </message>
    <message>
        <source>FILE is UTF-8; - is standard input. The marketplace keeps the text before it as a revision.</source>
        <translation>FILE es UTF-8; - es la entrada estándar. El marketplace conserva el texto anterior como una revisión.</translation>
    </message>
    <message>
        <source>Move the listing ID to another listing type, or show which it may have.</source>
        <translation>Pasar la publicación ID a otro tipo de publicación, o mostrar los que puede tener.</translation>
    </message>
    <message>
        <source>Without TYPE it names the types that the listing can be moved to and what a sale leaves with each. What is not known is shown as &quot;–&quot;.</source>
        <translation>Sin TYPE muestra los tipos a los que puede pasar la publicación y lo que queda de una venta con cada uno. Lo que no se sabe se muestra como “–”.</translation>
    </message>
    <message>
        <source>List the closed listing ID again, as a new listing with an id of its own.</source>
        <translation>Republicar la publicación finalizada ID, como una publicación nueva con id propio.</translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them. It is never listed twice: where no answer comes, the new listing is looked for first.</source>
        <translation>Con variaciones, el precio y el stock se fijan en cada una. Nunca se publica dos veces: si no llega respuesta, primero se busca la publicación nueva.</translation>
    </message>
    <message>
        <source>Its new price, such as 199.90 or +7%.</source>
        <translation>El precio nuevo, como 199.90 o +7%.</translation>
    </message>
    <message>
        <source>Its new stock, such as 5 or +3.</source>
        <translation>El stock nuevo, como 5 o +3.</translation>
    </message>
    <message>
        <source>Its new listing type.</source>
        <translation>El nuevo tipo de publicación.</translation>
    </message>
    <message>
        <source>List the item of FILE.</source>
        <translation>Publicar el artículo de FILE.</translation>
    </message>
    <message>
        <source>FILE is one JSON object with the fields that the marketplace takes for a new item; - is standard input. It is checked first, by the rules and by the marketplace, and only what neither of them would refuse is listed. It is never listed twice: where no answer comes, the new listing is looked for, and the same command given again waits for that.</source>
        <translation>FILE es un objeto JSON con los campos que el marketplace toma para un artículo nuevo; - es la entrada estándar. Primero se revisa con las reglas y con el marketplace, y solo se publica lo que ninguno rechazaría. Nunca se publica dos veces: si no llega respuesta, se busca la publicación nueva, y el mismo comando repetido espera eso.</translation>
    </message>
    <message>
        <source>A picture in FILE may be a file beside it: {&quot;file&quot;: &quot;front.jpg&quot;}. All pictures are checked before anything is sent; each is uploaded once.</source>
        <translation>Una foto en FILE puede ser un archivo que está a su lado: {&quot;file&quot;: &quot;front.jpg&quot;}. Todas las fotos se revisan antes de enviar nada; cada una se sube una sola vez.</translation>
    </message>
    <message>
        <source>A picture, before those of the listing; may be given several times, the cover first.</source>
        <translation>Una foto, antes de las de la publicación; se puede dar varias veces, la portada primero.</translation>
    </message>
    <message>
        <source>Fill in the category from the title where it is missing.</source>
        <translation>Completar la categoría según el título, si falta.</translation>
    </message>
    <message>
        <source>List it although the same was listed from here before.</source>
        <translation>Publicarlo aunque lo mismo ya se publicó desde aquí.</translation>
    </message>
    <message>
        <source>List another item like the listing ID, with other values where they are given.</source>
        <translation>Publicar otro artículo como la publicación ID, con otros valores donde se indiquen.</translation>
    </message>
    <message>
        <source>Check the item of FILE as &apos;vitrina create&apos; does, and list nothing.</source>
        <translation>Revisar el artículo de FILE como &apos;vitrina create&apos;, sin publicar nada.</translation>
    </message>
    <message>
        <source>Exit code 1 when the rules or the marketplace would refuse it; the output names why.</source>
        <translation>Código de salida 1 cuando las reglas o el marketplace lo rechazarían; la salida dice por qué.</translation>
    </message>
    <message>
        <source>Show the pictures of the listing ID, or add, remove and reorder them.</source>
        <translation>Mostrar las fotos de la publicación ID, o agregarlas, quitarlas y reordenarlas.</translation>
    </message>
    <message>
        <source>Pictures are named by number (the cover is 1) or id. &apos;add&apos; takes files, which are checked and made ready first, and addresses; &apos;order&apos; puts the named ones first, the rest stay behind them. Taking a picture off variations that show it needs --accept 1.</source>
        <translation>Las fotos se indican por número (la portada es 1) o id. &apos;add&apos; toma archivos, que antes se revisan y se preparan, y direcciones; &apos;order&apos; pone primero las indicadas, y las demás quedan detrás. Quitar una foto de variaciones que la muestran necesita --accept 1.</translation>
    </message>
    <message>
        <source>Show the listing ID as it is now.</source>
        <translation>Mostrar la publicación ID como está ahora.</translation>
    </message>
    <message>
        <source>As the last sync found it; needs no network, and says when.</source>
        <translation>Como se halló al sincronizar la última vez; no necesita red, y dice cuándo.</translation>
    </message>
    <message>
        <source>Only this variation of the listing, as it is now.</source>
        <translation>Solo esta variación de la publicación, como está ahora.</translation>
    </message>
    <message>
        <source>Show the account: status, permissions, reputation, what may be listed, and the limits.</source>
        <translation>Mostrar la cuenta: estado, permisos, reputación, lo que se puede publicar y los límites.</translation>
    </message>
    <message>
        <source>A permission that is refused has the marketplace&apos;s reasons. What is not known is –.</source>
        <translation>Un permiso negado tiene los motivos del marketplace. Lo que no se sabe es –.</translation>
    </message>
    <message>
        <source>Another user: what everybody may know of them.</source>
        <translation>Otro usuario: lo que cualquiera puede saber de él.</translation>
    </message>
    <message>
        <source>Show the tree of categories, or all about the category ID.</source>
        <translation>Mostrar el árbol de categorías, o todo sobre la categoría ID.</translation>
    </message>
    <message>
        <source>Of a category: its path and what is below it, its settings and limits, its attributes with kind, values, units and limits, and the listing types of the site. The tree begins with the categories of my listings, as the marketplace has no list of them all; what stands below the top is shown as far as my listings lead.</source>
        <translation>De una categoría: la ruta y lo que hay debajo, sus ajustes y límites, sus atributos con tipo, valores, unidades y límites, y los tipos de publicación del sitio. El árbol empieza con las categorías de las publicaciones propias, porque el marketplace no tiene una lista de todas; lo que hay debajo se muestra hasta donde llevan las publicaciones.</translation>
    </message>
    <message>
        <source>Show every value of every attribute.</source>
        <translation>Mostrar todos los valores de cada atributo.</translation>
    </message>
    <message>
        <source>Show the listing types of the site, with the charge of a sale and how long a listing lasts.</source>
        <translation>Mostrar los tipos de publicación del sitio, con el cargo de una venta y cuánto dura una publicación.</translation>
    </message>
    <message>
        <source>With --price also the charge of a sale at that price and what it leaves, before shipping. A charge that is not known is –.</source>
        <translation>Con --price, también el cargo de una venta a ese precio y lo que queda, antes del envío. Un cargo que no se sabe es –.</translation>
    </message>
    <message>
        <source>Price of a sale, such as 1299.90.</source>
        <translation>Precio de una venta, como 1299.90.</translation>
    </message>
    <message>
        <source>Show the shipping modes and costs of the listing ID, or of a parcel.</source>
        <translation>Mostrar los modos y costos de envío de la publicación ID, o de un paquete.</translation>
    </message>
    <message>
        <source>Also whether free shipping is mandatory and why, what is left of a sale with each listing type, and the price above which a sale earns less. What is not known is –.</source>
        <translation>También si el envío gratis es obligatorio y por qué, lo que queda de una venta con cada tipo de publicación, y el precio por encima del cual una venta deja menos. Lo que no se sabe es –.</translation>
    </message>
    <message>
        <source>Another parcel: three sides in centimetres, and grams.</source>
        <translation>Otro paquete: tres lados en centímetros, y gramos.</translation>
    </message>
    <message>
        <source>Category of the parcel, which decides on its shipping modes.</source>
        <translation>Categoría del paquete, que decide los modos de envío.</translation>
    </message>
    <message>
        <source>Also the shipping information of the listing just as the marketplace tells it.</source>
        <translation>También los datos de envío de la publicación tal como los da el marketplace.</translation>
    </message>
    <message>
        <source>Listing type, such as gold_pro.</source>
        <translation>Tipo de publicación, como gold_pro.</translation>
    </message>
    <message>
        <source>Show the orders of buyers, the newest first.</source>
        <translation>Mostrar las órdenes de los compradores, primero las más nuevas.</translation>
    </message>
    <message>
        <source>The telephone of a buyer, where the marketplace tells it, is in --json only.</source>
        <translation>El teléfono de un comprador, si el marketplace lo da, está solo en --json.</translation>
    </message>
    <message>
        <source>Words to search orders for.</source>
        <translation>Palabras que buscar en las órdenes.</translation>
    </message>
    <message>
        <source>Only orders with this tag.</source>
        <translation>Solo órdenes con esta etiqueta.</translation>
    </message>
    <message>
        <source>How many to show at most.</source>
        <translation>Cuántas mostrar como máximo.</translation>
    </message>
    <message>
        <source>Show the questions that buyers asked, about all listings or about the listing ID.</source>
        <translation>Mostrar las preguntas de los compradores, sobre todas las publicaciones o sobre la publicación ID.</translation>
    </message>
    <message>
        <source>Only those that wait for an answer.</source>
        <translation>Solo las que esperan respuesta.</translation>
    </message>
    <message>
        <source>Show the coverage areas of the site, or the area ID.</source>
        <translation>Mostrar las áreas de cobertura del sitio, o el área ID.</translation>
    </message>
    <message>
        <source>Their ids are what a listing of a service takes as coverage_areas; one of them is the whole country.</source>
        <translation>Sus ids son los que toma como coverage_areas la publicación de un servicio; una de ellas es todo el país.</translation>
    </message>
    <message>
        <source>Search the site for QUERY, and show my prices among the others&apos;.</source>
        <translation>Buscar QUERY en el sitio y mostrar los precios propios entre los de otros.</translation>
    </message>
    <message>
        <source>The lowest and the median price are those of other sellers. A rank of 1 is the cheapest; with --price also the rank that a price would have. Only prices in the site&apos;s currency are compared. The marketplace shows 1,000 results of a search at most: what would take more to know is –.</source>
        <translation>El precio más bajo y el mediano son de otros vendedores. El puesto 1 es el más barato; con --price, también el puesto que tendría un precio. Solo se comparan precios en la moneda del sitio. El marketplace muestra como máximo 1000 resultados de una búsqueda: lo que exigiría más es –.</translation>
    </message>
    <message>
        <source>Only in this category and below it.</source>
        <translation>Solo en esta categoría y debajo.</translation>
    </message>
    <message>
        <source>Only in this condition.</source>
        <translation>Solo en esta condición.</translation>
    </message>
    <message>
        <source>How many listings of others to show, the cheapest first.</source>
        <translation>Cuántas publicaciones de otros mostrar, primero las más baratas.</translation>
    </message>
    <message>
        <source>Predict the categories of titles, with the probability of each.</source>
        <translation>Predecir las categorías de títulos, con la probabilidad de cada una.</translation>
    </message>
    <message>
        <source>One argument that is the name of a file, or -, stands for its lines, a title each. A title of which nothing can be predicted has –, and the command ends with exit code 1.</source>
        <translation>Un argumento que es el nombre de un archivo, o -, vale por sus líneas, un título cada una. Un título del que no se puede predecir nada tiene –, y el comando termina con el código de salida 1.</translation>
    </message>
    <message>
        <source>Stay in this category of level 1.</source>
        <translation>Quedarse en esta categoría de nivel 1.</translation>
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
        <source>Plan a change to every listing that a query finds, or that a file names.</source>
        <translation>Planificar un cambio en cada publicación que una consulta encuentra o que un archivo nombra.</translation>
    </message>
    <message>
        <source>Write the listings of the local catalogue to a file: all, or those of a query or a list.</source>
        <translation>Escribir las publicaciones del catálogo local en un archivo: todas, o las de una consulta o una lista.</translation>
    </message>
    <message>
        <source>&apos;vitrina plan new -h&apos; has the language of --where.</source>
        <translation>&apos;vitrina plan new -h&apos; explica el lenguaje de --where.</translation>
    </message>
    <message>
        <source>csv and json: the columns of the table. jsonl: whole listings, one a line. xlsx: a workbook to fill in, as --sheet, with a sheet for each category. By default the extension of FILE decides, else csv.</source>
        <translation>csv y json: las columnas de la tabla. jsonl: publicaciones enteras, una por línea. xlsx: un libro para completar, como --sheet, con una hoja por categoría. Si no se indica, decide la extensión de FILE; si no, csv.</translation>
    </message>
    <message>
        <source>Spreadsheet a csv is for: separator, decimal mark and byte order mark; of a sheet also the language of its headings.</source>
        <translation>Planilla a la que va un csv: separador, signo decimal y marca de orden de bytes; en una planilla para completar, también el idioma de los títulos.</translation>
    </message>
    <message>
        <source>Its texts, pictures, attributes, variations, price, stock and own code are those of ID; pictures that are given go before them.</source>
        <translation>Los textos, fotos, atributos, variaciones, precio, stock y código propio son los de ID; las fotos que se dan van antes.</translation>
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
        <source>reading the attributes of {n} listings; the next time only of those that change</source>
        <comment>reading the attributes of {n} listing; the next time only if it changes</comment>
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
        <source>the same, where something else has that name</source>
        <translation>lo mismo, donde otra cosa tiene ese nombre</translation>
    </message>
    <message>
        <source>say which listings with --where or --ids; --where &apos;&apos; means all</source>
        <translation>hay que indicar las publicaciones con --where o --ids; --where &apos;&apos; son todas</translation>
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
        <source>what</source>
        <translation>qué</translation>
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
        <source>It cannot be brought back. Type the id again to go on</source>
        <translation>No se puede recuperar. Para continuar hay que escribir el id otra vez</translation>
    </message>
    <message>
        <source>Sending is paused; &apos;vitrina send --resume&apos; sends them</source>
        <translation>El envío está en pausa; &apos;vitrina send --resume&apos; los envía</translation>
    </message>
    <message>
        <source>&apos;vitrina send&apos; finds out what became of them</source>
        <translation>&apos;vitrina send&apos; averigua qué pasó con ellos</translation>
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
        <source>nothing was sent: the same was listed from here as {listing_id}. To list another one: --again</source>
        <translation>no se envió nada: lo mismo ya se publicó desde aquí como {listing_id}. Para publicar otro: --again</translation>
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
        <source>vitrina {name}: risky and not accepted; nothing was sent. To agree: --accept {count}</source>
        <translation>vitrina {name}: con riesgo y sin aceptar; no se envió nada. Para aceptar: --accept {count}</translation>
    </message>
    <message>
        <source>vitrina {name}: nothing was sent</source>
        <translation>vitrina {name}: no se envió nada</translation>
    </message>
    <message numerus="yes">
        <source>{n} earlier in the outbox without an outcome yet</source>
        <comment>{n} earlier in the outbox without an outcome yet</comment>
        <translation>
            <numerusform>{n} anterior en la bandeja de salida, aún sin resultado</numerusform>
            <numerusform>{n} anteriores en la bandeja de salida, aún sin resultado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} held or refused in the outbox will give way to it</source>
        <comment>{n} held or refused in the outbox will give way to it</comment>
        <translation>
            <numerusform>{n} fila retenida o rechazada de la bandeja de salida le dará paso</numerusform>
            <numerusform>{n} filas retenidas o rechazadas de la bandeja de salida le darán paso</numerusform>
        </translation>
    </message>
    <message>
        <source>This is in the outbox already, without an outcome yet; it is not sent twice.</source>
        <translation>Ya está en la bandeja de salida, aún sin resultado; no se envía dos veces.</translation>
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
        <source>It is so already; there is nothing to send.</source>
        <translation>Ya está así; no hay nada que enviar.</translation>
    </message>
    <message>
        <source>Only a closed listing can be deleted: make it &apos;closed&apos; first.</source>
        <translation>Solo se puede eliminar una publicación finalizada: antes hay que pasarla a &apos;closed&apos;.</translation>
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
        <source>{value!r} {wrong}; write it such as 1299.90</source>
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
        <source>ways of buying</source>
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
        <source>No category is known yet: &apos;vitrina predict TITLE&apos; names one.</source>
        <translation>Todavía no se conoce ninguna categoría: &apos;vitrina predict TITLE&apos; indica una.</translation>
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
        <source>as of {since}: stored, not asked for now</source>
        <translation>al {since}: guardado, no consultado ahora</translation>
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
        <source>The cheapest of the others</source>
        <translation>Las más baratas de otros</translation>
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
        <source>{below} is not of level 1; the one above it is {id}</source>
        <translation>{below} no es de nivel 1; la de arriba es {id}</translation>
    </message>
    <message>
        <source>height, width, length in cm and grams, such as 10x20x30,500</source>
        <translation>alto, ancho, largo en cm y gramos, como 10x20x30,500</translation>
    </message>
    <message>
        <source>either the ID of a listing or --dimensions</source>
        <translation>el ID de una publicación o --dimensions</translation>
    </message>
    <message>
        <source>--category is for --dimensions: a listing has its own</source>
        <translation>--category es para --dimensions: una publicación tiene la suya</translation>
    </message>
    <message>
        <source>--raw is about a listing: it needs an ID</source>
        <translation>--raw es sobre una publicación: necesita un ID</translation>
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
        <source>those of the listing</source>
        <translation>las de la publicación</translation>
    </message>
    <message>
        <source>the usual ones of its category</source>
        <translation>las habituales de su categoría</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>las indicadas</translation>
    </message>
    <message>
        <source>As the marketplace tells it</source>
        <translation>Según el marketplace</translation>
    </message>
    <message>
        <source>A classified: it is neither sold nor shipped through the marketplace.</source>
        <translation>Un clasificado: ni se vende ni se envía por el marketplace.</translation>
    </message>
    <message>
        <source>measures</source>
        <translation>medidas</translation>
    </message>
    <message>
        <source>weight that counts</source>
        <translation>peso que cuenta</translation>
    </message>
    <message>
        <source>shipping costs you</source>
        <translation>costo del envío propio</translation>
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
        <source>modes: – (a category decides on them: --category)</source>
        <translation>modos: – (los decide una categoría: --category)</translation>
    </message>
    <message>
        <source>not open to you</source>
        <translation>no disponible</translation>
    </message>
    <message>
        <source>--variation is asked of the marketplace; leave out --stored</source>
        <translation>--variation se pregunta al marketplace; hay que quitar --stored</translation>
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
        <source>There are more than these {limit}: see --limit.</source>
        <translation>Hay más que estas {limit}: ver --limit.</translation>
    </message>
    <message>
        <source>There may be more: the marketplace shows {most} at most.</source>
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
        <source>what was bought</source>
        <translation>qué se compró</translation>
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
        <source>No question waits for an answer.</source>
        <translation>Ninguna pregunta espera respuesta.</translation>
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
        <source>What was asked for:</source>
        <translation>Lo que se solicitó:</translation>
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
        <source>moved by its difference: {value}</source>
        <translation>movido por la diferencia: {value}</translation>
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
        <source>theirs is the marketplace&apos;s value as of {changed}</source>
        <translation>el otro valor es el del marketplace al {changed}</translation>
    </message>
    <message>
        <source>The request, as it would be sent with yours:</source>
        <translation>La solicitud, como se enviaría con el valor propio:</translation>
    </message>
    <message>
        <source>The request, as it would be sent now:</source>
        <translation>La solicitud, como se enviaría ahora:</translation>
    </message>
    <message>
        <source>It cannot be restored. Send it?</source>
        <translation>No se puede restaurar. ¿Enviarlo?</translation>
    </message>
    <message>
        <source>which row or listing</source>
        <translation>qué fila o publicación</translation>
    </message>
    <message>
        <source>say whose values count: mine or theirs{hint}</source>
        <translation>hay que decir qué valores cuentan: mine o theirs{hint}</translation>
    </message>
    <message>
        <source>--field decides one row: give the number of one</source>
        <translation>--field decide una fila: hay que dar el número de una</translation>
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
        <source>is looked for once more; nothing is sent by that</source>
        <translation>se busca una vez más; con eso no se envía nada</translation>
    </message>
    <message>
        <source>not sent: the listing stays as the marketplace has it</source>
        <translation>no se envía: la publicación queda como la tiene el marketplace</translation>
    </message>
    <message>
        <source>dropped: it is not sent</source>
        <translation>descartada: no se envía</translation>
    </message>
    <message>
        <source>dropped, but it had left before and may have arrived: look at the listing</source>
        <translation>descartada, pero ya había salido y puede haber llegado: hay que mirar la publicación</translation>
    </message>
    <message>
        <source>cannot be taken back: it is on its way; if it does not arrive, it is not sent again</source>
        <translation>no se puede retirar: está en camino; si no llega, no se envía otra vez</translation>
    </message>
    <message>
        <source>nothing done: {fields} changed on the marketplace, too; &apos;vitrina outbox decide {number} mine|theirs&apos;</source>
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
        <source>nothing done: another program was faster; it is {state} now</source>
        <translation>no se hizo nada: otro programa llegó antes; ahora está {state}</translation>
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
        <source>; what was typed is a draft again</source>
        <translation>; lo escrito vuelve a ser un borrador</translation>
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
        <source>vitrina {name}: decided, and not sent yet: &apos;vitrina send&apos; sends it</source>
        <translation>vitrina {name}: decidido, y aún sin enviar: &apos;vitrina send&apos; lo envía</translation>
    </message>
    <message numerus="yes">
        <source>{n} behind it no longer wait for it: &apos;vitrina send&apos; sends them</source>
        <comment>{n} behind it no longer waits for it: &apos;vitrina send&apos; sends it</comment>
        <translation>
            <numerusform>{n} detrás ya no la espera: &apos;vitrina send&apos; la envía</numerusform>
            <numerusform>{n} detrás ya no la esperan: &apos;vitrina send&apos; las envía</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{n} behind it wait with it</source>
        <comment>{n} behind it waits with it</comment>
        <translation>
            <numerusform>{n} detrás espera con ella</numerusform>
            <numerusform>{n} detrás esperan con ella</numerusform>
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
        <source>nothing of {word} waits in the outbox; its last change, row {number}, is {state}</source>
        <translation>nada de {word} espera en la bandeja de salida; su último cambio, la fila {number}, está {state}</translation>
    </message>
    <message>
        <source>row {number} is damaged or of a newer version; see &apos;vitrina doctor&apos;</source>
        <translation>la fila {number} está dañada o es de una versión más nueva; ver &apos;vitrina doctor&apos;</translation>
    </message>
    <message>
        <source>there is nothing of {word} in the outbox{hint}</source>
        <translation>no hay nada de {word} en la bandeja de salida{hint}</translation>
    </message>
    <message>
        <source>; there are {known}</source>
        <translation>; existen {known}</translation>
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
    <message numerus="yes">
        <source>{n} damaged and not shown: &apos;vitrina doctor&apos; says more</source>
        <comment>{n} damaged and not shown: &apos;vitrina doctor&apos; says more</comment>
        <translation>
            <numerusform>{n} dañada que no se muestra: &apos;vitrina doctor&apos; dice más</numerusform>
            <numerusform>{n} dañadas que no se muestran: &apos;vitrina doctor&apos; dice más</numerusform>
        </translation>
    </message>
    <message>
        <source>Sending is paused: &apos;vitrina send --resume&apos; resumes it.</source>
        <translation>El envío está en pausa: &apos;vitrina send --resume&apos; lo reanuda.</translation>
    </message>
    <message>
        <source>A conflict is shown by &apos;vitrina outbox show ID&apos; and decided by &apos;outbox decide&apos;.</source>
        <translation>Un conflicto se muestra con &apos;vitrina outbox show ID&apos; y se decide con &apos;outbox decide&apos;.</translation>
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
        <source>changed on the marketplace, too</source>
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
        <source>goes after an earlier change, which is on hold</source>
        <translation>va después de un cambio anterior, que está retenido</translation>
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
        <source>vitrina {name}: the first sync did not finish; this is what it had read so far</source>
        <translation>vitrina {name}: no se terminó de sincronizar la primera vez; esto es lo leído hasta entonces</translation>
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
        <source>the marketplace has something else</source>
        <translation>el marketplace tiene otra cosa</translation>
    </message>
    <message>
        <source>is closed, because what is undone had created it</source>
        <translation>se finaliza, porque la creó lo que se deshace</translation>
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
        <source>left alone, {reason}</source>
        <translation>sin tocar, {reason}</translation>
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
        <source>{n} risky as far as the file can tell; &apos;plan check&apos; names them</source>
        <comment>{n} risky as far as the file can tell; &apos;plan check&apos; names it</comment>
        <translation>
            <numerusform>{n} con riesgo según el archivo; &apos;plan check&apos; la nombra</numerusform>
            <numerusform>{n} con riesgo según el archivo; &apos;plan check&apos; las nombra</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing planned</source>
        <translation>nada planeado</translation>
    </message>
    <message numerus="yes">
        <source>{n} not as planned: the marketplace has something else</source>
        <comment>{n} not as planned: the marketplace has something else</comment>
        <translation>
            <numerusform>{n} distinto de lo planeado: el marketplace tiene otra cosa</numerusform>
            <numerusform>{n} distintos de lo planeado: el marketplace tiene otra cosa</numerusform>
        </translation>
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
        <source>left out, {reason}: {count}</source>
        <translation>sin incluir, {reason}: {count}</translation>
    </message>
    <message>
        <source>the plan is for seller {theirs}, this is {mine}</source>
        <translation>el plan es para el vendedor {theirs}, esta tienda es de {mine}</translation>
    </message>
    <message>
        <source>{problem}; choose one with --format</source>
        <translation>{problem}; se puede indicar uno con --format</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>se deshizo</translation>
    </message>
    <message>
        <source> and is not sent any more</source>
        <translation> y ya no se envía</translation>
    </message>
    <message>
        <source>Rehearsing</source>
        <translation>Ensayando</translation>
    </message>
    <message>
        <source>--seed goes with --per-hour.</source>
        <translation>--seed va con --per-hour.</translation>
    </message>
    <message>
        <source>Name the listing ID that is sold, or --per-hour N.</source>
        <translation>Hay que indicar la publicación ID que se vende, o --per-hour N.</translation>
    </message>
    <message>
        <source>--per-hour is not for a single sale: leave out {given}.</source>
        <translation>--per-hour no es una venta sola: hay que quitar {given}.</translation>
    </message>
    <message>
        <source>--file says everything: leave the rest out.</source>
        <translation>--file lo dice todo: hay que quitar el resto.</translation>
    </message>
    <message>
        <source>the practice shop is not running, and faults end with it: open the window or run &apos;vitrina serve&apos;</source>
        <translation>la tienda de práctica no está en marcha, y los problemas terminan con ella: hay que abrir la ventana o ejecutar &apos;vitrina serve&apos;</translation>
    </message>
    <message>
        <source>{value!r} is not a number such as 6 or 0.15</source>
        <translation>{value!r} no es un número como 6 o 0.15</translation>
    </message>
    <message>
        <source>Name a KIND, or --file: {kinds}.</source>
        <translation>Hay que indicar KIND, o --file: {kinds}.</translation>
    </message>
    <message>
        <source>it is not {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</source>
        <translation>no es {&quot;seed&quot;: N, &quot;faults&quot;: [...]}</translation>
    </message>
    <message>
        <source>{text!r} is neither a time such as 90s, 30m, 6h, 2d or 1d12h nor a moment such as 2026-01-31T12:00:00Z</source>
        <translation>{text!r} no es un tiempo como 90s, 30m, 6h, 2d o 1d12h ni un momento como 2026-01-31T12:00:00Z</translation>
    </message>
    <message>
        <source>the marketplace&apos;s time is {now} already, and it never goes back</source>
        <translation>el marketplace ya está en {now}, y nunca retrocede</translation>
    </message>
    <message>
        <source>{notice} Whether it was done is not known: &apos;vitrina practice status&apos;.</source>
        <translation>{notice} No se sabe si se hizo: &apos;vitrina practice status&apos;.</translation>
    </message>
    <message>
        <source>The variations of {item_id}:</source>
        <translation>Las variaciones de {item_id}:</translation>
    </message>
    <message>
        <source>{item_id} has no variations: leave --variation out.</source>
        <translation>{item_id} no tiene variaciones: hay que quitar --variation.</translation>
    </message>
    <message>
        <source>the marketplace at {address} is not one to practise on</source>
        <translation>el marketplace en {address} no es de práctica</translation>
    </message>
    <message>
        <source>interrupted; &apos;vitrina practice status&apos; shows how it is now</source>
        <translation>interrumpido; &apos;vitrina practice status&apos; muestra cómo está ahora</translation>
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
        <source>calls since the faults were set or reset:</source>
        <translation>solicitudes desde que se pusieron o quitaron los problemas:</translation>
    </message>
    <message>
        <source>none come by themselves</source>
        <translation>ninguno llega por su cuenta</translation>
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
        <source>vitrina {name}: {count} risky, {accepted} accepted; nothing was sent. To agree: --accept {number}</source>
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
        <source>asked again</source>
        <translation>consultadas otra vez</translation>
    </message>
    <message>
        <source>without an answer, left as they were</source>
        <translation>sin respuesta, quedaron como estaban</translation>
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
        <source>read in part only</source>
        <translation>leídas solo en parte</translation>
    </message>
    <message>
        <source>changed while the shop was read, and read again</source>
        <translation>cambiaron mientras se leía la tienda, y se leyeron de nuevo</translation>
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
        <source>everything else is as of the start</source>
        <translation>todo lo demás es del comienzo</translation>
    </message>
    <message numerus="yes">
        <source>{n} in the outbox need a decision: &apos;vitrina outbox list&apos;.</source>
        <comment>{n} in the outbox needs a decision: &apos;vitrina outbox list&apos;.</comment>
        <translation>
            <numerusform>{n} en la bandeja de salida necesita una decisión: &apos;vitrina outbox list&apos;.</numerusform>
            <numerusform>{n} en la bandeja de salida necesitan una decisión: &apos;vitrina outbox list&apos;.</numerusform>
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
        <source>it ran, but something is refused, changed, in conflict, wrong or risky; the output says</source>
        <translation>se ejecutó, pero algo fue rechazado, cambiado o está en conflicto, mal o con riesgo; la salida lo nombra</translation>
    </message>
    <message>
        <source>{name}: below 0; to take it off what is there, the text &apos;{text}&apos;</source>
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
        <source>not made yet</source>
        <translation>todavía no existe</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>others can look into it</source>
        <translation>otros pueden verlo</translation>
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
        <source>damaged; sync makes it again</source>
        <translation>dañado; al sincronizar se hace de nuevo</translation>
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
        <source>a workbook is written to a file: say which with --out</source>
        <translation>un libro se escribe en un archivo: hay que indicarlo con --out</translation>
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
        <source>{name}: to= needs a figure above 0</source>
        <translation>{name}: to= necesita una cifra mayor que 0</translation>
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
        <source>{name}: a replacement is s/old/new/ or s/old/new/i, not {text!r}; put a space before it to use it as a text</source>
        <translation>{name}: un reemplazo es s/old/new/ o s/old/new/i, no {text!r}; con un espacio antes vale como texto</translation>
    </message>
    <message>
        <source>the values of the sheet are not there any more</source>
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
        <source>not readable as JSON</source>
        <translation>no se puede leer como JSON</translation>
    </message>
    <message>
        <source>nested too deeply</source>
        <translation>demasiados niveles anidados</translation>
    </message>
    <message>
        <source>not a plan: there is no vitrina_plan in it</source>
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
        <source>there is no such field</source>
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
        <source>is there twice</source>
        <translation>aparece dos veces</translation>
    </message>
    <message>
        <source>not an id</source>
        <translation>no es un id</translation>
    </message>
    <message>
        <source>base is of another listing</source>
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
        <source>{name} is not what base says</source>
        <translation>{name} no es lo que dice base</translation>
    </message>
    <message>
        <source>{name} has to say something</source>
        <translation>{name} tiene que decir algo</translation>
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
        <source>not a listing: it has to be one JSON object such as the wire has it</source>
        <translation>no es una publicación: tiene que ser un objeto JSON con los campos del marketplace</translation>
    </message>
    <message>
        <source>{name!r} is set by the marketplace: leave it out, or make a listing like another one with &apos;vitrina duplicate&apos;</source>
        <translation>{name!r} lo pone el marketplace: hay que quitarlo, o hacer una publicación igual a otra con &apos;vitrina duplicate&apos;</translation>
    </message>
    <message>
        <source>a listing has no field {name!r}</source>
        <translation>una publicación no tiene el campo {name!r}</translation>
    </message>
    <message>
        <source>a category is predicted from the title, and there is none</source>
        <translation>la categoría se predice a partir del título, y no hay título</translation>
    </message>
    <message>
        <source>it cannot be sent: a number or a text of it is too large</source>
        <translation>no se puede enviar: contiene un número o un texto demasiado grande</translation>
    </message>
    <message>
        <source>{name!r} is not the id of a listing, such as MX1000000001</source>
        <translation>{name!r} no es el id de una publicación, como MX1000000001</translation>
    </message>
    <message>
        <source>{item_id} belongs to seller {theirs}, this is {mine}</source>
        <translation>{item_id} pertenece al vendedor {theirs}; este es {mine}</translation>
    </message>
    <message>
        <source>the marketplace has no listing {item_id}</source>
        <translation>el marketplace no tiene la publicación {item_id}</translation>
    </message>
    <message>
        <source>{item_id} was listed again as {new_id} before</source>
        <translation>{item_id} ya se republicó como {new_id}</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: it has none</source>
        <translation>no hay una foto {name!r}: no tiene ninguna</translation>
    </message>
    <message>
        <source>there is no picture {name!r}: it has {count}, from 1</source>
        <translation>no hay una foto {name!r}: tiene {count}, desde 1</translation>
    </message>
    <message>
        <source>{name}: no address of a picture such as https://host/1.jpg</source>
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
        <source>there is no variation {name!r}: it has none</source>
        <translation>no hay una variación {name!r}: no tiene ninguna</translation>
    </message>
    <message>
        <source>there is no variation {name!r}: it has {count}, from 1</source>
        <translation>no hay una variación {name!r}: tiene {count}, desde 1</translation>
    </message>
    <message>
        <source>no attribute {name!r} tells variations apart</source>
        <translation>ningún atributo {name!r} distingue variaciones</translation>
    </message>
    <message>
        <source>a row is named by its number, not {text!r}</source>
        <translation>una fila se nombra por su número, no {text!r}</translation>
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
        <source>still to be decided: {names}</source>
        <translation>falta decidir: {names}</translation>
    </message>
    <message>
        <source>titles are texts that are not empty, at least one</source>
        <translation>los títulos son textos no vacíos, al menos uno</translation>
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
        <source>either a listing or dimensions</source>
        <translation>una publicación o dimensiones, no ambas</translation>
    </message>
    <message>
        <source>no field was named that is to be changed</source>
        <translation>no se indicó ningún campo que cambiar</translation>
    </message>
    <message>
        <source>nothing was named that is to be changed</source>
        <translation>no se indicó nada que cambiar</translation>
    </message>
    <message>
        <source>there is no sync {number} any more, or not yet</source>
        <translation>la sincronización {number} ya no existe, o todavía no</translation>
    </message>
    <message>
        <source>neither the number of a sync nor a date such as 2026-01-31</source>
        <translation>ni el número de una sincronización ni una fecha como 2026-01-31</translation>
    </message>
    <message>
        <source>no sync that early is remembered</source>
        <translation>no se recuerda ninguna sincronización tan antigua</translation>
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
        <source>not readable as a table ({reason})</source>
        <translation>no se puede leer como tabla ({reason})</translation>
    </message>
    <message>
        <source>there are no titles in it</source>
        <translation>no contiene títulos</translation>
    </message>
    <message>
        <source>more than one category is called {name!r}</source>
        <translation>más de una categoría se llama {name!r}</translation>
    </message>
    <message>
        <source>there is no category {name!r} on {site} that has none below it</source>
        <translation>en {site} no hay una categoría {name!r} sin otras por debajo</translation>
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
        <source>there is no shop {name!r} yet: name its address once with --base-url URL</source>
        <translation>todavía no hay una tienda {name!r}: hay que indicar una vez la dirección con --base-url URL</translation>
    </message>
    <message>
        <source>--base-url: only https is safe for an address outside this machine</source>
        <translation>--base-url: fuera de este equipo solo https es seguro</translation>
    </message>
    <message>
        <source>--base-url: no address of a marketplace such as https://host or http://127.0.0.1:8000</source>
        <translation>--base-url: no es la dirección de un marketplace, como https://host o http://127.0.0.1:8000</translation>
    </message>
    <message>
        <source>{name} is not a token: fewer than {least} characters, or blanks or unusual ones among them</source>
        <translation>{name} no es un token: menos de {least} caracteres, o hay espacios o caracteres inusuales</translation>
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
        <source>; there are {names}</source>
        <translation>; hay {names}</translation>
    </message>
    <message>
        <source>not UTF-8; save it as UTF-8</source>
        <translation>no es UTF-8; hay que guardarlo como UTF-8</translation>
    </message>
    <message>
        <source>there is no id in it</source>
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
        <source>{n} later changes waited for that: &apos;vitrina send&apos; sends them, an open window at once</source>
        <comment>{n} later change waited for that: &apos;vitrina send&apos; sends it, an open window at once</comment>
        <translation>
            <numerusform>{n} cambio posterior lo esperaba: &apos;vitrina send&apos; lo envía; una ventana abierta, enseguida</numerusform>
            <numerusform>{n} cambios posteriores lo esperaban: &apos;vitrina send&apos; los envía; una ventana abierta, enseguida</numerusform>
        </translation>
    </message>
    <message>
        <source>; name them with --field, or say mine or theirs for the rest</source>
        <translation>; se indican con --field, o mine o theirs para el resto</translation>
    </message>
    <message>
        <source>Several operations are done one after the other, also to the same field.</source>
        <translation>Varias operaciones se hacen una tras otra, también en el mismo campo.</translation>
    </message>
    <message>
        <source>Language of what is said and of the window; by default the one that was chosen in the window, or that of the system (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</source>
        <translation>Idioma de lo que se dice y de la ventana; si no se indica, el elegido en la ventana o el del sistema (LANGUAGE, LC_ALL, LC_MESSAGES, LANG).</translation>
    </message>
    <message>
        <source>{name}: could not be checked in time; try again</source>
        <translation>{name}: no se pudo revisar a tiempo; hay que intentar de nuevo</translation>
    </message>
    <message>
        <source>Move the listing ID to another category.</source>
        <translation>Mueve la publicación ID a otra categoría.</translation>
    </message>
    <message>
        <source>Shows what becomes of every attribute there, then sends it: measures are converted, values are looked for by their names, and what the category does not take is removed. What it asks for beside that is set in the same request, as by &apos;vitrina edit&apos;.</source>
        <translation>Muestra qué pasa allí con cada atributo y luego lo envía: las medidas se convierten, los valores se buscan por su nombre y lo que la categoría no admite se quita. Lo que además pide se indica en la misma solicitud, como en &apos;vitrina edit&apos;.</translation>
    </message>
    <message>
        <source>the attribute to drop, by id or name</source>
        <translation>el atributo que se quita, por id o nombre</translation>
    </message>
    <message>
        <source>{name}: their prices differ ({names}): price=AMOUNT</source>
        <translation>{name}: los precios difieren ({names}): price=AMOUNT</translation>
    </message>
    <message>
        <source>it has no variations</source>
        <translation>no tiene variaciones</translation>
    </message>
    <message>
        <source>a single attribute tells its variations apart: without it none is left</source>
        <translation>un solo atributo distingue a las variaciones: sin él no queda ninguna</translation>
    </message>
    <message>
        <source>units were sold: only unsold variations can become one</source>
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
        <source>Show the variations of the listing ID, or add, change, remove and merge them.</source>
        <translation>Mostrar las variaciones de la publicación ID, o agregarlas, cambiarlas, quitarlas y unirlas.</translation>
    </message>
    <message>
        <source>A variation is named by number (from 1) or id. &apos;set&apos; takes price=, stock= and sku= as &apos;edit&apos; does; &apos;add&apos; takes them too, pictures=1,2 and the attributes that tell variations apart, by id or name. Removing one needs --accept 1: the same again would have another id. &apos;merge&apos; drops an attribute, by id or name: variations that are then the same become one, with the stock of all, and price= where they cost different amounts. It needs --accept 1 too, and nothing of them may have been sold.</source>
        <translation>Una variación se indica por número (desde 1) o id. &apos;set&apos; toma price=, stock= y sku= como &apos;edit&apos;; &apos;add&apos; también, y además pictures=1,2 y los atributos que distinguen a las variaciones, por id o nombre. Quitar una necesita --accept 1: la misma otra vez tendría otro id. &apos;merge&apos; quita un atributo, por id o nombre: las variaciones que sin él son iguales pasan a ser una, con el stock de todas, y price= donde los precios difieren. También necesita --accept 1, y no puede haber ventas de ellas.</translation>
    </message>
    <message>
        <source>where it has no value yet</source>
        <translation>donde aún no tiene valor</translation>
    </message>
    <message>
        <source>in the names of its values</source>
        <translation>en los nombres de los valores</translation>
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
        <source>What to change in each; may be given several times, one is done after the other.</source>
        <translation>Qué cambiar en cada una; se puede indicar varias veces, y se hace una tras otra.</translation>
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
        <source>Price, stock, status with its reasons, variations, pictures, attributes by name, what the marketplace warns of, and what is left of a sale. What is not known is –. It may be another seller&apos;s: that is shown, and what is left of its sales is not known.</source>
        <translation>Precio, stock, estado con los motivos, variaciones, fotos, atributos por nombre, advertencias del marketplace y lo que queda de una venta. Lo que no se sabe es –. Puede ser de otro vendedor: se indica, y no se sabe lo que queda de esas ventas.</translation>
    </message>
    <message>
        <source>What you had typed into a form is a draft again. A row that is on its way cannot be taken back; that is reported, and it is not sent a second time if it does not arrive. What waited behind it goes with the next &apos;vitrina send&apos;, or at once where a window is open. Needs no network.</source>
        <translation>Lo que se había escrito en un formulario vuelve a ser un borrador. Una fila que está en camino no se puede retirar; se avisa, y no se envía de nuevo si no llega. Lo que esperaba detrás sale con el próximo &apos;vitrina send&apos;, o enseguida si hay una ventana abierta. No necesita red.</translation>
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
        <source>You have given no figures of your own yet.</source>
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
        <source>{n} codes were so already</source>
        <comment>{n} code was so already</comment>
        <translation>
            <numerusform>{n} código ya estaba así</numerusform>
            <numerusform>{n} códigos ya estaban así</numerusform>
        </translation>
    </message>
    <message>
        <source>the column {name!r} was passed over</source>
        <translation>la columna {name!r} no se tuvo en cuenta</translation>
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
        <source>The figures of {code} are so already.</source>
        <translation>Las cifras de {code} ya están así.</translation>
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
        <source>there are no figures in it</source>
        <translation>no contiene cifras</translation>
    </message>
    <message>
        <source>two columns are called {name}</source>
        <translation>dos columnas se llaman {name}</translation>
    </message>
    <message>
        <source>no column names the own code; it may be called {names}</source>
        <translation>ninguna columna tiene el código propio; puede llamarse {names}</translation>
    </message>
    <message>
        <source>no column has figures; there may be {names}</source>
        <translation>ninguna columna tiene cifras; puede haber {names}</translation>
    </message>
    <message>
        <source>more cells than there are columns</source>
        <translation>hay más celdas que columnas</translation>
    </message>
    <message>
        <source>other figures of {name!r} stand above</source>
        <translation>más arriba hay otras cifras de {name!r}</translation>
    </message>
    <message>
        <source>there is no own code</source>
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
        <source>Each sending has its time, the call, how it ended, the value before and the value sent of every field, what else it changed, what the answer said, and whether it was taken back; --json adds the whole bodies. What syncs found is what others changed, and nothing that was sent from here. Without ID it lists the syncs, and how much each found changed. Needs no network.</source>
        <translation>Cada envío tiene su hora, la solicitud, cómo terminó, el valor anterior y el enviado de cada campo, qué más cambió con él, lo que dijo la respuesta y si se deshizo; --json agrega los cuerpos completos. Lo que se halló al sincronizar es lo que cambiaron otros, y nada de lo enviado desde aquí. Sin ID muestra cada vez que se sincronizó y cuánto había cambiado. No necesita red.</translation>
    </message>
    <message>
        <source>Your own figures by own code: unit cost, packaging, tax, floor price; and own charges.</source>
        <translation>Cifras propias por código propio: costo unitario, embalaje, impuesto, precio mínimo; y cargos propios.</translation>
    </message>
    <message>
        <source>They go into what is left of a sale wherever it is shown. What you do not give stays unknown: without a unit cost there is no margin. Nothing of it is sent to the marketplace.</source>
        <translation>Cuentan en lo que queda de una venta donde se muestre. Lo que no se indica sigue sin conocerse: sin costo unitario no hay margen. Nada de esto se envía al marketplace.</translation>
    </message>
    <message>
        <source>List your own figures and charges.</source>
        <translation>Listar las cifras y los cargos propios.</translation>
    </message>
    <message>
        <source>Set figures of the own code CODE; those that you do not name stay as they are.</source>
        <translation>Guardar cifras del código propio CODE; las que no se nombran quedan como están.</translation>
    </message>
    <message>
        <source>An empty value, as in --floor &quot;&quot;, takes a figure back: it is unknown then.</source>
        <translation>Un valor vacío, como en --floor &quot;&quot;, quita una cifra: deja de conocerse.</translation>
    </message>
    <message>
        <source>What one unit costs you.</source>
        <translation>Lo que cuesta una unidad.</translation>
    </message>
    <message>
        <source>What packing one sale costs.</source>
        <translation>Lo que cuesta embalar una venta.</translation>
    </message>
    <message>
        <source>Tax you pay of the price, in percent.</source>
        <translation>Impuesto que se paga del precio, en porcentaje.</translation>
    </message>
    <message>
        <source>Least price that you sell it at.</source>
        <translation>Precio mínimo de venta.</translation>
    </message>
    <message>
        <source>Currency of the amounts; that of the site else.</source>
        <translation>Moneda de los importes; si no, la del sitio.</translation>
    </message>
    <message>
        <source>Set a charge that you pay in the place of the one in the site&apos;s table.</source>
        <translation>Guardar un cargo que se paga en lugar del de la tabla del sitio.</translation>
    </message>
    <message>
        <source>Without --category and --type it is that of all your sales. Several with another --from-price are steps: each holds up to the next one.</source>
        <translation>Sin --category ni --type vale para todas las ventas. Varios con distinto --from-price son escalones: cada uno vale hasta el siguiente.</translation>
    </message>
    <message>
        <source>Share of the price, in percent.</source>
        <translation>Parte del precio, en porcentaje.</translation>
    </message>
    <message>
        <source>Amount for each sale beside it.</source>
        <translation>Importe adicional por venta.</translation>
    </message>
    <message>
        <source>From which price on it holds.</source>
        <translation>Precio desde el que vale.</translation>
    </message>
    <message>
        <source>Of this category and those below it.</source>
        <translation>De esta categoría y las que están debajo.</translation>
    </message>
    <message>
        <source>Of this listing type.</source>
        <translation>De este tipo de publicación.</translation>
    </message>
    <message>
        <source>Take the charges of this place back, all steps.</source>
        <translation>Quitar los cargos de este lugar, todos los escalones.</translation>
    </message>
    <message>
        <source>Take back all figures of these own codes.</source>
        <translation>Quitar todas las cifras de estos códigos propios.</translation>
    </message>
    <message>
        <source>Known are own code (it has to be there), unit cost, packaging, tax (in percent), floor and currency, in English, Spanish or Portuguese. A blank cell changes nothing. All rows are taken, or none where one cannot be read: a number that can mean two is named with its row and column.</source>
        <translation>Se conocen código propio (tiene que estar), costo unitario, embalaje, impuesto (en porcentaje), precio mínimo y moneda, en inglés, español o portugués. Una celda vacía no cambia nada. Se toman todas las filas, o ninguna si una no se puede leer: un número que puede significar dos se nombra con su fila y columna.</translation>
    </message>
    <message>
        <source>Spreadsheet the table is for, or comes from: separator and marks of numbers.</source>
        <translation>Planilla para la que es la tabla, o de la que viene: separador y marcas de los números.</translation>
    </message>
    <message>
        <source>Write the figures of all codes as a table (csv) that &apos;vitrina costs import&apos; reads.</source>
        <translation>Escribir las cifras de todos los códigos como una tabla (csv) que lee &apos;vitrina costs import&apos;.</translation>
    </message>
    <message>
        <source>By your own figures: unit cost, packaging and tax are taken off as well.</source>
        <translation>Por cifras propias: también se descuentan costo unitario, embalaje e impuesto.</translation>
    </message>
    <message>
        <source>By the table of the site.</source>
        <translation>Por la tabla del sitio.</translation>
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
        <source>{name}: there is no such field</source>
        <translation>{name}: no hay tal campo</translation>
    </message>
    <message>
        <source>HEADING=. or HEADING=,</source>
        <translation>HEADING=. o HEADING=,</translation>
    </message>
    <message>
        <source>not changed by a sheet: {name} ({text})</source>
        <translation>una planilla no lo cambia: {name} ({text})</translation>
    </message>
    <message>
        <source>{name}: {samples} may mean two numbers; --decimal &apos;{name}=,&apos; or &apos;{name}=.&apos;</source>
        <translation>{name}: {samples} puede ser dos números; --decimal &apos;{name}=,&apos; o &apos;{name}=.&apos;</translation>
    </message>
    <message numerus="yes">
        <source>{n} rows are of new listings</source>
        <comment>{n} row is of a new listing</comment>
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
        <source>columns left aside: {names}</source>
        <translation>columnas que no se usan: {names}</translation>
    </message>
    <message>
        <source>emptied: {text} ({names})</source>
        <translation>vaciados: {text} ({names})</translation>
    </message>
    <message>
        <source>kept, though [clear] asks to empty them: {text} ({names}); --clear does it</source>
        <translation>se conservan, aunque [clear] pide vaciarlos: {text} ({names}); --clear lo hace</translation>
    </message>
    <message>
        <source>no column is known as the listing ID or the own code; say which with --map HEADING=id</source>
        <translation>ninguna columna se reconoce como ID de publicación o código propio; hay que indicarla con --map HEADING=id</translation>
    </message>
    <message>
        <source>Change listings with a spreadsheet: xlsx, xls, ods or csv.</source>
        <translation>Cambiar publicaciones con una planilla: xlsx, xls, ods o csv.</translation>
    </message>
    <message>
        <source>Compare FILE with the local catalogue, and write what it changes to a plan.</source>
        <translation>Comparar FILE con el catálogo local y escribir en un plan lo que cambia.</translation>
    </message>
    <message>
        <source>Nothing is sent: look at the plan with &apos;vitrina plan show&apos;, try it with &apos;plan check&apos;, carry it out with &apos;plan apply&apos;. A blank cell changes nothing, and neither does one that nobody touched since the export. Rows that cannot be read are named, with why; nothing of them is planned. Nothing is ever deleted.</source>
        <translation>No se envía nada: el plan se mira con &apos;vitrina plan show&apos;, se prueba con &apos;plan check&apos; y se lleva a cabo con &apos;plan apply&apos;. Una celda vacía no cambia nada, ni tampoco una que nadie tocó desde la exportación. Las filas que no se pueden leer se nombran con el motivo; de ellas no se planea nada. Nunca se elimina nada.</translation>
    </message>
    <message>
        <source>The plan file to write; without it, it is only said what would be in it.</source>
        <translation>El archivo de plan que se escribe; sin él solo se dice qué tendría.</translation>
    </message>
    <message>
        <source>What a column is: id, sku, title, price, stock, attributes.BRAND …; - leaves it aside. It is remembered for the next sheet.</source>
        <translation>Qué es una columna: id, sku, title, price, stock, attributes.BRAND …; - la deja de lado. Se recuerda para la próxima planilla.</translation>
    </message>
    <message>
        <source>The mark before decimals in a column (. or ,) where its texts do not show it.</source>
        <translation>El signo decimal de una columna (. o ,) donde sus textos no lo muestran.</translation>
    </message>
    <message>
        <source>Empty the fields of cells that say [clear]; else they are kept.</source>
        <translation>Vaciar los campos de las celdas que dicen [clear]; si no, se conservan.</translation>
    </message>
    <message>
        <source>Write one with &apos;vitrina export --out FILE.xlsx&apos;, fill it in, and read it back with &apos;import&apos;. Any other sheet with a column of ids or own codes will do. &apos;list&apos; makes listings of its new rows.</source>
        <translation>Se escribe una con &apos;vitrina export --out FILE.xlsx&apos;, se completa y se vuelve a leer con &apos;import&apos;. También sirve cualquier otra planilla con una columna de IDs o códigos propios. &apos;list&apos; publica sus filas nuevas.</translation>
    </message>
    <message>
        <source>List the rows of FILE that are of no listing yet, each with an own code of its own.</source>
        <translation>Publicar las filas de FILE que todavía no son de ninguna publicación, cada una con un código propio.</translation>
    </message>
    <message>
        <source>An own code that a listing has already is named and not listed, so that the same sheet makes nothing the second time, also where the first was killed or got no answer. Each row is checked first, by the rules and by the marketplace; what they would refuse is named with its row, and the others are listed.</source>
        <translation>Un código propio que ya tiene una publicación se nombra y no se publica, así la misma planilla no hace nada la segunda vez, tampoco si la primera se cortó o quedó sin respuesta. Cada fila se revisa antes, con las reglas y con el marketplace; lo que rechazarían se nombra con su fila, y las demás se publican.</translation>
    </message>
    <message>
        <source>A folder of pictures whose names begin with own codes: AB-1.jpg, AB-1-2.jpg.</source>
        <translation>Una carpeta de fotos cuyos nombres empiezan con códigos propios: AB-1.jpg, AB-1-2.jpg.</translation>
    </message>
    <message>
        <source>pictures of no own code of the sheet: {names}</source>
        <translation>fotos de ningún código propio de la planilla: {names}</translation>
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
        <source>it came from a backup: it may have begun before</source>
        <translation>viene de un respaldo: puede haber empezado antes</translation>
    </message>
    <message>
        <source>Have one never begin.</source>
        <translation>Hacer que uno no empiece nunca.</translation>
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
        <source>A window or another agent looks after the schedules of this shop.</source>
        <translation>Una ventana u otro agente ya se ocupa de los planes programados de esta tienda.</translation>
    </message>
    <message>
        <source>The agent is not started at log-in.</source>
        <translation>El agente no se inicia al abrir la sesión.</translation>
    </message>
    <message>
        <source>vitrina: nothing carries it out now: open the window, or start &apos;vitrina agent&apos;</source>
        <translation>vitrina: ahora nada lo lleva a cabo: hay que abrir la ventana o iniciar &apos;vitrina agent&apos;</translation>
    </message>
    <message>
        <source>The time zone of this site is not known: name it with --zone.</source>
        <translation>No se conoce la zona horaria de este sitio: hay que indicarla con --zone.</translation>
    </message>
    <message>
        <source>nobody was there when it was to begin; &apos;vitrina schedule start&apos; begins it</source>
        <translation>no había ningún programa abierto cuando debía empezar; &apos;vitrina schedule start&apos; lo empieza</translation>
    </message>
    <message>
        <source>something in it is risky that was not agreed to</source>
        <translation>tiene algo riesgoso que no se aceptó</translation>
    </message>
    <message>
        <source>there was no token when it was to begin</source>
        <translation>no había token cuando debía empezar</translation>
    </message>
    <message>
        <source>the marketplace did not accept the token</source>
        <translation>el marketplace no aceptó el token</translation>
    </message>
    <message>
        <source>the keyring was locked when it was to begin</source>
        <translation>el llavero estaba bloqueado cuando debía empezar</translation>
    </message>
    <message>
        <source>its plan cannot be read any more</source>
        <translation>su plan ya no se puede leer</translation>
    </message>
    <message>
        <source>left as it is: nothing goes back</source>
        <translation>queda como está: nada se revierte</translation>
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
        <source>{text!r} is not a moment such as 2026-11-27 or 2026-11-27 00:30</source>
        <translation>{text!r} no es un momento como 2026-11-27 o 2026-11-27 00:30</translation>
    </message>
    <message>
        <source>there is no time zone {name!r}</source>
        <translation>no existe la zona horaria {name!r}</translation>
    </message>
    <message>
        <source>it would begin in the past</source>
        <translation>empezaría en el pasado</translation>
    </message>
    <message>
        <source>it would end before it begins</source>
        <translation>terminaría antes de empezar</translation>
    </message>
    <message>
        <source>the plan changes nothing</source>
        <translation>el plan no cambia nada</translation>
    </message>
    <message>
        <source>{id}: {path} cannot be undone, and is not done by the clock</source>
        <translation>{id}: {path} no se puede deshacer y no se programa</translation>
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
        <source>its end is over: it cannot begin any more</source>
        <translation>su final ya pasó: no puede empezar</translation>
    </message>
    <message>
        <source>{id!r} has just been moved by another program; look at it again</source>
        <translation>otro programa acaba de cambiar {id!r}; hay que verlo de nuevo</translation>
    </message>
    <message>
        <source>another open listing has the same title, code or barcode</source>
        <translation>otra publicación no finalizada tiene el mismo título o código, o código de barras</translation>
    </message>
    <message>
        <source>attributes that its category requires and it does not have</source>
        <translation>atributos que su categoría exige y no tiene</translation>
    </message>
    <message>
        <source>Begin a plan at a moment, and take it back at another.</source>
        <translation>Empezar un plan en un momento y revertirlo en otro.</translation>
    </message>
    <message>
        <source>It happens while a window of the shop is open or &apos;vitrina agent&apos; runs. A beginning that nobody was there for is missed, and waits until you decide; an end that is late is made at once.</source>
        <translation>Ocurre mientras una ventana de la tienda está abierta o &apos;vitrina agent&apos; está en marcha. Un comienzo sin ningún programa abierto se pierde y espera una decisión; un final atrasado se hace enseguida.</translation>
    </message>
    <message>
        <source>Give a plan file a time.</source>
        <translation>Programar un archivo de plan.</translation>
    </message>
    <message>
        <source>A copy of the plan is kept, so that the file may change. What is risky in it has to be agreed to now, for its beginning and its end. Another one that changes the same field of the same listing at the same time is in its way: then nothing is kept. What somebody changes meanwhile is not overwritten: it is on hold in the outbox afterwards, and named. Needs no network.</source>
        <translation>Se guarda una copia del plan, así que el archivo puede cambiar. Lo riesgoso se acepta ahora, para el comienzo y el final. Si otro cambia el mismo campo de la misma publicación al mismo tiempo, no se guarda nada. Lo que alguien cambie entretanto no se sobrescribe: queda retenido en la bandeja de salida y se indica. No necesita red.</translation>
    </message>
    <message>
        <source>When it begins, such as 2026-11-27 or &apos;2026-11-27 00:30&apos;.</source>
        <translation>Cuándo empieza, como 2026-11-27 o &apos;2026-11-27 00:30&apos;.</translation>
    </message>
    <message>
        <source>When every value goes back to what it was before; without it nothing goes back.</source>
        <translation>Cuándo cada valor vuelve a ser el de antes; sin esto nada se revierte.</translation>
    </message>
    <message>
        <source>Time zone of the moments, such as America/Bogota; by default that of the site.</source>
        <translation>Zona horaria de los momentos, como America/Bogota; si no se indica, la del sitio.</translation>
    </message>
    <message>
        <source>A name for it, by default the file&apos;s.</source>
        <translation>Un nombre; si no se indica, el del archivo.</translation>
    </message>
    <message>
        <source>List the plans that have a time. Needs no network.</source>
        <translation>Listar los planes programados. No necesita red.</translation>
    </message>
    <message>
        <source>Show one, with what was sent and what was left alone. Needs no network.</source>
        <translation>Mostrar uno, con lo que se envió y lo que se dejó como estaba. No necesita red.</translation>
    </message>
    <message>
        <source>Begin one now: before its time, or one that was missed or held.</source>
        <translation>Empezar uno ahora: antes de su momento, o uno perdido o retenido.</translation>
    </message>
    <message>
        <source>The window or the agent that looks after the schedules begins it. --accept must be the number of risky rows where something is risky now that was not agreed to before.</source>
        <translation>Lo empieza la ventana o el agente que se ocupa de los planes programados. --accept debe ser el número de filas riesgosas si ahora hay algo riesgoso que no se aceptó antes.</translation>
    </message>
    <message>
        <source>Take one back now, and not at its end.</source>
        <translation>Revertir uno ahora, y no en su final.</translation>
    </message>
    <message>
        <source>Leave one as it is: nothing goes back at its end.</source>
        <translation>Dejar uno como está: al final nada se revierte.</translation>
    </message>
    <message>
        <source>Take one that is over out of the list; what it sent stays in outbox and history.</source>
        <translation>Quitar de la lista uno que ya terminó; lo que envió queda en la bandeja de salida y en el historial.</translation>
    </message>
    <message>
        <source>Carry out plans that have a time, until it is ended.</source>
        <translation>Llevar a cabo los planes programados, hasta que se lo detenga.</translation>
    </message>
    <message>
        <source>It asks the marketplace only when something is due, and works beside a window. Each shop has one at most: while a window is open, that does it.</source>
        <translation>Consulta al marketplace solo cuando algo debe hacerse, y funciona junto a una ventana. Cada tienda tiene uno como máximo: mientras hay una ventana abierta, ella lo hace.</translation>
    </message>
    <message>
        <source>Carry out what is due now, and end.</source>
        <translation>Hacer lo que corresponde ahora y terminar.</translation>
    </message>
    <message>
        <source>Have it started at log-in, or no more, or show whether it is. Its token must be in the keyring: none is written down.</source>
        <translation>Iniciarlo al abrir la sesión, dejar de hacerlo, o mostrar si se hace. El token debe estar en el llavero: no se escribe en ningún archivo.</translation>
    </message>
    <message>
        <source>{typed!r} is not an id: ids have letters, digits, hyphens and underscores</source>
        <translation>{typed!r} no es un id: lleva letras, dígitos, guiones y guiones bajos</translation>
    </message>
    <message>
        <source>Read figures from the table FILE (csv or xlsx), whose first line names the columns.</source>
        <translation>Leer cifras de la tabla FILE (csv o xlsx), cuya primera línea nombra las columnas.</translation>
    </message>
    <message>
        <source>a formula whose value was not saved</source>
        <translation>una fórmula cuyo resultado no se guardó</translation>
    </message>
    <message>
        <source>Plan the pictures of the folder DIR: each file is of the own code that its name begins with.</source>
        <translation>Planificar las fotos de la carpeta DIR: cada archivo es del código propio con el que empieza su nombre.</translation>
    </message>
    <message>
        <source>AB-1.jpg, AB-1-2.jpg and AB-1_front.png are of the own code AB-1; of two codes the longer one counts. They stand in the order of their numbers; the cover is the one called cover, or else the one with the bare code, or else the first. Every file is checked and made ready, and those that cannot be used are named, with why. Nothing is sent: &apos;plan apply&apos; sends it, from this shop alone, and &apos;plan undo&apos; brings the old pictures back.</source>
        <translation>AB-1.jpg, AB-1-2.jpg y AB-1_front.png son del código propio AB-1; de dos códigos cuenta el más largo. Quedan en el orden de sus números; la portada es la que se llama portada, si no la que tiene solo el código, si no la primera. Cada archivo se revisa y se prepara, y los que no se pueden usar se nombran, con el motivo. No se envía nada: &apos;plan apply&apos; lo envía, solo desde esta tienda, y &apos;plan undo&apos; trae de vuelta las fotos anteriores.</translation>
    </message>
    <message>
        <source>In place of the pictures there; else behind them.</source>
        <translation>En lugar de las fotos que hay; si no, detrás de ellas.</translation>
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
        <source>below what is there</source>
        <translation>debajo de lo que hay</translation>
    </message>
    <message>
        <source>alone, or with relist: the type that it gets</source>
        <translation>sola, o con relist: el tipo que recibe</translation>
    </message>
    <message>
        <source>closed ones again; with it price, stock and listing_type</source>
        <translation>las finalizadas, otra vez; con price, stock y listing_type</translation>
    </message>
    <message>
        <source>closed ones for good; alone, and &apos;plan apply&apos; asks for their number</source>
        <translation>las finalizadas, para siempre; sola, y &apos;plan apply&apos; pide su número</translation>
    </message>
    <message>
        <source>the text of the description could not be read</source>
        <translation>no se pudo leer el texto de la descripción</translation>
    </message>
    <message>
        <source>it deletes listings, which no clock does</source>
        <translation>elimina publicaciones, y eso no lo hace ningún reloj</translation>
    </message>
    <message>
        <source>{name}: not together with these others in one plan; make two plans of it</source>
        <translation>{name}: no junto con las otras en un plan; hay que hacer dos planes</translation>
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
        <source>The plan is made from the local catalogue, so run &apos;vitrina sync&apos; first. Nothing is sent or changed: only the file is written. Descriptions are not in the catalogue: for them each listing is asked for at the marketplace.</source>
        <translation>El plan se hace con el catálogo local, así que antes hay que ejecutar &apos;vitrina sync&apos;. No se envía ni se cambia nada: solo se escribe el archivo. Las descripciones no están en el catálogo: para ellas se consulta cada publicación en el marketplace.</translation>
    </message>
    <message>
        <source>Make the title of the listing ID of its attributes.</source>
        <translation>Arma el título de la publicación ID con sus atributos.</translation>
    </message>
    <message>
        <source>PATTERN names them by their ids between braces. What has no value is left out, with the marks around it, and what does not fit is cut by whole words. PATTERN is kept for the category of the listing, unless --dry-run is given: without one, the one that was kept is used, from here or from the window. &apos;vitrina category ID&apos; lists the ids.</source>
        <translation>PATTERN los nombra por sus id entre llaves. Lo que no tiene valor se omite, junto con los signos que lo rodean, y lo que no entra se corta por palabras enteras. PATTERN se guarda para la categoría de la publicación, salvo con --dry-run: si no se indica, se usa el que se guardó, aquí o en la ventana. &apos;vitrina category ID&apos; muestra los id.</translation>
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
        <source>Say whether this version can use --store, and end.</source>
        <translation>Decir si esta versión puede usar --store, y terminar.</translation>
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
        <source>What was saved in the window under this name, before what --set says.</source>
        <translation>Lo que se guardó en la ventana con este nombre, antes de lo que dice --set.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Commands</name>
    <message>
        <source>vitrina: interrupted; &apos;vitrina send&apos; continues with what is in the outbox</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a moment such as 2026-01-31T12:00:00Z</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A console for people who sell on a marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It shows your listings, edits them in forms made from their category, and tells what a sale leaves - before anything is sent. The practice shop needs no account and no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a sub-command the window opens, by default on the practice shop.</source>
        <translation type="unfinished"></translation>
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
        <source>it ran, but something was refused, conflicts, is wrong or risky; the output names it</source>
        <translation>foi executado, mas algo foi recusado, está em conflito, está errado ou é arriscado; a saída diz o quê</translation>
    </message>
    <message>
        <source>bad arguments, query or plan file; nothing was done</source>
        <translation>argumentos, consulta ou arquivo de plano inválidos; nada foi feito</translation>
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
        <source>[OPTIONS]</source>
        <translation>[OPÇÕES]</translation>
    </message>
    <message>
        <source>A shop by its name; with --base-url, the shop is saved under that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address of a marketplace; its token is read from VITRINA_TOKEN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the seller&apos;s data: drafts, outbox, history, catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of what is said; by default that of the system (LC_ALL, LC_MESSAGES, LANG).</source>
        <translation type="unfinished"></translation>
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
        <source>Measure the category prediction on titles of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE.csv has the columns title and category: a category&apos;s id, its name, or its path with &quot;&gt;&quot; between the names. Prints the share of titles whose category is guessed first and among the first three, and how far the probabilities are from how often they are right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learn from files in the wire format, as for &apos;serve&apos;, not from the practice world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site of the categories that are given by name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search and sort a shop&apos;s local listings for the window, asked on standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions and answers are frames of JSON and packed numbers. It ends when standard input closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read and write a shop for the window, told by JSON lines on standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line connects: {&quot;command&quot;: &quot;connect&quot;, &quot;base_url&quot;: ..., &quot;token&quot;: ..., &quot;user_id&quot;: ...}. Then &quot;sync&quot;, &quot;send&quot; and &quot;stop&quot;. Events come as JSON lines on standard output. It ends when standard input closes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drive the real window through the main job and save a picture of every step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It works on a workspace and a marketplace of its own, made for the run and removed after it, so it never touches a shop. It ends with a table of what was observed, and with exit code 1 when an observation is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder for the pictures, one for each step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of the window in logical pixels; 1000x700 is the smallest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the practice marketplace over HTTP until it is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is ready it prints its address and one line for each seller with the token to use. Any client of such a service works against it. An existing store is used as it is; one made with another --seed, --listings or --world is refused with exit code 2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address to listen on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Port to listen on; 0 uses the last port again, or a free one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder of the marketplace; created and filled if it does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which practice world; 1 by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listings of the first seller of a new store; 500 by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill a new store from files in the wire format: sites.json, categories.json, attributes/ID.json, currencies.json, users.json, items.jsonl, listing_types/SITE.json, coverage_areas/SITE.json. What is missing comes from the practice world, but for listings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set an existing store aside, under a name with the time, and create a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the marketplace&apos;s clock starts, such as 2026-01-31T12:00:00Z; it runs on from there, also after a restart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The specification alone, without /_practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer 429 to a caller with more than N requests a second; 0 is no limit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow a --host that other machines can reach.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the ready lines as JSON.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read the whole shop into the local catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints a receipt: how many listings were counted, how many ids came twice, how many are missing from the marketplace&apos;s own total, how many are gone since the last sync. Nothing is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confirm that the unsent changes of this shop were made for this marketplace and seller, where that is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop waiting when nothing has happened for this long. What has no answer may still arrive for two minutes, and is sent again only after that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print one JSON document on standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send what is waiting in the outbox, and find out what became of sendings without an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change that somebody else made meanwhile to the same field is never overwritten: the row is held, and both values are kept. Nothing that creates something is sent twice blindly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Resume sending where it was paused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See what waits to be sent, and decide about it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ID is the number of a row as &apos;list&apos; has it, or the id of a listing, which means all of its rows that are not at their end. All of it works beside an open window.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMMAND [ARGS]...</source>
        <translation>COMANDO [ARGUMENTOS]...</translation>
    </message>
    <message>
        <source>Show rows of the outbox in full: fields, findings and the request.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each field has the value before and yours; one that somebody else changed, too, has a third, the marketplace&apos;s as it was when the row was held. The request is the one that would be sent now, or what was sent. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what waits in the outbox, is on its way, or needs a decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each row has its state and why it is in it. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rows in this state: queued, sending, unknown (no answer yet), held, refused, done or cancelled. May be given several times. Without it, all but done and cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only rows of this listing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what is done or cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rows to show, the latest first; 0 is all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whose values count where somebody else changed the same fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;mine&apos; sends yours over the value that &apos;vitrina outbox show ID&apos; names as theirs, and only over that one: changed once more, the row is held again. &apos;theirs&apos; leaves the listing as it is; the row keeps what you had typed. A row that would remove variations or pictures for good is confirmed by &apos;mine&apos;, and dropped by &apos;theirs&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide one field, such as price=mine; the others as said behind the ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask, even if variations or their pictures are lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many rows are risky; with another number, nothing is sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not send now: the row waits in the outbox for &apos;vitrina send&apos;. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send rows again that were refused or are on hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row in conflict is decided first. A new listing that had no answer and could not be found is not listed a second time: it is looked for once more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List a new listing again that nobody could find: if it is there after all, it is there twice then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let rows go that you had put on hold, over the listings as they are by now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep rows that wait from being sent, until you release them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What goes after them on the same listing waits with them. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take rows back that have not been sent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you had typed into a form is a draft again. A row that is on its way cannot be taken back; it is told, and not sent a second time if it does not arrive. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change many listings with a plan: a file with the values before and after.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make one with &apos;new&apos;, look at it with &apos;show&apos;, try it with &apos;check&apos;, carry it out with &apos;apply&apos; and take it back with &apos;undo&apos;. A plan is JSON (&apos;vitrina plan schema&apos;) and may be edited by hand. Applying it twice changes nothing more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan a change to every listing that a query finds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan is made from the local catalogue, so run &apos;vitrina sync&apos; first. Nothing is sent or changed: only the file is written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A query is words and conditions; all of them must hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a word in title, code or id begins with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;mesa plegable&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>these words in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active paused closed under_review inactive out_of_stock ...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and ranges: price:100..250.50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stock: sold: net: health: variations: warnings:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>figures, as price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days since the listing was last changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the day it was last changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the seller&apos;s code; * stands for anything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>words of the title only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A minus before a condition negates it: -status:closed -mesa</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An operation is FIELD=VALUE:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rounded to the nearest multiple of 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the nearest price that ends in .99</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(never below 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>active paused closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any mark may replace the slash; /i ignores case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(empty: removed)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which listings; &quot;&quot; means all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to change in each; may be given several times, for several fields.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan file to write, in full or not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what a plan file would change. Needs no shop and no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is risky is counted as far as the file can tell; &apos;plan check&apos; knows the listings, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many listings to show; 0 is all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what a plan would do, and send nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every listing is compared with the local catalogue and judged by the marketplace&apos;s rules. With --rehearse the plan is really carried out, on a clone of the affected listings, which are read from the marketplace first, in one that lives for the rehearsal only. Both say what would follow beside what was planned, such as free shipping that a higher price brings. Exit code 1 when a listing would be refused, was changed since, or is gone. What is risky is named and counted, for --accept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it on a copy of the listings, in a temporary marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price below it is risky, in addition to the settings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carry out a plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the fields of the plan are sent. What somebody changed in the same field since the plan was made is held, with both values; stock is changed by the difference, so that units sold meanwhile stay sold. A second run sends only what is not done yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Risky rows are those that change a price by more than 50 %, set it to zero or below a floor, or leave less of a sale; those that close a listing for good; and all that close one when more than five do. The settings file can change these limits. --accept must be the number of risky rows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what a plan did from this workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listings that were changed since are left alone and named. What has not been sent yet is cancelled. A second run does nothing more; after it the plan may be applied again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows that close a listing for good are risky, and so are all that close when more than five do: --accept must be their number. A price that goes back to what it was is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the JSON Schema of plan files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what was sent for the listing ID, and what syncs found changed in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each sending has its time, the call, how it ended, the value before and the value sent of every field, what the answer said, and whether it was taken back; --json adds the whole bodies. Without ID it lists the syncs, and how much each found changed. Needs no network.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many entries to show, the latest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back what was sent last for the listing ID from this workspace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A change without an answer is looked up first, and nothing before it is taken back while that cannot be found out. Run again, it takes back what was sent before that; &apos;vitrina history ID&apos; shows it all. Fields go back to what they were, except those that somebody changed since: they are left alone and named with both values. A listing that was made is closed, variations that were added are removed, both only after you confirm; removed ones are added again with new ids. For a whole plan there is &apos;vitrina plan undo FILE&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: reverse the last undo instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only show what would be done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not ask, even if a listing is closed or a variation removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the listings of the local catalogue to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amounts are exact. In csv, text that a spreadsheet would run as a formula is made harmless. Needs no network: the listings are those of the last &apos;vitrina sync&apos;. --json is the same as --format json, or with --out one line that says what was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See &apos;vitrina plan new -h&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shop as an earlier sync found it: its number in &apos;vitrina history&apos;, or the last one up to a day (2026-01-31) or a moment (2026-01-31T12:00:00Z).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>csv and json: the columns of the table. jsonl: whole listings, one a line. By default the extension of FILE decides, else csv.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spreadsheet a csv is for: separator, decimal mark and byte order mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write, in full or not at all; standard output by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore what you made from BACKUP: &quot;latest&quot;, a name from the list, or a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without BACKUP the backups are listed. Nothing is deleted: drafts of the backup replace those of the same listings, what the outbox and the history lack is added, and what waited to be sent comes back as held. The present state is copied first, under a name that begins &quot;replaced&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the workspace and report what is sound and what is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It looks at the folder and its permissions, the disk, whether a worker runs, the catalogue and its age, every row of the journal against its checksum, the outbox, the drafts and the backups.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also ask the marketplace whose token this is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rehearse on a practice marketplace: sales, faults, and time that goes by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is that of the practice shop, the one that a window or &apos;vitrina serve&apos; has open, or one that --base-url names. A real marketplace has nothing of this, and is left alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the marketplace&apos;s time, the buyers who come by themselves, and the faults.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy from your listing ID as a buyer would, or have buyers come by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An order is there afterwards, the stock is less, and what a sale locks is locked. What ran out pauses or closes by its listing type. Only an active listing is sold, and no more than there is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which variation is bought.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many units; 1 by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who buys; somebody by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of one sale: so many buyers an hour come by themselves; 0 ends it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --per-hour: which buyers; 0 by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have calls go wrong on purpose, until &apos;reset&apos; or the end of the marketplace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KIND is latency, status, cut_before_commit, cut_after_commit, late_commit, truncate, html, expire_scroll, expire_token or rate_limit. The faults that are set are replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only calls of this method, such as PUT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only calls of this route or pattern: /items/:id, /items/*.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The share that is hit, 0 to 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the first N calls alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit N calls at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What kind &apos;status&apos; answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it waits, or asks to wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which calls of the share; 0 by default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the faults that are set; their counts begin anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of KIND: {&quot;seed&quot;: N, &quot;faults&quot;: [...]} as the marketplace takes it; - is standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the marketplace&apos;s clock AHEAD, such as 90s, 30m, 6h, 2d, 1d12h or a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moment is written 2026-01-31T12:00:00Z. Whatever becomes due on the way is done: listings start and end, buyers come. Without AHEAD it shows the time. The clock never goes back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End all faults and the buyers who come by themselves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens that a fault expired are good again. Sales that were made stay, and so does the time; a shop as it was at the beginning is made by &apos;vitrina serve --fresh&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change fields of the listing ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows every field before and after and what a sale leaves, then sends it. What the rules say the marketplace would refuse is not sent. A risky change (see &apos;vitrina plan apply --help&apos;) needs --accept 1. Given again while it has no outcome yet, it is waited for and not sent twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only show what would be sent; nothing is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the listing ID active, paused, closed or deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed listing can be listed again (&apos;vitrina relist&apos;), under a new id. Only a closed one can be deleted, and that is for good: the id is asked for again, or --accept 1 agrees to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the description of the listing ID by the text of FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE is UTF-8; - is standard input. The marketplace keeps the text before it as a revision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the listing ID to another listing type, or show which it may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without TYPE it names the types that the listing can be moved to and what a sale leaves with each. What is not known is shown as &quot;–&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the closed listing ID again, as a new listing with an id of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With variations, price and stock are set in every one of them. It is never listed twice: where no answer comes, the new listing is looked for first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its new price, such as 199.90 or +7%.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its new stock, such as 5 or +3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its new listing type.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the item of FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE is one JSON object with the fields that the marketplace takes for a new item; - is standard input. It is checked first, by the rules and by the marketplace, and only what neither of them would refuse is listed. It is never listed twice: where no answer comes, the new listing is looked for, and the same command given again waits for that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill in the category from the title where it is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List it although the same was listed from here before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List another item like the listing ID, with other values where they are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its texts, pictures, attributes, variations, price, stock and own code are those of ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the item of FILE as &apos;vitrina create&apos; does, and list nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit code 1 when the rules or the marketplace would refuse it; the output names why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the pictures of the listing ID, or add, remove and reorder them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures are named by number (the cover is 1) or id. &apos;add&apos; takes files, which are checked and made ready first, and addresses; &apos;order&apos; puts the named ones first, the rest stay behind them. Taking a picture off variations that show it needs --accept 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the variations of the listing ID, or add, change and remove one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A variation is named by number (from 1) or id. &apos;set&apos; takes price=, stock= and sku= as &apos;edit&apos; does; &apos;add&apos; takes them too, pictures=1,2 and the attributes that tell variations apart, by id or name. Removing one needs --accept 1: the same again would have another id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the listing ID as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price, stock, status with its reasons, variations, pictures, attributes by name, what the marketplace warns of, and what is left of a sale. What is not known is –. It may be another seller&apos;s: that is said, and what is left of its sales is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the last sync found it; needs no network, and says when.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only this variation of the listing, as it is now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the account: status, permissions, reputation, what may be listed, and the limits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A permission that is refused has the marketplace&apos;s reasons. What is not known is –.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another user: what everybody may know of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the tree of categories, or all about the category ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a category: its path and what is below it, its settings and limits, its attributes with kind, values, units and limits, and the listing types of the site. The tree begins with the categories of my listings, as the marketplace has no list of them all; what stands below the top is shown as far as my listings lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show every value of every attribute.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the listing types of the site, with the charge of a sale and how long a listing lasts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With --price also the charge of a sale at that price and what it leaves, before shipping. A charge that is not known is –.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a sale, such as 1299.90.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the shipping modes and costs of the listing ID, or of a parcel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also whether free shipping is mandatory and why, what is left of a sale with each listing type, and the price above which a sale earns less. What is not known is –.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another parcel: three sides in centimetres, and grams.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category of the parcel, which decides on its shipping modes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also the shipping information of the listing just as the marketplace tells it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listing type, such as gold_pro.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the orders of buyers, the newest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The telephone of a buyer, where the marketplace tells it, is in --json only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words to search orders for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only orders with this tag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many to show at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the questions that buyers asked, about all listings or about the listing ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only those that wait for an answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the coverage areas of the site, or the area ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their ids are what a listing of a service takes as coverage_areas; one of them is the whole country.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the site for QUERY, and show my prices among the others&apos;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest and the median price are those of other sellers. A rank of 1 is the cheapest; with --price also the rank that a price would have. Only prices in the site&apos;s currency are compared. The marketplace shows 1,000 results of a search at most: what would take more to know is –.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in this category and below it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only in this condition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many listings of others to show, the cheapest first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the categories of titles, with the probability of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One argument that is the name of a file, or -, stands for its lines, a title each. A title of which nothing can be predicted has –, and the command ends with exit code 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stay in this category of level 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>Uso:</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Opções</translation>
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
</context>
</TS>

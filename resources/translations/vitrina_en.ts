<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ages</name>
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
            <numerusform>%n wk</numerusform>
            <numerusform>%n wk</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mo</source>
        <translation>
            <numerusform>%n mo</numerusform>
            <numerusform>%n mo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n y</source>
        <translation>
            <numerusform>%n y</numerusform>
            <numerusform>%n y</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min ago</source>
        <translation>
            <numerusform>%n min ago</numerusform>
            <numerusform>%n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h ago</source>
        <translation>
            <numerusform>%n h ago</numerusform>
            <numerusform>%n h ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ArrivalText</name>
    <message numerus="yes">
        <source>%n dropped</source>
        <translation>
            <numerusform>%n dropped</numerusform>
            <numerusform>%n dropped</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n remarks</source>
        <translation>
            <numerusform>%n remark</numerusform>
            <numerusform>%n remarks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AsOfView</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BackupsMenu</name>
    <message numerus="yes">
        <source>%n items restored; nothing was sent</source>
        <translation>
            <numerusform>%n item restored; nothing was sent</numerusform>
            <numerusform>%n items restored; nothing was sent</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BatchBar</name>
    <message numerus="yes">
        <source>%n listings sent</source>
        <translation>
            <numerusform>%n listing sent</numerusform>
            <numerusform>%n listings sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not as sent</source>
        <translation>
            <numerusform>%n not as sent</numerusform>
            <numerusform>%n not as sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo all %n</source>
        <translation>
            <numerusform>Undo all %n</numerusform>
            <numerusform>Undo all %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BeginWords</name>
    <message numerus="yes">
        <source>%n listings are so already</source>
        <translation>
            <numerusform>%n listing is so already</numerusform>
            <numerusform>%n listings are so already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings were changed since and would be held</source>
        <translation>
            <numerusform>%n listing was changed since and would be held</numerusform>
            <numerusform>%n listings were changed since and would be held</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n listing would be refused</numerusform>
            <numerusform>%n listings would be refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are gone</source>
        <translation>
            <numerusform>%n listing is gone</numerusform>
            <numerusform>%n listings are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would change</source>
        <translation>
            <numerusform>%n listing would change</numerusform>
            <numerusform>%n listings would change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellBlocks</name>
    <message numerus="yes">
        <source>%n cells copied</source>
        <translation>
            <numerusform>%n cell copied</numerusform>
            <numerusform>%n cells copied</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CellWords</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %n listings</source>
        <translation>
            <numerusform>in %n listing</numerusform>
            <numerusform>in %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells changed elsewhere</source>
        <translation>
            <numerusform>%n cell changed elsewhere</numerusform>
            <numerusform>%n cells changed elsewhere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells cannot be read</source>
        <translation>
            <numerusform>%n cell cannot be read</numerusform>
            <numerusform>%n cells cannot be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells would be refused</source>
        <translation>
            <numerusform>%n cell would be refused</numerusform>
            <numerusform>%n cells would be refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing was changed: %n cells cannot take it</source>
        <translation>
            <numerusform>Nothing was changed: %n cell cannot take it</numerusform>
            <numerusform>Nothing was changed: %n cells cannot take it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Changes</name>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ConditionWords</name>
    <message numerus="yes">
        <source>%n days</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostsView</name>
    <message numerus="yes">
        <source>%n codes</source>
        <translation>
            <numerusform>%n code</numerusform>
            <numerusform>%n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostsWords</name>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>figures of %n code</numerusform>
            <numerusform>figures of %n codes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes are changed</source>
        <translation>
            <numerusform>The figures of %n code are changed</numerusform>
            <numerusform>The figures of %n codes are changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The figures of %n codes were written to {file}</source>
        <translation>
            <numerusform>The figures of %n code were written to {file}</numerusform>
            <numerusform>The figures of %n codes were written to {file}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CostsWork</name>
    <message numerus="yes">
        <source>figures of %n codes</source>
        <translation>
            <numerusform>figures of %n code</numerusform>
            <numerusform>figures of %n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CrashSheet</name>
    <message numerus="yes">
        <source>%n more since then</source>
        <translation>
            <numerusform>%n more since then</numerusform>
            <numerusform>%n more since then</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edit</name>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n finding blocks sending</numerusform>
            <numerusform>%n findings block sending</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n findings</source>
        <translation>
            <numerusform>%n finding</numerusform>
            <numerusform>%n findings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Refused for %n reasons; nothing was changed</source>
        <translation>
            <numerusform>Refused for %n reason; nothing was changed</numerusform>
            <numerusform>Refused for %n reasons; nothing was changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorHeader</name>
    <message numerus="yes">
        <source>draft saved %n s ago</source>
        <translation>
            <numerusform>draft saved %n s ago</numerusform>
            <numerusform>draft saved %n s ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>draft saved %n min ago</source>
        <translation>
            <numerusform>draft saved %n min ago</numerusform>
            <numerusform>draft saved %n min ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EditorView</name>
    <message numerus="yes">
        <source>%n findings about the whole listing</source>
        <translation>
            <numerusform>%n finding about the whole listing</numerusform>
            <numerusform>%n findings about the whole listing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Facts</name>
    <message numerus="yes">
        <source>%n values carry over</source>
        <translation>
            <numerusform>%n value carries over</numerusform>
            <numerusform>%n values carry over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values do not exist there</source>
        <translation>
            <numerusform>%n value does not exist there</numerusform>
            <numerusform>%n values do not exist there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresModel</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FiguresSheet</name>
    <message numerus="yes">
        <source>%n listings without an own code are left out</source>
        <translation>
            <numerusform>%n listing without an own code is left out</numerusform>
            <numerusform>%n listings without an own code are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n own code</numerusform>
            <numerusform>%n own codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FolderSheet</name>
    <message numerus="yes">
        <source>Checking: {done} of %n files</source>
        <translation>
            <numerusform>Checking: {done} of %n file</numerusform>
            <numerusform>Checking: {done} of %n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>for %n listings</source>
        <translation>
            <numerusform>for %n listing</numerusform>
            <numerusform>for %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n files left out</source>
        <translation>
            <numerusform>%n file left out</numerusform>
            <numerusform>%n files left out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupingWords</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n smaller groups are not shown</source>
        <translation>
            <numerusform>%n smaller group is not shown</numerusform>
            <numerusform>%n smaller groups are not shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HoldWords</name>
    <message numerus="yes">
        <source>%n changes taken back</source>
        <translation>
            <numerusform>%n change taken back</numerusform>
            <numerusform>%n changes taken back</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportSheet</name>
    <message numerus="yes">
        <source>%n rows change figures</source>
        <translation>
            <numerusform>%n row changes figures</numerusform>
            <numerusform>%n rows change figures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows are refused and left out</source>
        <translation>
            <numerusform>%n row is refused and left out</numerusform>
            <numerusform>%n rows are refused and left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows say what is so already</source>
        <translation>
            <numerusform>%n row says what is so already</numerusform>
            <numerusform>%n rows say what is so already</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the figures of %n codes</source>
        <translation>
            <numerusform>Change the figures of %n code</numerusform>
            <numerusform>Change the figures of %n codes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportView</name>
    <message numerus="yes">
        <source>Preview %n changes</source>
        <translation>
            <numerusform>Preview %n change</numerusform>
            <numerusform>Preview %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows read</source>
        <translation>
            <numerusform>%n row read</numerusform>
            <numerusform>%n rows read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings change</source>
        <translation>
            <numerusform>%n listing changes</numerusform>
            <numerusform>%n listings change</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n selected</numerusform>
            <numerusform>%n selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ItemPage</name>
    <message numerus="yes">
        <source>%n warnings from the marketplace</source>
        <translation>
            <numerusform>%n warning from the marketplace</numerusform>
            <numerusform>%n warnings from the marketplace</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossOf</name>
    <message numerus="yes">
        <source>%n pictures</source>
        <translation>
            <numerusform>%n picture</numerusform>
            <numerusform>%n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LossWords</name>
    <message numerus="yes">
        <source>%n of its pictures would be removed</source>
        <translation>
            <numerusform>%n of its pictures would be removed</numerusform>
            <numerusform>%n of its pictures would be removed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatrixSheet</name>
    <message numerus="yes">
        <source>%n new combinations</source>
        <translation>
            <numerusform>%n new combination</numerusform>
            <numerusform>%n new combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n variations</source>
        <translation>
            <numerusform>Add %n variation</numerusform>
            <numerusform>Add %n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Merging</name>
    <message numerus="yes">
        <source>%n sold</source>
        <translation>
            <numerusform>%n sold</numerusform>
            <numerusform>%n sold</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewRowsPage</name>
    <message numerus="yes">
        <source>%n pictures of no row</source>
        <translation>
            <numerusform>%n picture of no row</numerusform>
            <numerusform>%n pictures of no row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Check %n rows</source>
        <translation>
            <numerusform>Check %n row</numerusform>
            <numerusform>Check %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>List %n rows</source>
        <translation>
            <numerusform>List %n row</numerusform>
            <numerusform>List %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OfferCards</name>
    <message numerus="yes">
        <source>Ends after %n days.</source>
        <translation>
            <numerusform>Ends after %n day.</numerusform>
            <numerusform>Ends after %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n interest-free installments.</source>
        <translation>
            <numerusform>%n interest-free installment.</numerusform>
            <numerusform>%n interest-free installments.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n selected listing</numerusform>
            <numerusform>%n selected listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastPanel</name>
    <message numerus="yes">
        <source>Show %n earlier changes</source>
        <translation>
            <numerusform>Show %n earlier change</numerusform>
            <numerusform>Show %n earlier changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastWords</name>
    <message numerus="yes">
        <source>%n earlier descriptions</source>
        <translation>
            <numerusform>%n earlier description</numerusform>
            <numerusform>%n earlier descriptions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PicturesSheet</name>
    <message numerus="yes">
        <source>A variation shows at most %n pictures</source>
        <translation>
            <numerusform>A variation shows at most %n picture</numerusform>
            <numerusform>A variation shows at most %n pictures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanLines</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanView</name>
    <message numerus="yes">
        <source>Apply to %n listings</source>
        <translation>
            <numerusform>Apply to %n listing</numerusform>
            <numerusform>Apply to %n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanWork</name>
    <message numerus="yes">
        <source>Undo the plan in %n listings?</source>
        <translation>
            <numerusform>Undo the plan in %n listing?</numerusform>
            <numerusform>Undo the plan in %n listings?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values are left alone, for the reasons below.</source>
        <translation>
            <numerusform>%n value is left alone, for the reason below.</numerusform>
            <numerusform>%n values are left alone, for the reasons below.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo in %n listings</source>
        <translation>
            <numerusform>Undo in %n listing</numerusform>
            <numerusform>Undo in %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings for good?</source>
        <translation>
            <numerusform>Delete %n listing for good?</numerusform>
            <numerusform>Delete %n listings for good?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n listings</source>
        <translation>
            <numerusform>Delete %n listing</numerusform>
            <numerusform>Delete %n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressWords</name>
    <message numerus="yes">
        <source>{done} of %n listings are back as they were</source>
        <translation>
            <numerusform>{done} of %n listing is back as it was</numerusform>
            <numerusform>{done} of %n listings are back as they were</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings were changed</source>
        <translation>
            <numerusform>{done} of %n listing was changed</numerusform>
            <numerusform>{done} of %n listings were changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On hold: {done} of %n listings are done</source>
        <translation>
            <numerusform>On hold: {done} of %n listing is done</numerusform>
            <numerusform>On hold: {done} of %n listings are done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sending: {done} of %n listings are done</source>
        <translation>
            <numerusform>Sending: {done} of %n listing is done</numerusform>
            <numerusform>Sending: {done} of %n listings are done</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings refused</source>
        <translation>
            <numerusform>%n listing refused</numerusform>
            <numerusform>%n listings refused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings held, changed by somebody since</source>
        <translation>
            <numerusform>%n listing held, changed by somebody since</numerusform>
            <numerusform>%n listings held, changed by somebody since</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings taken back before sending</source>
        <translation>
            <numerusform>%n listing taken back before sending</numerusform>
            <numerusform>%n listings taken back before sending</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Publish</name>
    <message numerus="yes">
        <source>Not published, for %n reasons</source>
        <translation>
            <numerusform>Not published, for %n reason</numerusform>
            <numerusform>Not published, for %n reasons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionsPanel</name>
    <message numerus="yes">
        <source>%n cells say [clear]</source>
        <translation>
            <numerusform>%n cell says [clear]</numerusform>
            <numerusform>%n cells say [clear]</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RehearsalWords</name>
    <message numerus="yes">
        <source>Rehearsed: %n listings would be accepted</source>
        <translation>
            <numerusform>Rehearsed: %n listing would be accepted</numerusform>
            <numerusform>Rehearsed: %n listings would be accepted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would be refused</source>
        <translation>
            <numerusform>%n listing would be refused</numerusform>
            <numerusform>%n listings would be refused</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskBanner</name>
    <message numerus="yes">
        <source>%n listings would earn less than today at a higher price</source>
        <translation>
            <numerusform>%n listing would earn less than today at a higher price</numerusform>
            <numerusform>%n listings would earn less than today at a higher price</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and earn less than today</source>
        <translation>
            <numerusform>%n listing would cross {amount} and earn less than today</numerusform>
            <numerusform>%n listings would cross {amount} and earn less than today</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings would cross {amount} and may earn less</source>
        <translation>
            <numerusform>%n listing would cross {amount} and may earn less</numerusform>
            <numerusform>%n listings would cross {amount} and may earn less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep %n prices at {amount}</source>
        <translation>
            <numerusform>Keep %n price at {amount}</numerusform>
            <numerusform>Keep %n prices at {amount}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RiskWords</name>
    <message numerus="yes">
        <source>%n prices change a lot</source>
        <translation>
            <numerusform>%n price changes a lot</numerusform>
            <numerusform>%n prices change a lot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices become zero</source>
        <translation>
            <numerusform>%n price becomes zero</numerusform>
            <numerusform>%n prices become zero</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices below your price floor</source>
        <translation>
            <numerusform>%n price below your price floor</numerusform>
            <numerusform>%n prices below your price floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sales leave less than your floor</source>
        <translation>
            <numerusform>%n sale leaves less than your floor</numerusform>
            <numerusform>%n sales leave less than your floor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n higher prices may leave less</source>
        <translation>
            <numerusform>%n higher price may leave less</numerusform>
            <numerusform>%n higher prices may leave less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed at once</source>
        <translation>
            <numerusform>%n listing is closed at once</numerusform>
            <numerusform>%n listings are closed at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are deleted for good</source>
        <translation>
            <numerusform>%n listing is deleted for good</numerusform>
            <numerusform>%n listings are deleted for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings without stock are closed for good</source>
        <translation>
            <numerusform>%n listing without stock is closed for good</numerusform>
            <numerusform>%n listings without stock are closed for good</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings are closed, and not free to relist</source>
        <translation>
            <numerusform>%n listing is closed, and not free to relist</numerusform>
            <numerusform>%n listings are closed, and not free to relist</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowWords</name>
    <message numerus="yes">
        <source>%n fields changed on the marketplace while your change waited</source>
        <translation>
            <numerusform>%n field changed on the marketplace while your change waited</numerusform>
            <numerusform>%n fields changed on the marketplace while your change waited</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RowsLine</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSheet</name>
    <message numerus="yes">
        <source>%n rules without a value are left out</source>
        <translation>
            <numerusform>%n rule without a value is left out</numerusform>
            <numerusform>%n rules without a value are left out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings found</source>
        <translation>
            <numerusform>%n listing found</numerusform>
            <numerusform>%n listings found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message numerus="yes">
        <source>in %n days</source>
        <translation>
            <numerusform>in %n day</numerusform>
            <numerusform>in %n days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScheduleWords</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n values left alone; see the outbox</source>
        <translation>
            <numerusform>%n value left alone; see the outbox</numerusform>
            <numerusform>%n values left alone; see the outbox</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchNote</name>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} of %n listing</numerusform>
            <numerusform>{done} of %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n columns are gone</source>
        <translation>
            <numerusform>%n column is gone</numerusform>
            <numerusform>%n columns are gone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionModel</name>
    <message numerus="yes">
        <source>%n findings block sending</source>
        <translation>
            <numerusform>%n finding blocks sending</numerusform>
            <numerusform>%n findings block sending</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SectionStates</name>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionPage</name>
    <message numerus="yes">
        <source>%n of them have warnings</source>
        <translation>
            <numerusform>%n of them has warnings</numerusform>
            <numerusform>%n of them have warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %n listings…</source>
        <translation>
            <numerusform>Change %n listing…</numerusform>
            <numerusform>Change %n listings…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SelectionWords</name>
    <message numerus="yes">
        <source>%n listings in the outbox</source>
        <extracomment>The number of listings that are planned and checked before control returns to the event loop.</extracomment>
        <translation>
            <numerusform>%n listing in the outbox</numerusform>
            <numerusform>%n listings in the outbox</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings without a change</source>
        <translation>
            <numerusform>%n listing without a change</numerusform>
            <numerusform>%n listings without a change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n left alone</numerusform>
            <numerusform>%n left alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings</source>
        <translation>
            <numerusform>Pause %n listing</numerusform>
            <numerusform>Pause %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings</source>
        <translation>
            <numerusform>Activate %n listing</numerusform>
            <numerusform>Activate %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings</source>
        <translation>
            <numerusform>Close %n listing</numerusform>
            <numerusform>Close %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pause %n listings?</source>
        <translation>
            <numerusform>Pause %n listing?</numerusform>
            <numerusform>Pause %n listings?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Activate %n listings?</source>
        <translation>
            <numerusform>Activate %n listing?</numerusform>
            <numerusform>Activate %n listings?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Close %n listings?</source>
        <translation>
            <numerusform>Close %n listing?</numerusform>
            <numerusform>Close %n listings?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SendBar</name>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n requests</source>
        <translation>
            <numerusform>%n request</numerusform>
            <numerusform>%n requests</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Send %n changes</source>
        <translation>
            <numerusform>Send %n change</numerusform>
            <numerusform>Send %n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields to correct</source>
        <translation>
            <numerusform>%n field to correct</numerusform>
            <numerusform>%n fields to correct</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SendingLine</name>
    <message numerus="yes">
        <source>On hold: %n changes waiting</source>
        <translation>
            <numerusform>On hold: %n change waiting</numerusform>
            <numerusform>On hold: %n changes waiting</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sending %n changes</source>
        <translation>
            <numerusform>Sending %n change</numerusform>
            <numerusform>Sending %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentParts</name>
    <message numerus="yes">
        <source>%n in all</source>
        <translation>
            <numerusform>%n in all</numerusform>
            <numerusform>%n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prices</source>
        <translation>
            <numerusform>%n price</numerusform>
            <numerusform>%n prices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stock values</source>
        <translation>
            <numerusform>%n stock value</numerusform>
            <numerusform>%n stock values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n own codes</source>
        <translation>
            <numerusform>%n own code</numerusform>
            <numerusform>%n own codes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ids kept</source>
        <translation>
            <numerusform>%n id kept</numerusform>
            <numerusform>%n ids kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new ones</source>
        <translation>
            <numerusform>%n new one</numerusform>
            <numerusform>%n new ones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removals</source>
        <translation>
            <numerusform>%n removal</numerusform>
            <numerusform>%n removals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n combinations</source>
        <translation>
            <numerusform>%n combination</numerusform>
            <numerusform>%n combinations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pictures of %n variations</source>
        <translation>
            <numerusform>pictures of %n variation</numerusform>
            <numerusform>pictures of %n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SentWords</name>
    <message numerus="yes">
        <source>%n listings not as wanted: see the outbox</source>
        <translation>
            <numerusform>%n listing not as wanted: see the outbox</numerusform>
            <numerusform>%n listings not as wanted: see the outbox</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingWords</name>
    <message numerus="yes">
        <source>%n characters</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SheetSteps</name>
    <message numerus="yes">
        <source>%n listings written</source>
        <translation>
            <numerusform>%n listing written</numerusform>
            <numerusform>%n listings written</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of %n listings</source>
        <translation>
            <numerusform>{done} of %n listing</numerusform>
            <numerusform>{done} of %n listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Shell</name>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts saved</source>
        <translation>
            <numerusform>%n draft saved</numerusform>
            <numerusform>%n drafts saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SplitSheet</name>
    <message numerus="yes">
        <source>%n variations then; those there are become “{value}”</source>
        <translation>
            <numerusform>%n variation then; those there are become “{value}”</numerusform>
            <numerusform>%n variations then; those there are become “{value}”</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartView</name>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n selected listing</numerusform>
            <numerusform>%n selected listings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemplateWords</name>
    <message numerus="yes">
        <source>%n fields</source>
        <translation>
            <numerusform>%n field</numerusform>
            <numerusform>%n fields</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TokenDialog</name>
    <message numerus="yes">
        <source>A token has %n characters or more, no spaces and no accents.</source>
        <translation>
            <numerusform>A token has %n character or more, no spaces and no accents.</numerusform>
            <numerusform>A token has %n characters or more, no spaces and no accents.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UndoWords</name>
    <message numerus="yes">
        <source>Undoing in %n listings</source>
        <translation>
            <numerusform>Undoing in %n listing</numerusform>
            <numerusform>Undoing in %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes taken back before they were sent</source>
        <translation>
            <numerusform>%n change taken back before it was sent</numerusform>
            <numerusform>%n changes taken back before they were sent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left alone</source>
        <translation>
            <numerusform>%n left alone</numerusform>
            <numerusform>%n left alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a new id</source>
        <translation>
            <numerusform>%n with a new id</numerusform>
            <numerusform>%n with a new id</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undo closes %n listings</source>
        <translation>
            <numerusform>Undo closes %n listing</numerusform>
            <numerusform>Undo closes %n listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n units were sold since</source>
        <translation>
            <numerusform>%n unit was sold since</numerusform>
            <numerusform>%n units were sold since</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariationWhy</name>
    <message numerus="yes">
        <source>A listing has at most %n variations</source>
        <translation>
            <numerusform>A listing has at most %n variation</numerusform>
            <numerusform>A listing has at most %n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>VariationsPanel</name>
    <message numerus="yes">
        <source>All %n ids are sent with every change, so none is removed by accident.</source>
        <translation>
            <numerusform>The %n id is sent with every change, so it is not removed by accident.</numerusform>
            <numerusform>All %n ids are sent with every change, so none is removed by accident.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n variations will be removed; what goes with them is named before it is sent.</source>
        <translation>
            <numerusform>%n variation will be removed; what goes with it is named before it is sent.</numerusform>
            <numerusform>%n variations will be removed; what goes with them is named before it is sent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WhichCard</name>
    <message numerus="yes">
        <source>%n selected listings</source>
        <translation>
            <numerusform>%n selected listing</numerusform>
            <numerusform>%n selected listings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n listings</source>
        <translation>
            <numerusform>%n listing</numerusform>
            <numerusform>%n listings</numerusform>
        </translation>
    </message>
</context>
</TS>

"""The wording of the commands: a sentence per notice, a line per finding and amount."""

from __future__ import annotations

from datetime import UTC, datetime
from decimal import Decimal
from typing import TYPE_CHECKING

from app.commands.exits import is_in_use
from app.commands.language import counted, marked, shown_number, tr
from app.commands.texts.codes import code_text
from app.commands.texts.fields import coded_value, field_text
from app.commands.texts.figures import money_text
from app.terminal import printable, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from app.editing.acceptance import Acceptance
    from app.engine.notices import Notice
    from app.rules.findings import Finding

NOTICES: Mapping[str, str] = {
    "unreachable": marked("The marketplace cannot be reached. Check the address and the network."),
    "proxy_unusable": marked(
        "The environment names a proxy that cannot be used (HTTPS_PROXY, ALL_PROXY); "
        "nothing was sent. Use an HTTP proxy, or none."
    ),
    "not_secure": marked(
        "The certificate shown is not valid for the marketplace; nothing was sent."
    ),
    "timed_out": marked("The marketplace did not answer in time. Try again."),
    "answer_cut": marked("The marketplace's answer was cut off. Try again."),
    "not_the_marketplace": marked("The server at this address is not the marketplace."),
    "token_refused": marked(
        "The marketplace does not accept the token. Set VITRINA_TOKEN to a new one."
    ),
    "forbidden": marked("The marketplace does not allow this with this token."),
    "not_found": marked("The marketplace did not find it."),
    "conflict": marked("The marketplace says that it was changed elsewhere in the meantime."),
    "rate_limited": marked("Too many requests for the marketplace. Try again later."),
    "marketplace_fault": marked("The marketplace has a problem. Try again later."),
    "refused": marked("The marketplace refused the request."),
    "unreadable": marked("The marketplace's answer could not be read."),
    "no_token": marked("There is no token for this shop. Set VITRINA_TOKEN."),
    "token_for_session_only": marked("There is no keyring: the token is kept for this run only."),
    "other_seller": marked(
        "The token belongs to seller {theirs}, this shop to seller {mine}. "
        "Nothing was read or sent. Give the other shop a --profile of its own."
    ),
    "other_marketplace": marked(
        "This shop is for {mine}, not {theirs}. Nothing was sent. "
        "Give the other marketplace a --profile of its own."
    ),
    "token_elsewhere": marked(
        "The token saved for this shop is for {kept}, not for {asked}. "
        "Nothing was sent. Give {asked} a --profile of its own, and set VITRINA_TOKEN to its token."
    ),
    "token_unplaced": marked(
        "An older version saved a token for this shop without its marketplace. "
        "Nothing was sent. If the token is for {asked}, set VITRINA_TOKEN to it."
    ),
    "unsent_unplaced": marked(
        "This shop has unsent changes ({count}), and it is not known which "
        "marketplace they are for. Nothing was sent. If they are for {theirs}, "
        "run 'vitrina sync --adopt'."
    ),
    "backup_elsewhere": marked(
        "The backup belongs to another marketplace or seller. Nothing was restored."
    ),
    "disk_full": marked("The disk is full. This step was not saved."),
    "files_removed": marked(
        "Files of this workspace were removed while a program has them open. Close it, the window "
        "for example, and try again. Drafts and outbox are not affected."
    ),
    "read_only": marked("The workspace cannot be written to."),
    "journal_busy": marked("Another program is using the files of this workspace."),
    "journal_damaged": marked("Some of your own data is damaged; the rest is used."),
    "journal_salvaged": marked("Your data file was damaged; what could be read was saved."),
    "journal_too_new": marked(
        "Your data was made by {made_by}. It can be viewed, but not changed."
    ),
    "file_too_new": marked("The file {file} was made by a newer version and was not changed."),
    "storage": marked("The files of the workspace cannot be used."),
    "catalogue_rebuilt": marked("The local catalogue was damaged and is being rebuilt."),
    "settings_set_aside": marked("The settings file was damaged; it was set aside as {file}."),
    "settings_unreadable": marked("The settings cannot be read; the defaults are used."),
    "settings_refused": marked("Some settings were not understood and are ignored: {keys}."),
    "settings_not_saved": marked("The settings could not be saved."),
    "process_lost": marked("A part of the program stopped and was restarted."),
    "process_given_up": marked("A part of the program could not be started."),
    "worker_elsewhere": marked(
        "A window or another command is working on this shop. Close it first."
    ),
    "window_elsewhere": marked(
        "The shop is open in another window, which cannot be brought to the front."
    ),
    "not_accepted": marked("Risky and not accepted: {count}. Nothing was sent."),
    "deletions_not_typed": marked(
        "Nothing was sent: {count} listings would be deleted, and {typed} were typed."
    ),
    "outcome_unknown": marked("It is not known yet whether the marketplace made the change."),
    "held_behind": marked("It waits for an earlier change to this listing, which is on hold."),
    "listing_unsettled": marked(
        "It is not known whether a new listing was created. "
        "'vitrina outbox retry' looks for it again."
    ),
    "listed_twice": marked("A new listing arrived late, so it exists twice. Close one of the two."),
    "picture_missing": marked("The file of a picture to be sent no longer exists."),
    "draft_unreadable": marked("A change could not be read and was not sent."),
    "sync_broke_off": marked("Reading the listings broke off; it is tried again in {seconds} s."),
    "sync_incomplete": marked("Not every listing could be read. Sync again."),
    "schedule_missed": marked(
        "The plan “{name}” did not begin: no program was open. 'vitrina schedule list' has it."
    ),
    "schedule_held": marked("The plan “{name}” could not begin. 'vitrina schedule show' says why."),
    "schedule_left": marked(
        "The plan “{name}” has ended; {count} values were changed meanwhile and are on hold."
    ),
    "unexpected": marked("Something unexpected happened."),
}


def plain(text: object, longest: int = 300) -> str:
    """Return ``text`` safe for a terminal: no invisible characters, at most ``longest`` long.

    A number is formatted as in the window; pass a number that identifies something as text.
    """
    written = text if type(text) is str else str(shown_number(text))
    shown = printable(written[: 4 * longest])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


def notice_text(notice: Notice) -> str:
    """Return the sentence of a notice, with the marketplace's own message if there is one."""
    if is_in_use(notice):
        return tr(NOTICES["worker_elsewhere"])
    text = tr(NOTICES.get(notice.code, NOTICES["unexpected"]))
    for name, value in {"made_by": "", **notice.params}.items():
        text = text.replace(
            f"{{{name}}}", plain(value or tr("a newer version of this program"), 60)
        )
    return f"{text} ({plain(notice.detail)})" if notice.detail else text


def print_notice(notice: Notice) -> None:
    """Print a notice on standard error."""
    say(f"vitrina: {notice_text(notice)}", to_stderr=True)


class _Figures(dict[str, str]):
    """The figures of a sentence; a missing one becomes a dash instead of an error."""

    def __missing__(self, name: str) -> str:
        return "–"


_VALUES = frozenset({"base", "mine", "live", "before", "after", "value"})
_AMOUNTS = frozenset({"floor", "net_before", "net_after"})


def finding_text(finding: Finding, currency_id: str = "") -> str:
    """Return one line for a finding: its field, and the sentence that the window uses for it.

    For an unknown code it shows the marketplace's own message, or else the code. ``currency_id`` is
    that of the listing.
    """
    from app.editing.sentences.finding_sentences import sentence_of
    from app.editing.variations.naming import NAME

    name = str(finding.params.get(NAME) or finding.params.get("name") or "")
    where = f"{plain(field_text(finding.path, name), 80)}: " if finding.path else ""
    words = sentence_of(finding)
    if words is None:
        message = finding.params.get("message")
        own = NOTICES.get(finding.code)
        return where + (plain(message) if message else plain(tr(own) if own else finding.code, 300))
    coded, priced = finding.path == "status", is_price(finding.path)
    sentence = tr(words).format_map(
        _Figures(
            (
                name,
                value_text(value, "price", currency_id)
                if name in _AMOUNTS or (priced and name in _VALUES)
                else _figure(value, 300 if name == "message" else 80, coded and name in _VALUES),
            )
            for name, value in finding.params.items()
        )
    )
    # A word from the marketplace has its quotes already.
    return where + sentence.replace("““", "“").replace("””", "”")


def _figure(value: object, longest: int, coded: bool) -> str:
    """Return a figure of a sentence; several are separated by commas."""
    if coded and isinstance(value, str):
        return code_text(value)
    match value:
        case None | "" | () | []:
            return "–"
        case bool():
            return tr("yes") if value else tr("no")
        case {"$choices": list()}:
            return value_text(value)
        case dict():
            named = value.get("value_name") or value.get("name") or value.get("value_id")
            return plain(named or "–", longest)
        case list() | tuple() | frozenset() | set():
            return plain(", ".join(_figure(part, longest, coded) for part in value), longest)
    return plain(value, longest)


def is_price(path: str) -> bool:
    """Return whether a form path is the price of a listing or of a variation."""
    return path.rpartition(".")[2] == "price"


def value_text(value: object, path: str = "", currency_id: str = "") -> str:
    """Return a form value as text: chosen values by their names, ``-`` for none.

    If ``path`` is that of a price, the value is an amount of ``currency_id``.
    """
    match value:
        case bool():
            return tr("yes") if value else tr("no")
        # Before the texts, because comparing a decimal with a text is slow.
        case Decimal() | int() if is_price(path):
            return money_text(value, currency_id)
        case None | "" | () | []:
            return "-"
        case str() if (named := coded_value(path, value)) is not None:
            return plain(named, 80)
        case {"$choices": list(pairs)}:
            return ", ".join(plain(name, 60) for _, name in pairs) or "-"
        case {"$pictures": list(pictures)}:
            return counted("{n} picture", "{n} pictures", len(pictures))
        case list() if path.rpartition(".")[2] in ("pictures", "picture_ids"):
            return counted("{n} picture", "{n} pictures", len(value))
        case dict() | list():
            return counted("{n} entry", "{n} entries", len(value))
    return plain(value, 80)


def moment_text(milliseconds: int) -> str:
    """Return a moment (ms since 1970) in ISO form, UTC, to the second."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def acceptance_text(arrival: Acceptance) -> str:
    """Return how many fields of a sent change did not arrive as sent; empty for none."""
    parts = []
    if n := arrival.dropped:
        parts.append(counted("{n} field dropped", "{n} fields dropped", n))
    if n := arrival.changed:
        parts.append(counted("{n} field changed", "{n} fields changed", n))
    if n := arrival.remarks:
        parts.append(counted("{n} remark", "{n} remarks", n))
    return ", ".join(parts)

"""The sentences for operations and plan files that cannot be read, by code."""

from __future__ import annotations

from collections.abc import Mapping

from app.commands.language import marked

PLAN_PROBLEMS: Mapping[str, str] = {
    "operation.no_operation": marked("{text!r} is not FIELD=VALUE"),
    "operation.too_long": marked("{name}: longer than {most} characters"),
    "operation.no_characters": marked("{name}: contains bytes that are not characters"),
    "operation.no_field": marked("there is no {name!r} to set"),
    # Fields that are changed by another command.
    "field.by_type": marked("{name}: 'vitrina type ID TYPE' moves a listing to another type"),
    "field.by_describe": marked("{name}: 'vitrina describe ID FILE' replaces the description"),
    "field.by_picture": marked("{name}: 'vitrina picture ID' shows and changes the pictures"),
    "field.by_plan_pictures": marked(
        "{name}: pictures.add, .cover, .remove and .order change pictures,"
        " or 'vitrina plan pictures DIR'"
    ),
    "field.by_variation": marked("{name}: 'vitrina variation ID' shows and changes variations"),
    "field.by_move": marked(
        "{name}: 'vitrina move ID CATEGORY' moves a listing to another category"
    ),
    "field.by_status": marked("{name}: 'vitrina status ID deleted' deletes a closed listing"),
    "field.by_relist": marked("{name}: 'vitrina relist ID' lists a closed one again"),
    "field.by_costs": marked("{name}: 'vitrina costs set CODE' keeps your own figures"),
    "field.by_edit": marked("{name}: 'vitrina edit ID {word}=VALUE' sets it in one listing"),
    "field.fixed": marked("{name}: set when a listing is created, and cannot be changed"),
    "field.not_the_sellers": marked("{name}: set by the marketplace"),
    "field.status_of_new": marked(
        "{name}: a new listing is active; 'vitrina status ID' changes it afterwards"
    ),
    "operation.field_twice": marked("{name}: each field once"),
    "operation.two_readings": marked(
        "{name}: {text!r} can be read as {either}; write the one that is meant"
    ),
    "operation.no_count": marked("{name}: {text!r} is not a count such as 5, +3 or -2"),
    "operation.no_figure": marked("{name}: {text!r} is not an amount such as 199.90"),
    "operation.no_amount": marked("{name}: {text!r} is not an amount such as 199.90, +7% or -10"),
    "operation.no_leave": marked(
        "{name}: {text!r} is not an amount to leave of a sale, such as "
        "leave>=20% or leave>=150,to=.99"
    ),
    "operation.no_step": marked("{name}: to= needs a number above 0"),
    "operation.too_many": marked("{name}: {text!r} is more than {most}"),
    "operation.no_status": marked("{name}: active, paused or closed, not {text!r}"),
    "operation.half_replacement": marked(
        "{name}: a replacement is s/old/new/ or s/old/new/i, not {text!r}; to "
        "use it as text, put a space before it"
    ),
    "operation.no_sheet": marked("the values of the sheet no longer exist"),
    "operation.no_title": marked("title: a listing needs one"),
    "operation.no_text": marked("{name}: a text is missing"),
    "operation.no_address": marked(
        "{name}: {text!r} is not the address of a picture, which begins with https://"
    ),
    "operation.no_place": marked("{name}: {text!r} is not the place of a picture, counted from 1"),
    "operation.not_one_of": marked("{name}: one of {choices}, not {text!r}"),
    "operation.no_id": marked("{name}: {text!r} is not a number of at most 18 digits"),
    "operation.no_dimensions": marked(
        "{name}: height, width, length in cm and grams, such as 10x20x30,500, not {text!r}"
    ),
    "operation.stands_alone": marked(
        "{name}: cannot be combined with the others in one plan; make two plans"
    ),
    "operation.no_type": marked("{name}: {text!r} is not a listing type such as gold_special"),
    "operation.only_yes": marked("{name}: yes, not {text!r}"),
    "operation.yes_or_no": marked("{name}: yes or no, not {text!r}"),
    # The file as a whole.
    "plan.other_seller": marked("the plan is for seller {theirs}, but this shop belongs to {mine}"),
    "plan.encoding": marked("written as UTF-16; save it as UTF-8"),
    "plan.too_large": marked("larger than {most} MB"),
    "plan.no_json": marked("cannot be read as JSON"),
    "plan.too_deep": marked("nested too deeply"),
    "plan.no_plan": marked("not a plan: vitrina_plan is missing"),
    "plan.no_version": marked("vitrina_plan: not a version"),
    "plan.newer": marked("a plan of a newer version of this program"),
    "plan.id_and_version": marked("plan_id: belongs to version 2, which needs it"),
    "plan.several": "{problems}",
    # One field, and one listing.
    "plan.field_missing": marked("field required"),
    "plan.field_unknown": marked("no such field"),
    "plan.field_letters": marked("letters, digits, dash and underscore only"),
    "plan.field_no_text": marked("not a text"),
    "plan.field_too_long": marked("longer than {most} characters"),
    "plan.field_too_short": marked("shorter than {least} characters"),
    "plan.field_no_list": marked("not a list"),
    "plan.field_too_many": marked("more than {most} entries"),
    "plan.field_too_few": marked("fewer than {least} entries"),
    "plan.field_no_object": marked("not a JSON object"),
    "plan.listed_twice": marked("occurs twice"),
    "plan.no_id": marked("not an id"),
    "plan.other_base": marked("base belongs to another listing"),
    "plan.different_paths": marked("before and after have different paths"),
    "plan.no_field": marked("{name} is not a field of a plan"),
    "plan.not_as_base": marked("{name} differs from base"),
    "plan.nothing_said": marked("{name} must not be empty"),
    "plan.no_price": marked("{name} is not a price"),
    "plan.no_count": marked("{name} is not a count"),
    "plan.no_status": marked("{name} is not one of active, paused, closed"),
    "plan.no_truth": marked("{name} is not true or false"),
    "plan.stands_alone": marked("{name} cannot change together with the others"),
    "plan.no_type": marked("{name} is not a listing type"),
    "plan.only_true": marked("{name} can only be true"),
    "plan.no_choices": marked("{name} is not a list of chosen values"),
    "plan.no_pictures": marked("{name} is not a list of pictures"),
    "plan.no_text": marked("{name} is not a text"),
    # Scheduled plans.
    "schedule.no_moment": marked("{text!r} is not a time such as 2026-11-27 or 2026-11-27 00:30"),
    "schedule.no_zone": marked("there is no time zone {name!r}"),
    "schedule.in_the_past": marked("it would start in the past"),
    "schedule.ends_before": marked("it would end before it starts"),
    "schedule.nothing": marked("the plan changes nothing"),
    "schedule.for_good": marked("{id}: {path} cannot be undone and cannot be scheduled"),
    "schedule.overlaps": marked(
        "{name!r} changes {path} of {id} at the same time; cancel it, or choose another time"
    ),
    "schedule.no_plan": marked("its plan can no longer be read"),
    "schedule.unknown": marked("there is no schedule {id!r}"),
    "schedule.not_now": marked("not possible: it is {state}"),
    "schedule.over": marked("its end has passed: it can no longer start"),
    "schedule.moved": marked("{id!r} has just been changed by another program; check it again"),
}

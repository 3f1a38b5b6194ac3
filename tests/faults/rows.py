"""Which test shows which of the 104 fault rows: ``folder/module: test, test``, one module a line.

``tests/``, ``test_`` and ``test_that_`` are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

COUNTS = {"N": 25, "U": 10, "C": 8, "D": 8, "M": 7, "G": 7, "S": 9, "X": 22, "Q": 8}
"""How many rows there are of each kind: network, unknown outcome, crash, disk, instances, paging,
service, content and security, Qt."""

PARTLY = {
    "S-05": "the practice marketplace is a process with a port, on this machine's own address only",
    "S-07": "tokens are those of sellers; public reads need none, as specified",
    "N-19": "a shop is read at the start, when asked for, and again after a reading broke off;"
    " nothing else is read by the clock",
    "N-01": "the time to the first row is benchmarks/bench_open; attempts are counted while"
    " offline, as none of them is ever the last one",
    "N-16": "a key that comes twice is not logged; the last one wins",
    "N-17": "an attempt that was not taken is counted, as none of them is ever the last one",
    "M-01": "the second is that of a machine with a core to spare; the test allows for a busy one",
    "M-06": "a shop has one window, and a send is what the seller asked for: each is a row",
    "X-01": "by the journeys that P11 plays and what each test leaves behind, not by every action",
    "X-15": "what a spreadsheet does with it is not asked of one",
    "X-16": "in two seconds of a processor, as the machine may be a busy one",
    "X-21": "a host that only looks like another one is not opened, and so not spelled out",
    "X-22": "known weaknesses of what is locked can only be asked for over a network",
    "Q-03": "by widget and by a rule for every module; no walk opens every window",
}
"""What of a row no test shows, or shows in another form."""

P8 = (
    "faults/p8_wire_faults: a_fault_ends_in_time_and_as_it_should,"
    " every_fault_ends_in_time_and_in_little_memory"
)
U = "faults/u_unknown_outcomes: "
ROWS: dict[str, str] = {
    **{f"N-{number:02}": P8 for number in range(1, 26) if number != 19},
    "N-01": P8
    + "\nengine/sending/dispatcher: an_outage_is_reported_once_and_waited_for_longer_and_longer"
    "\nengine/listings/listings: without_the_marketplace_it_opens_as_last_synced"
    "\nui/listings/session_link: the_status_bar_says_how_the_connection_is",
    "N-02": P8 + "\nengine/sending/sender: what_was_not_taken_waits",
    "N-05": P8 + "\nengine/sending/sender: an_unknown_outcome_is_settled_by_reading",
    "N-07": P8 + "\nclient/wire_faults: writes_do_not_use_connections_that_may_be_closing",
    "N-09": P8 + "\nfaults/p13_retry_storm: an_outage_makes_no_storm"
    "\nclient/requester: a_service_that_fails_in_a_row_is_left_alone"
    "\nengine/sending/dispatcher: an_outage_is_reported_once_and_waited_for_longer_and_longer",
    "N-11": P8 + "\nengine/sync/sync: bodies_missing_in_an_answer_are_asked_for_again"
    "\nfaults/g_paging:"
    " g06_that_what_is_missing_is_asked_for_once_more_and_gone_after_two_sightings",
    "N-14": P8 + "\nclient/answer: a_bomb_costs_no_memory_to_speak_of",
    "N-16": P8 + "\ndomain/wire: bad_json_is_refused_at_once_and_not_quoted, json_is_read_exactly",
    "N-17": P8 + "\nclient/requester: a_read_waits_as_long_as_the_service_asks,"
    " a_senseless_wait_is_not_obeyed\nengine/sending/sender: what_was_not_taken_waits",
    "N-18": P8 + "\nclient/requester: waiting_does_not_mind_the_wall_clock",
    "N-19": "engine/repeated_sync: a_machine_that_slept_for_hours_reads_once",
    "N-20": P8 + "\nclient/wire_faults: a_redirect_takes_nothing_elsewhere",
    "N-21": P8 + "\nclient/wire_faults: a_proxy_never_sees_what_is_meant_for_this_machine",
    "N-22": P8 + "\nclient/requester: an_error_body_is_read_with_patience",
    "N-23": P8 + "\nengine/sending/answers: there_are_no_warnings_where_none_can_be_read,"
    " a_warning_without_code_or_message_is_still_one"
    "\nui/editor/fields: an_unknown_code_shows_the_marketplaces_own_words",
    "N-24": P8 + "\nengine/sync/item_rows: a_field_of_a_wrong_type_costs_only_itself",
    "N-25": P8 + "\nengine/sending/dispatcher: a_refused_token_stops_at_that_row"
    "\nengine/processes: a_refused_token_is_reported_and_a_good_one_heals",
    "U-01": U + "u01_u06_u09_what_is_there_is_found_and_not_asked_for_again",
    "U-02": U + "u02_what_is_not_there_goes_again_after_two_looks",
    "U-03": U + "u03_what_comes_late_comes_once",
    "U-04": "faults/p4_late_commits: what_comes_too_late_is_reported_at_the_next_sync"
    "\nui/activity/outbox/outbox_view: a_late_twin_is_closed_by_one_press",
    "U-05": U + "u05_of_two_alike_the_one_that_is_missing_goes_again",
    "U-06": U + "u01_u06_u09_what_is_there_is_found_and_not_asked_for_again",
    "U-07": U + "u07_a_look_that_fails_decides_nothing",
    "U-08": U + "u08_every_addition_is_there_once",
    "U-09": U + "u01_u06_u09_what_is_there_is_found_and_not_asked_for_again",
    "U-10": "faults/u10_any_story: a_thousand_stories_end_as_they_were_wanted",
    "C-01": "faults/p1_kills_while_editing: 1000_kills_lose_no_acknowledged_edit",
    "C-02": "faults/p2_kills: a_thousand_kills_lose_nothing_and_double_nothing",
    "C-03": "faults/p3_power_cuts: 20000_power_cuts_lose_nothing_that_was_acknowledged,"
    " no_point_of_a_short_run_loses_anything",
    "C-04": "faults/c04_c05_killed_steps: a_kill_at_any_line_of_a_migration_leaves_one_schema",
    "C-05": "faults/c04_c05_killed_steps: a_kill_at_any_line_leaves_the_old_or_the_new"
    "\nworkspace/journal/backups: only_old_remains_of_a_killed_backup_are_removed",
    "C-06": "contract/bugs: a_bug_is_an_answer_and_the_marketplace_goes_on"
    "\ntasks: a_failing_task_leaves_its_siblings_running"
    "\ncrash: what_nobody_catches_is_reported_and_logged_without_secrets"
    "\nui/listings/crash_sheet: a_slot_that_fails_opens_one_sheet_and_further_ones_are_counted,"
    " the_window_goes_on_beside_the_sheet, the_report_is_copied_without_a_token"
    "\nengine/sending/dispatcher: what_nobody_thought_of_holds_one_row_and_no_other"
    "\nfaults/u10_any_story: any_story_ends_as_it_was_wanted",
    "C-07": "faults/c07_signals: a_signal_ends_a_large_apply_in_time_and_loses_nothing"
    "\ne2e/program: a_terminated_window_ends_its_children_and_itself"
    "\nengine/sending/dispatcher: stopping_finishes_the_row_on_its_way_and_no_other",
    "C-08": "faults/c08_stopped: a_marketplace_that_is_stopped_and_goes_on_loses_nothing",
    "D-01": "workspace/full_disk: a_disk_full_at_any_statement_keeps_nothing_half,"
    " a_save_that_finds_no_room_is_refused_and_works_once_there_is,"
    " pictures_that_can_be_fetched_again_go_first"
    "\nui/editor/editor: a_full_disk_is_reported_and_the_text_stays",
    "D-02": "workspace/disk: a_catalogue_is_read_where_nothing_can_be_written,"
    " a_place_that_cannot_be_written_says_so",
    "D-03": "faults/p7_corrupt_files: a_damaged_catalogue_is_always_made_again",
    "D-04": "faults/p7_corrupt_files: no_damage_to_a_journal_passes_for_sound"
    "\nworkspace/journal/backups: damaged_rows_are_mended_from_a_backup,"
    " a_salvage_takes_from_the_backups_what_the_file_has_lost"
    "\nengine/history/look_over: damage_is_reported_with_its_count_and_the_file_is_kept",
    "D-05": "workspace/disk: a_catalogue_taken_away_is_noticed_and_made_again,"
    " a_log_taken_away_breaks_nothing"
    "\nworkspace/catalog/catalog: a_catalogue_deleted_while_open_reads_as_empty",
    "D-06": "workspace/journal/journal: a_newer_journal_may_be_looked_at_and_is_left_alone"
    "\ne2e/newer_journal: the_window_may_look_and_is_reported_who_made_it",
    "D-07": "workspace/journal/backups: a_hostile_backup_runs_nothing,"
    " what_is_no_backup_is_refused_and_changes_nothing",
    "D-08": "workspace/disk: a_disk_without_shared_memory_gets_a_truncated_journal",
    "M-01": "e2e/two_windows:"
    " a_second_start_raises_the_first_window_and_ends_within_a_second_of_its_own,"
    " after_a_kill_the_next_start_works_at_once,"
    " where_raising_cannot_be_it_opens_for_looking_and_works_once_the_shop_is_free"
    "\nengine/processes/window_lock: a_killed_window_leaves_the_shop_free"
    "\nengine/processes: a_second_worker_says_so_and_goes,"
    " a_workspace_a_command_works_on_is_waited_for_and_no_fault"
    "\ne2e/seller_commands: a_shop_somebody_works_on_is_left_to_them",
    "M-02": "engine/processes/window_lock: a_squatter_who_answers_anything_else_is_no_window,"
    " a_name_where_nobody_listens_means_nothing,"
    " the_first_window_is_asked_to_come_up_and_told_nothing_else"
    "\nui/listings/front: anything_else_is_hung_up_on_and_the_next_one_is_heard,"
    " what_a_killed_window_left_is_in_nobodys_way,"
    " a_name_that_cannot_be_taken_leaves_the_next_place",
    "M-03": "e2e/two_windows: two_shops_have_two_windows"
    "\nengine/processes/window_lock: a_workspace_has_one_window_and_another_one_a_window_of_its_own"
    "\ne2e/whose_shop: a_shop_takes_no_other_sellers_token"
    "\npaths: a_profile_is_one_plain_folder_name",
    "M-04": "engine/merge: each_side_keeps_what_only_it_changed"
    "\nengine/sending/sender: what_somebody_else_changed_is_not_overwritten,"
    " a_listing_that_is_gone_is_reported_and_its_draft_kept,"
    " a_refusal_names_its_fields_and_gives_the_draft_back"
    "\nui/activity/conflict: only_what_both_changed_is_a_conflict",
    "M-05": "faults/p5_stock_and_sales: no_stock_is_wrong_after_ten_thousand_edits",
    "M-06": "workspace/journal/journal: of_one_listing_one_row_is_on_its_way"
    "\nengine/sending/dispatcher: of_a_hundred_quick_edits_the_last_one_wins_and_all_are_reported",
    "M-07": "contract/updating_items: stock_0_pauses_and_stock_activates,"
    " stock_is_taken_under_both_names_and_as_text",
    "G-01": "faults/g_paging: g01_that_an_expired_scroll_is_begun_again_and_doubles_nothing,"
    " g01_that_a_scroll_that_expires_for_ever_ends_in_an_error",
    "G-02": "faults/g_paging: g02_that_a_scan_ends_with_null_or_nothing,"
    " g02_that_a_scan_that_repeats_a_page_ends_after_three",
    "G-03": "faults/p6_drifting_sync: no_listing_is_missed_or_doubled_in_200_drifting_syncs",
    "G-04": "faults/g_paging: g04_that_a_wrong_total_steers_nothing",
    "G-05": "faults/g_paging: g05_that_the_border_between_offset_and_scan_loses_nothing",
    "G-06": "faults/g_paging: g06_that_bodies_are_matched_by_id,"
    " g06_that_what_is_missing_is_asked_for_once_more_and_gone_after_two_sightings",
    "G-07": "engine/catalog/catalog: a_statement_of_the_window_is_stopped_when_it_is_not_bounded,"
    " what_lies_too_deep_is_left_to_the_reader"
    "\nbenchmarks/bench_open"
    "\nbenchmarks/bench_window_search",
    "S-01": "service/openapi_proof: an_operation_answers_as_the_document_says",
    "S-02": "service/bad_input: an_unreadable_body_is_a_bad_request,"
    " a_strange_address_is_answered_in_the_form_of_errors,"
    " a_million_ids_are_refused_before_anything_looks_at_them,"
    " a_body_over_10_mib_is_too_large_and_not_kept, every_bad_input_is_refused_in_40_mb",
    "S-03": "contract/tokens: what_needs_a_token_fails_without_one,"
    " what_is_somebody_elses_is_forbidden, public_reads_need_no_token,"
    " a_bad_token_is_refused_everywhere"
    "\ncontract/users: private_fields_are_for_their_owner_only, me_is_the_user_of_the_token",
    "S-04": "service/market_machine: a_thousand_stories_leave_the_listings_the_model_expects",
    "S-05": "engine/processes: only_the_marketplace_listens_and_only_to_this_machine",
    "S-06": "service/bad_input: only_names_of_this_machine_are_hosts",
    "S-07": "contract/sentences/authentication:"
    " each_route_answers_nobody_others_and_the_owner_as_it_should,"
    " a_token_nobody_has_is_401_unauthorized,"
    " a_malformed_token_is_400_bad_request_at_each_route",
    "S-08": "service/bad_input: foreign_web_pages_are_forbidden,"
    " a_body_a_web_form_could_send_is_forbidden",
    "S-09": "service/kills: 500_kills_in_a_write_lose_and_tear_nothing",
    "X-01": "logs: no_handler_sees_a_token, a_token_is_hidden_in_every_form_it_is_written_in"
    "\nsecurity/p11_canary: p11_the_main_journeys_leave_no_token_in_any_sink,"
    " a_token_that_is_sent_back_is_found_nowhere, the_mutant_without_redaction_is_found,"
    " the_scan_finds_a_token_in_any_form"
    "\nredaction: a_token_in_use_is_hidden_however_it_is_encoded"
    "\nclient/hidden_tokens: an_answer_holds_no_token_in_any_field_or_header,"
    " a_refusal_says_no_token"
    "\nclient/requester: no_error_and_no_log_shows_the_token"
    "\nclient/token: no_way_of_printing_shows_the_token"
    "\nengine/processes: the_token_is_in_no_argument_environment_or_file"
    "\ne2e/program: a_token_stands_in_no_argument_and_no_environment"
    "\nui/activity/conflict: the_token_is_neither_shown_nor_copied",
    "X-02": "client/picture_fetch: pictures_are_fetched_without_the_token",
    "X-03": "client/resources: a_hostile_id_never_becomes_a_request"
    "\nclient/more_resources: a_hostile_id_never_becomes_a_request",
    "X-04": "engine/credentials: a_token_lasts_as_long_as_the_keyring_lets_it"
    "\ncrash: no_process_writes_its_memory_to_the_disk",
    "X-05": "client/address: plain_http_beyond_this_machine_is_refused,"
    " a_base_address_is_https_or_this_machine",
    "X-06": "ui/widgets/text: no_other_address_is_opened",
    "X-07": "ui/widgets/text: labels_stay_plain_and_quick, a_tooltip_cannot_be_taken_for_markup"
    "\nui/listings/table/model: a_tooltip_cannot_become_markup",
    "X-10": "faults/x_pictures: x10_a_picture_of_too_many_pixels_is_never_decoded"
    "\nimaging/process: no_bomb_costs_this_process_80_megabytes,"
    " the_decoder_may_take_no_more_memory_than_is_its,"
    " a_picture_that_takes_too_long_is_given_up, the_decoder_ends_with_a_killed_program"
    "\nservice/picture_bombs: no_upload_costs_80_megabytes"
    "\nengine/listings/pictures: what_is_no_picture_is_refused_with_its_reason"
    "\nui/editor/pictures: a_large_picture_is_decoded_small",
    "X-11": "engine/listings/pictures: what_is_no_picture_is_refused_with_its_reason"
    "\nui/editor/pictures: what_is_no_picture_is_not_decoded",
    "X-12": "engine/listings/pictures: damaged_pictures_never_raise,"
    " what_is_no_picture_is_refused_with_its_reason"
    "\nimaging/process: a_decoder_that_was_killed_is_replaced",
    "X-13": "faults/x_pictures: x13_of_an_animation_the_first_frame_is_taken,"
    " x13_a_profile_of_megabytes_is_not_kept"
    "\ncontract/pictures: metadata_of_an_upload_is_not_kept",
    "X-14": "contract/pictures: a_picture_by_address_keeps_it_and_is_never_fetched"
    "\nclient/picture_fetch: an_address_that_is_not_public_is_never_connected_to,"
    " public_is_judged_by_where_a_packet_really_goes, anything_but_the_file_is_an_error,"
    " a_foreign_picture_comes_from_the_address_that_was_checked",
    "X-15": "engine/catalog/export: a_formula_is_made_harmless, a_csv_is_as_the_spreadsheet_expects"
    "\ndomain/spreadsheet_text: what_may_be_a_formula_stands_behind_an_apostrophe,"
    " every_text_comes_back_and_none_begins_a_formula, it_comes_back_through_a_file"
    "\nengine/sheets/sheet_export:"
    " no_cell_of_a_workbook_is_a_formula_and_every_text_is_as_it_was"
    "\nengine/sheets/sheet_import: what_was_exported_changes_nothing",
    "X-16": "engine/sheets/bad_sheets: a_file_that_is_no_sheet_is_named_at_once_as_what_it_is",
    "X-17": "engine/listings/pictures: only_a_checksum_names_a_file"
    "\npaths: a_profile_is_one_plain_folder_name",
    "X-18": "settings: an_unreadable_file_is_kept_aside_and_said"
    "\nworkspace/journal/backups: a_hostile_backup_runs_nothing",
    "X-19": "engine/catalog/listing_search: a_search_is_literal"
    "\nengine/queries/query: no_text_gets_past_the_parameters",
    "X-20": "rules/attributes/attributes: a_million_characters_are_refused_at_once"
    "\ndomain/dimensions: a_million_characters_are_refused_at_once"
    "\nrules/token_shape: a_million_characters_are_refused_at_once"
    "\nediting/numbers: a_million_characters_are_read_at_once"
    "\nui/editor/bad_input: a_million_characters_cost_no_more_than_what_is_kept_of_them",
    "X-21": "ui/widgets/text: what_cannot_be_seen_is_written_out, no_other_address_is_opened"
    "\nui/editor/bad_input: a_strange_text_stays_and_is_named_where_it_was_typed,"
    " what_nobody_sees_is_taken_out_in_one_click"
    "\ne2e/hostile_words: no_command_prints_what_a_terminal_obeys,"
    " every_wording_is_harmless_once_it_is_reported",
    "X-22": "packaging/dev: the_lock_has_every_hash_and_no_address,"
    " the_lock_has_every_dependency_and_pins_qt_by_python"
    "\npackaging/notices: everything_that_ships_is_named_with_version_and_licence",
    "X-23": "editing/numbers: what_is_ambiguous_is_refused_with_all_it_may_mean,"
    " a_number_of_another_locale_is_the_same_or_a_question"
    "\nui/editor/bad_input: a_price_is_read_in_the_marks_of_its_window_or_held_back",
    "X-24": "ui/editor/editor: a_title_of_61_characters_stays_and_blocks"
    "\nui/editor/fields: a_counter_counts_code_points_and_turns_red,"
    " a_huge_paste_is_cut_and_reported"
    "\nui/editor/bad_input: a_strange_text_stays_and_is_named_where_it_was_typed,"
    " a_description_over_its_limit_stays_and_blocks"
    "\nui/editor/pictures: too_many_pictures_block"
    "\nrules/listing: every_part_of_a_new_listing_is_judged"
    "\nrules/attributes/variations: a_listing_has_a_hundred_variations_at_most",
    "Q-01": "ui/reference_counts: twenty_thousand_emissions_leave_the_counts_alone,"
    " the_pyside_of_this_python_is_one_that_works",
    "Q-02": "architecture: every_module_keeps_the_rule, a_planted_violation_is_found",
    "Q-03": "ui/widgets/text: labels_stay_plain_and_quick, a_tooltip_cannot_be_taken_for_markup",
    "Q-04": "ui/listings/table/table: hostile_titles_are_painted_quickly",
    "Q-05": "ui/widgets/text: a_description_in_one_line_is_shown_at_once",
    "Q-06": "architecture: every_module_keeps_the_rule, a_planted_violation_is_found",
    "Q-07": "editing/draft: strange_text_unchanged_is_not_dirty"
    "\nui/editor/fields: strange_text_which_comes_back_as_shown_is_the_same_value",
    "Q-08": "faults/q08_monkey: five_thousand_clicks_without_sense_break_nothing",
}


class Shown(NamedTuple):
    """A row, and a test of ``module`` that shows it; a benchmark has no ``test``."""

    row: str
    module: str
    test: str


def shown() -> Iterator[Shown]:
    """Every test of the table."""
    for row, lines in ROWS.items():
        for line in lines.splitlines():
            module, _, tests = line.partition(": ")
            folder, slash, name = module.rpartition("/")
            if folder == "benchmarks":
                yield Shown(row, f"{module}.py", "")
                continue
            for test in tests.split(", "):
                yield Shown(row, f"{folder}{slash}test_{name}.py", test)

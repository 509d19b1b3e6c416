/**
 * Error texts with the remedy, by the failure's code; `{places}` are filled in. Messages to the operator alone are
 * where they are thrown.
 */
export const errors = {
  "checkpoint.empty": "There's nothing in this conversation to name yet.",
  "checkpoint.name_taken": "This conversation already has a saved point by that name. Choose another.",
  "checkpoint.too_many": "A conversation can have up to {most} saved points. Delete one first.",
  "connection.last": "This is your only league. Connect another one first.",
  "connection.league_not_named":
    "We couldn't find a league in that. Paste your league's address at fantasy.espn.com, or its league ID.",
  "connection.team_not_in_league": "The league has no such team. Choose one from the list.",
  "connection.too_many": "You've reached the limit of {most} leagues. Remove one first.",
  "database.backup_missing": "There's no such backup. List them with: npm run fanvise -- restore --list",
  "database.busy": "The database is busy. Try again in a moment.",
  "database.closed": "FanVise is shutting down. Try again once it's back.",
  "database.disk_full": "The disk is full, so nothing can be saved. Free up space and FanVise carries on by itself.",
  "database.read_only":
    "The data directory is read-only, so nothing can be saved. Make it writable and FanVise carries on by itself.",
  "database.silent": "The database is not responding.",
  "database.unavailable": "The data directory couldn't be opened. Check that it is writable and the disk isn't full.",
  "database.unavailable.postgres": "The database didn't respond. Check DATABASE_URL and that its server is running.",
  "database.upgrade_not_backed_up":
    "The database couldn't be backed up before its upgrade, so it wasn't upgraded. Check that the data directory is writable and the disk isn't full.",
  "demo.clock_fixed": "FANVISE_NOW fixes the league's clock. Start without it to change the demo's day.",
  "demo.clock_shared": "The demo's clock is shared here, so it can't be moved.",
  "demo.day_out_of_season": "The demo season runs from {first} to {last}. Choose a day in it, as YYYY-MM-DD.",
  "demo.figures_unreadable":
    "The demo league's stats are missing. Restore src/demo/figures, or rebuild them as its README says.",
  "embeddings.refused": "The embedding provider rejected the request. Check FANVISE_EMBEDDINGS, its key and its model.",
  "embeddings.unavailable": "The embedding provider didn't respond. News is searched by keyword until it does.",
  "embeddings.wrong_shape":
    "The embedding provider didn't return vectors of 768 numbers. Choose another model in FANVISE_EMBEDDINGS.",
  "engine.player_not_on_roster": "This player isn't on your roster.",
  "engine.player_of_another_team": "Another team in your league has this player, so you can't start him.",
  "engine.refused": "We couldn't build a plan from the league's data. Nothing was changed.",
  "espn.league_not_found":
    "ESPN has no such league this season. Check the league ID and the season, which is named for the year it ends in.",
  "espn.league_private":
    "This league is private. Add the espn_s2 and SWID cookies of an account that's in it, or ask the commissioner to make it public.",
  "espn.login_refused":
    "ESPN refused the saved login: the cookies expired, or that account isn't in this league. Sign in at espn.com and copy espn_s2 and SWID again.",
  "espn.missing_view":
    "ESPN left out part of what we asked for. Its interface may have changed; look for a FanVise update.",
  "espn.moved_or_blocked":
    "ESPN sent a web page instead of data: it moved or blocks this network. Check ESPN_BASE_URL, or look for a FanVise update.",
  "espn.rate_limited": "ESPN is rate-limiting us. Wait a minute and try again.",
  "espn.request_refused": "ESPN rejected our request. This is a FanVise bug; please report it.",
  "espn.season_not_open": "ESPN hasn't opened this season yet. Use last season's year, or come back once it opens.",
  "espn.timeout": "ESPN didn't respond in time. Try again in a minute.",
  "espn.too_large": "ESPN sent more data than a league can have, so we didn't read it.",
  "espn.unavailable": "ESPN is having trouble right now. Try again in a few minutes.",
  "espn.unexpected_shape":
    "ESPN's data was incomplete or has changed. Try again; if it keeps happening, look for a FanVise update.",
  "feed.malformed": "The feed arrived broken or incomplete. We'll try again later.",
  "feed.moved": "The feed has moved: it redirects to {target}. Put its new address in NEWS_FEEDS.",
  "feed.not_a_feed": "That address isn't a feed. Check its address and kind in NEWS_FEEDS.",
  "feed.refused": "The feed refused us or is gone. Check its address in NEWS_FEEDS, or remove it.",
  "feed.timeout": "The feed didn't respond in time. We'll try again later.",
  "feed.too_large": "The feed is too large to read.",
  "feed.unavailable": "We can't reach the feed. We'll try again later.",
  "game_log.unreadable": "ESPN didn't send this player's games. Try again in a minute.",
  "http.address_refused": "We only open public http and https addresses without a login.",
  "http.paused": "The source failed several times in a row, so we're giving it a short break. Try again in a minute.",
  "http.paused.asked": "The source asked us to wait. Try again in a few minutes.",
  "http.timeout": "The source didn't respond in time. Try again in a minute.",
  "http.too_large": "The source sent too much data, so we didn't read it.",
  "http.unreachable": "We can't reach the source. Check the connection and try again.",
  "import.refused": "We can't import this file: its part {table} has an error. Nothing was changed.",
  "internal.fault": "Something went wrong on our side. Try again.",
  "jobs.interrupted": "The job was interrupted. It runs again in a minute; start it yourself if it doesn't.",
  "league.calendar_unavailable": "We couldn't read the season's schedule. Try again later.",
  "league.day_outside_season": "That day is outside this league's season.",
  "league.team_not_found": "This league has no such team. Choose one of its teams.",
  "matchup.day_outside": "That day isn't one of the days left in this matchup.",
  "matchup.no_days_left": "This matchup has no days left to plan.",
  "matchup.no_opponent": "Your team has no opponent in this matchup: it's a bye week.",
  "matchup.no_opponent.roto":
    "Roto leagues have no opponents: your team is ranked against everyone. Ask for the standings.",
  "matchup.no_opponent.season-points":
    "Season-points leagues have no opponents: the most points at season's end wins. Ask for the standings.",
  "matchup.no_statistics": "The league has no stats for most of your players, so we can't project the days left.",
  "matchup.not_kept": "ESPN isn't responding, and our last copy is from before this matchup. Try again in a minute.",
  "matchup.unreadable": "ESPN sent an incomplete matchup. Try again in a minute.",
  "model.aborted": "The answer was stopped.",
  "model.bad_answer":
    "We couldn't read the language model's answer. Ask again; if it keeps happening, check the model's address in the settings.",
  "model.blocked": "The language model declined to answer. Try asking in other words.",
  "model.busy": "The language model is at its limit. Wait a minute and ask again.",
  "model.choice_invalid":
    "FANVISE_MODEL isn't valid. Use rules, google-genai:<model>, ollama:<model> or openai:<model>.",
  "model.empty_answer": "The language model gave an empty answer. Ask again, maybe in other words.",
  "model.key_missing":
    "The chosen model needs a key. Set GOOGLE_API_KEY (for openai: OPENAI_API_KEY), or set FANVISE_MODEL to rules.",
  "model.key_refused": "The language model refused the key. Check the provider's key in the settings and try again.",
  "model.rejected_request":
    "The language model rejected the request. Start a new conversation; if it keeps happening, choose another FANVISE_MODEL.",
  "model.timeout": "The language model took too long. Ask again, maybe a shorter question.",
  "model.unavailable": "We can't reach the language model. Check the connection, or ask again in a minute.",
  "model.unknown": "The provider has no model by that name. Check FANVISE_MODEL and restart.",
  "news.no_players": "We couldn't read the player list, so the news can't be matched to players. Try again later.",
  "player.ambiguous": "More than one player matches. Use the full name of the one you mean, or # and the player ID.",
  "player.not_found": "No such player this season. Search by name.",
  "player.not_found.by_name": "No player by that name this season. Check the spelling or use the full name.",
  "players.cursor_unknown": "That page of the list is gone. Start from the first one.",
  "preferences.unknown_category":
    "One of your punted categories is unknown. Use the league's name for it, such as FT% or TO.",
  "preferences.unknown_player": "One of your untouchables isn't a player this season.",
  "proposal.decided": "You already decided this one the other way. Check where it stands now.",
  "proposal.depends_on_another": "This move builds on another one. Approve that one first.",
  "proposal.edit_not_possible":
    "That move isn't possible: the player may be taken, can't be dropped, or not on that day.",
  "proposal.expired": "This recommendation has expired. Ask for a new one.",
  "proposal.expired.named": "“{title}” has expired. Ask for a new one.",
  "proposal.key_reused": "This Idempotency-Key was used for another request. Use a new one for each decision.",
  "proposal.not_found": "This recommendation no longer exists. It may have been deleted with its conversation.",
  "proposal.nothing_to_undo": "There's no decision to undo.",
  "proposal.outdated": "This recommendation is out of date. Ask for a new one.",
  "proposal.outdated.named": "“{title}” is out of date. Ask for a new one.",
  "proposal.undo_open": "You can still undo this approval. The ESPN link opens in a few seconds.",
  "proposal.undo_over": "This decision can no longer be undone.",
  "request.content_type": "Send the body as application/json.",
  "request.idempotency_key":
    "Send an Idempotency-Key header of 1 to 200 visible characters: a new one for each decision, the same one for a retry.",
  "request.invalid.body": "The request doesn't have the expected form.",
  "request.invalid.field": "The field {field} is missing or wrong.",
  "request.invalid.parameter": "The parameter {parameter} must be {expected}.",
  "request.method": "This address doesn't support that method.",
  "request.not_found": "Not found.",
  "request.not_json": "The body must be JSON in UTF-8.",
  "request.not_signed_in": "Sign in first.",
  "request.origin": "Requests from this origin aren't accepted.",
  "request.parameters_conflict": "A CSV file holds one table. Name it with the parameter table.",
  "request.scheduler_refused": "Send the server's CRON_SECRET as a bearer token. Without one set, nobody gets in.",
  "request.too_complex": "The request is nested too deeply or has too many parts.",
  "request.too_large": "The request is too large.",
  "request.too_many": "Too many questions at once. Wait a moment and try again.",
  "request.too_many.visits": "Too many attempts from this address. Wait a minute and try again.",
  "request.too_slow": "The request took too long to arrive. Send it again.",
  "restore.not_embedded":
    "DATABASE_URL names a Postgres server: restore it with its own tools (docs/runbooks/backup-and-restore.md).",
  "run.lost": "The server restarted in the middle of this answer. Ask again.",
  "run.server_closing": "The server stopped in the middle of this answer. Ask again.",
  "schedule.window_reversed": "The first day must not be after the last one.",
  "schedule.window_too_long": "You can show up to {most} days at once. Choose a shorter range.",
  "scoring.no_known_stat":
    "We don't know any of those stats. Use names like PTS, REB, AST, STL, BLK, TO, FGM, FGA, FTM, FTA, 3PM.",
  "secret.key_file_damaged":
    "The file {file} in the data directory is damaged. Restore it, or remove it and save the logins again.",
  "secret.key_missing":
    "This server can't save logins yet: its operator must set FANVISE_SECRET_KEY to 32 random bytes in base64.",
  "secret.unreadable": "The saved login can't be read anymore. Save it again.",
  "sign_in.refused": "That didn't work. Check the email and password, or request a new link.",
  "sign_in.too_often": "Too many attempts. Wait a minute and try again.",
  "sign_in.unavailable": "Sign-in isn't available right now. Try again in a minute.",
  "solver.aborted": "The calculation was stopped.",
  "solver.crashed": "The exact planner stopped unexpectedly. Try again; the quick plan still works.",
  "solver.overdue": "The exact planner took too long. The quick plan still works.",
  "solver.refused": "The exact planner couldn't read this week. The quick plan still works.",
  "thread.busy": "This conversation is still answering. Wait for it or stop it.",
  "thread.keeps_decisions": "This conversation holds a plan and its decisions, so it can't be deleted.",
  "token.scope": "This API token can't do that. Create one with the scope named in the API description.",
  "token.too_many": "You've reached the limit of {most} tokens. Revoke one you don't use.",
  "tool.answer_too_large": "This lookup returned too much to show. Ask about fewer players or games.",
  "tool.timeout": "This lookup took too long. Try again in a minute.",
  "turn.timeout": "The answer took too long. Ask again, maybe for less at once.",
  "turn.too_long": "This question took too many steps. Ask one thing at a time.",
} as const;

/** A failure's code, with a suffix where one code has several texts. */
export type ErrorTextKey = keyof typeof errors;
export type ErrorTexts = { readonly [K in ErrorTextKey]: string };

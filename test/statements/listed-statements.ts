/** Tables that all pilots share, with the reason: in a sharded database they are reference tables or lie on one node. */
export const SHARED_TABLES: Readonly<Record<string, string>> = {
  jobs: 'the queue of all servers; each claims one job by its id',
  rate_limits: 'counted by address or account before anybody is logged in',
  clock: 'one row, about the clock of the servers',
  epoch: 'one row, read with each session: a reference table',
  servers: 'the servers that run',
  cached_places: 'what third parties said about places, the same for everybody',
  third_party_turns: 'when a third party may be asked again, by any server',
  admin_actions: 'what operators did',
  kysely_migration: 'the migrations that were run',
  pg_catalog: 'asked at the start, whether there are migrations to run',
  sqlite_master: 'the same on SQLite',
  sqlite_schema: 'the same on SQLite',
  table_list: 'the same on SQLite',
};

/** Statements about pilots that do not name one, each with the reason. In a sharded database they ask every node. */
export const LISTED_STATEMENTS: readonly (readonly [shape: RegExp, reason: string])[] = [
  [
    /^select .* from sessions join pilots .* where sessions\.token_hash = \?/,
    'a session is found by its token, with its pilot',
  ],
  [
    /^select api_tokens\.id .* from api_tokens join pilots .* where api_tokens\.token_hash = \?/,
    'a token is found by its hash, with its pilot',
  ],
  [/^select token_hash from deleted_sessions where token_hash = \?$/, 'a session is found by its token'],
  [/^insert into deleted_sessions \(/, 'the sessions of a deleted account say nothing of its pilot'],
  [/^(delete from|update) sessions .*where token_hash = \?$/, 'a session is used and ended by its token'],
  [/^select [\w, ]+ from pilots where email_key = \?$/, 'a login and an email name an address'],
  [/^insert into pilots \(/, 'a pilot who signs up has no id yet'],
  [
    /^select count\(\*\) as count from tracks( where analysis_version < \?)?$/,
    'metrics, and whether an upgrade has work to do',
  ],
  [
    /^select pilot_id as pilotId, .* from tracks where findings_version != \?/,
    'queues a job for each pilot after an upgrade',
  ],
  [/^select pilot_id as pilotId, .* from tracks where analysis_version < \?/, 'pages of the job after an upgrade'],
  [
    /^update \w+ set (\w+) = \? where (purpose = \? and )?\1 > \?$/,
    'maintenance: times written while a clock was ahead',
  ],
  [
    /^delete from (sessions|deleted_sessions|auth_tokens|api_tokens|client_keys|emailed_checks) where \(?[\w<=? ]+( or [\w<=? ]+)?\)?$/,
    'maintenance: what has expired',
  ],
  [
    /^select id from pilots where expires_at_s <= \? limit \?$/,
    'maintenance: expired demo pilots and ended accounts, each erased by its id',
  ],
  [
    /^select pilot_id as pilotId, id as changeId from flight_changes where changed_at_s < \?/,
    'maintenance: old changes, each forgotten by its pilot',
  ],
  [
    /^select distinct pilot_id from inbox_files where state = 'arrived'$/,
    'queues a job for each pilot whose devices have sent files',
  ],
  [
    /^update inbox_files set state = \?, content = \?, is_seen = \? where state = \? and received_at_s < \?$/,
    'maintenance: files that have waited for 90 days',
  ],
  [
    /^delete from inbox_files where token_id != \? and received_at_s < \?$/,
    'maintenance: what is remembered of files for a year',
  ],
  [
    /^select id, email_key from pilots where id > \? and \(?check_emails = \?/,
    'each morning: the pilots who want emails about checks, each told by the id',
  ],
  [/^select id, email, user_name, .* from pilots where /, 'an operator looks for a pilot'],
];

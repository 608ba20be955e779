import { LISTED_STATEMENTS, SHARED_TABLES } from './listed-statements.ts';

/** Features that belong to one session, which a pool in transaction mode gives to other clients between two transactions. */
const OF_A_SESSION =
  /^(set (?!local )|reset |discard |listen |unlisten |notify |prepare |execute |deallocate |create temp|lock )|pg_(try_)?advisory_(lock|unlock)|set_config\([^)]*false\)|with hold/;
const TRANSACTION = /^(start transaction|begin|commit|rollback|savepoint|release|select set_config\()/;
const NAMES_PILOT = /\bpilot_id = \?|\bpilots\.id = \?|\(pilot_id, \w+\) in/;
const INSERT_WITH_PILOT = /^insert into \w+ \((\w+, )*pilot_id\b/;
const PILOTS_ALONE = /^(select .* from|update|delete from) pilots (set .* )?where id = \?/;
/** Where a statement names its tables; `extract(epoch from …)` and `do update set` name none. */
const TABLES = /(?:\b(?:(?<!epoch )from|join|into)|^update) ([a-z_]+)/g;
const PRAGMA = /^(pragma|vacuum|analyze)\b/;

/** Returns what is wrong with statements: those that name no pilot and are not listed, join pilots' tables without the pilot, or need a session. */
export function problemsOf(statements: Iterable<string>): readonly string[] {
  const shapes = new Set([...statements].map(shapeOf));
  return [...shapes].flatMap((shape) => {
    const problem = problemOf(shape);
    return problem === null ? [] : [`${problem}: ${shape}`];
  });
}

/** Returns a statement without quotes, numbers of parameters and lengths of lists. */
export function shapeOf(statement: string): string {
  return statement
    .replaceAll('"', '')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\?(, \?)+/g, '?')
    .replaceAll(/\(\?\)(, \(\?\))+/g, '(?)')
    .trim();
}

function problemOf(shape: string): string | null {
  if (OF_A_SESSION.test(shape)) return 'needs a session';
  if (TRANSACTION.test(shape) || PRAGMA.test(shape)) return null;
  const tables = [...shape.matchAll(TABLES)].map(([, table = '']) => table);
  if (tables.every((table) => table in SHARED_TABLES)) return null;
  if (LISTED_STATEMENTS.some(([listed]) => listed.test(shape))) return null;
  if (!namesPilot(shape)) return 'names no pilot';
  return joinsByPilot(shape) ? null : 'joins without the pilot';
}

function namesPilot(shape: string): boolean {
  return NAMES_PILOT.test(shape) || INSERT_WITH_PILOT.test(shape) || PILOTS_ALONE.test(shape);
}

/** Whether each joined table that is not shared is joined by the pilot. */
function joinsByPilot(shape: string): boolean {
  const joins = [...shape.matchAll(/\bjoin ([a-z_]+)(?: as \w+)? on (.*?)(?= (?:left|inner|cross|join|where)\b|$)/g)];
  return joins.every(
    ([, table = '', on = '']) => table in SHARED_TABLES || /\bpilot_id = \w+\.(pilot_id|id)\b/.test(on),
  );
}

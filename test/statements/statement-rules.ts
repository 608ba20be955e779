import { LISTED_STATEMENTS, SHARED_TABLES } from './listed-statements.ts';

/** Features that belong to one session, which a pool in transaction mode gives to other clients between two transactions. */
const OF_A_SESSION =
  /^(set (?!local )|reset |discard |listen |unlisten |notify |prepare |execute |deallocate |create temp|lock )|pg_(try_)?advisory_(lock|unlock)|set_config\([^)]*false\)|with hold/;
const TRANSACTION = /^(start transaction|begin|commit|rollback|savepoint|release|select set_config\()/;
const NAMES_PILOT = /\bpilot_id = \?|\bpilots\.id = \?|\(pilot_id, \w+\) in/;
/** A subquery may take the pilot from the statement around it. */
const OF_SAME_PILOT = /\bwhere (.* and )?\w+\.pilot_id = \w+\.pilot_id\b/;
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
  if (LISTED_STATEMENTS.some(([listed]) => listed.test(shape))) return null;
  const levels = levelsOf(shape).filter(isOfPilots);
  if (!levels.every((level) => namesPilot(level) || (level !== levels.at(-1) && OF_SAME_PILOT.test(level)))) {
    return 'names no pilot';
  }
  return levels.every(joinsByPilot) ? null : 'joins without the pilot';
}

const SUBQUERY = '(select ';

/** Returns a statement and its subqueries, each without those within it: a pilot that only a subquery names does not limit the statement. */
function levelsOf(shape: string): readonly string[] {
  const start = shape.lastIndexOf(SUBQUERY);
  if (start === -1) return partsOf(shape);
  const end = endOfGroup(shape, start);
  return [shape.slice(start + 1, end), ...levelsOf(`${shape.slice(0, start)}(subquery)${shape.slice(end + 1)}`)];
}

/** Returns an insert and the select that its rows come from; anything else whole. */
function partsOf(shape: string): readonly string[] {
  const [, insert, select] = /^(insert into \w+ \([^)]*\)) (select .*)$/.exec(shape) ?? [];
  return insert === undefined || select === undefined ? [shape] : [select, insert];
}

/** Returns the place of the parenthesis that closes the one at `start`. */
function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let place = start; place < text.length; place += 1) {
    if (text[place] === '(') depth += 1;
    if (text[place] === ')') depth -= 1;
    if (depth === 0) return place;
  }
  return text.length;
}

/** Whether it names a table that pilots do not share. */
function isOfPilots(level: string): boolean {
  return [...level.matchAll(TABLES)].some(([, table = '']) => !(table in SHARED_TABLES));
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

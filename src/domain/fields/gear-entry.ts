import { MOST_BETWEEN, problemsOfCheck } from '../gear/check-rules.ts';
import { CHECK_KINDS, type Check, type DoneCheck } from '../gear/checks.ts';
import { problemsOfGear } from '../gear/gear.ts';
import type { Problem } from '../problem.ts';
import { type EntryResult, entryOf, readInputs, resultOf } from './entity.ts';
import { GEAR, type GearEntry, type GearInput } from './gear.ts';
import { parseWhole, showWhole } from './numbers.ts';

/** A piece of gear as entered in the form: its gliders and its checks are texts too, so that a draft keeps what was typed. */
export interface GearFormEntry extends GearEntry {
  /** Ids with commas between; empty for all flights. */
  readonly gliderIds: string;
  /** {@link TypedCheck}s as JSON; empty without any. */
  readonly checks: string;
}

/** A check as it is typed. */
export interface TypedCheck {
  readonly what: Check['what'];
  readonly words: string;
  readonly lastOn: string;
  readonly months: string;
  readonly hours: string;
  readonly flights: string;
  readonly nextOn: string;
  readonly history: readonly DoneCheck[];
}

/** Returns a piece of gear as the form shows it. */
export function gearEntryOf(input: GearInput): GearFormEntry {
  return {
    ...entryOf(GEAR, input),
    gliderIds: input.gliderIds.join(),
    checks: textOfChecks(input.checks.map(typedCheck)),
  };
}

/** Reads the form of a piece of gear. */
export function readGearEntry(entry: GearFormEntry, before?: GearInput): EntryResult<GearInput> {
  const { value, problems } = readInputs(GEAR, { ...entry }, before);
  const typed = typedChecksIn(entry.checks);
  const gear = { ...value, gliderIds: inOrder(gliderIdsIn(entry.gliderIds)), checks: typed.map(checkOf) };
  const isWrong = typed.some((check) => wrongInputs(check).length > 0);
  const wrongChecks: readonly Problem[] = isWrong ? [{ subject: 'gear', field: 'checks', code: 'checkWrong' }] : [];
  const own = problemsOfGear(gear).filter(({ field }) => !(isWrong && field === 'checks'));
  const found = [...wrongChecks, ...own];
  return resultOf({ value: gear, problems: found.length > 0 ? found : problems });
}

/** In the order in which the server stores them: chosen in another one, they are the same. */
function inOrder(ids: readonly number[]): readonly number[] {
  return ids.toSorted((a, b) => a - b);
}

/** Returns the ids of gliders in the text of a form. */
export function gliderIdsIn(text: string): readonly number[] {
  return text
    .split(',')
    .filter((id) => id !== '')
    .map(Number);
}

/** Returns the checks in the text of a form; none where that is damaged, as by another program. */
export function typedChecksIn(text: string): readonly TypedCheck[] {
  if (text === '') return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.map((check: unknown) => typedFrom(Object(check))) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Returns checks as the text of a form. */
export function textOfChecks(checks: readonly TypedCheck[]): string {
  return checks.length === 0 ? '' : JSON.stringify(checks);
}

/** Returns a check as it is typed. */
export function typedCheck({ lastOn, nextOn, months, hours, flights, ...rest }: Check): TypedCheck {
  return {
    ...rest,
    lastOn: lastOn ?? '',
    nextOn: nextOn ?? '',
    months: showWhole(months),
    hours: showWhole(hours),
    flights: showWhole(flights),
  };
}

function typedFrom(raw: Readonly<Record<string, unknown>>): TypedCheck {
  const text = (name: string): string => (typeof raw[name] === 'string' ? raw[name] : '');
  const history = Array.isArray(raw.history) ? raw.history : [];
  return {
    what: CHECK_KINDS.find((kind) => kind === raw.what) ?? 'other',
    words: text('words'),
    lastOn: text('lastOn'),
    months: text('months'),
    hours: text('hours'),
    flights: text('flights'),
    nextOn: text('nextOn'),
    history: history.map((done: unknown) => doneFrom(Object(done))),
  };
}

function doneFrom({ on, by, note }: Readonly<Record<string, unknown>>): DoneCheck {
  return { on: String(on ?? ''), by: String(by ?? ''), note: String(note ?? '') };
}

function checkOf({ lastOn, nextOn, months, hours, flights, what, words, history }: TypedCheck): Check {
  return {
    what,
    words: what === 'other' ? words.trim() : '',
    lastOn: lastOn.trim() || null,
    months: wholeIn(months),
    hours: wholeIn(hours),
    flights: wholeIn(flights),
    nextOn: nextOn.trim() || null,
    history: history.filter(({ on }) => on !== ''),
  };
}

function wholeIn(text: string): number {
  return parseWhole(text) ?? Number.NaN;
}

/** Returns the inputs of a typed check that are wrong by themselves. */
export function wrongInputs(typed: TypedCheck): readonly (keyof TypedCheck)[] {
  const check = checkOf(typed);
  const limits = (['months', 'hours', 'flights'] as const).filter((limit) => !(check[limit] <= MOST_BETWEEN[limit]));
  const days = (['lastOn', 'nextOn'] as const).filter((day) =>
    problemsOfCheck({ ...BLANK, [day]: check[day] }).some(({ code }) => code === 'notDate'),
  );
  const isNamed = check.what !== 'other' || check.words !== '';
  const isBefore = days.length === 0 && problemsOfCheck(check).some(({ code }) => code === 'nextBeforeLast');
  return [...limits, ...days, ...(isNamed ? [] : ['words' as const]), ...(isBefore ? ['nextOn' as const] : [])];
}

const BLANK: Check = {
  ...{ what: 'check', words: '', lastOn: null, nextOn: null },
  ...{ months: 0, hours: 0, flights: 0, history: [] },
};

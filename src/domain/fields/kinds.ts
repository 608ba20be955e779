import { type CurrencyRule, NO_RULES } from '../currency/rules.ts';
import { isLocalDate, isLocalTime, type LocalDate, type LocalTime } from '../local-date.ts';
import type { FieldProblem } from '../problem-codes.ts';
import { NO_TAGS, problemsOfTags, readTags, showTags } from '../tags.ts';
import { problemsOfText, type TextRule, withPictures } from '../text.ts';
import {
  ALTITUDE_UNITS,
  airtimeOf,
  altitudeIn,
  type Degrees,
  hoursAndMinutes,
  type Metres,
  type Minutes,
  metres,
  minutes,
} from '../units.ts';
import type { Kind, ParsedValue, Texts } from './field.ts';
import { problemsOfLength, problemsOfWhole, readAltitude, readWhole, showWhole } from './numbers.ts';

/** Returns the kind of one line of text of at most `max` code points; white space around it is removed. */
export function line(max: number): Kind<'line', string> {
  return { kind: 'line', ...textOf((typed) => typed.trim(), { max, required: false, lines: 'one' }) };
}

/** Returns the kind of a {@link line} that must not be empty. */
export function requiredLine(max: number): Kind<'line', string> {
  return { kind: 'line', ...textOf((typed) => typed.trim(), { max, required: true, lines: 'one' }) };
}

/** Returns the kind of free text of at most `max` code points. */
export function text(max: number): Kind<'text', string> {
  return { kind: 'text', ...textOf((typed) => typed, { max, required: false, lines: 'several' }) };
}

/** A required day. */
export const DATE: Kind<'date', LocalDate> = {
  kind: 'date',
  blank: '',
  options: [],
  isRequired: true,
  problems: (value) => {
    if (value === '') return [{ code: 'required' }];
    return isLocalDate(value) ? [] : [{ code: 'notDate' }];
  },
  ...oneInput<LocalDate>(trimmed, (value) => value),
};

/** A day; null when there is none. */
export const OPTIONAL_DATE: Kind<'optionalDate', LocalDate | null> = {
  kind: 'optionalDate',
  ...optional<LocalDate | null>(null),
  problems: (value) => (value === null || isLocalDate(value) ? [] : [{ code: 'notDate' }]),
  ...oneInput<LocalDate | null>(
    (typed) => valid(typed.trim() || null),
    (value) => value ?? '',
  ),
};

/** A time of day; null when it is not known. */
export const TIME: Kind<'time', LocalTime | null> = {
  kind: 'time',
  ...optional<LocalTime | null>(null),
  problems: (value) => (value === null || isLocalTime(value) ? [] : [{ code: 'notTime' }]),
  ...oneInput<LocalTime | null>(
    (typed) => valid(typed.trim() || null),
    (value) => value ?? '',
  ),
};

/** The id of another item; null for none. */
export const REFERENCE: Kind<'reference', number | null> = {
  kind: 'reference',
  ...optional<number | null>(null),
  ...oneInput<number | null>(
    (typed) => valid(typed === '' ? null : Number(typed)),
    (value) => String(value ?? ''),
  ),
};

/** An altitude above sea level; 0 when it is not known. */
export const ALTITUDE: Kind<'altitude', Metres> = {
  kind: 'altitude',
  ...optional(metres(0)),
  problems: problemsOfLength,
  show: (value, name, unit) => ({ [name]: showWhole(altitudeIn(value, unit)), altitudeUnit: unit }),
  read: (entry, name, before) => {
    const { value, problems } = readWhole(entry[name] ?? '');
    return { value: readAltitude(value, optionOf(ALTITUDE_UNITS, entry.altitudeUnit), before), problems };
  },
};

/** Minutes of airtime, typed as hours and minutes. */
export const AIRTIME: Kind<'airtime', Minutes> = {
  kind: 'airtime',
  ...optional(minutes(0)),
  problems: problemsOfWhole,
  show: (value) => {
    const airtime = hoursAndMinutes(value);
    return { hours: showWhole(airtime.hours), minutes: showWhole(airtime.minutes) };
  },
  read: (entry) => {
    const hours = readWhole(entry.hours ?? '');
    const extra = readWhole(entry.minutes ?? '');
    const problems = [...inInput('hours', hours.problems), ...inInput('minutes', extra.problems)];
    return { value: airtimeOf(hours.value, extra.value), problems };
  },
};

/** A whole number, at least 0. */
export const COUNT: Kind<'count', number> = {
  kind: 'count',
  ...optional(0),
  problems: problemsOfWhole,
  ...oneInput<number>(readWhole, showWhole),
};

/** Tags, typed with commas between them. */
export const TAGS: Kind<'tags', readonly string[]> = {
  kind: 'tags',
  ...optional(NO_TAGS),
  problems: problemsOfTags,
  ...oneInput<readonly string[]>((typed) => valid(readTags(typed)), showTags),
};

/**
 * Rules of currency, which have a form of their own: the form of the pilot leaves them as they are. `problemsOfRules` is called where they
 * are saved: it would be in the first scripts of every page.
 */
export const RULES: Kind<'rules', readonly CurrencyRule[]> = {
  kind: 'rules',
  ...optional(NO_RULES),
  show: () => ({}),
  read: (_entry, _name, before = NO_RULES) => valid(before),
};

/** A latitude or longitude; the form's input of the pair, and its rules, are the site's. */
export const DEGREES: Kind<'degrees', Degrees | null> = {
  kind: 'degrees',
  ...optional<Degrees | null>(null),
  show: () => ({}),
  read: () => valid(null),
};

/** Returns the kind of one of several options; a blank one is the first. */
export function choice<Option extends string>(options: readonly [Option, ...Option[]]): Kind<'choice', Option> {
  return {
    kind: 'choice',
    ...optional<Option>(options[0]),
    options,
    isRequired: true,
    ...oneInput<Option>(
      (typed) => valid(optionOf(options, typed)),
      (value) => value,
    ),
  };
}

/** Returns the kind of a {@link choice} that a request may leave out. */
export function optionalChoice<Option extends string>(options: readonly [Option, ...Option[]]): Kind<'choice', Option> {
  return { ...choice(options), isRequired: false };
}

/** An old value may have control characters, which the form shows as pictures: then it can be seen, and saved. */
function textOf(clean: (typed: string) => string, rule: Required<TextRule>): Omit<Kind<'text', string>, 'kind'> {
  return {
    blank: '',
    options: [],
    isRequired: rule.required,
    problems: (value) => problemsOfText(value, rule),
    ...oneInput<string>(
      (typed) => valid(clean(typed)),
      (value) => withPictures(value, rule.lines),
    ),
  };
}

/** The parts of an optional field without rules, as far as a kind does not have its own. */
function optional<Value>(blank: Value) {
  return { blank, options: [], isRequired: false, problems: () => [] };
}

/** The form's part of a field with one input of its own name. */
function oneInput<Value>(read: (typed: string) => ParsedValue<Value>, show: (value: Value) => string) {
  return {
    show: (value: Value, name: string): Texts => ({ [name]: show(value) }),
    read: (entry: Texts, name: string) => read(entry[name] ?? ''),
  };
}

function inInput(input: string, problems: readonly FieldProblem[]): readonly FieldProblem[] {
  return problems.map((problem) => ({ ...problem, input }));
}

function optionOf<Option extends string>(options: readonly [Option, ...Option[]], typed: string | undefined): Option {
  return options.find((option) => option === typed) ?? options[0];
}

function trimmed(typed: string): ParsedValue<string> {
  return valid(typed.trim());
}

function valid<Value>(value: Value): ParsedValue<Value> {
  return { value, problems: [] };
}

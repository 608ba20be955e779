import type { FieldProblem } from '../problem-codes.ts';
import { MAX_TAG } from '../tags.ts';
import { MAX_NAME, nameKey, problemsOfText } from '../text.ts';

/** Most rules of a pilot. */
export const MAX_RULES = 10;
/** Most flights or hours that a rule asks for, and most days that it looks back: ten years. */
export const MOST = { least: 10_000, days: 3_653 } as const;

/** What a rule counts. */
export const COUNTED = ['flights', 'hours'] as const;

/** A rule that pilots make for themselves: at least so many flights, or hours in the air, in the last so many days. */
export interface CurrencyRule {
  readonly count: (typeof COUNTED)[number];
  /** A whole number, at least 1. */
  readonly least: number;
  /** A whole number, at least 1: today is one of them. */
  readonly days: number;
  /** Only flights with this tag count; empty for all. */
  readonly tag: string;
  /** Only flights on the glider of this name count; empty for all. A name, so that an archive has the rule whole. */
  readonly glider: string;
}

/** No rules; one value for all pilots without any. */
export const NO_RULES: readonly CurrencyRule[] = [];

/** Returns the problems of a pilot's rules, none or one. */
export function problemsOfRules(rules: readonly CurrencyRule[]): readonly FieldProblem[] {
  if (rules.length > MAX_RULES) return [{ code: 'tooManyItems', max: MAX_RULES }];
  return rules.flatMap(problemsOfRule).slice(0, 1);
}

function problemsOfRule({ least, days, tag, glider }: CurrencyRule): readonly FieldProblem[] {
  return [
    ...problemsOfAmount(least, MOST.least),
    ...problemsOfAmount(days, MOST.days),
    ...problemsOfText(tag, { max: MAX_TAG, lines: 'one' }),
    ...problemsOfText(glider, { max: MAX_NAME, lines: 'one' }),
  ];
}

/** Returns rules after their gliders were renamed: `names` are the new ones by the keys of the old ones. The same list where it names none of them. */
export function renamedInRules(
  rules: readonly CurrencyRule[],
  names: ReadonlyMap<string, string>,
): readonly CurrencyRule[] {
  const nameOf = ({ glider }: CurrencyRule): string => (glider === '' ? '' : (names.get(nameKey(glider)) ?? glider));
  if (rules.every((rule) => nameOf(rule) === rule.glider)) return rules;
  return rules.map((rule) => ({ ...rule, glider: nameOf(rule) }));
}

/** Returns the problems of a number of flights, hours or days, none or one. */
export function problemsOfAmount(amount: number, max: number): readonly FieldProblem[] {
  if (!Number.isInteger(amount) || amount < 1) return [{ code: 'notWhole' }];
  return amount > max ? [{ code: 'tooFar', max }] : [];
}

import { type Given, MARKED, textsOfCall } from './arguments.ts';
import { type Catalogue, counterpart, type Entry, entriesOf } from './catalogue.ts';
import type { LanguageRules } from './terms.ts';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 1000, 1.5];
const FORMATS = 'formats.ts';

/** Returns functions whose words do not change with a count exactly where the plural rules of the language do. */
export function pluralFaults(
  english: Catalogue,
  other: Catalogue,
  tag: string,
  { otherwise }: LanguageRules,
): readonly string[] {
  const counted = entriesOf(english).filter(({ file, value }) => file !== FORMATS && typeof value === 'function');
  return counted.flatMap((entry) =>
    numbersOf(entry).flatMap((index) => {
      const inEnglish = formsOf(entry, entry.value, index);
      const forms = formsOf(entry, counterpart(other, entry), index);
      const faults = inEnglish.flatMap((formsInEnglish, place) =>
        faultsOfForms(formsInEnglish, forms[place] ?? [], new Intl.PluralRules(tag)),
      );
      return entry.key in otherwise ? [] : faults.map((fault) => `${entry.key}: ${fault}`);
    }),
  );
}

/** Returns the places of a function's numbers among its arguments. */
function numbersOf(entry: Entry): readonly number[] {
  const places = new Set<number>();
  const number = (place: number): number => {
    places.add(place);
    return MARKED.number(place);
  };
  textsOfCall(entry, entry.value, { ...MARKED, number });
  return [...places];
}

/** Returns the forms of each text of a function, by {@link COUNTS} of one of its numbers, which stands as `#`. */
function formsOf(entry: Entry, value: unknown, index: number): readonly (readonly string[])[] {
  const byCount = COUNTS.map((count) => {
    const given: Given = { ...MARKED, number: (place) => (place === index ? count : MARKED.number(place)) };
    return textsOfCall(entry, value, given).map(([, text]) => withoutNumber(text, count));
  });
  return (byCount[0] ?? []).map((_, place) => byCount.map((texts) => texts[place] ?? ''));
}

function withoutNumber(text: string, count: number): string {
  const written = [...new Set([String(count), String(count).replace('.', ','), String(Math.round(count))])];
  return text
    .replace(/(?<=\d)\u202f(?=\d)/g, '')
    .replace(new RegExp(`(?<![\\d.,])(?:${written.join('|')})(?!\\d|[.,]\\d)`, 'g'), '#');
}

/** Counts for which English has other words than for 2, without being 1, are cases of their own. */
function faultsOfForms(
  english: readonly string[],
  forms: readonly string[],
  rules: Intl.PluralRules,
): readonly string[] {
  const [of1, of2] = [1, 2].map((count) => english[COUNTS.indexOf(count)]);
  const usual = COUNTS.flatMap((count, place) => (count === 1 || english[place] === of2 ? [place] : []));
  if (of1 === '' || usual.length < COUNTS.length / 2) return [];
  const isCounted = of1 !== of2 || new Set(usual.map((place) => forms[place])).size > 1;
  return isCounted ? faultsOfCategories(usual, forms, rules) : [];
}

function faultsOfCategories(
  places: readonly number[],
  forms: readonly string[],
  rules: Intl.PluralRules,
): readonly string[] {
  const byCategory = new Map<string, Set<string>>();
  for (const place of places) {
    const category = rules.select(COUNTS[place] ?? 0);
    byCategory.set(category, (byCategory.get(category) ?? new Set()).add(forms[place] ?? ''));
  }
  const mixed = [...byCategory].filter(([, all]) => all.size > 1);
  if (mixed.length > 0) return mixed.map(([category, all]) => `${category} is ${[...all].join(' | ')}`);
  const all = [...byCategory.values()].flatMap((set) => [...set]);
  return new Set(all).size < byCategory.size ? [`one form for all counts: ${all[0]}`] : [];
}

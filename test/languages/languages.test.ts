import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageTag } from '#domain/languages';
import { buildCatalogue } from '../../scripts/vite/catalogues.ts';
import { argumentsOf, MARKED } from './arguments.ts';
import { type Catalogue, entriesOf, isContainer, loadCatalogue, otherLanguages } from './catalogue.ts';
import {
  addressFaults,
  endFaults,
  lengthFaults,
  lostFaults,
  pairsOf,
  shapeFaults,
  typographyFaults,
  untranslated,
} from './faults.ts';
import { pluralFaults } from './plural-faults.ts';
import { LANGUAGES, type LanguageRules } from './terms.ts';

const COUNTS = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 1000, 1.5];
const MOST_SAME = 40;
const english = await loadCatalogue('en');
/** All are there before the first test: one that resets the modules would load parts of a catalogue that is on its way once more. */
const others = await Promise.all(otherLanguages().map(async (tag) => ({ tag, catalogue: await loadCatalogue(tag) })));

/** Names that texts take as they are, each with the reason. */
const PLAIN_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['faiTriangle', 'flatTriangle', 'outAndReturn', 'ridge', 'local', 'sled', 'from', 'at'].map((text) => [
      `flight-page.ts ${text} site`,
      'a proposed name, which is isolated as a whole',
    ]),
  ),
  'flight-page.ts league name': 'of a league, our own',
  'glider-check.ts withGliders gliders': 'each is a text of a name that is isolated',
  'pilot.ts waits name': 'of a language, our own',
  'statistics.ts named name': 'of a period, our own',
};

/** Returns the rules of a language; throws where it has none yet. */
function rulesOf(tag: string): LanguageRules {
  const rules = LANGUAGES[tag];
  if (!rules) throw new Error(`Put the terms of ${tag} into test/languages/terms.ts.`);
  return rules;
}

const FUNCTION = /^ *(?:function )?(\w+)(?:: )?\(([^)]*)\)/gm;
const PLAIN_NAME = /\b(names?|tags?|sites?|gliders?|gear|tokens?|words): (?:readonly )?string\b/g;

/** Returns where texts of an English file take a name as a plain string: `file function parameter`. */
function plainNames(file: string): readonly string[] {
  const source = readFileSync(join(import.meta.dirname, '../../src/contract/messages/en', file), 'utf8');
  return [...source.matchAll(FUNCTION)].flatMap(([, name, parameters = '']) =>
    [...parameters.matchAll(PLAIN_NAME)].map(([, parameter]) => `${file} ${name} ${parameter}`),
  );
}

it('has no text in English that breaks the limits or the marks it sets for others', () => {
  const pairs = pairsOf(english, english);
  expect(lengthFaults(pairs)).toEqual([]);
  expect(lostFaults(pairs)).toEqual([]);
});

it('asks for names that turn nothing but themselves', () => {
  const files = Object.keys(english);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap(plainNames).toSorted()).toEqual(Object.keys(PLAIN_NAMES).toSorted());
});

it('has arguments for every function, which the sheet of texts shows with them', () => {
  const functions = entriesOf(english).filter(({ value }) => typeof value === 'function');
  expect(functions.length).toBeGreaterThan(100);
  for (const entry of functions) expect(argumentsOf(entry, MARKED), entry.key).not.toEqual([]);
});

describe.each(others)('the catalogue of $tag', ({ tag, catalogue }) => {
  const rules = rulesOf(tag);
  const read = pairsOf(english, catalogue);

  it('has the keys, lengths and parameters of English', () => {
    expect(shapeFaults(english, catalogue)).toEqual([]);
  });

  it('keeps values, placeholders, lines, and spaces at the ends', () => {
    expect(lostFaults(read)).toEqual([]);
  });

  it('has few texts as in English, each with a reason', () => {
    expect(untranslated(read, rules)).toEqual([]);
    expect(Object.keys(rules.same).length).toBeLessThanOrEqual(MOST_SAME);
  });

  it('has the letters, spaces and quotes of the language, and ends texts as English does', () => {
    expect(typographyFaults(read, tag, rules)).toEqual([]);
    expect(endFaults(read, rules)).toEqual([]);
  });

  it('keeps to the lengths that the comments of English allow', () => {
    expect(lengthFaults(read)).toEqual([]);
  });

  it('changes words with a count where the language does', () => {
    expect(pluralFaults(english, catalogue, tag, rules)).toEqual([]);
  });

  it('addresses the reader in one way', () => {
    expect(addressFaults(read, rules)).toEqual([]);
  });

  it('writes dates, numbers and winds as the language does', async () => {
    const { COMPASS, DATES, NUMBERS, plural } = await formatsOf(tag);
    const months = COUNTS.slice(0, 12).map((_, index) => DATES.month(index + 1));
    expect(months.join(' ')).toBe(rules.months);
    expect(DATES.day('2025-05-03')).toBe(rules.day);
    expect([1, 2, 3, 11, 21].map(NUMBERS.ordinal).join(' ')).toBe(rules.ordinals);
    expect(COMPASS.join(' ')).toBe(rules.compass);
    expect([NUMBERS.decimal(8, 1), NUMBERS.whole(12_640)]).toEqual([rules.decimal, '12\u202f640']);
    const intl = new Intl.PluralRules(tag);
    const forms = COUNTS.map((count) => plural(count, 'one', 'other'));
    expect(forms).toEqual(COUNTS.map((count) => intl.select(count)));
  });
});

/** Returns the formats of a language, which have the types of the English ones. */
async function formatsOf(tag: string): Promise<typeof import('#texts/formats')> {
  return await import(`../../src/contract/messages/${tag}/formats.ts`);
}

describe('the catalogues of Switzerland, as they are built', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'wingbook-catalogues-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Builds a text as a page gets it, and returns the function in which it is. */
  async function built(tag: PageTag, module: string, path: readonly string[]): Promise<(given: unknown) => unknown> {
    const names = new Set(path.slice(0, 1));
    const { first, output } = await buildCatalogue(tag, new Map([['app', new Map([[module, names]])]]));
    mkdirSync(join(folder, dirname(first)), { recursive: true });
    for (const [file, source] of output) writeFileSync(join(folder, file), source);
    const exported: unknown = await import(join(folder, first));
    const text = path.reduce((value, name) => (isContainer(value) ? value[name] : undefined), exported);
    if (typeof text !== 'function') throw new Error(`${path.join('.')} is no function.`);
    return (given) => text(given, 1);
  }

  it.each(['de', 'fr', 'it'] as const)('write numbers as people do there: %s', async (language) => {
    const decimal = await built(`${language}-CH`, 'formats', ['NUMBERS', 'decimal']);
    const whole = await built(`${language}-CH`, 'formats', ['NUMBERS', 'whole']);
    expect([decimal(8), whole(12_640)]).toEqual(rulesOf(language).swiss);
  });

  it.each([
    ['de-CH', 'Könnte „Weiße Straße“ heissen'],
    ['de', 'Könnte „Weiße Straße“ heißen'],
  ] as const)('spell our words as there, and leave the pilot’s alone: %s', async (tag, expected) => {
    const text = await built(tag, 'flight-page', ['FINDINGS', 'proposedName']);
    expect(text('Weiße Straße')).toBe(expected);
  });
});

describe('faults of a catalogue', () => {
  const few = (texts: Readonly<Record<string, unknown>>): Catalogue => ({ 'flights.ts': { FLIGHTS: texts } });
  const { FLIGHTS = {} } = english['flights.ts'] ?? {};
  const inEnglish = (...keys: readonly string[]): Catalogue =>
    few(Object.fromEntries(keys.map((key) => [key, Reflect.get(Object(FLIGHTS), key)])));
  const german = rulesOf('de');
  const pairsIn = (texts: Readonly<Record<string, unknown>>) => pairsOf(inEnglish(...Object.keys(texts)), few(texts));

  it('are keys too few or too many, and parameters', () => {
    const other = few({ add: 'Flug hinzufügen', edit: 1, more: '', count: () => '' });
    expect(shapeFaults(inEnglish('add', 'edit', 'empty', 'count'), other)).toEqual([
      'flights.ts.FLIGHTS.edit is a number, in English a string',
      'flights.ts.FLIGHTS.empty is missing, in English a string',
      'flights.ts.FLIGHTS.count has 0 parameters, in English 1',
      'flights.ts.FLIGHTS.more is a string, in English missing',
    ]);
    expect(shapeFaults(['Mon', 'Tue'], ['lun'])).toEqual(['1 is missing, in English a string']);
  });

  it('are lost values and placeholders, and spaces at the end', () => {
    const lost = lostFaults(
      pairsIn({ inAll: () => 'insgesamt', count: (count: number) => `${count} Flüge`, add: 'Flug ' }),
    );
    expect(lost).toHaveLength(2);
    expect(lost[0]).toBe('FLIGHTS.inAll lacks ⟦a⟧: insgesamt');
    const templates = { 'problems.ts': { PROBLEMS: { templates: { tooLong: '%field is longer than %max\n' } } } };
    const other = { 'problems.ts': { PROBLEMS: { templates: { tooLong: '%field ist zu lang' } } } };
    expect(lostFaults(pairsOf(templates, other))).toHaveLength(1);
  });

  it('are words left in English, and words of another alphabet', () => {
    expect(untranslated(pairsIn({ filters: 'Filters', edit: 'Flug ändern' }), german)).toEqual([
      'FLIGHTS.filters is as in English: Filters',
    ]);
    const typed = {
      add: 'Flug hinzufügеn',
      edit: 'Flug  ändern',
      search: 'Flug "suchen"',
      loading: 'Flüge...',
      here: 'hier',
    };
    expect(typographyFaults(pairsIn(typed), 'de', german).map((fault) => fault.replace(/:.*/, ''))).toEqual([
      'FLIGHTS.add has a letter of another script',
      'FLIGHTS.edit has two spaces',
      'FLIGHTS.search has an ASCII quote',
      'FLIGHTS.loading has three dots',
    ]);
    const french = {
      add: 'Vol\u00a0: 14:05',
      edit: 'Vol: là',
      search: '«\u00a0vol\u00a0»',
      loading: '« vol »',
      here: 'ici !',
    };
    expect(typographyFaults(pairsIn(french), 'fr', german).map((fault) => fault.replace(/ has .*/, ''))).toEqual([
      'FLIGHTS.edit',
      'FLIGHTS.loading',
      'FLIGHTS.here',
    ]);
  });

  it('are captions that end as sentences, and those too long', () => {
    expect(
      endFaults(pairsIn({ edit: 'Flug ändern.', empty: 'Du hast noch keine Flüge.', add: 'Flug?' }), german),
    ).toHaveLength(2);
    expect(
      lengthFaults(pairsIn({ searchHint: 'Fluggebiet, Schirm, Bemerkungen, Datum …', edit: 'x'.repeat(50) })),
    ).toEqual(['FLIGHTS.searchHint has 40 of 32 letters: Fluggebiet, Schirm, Bemerkungen, Datum …']);
  });

  it('are one form for all counts, and a form with the wrong counts', () => {
    const forms = (tag: string, count: (count: number) => string) =>
      pluralFaults(inEnglish('count'), few({ count }), tag, german);
    expect(forms('de', (count) => `${count} ${count === 1 ? 'Flug' : 'Flüge'}`)).toEqual([]);
    expect(forms('de', (count) => `${count} Flüge`)).toEqual(['FLIGHTS.count: one form for all counts: # Flüge']);
    expect(forms('fr', (count) => `${count} ${count < 2 ? 'vol' : 'vols'}`)).toEqual([]);
    expect(forms('fr', (count) => `${count} ${count === 1 ? 'vol' : 'vols'}`)).toEqual([
      'FLIGHTS.count: one is # vols | # vol',
    ]);
    expect(forms('pl', (count) => `${count} ${count === 1 ? 'lot' : 'loty'}`)).toHaveLength(1);
  });

  it('are another address', () => {
    const faults = addressFaults(
      pairsIn({ add: 'Flug hinzufügen', empty: 'Hier haben Sie noch keine Flüge.' }),
      german,
    );
    expect(faults).toEqual(['FLIGHTS.empty addresses the reader otherwise: Hier haben Sie noch keine Flüge.']);
  });
});

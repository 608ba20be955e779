import type { ESTree } from 'vite';
import { CHECK_KINDS } from '#domain/gear/checks';
import { type Entry, textsIn } from './catalogue.ts';
import { type DeclaredTypes, type Described, englishSource } from './english-source.ts';

/** What a function of the catalogue is called with. */
export interface Given {
  /** Returns the text with a number, counted over all parameters: a mark that is found again in the result. */
  readonly text: (index: number) => string;
  readonly number: (index: number) => number;
  /** Gives null wherever that is possible. */
  readonly isNull: boolean;
}

/** Prime numbers, which no text has by itself. */
const NUMBERS = [37, 41, 43, 47, 53, 59, 61, 67, 71, 73];
const MARK_LETTERS = 'abcdefgh';
const DAY = '2026-05-03';
const MOMENT = '2026-05-03T12:05:00.000Z';

export const MARKED: Given = {
  text: (index) => `⟦${MARK_LETTERS[index]}⟧`,
  number: (index) => NUMBERS[index] ?? 79,
  isNull: false,
};

/** Arguments that the types of the parameters do not say, by the key of the function; each in all its variants. */
const SPECIAL: Readonly<Record<string, (given: Given) => readonly (readonly unknown[])[]>> = {
  'NUMBERS.whole': ({ number }) => [[number(0)], [12_640], [-27]],
  'NUMBERS.decimal': ({ number }) => [
    [number(0), 1],
    [8.25, 1],
  ],
  'NUMBERS.shortDecimal': ({ number }) => [
    [number(0), 2],
    [0.5, 2],
  ],
  'NUMBERS.percent': () => [[0.27]],
  'NUMBERS.share': ({ number }) => [[number(0), 1_000]],
  'NUMBERS.ordinal': ({ number }) => [[number(0)]],
  'AIRTIME.full': ({ number }) => [
    [number(0), 8],
    [0, number(0)],
  ],
  'AIRTIME.brief': ({ number }) => [
    [number(0), 8],
    [0, number(0)],
  ],
  'AIRTIME.hours': ({ number }) => [[number(0)]],
  'DATES.day': () => [[DAY]],
  'DATES.moment': () => [[MOMENT]],
  'DATES.clock': () => [[new Date(MOMENT)]],
  'DATES.month': () => [[5]],
  'NEIGHBOURS.bests': () => [[['longest', 'highest']], [['longest', 'highest', 'farthest']]],
  'STATISTICS.records.facts': ({ text }) => [[text(0), text(1)]],
  'STATISTICS.byPeriod': ({ text }) => ['year', 'month', 'day'].map((period) => [text(0), period]),
  'STATISTICS.periodLabel': () => [['2026'], ['2026-05'], [DAY]],
  'STATISTICS.periodName': () => [['2026'], ['2026-05'], [DAY]],
  'STATISTICS.bubble': ({ text, number }) => [[{ site: text(0), period: '2026-05', count: number(0), range: text(1) }]],
  'STATISTICS.dayOfYear': () => [[DAY]],
  'STATISTICS.curves.by': () => [[5]],
  'STATISTICS.curves.day': ({ text }) => [[DAY, text(0)]],
  'IMPORT_REVIEW.fills': () => [[['time', 'site', 'glider', 'airtime', 'altitude', 'remarks', 'tags', 'track']]],
  'IMPORT_MAPPING.marks.decimal': () => [[','], ['.']],
  'IMPORT_MAPPING.marks.thousands': () => [[','], ['.']],
  'IMPORT_MAPPING.thousands': ({ text }) => [
    [text(0), ','],
    [text(0), '.'],
  ],
  'IMPORT_RUNS.counts': ({ number }) => [
    [
      {
        added: number(0),
        filled: number(1),
        known: number(2),
        skipped: number(3),
        refused: number(4),
        sites: number(5),
        gliders: number(6),
        gear: number(7),
        handlings: number(8),
        pilot: 1,
      },
    ],
  ],
  'IMPORT_RUNS.keptItem': ({ text }) =>
    ['flight', 'site', 'glider', 'gear', 'handling', 'pilot'].flatMap((kind) =>
      ['changed', 'used', 'usedGlider'].map((reason) => [kind, kind === 'pilot' ? '' : text(0), reason]),
    ),
  'API_TOKENS.createdOn': () => [[MOMENT]],
  'API_TOKENS.lastUsed': () => [[MOMENT]],
  'API_TOKENS.endsOn': () => [[MOMENT]],
  'API_TOKENS.endedOn': () => [[MOMENT]],
  'API_TOKENS.lastError': ({ text }) => [[text(0), MOMENT]],
  'GLIDER_CHECK.dueSince': () => [[DAY]],
  'GLIDER_CHECK.on': () => [[DAY]],
  'EMAILS.passwordChanged': ({ text }) => [[{ askedAt: new Date(MOMENT), tokens: [text(0), text(1)] }]],
  'EMAILS.checksDue': ({ text }) =>
    CHECK_KINDS.map((what) => [
      {
        checks: [{ subject: { type: 'glider', id: 1, name: text(0) }, check: { what, words: text(1) }, dueOn: DAY }],
      },
    ]),
  'DUE.dueSince': () => [[DAY]],
  'GEAR.since': () => [[DAY]],
  'GEAR.until': () => [[DAY]],
  'GEAR.fromTo': () => [[DAY, '2026-06-04']],
  'GEAR.handling.factors': ({ number }) => [[number(0)], [0]],
  'PILOT.lastFlown': () => [[DAY]],
  'PILOT.sessions.lastUsed': () => [[MOMENT]],
  'PILOT.copies.last': () => [[MOMENT]],
  'PILOT.sessions.device': () => [
    [{ browser: 'firefox', system: 'windows' }],
    [{ browser: 'samsung', system: null }],
    [{ browser: null, system: 'iphone' }],
    [{ browser: null, system: null }],
  ],
  'PILOT.sinceLastFlight': ({ number }) => [[number(0)], [0], [null]],
  'REJECTIONS.tooManyInMinutes': ({ number }) => ['attempts', 'changes'].map((what) => [{ what, minutes: number(0) }]),
  'REJECTIONS.tooManyInSeconds': ({ number }) => [[{ seconds: number(0) }]],
  'REJECTIONS.wrongScope': () => ['tracks:add', 'logbook:read', 'calendar:read'].map((scope) => [{ scope }]),
  'REJECTIONS.wrongAddress': ({ text }) => [[{ address: text(0) }]],
  'REJECTIONS.signupDomains': ({ text }) => [[{ domains: [text(0), text(1)] }]],
  'REJECTIONS.unexpectedSites': ({ text }) => [[{ response: text(0) }]],
  'REJECTIONS.failedSites': ({ number }) =>
    ['off', 'busy', 'slow', 'unreachable', 'rejected', 'tooLarge', 'unexpected'].map((trouble) => [
      { trouble, status: number(0), lat: number(1), lng: number(2) },
    ]),
};

/** Returns the variants of arguments for a function of the English catalogue; each gives the parameters of its type. */
export function argumentsOf({ key, file }: Entry, given: Given): readonly (readonly unknown[])[] {
  const special = SPECIAL[key];
  if (special) return special(given);
  const { texts, types } = sourceOf(file);
  const parameters = texts.get(key)?.parameters;
  if (!parameters) throw new Error(`Say in ${import.meta.filename} what ${key} is called with.`);
  const next = { text: 0, number: 0 };
  return [parameters.map((type) => valueFor(type, { given, types, next, key }))];
}

/** Returns the texts of a function for some arguments, of all variants; a function that is none of the catalogue's throws. */
export function textsOfCall(entry: Entry, value: unknown, given: Given): readonly (readonly [string, string])[] {
  if (typeof value !== 'function') return textsIn(value, entry.key);
  return argumentsOf(entry, given).flatMap((args, index) =>
    textsIn(Reflect.apply(value, undefined, [...args]), index === 0 ? entry.key : `${entry.key} (${index + 1})`),
  );
}

const sources = new Map<string, ReturnType<typeof englishSource>>();

/** Returns what the source of an English file says, read once. */
function sourceOf(file: string): ReturnType<typeof englishSource> {
  const source = sources.get(file) ?? englishSource(file);
  sources.set(file, source);
  return source;
}

/** Returns what the English source says of an entry, or of the list or record in which it stands. */
export function describedIn({ file, path }: Entry): Described {
  const { texts } = sourceOf(file);
  const keys = path.map((_, index) => path.slice(0, path.length - index).join('.'));
  const known = keys.map((key) => texts.get(key)).find((each) => each !== undefined);
  return known ?? { comment: '', heading: '', above: '', parameters: null };
}

interface Context {
  readonly given: Given;
  readonly types: DeclaredTypes;
  readonly next: { text: number; number: number };
  readonly key: string;
}

/** Returns the value for a parameter; one without a type is a number. */
function valueFor(type: ESTree.TSType | undefined, context: Context): unknown {
  const { given, next } = context;
  if (type === undefined) return given.number(next.number++);
  switch (type.type) {
    case 'TSNumberKeyword':
      return given.number(next.number++);
    case 'TSStringKeyword':
      return given.text(next.text++);
    case 'TSBooleanKeyword':
      return given.isNull;
    case 'TSUnionType':
      return given.isNull ? null : valueFor(type.types[0], context);
    default:
      return structured(type, context);
  }
}

function structured(type: ESTree.TSType, context: Context): unknown {
  switch (type.type) {
    case 'TSTypeOperator':
      return valueFor(type.typeAnnotation, context);
    case 'TSArrayType':
      return [valueFor(type.elementType, context), valueFor(type.elementType, context)];
    case 'TSTupleType':
      return type.elementTypes.map(() => context.given.text(context.next.text++));
    case 'TSTypeLiteral':
      return membersOf(type.members, context);
    case 'TSTypeReference':
      return named(type, context);
    default:
      throw new Error(`Say in ${import.meta.filename} what ${context.key} is called with.`);
  }
}

function named({ typeName }: ESTree.TSTypeReference, context: Context): unknown {
  const name = typeName.type === 'Identifier' ? typeName.name : '';
  if (name === 'Date') return new Date(MOMENT);
  if (name === 'Isolated') return context.given.text(context.next.text++);
  const members = context.types.get(name);
  if (!members) throw new Error(`Say in ${import.meta.filename} what ${context.key} is called with.`);
  return membersOf(members, context);
}

function membersOf(members: readonly ESTree.TSSignature[], context: Context): unknown {
  return Object.fromEntries(
    members.flatMap((member) =>
      member.type === 'TSPropertySignature' && member.key.type === 'Identifier'
        ? [[member.key.name, valueFor(member.typeAnnotation?.typeAnnotation, context)]]
        : [],
    ),
  );
}

import { isLocalDate, type LocalDate, twoDigits } from '../../local-date.ts';
import type { DateOrder } from './table-mapping.ts';
import { readTime, type TimeOfDay } from './time-cell.ts';

/** A day in a cell, and the time of day when it has one, too. */
export interface DateCell {
  readonly date: LocalDate;
  readonly time: TimeOfDay | null;
}

/** The three parts of a date, in the order written; a name of a month is one of them. */
interface DateParts {
  readonly parts: readonly [string, string, string];
  /** The text after the date. */
  readonly rest: string;
  /** Dots are never used with the month first. */
  readonly hasDots: boolean;
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/;
const WEEKDAY = /^\p{L}+\.?,?\s+(?=\d{1,4}(?:[./-]|\.?\s+\p{L}))/u;
const PARTS =
  /^(\d{1,4}|\p{L}+)(\.\s*|\s*[/\-,]\s*|\s+)(\d{1,2}|\p{L}+)\.?(?:\s*[/\-,]\s*|\s+|(?<=\.))(\d{4}|\d{1,2}|\p{L}+)(?!\d)/u;
/** `Sunday, May 3, 2026`, `le dimanche 3 mai 2026`: so many words stand before a date. */
const MOST_WORDS = 3;
const WORD = /^\p{L}+[.,]*\s+/u;
/** `2026. május 3., vasárnap`, in a few letters of the languages that write it so. */
const WEEKDAY_BEHIND =
  /^(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|hetfo|kedd|szerda|csut|pent|szom|vas|pazar|sali|cars|pers|cuma)\p{L}*\.?$|^\p{L}+dienis$|^(?:.曜日?|星期.|[週周].|.요일)$/u;
const BEFORE_TIME = /^(?:at|um|à|a las|alle|alle ore|ore|kl\.?|om|ob|u|v|o)\s+(?=\d)/iu;

/** A name that LogFly gives to the track of a flight: `2023_10_08_16_19_31.IGC`. */
const TRACK_NAME = /^(\d{4})_(\d\d)_(\d\d)_(\d\d)_(\d\d)_(\d\d)\.igc$/i;

/** The name of a track in IGC's standard form: `2021-03-05-XLF-01.igc`. */
const IGC_NAME = /^(\d{4}-\d\d-\d\d)-[A-Z0-9]{3}-[\w-]+\.igc$/i;

/** How days are written in several languages, and the same in figures, spaces and the name of the month. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [TRACK_NAME, '$1-$2-$3 $4:$5:$6'],
  [IGC_NAME, '$1'],
  [/^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/u, '$1-$2-$3 '],
  [/[(（][^()（）]{1,12}[)）]/u, ' '],
  [/^(\d{4})\s*m\.\s*(.+?)\s*d\./iu, '$1 $2'], // Lithuanian.
  [/(?<=\d{4})\.\s*gada\s+/iu, ' '], // Latvian.
  [/(?<=\d{4})\s*[гр]\.(?=[\s,]|$)/iu, ''], // Russian and Ukrainian: 'of the year'.
  [/(?<=^\p{L}+)-feira(?=,)/iu, ''], // Portuguese.
  [/(?<=\d)(?:st|nd|rd|th|ème|er|:?[ea]|[ºª°])(?=[\s,.]|$)/iu, ''],
  [/\s+(?:of|del?|do|d['’])(?:\s+|(?<=['’]))/giu, ' '],
  [/['’](?=\d\d$)/u, ''],
];

/** Returns the parts of a date in a text; null when it does not begin with one. */
export function datePartsOf(text: string): DateParts | null {
  let cell = plainDate(text);
  for (let words = 0; words <= MOST_WORDS; words += 1) {
    const parts = partsAtStart(cell);
    if (parts !== null && (words === 0 || parts.parts.some((part) => /^(?:\d{4}|\D.*)$/.test(part)))) return parts;
    cell = cell.replace(WORD, '');
  }
  return null;
}

function plainDate(text: string): string {
  const trimmed = text.slice(0, MAX_DATE).normalize('NFC').trim();
  const plain = SPELLINGS.reduce((cell, [spelling, written]) => cell.replace(spelling, written), narrow(trimmed));
  return plain.trim().replace(WEEKDAY, '');
}

/** Longer texts are no dates. */
const MAX_DATE = 60;

/** East Asian keyboards have wide figures and signs. */
function narrow(text: string): string {
  const plain = text.replaceAll(/[！-～]/gu, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  return plain.replace(REIWA, (_, year: string) => `${REIWA_0 + Number(year)}年`);
}
/** The era of Japan that began in 2019. */
const [REIWA, REIWA_0] = [/^(?:令和|R\.?)\s*(\d{1,2})\s*年/iu, 2018];

function partsAtStart(cell: string): DateParts | null {
  const match = COMPACT.exec(cell) ?? PARTS.exec(cell);
  if (!match) return null;
  const isCompact = match.length === 4;
  const [first = '', second = '', third = ''] = isCompact ? match.slice(1) : [match[1], match[3], match[4]];
  if (!haveOneMonth([first, second, third])) return null;
  const rest = restOf(cell.slice(match[0].length));
  return { parts: [first, second, third], rest, hasDots: !isCompact && (match[2] ?? '').startsWith('.') };
}

/** One word at most, and that is a month. */
function haveOneMonth(parts: readonly string[]): boolean {
  const [word, ...others] = parts.filter((part) => /^\D/.test(part));
  return others.length === 0 && (word === undefined || monthOfName(word) !== null || AMBIGUOUS.test(word));
}

/** The text after a date, but for a weekday. */
function restOf(text: string): string {
  const rest = text.replace(/^[.,T\s]+/, '').replace(BEFORE_TIME, '');
  return isWeekday(rest) ? '' : rest;
}

/** Names of another month in each of two languages. */
const AMBIGUOUS = /^(?:lis|srp|listopad)$/i;

function isWeekday(rest: string): boolean {
  const plain = rest.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return [plain, rest].some((word) => WEEKDAY_BEHIND.test(word));
}

/**
 * Returns the day of a cell: numbers in the order chosen, unless the cell begins with a year of four digits or names its month; null
 * when it is no day of the calendar.
 */
export function readDate(text: string, order: DateOrder): DateCell | null {
  const cell = datePartsOf(text);
  if (cell === null) return readDayNumber(text);
  const date = dayOf(cell, order);
  if (date === null) return null;
  const time = cell.rest === '' ? null : readTime(cell.rest);
  return time === null && cell.rest !== '' ? null : { date, time };
}

/** Days of a spreadsheet from 1950 to 2099, and seconds since 1970 from 2000 on. */
const [DAYS, SECONDS] = [
  [18_264, 73_050],
  [946_684_800, 4_102_444_800],
] as const;
const SECONDS_A_DAY = 86_400;
/** 1970-01-01 as a day of a spreadsheet. */
const DAY_1970 = 25_569;

/** Returns the day that a spreadsheet counts from 1900, `46145,4382`, or the time that programs count from 1970; null when it is none. */
export function readDayNumber(text: string): DateCell | null {
  const cell = text.trim();
  if (/^\d{5}(?:[.,]\d+)?$/.test(cell)) {
    const days = Number(cell.replace(',', '.'));
    if (days < DAYS[0] || days > DAYS[1]) return null;
    return dateCellOf(Math.round((days - DAY_1970) * SECONDS_A_DAY), /[.,]/.test(cell) ? null : undefined);
  }
  if (!/^(?:\d{10}|\d{13})$/.test(cell)) return null;
  const seconds = Math.floor(Number(cell.slice(0, 10)));
  return seconds < SECONDS[0] || seconds > SECONDS[1] ? null : dateCellOf(seconds, 0);
}

/** The offset is that of the time; undefined: there is none. */
function dateCellOf(unixSeconds: number, offset: number | null | undefined): DateCell {
  const date = new Date(unixSeconds * 1_000).toISOString().slice(0, 10);
  const seconds = unixSeconds - Math.floor(unixSeconds / SECONDS_A_DAY) * SECONDS_A_DAY;
  return { date, time: offset === undefined ? null : { seconds, offset } };
}

function dayOf({ parts, hasDots }: DateParts, order: DateOrder): LocalDate | null {
  const [year, month, day] = inOrder(parts, order);
  const number = /^\d+$/.test(month) ? Number(month) : monthOfName(month, hasDots);
  const text = `${fullYear(year)}-${twoDigits(number ?? 0)}-${twoDigits(Number(day))}`;
  return isLocalDate(text) ? text : null;
}

function inOrder([first, second, third]: DateParts['parts'], order: DateOrder): readonly [string, string, string] {
  if (/^\D/.test(third)) return [first, third, second];
  if (first.length === 4 && /^\d/.test(first)) return [first, second, third];
  if (/^\D/.test(second)) return [third, second, first];
  if (/^\D/.test(first) || order === 'mdy') return [third, first, second];
  return order === 'dmy' ? [third, second, first] : [first, second, third];
}

/** Years of two digits are those from 1970 to 2069. */
function fullYear(year: string): string {
  if (year.length > 2) return year;
  return String(Number(year) + (Number(year) < 70 ? 2000 : 1900));
}

/**
 * How the months begin, without accents, in English, German, French, Italian, Spanish, Portuguese, Catalan, Dutch, Danish, Norwegian,
 * Swedish, Finnish, Estonian, Latvian, Lithuanian, Polish, Czech, Slovak, Slovene, Croatian, Serbian, Hungarian, Romanian, Turkish,
 * Russian, Ukrainian, Bulgarian and Greek. The longest beginning of a name decides: `červen` is June, `červenec` July.
 */
const STARTS: readonly string[] = [
  'jan|gen|ene|sty|ian|jaan|leden|ledn|sijec|tammi|ocak|saus|янв|яну|січ|јан|ιαν',
  'feb|fev|lut|veeb|velj|helmi|subat|unor|vasari|фев|феб|лют|φεβ',
  'mar|maart|maalis|mrz|mrt|brez|ozuj|kova|kovo|мар|бер|μαρ',
  'apr|avr|abr|kwi|dube|dubn|trav|huhti|nisan|baland|апр|квіт|απρ',
  'may|mai|mag|maj|mei|kvet|svib|touko|geg|маи|мая|мај|трав|μαι',
  'jun|juin|giu|cze|cerven|cervn|lipa|lipn|kesa|haziran|birz|iun|juun|июн|јун|юни|черв|ιουν',
  'jul|juil|lug|lipc|lipi|cervenec|cervenc|srpan|srpnj|heina|temmuz|liep|iul|juul|июл|јул|юли|лип|ιουλ',
  'aug|aou|ago|avg|sie|srpen|srpna|srpnu|kolov|elok|agus|rugpj|авг|серп|αυγ',
  'sep|set|wrz|szept|zari|ruja|rujn|syys|eylul|rugsej|сен|сеп|вер|σεπ',
  'oct|okt|ott|out|paz|rije|rijn|lokak|ekim|spal|окт|жовт|οκτ',
  'nov|listopadu|noi|studen|marras|kasim|lapkr|ноя|нов|ное|лист|νοε',
  'dec|dez|dic|des|det|gru|pros|joulu|aralik|gruod|дек|дец|груд|δεκ',
];
/** Abbreviations that other words begin with, too: they count as a whole. */
const SHORT: readonly string[] = [
  'led|sij|oca',
  'uno|sub|vas',
  'bre|ozu|kov',
  'dub|tra|nis|bal',
  'kve|svi',
  'cvn|haz|kes',
  'cvc|tem|hei',
  'kol|agu|elo|rugp|ag',
  'zar|ruj|eyl|rugs',
  'rij|eki|lok',
  'stu|kas|lap',
  'pro|ara|jou',
];
/** `listopad` is October in Croatian, which writes a dot behind the day, and November in Polish, which does not; in Czech either. */
const BEHIND_DOT: ReadonlyMap<string, number | null> = new Map([
  ['lip', 6],
  ['srp', null],
  ['lis', null],
  ['listopad', null],
  ['listopada', 10],
]);
const BEHIND_SPACE: ReadonlyMap<string, number | null> = new Map([
  ['lip', 7],
  ['srp', null],
  ['lis', 11],
  ['listopad', 11],
  ['listopada', 11],
]);

const BEGINNINGS = STARTS.flatMap((starts, index) =>
  starts.split('|').map((start) => ({ start, month: index + 1 })),
).sort((a, b) => b.start.length - a.start.length);
const WHOLE = new Map(SHORT.flatMap((names, index) => names.split('|').map((name) => [name, index + 1] as const)));

/**
 * Returns the month of a name or its abbreviation, 1 to 12; null when it is none, or one of two. `isBehindDot`: the day before it
 * has a dot.
 */
export function monthOfName(name: string, isBehindDot = false): number | null {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');
  const either = (isBehindDot ? BEHIND_DOT : BEHIND_SPACE).get(plain);
  if (either !== undefined) return either;
  return WHOLE.get(plain) ?? BEGINNINGS.find(({ start }) => plain.startsWith(start))?.month ?? null;
}

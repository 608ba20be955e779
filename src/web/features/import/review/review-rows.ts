import type { Flight } from '#domain/flight';
import type { FoundFlight } from '#domain/import/found-flight';
import { NO_TAGS } from '#domain/tags';
import { fitText, MAX_NAME, nameKey } from '#domain/text';
import type { Logbook } from '#web/store/logbook.ts';
import type { Answers } from './answers.ts';
import { type Choice, NO_CHOICE, valueOfChoice } from './choice.ts';
import { isDayAsked } from './day-of-file.ts';
import { proposedGlider } from './propose-gliders.ts';
import type { ProposedSites } from './propose-sites.ts';
import { type Outcome, outcomeOf, type ReviewItem } from './review.ts';

/** A flight of the review as it is shown and sent. */
export interface ReviewRow {
  readonly key: string;
  readonly item: ReviewItem;
  readonly outcome: Outcome;
  /** The flight of the logbook that it fills or is; null when there is none. */
  readonly entry: Flight | null;
  /** Flights of the logbook that it may be, the likeliest first. */
  readonly candidates: readonly Flight[];
  /** The site and glider of a new flight, or for an entry that has none. */
  readonly site: Choice;
  readonly glider: Choice;
  /** The fields of the entry that it fills. */
  readonly fills: readonly FilledField[];
}

/** The source of the rows. */
interface RowsInput {
  readonly items: readonly ReviewItem[];
  readonly logbook: Pick<Logbook, 'flights' | 'gliders'>;
  readonly sites: ProposedSites;
  readonly answers: Answers;
}

/** Returns the rows of the review. An entry gets one track: a further flight that would bring one is a question again. */
export function reviewRows({ items, ...around }: RowsInput): readonly ReviewRow[] {
  const tracked = new Set<number>();
  return items.map((item) => {
    const row = rowOf(item, around);
    if (row.entry === null || !row.fills.includes('track')) return row;
    if (tracked.has(row.entry.id)) return { ...row, outcome: 'question', entry: null, fills: [] };
    tracked.add(row.entry.id);
    return row;
  });
}

function rowOf(item: ReviewItem, around: Omit<RowsInput, 'items'>): ReviewRow {
  const { found, match } = item;
  const isAsked = isDayAsked(item) && !['known', 'sameFlight', 'repeated'].includes(match.kind);
  const { flights } = around.logbook;
  const answer = around.answers.flights.get(found.key);
  const [site, glider] = [siteOf(found.key, around), gliderOf(item, around)];
  const candidates = candidateIds(item).flatMap((id) => flights.get(id) ?? []);
  const entry = entryOf(item, around);
  const outcome = isAsked && answer?.do !== 'leaveOut' ? 'question' : outcomeOf(match, answer);
  const row = {
    key: found.key,
    item,
    candidates: isAsked ? [] : candidates,
    entry: isAsked ? null : entry,
    site,
    glider,
  };
  if (outcome !== 'fills') return { ...row, outcome, fills: [] };
  const fills = entry ? filledFields(entry, { found, site, glider }) : [];
  return { ...row, outcome: fills.length > 0 ? 'fills' : 'known', fills };
}

/** Returns the ids of the flights that a found one may be. */
function candidateIds({ match }: ReviewItem): readonly number[] {
  if (match.kind === 'question') return match.candidates;
  return 'flightId' in match ? [match.flightId] : [];
}

function entryOf({ found, match }: ReviewItem, { answers, logbook }: Omit<RowsInput, 'items'>): Flight | null {
  const answer = answers.flights.get(found.key);
  const proposed = 'flightId' in match ? match.flightId : null;
  const id = answer?.do === 'fill' ? answer.flightId : proposed;
  return answer?.do === 'add' || id === null ? null : (logbook.flights.get(id) ?? null);
}

function siteOf(key: string, { answers, sites }: Omit<RowsInput, 'items'>): Choice {
  const choice = answers.sites.get(key) ?? sites.choices.get(key) ?? NO_CHOICE;
  return choice.kind === 'new' ? (answers.siteInstead.get(choice.ref) ?? choice) : choice;
}

function gliderOf({ found }: ReviewItem, { answers, logbook }: Omit<RowsInput, 'items'>): Choice {
  const key = nameKey(fitText(found.gliderName, MAX_NAME));
  return answers.gliders.get(found.key) ?? answers.gliderTexts.get(key) ?? proposedGlider({ key }, logbook.gliders);
}

/** Whether two rows of a flight show the same: each answer makes the rows of all flights anew. */
export function isSameRow(one: ReviewRow, other: ReviewRow): boolean {
  const isSameFlight = one.item === other.item && one.outcome === other.outcome && one.entry === other.entry;
  const haveSameLists = areEqual(one.candidates, other.candidates) && areEqual(one.fills, other.fills);
  return isSameFlight && haveSameLists && isSameChoice(one.site, other.site) && isSameChoice(one.glider, other.glider);
}

function areEqual(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

function isSameChoice(one: Choice, other: Choice): boolean {
  return valueOfChoice(one) === valueOfChoice(other);
}

/** Returns how many rows have each outcome. */
export function countsOf(rows: readonly ReviewRow[]): Readonly<Record<Outcome, number>> {
  const counts = { new: 0, fills: 0, question: 0, known: 0, leftOut: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
}

/** Whether a row is written: as a new flight, or into an entry. */
export function isImported({ outcome }: Pick<ReviewRow, 'outcome'>): boolean {
  return outcome === 'new' || outcome === 'fills';
}

/** The fields of an entry that an import can fill. */
const FILLABLE_FIELDS = ['time', 'site', 'glider', 'airtime', 'altitude', 'remarks', 'tags', 'track'] as const;
/** One of {@link FILLABLE_FIELDS}. */
type FilledField = (typeof FILLABLE_FIELDS)[number];

/** A found flight with its site and glider. */
interface FillingFlight {
  readonly found: FoundFlight;
  readonly site: Choice;
  readonly glider: Choice;
}

/** Returns the empty fields of an entry that a found flight has: what the pilot has written is never changed. */
export function filledFields(entry: Flight, filling: FillingFlight): readonly FilledField[] {
  return FILLABLE_FIELDS.filter((field) => !ENTERED[field](entry) && GIVEN[field](filling));
}

const ENTERED: Readonly<Record<FilledField, (entry: Flight) => boolean>> = {
  time: ({ time }) => time !== null,
  site: ({ siteId }) => siteId !== null,
  glider: ({ gliderId }) => gliderId !== null,
  airtime: ({ airtime }) => airtime > 0,
  altitude: ({ altitude }) => altitude > 0,
  remarks: ({ remarks }) => remarks !== '',
  tags: ({ tags }) => tags.length > 0,
  track: ({ hasTrack }) => hasTrack,
};

const GIVEN: Readonly<Record<FilledField, (filling: FillingFlight) => boolean>> = {
  time: ({ found }) => found.time !== null,
  site: ({ site }) => site.kind !== 'none',
  glider: ({ glider }) => glider.kind !== 'none',
  airtime: ({ found }) => (found.airtime ?? 0) > 0,
  altitude: ({ found }) => (found.altitude ?? 0) > 0,
  remarks: ({ found }) => found.remarks !== '',
  tags: ({ found }) => (found.tags ?? NO_TAGS).length > 0,
  track: ({ found }) => found.track !== null,
};

/** Whether a row brings its site: an entry keeps its own. */
export function needsSite({ entry }: Pick<ReviewRow, 'entry'>): boolean {
  return entry === null || entry.siteId === null;
}

/** Whether a row brings its glider: an entry keeps its own. */
export function needsGlider({ entry }: Pick<ReviewRow, 'entry'>): boolean {
  return entry === null || entry.gliderId === null;
}

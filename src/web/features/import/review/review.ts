import type { FlightSource, FoundFlight, KnownFlight, Match } from '#domain/import/found-flight';
import type { ReadProblem } from '#domain/import/read-problem';
import type { FlightsBefore, RowProblem } from '#domain/import/table/row-flight';
import type { ArchivedFlight, ReadArchive, ReadHandling, ReadTrack } from '#formats/readings';

/** A flight that was found, beside the logbook. */
export interface ReviewItem {
  readonly found: FoundFlight;
  readonly match: Match;
  /** Where its track is read again when it is sent; null for a flight without one. */
  readonly track: ReadTrack | null;
  /** Null for a flight that is in no archive. */
  readonly archived: ArchivedFlight | null;
  /** The file whose flight goes on in it so many seconds later; left out without one. */
  readonly continued?: { readonly source: FlightSource; readonly gapS: number };
  /** The flights of the files that it was joined from; left out for a flight of one file. */
  readonly pieces?: readonly ReviewItem[];
}

/** A file that cannot be imported, or a row of one. */
export interface RefusedFile {
  readonly path: string;
  /** Its number in the file, from 1; left out for the file as a whole. */
  readonly row?: number;
  /** The cell of a table that cannot be read, with the header of its column: `Airtime: “long”`. */
  readonly cell?: string;
  /** `leftOut`: a table that the pilot does not want. */
  readonly reason: ReadProblem | RowProblem | 'leftOut';
}

/** How many files were read until the pilot stopped it, and of how many. */
export interface StoppedReading {
  readonly read: number;
  readonly files: number;
}

/** The columns of a table that go nowhere. */
export interface LeftOutColumns {
  readonly path: string;
  /** Their headers. */
  readonly headers: readonly string[];
}

/** An import of the same files that was finished. */
interface ImportBefore {
  readonly createdAt: string;
  /** Entries that rows of the tables would fill, by the keys of the rows: they stay as they are unless the pilot says so. */
  readonly fillable: ReadonlyMap<string, number>;
}

/** Everything that was read, before the pilot has decided anything. */
export interface ReviewContent {
  /** The name of the chosen file: `tracks.zip`. */
  readonly source: string;
  /** Files that were read, those in a ZIP one by one. */
  readonly filesNum: number;
  /** The size of the chosen files. */
  readonly bytesNum: number;
  /** Null when all was read. */
  readonly stopped: StoppedReading | null;
  /** The last id among the flights of the logbook that it was compared with. */
  readonly comparedUpTo: number;
  /** The flights of the logbook that it was compared with. */
  readonly known: readonly KnownFlight[];
  /** By date and time, the newest first. */
  readonly items: readonly ReviewItem[];
  readonly refused: readonly RefusedFile[];
  readonly archives: readonly ReadArchive[];
  /** The import of the same source that was not finished: this one goes on with it. */
  readonly openRun: OpenRun | null;
  /** Left out for files that are imported for the first time. */
  readonly importedBefore?: ImportBefore;
  /** Left out where the pilot has left no column out. */
  readonly leftOutColumns?: readonly LeftOutColumns[];
  /** Ground handling in the rows of tables; left out for none. */
  readonly handlings?: readonly ReadHandling[];
  /** Flights before this logbook; left out for none. */
  readonly before?: FlightsBefore;
}

/** Whether the logbook has all that was read, so that nothing is left to import. */
export function isAllKnown({ items, refused, archives, handlings = [], stopped, openRun }: ReviewContent): boolean {
  const others = refused.length + archives.length + handlings.length;
  const isWhole = others === 0 && stopped === null && openRun === null;
  return isWhole && items.length > 0 && items.every(isKnown);
}

/** A longer track of a known flight is the pilot's to decide on. */
function isKnown({ match }: ReviewItem): boolean {
  const isLonger = match.kind === 'sameFlight' && match.isLonger === true;
  return outcomeOf(match, undefined) === 'known' && !isLonger;
}

/** A run that was not finished. */
export interface OpenRun {
  readonly id: number;
  readonly createdAt: string;
  /** Flights that it has saved already: they are known now. */
  readonly counts: { readonly added: number; readonly filled: number };
}

/** The pilot's decision about a flight. */
export type Answer =
  | { readonly do: 'add' }
  | { readonly do: 'fill'; readonly flightId: number }
  | { readonly do: 'leaveOut' };

/** The outcome of a flight. */
export const OUTCOMES = ['new', 'fills', 'question', 'known', 'leftOut'] as const;
/** One of {@link OUTCOMES}. */
export type Outcome = (typeof OUTCOMES)[number];

/** Returns the outcome of a flight, by the pilot's answer or else by the match. */
export function outcomeOf({ kind }: Match, answer: Answer | undefined): Outcome {
  if (answer) return BY_ANSWER[answer.do];
  return BY_MATCH[kind];
}

const BY_ANSWER = { add: 'new', fill: 'fills', leaveOut: 'leftOut' } as const satisfies Record<Answer['do'], Outcome>;

const BY_MATCH = {
  known: 'known',
  sameFlight: 'known',
  repeated: 'known',
  fills: 'fills',
  new: 'new',
  question: 'question',
} as const satisfies Record<Match['kind'], Outcome>;

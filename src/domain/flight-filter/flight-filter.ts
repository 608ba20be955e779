import type { LocalDate } from '../local-date.ts';
import type { ScoreType } from '../score/rule-set-ids.ts';

/** An item that flights refer to: its id, or flights that refer to none. */
export type ChosenItem = number | 'none';
/** Flights with a track, or those without. */
export type ChosenTrack = 'with' | 'without';
/** Flights with a hike before the launch, or those without. */
export type ChosenHike = 'with' | 'without';

/** Which flights of the logbook are shown: the ones that match all of it. Null, and an empty text or list, means all. */
export interface FlightFilter {
  /** Every word must occur in what the flight's row or page says, without regard to case and accents. */
  readonly words: string;
  readonly year: number | null;
  /** 1 to 12; without a year that month of every year. */
  readonly month: number | null;
  /** One day. */
  readonly date: LocalDate | null;
  /** That day and all later ones. */
  readonly since: LocalDate | null;
  /** That day and all earlier ones. */
  readonly until: LocalDate | null;
  /** Local hour of the launch, 0 to 23: that of 14:00 to 14:59 is 14. */
  readonly hour: number | null;
  readonly site: ChosenItem | null;
  readonly glider: ChosenItem | null;
  readonly track: ChosenTrack | null;
  readonly xc: ScoreType | null;
  readonly hike: ChosenHike | null;
  /** The flight has all of them. */
  readonly tags: readonly string[];
}

/** Shows all flights. */
export const NO_FILTER: FlightFilter = {
  words: '',
  year: null,
  month: null,
  date: null,
  since: null,
  until: null,
  hour: null,
  site: null,
  glider: null,
  track: null,
  xc: null,
  hike: null,
  tags: [],
};

/** Returns whether the filter leaves nothing out. */
export function showsAll(filter: FlightFilter): boolean {
  const { words, tags, ...choices } = filter;
  return words.trim() === '' && tags.length === 0 && Object.values(choices).every((choice) => choice === null);
}

/** Returns the filter without what refers to sites and gliders that the logbook no longer has. */
export function withoutMissing(filter: FlightFilter, logbook: ItemsById): FlightFilter {
  return { ...filter, site: held(filter.site, logbook.sites), glider: held(filter.glider, logbook.gliders) };
}

interface ItemsById {
  readonly sites: ReadonlyMap<number, unknown>;
  readonly gliders: ReadonlyMap<number, unknown>;
}

function held(chosen: ChosenItem | null, items: ReadonlyMap<number, unknown>): ChosenItem | null {
  return typeof chosen === 'number' && !items.has(chosen) ? null : chosen;
}

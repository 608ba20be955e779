import type { Check } from '../gear/checks.ts';
import { daysBetween, type LocalDate, monthsAfter } from '../local-date.ts';

/** The limits of the time between two checks: `months` also stands for a day that the checker has set. */
export type CheckLimit = 'months' | 'hours' | 'flights';

/** How something stands to its next check, which the first of its limits makes due. */
export interface Standing {
  /** `none` without a day from which the check counts, or without any limit. */
  readonly state: 'none' | 'fine' | 'soon' | 'due';
  /** The day on which the limit of months is reached, or which the checker has set; null without one. */
  readonly dueOn: LocalDate | null;
  /** Whole days until {@link dueOn}, negative after it; null without one. */
  readonly daysLeft: number | null;
  /** Hours of airtime left, with a fraction, negative when exceeded; null without a limit. */
  readonly hoursLeft: number | null;
  /** Flights left, negative when exceeded; null without a limit. */
  readonly flightsLeft: number | null;
  /** The limit that makes the state, or else has the smallest share left; null in the state `none`. */
  readonly by: CheckLimit | null;
}

export const NO_STANDING: Standing = {
  state: 'none',
  dueOn: null,
  daysLeft: null,
  hoursLeft: null,
  flightsLeft: null,
  by: null,
};

/** What a check says of when it is due again. */
export type Interval = Pick<Check, 'lastOn' | 'months' | 'hours' | 'flights' | 'nextOn'>;

/** What was flown since a check, on its day, too; ground handling is among the minutes. */
export interface Use {
  readonly flights: number;
  readonly minutes: number;
}

/** A standing, and the share of its nearest limit that is left, negative when exceeded. */
export interface OrderedStanding extends Standing {
  readonly share: number;
}

const MINUTES_AN_HOUR = 60;
/** A check is due soon in the last days of its months, … */
const SOON_DAYS = 30;
/** … and in the last share of its hours or flights. */
const SOON_SHARE = 0.1;
/** The share of a day that was set is one of a year where it is not known when the period began. */
const DAYS_A_YEAR = 365;

/** Returns how a check stands on a day, by what was flown since it was done. */
export function standingOf(interval: Interval, use: Use, today: LocalDate): OrderedStanding {
  const { lastOn } = interval;
  const dueOn = dueDayOf(interval);
  const daysLeft = dueOn === null ? null : daysBetween(today, dueOn);
  const isCounted = lastOn !== null;
  const hoursLeft = isCounted && interval.hours > 0 ? interval.hours - use.minutes / MINUTES_AN_HOUR : null;
  const flightsLeft = isCounted && interval.flights > 0 ? interval.flights - use.flights : null;
  const nearest = nearestOf([
    ...leftOf('months', daysLeft, dueOn === null ? null : periodOf(lastOn, dueOn)),
    ...leftOf('hours', hoursLeft, interval.hours),
    ...leftOf('flights', flightsLeft, interval.flights),
  ]);
  return { dueOn, daysLeft, hoursLeft, flightsLeft, ...nearest };
}

/** Returns the day on which the limit of months is reached, or which the checker has set; null without one. */
export function dueDayOf({ lastOn, months, nextOn }: Interval): LocalDate | null {
  if (nextOn !== null) return nextOn;
  return lastOn === null || months === 0 ? null : monthsAfter(lastOn, months);
}

function periodOf(lastOn: LocalDate | null, dueOn: LocalDate): number {
  return lastOn === null ? DAYS_A_YEAR : Math.max(1, daysBetween(lastOn, dueOn));
}

/** How a check stands to one of its limits, and the share of the limit that is left. */
interface RemainingLimit {
  readonly by: CheckLimit;
  readonly share: number;
  readonly state: Exclude<Standing['state'], 'none'>;
}

function leftOf(by: CheckLimit, left: number | null, whole: number | null): readonly RemainingLimit[] {
  if (left === null || whole === null) return [];
  const share = left / whole;
  if (left <= 0) return [{ by, share, state: 'due' }];
  const isSoon = by === 'months' ? left <= SOON_DAYS : share <= SOON_SHARE;
  return [{ by, share, state: isSoon ? 'soon' : 'fine' }];
}

/** States in their order. */
export const URGENCY = { due: 0, soon: 1, fine: 2, none: 3 } as const;

function nearestOf(limits: readonly RemainingLimit[]): Pick<OrderedStanding, 'state' | 'by' | 'share'> {
  const [nearest] = limits.toSorted(byUrgency);
  return nearest ?? { state: 'none', by: null, share: Number.POSITIVE_INFINITY };
}

/** Orders limits: the reached before those soon reached, then by the share that is left. */
function byUrgency(a: Pick<OrderedStanding, 'state' | 'share'>, b: Pick<OrderedStanding, 'state' | 'share'>) {
  return URGENCY[a.state] - URGENCY[b.state] || a.share - b.share;
}

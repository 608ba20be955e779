import type { GliderInput } from './fields/glider.ts';
import { daysBetween, type LocalDate, monthsAfter } from './local-date.ts';
import type { GliderFlight } from './statistics/glider-usage.ts';

/** The limits of the time between two checks of a glider. */
type CheckLimit = 'months' | 'hours' | 'flights';

/** How a glider stands to its next check, which the first of its limits makes due. */
export interface GliderCheck {
  /** `none` without a day of the last check, or without any limit. */
  readonly state: 'none' | 'fine' | 'soon' | 'due';
  /** The day on which the limit of months is reached; null without one. */
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

type Checked = Pick<GliderInput, 'checkedOn' | 'checkMonths' | 'checkHours' | 'checkFlights'>;

const MINUTES_AN_HOUR = 60;
/** A check is due soon in the last days of its months, … */
const SOON_DAYS = 30;
/** … and in the last share of its hours or flights. */
const SOON_SHARE = 0.1;

const NO_CHECK: GliderCheck = {
  state: 'none',
  dueOn: null,
  daysLeft: null,
  hoursLeft: null,
  flightsLeft: null,
  by: null,
};

/** Returns how a glider stands to its next check, by its flights of the logbook from the day of the last check on. */
export function checkOf(
  glider: Checked & { readonly id: number },
  flights: Iterable<GliderFlight>,
  today: LocalDate,
): GliderCheck {
  return checksOf([glider], flights, today).get(glider.id) ?? NO_CHECK;
}

/** Returns {@link checkOf} each glider, by its id, in one pass over the flights. */
export function checksOf(
  gliders: Iterable<Checked & { readonly id: number }>,
  flights: Iterable<GliderFlight>,
  today: LocalDate,
): ReadonlyMap<number, GliderCheck> {
  const counted = new Map([...gliders].map((glider) => [glider.id, { glider, flights: 0, airtime: 0 }]));
  for (const { gliderId, date, airtime } of flights) {
    const count = gliderId === null ? undefined : counted.get(gliderId);
    if (count === undefined || count.glider.checkedOn === null || date < count.glider.checkedOn) continue;
    count.flights += 1;
    count.airtime += airtime;
  }
  return new Map([...counted].map(([id, count]) => [id, checkAfter(count, today)]));
}

interface UseSinceCheck {
  readonly glider: Checked;
  readonly flights: number;
  /** Minutes. */
  readonly airtime: number;
}

/** How a glider stands to one of its limits, and the share of the limit that is left. */
interface RemainingLimit {
  readonly by: CheckLimit;
  readonly share: number;
  readonly state: Exclude<GliderCheck['state'], 'none'>;
}

function checkAfter({ glider, flights, airtime }: UseSinceCheck, today: LocalDate): GliderCheck {
  const { checkedOn, checkMonths, checkHours, checkFlights } = glider;
  if (checkedOn === null) return NO_CHECK;
  const dueOn = checkMonths === 0 ? null : monthsAfter(checkedOn, checkMonths);
  const daysLeft = dueOn === null ? null : daysBetween(today, dueOn);
  const hoursLeft = checkHours === 0 ? null : checkHours - airtime / MINUTES_AN_HOUR;
  const flightsLeft = checkFlights === 0 ? null : checkFlights - flights;
  const nearest = nearestOf([
    ...leftOf('months', daysLeft, dueOn === null ? null : daysBetween(checkedOn, dueOn)),
    ...leftOf('hours', hoursLeft, checkHours),
    ...leftOf('flights', flightsLeft, checkFlights),
  ]);
  return { dueOn, daysLeft, hoursLeft, flightsLeft, ...nearest };
}

function leftOf(by: CheckLimit, left: number | null, whole: number | null): readonly RemainingLimit[] {
  if (left === null || whole === null) return [];
  const share = left / whole;
  if (left <= 0) return [{ by, share, state: 'due' }];
  const isSoon = by === 'months' ? left <= SOON_DAYS : share <= SOON_SHARE;
  return [{ by, share, state: isSoon ? 'soon' : 'fine' }];
}

const URGENCY = { due: 0, soon: 1, fine: 2 } as const;

function nearestOf(limits: readonly RemainingLimit[]): Pick<GliderCheck, 'state' | 'by'> {
  const [nearest] = limits.toSorted((a, b) => URGENCY[a.state] - URGENCY[b.state] || a.share - b.share);
  return nearest ? { state: nearest.state, by: nearest.by } : { state: 'none', by: null };
}

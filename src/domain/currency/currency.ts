import type { Flight } from '../flight.ts';
import { type FlightFilter, NO_FILTER } from '../flight-filter/flight-filter.ts';
import { type FilteredFlight, flightsOfFacets } from '../flight-filter/matching.ts';
import type { Glider } from '../glider.ts';
import { daysAfter, daysBetween, type LocalDate } from '../local-date.ts';
import { nameKey } from '../text.ts';
import type { CurrencyRule } from './rules.ts';

/**
 * Whether a rule is met today. `met` and `soon` are: without another flight it is no longer from `lapsesOn` on, `soon` within days.
 * `lapsed` was met before `lapsedOn`, the first day on which it was not. `never` was not met yet. `impossible` cannot be: the logbook has no glider of
 * that name, or so much does not fit into the days.
 */
export type CurrencyState =
  | { readonly state: 'met' | 'soon'; readonly lapsesOn: LocalDate }
  | { readonly state: 'lapsed'; readonly lapsedOn: LocalDate }
  | { readonly state: 'never' }
  | { readonly state: 'impossible'; readonly why: 'noGlider' | 'tooMuch' };

/** A rule as it stands today. */
export type Currency = CurrencyState & {
  readonly rule: CurrencyRule;
  /** Flights, or minutes in the air, that count today. */
  readonly amount: number;
  /** As many as the rule asks for, in the same unit. */
  readonly least: number;
  /** Shows the flights that count today in the flight list; null where it has no glider of that name. */
  readonly filter: FlightFilter | null;
};

/** The logbook's data for the state of a rule. */
interface CountedLogbook {
  readonly flights: readonly (FilteredFlight & Pick<Flight, 'airtime'>)[];
  readonly gliders: Iterable<Pick<Glider, 'id' | 'name'>>;
}

const MINUTES_PER_HOUR = 60;
/** The most that anybody can fly in a day: in hours all of it, and a flight in every five minutes of it. */
const MOST_PER_DAY = { hours: 24, flights: 288 } as const;

/** Returns how a rule stands on the pilot's day. Flights of later days have not been flown yet: they do not count. */
export function currencyOf(rule: CurrencyRule, { flights, gliders }: CountedLogbook, today: LocalDate): Currency {
  const { count, days } = rule;
  const least = rule.least * (count === 'hours' ? MINUTES_PER_HOUR : 1);
  const glider = rule.glider === '' ? null : gliderNamed(rule.glider, gliders);
  if (glider === undefined) return { rule, amount: 0, least, filter: null, state: 'impossible', why: 'noGlider' };
  const tags = rule.tag === '' ? [] : [rule.tag];
  const filter = { ...NO_FILTER, glider, tags, since: daysAfter(today, 1 - days), until: today };
  const counted = flightsOfFacets(flights, { ...filter, since: null })
    .map(({ date, airtime }) => ({ date, amount: count === 'hours' ? airtime : 1 }))
    .sort((a, b) => (a.date < b.date ? 1 : -1));
  const amount = counted.reduce((sum, flown) => sum + (flown.date >= filter.since ? flown.amount : 0), 0);
  const known = { rule, amount, least, filter };
  if (rule.least > days * MOST_PER_DAY[count]) return { ...known, state: 'impossible', why: 'tooMuch' };
  return { ...known, ...stateOn(today, lapseOf(counted, least, days), days) };
}

function gliderNamed(name: string, gliders: CountedLogbook['gliders']): number | undefined {
  for (const glider of gliders) if (nameKey(glider.name) === nameKey(name)) return glider.id;
  return undefined;
}

/** A day with its flights, or minutes. */
interface Flown {
  readonly date: LocalDate;
  readonly amount: number;
}

/**
 * Returns the first day on which a rule is not met, after the last on which it was; null where it never was. From the newest flight
 * back: on the day of each the rule is met if it and older ones within the days are enough, until the oldest of those is too old.
 */
function lapseOf(newestFirst: readonly Flown[], least: number, days: number): LocalDate | null {
  let [oldest, sum] = [-1, 0];
  for (const newest of newestFirst) {
    while (sum < least && oldest + 1 < newestFirst.length) {
      oldest += 1;
      sum += newestFirst[oldest]?.amount ?? 0;
    }
    if (sum < least) return null;
    const lapse = daysAfter(newestFirst[oldest]?.date ?? newest.date, days);
    if (lapse > newest.date) return lapse;
    sum -= newest.amount;
  }
  return null;
}

/** A rule that lapses within so many days, and within so much of its own days, lapses soon. */
const SOON = { days: 14, share: 0.25 } as const;

function stateOn(today: LocalDate, lapse: LocalDate | null, days: number): CurrencyState {
  if (lapse === null) return { state: 'never' };
  if (lapse <= today) return { state: 'lapsed', lapsedOn: lapse };
  const isSoon = daysBetween(today, lapse) <= Math.min(SOON.days, Math.ceil(SOON.share * days));
  return { state: isSoon ? 'soon' : 'met', lapsesOn: lapse };
}

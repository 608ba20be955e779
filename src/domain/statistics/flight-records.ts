import type { Flight } from '../flight.ts';
import { compareFlights } from '../order/numbering.ts';

/** The best of some flights, each null where no flight has the quantity; of equal ones the first that was flown. */
export interface FlightRecords<Flown> {
  /** By airtime. */
  readonly longest: Flown | null;
  /** By maximum altitude. */
  readonly highest: Flown | null;
  /** By scored distance. */
  readonly farthest: Flown | null;
}

type RecordableFlight = Pick<Flight, 'id' | 'date' | 'time' | 'airtime' | 'altitude' | 'xcDistance'>;

/** Returns the records among some flights, given in any order. */
export function recordsOf<Flown extends RecordableFlight>(flights: Iterable<Flown>): FlightRecords<Flown> {
  const all = [...flights];
  return {
    longest: greatest(all, ({ airtime }) => airtime),
    highest: greatest(all, ({ altitude }) => altitude),
    farthest: greatest(all, ({ xcDistance = 0 }) => xcDistance),
  };
}

/** Returns the records of each glider, by its id; none of one whose flights have no quantity at all. */
export function recordsByGlider<Flown extends RecordableFlight & Pick<Flight, 'gliderId'>>(
  flights: Iterable<Flown>,
): ReadonlyMap<number, FlightRecords<Flown>> {
  const byGlider = new Map<number, Flown[]>();
  for (const flight of flights) {
    if (flight.gliderId === null) continue;
    const flown = byGlider.get(flight.gliderId);
    if (flown) flown.push(flight);
    else byGlider.set(flight.gliderId, [flight]);
  }
  const records = [...byGlider].map(([id, flown]) => [id, recordsOf(flown)] as const);
  return new Map(records.filter(([, { longest, highest, farthest }]) => longest ?? highest ?? farthest));
}

/** Returns the flight with the greatest value above 0, the first that was flown of equal ones; null when there is none. */
export function greatest<Flown extends RecordableFlight>(
  flights: readonly Flown[],
  amountOf: (flight: Flown) => number,
): Flown | null {
  let best: Flown | null = null;
  for (const flight of flights) {
    const ahead = amountOf(flight) - (best ? amountOf(best) : 0);
    if (ahead > 0 || (best && ahead === 0 && compareFlights(flight, best) < 0)) best = flight;
  }
  return best;
}

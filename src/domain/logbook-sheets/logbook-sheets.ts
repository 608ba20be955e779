import type { PilotInput } from '../fields/pilot.ts';
import type { Flight } from '../flight.ts';
import { compareFlights } from '../order/numbering.ts';
import { type Minutes, minutes } from '../units.ts';

/** Fewest and most flights of a sheet. */
export const FEWEST_ROWS = 15;
export const MOST_ROWS = 30;

/** The fields of a flight for a sheet. */
export type SheetFlight = Pick<Flight, 'id' | 'date' | 'time' | 'airtime'>;

/** What flights add up to. */
export interface Sum {
  readonly flights: number;
  readonly airtime: Minutes;
}

/** A flight on a sheet, with its number in the logbook: that of all flights, earlier ones included, whatever is printed. */
export interface NumberedFlight<F extends SheetFlight> {
  readonly number: number;
  readonly flight: F;
}

/** One page of a logbook on paper. */
export interface LogbookSheet<F extends SheetFlight> {
  readonly page: number;
  readonly rows: readonly NumberedFlight<F>[];
  /** Of the flights before this page: from the flights before Wingbook on, or of a selection alone. */
  readonly broughtForward: Sum;
  readonly thisPage: Sum;
  /** Both together, which the next page begins with. */
  readonly carriedForward: Sum;
}

/** The logbook's data for a print. */
export interface SheetSource<F extends SheetFlight> {
  readonly pilot: Pick<PilotInput, 'initialFlightNum' | 'initialAirtime'>;
  readonly flights: ReadonlyMap<number, F>;
  /** The flights to print; the map of all flights itself where nothing is left out. */
  readonly shown: ReadonlyMap<number, F>;
}

/** Where a print begins, and how much a page holds. */
export interface SheetChoices {
  readonly rowsPerPage: number;
  /** Flights with a lower number are on earlier pages. */
  readonly fromNumber: number;
  /** Number of the first page. */
  readonly firstPage: number;
}

/** Where the next print goes on. */
export interface NextStart {
  readonly number: number;
  readonly page: number;
}

const NOTHING: Sum = { flights: 0, airtime: minutes(0) };

/** Returns the pages of a logbook, its oldest flight first. */
export function logbookSheets<F extends SheetFlight>(
  { pilot, flights, shown }: SheetSource<F>,
  { rowsPerPage, fromNumber, firstPage }: SheetChoices,
): readonly LogbookSheet<F>[] {
  const numbered = [...flights.values()]
    .sort(compareFlights)
    .map((flight, index) => ({ number: pilot.initialFlightNum + index + 1, flight }))
    .filter(({ flight }) => shown.has(flight.id));
  const opening: Sum = shown === flights ? { flights: pilot.initialFlightNum, airtime: pilot.initialAirtime } : NOTHING;
  const before = numbered.filter(({ number }) => number < fromNumber);
  const printed = numbered.slice(before.length);
  const sheets: LogbookSheet<F>[] = [];
  let broughtForward = added(opening, sumOf(before));
  for (let start = 0; start < printed.length; start += rowsPerPage) {
    const rows = printed.slice(start, start + rowsPerPage);
    const thisPage = sumOf(rows);
    const carriedForward = added(broughtForward, thisPage);
    sheets.push({ page: firstPage + sheets.length, rows, broughtForward, thisPage, carriedForward });
    broughtForward = carriedForward;
  }
  return sheets;
}

/**
 * Returns where the next print begins so that both are one logbook: after the last flight, or again with the last page where that
 * is not full. Null without a page.
 */
export function nextStart<F extends SheetFlight>(
  sheets: readonly LogbookSheet<F>[],
  rowsPerPage: number,
): NextStart | null {
  const last = sheets.at(-1);
  const [first, end] = [last?.rows[0], last?.rows.at(-1)];
  if (!last || !first || !end) return null;
  const isFull = last.rows.length === rowsPerPage;
  return isFull ? { number: end.number + 1, page: last.page + 1 } : { number: first.number, page: last.page };
}

function sumOf(rows: readonly NumberedFlight<SheetFlight>[]): Sum {
  return rows.reduce((sum, { flight }) => added(sum, { flights: 1, airtime: flight.airtime }), NOTHING);
}

function added(a: Sum, b: Sum): Sum {
  return { flights: a.flights + b.flights, airtime: minutes(a.airtime + b.airtime) };
}

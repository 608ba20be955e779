import { type Minutes, minutes } from '../../units.ts';
import type { RowFlight } from './row-flight.ts';

/** A row that stands for more flights is asked about: it may be all those before this logbook. */
export const MOST_SPLIT = 20;
/** The highest number of flights that a row may stand for. */
const MAX_COUNT = 100_000;

const COUNT = /^(\d{1,6})(?:[.,]0+)?\s*(?:[x×]|\p{L}+\.?)?$/u;

/** Returns how many flights a row stands for: `5`, `5 x`, `5 Flüge`; null when it is no such number. */
export function readCount(text: string): number | null {
  const match = COUNT.exec(text.trim());
  const count = match ? Number(match[1]) : null;
  return count !== null && count <= MAX_COUNT ? count : null;
}

/**
 * Returns the flights of a row that stands for several. Their airtimes are as equal as whole minutes can be, and their sum is that of the
 * row; the time of the launch is that of the first.
 */
export function splitFlight(flight: RowFlight, count: number): readonly RowFlight[] {
  if (count < 2) return [flight];
  const airtimes = sharesOf(flight.airtime, count);
  return airtimes.map((airtime, index) => {
    const times = index === 0 ? {} : { time: null, launchTime: null };
    return { ...flight, ...times, airtime, part: { number: index + 1, count, airtime: flight.airtime } };
  });
}

function sharesOf(airtime: Minutes | null, count: number): readonly (Minutes | null)[] {
  const [whole, rest] = [Math.floor((airtime ?? 0) / count), (airtime ?? 0) % count];
  return Array.from({ length: count }, (_, index) => {
    const share = whole + (index < rest ? 1 : 0);
    return share === 0 ? null : minutes(share);
  });
}

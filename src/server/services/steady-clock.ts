import { unixSeconds } from '#server/clock';
import { recordTime } from '#server/repositories/clock';
import type { AppContext } from './app-context.ts';

/** What the clock says is trusted once it has been steady for a day. */
export const STEADY_S = 86_400;
/** A server can be off for this long without its clock being treated as changed. */
const GAP_S = 7 * 86_400;

/** Records the time, and returns for how many seconds the clock has been steady. */
export async function secondsOfSteadyClock({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<number> {
  const nowS = unixSeconds(clock());
  return nowS - (await recordTime(db, { nowS, gapS: GAP_S }));
}

import { timezone } from '#contract/places/timezones';
import type { TrackAnalysis } from '#domain/track/track';
import { callAsPilot } from '#web/store/store.ts';
import type { Zone } from './igc-state.ts';

/** Returns the time zone of a launch. A failed lookup is only logged. */
export async function findZone({ launch, launchTime }: TrackAnalysis): Promise<Zone> {
  const query = { latLngString: `${launch.lat},${launch.lng}`, timestampInSec: String(launchTime) };
  try {
    const { timeZoneId } = await callAsPilot(timezone, { query });
    return { state: 'found', timeZoneId };
  } catch (error) {
    console.warn('The time zone of the launch could not be had.', error);
    return { state: 'unknown' };
  }
}

import { metres, minutes } from '#domain/units';
import type { AppContext } from '#server/context/app-context';
import { findPilot } from '#server/repositories/pilots';
import { saveToLogbook } from '#server/services/logbook/save';
import { makeLogbook } from './logbooks.ts';

/** What every saved flight has. */
const FLIGHT = {
  date: '2026-05-03',
  time: '13:05',
  siteId: 1,
  gliderId: 1,
  altitude: metres(1_850),
  airtime: minutes(75),
  remarks: 'Late start, good climb over the ridge.',
  tags: [],
  igcEncoding: 'utf-8',
  igcRange: null,
  igcFileName: null,
} as const;

/** The track of a flight that is saved. */
export interface SavedTrack {
  readonly igc?: string;
  readonly igcFileName?: string;
}

/** Returns a function that saves a new flight of a new pilot with 1,000, as a browser that is up to date does: with an older revision each response would contain many flights. */
export async function savingIn(context: AppContext): Promise<(track?: SavedTrack) => Promise<void>> {
  const pilotId = await makeLogbook(context, 'save@example.org', { flights: 1_000, tracks: 0 });
  let marker = (await findPilot(context.db, pilotId))?.revision ?? 0;
  return async (track = {}) => {
    const reply = await saveToLogbook(context, pilotId, {
      dataType: 'flight',
      data: { ...FLIGHT, ...track, id: 0 },
      lastModified: marker,
      clientKey: crypto.randomUUID(),
      encoding: null,
    });
    if ('response' in reply) marker = reply.response.lastModified;
  };
}

import { load, save } from '#contract/data';
import { MAX_FILE_BYTES } from '#domain/file';
import { loadLogbook, refuseOtherEpoch } from '#server/services/logbook';
import { saveToLogbook } from '#server/services/saves';
import { type Door, encodingOf, openToPilots } from './door/door.ts';

/** A track of the maximum size with each byte as a JSON escape of six characters, and room for everything else. */
const SAVE_BYTES = 6 * MAX_FILE_BYTES + 256 * 1_024;

/** Mounts `/api/data`: loads and saves of the pilot's logbook. */
export function mountData(door: Door): void {
  const { house } = door;
  openToPilots({ ...door, requiresPilotId: false }, load, ({ session, query, context }) =>
    loadLogbook(house, session, { marker: query, encoding: encodingOf(context) }),
  );
  openToPilots({ ...door, maxBytes: SAVE_BYTES }, save, ({ session, body, context }) => {
    refuseOtherEpoch(body, session.epoch);
    return saveToLogbook(house, session.pilotId, { ...body, encoding: encodingOf(context) });
  });
}

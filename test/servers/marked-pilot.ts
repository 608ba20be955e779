import { strFromU8, unzipSync } from 'fflate';
import { EMPTY_MAPPING } from '#domain/import/table/table-mapping';
import { flownPath, igcFile } from '../builders/igc.ts';
import { aFlight, aGlider, aSite, pilotInput } from '../builders/items.ts';
import { verified } from './account-calls.ts';
import { saveMapping } from './import-calls.ts';
import type { TestServer } from './server.ts';
import { saved, signUpPilot, type Visitor } from './visitor.ts';

/** A pilot in a browser. */
export type Pilot = Visitor & { readonly email: string };

/** Stands in all that a marked pilot stores, so that it shows up wherever any of it does. */
export const MARK = 'nobody else may read this';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
/** The track of a marked pilot's flights. */
export const MARKED_IGC = igcFile({
  date: '2025-05-31',
  records: [`LXXX ${MARK}`],
  fixes: flownPath(LAUNCH, [{ seconds: 600, speed: 10, climb: -1 }]),
});

/** Signs up a pilot and verifies the email, with seven flights, sites and gliders that all have the mark. */
export async function markedPilot(
  { url, context }: Pick<TestServer, 'url' | 'context'>,
  password: string,
): Promise<Pilot> {
  const pilot = await verified(await signUpPilot(url, password), context);
  await saved(pilot, 'pilot', pilotInput({ userName: MARK }));
  await saveMapping(pilot, { ...EMPTY_MAPPING, name: MARK });
  await pilot.post('/api/tokens', { name: MARK, scope: 'logbook:read', days: null });
  for (let id = 1; id <= 7; id += 1) {
    await saved(pilot, 'site', aSite({ name: `${MARK} ${id}`, remarks: MARK }));
    await saved(pilot, 'glider', aGlider({ name: `${MARK} ${id}`, remarks: MARK }));
    await saved(pilot, 'gear', { id: 0, name: `${MARK} ${id}`, kind: 'reserve', serialNumber: MARK, remarks: MARK });
    await saved(pilot, 'handling', { id: 0, date: '2025-05-31', duration: 60, gliderId: id, remarks: MARK });
    await saved(pilot, 'flight', aFlight({ remarks: MARK, igc: MARKED_IGC, siteId: id, gliderId: id }));
  }
  return pilot;
}

/** Returns the text of a response, unzipped where it is an archive. */
export async function textOf(response: Response): Promise<string> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isZip = response.headers.get('content-type') === 'application/zip';
  return isZip && bytes.length > 0
    ? Object.values(unzipSync(bytes))
        .map((file) => strFromU8(file))
        .join('\n')
    : strFromU8(bytes);
}

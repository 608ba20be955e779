import type { Db } from '#server/db/schema';
import { type DemoData, demoData } from '#server/demo/ready/demo-data';
import { type House, isoSeconds, unixSeconds } from '#server/house';
import { readingOf } from '#server/jobs/tasks/prepare-track';
import { addFlights } from '#server/repositories/flights';
import { addGliders } from '#server/repositories/gliders';
import type { NewItems } from '#server/repositories/item-key';
import { addPilot, takeIds } from '#server/repositories/pilots';
import { addSites } from '#server/repositories/sites';
import { putTrack } from '#server/repositories/tracks';
import { type Entered, signIn } from './account/accounts.ts';
import { consume } from './limits.ts';
import { Refusal } from './refusal.ts';
import type { Visitor } from './visitor.ts';

/** The lifetime of a demo pilot, in seconds. */
export const DEMO_LIFE_S = 24 * 3_600;
const FIRST_REVISION = 1;

/** Creates a temporary pilot with three seasons of flights, and logs the visitor in. */
export async function startDemo(house: House, visitor: Visitor): Promise<Entered> {
  if (!house.configuration.demo) throw new Refusal('notFound');
  await consume(house, 'demo', visitor.address);
  const now = house.clock();
  const today = isoSeconds(now).slice(0, 10);
  const data = await demoData(today);
  return house.db.transaction().execute(async (db) => {
    const pilotId = await addPilot(db, {
      account: null,
      facts: data.pilot,
      isSubscribed: false,
      isActivated: true,
      createdAt: isoSeconds(now),
      expiresAtS: unixSeconds(now) + DEMO_LIFE_S,
    });
    if (pilotId === null) throw new Error('A demo pilot has no email that could exist already');
    await addLogbook(db, { pilotId, revision: FIRST_REVISION, firstId: 1, createdAt: isoSeconds(now) }, data);
    return signIn(db, pilotId, { now, device: visitor.device });
  });
}

/** Ids are counted from 1 in order, as the data refer to them. */
async function addLogbook(db: Db, items: NewItems, { sites, gliders, flights }: DemoData): Promise<void> {
  const { pilotId } = items;
  await takeIds(db, pilotId, { item: 'site', count: sites.length });
  await addSites(db, items, sites);
  await takeIds(db, pilotId, { item: 'glider', count: gliders.length });
  await addGliders(db, items, gliders);
  await takeIds(db, pilotId, { item: 'flight', count: flights.length });
  await addFlights(
    db,
    items,
    flights.map(({ facts, track }) => ({ ...facts, igcFileName: track?.fileName ?? null })),
  );
  for (const [index, { track }] of flights.entries()) {
    if (track === null) continue;
    const { content, sizeBytes, sha256, analysis } = track;
    await putTrack(db, { pilotId, flightId: index + 1 }, { ...readingOf(analysis), sizeBytes, sha256, content });
  }
}

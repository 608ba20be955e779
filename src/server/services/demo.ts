import type { LocalDate } from '#domain/local-date';
import { isoSeconds, unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { demoGear, demoHandlings } from '#server/demo/demo-gear';
import { type DemoTexts, demoIn } from '#server/demo/demo-texts';
import type { DemoData } from '#server/demo/read-demo';
import { addFlights } from '#server/repositories/flights';
import type { NewItems } from '#server/repositories/items';
import { addPilot, reserveIds } from '#server/repositories/pilots';
import { GEAR_ITEMS, GLIDERS, HANDLINGS, SITES } from '#server/repositories/plain-items';
import { addTracks, type ComputedTrack } from '#server/repositories/tracks';
import { type SignedIn, signIn } from '#server/services/account/accounts';
import { storedAnalysisOf } from '#server/services/tracks/prepare-track';
import type { AppContext, Configured } from './app-context.ts';
import { AppError } from './app-error.ts';
import type { Client } from './client.ts';
import { consume, type LimitContext } from './limited-use.ts';
import { rejectWhenFull } from './threads.ts';

/** The lifetime of a demo pilot, in seconds. */
export const DEMO_LIFE_S = 24 * 3_600;
const FIRST_REVISION = 1;
/** The owner of the work in the pool: nobody is logged in yet. */
const OWNER = 'demo';

let latest: { readonly today: LocalDate; readonly data: Promise<DemoData> } | null = null;

/** Creates a temporary pilot with three seasons of flights, written in one language, and logs the client in. */
export async function startDemo(
  context: LimitContext & Configured<'demo'> & Pick<AppContext, 'threads'>,
  client: Client,
  texts: DemoTexts,
): Promise<SignedIn> {
  if (!context.configuration.demo) throw new AppError('notFound');
  await consume(context, 'demo', client.address);
  const now = context.clock();
  const today = isoSeconds(now).slice(0, 10);
  const data = demoIn(texts, await rejectWhenFull(() => demoDataOf(context, today)));
  return context.db.transaction().execute(async (db) => {
    const pilotId = await addPilot(db, {
      account: null,
      input: data.pilot,
      isSubscribed: false,
      isActivated: true,
      createdAt: isoSeconds(now),
      expiresAtS: unixSeconds(now) + DEMO_LIFE_S,
    });
    if (pilotId === null) throw new Error('A demo pilot has no email that could exist already');
    const items = { pilotId, revision: FIRST_REVISION, id: 1, createdAt: isoSeconds(now) };
    await addLogbook(db, items, data);
    await addGear(db, items, today);
    return signIn(db, pilotId, { ...client, now });
  });
}

/** Returns the demo's logbook for `today`; read once a day, by a thread. */
function demoDataOf({ threads }: Pick<AppContext, 'threads'>, today: LocalDate): Promise<DemoData> {
  if (latest?.today === today) return latest.data;
  const data = threads.run(OWNER, 'readDemo', today);
  latest = { today, data };
  data.catch(() => {
    if (latest?.data === data) latest = null; // The next demo reads it again.
  });
  return data;
}

async function addGear(db: Db, items: NewItems, today: LocalDate): Promise<void> {
  const [gear, handlings] = [demoGear(today), demoHandlings(today)];
  await reserveIds(db, items.pilotId, { item: 'gear', count: gear.length });
  await GEAR_ITEMS.add(db, items, gear);
  await reserveIds(db, items.pilotId, { item: 'handling', count: handlings.length });
  await HANDLINGS.add(db, items, handlings);
}

/** Ids are counted from 1 in order, as the data refer to them. */
async function addLogbook(db: Db, items: NewItems, { sites, gliders, flights }: DemoData): Promise<void> {
  const { pilotId } = items;
  await reserveIds(db, pilotId, { item: 'site', count: sites.length });
  await SITES.add(db, items, sites);
  await reserveIds(db, pilotId, { item: 'glider', count: gliders.length });
  await GLIDERS.add(db, items, gliders);
  await reserveIds(db, pilotId, { item: 'flight', count: flights.length });
  await addFlights(
    db,
    items,
    flights.map(({ input, track }) => ({ ...input, igcFileName: track?.fileName ?? null })),
  );
  const tracks = new Map<number, ComputedTrack>();
  for (const [index, { track }] of flights.entries()) {
    if (track === null) continue;
    const { content, sizeBytes, sha256, analysis, computed, timeZone } = track;
    const analysed = await storedAnalysisOf(analysis, timeZone);
    tracks.set(index + 1, { ...analysed, sizeBytes, sha256, content, computed, range: null });
  }
  await addTracks(db, pilotId, tracks);
}

import type { LocalDate } from '#domain/local-date';
import { type DemoLogbook, demoLogbook } from '#server/demo/demo-logbook';
import { type House, isoSeconds, unixSeconds } from '#server/house';
import { addPilot } from '#server/repositories/pilots';
import { type Entered, enter } from './account/accounts.ts';
import { type FlightDraft, savingOfFlight } from './flights.ts';
import { savingOfGlider } from './gliders.ts';
import { type ItemSaving, saveItem } from './item-saving.ts';
import { spend } from './limits.ts';
import { Refusal } from './refusal.ts';
import { savingOfSite } from './sites.ts';
import type { Visitor } from './visitor.ts';

type DemoFlight = DemoLogbook['flights'][number];

/** How long a demo pilot stays. */
export const DEMO_LIFE_S = 24 * 3_600;

/** Makes a throw-away pilot with three seasons of flights for a visitor at an address, and logs in as that pilot. */
export async function startDemo(house: House, visitor: Visitor): Promise<Entered> {
  if (!house.configuration.demo) throw new Refusal('notFound');
  await spend(house, 'demo', visitor.address);
  const now = house.clock();
  const today: LocalDate = isoSeconds(now).slice(0, 10);
  const { pilot, sites, gliders, flights } = demoLogbook({ today, random: Math.random });
  const savings = [...sites.map(savingOfSite), ...gliders.map(savingOfGlider), ...(await savingsOf(flights))];
  return house.db.transaction().execute(async (db) => {
    const pilotId = await addPilot(db, {
      account: null,
      facts: pilot,
      isSubscribed: false,
      isActivated: true,
      createdAt: isoSeconds(now),
      expiresAtS: unixSeconds(now) + DEMO_LIFE_S,
    });
    if (pilotId === null) throw new Error('A demo pilot has no email that could be taken');
    const change = { db, pilotId, revision: 1, now };
    for (const saving of savings) await saveItem(change, saving, { id: 0, clientKey: undefined });
    return enter(db, pilotId, { now, device: visitor.device });
  });
}

function savingsOf(flights: readonly DemoFlight[]): Promise<ItemSaving[]> {
  return Promise.all(flights.map((flight) => savingOfFlight(draftOf(flight))));
}

/** Ids are counted from 1 in the order in which things are added, so a place in the list tells the id. */
function draftOf({ siteIndex, gliderIndex, igc, ...facts }: DemoFlight): FlightDraft {
  return {
    ...facts,
    id: 0,
    siteId: siteIndex === null ? null : siteIndex + 1,
    gliderId: gliderIndex === null ? null : gliderIndex + 1,
    igc,
    igcEncoding: 'utf-8',
    igcFileName: null,
  };
}

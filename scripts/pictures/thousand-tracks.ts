import { zipSync } from 'fflate';
import { DEMO_GLIDERS } from '#test/builders/demo/demo-gliders';
import { DEMO_SITES } from '#test/builders/demo/demo-sites';
import { flownPath, igcFile, type Leg } from '#test/builders/igc';
import { addItem, signUpByCall } from '#test/e2e/steps/pilot';
import type { Screen } from './screen.ts';

const FLIGHTS = 1_000;
const LAST_DAY = Date.UTC(2026, 9, 13);
const DAY_MS = 86_400_000;
/** After each flight, backwards in time. */
const DAYS_BETWEEN = [2, 0, 1, 3, 2, 9, 1, 4];
const MINUTES = 60;

/** The review of a thousand tracks, beside a logbook with the sites and two entries of the newest days. */
export const THOUSAND_TRACKS: Screen = {
  name: 'import-thousand-tracks',
  path: '/login',
  owners: ['visitor'],
  act: async (page) => {
    await signUpByCall(page);
    for (const { fields } of DEMO_SITES) await addItem(page, 'site', { ...fields });
    for (const { name } of DEMO_GLIDERS) await addItem(page, 'glider', { name });
    await addItem(page, 'flight', { date: dayOf(1), airtime: airtimeOf(0), siteId: siteOf(0) + 1 });
    await addItem(page, 'flight', { date: dayOf(2), airtime: airtimeOf(2), siteId: siteOf(2) + 1, gliderId: 2 });
    await page.goto('/import');
    const buffer = Buffer.from(
      zipSync(Object.fromEntries(Array.from({ length: FLIGHTS }, (_, index) => fileOf(index)))),
    );
    await page.getByLabel('Files to import').setInputFiles({ name: 'tracks.zip', mimeType: '', buffer });
    await page.getByRole('table').getByRole('combobox').first().waitFor();
    await page.getByRole('heading', { name: 'Gliders' }).click(); // Its panel is closed then, and shows the rows.
    await page.getByRole('heading', { level: 1 }).hover();
  },
};

function fileOf(index: number): readonly [string, Uint8Array] {
  const { lat, lng, launchAltitude } = (DEMO_SITES[siteOf(index)] ?? DEMO_SITES[0]).fields;
  const start = {
    at: 9 * 3_600 + (((index * 37) % 180) + (index % 2) * 240) * MINUTES,
    lat: lat ?? 0,
    lng: lng ?? 0,
    altitude: launchAltitude,
  };
  const date = dayOf(index);
  const records = [`HFGTYGLIDERTYPE:${DEMO_GLIDERS[index % 7 === 3 ? 2 : 1].name}`];
  const content = igcFile({ date, records, fixes: flownPath(start, legsOf(index), 5) });
  return [
    `${date.slice(0, 4)}/${date}-XCT-RKE-0${1 + (index % DAYS_BETWEEN.length)}.igc`,
    new TextEncoder().encode(content),
  ];
}

function dayOf(index: number): string {
  const days = Array.from({ length: index + 1 }, (_, at) => DAYS_BETWEEN[at % DAYS_BETWEEN.length] ?? 0);
  return new Date(LAST_DAY - days.reduce((sum, some) => sum + some, 0) * DAY_MS).toISOString().slice(0, 10);
}

function siteOf(index: number): number {
  return Math.floor(index / 2) % DEMO_SITES.length;
}

/** Climbs and glides, fewer and lower on some days, and a landing. */
function legsOf(index: number): readonly Leg[] {
  const cycles = 1 + ((index * 5) % 4);
  const climbs = Array.from({ length: cycles }, (_, at): readonly Leg[] => [
    { seconds: 240 + ((index * 7 + at * 90) % 300), speed: 9, turn: 12, climb: 1.4 },
    { seconds: 300 + ((index * 11 + at * 70) % 240), speed: 11, heading: (index * 50 + at * 140) % 360, climb: -1 },
  ]);
  return [{ seconds: 60 }, ...climbs.flat(), { seconds: 600, speed: 10, heading: 200, climb: -1.3 }, { seconds: 90 }];
}

function airtimeOf(index: number): number {
  return Math.round((legsOf(index).reduce((sum, { seconds }) => sum + seconds, 0) - 150) / MINUTES);
}

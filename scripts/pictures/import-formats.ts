import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { flownPath, igcFile, type Leg } from '#test/builders/igc';
import { logflyDatabase, volRow, volWithTrack } from '#test/builders/logfly-database';
import { downloadEverything } from '#test/e2e/steps/download';
import { addItem, signUpByCall } from '#test/e2e/steps/pilot';

/** A name with a word that is wider than a phone. */
const LONG_NAME = `${'Donaudampfschifffahrt'.repeat(4)} of the north`;
/** Another logbook's table: its dates can be read in two ways, its third airtime is none, one name is long. */
export const TABLE = [
  'Jour;Durée;Décollage;Voile;Commentaire;Altitude',
  '03/04/2024;1:15;Annecy;Omega;Thermique;1820',
  '05/02/2024;0:42;Annecy;Omega;;1450',
  '07/03/2024;bientôt;Kandel;Rook;;',
  `02/06/2024;0:20;${LONG_NAME};Rook;${'Plouf, and up again. '.repeat(12)};1100`,
].join('\r\n');
const FLIGHT: readonly Leg[] = [
  { seconds: 120 },
  { seconds: 900, speed: 9, turn: 18, climb: 0.7 },
  { seconds: 700, speed: 10, heading: 90, climb: -1 },
  { seconds: 120 },
];
const PLACES = { Weissenstein: { lat: 47.25, lng: 7.51 }, nowhere: { lat: 46.1, lng: 9.2 } };

/** A file of text. */
export interface TestFile {
  readonly name: string;
  readonly content: string;
}

/** Flights of four days, from a known place and from one without a site. */
export const TRACKS = [1, 2, 3, 4].map((day): TestFile => {
  const place = day < 3 ? PLACES.Weissenstein : PLACES.nowhere;
  const fixes = flownPath({ at: 28_800, altitude: 1_800, ...place }, FLIGHT);
  return {
    name: day === 4 ? `${LONG_NAME}.igc` : `2026-06-0${day}.igc`,
    content: igcFile({
      date: `2026-06-0${day}`,
      records: [`HFGTYGLIDERTYPE:${day < 3 ? 'Lark 2 M' : LONG_NAME}`],
      fixes,
    }),
  };
});
/** A file that is refused. */
export const BROKEN: TestFile = { name: 'broken.igc', content: 'no track' };

/** A file that is given to the import. */
interface GivenFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** What each format of the import brings, as a pilot gives it. */
export const FORMATS: Readonly<Record<string, (page: Page) => Promise<readonly GivenFile[]>>> = {
  table: async () => [{ name: 'vols.csv', buffer: Buffer.from(DATED_TABLE) }],
  tracks: async () => [...TRACKS, BROKEN].map(({ name, content }) => ({ name, buffer: Buffer.from(content) })),
  archive: archiveOfAnother,
  logfly: async () => [{ name: 'Logfly.db', buffer: await logflyDatabase(LOGFLY) }],
  leaf: async () => [{ name: 'card.zip', buffer: leafCard() }],
};

/** With dates that can be read in one way. */
const DATED_TABLE = TABLE.replace(/(\d\d)\/(\d\d)\/(\d{4})/g, '$3-$2-$1');

/** Flights with and without a track, one with a damaged track, one without a date. */
const LOGFLY = [
  volWithTrack(160, { V_Commentaire: 'Over the lake' }),
  volWithTrack(161),
  volRow({ V_Date: '2021-07-04 13:05:00', V_Site: LONG_NAME }),
  volRow({ V_Date: '2021-07-05 13:05:00', V_IGC: 'AXXX\r\nHFDTE050721\r\n' }),
  volRow({ V_Date: '' }),
];

/** Everything of another pilot, after whom the page's browser has a new one again. */
async function archiveOfAnother(page: Page): Promise<readonly GivenFile[]> {
  await addItem(page, 'site', { name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1_230 });
  await addItem(page, 'glider', { name: 'Zeno 2', initialFlightNum: 12 });
  await addItem(page, 'flight', { date: '2019-07-01', altitude: 1_850, airtime: 20, siteId: 1, gliderId: 1 });
  const archive = await downloadEverything(page);
  await page.context().clearCookies();
  await signUpByCall(page);
  return [archive];
}

function leafCard(): Buffer {
  const launch = { at: 36_000, lat: 45.86, lng: 6.22, altitude: 930 };
  const fixes = flownPath(launch, [{ seconds: 60 }, { seconds: 600, speed: 10, climb: -0.3 }, { seconds: 60 }]);
  const flight = {
    schema: 'leaf.logbook.flight',
    start: { time_valid: true, time_local: '2025-05-31T12:00:00' },
    metrics: { duration_seconds: 600 },
    track: { saved: true, format: 'igc', path: '/tracks/a.igc' },
    glider: { brand: 'Maker', model: 'Swift 6' },
    notes: { pilot_notes: 'Nice', tags: ['xc'] },
  };
  return Buffer.from(
    zipSync({
      'logbook/a.json': Buffer.from(JSON.stringify(flight)),
      'tracks/a.igc': Buffer.from(igcFile({ date: '2025-05-31', fixes })),
    }),
  );
}

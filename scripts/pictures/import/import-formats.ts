import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { flownPath, igcFile } from '../../../test/builders/igc.ts';
import { logflyDatabase, volRow, volWithTrack } from '../../../test/builders/logfly-database.ts';
import { downloadEverything } from '../../../test/e2e/steps/download.ts';
import { addItem, signUpByCall } from '../../../test/e2e/steps/pilot.ts';
import { BROKEN, LONG_NAME, TABLE, TRACKS } from './import-files.ts';

/** A file that is given to the import. */
export interface GivenFile {
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

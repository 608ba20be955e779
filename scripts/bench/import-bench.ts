import { rm } from 'node:fs/promises';
import { importCsvFlights } from '#server/services/logbook/flights-import';
import { type BenchRow, timed } from './row.ts';
import { createBenchContext, makeLogbook } from './setup/logbooks.ts';
import { newDataFolder } from './setup/server-process.ts';

const RUNS = { runs: 5, warmUp: 2 };
const THOUSAND_MS = 100;
const TEN_THOUSAND_MS = 1_000;
/** Ten times the records may take this many times as long: linear growth with tolerance for noise. */
const MOST_GROWTH = 13;

/** Time of importing a file of flights by the service into a logbook that already has a thousand. */
export async function importBench(): Promise<readonly BenchRow[]> {
  const dataFolder = await newDataFolder();
  const { context, close } = await createBenchContext(dataFolder);
  const importing = async (records: number) => {
    const pilotId = await makeLogbook(context, `import-${records}@example.org`, { flights: 1_000, tracks: 0 });
    const encodedContent = dataUriOfRecords(records);
    return timed(() => importCsvFlights(context, pilotId, { encodedContent }), RUNS);
  };
  try {
    const thousand = await importing(1_000);
    const tenThousand = await importing(10_000);
    return [
      rowOf('1,000 records imported', thousand, THOUSAND_MS),
      rowOf('10,000 records imported', tenThousand, TEN_THOUSAND_MS),
      {
        name: '10,000 records against 1,000',
        measured: `${tenThousand.toFixed(0)} ms`,
        against: `${thousand.toFixed(0)} ms`,
        ratio: tenThousand / thousand,
        aim: 'linear: ≤ 13',
        met: tenThousand / thousand <= MOST_GROWTH,
      },
    ];
  } finally {
    await close();
    await rm(dataFolder, { recursive: true });
  }
}

function rowOf(name: string, measured: number, most: number): BenchRow {
  const aim = `≤ ${most} ms`;
  return {
    name,
    measured: `${measured.toFixed(0)} ms`,
    against: aim,
    ratio: measured / most,
    aim,
    met: measured <= most,
  };
}

const HEADER = 'date,airtime,altitude,site,launchAltitude,location,latitude,longitude,glider,remarks';
const MILLISECONDS_A_DAY = 86_400_000;

/** Returns a CSV with a flight a day from 1990 on over forty sites and seven gliders, with quoted remarks. */
function dataUriOfRecords(records: number): string {
  const lines = Array.from({ length: records }, (_, index) => {
    const date = new Date(Date.UTC(1990, 0, 1) + index * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
    const site = `Site ${index % 40},${900 + (index % 40)},"Valley ${index % 40}, Alps",46.${index % 40},7.${index % 40}`;
    return `${date},${10 + (index % 240)},${900 + (index % 3_000)},${site},Wing ${index % 7},"Flight ""${index}"", smooth"`;
  });
  const text = [HEADER, ...lines].join('\r\n');
  return `data:text/csv;base64,${Buffer.from(text).toString('base64')}`;
}

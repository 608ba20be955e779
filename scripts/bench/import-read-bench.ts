import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, rowAgainstLimit } from './row.ts';
import { writeTrackZip, ZIPPED_TRACKS } from './setup/track-zip.ts';

const MOST_S = 60;
const MOST_MB = 300;

/** What the reading process reports of a ZIP. */
export interface ReadReport {
  /** Of the CPU, all threads together. */
  readonly seconds: number;
  readonly flights: number;
  /** The most memory that objects and buffers took at once. */
  readonly peakMb: number;
}

/** Time and memory of reading 1,000 tracks of 500 MB in a ZIP, in a process of its own. */
export async function importReadBench(): Promise<readonly BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'wingbook-import-'));
  try {
    const zip = join(folder, 'tracks.zip');
    const megabytes = writeTrackZip(zip);
    const { seconds, flights, peakMb } = read(zip);
    const name = `reading ${ZIPPED_TRACKS} tracks of ${megabytes.toFixed(0)} MB in a ZIP, ${flights} flights found`;
    return [
      rowAgainstLimit(name, { measured: seconds, most: MOST_S, unit: 's of CPU' }),
      rowAgainstLimit('memory of it', { measured: peakMb, most: MOST_MB, unit: 'MB' }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(zip: string): ReadReport {
  const script = join(import.meta.dirname, 'setup/read-import.ts');
  const output = execFileSync(process.execPath, ['--no-warnings', '--import', 'tsx', script, zip], {
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

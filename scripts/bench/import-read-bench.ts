import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { bytesOf, flownPath, igcFile } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';
import type { BenchRow } from './row.ts';

const TRACKS = 1_000;
/** Fixes of a track: half a megabyte. */
const FIXES = 13_900;
const MOST_S = 60;
const MOST_MB = 300;
const MEGABYTE = 2 ** 20;
const DAY_MS = 86_400_000;

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
    const megabytes = writeZip(zip);
    const { seconds, flights, peakMb } = read(zip);
    const name = `reading ${TRACKS} tracks of ${megabytes.toFixed(0)} MB in a ZIP, ${flights} flights found`;
    return [
      row(name, { measured: seconds, most: MOST_S, unit: 's of CPU' }),
      row('memory of it', { measured: peakMb, most: MOST_MB, unit: 'MB' }),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes the ZIP and returns the megabytes that it holds: one long flight, each time on another day. */
function writeZip(path: string): number {
  const start = { at: 28_800, lat: 46.6, lng: 7.2, altitude: 1_600 };
  const fixes = flownPath(start, [{ seconds: FIXES, speed: 10, turn: 1, climb: 0.05 }]);
  const text = igcFile({ fixes, date: '2020-01-01' });
  const drafts = Array.from({ length: TRACKS }, (_, day) => {
    const date = new Date(Date.UTC(2020, 0, 1) + day * DAY_MS).toISOString();
    const content = bytesOf(
      text.replace('HFDTE010120', `HFDTE${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)}`),
    );
    return { name: `${date.slice(0, 4)}/${day}.igc`, content, packed: deflateRawSync(content, { level: 1 }) };
  });
  writeFileSync(path, zipBytes(drafts));
  return drafts.reduce((sum, { content }) => sum + content.length, 0) / MEGABYTE;
}

function read(zip: string): ReadReport {
  const script = join(import.meta.dirname, 'setup/read-import.ts');
  const output = execFileSync(process.execPath, ['--no-warnings', '--import', 'tsx', script, zip], {
    encoding: 'utf8',
  });
  return JSON.parse(output);
}

function row(
  name: string,
  { measured, most, unit }: { readonly measured: number; readonly most: number; readonly unit: string },
): BenchRow {
  return {
    name,
    measured: `${measured.toFixed(1)} ${unit}`,
    against: `${most} ${unit}`,
    ratio: measured / most,
    aim: '≤ 1',
    met: measured <= most,
  };
}

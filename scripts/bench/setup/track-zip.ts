import { writeFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { bytesOf, flownPath, igcFile } from '#test/builders/igc';
import { zipBytes } from '#test/builders/zip';

/** How many tracks the ZIP has. */
export const ZIPPED_TRACKS = 1_000;
/** Fixes of a track: half a megabyte. */
const FIXES = 13_900;
const MEGABYTE = 2 ** 20;
const DAY_MS = 86_400_000;

/** Writes a ZIP of 1,000 tracks, one long flight each time on another day. Returns the megabytes that it holds. */
export function writeTrackZip(path: string): number {
  const start = { at: 28_800, lat: 46.6, lng: 7.2, altitude: 1_600 };
  const fixes = flownPath(start, [{ seconds: FIXES, speed: 10, turn: 1, climb: 0.05 }]);
  const text = igcFile({ fixes, date: '2020-01-01' });
  const drafts = Array.from({ length: ZIPPED_TRACKS }, (_, day) => {
    const date = new Date(Date.UTC(2020, 0, 1) + day * DAY_MS).toISOString();
    const content = bytesOf(
      text.replace('HFDTE010120', `HFDTE${date.slice(8, 10)}${date.slice(5, 7)}${date.slice(2, 4)}`),
    );
    return { name: `${date.slice(0, 4)}/${day}.igc`, content, packed: deflateRawSync(content, { level: 1 }) };
  });
  writeFileSync(path, zipBytes(drafts));
  return drafts.reduce((sum, { content }) => sum + content.length, 0) / MEGABYTE;
}

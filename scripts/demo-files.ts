import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { makeDemoFiles } from '#test/builders/demo/make-demo-files';

const FOLDER = join(import.meta.dirname, '../src/server/demo/demo-files');

/** Writes the demo pilot's logbook and tracks, which the server shifts to the day of a visit: `npm run demo-files`. */
const { logbook, tracks } = makeDemoFiles(process.argv[2] ?? new Date().toISOString().slice(0, 10));
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const { flights, ...others } = logbook;
// A flight a line, so that a commit shows which ones changed.
const text = `${JSON.stringify({ ...others, flights: [] }).slice(0, -2)}\n${flights.map((flight) => JSON.stringify(flight)).join(',\n')}\n]}\n`;
await writeFile(join(FOLDER, 'logbook.json'), text);
for (const [name, igc] of tracks) await writeFile(join(FOLDER, `${name}.gz`), gzipSync(igc, { level: 9 }));

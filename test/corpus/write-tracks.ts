import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OWN_TRACKS_FOLDER } from './corpora.ts';
import { ownTracks } from './own-tracks.ts';
import { truthTable } from './truth-table.ts';

// Writes the files of the corpus and their table anew: `npx tsx test/corpus/write-tracks.ts`.
const tracks = ownTracks();
await rm(OWN_TRACKS_FOLDER, { recursive: true, force: true });
await mkdir(OWN_TRACKS_FOLDER);
for (const { name, bytes } of tracks) await writeFile(join(OWN_TRACKS_FOLDER, `${name}.igc`), bytes);
await writeFile(join(OWN_TRACKS_FOLDER, 'truth.tsv'), truthTable(tracks));

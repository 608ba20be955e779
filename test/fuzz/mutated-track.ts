import { readdirSync } from 'node:fs';
import { pick, type Some, seededRandom } from '#test/builders/random';
import { OWN_TRACKS_FOLDER, trackFile } from '../corpus/corpora.ts';
import { atLeastOne } from './at-least-one.ts';
import { withMutations } from './mutations.ts';

const ORIGINALS = atLeastOne(
  readdirSync(OWN_TRACKS_FOLDER)
    .filter((name) => name.endsWith('.igc'))
    .toSorted()
    .map((name) => trackFile(OWN_TRACKS_FOLDER, name)),
);

/** What broken recorders write, and what only looks like a record. */
const INSERTS: Some<string> = [
  '\r\nB1101355206343N00006198WA0058700558\r\n',
  '\r\nB9999999999999X99999999YV-999999999\r\n',
  '\r\nB\r\nB0000000000000N00000000EA0000000000\r\n',
  '\r\nHFDTEDATE:310299,99\r\n',
  '\r\nHFDTE000000\r\n',
  '\r\nI993638FXA3940SIU4143TASABCDEF\r\n',
  '\r\nI013699LAD\r\nJ010812HDT\r\nK160248999\r\n',
  '\r\nC150701213841160701000102 500K Tri\r\nC5111359N00101899W\r\n',
  '\r\nE110135PEV\r\nE999999\r\nF110135\r\n',
  '\u{feff}\0\u001a\u00ff',
  '\r'.repeat(3_000),
  'B'.repeat(3_000),
  '\r\nA\r\nAXXX\r\nG'.repeat(100),
];

/** Returns the bytes of one of our own tracks with mutations: the same for the same seed. Some are still good. */
export function mutatedTrack(seed: number): Uint8Array {
  const random = seededRandom(seed);
  return withMutations(random, pick(random, ORIGINALS), INSERTS);
}

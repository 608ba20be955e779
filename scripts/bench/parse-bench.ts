import { readdirSync } from 'node:fs';
import IGCParser from 'igc-parser';
import { parseIgc } from '#domain/igc/parse-igc';
import { flownPath, igcBytes } from '#test/builders/igc';
import { CORPUS_FOLDER, hasCorpus, trackFile } from '#test/corpus/corpora';
import { type BenchRow, timed } from './row.ts';

const LEAST_TIMES_FASTER = 15;

/** Speed of parsing the ten longest files of the corpus, or synthetic ones as long. */
export async function parseBench(): Promise<readonly BenchRow[]> {
  const { files, origin } = longestFiles();
  const texts = files.map((bytes) => Buffer.from(bytes).toString('latin1'));
  const size = files.reduce((sum, bytes) => sum + bytes.length, 0);
  const ours = await timed(() => files.map((bytes) => parseIgc(bytes).fixes.length), { runs: 41, warmUp: 20 });
  const theirs = await timed(() => texts.map((text) => IGCParser.parse(text, { lenient: true })), {
    runs: 7,
    warmUp: 3,
  });
  return [
    {
      name: `parse of ${origin} against npm igc-parser`,
      measured: speed(size, ours),
      against: speed(size, theirs),
      ratio: theirs / ours,
      aim: `≥ ${LEAST_TIMES_FASTER}`,
      met: theirs / ours >= LEAST_TIMES_FASTER,
    },
  ];
}

function speed(bytes: number, milliseconds: number): string {
  return `${(bytes / milliseconds / 1000).toFixed(0)} MB/s`;
}

/** Durations in seconds of the ten longest flights of the corpus, used when it is missing. */
const SYNTHETIC_S = [24_794, 20_261, 15_562, 12_226, 7_163, 6_928, 5_962, 5_367, 4_829, 4_677];

/** Returns the ten longest real IGC files, or synthetic ones as long where those are missing, and which of the two. */
function longestFiles(): { readonly files: readonly Uint8Array[]; readonly origin: string } {
  const { files, origin } = allFiles();
  return { files: files.slice(0, 10), origin: hasCorpus ? 'the ten longest real files' : origin };
}

/** Returns all real IGC files, the longest first, or the synthetic ones where those are missing, and which of the two. */
function allFiles(): { readonly files: readonly Uint8Array[]; readonly origin: string } {
  if (!hasCorpus) return { files: SYNTHETIC_S.map(syntheticFile), origin: 'ten synthetic files' };
  const names = readdirSync(CORPUS_FOLDER).filter((name) => name.endsWith('.igc'));
  const files = names.map((name) => trackFile(CORPUS_FOLDER, name)).toSorted((a, b) => b.length - a.length);
  return { files, origin: `${files.length} real files` };
}

function syntheticFile(seconds: number): Uint8Array {
  const start = { at: 3600, lat: 46.6, lng: 7.2, altitude: 1600 };
  return igcBytes({ fixes: flownPath(start, [{ seconds, speed: 10, turn: 1, climb: 0.01 }]) });
}

import IGCParser from 'igc-parser';
import { parseIgc } from '#domain/igc/parse-igc';
import { type BenchRow, timed } from './row.ts';
import { longestFiles } from './setup/longest-files.ts';

const LEAST_TIMES_FASTER = 15;
const LEAST_OF_NEWLINES = 0.4;
const MOST_BYTES_A_FIX = 40;
const LINE_FEED = 0x0a;

/** Speed and memory of parsing the ten longest files of the corpus, or synthetic ones as long. */
export async function parseBench(): Promise<readonly BenchRow[]> {
  const { files, origin } = longestFiles();
  const texts = files.map((bytes) => Buffer.from(bytes).toString('latin1'));
  const size = files.reduce((sum, bytes) => sum + bytes.length, 0);
  const ours = await timed(() => files.map((bytes) => parseIgc(bytes).fixes.length), { runs: 41, warmUp: 20 });
  const theirs = await timed(() => texts.map((text) => IGCParser.parse(text, { lenient: true })), {
    runs: 7,
    warmUp: 3,
  });
  const newlines = await timed(() => files.map(countNewlines), { runs: 41, warmUp: 20 });
  return [
    {
      name: `parse of ${origin} against npm igc-parser`,
      measured: speed(size, ours),
      against: speed(size, theirs),
      ratio: theirs / ours,
      aim: `≥ ${LEAST_TIMES_FASTER}`,
      met: theirs / ours >= LEAST_TIMES_FASTER,
    },
    {
      name: 'the same against counting newlines byte by byte',
      measured: speed(size, ours),
      against: speed(size, newlines),
      ratio: newlines / ours,
      aim: `≥ ${LEAST_OF_NEWLINES}, near 1`,
      met: newlines / ours >= LEAST_OF_NEWLINES,
    },
    bytesAFix(files),
  ];
}

function bytesAFix(files: readonly Uint8Array[]): BenchRow {
  const all = files.map((bytes) => parseIgc(bytes).fixes);
  const fixes = all.reduce((sum, { length }) => sum + length, 0);
  const kept = all.flatMap((columns) => Object.values(columns).filter(ArrayBuffer.isView));
  const bytes = kept.reduce((sum, column) => sum + column.buffer.byteLength, 0) / fixes;
  return {
    name: 'memory of a fix against what it may take',
    measured: `${bytes.toFixed(1)} bytes`,
    against: `${MOST_BYTES_A_FIX} bytes`,
    ratio: bytes / MOST_BYTES_A_FIX,
    aim: '≤ 1',
    met: bytes <= MOST_BYTES_A_FIX,
  };
}

function countNewlines(bytes: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < bytes.length; i += 1) if (bytes[i] === LINE_FEED) count += 1;
  return count;
}

function speed(bytes: number, milliseconds: number): string {
  return `${(bytes / milliseconds / 1000).toFixed(0)} MB/s`;
}

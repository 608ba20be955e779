import { pick, type Random, type Some, seededRandom, wholeBetween } from '#test/builders/random';
import { logflyDatabase, volRow, volWithTrack } from '../builders/logfly-database.ts';

/** A database and the size of its pages. */
interface Original {
  readonly bytes: Uint8Array;
  readonly pageSize: number;
}

const ROWS = [
  ...Array.from({ length: 60 }, (_, day) => volRow({ V_Commentaire: `Flight ${day}` })),
  ...[1, 2, 3, 4].map((day) => volWithTrack(day)),
];
const OTHERS = `
  create view Flights as select * from Vol;
  create trigger Gone after delete on Vol begin delete from Site; end;
  create index ByDate on Vol (V_Date);
  insert into Site (S_Nom) values ('PLANFAIT')`;

/** Small pages make deep trees and many chains of pages for a long text. */
const ORIGINALS: Some<Original> = [await originalOf(512), await originalOf(1_024), await originalOf(4_096)];
/** Numbers that lengths and pages are replaced by. */
const NUMBERS: Some<number> = [0, 1, 2, 3, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0x80000000, 0xffffffff];
/** How much of a page tells what is in it. */
const PAGE_HEAD = 40;

/** Returns the bytes of a mutated database of LogFly: the same for the same seed. Some are still good. */
export function fuzzedDatabase(seed: number): Uint8Array {
  const random = seededRandom(seed);
  let { bytes, ...original } = pick(random, ORIGINALS);
  for (let left = wholeBetween(random, 1, 4); left > 0; left -= 1) {
    bytes = pick(random, MUTATIONS)(random, { ...original, bytes });
  }
  return bytes;
}

type Mutation = (random: Random, database: Original) => Uint8Array;

const MUTATIONS: Some<Mutation> = [
  withWrongByte,
  withWrongByte,
  withWrongNumber,
  withWrongNumber,
  withPageOverAnother,
  withEmptyPage,
  cutOff,
];

function withWrongByte(random: Random, database: Original): Uint8Array {
  const wrong = database.bytes.slice();
  wrong[placeIn(random, database)] = wholeBetween(random, 0, 255);
  return wrong;
}

function withWrongNumber(random: Random, database: Original): Uint8Array {
  const wrong = database.bytes.slice();
  const at = Math.min(placeIn(random, database), wrong.length - 4);
  const view = new DataView(wrong.buffer);
  if (random() < 0.5) view.setUint32(at, pick(random, NUMBERS));
  else view.setUint16(at, pick(random, NUMBERS));
  return wrong;
}

/** Trees become circles. */
function withPageOverAnother(random: Random, { bytes, pageSize }: Original): Uint8Array {
  const wrong = bytes.slice();
  const [from, to] = [pageIn(random, bytes, pageSize), pageIn(random, bytes, pageSize)];
  wrong.set(bytes.subarray(from, from + pageSize).subarray(0, bytes.length - to), to);
  return wrong;
}

function withEmptyPage(random: Random, { bytes, pageSize }: Original): Uint8Array {
  const wrong = bytes.slice();
  const from = pageIn(random, bytes, pageSize);
  return wrong.fill(0, from, Math.min(from + pageSize, wrong.length));
}

/** At least four bytes remain. */
function cutOff(random: Random, { bytes }: Original): Uint8Array {
  return bytes.slice(0, wholeBetween(random, 4, bytes.length));
}

/** Mostly a place in the head of the file or of a page, else anywhere. */
function placeIn(random: Random, { bytes, pageSize }: Original): number {
  if (random() < 0.3) return wholeBetween(random, 0, bytes.length - 1);
  const page = random() < 0.3 ? 0 : pageIn(random, bytes, pageSize);
  return Math.min(bytes.length - 1, page + wholeBetween(random, 0, page === 0 ? 2 * PAGE_HEAD + 60 : PAGE_HEAD));
}

function pageIn(random: Random, bytes: Uint8Array, pageSize: number): number {
  return wholeBetween(random, 0, Math.max(0, Math.ceil(bytes.length / pageSize) - 1)) * pageSize;
}

async function originalOf(pageSize: number): Promise<Original> {
  const bytes = await logflyDatabase(ROWS, (database) => {
    database.exec(OTHERS);
    database.exec(`pragma page_size = ${pageSize}`);
    database.exec('vacuum');
  });
  return { bytes: Uint8Array.from(bytes), pageSize }; // A slice of a buffer would be no copy.
}

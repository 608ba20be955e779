import { Zip, type ZipInputFile } from 'fflate';

/** A file that goes into a ZIP file. */
export interface ZipEntry {
  readonly name: string;
  /** The file in gzip, as zlib writes it. */
  readonly content: Uint8Array;
  readonly changedAt: Date;
}

const GZIP_HEAD_BYTES = 10;
const GZIP_TAIL_BYTES = 8;
const FLAGS_AT = 3;
const DEFLATE = 8;

/** A ZIP file, part by part as its entries come: no more than one of them is held at a time. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for await (const entry of entries) {
    addEntry(zip, entry);
    yield* parts.splice(0);
  }
  zip.end();
  yield* parts.splice(0);
}

/** What gzip holds between its head and its tail is what a ZIP file holds, too: nothing is compressed anew. */
function addEntry(zip: Zip, { name, content, changedAt }: ZipEntry): void {
  if (content[FLAGS_AT] !== 0) throw new Error('A gzip head with more in it than zlib writes');
  const tail = Buffer.from(content.subarray(-GZIP_TAIL_BYTES));
  const file: ZipInputFile = {
    filename: name,
    compression: DEFLATE,
    crc: tail.readUInt32LE(0),
    size: tail.readUInt32LE(4),
    mtime: changedAt,
  };
  zip.add(file);
  file.ondata?.(null, new Uint8Array(content.subarray(GZIP_HEAD_BYTES, -GZIP_TAIL_BYTES)), true);
}

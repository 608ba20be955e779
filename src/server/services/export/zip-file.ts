import { Zip, type ZipInputFile } from 'fflate';

/** A file to put into a ZIP file. */
export interface ZipEntry {
  readonly name: string;
  /** The file compressed with gzip, as zlib writes it. */
  readonly content: Uint8Array;
  readonly changedAt: Date;
}

const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;
const FLAGS_OFFSET = 3;
const DEFLATE = 8;

/** Yields a ZIP file in parts, as its entries arrive: only one of them is in memory at a time. */
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

/** The deflate stream between gzip's header and trailer goes into the ZIP file as it is, without compressing again. */
function addEntry(zip: Zip, { name, content, changedAt }: ZipEntry): void {
  if (content[FLAGS_OFFSET] !== 0) throw new Error('A gzip header with optional fields, which zlib does not write');
  const trailer = Buffer.from(content.subarray(-GZIP_TRAILER_BYTES));
  const file: ZipInputFile = {
    filename: name,
    compression: DEFLATE,
    crc: trailer.readUInt32LE(0),
    size: trailer.readUInt32LE(4),
    mtime: changedAt,
  };
  zip.add(file);
  file.ondata?.(null, new Uint8Array(content.subarray(GZIP_HEADER_BYTES, -GZIP_TRAILER_BYTES)), true);
}

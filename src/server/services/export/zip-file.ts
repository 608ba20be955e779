import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';

/** A file to put into a ZIP file. */
export interface FileToZip {
  readonly name: string;
  /** The file compressed with gzip, as zlib writes it. */
  readonly content: Uint8Array;
  readonly changedAt: Date;
}

/** A ZIP file that is produced while it is read. */
export interface ZipDownload {
  readonly fileName: string;
  readonly content: AsyncGenerator<Uint8Array>;
}

const GZIP_HEADER_BYTES = 10;
const GZIP_TRAILER_BYTES = 8;
const FLAGS_OFFSET = 3;
const DEFLATE = 8;

/** Yields a ZIP file in parts, as its entries arrive: only one of them is in memory at a time. ZIP64 where it is needed. */
export async function* zipOf(entries: AsyncIterable<FileToZip>): AsyncGenerator<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const abandoned = new AbortController();
  const writing = writeAll(writable, entries, abandoned.signal);
  const failing = writing.catch((error: unknown) => writable.abort(error));
  try {
    yield* readable;
    await writing;
  } finally {
    abandoned.abort();
    await failing.catch(() => undefined); // Of a stream that its reader has cancelled.
  }
}

/** Returns the size of a file from its gzip stream. */
export function sizeOf(content: Uint8Array): number {
  return trailerOf(content).readUInt32LE(4);
}

/** Throws for a gzip header with optional fields, which zlib does not write: its length is another. */
export function rejectOtherHeader(content: Uint8Array): void {
  if (content[FLAGS_OFFSET] !== 0) throw new Error('A gzip header with optional fields, which zlib does not write');
}

async function writeAll(
  writable: WritableStream<Uint8Array>,
  entries: AsyncIterable<FileToZip>,
  abandoned: AbortSignal,
): Promise<void> {
  const zip = new ZipWriter(writable, { useWebWorkers: false, extendedTimestamp: false, signal: abandoned });
  for await (const entry of entries) {
    if (abandoned.aborted) return;
    await addEntry(zip, entry);
  }
  await zip.close();
}

/** The deflate stream between gzip's header and trailer goes into the ZIP file as it is, without compressing again. */
async function addEntry(zip: ZipWriter<unknown>, { name, content, changedAt }: FileToZip): Promise<void> {
  rejectOtherHeader(content);
  await zip.add(name, new Uint8ArrayReader(content.subarray(GZIP_HEADER_BYTES, -GZIP_TRAILER_BYTES)), {
    passThrough: true,
    compressionMethod: DEFLATE,
    signature: trailerOf(content).readUInt32LE(0),
    uncompressedSize: sizeOf(content),
    dataDescriptor: false,
    lastModDate: changedAt,
  });
}

function trailerOf(content: Uint8Array): Buffer {
  return Buffer.from(content.subarray(-GZIP_TRAILER_BYTES));
}

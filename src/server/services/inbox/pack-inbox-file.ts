import { gzipSync } from 'node:zlib';
import { HEAD_BYTES, kindOfHead, type SourceKind } from '#domain/import/source-kind';
import { sha256Of } from '#server/encoding/sha256';

/** A file that has arrived, ready to be stored. */
export interface PackedInboxFile {
  readonly kind: SourceKind;
  readonly contentHash: string;
  /** In gzip. */
  readonly content: Uint8Array;
}

/** Recognises and compresses a file: for a thread. */
export function packInboxFile(bytes: Uint8Array): PackedInboxFile {
  const kind = kindOfHead(bytes.subarray(0, HEAD_BYTES));
  return { kind, contentHash: contentHash(bytes, kind), content: gzipSync(bytes) };
}

/** The lines of an IGC file that make it another flight: its day, and its fixes. */
const FLOWN = /^(?:HFDTE[^\n]*\d{6}|B\d{6})/i;

/**
 * Returns the hash by which a file is known when it is sent again. Of an IGC it is that of its day and fixes: a form changes the ends
 * of its lines and the letters of its header, and some clients add a line in front.
 */
function contentHash(bytes: Uint8Array, kind: SourceKind): string {
  if (kind !== 'igc') return sha256Of(bytes);
  const lines = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .split(/[\r\n]+/);
  const flown = lines.map((line) => line.trim()).filter((line) => FLOWN.test(line));
  const saysDay = flown.some((line) => /^h/i.test(line));
  return saysDay ? sha256Of(Buffer.from(`igc\n${flown.join('\n')}`, 'latin1')) : sha256Of(bytes);
}

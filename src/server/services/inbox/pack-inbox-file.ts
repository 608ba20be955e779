import { gzipSync } from 'node:zlib';
import { HEAD_BYTES, kindOfHead, type SourceKind } from '#domain/import/source-kind';
import { sha256Of } from '#server/encoding/sha256';
import { flownHashOf } from '#server/services/tracks/flown-hash';

/** A file that has arrived, ready to be stored. */
export interface PackedInboxFile {
  readonly kind: SourceKind;
  /** By which it is known when it is sent again. */
  readonly contentHash: string;
  /** In gzip. */
  readonly content: Uint8Array;
}

/** Recognises and compresses a file: for a thread. */
export function packInboxFile(bytes: Uint8Array): PackedInboxFile {
  const kind = kindOfHead(bytes.subarray(0, HEAD_BYTES));
  const contentHash = kind === 'igc' ? flownHashOf(bytes) : sha256Of(bytes);
  return { kind, contentHash, content: gzipSync(bytes) };
}

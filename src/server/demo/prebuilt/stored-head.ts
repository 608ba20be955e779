import { crc32, deflateRawSync } from 'node:zlib';

/** RFC 1952: deflate, no name, no time, unknown system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951, 3.2.4: not the last block, stored; its length and the length's complement follow. */
const STORED_BLOCK = 0;
const STORED_BLOCK_HEAD = 5;
const HEAD_AT = GZIP_HEAD.length + STORED_BLOCK_HEAD;
const TRAILER = 8;
const LENGTH_MASK = 0xffff;
const BEST = 9;

/** Compresses a Latin-1 text, leaving its head uncompressed in the gzip file for {@link replaceHead}. */
export function gzipWithStoredHead(head: string, rest: string): Buffer {
  const block = Buffer.alloc(STORED_BLOCK_HEAD);
  block.writeUInt8(STORED_BLOCK, 0);
  block.writeUInt16LE(head.length, 1);
  block.writeUInt16LE(head.length ^ LENGTH_MASK, 3);
  const whole = Buffer.from(head + rest, 'latin1');
  const trailer = Buffer.alloc(TRAILER);
  trailer.writeUInt32LE(crc32(whole), 0);
  trailer.writeUInt32LE(whole.length, 4);
  const body = deflateRawSync(whole.subarray(head.length), { level: BEST });
  return Buffer.concat([GZIP_HEAD, block, whole.subarray(0, head.length), body, trailer]);
}

/** Returns the uncompressed head of such a file. */
export function storedHead(content: Buffer): string {
  return content.toString('latin1', HEAD_AT, HEAD_AT + content.readUInt16LE(GZIP_HEAD.length + 1));
}

/**
 * Returns the file with another head of the same length. Nothing is compressed again: the change of a checksum depends only
 * on the changed bits and the number of bytes after them.
 */
export function replaceHead(content: Buffer, head: string): Buffer {
  const before = Buffer.from(storedHead(content), 'latin1');
  if (head.length !== before.length) throw new Error('A stored head can only be replaced by one of its length');
  const changed = Buffer.from(content);
  changed.write(head, HEAD_AT, 'latin1');
  const checksumAt = content.length - TRAILER;
  const size = content.readUInt32LE(checksumAt + 4);
  const difference = Buffer.alloc(size);
  before.forEach((byte, at) => {
    difference[at] = byte ^ head.charCodeAt(at);
  });
  const checksum = content.readUInt32LE(checksumAt) ^ crc32(difference) ^ crc32(Buffer.alloc(size));
  changed.writeUInt32LE(checksum >>> 0, checksumAt);
  return changed;
}

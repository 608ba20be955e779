/** A file in a ZIP, by the central directory. */
export interface ZipEntry {
  /** Its name with folders, as stored; only ever shown. */
  readonly name: string;
  /** Offset of its local header in the ZIP. */
  readonly offset: number;
  /** Bytes as packed. */
  readonly packedSize: number;
  /** Bytes unpacked. */
  readonly size: number;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly crc32: number;
  readonly isEncrypted: boolean;
  /** Why it cannot be unpacked, where the directory tells it already. */
  readonly problem?: 'badZip' | 'overlapping';
}

import { crc32, deflateRawSync } from 'node:zlib';

/** An entry of a ZIP to be written; what is left out is right. */
export interface ZipDraft {
  readonly name: string;
  /** The name in another encoding than UTF-8. */
  readonly nameBytes?: Uint8Array;
  /** Sizes and checksum follow the packed bytes, as where a ZIP is written in one go. */
  readonly hasDescriptor?: boolean;
  readonly content: string | Uint8Array;
  readonly flags?: number;
  /** 8 for deflated, as usual; 0 for stored. */
  readonly method?: number;
  /** The size that is stated. */
  readonly size?: number;
  readonly crc32?: number;
  /** Bytes in place of the packed content. */
  readonly packed?: Uint8Array;
  /** How many of the packed bytes are missing at the end. */
  readonly cut?: number;
  /** The offset that the directory states. */
  readonly offset?: number;
}

const IN_EXTRA = 0xffffffff;

/** Returns the bytes of a ZIP, right or wrong. */
export function zipBytes(drafts: readonly ZipDraft[]): Uint8Array {
  const locals: Buffer[] = [];
  const headers: Buffer[] = [];
  for (const draft of drafts) {
    const offset = locals.reduce((sum, { length }) => sum + length, 0);
    const packed = packedOf(draft);
    const fields = fieldsOf(draft, packed.length);
    const name = Buffer.from(draft.nameBytes ?? draft.name);
    locals.push(localEntry(draft, { fields, name, packed }));
    const rest = [
      [name.length, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [draft.offset ?? offset, 4],
    ] as const;
    headers.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2], ...fields, ...rest), name]));
  }
  const [body, directory] = [Buffer.concat(locals), Buffer.concat(headers)];
  const num = drafts.length;
  const end = numbers([0x06054b50, 4], [0, 4], [num, 2], [num, 2], [directory.length, 4], [body.length, 4], [0, 2]);
  return new Uint8Array(Buffer.concat([body, directory, end]));
}

/** Returns a ZIP with the records of ZIP64, as those of more than 4 GB have. */
export function hugeZip(draft: ZipDraft): Uint8Array {
  const packed = packedOf(draft);
  const name = Buffer.from(draft.name);
  const [method, checksum] = [numberOf(draft.method, 8), crc32(draft.content)];
  const common = [
    [45, 2],
    [0, 2],
    [method, 2],
    [0, 4],
    [checksum, 4],
    [IN_EXTRA, 4],
    [IN_EXTRA, 4],
  ] as const;
  const local = Buffer.concat([
    numbers([0x04034b50, 4], ...common, [name.length, 2], [20, 2]),
    name,
    numbers([1, 2], [16, 2], [draft.content.length, 8], [packed.length, 8]),
    packed,
  ]);
  const header = Buffer.concat([
    numbers(
      [0x02014b50, 4],
      [45, 2],
      ...common,
      [name.length, 2],
      [32, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [IN_EXTRA, 4],
    ),
    name,
    numbers([0xcafe, 2], [0, 2]),
    numbers([1, 2], [24, 2], [draft.content.length, 8], [packed.length, 8], [0, 8]),
  ]);
  const end64 = numbers(
    [0x06064b50, 4],
    [44, 8],
    [45, 2],
    [45, 2],
    [0, 4],
    [0, 4],
    [1, 8],
    [1, 8],
    [header.length, 8],
    [local.length, 8],
  );
  const locator = numbers([0x07064b50, 4], [0, 4], [local.length + header.length, 8], [1, 4]);
  const end = numbers([0x06054b50, 4], [0, 4], [0xffff, 2], [0xffff, 2], [IN_EXTRA, 4], [IN_EXTRA, 4], [0, 2]);
  return new Uint8Array(Buffer.concat([local, header, end64, locator, end]));
}

interface PackedEntry {
  readonly fields: ReturnType<typeof fieldsOf>;
  readonly name: Uint8Array;
  readonly packed: Uint8Array;
}

function localEntry({ hasDescriptor }: ZipDraft, { fields, name, packed }: PackedEntry): Buffer {
  const sizes = fields.slice(4);
  const stated = hasDescriptor ? [...fields.slice(0, 4), ...sizes.map(([, size]) => [0, size] as const)] : fields;
  const descriptor = hasDescriptor ? numbers([0x08074b50, 4], ...sizes) : Buffer.alloc(0);
  return Buffer.concat([numbers([0x04034b50, 4], ...stated, [name.length, 2], [0, 2]), name, packed, descriptor]);
}

/** Version, flags, method, time, checksum and sizes: the same in both headers. */
function fieldsOf(draft: ZipDraft, packedSize: number): readonly (readonly [number, number])[] {
  return [
    [20, 2],
    [numberOf(draft.flags, draft.hasDescriptor ? 8 : 0), 2],
    [numberOf(draft.method, 8), 2],
    [0, 4],
    [numberOf(draft.crc32, crc32(draft.content)), 4],
    [packedSize, 4],
    [numberOf(draft.size, draft.content.length), 4],
  ];
}

function packedOf(draft: ZipDraft): Uint8Array {
  const packed = draft.packed ?? (draft.method === 0 ? Buffer.from(draft.content) : deflateRawSync(draft.content));
  return packed.subarray(0, packed.length - (draft.cut ?? 0));
}

function numberOf(stated: number | undefined, right: number): number {
  return stated ?? right;
}

/** Numbers of so many bytes, the lowest byte first. */
function numbers(...values: readonly (readonly [number, number])[]): Buffer {
  return Buffer.concat(
    values.map(([value, size]) => {
      const bytes = Buffer.alloc(size);
      if (size === 8) bytes.writeBigUInt64LE(BigInt(value));
      else bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}

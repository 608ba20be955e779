import { crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, 0–255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const DEPTH_AND_RGB = [8, 2, 0, 0, 0];

/** Returns a square picture as PNG, with a colour for each pixel. */
export function pngOf(size: number, colourAt: (x: number, y: number) => Rgb): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1));
  let at = 0;
  for (let y = 0; y < size; y += 1) {
    at += 1; // The row's filter: none.
    for (let x = 0; x < size; x += 1) at = rows.writeUIntBE(packed(colourAt(x, y)), at, 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set(DEPTH_AND_RGB, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function packed([red, green, blue]: Rgb): number {
  return red * 65_536 + green * 256 + blue;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

import { FitBaseType, FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder';
import type { FixDraft } from './igc.ts';

/** A session of a FIT file to be written. */
export interface FitSessionDraft {
  /** The number of the sport in the FIT profile: 0 for any, 1 for running. */
  readonly sport: number;
  readonly fixes: readonly FixDraft[];
}

export interface FitDraft {
  readonly date: string;
  readonly sessions: readonly FitSessionDraft[];
  /** What the file is for: 4 is an activity, 6 a course. */
  readonly type?: number;
  /** Whether altitudes are in the older field of two bytes. */
  readonly hasShortAltitudes?: boolean;
  /** Whether it has no positions, as indoors. */
  readonly isIndoors?: boolean;
}

const uint32 = (number: number, value: number): FitEncoderField => ({
  number,
  size: 4,
  baseType: FitBaseType.Uint32,
  value,
});
const semicircles = (number: number, degrees: number): FitEncoderField => ({
  number,
  size: 4,
  baseType: FitBaseType.Sint32,
  value: Math.round((degrees * 2 ** 31) / 180),
});

/** Returns the bytes of a FIT file, as fit-file-parser's own encoder writes them. */
export function fitBytes({
  date,
  sessions,
  type = 4,
  hasShortAltitudes,
  isIndoors,
}: FitDraft): Uint8Array<ArrayBuffer> {
  const timeOf = (second: number): number =>
    FitEncoder.toFitTimestamp(new Date(Date.parse(`${date}T00:00:00Z`) + second * 1_000));
  const encoder = new FitEncoder();
  encoder.writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: type }]);
  for (const { at, lat, lng, gnss = 0 } of sessions.flatMap(({ fixes }) => fixes)) {
    const value = Math.round((gnss + 500) * 5);
    const high = { number: 78, size: 4, baseType: FitBaseType.Uint32, value };
    const short = { number: 2, size: 2, baseType: FitBaseType.Uint16, value };
    const place = isIndoors ? [] : [semicircles(0, lat), semicircles(1, lng)];
    encoder.writeMessage(20, [uint32(253, timeOf(at)), ...place, hasShortAltitudes ? short : high]);
  }
  for (const { sport, fixes } of sessions) {
    const times = fixes.map(({ at }) => at);
    encoder.writeMessage(18, [
      uint32(253, timeOf(Math.max(...times))),
      uint32(2, timeOf(Math.min(...times))),
      { number: 5, size: 1, baseType: FitBaseType.Enum, value: sport },
    ]);
  }
  return Uint8Array.from(encoder.close());
}

/** Returns the bytes of a FIT file with these records, right or wrong. */
export function fitOfRecords(records: readonly number[]): Uint8Array<ArrayBuffer> {
  const header = [12, 0x20, 0, 0, 0, 0, 0, 0, ...Buffer.from('.FIT')];
  const bytes = Buffer.alloc(header.length + records.length + 2);
  bytes.set(header);
  bytes.writeUInt32LE(records.length, 4);
  bytes.set(records, header.length);
  bytes.writeUInt16LE(FitEncoder.calculateCRC(bytes.subarray(0, -2)), bytes.length - 2);
  return Uint8Array.from(bytes);
}

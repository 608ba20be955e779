import { createHash } from 'node:crypto';
import type { Airspace } from '#domain/airspace/airspace';
import { airspaceOutlineOf } from '#domain/airspace/horizontal-depth';
import { isInformationOnly, readAirspaces } from '#domain/airspace/read-airspaces';
import type { AirspaceProblem } from '#domain/airspace/reading';
import { wireAirspaceOf } from '#domain/airspace/wire-airspace';

/** Airspaces as they are kept in memory: what chooses them, and the JSON that is sent of each. */
export interface PackedAirspaces {
  readonly count: number;
  /** West, south, east and north of each in degrees; across 180° one of them is beyond it. */
  readonly boxes: Float64Array;
  /** The lower limit of each in metres, above whatever datum. */
  readonly floors: Float64Array;
  /** The JSON of all, one after the other. */
  readonly json: Uint8Array;
  /** The end of each airspace's JSON. */
  readonly ends: Uint32Array;
  /** Identifies the airspaces. */
  readonly version: string;
  /** The airspaces that could not be read. */
  readonly problems: readonly AirspaceProblem[];
}

/** Reads a file of airspaces, and packs those that ask something of a pilot. */
export function packAirspaces({ bytes }: { readonly bytes: Uint8Array }): PackedAirspaces {
  const { airspaces, problems } = readAirspaces(textOf(bytes));
  const shown = airspaces.filter(({ type }) => !isInformationOnly(type));
  const texts = shown.map((airspace) => Buffer.from(JSON.stringify(wireAirspaceOf(airspace))));
  const json = Buffer.concat(texts);
  return {
    count: shown.length,
    boxes: Float64Array.from(shown.flatMap(boxOf)),
    floors: Float64Array.from(shown, ({ lower }) => lower.heightM),
    json,
    ends: endsOf(texts),
    version: createHash('sha256').update(json).digest('base64url'),
    problems,
  };
}

function boxOf({ polygon }: Airspace): readonly number[] {
  const { west, south, east, north } = airspaceOutlineOf(polygon);
  return [west, south, east, north];
}

function endsOf(texts: readonly Uint8Array[]): Uint32Array {
  let end = 0;
  return Uint32Array.from(texts, ({ length }) => {
    end += length;
    return end;
  });
}

/** UTF-8; else the encoding of old Windows programs, in which many national files are written. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

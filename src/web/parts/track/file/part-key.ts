import type { TimeRange } from '#domain/track/flight/time-range';

/** A part of a track file: the file by its name, and the times of the part; null for what the analysis finds. */
export interface FilePart {
  readonly file: string;
  readonly range: TimeRange | null;
}

/** A part as it is stored, with the times of the flight in it; null where the analysis has found none, or is still to be done. */
export interface StoredPart extends FilePart {
  readonly flown: TimeRange | null;
}

/** Returns the part to read for a flight: what is known of it need not be looked for. */
export function flownPart({ file, range, flown }: StoredPart): FilePart {
  return { file, range: flown ?? range };
}

/** Returns a part as a key of a cache. */
export function keyOfPart({ file, range }: FilePart): string {
  return range === null ? file : `${file} ${range.from} ${range.to}`;
}

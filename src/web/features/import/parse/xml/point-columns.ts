import { areDegrees } from '#domain/coordinates';
import type { ConvertibleTrack } from '#domain/igc/write-igc';

/** A place with its altitude, NaN when it is not known, and its time in Unix seconds, NaN likewise. */
export interface ReadPoint {
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
  readonly time: number;
}

/** A track while it is read. Changed in place. */
export class PointColumns implements ConvertibleTrack {
  readonly time: number[] = [];
  readonly lat: number[] = [];
  readonly lng: number[] = [];
  readonly altitude: number[] = [];
  gliderName = '';
  /** Places that were given, with or without a time. */
  places = 0;

  /** Adds a place on earth with a time; counts one without. */
  add({ lat, lng, altitude, time }: ReadPoint): void {
    if (Number.isNaN(lat) || Number.isNaN(lng) || !areDegrees(lat, lng)) return;
    this.places += 1;
    if (Number.isNaN(time)) return;
    this.time.push(time);
    this.lat.push(lat);
    this.lng.push(lng);
    this.altitude.push(altitude);
  }
}

/** Returns the number that a text is; NaN when it is none. */
export function numberIn(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text);
}

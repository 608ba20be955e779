import { areDegrees } from '#domain/coordinates';
import type { ConvertibleTrack } from '#domain/igc/write-igc';
import type { TimesNote } from '#domain/import/found-flight';

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
  /** What is not sure about its times. */
  timesNote: TimesNote | null = null;
  /** Places that were given, with or without a time. */
  places = 0;
  /** Points whose place cannot be read, or is not on earth. */
  unplaced = 0;

  /** Adds a place on earth with a time; counts one without. */
  add({ lat, lng, altitude, time }: ReadPoint): void {
    if (!areDegrees(lat, lng)) {
      this.unplaced += 1;
      return;
    }
    this.places += 1;
    if (Number.isNaN(time)) return;
    this.time.push(time);
    this.lat.push(lat);
    this.lng.push(lng);
    this.altitude.push(altitude);
  }

  at(index: number): ReadPoint {
    const [lat = Number.NaN, lng = Number.NaN] = [this.lat[index], this.lng[index]];
    return { lat, lng, altitude: this.altitude[index] ?? Number.NaN, time: this.time[index] ?? Number.NaN };
  }

  /** Adds the points of another track. */
  append(track: PointColumns): void {
    for (let i = 0; i < track.time.length; i += 1) this.add(track.at(i));
    this.timesNote ??= track.timesNote;
  }
}

/** Returns the number that a text is, perhaps with a decimal comma; NaN when it is none. */
export function numberIn(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('\u2212', '-'));
}

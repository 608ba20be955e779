import { areDegrees } from '#domain/coordinates';
import { distanceBetween } from '#domain/geo';
import type { ConvertibleTrack } from '#domain/igc/write-igc';
import type { TimesNote } from '#domain/import/found-flight';
import { ReadError } from './read-error.ts';

/** Most tracks of a file: each becomes a file of its own, all of them in memory at once. */
const MAX_TRACKS = 1_000;
/** A track goes on with another that begins so soon after its end, in seconds, */
const MAX_PAUSE_S = 60;
/** and as near as one can have moved meanwhile, in metres and metres per second: laps, and pieces of a line. */
const MAX_STEP_M = 50;
const MAX_SPEED = 30;
/** Fewer single points with times are marks on a map: launch, landing, photos. */
const MIN_POINTS = 10;

/** A track with its first and last point. */
interface WholeTrack {
  readonly track: PointColumns;
  readonly first: ReadPoint;
  last: ReadPoint;
}

/** The tracks of a file while it is read, those joined that go on one with the other. Changed in place. */
export class TrackList {
  readonly #tracks: WholeTrack[] = [];
  /** Whether there were tracks or lines without times. */
  #hasUntimed = false;
  /** Whether there were points without a place. */
  #hasUnplaced = false;

  /** Adds a track, which is not changed after it. Throws when there are too many. */
  add(track: PointColumns): void {
    this.#hasUnplaced ||= track.unplaced > 0;
    if (track.time.length === 0) this.#hasUntimed ||= track.places > 0;
    else this.#addTimed(track);
  }

  /**
   * Returns the tracks that have times, by time. Without one, points that are no track, but have times, are one. Throws `noTimes` when
   * there are only tracks without times, `noFixes` when their places cannot be read, and `noTrack` or `onlyPlaces` when there are none.
   */
  timed(points: readonly PointColumns[] = []): readonly PointColumns[] {
    const tracks = this.#joined();
    if (tracks.length > 0) return tracks;
    const ofPoints = new TrackList();
    for (const point of points) ofPoints.add(point);
    const recorded = ofPoints.#joined().filter(({ time }) => time.length >= MIN_POINTS);
    if (recorded.length > 0) return recorded;
    if (this.#hasUntimed) throw new ReadError('noTimes');
    if (this.#hasUnplaced) throw new ReadError('noFixes');
    throw new ReadError(points.some(({ places }) => places > 0) ? 'onlyPlaces' : 'noTrack');
  }

  #addTimed(track: PointColumns): void {
    const { first, last } = endsOf(track);
    const before = this.#tracks.at(-1);
    if (before && goesOn(before, first)) {
      before.track.append(track);
      before.last = last;
      return;
    }
    if (this.#tracks.length === MAX_TRACKS) throw new ReadError('tooManyTracks');
    this.#tracks.push({ track, first, last });
  }

  /** By time, whatever their order in the file; what a file has twice, once. */
  #joined(): readonly PointColumns[] {
    const joined: WholeTrack[] = [];
    const sorted = this.#tracks.toSorted((a, b) => a.first.time - b.first.time || b.last.time - a.last.time);
    for (const whole of sorted) {
      if (joined.some((other) => hasAll(other, whole))) continue;
      const before = joined.findLast((other) => goesOn(other, whole.first));
      if (before === undefined) joined.push({ ...whole });
      else {
        before.track.append(whole.track);
        before.last = whole.last;
      }
    }
    return joined.map(({ track }) => track);
  }
}

/** Points may be in any order. */
function endsOf(track: PointColumns): Pick<WholeTrack, 'first' | 'last'> {
  let [first, last] = [0, 0];
  for (const [i, time] of track.time.entries()) {
    if (time < (track.time[first] ?? 0)) first = i;
    if (time >= (track.time[last] ?? 0)) last = i;
  }
  return { first: track.at(first), last: track.at(last) };
}

function goesOn({ last }: WholeTrack, next: ReadPoint): boolean {
  const pause = next.time - last.time;
  return pause >= 0 && pause <= MAX_PAUSE_S && distanceBetween(last, next) <= MAX_STEP_M + MAX_SPEED * pause;
}

/** Whether a track has both ends of another, which is then a copy or a lap of it. */
function hasAll(whole: WholeTrack, part: WholeTrack): boolean {
  if (part.first.time < whole.first.time || part.last.time > whole.last.time) return false;
  return [part.first, part.last].every(({ time, lat, lng }) => {
    const { track } = whole;
    for (let i = track.time.indexOf(time); i !== -1; i = track.time.indexOf(time, i + 1)) {
      if (track.lat[i] === lat && track.lng[i] === lng) return true;
    }
    return false;
  });
}

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
  /** Whether its recorder says that it is another sport than flying. */
  isOtherSport = false;
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
    this.isOtherSport &&= track.isOtherSport;
  }
}

/** Returns the number that a text is, perhaps with a decimal comma; NaN when it is none. */
export function numberIn(text: string | undefined): number {
  return text === undefined || text.trim() === '' ? Number.NaN : Number(text.replace(',', '.').replace('\u2212', '-'));
}

import { saysZone, trackTime } from '#domain/import/track-time';
import { parseXml } from './parse-xml.ts';
import { numberIn, PointColumns, type ReadPoint, TrackList } from './track-list.ts';

const POINT = 'trkpt';
/** Points that are no track: waypoints, and the turn points of a route, whose times are plans. */
const OTHER_POINTS: readonly string[] = ['wpt', 'rtept'];

/**
 * Returns the tracks of a GPX file (1.0 or 1.1), the segments of each joined: a pause is no landing. Points without a time are left out;
 * waypoints are a track where there is no other, routes never.
 */
export function readGpx(text: string): readonly PointColumns[] {
  const tracks = new TrackList();
  const waypoints = new PointColumns();
  let track = new PointColumns();
  let point: ReadPoint | null = null;
  let isZoned = true;

  parseXml(text, {
    open: (name, { lat, lon, lng }) => {
      if (name === 'trk') endTrack();
      if (!isPoint(name)) return;
      point = { lat: numberIn(lat), lng: numberIn(lon ?? lng), altitude: Number.NaN, time: Number.NaN };
    },
    close: (name, content, [parent]) => {
      if (name === 'trk') endTrack();
      if (point === null) return;
      if (isPoint(parent)) point = withValue(point, name, content);
      if (isPoint(name)) endPoint(name, point);
    },
  });
  endTrack();
  return tracks.timed([waypoints]);

  function withValue(of: ReadPoint, name: string, content: string): ReadPoint {
    if (name === 'ele') return { ...of, altitude: numberIn(content) };
    if (name !== 'time') return of;
    isZoned = saysZone(content);
    return { ...of, time: trackTime(content) };
  }

  function endPoint(name: string, ended: ReadPoint): void {
    const columns = name === POINT ? track : waypoints;
    columns.add(name === 'rtept' ? { ...ended, time: Number.NaN } : ended);
    if (!isZoned) columns.timesNote = 'noZone';
    point = null;
  }

  function endTrack(): void {
    tracks.add(track);
    track = new PointColumns();
  }
}

function isPoint(name: string | undefined): boolean {
  return name === POINT || (name !== undefined && OTHER_POINTS.includes(name));
}

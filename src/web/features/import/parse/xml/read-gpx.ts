import type { ConvertibleTrack } from '#domain/igc/write-igc';
import { trackTime } from '#domain/import/track-time';
import { parseXml } from './parse-xml.ts';
import { numberIn, PointColumns, type ReadPoint } from './point-columns.ts';
import { addTrackTo, timedTracks } from './timed-tracks.ts';

const POINT = 'trkpt';

/**
 * Returns the tracks of a GPX file (1.0 or 1.1), the segments of each joined: a pause is no landing. Points without a time are left out;
 * routes and waypoints are no tracks.
 */
export function readGpx(text: string): readonly ConvertibleTrack[] {
  const tracks: PointColumns[] = [];
  let point: ReadPoint | null = null;
  parseXml(text, {
    open: (name, { lat, lon }) => {
      if (name === 'trk') addTrackTo(tracks, new PointColumns());
      if (name === POINT) point = { lat: numberIn(lat), lng: numberIn(lon), altitude: Number.NaN, time: Number.NaN };
    },
    close: (name, content, [parent]) => {
      if (point === null) return;
      if (parent === POINT && name === 'ele') point = { ...point, altitude: numberIn(content) };
      if (parent === POINT && name === 'time') point = { ...point, time: trackTime(content) };
      if (name !== POINT) return;
      tracks.at(-1)?.add(point);
      point = null;
    },
  });
  return timedTracks(tracks);
}

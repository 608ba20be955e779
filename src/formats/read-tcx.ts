import { saysZone, trackTime } from '#domain/import/track-time';
import { parseXml } from './parse-xml.ts';
import { numberIn, PointColumns, type ReadPoint, TrackList } from './track-list.ts';

const NO_POINT: ReadPoint = { lat: Number.NaN, lng: Number.NaN, altitude: Number.NaN, time: Number.NaN };
/** Sports that a TCX names, in which nobody flies; a flight is `Other`. */
const OTHER_SPORTS: readonly (string | undefined)[] = ['Running', 'Biking'];

/** Returns the tracks of a TCX file, one for each of its activities, whose laps are joined. The times of a course are plans. */
export function readTcx(text: string): readonly PointColumns[] {
  const tracks = new TrackList();
  let track = new PointColumns();
  let point = NO_POINT;

  parseXml(text, {
    open: (name, { Sport }) => {
      if (name === 'Activity') {
        endTrack();
        track.isOtherSport = OTHER_SPORTS.includes(Sport);
      }
      if (name === 'Trackpoint') point = NO_POINT;
    },
    close: (name, content, parents) => {
      if (name === 'Activity' || name === 'Course') endTrack();
      if (parents.includes('Trackpoint')) readValue(name, content);
      if (name === 'Trackpoint') endPoint(parents.includes('Course'));
    },
  });
  endTrack();
  return tracks.timed();

  function readValue(name: string, content: string): void {
    point = { ...point, ...valuesIn(name, content) };
    if (name === 'Time' && !saysZone(content)) track.timesNote = 'noZone';
  }

  function endPoint(isPlanned: boolean): void {
    track.add(isPlanned ? { ...point, time: Number.NaN } : point);
  }

  function endTrack(): void {
    tracks.add(track);
    track = new PointColumns();
  }
}

function valuesIn(name: string, content: string): Partial<ReadPoint> {
  if (name === 'Time') return { time: trackTime(content) };
  if (name === 'LatitudeDegrees') return { lat: numberIn(content) };
  if (name === 'LongitudeDegrees') return { lng: numberIn(content) };
  return name === 'AltitudeMeters' ? { altitude: numberIn(content) } : {};
}

import { numberIn, PointColumns } from './point-columns.ts';

/** A line with the times of its ends in Unix seconds, NaN when it has none. Changed in place while it is read. */
export interface TimedLine {
  begin: number;
  end: number;
  altitudeMode: string;
}

/** A recorder writes a place at least so often, in seconds: otherwise the line was thinned, and its times are not known. */
const MAX_STEP_S = 15;

/** Returns the track of a line's places, `lng,lat,altitude` by spaces. Its times are spread evenly from beginning to end. */
export function addLine({ begin, end, altitudeMode }: TimedLine, content: string): PointColumns {
  const places = content.trim().split(/\s+/);
  const step = (end - begin) / (places.length - 1);
  const isTimed = step > 0 && step <= MAX_STEP_S;
  const columns = new PointColumns();
  for (const [i, place] of places.entries()) {
    const [lng, lat, altitude] = place.split(',').map(numberIn);
    columns.add({
      lat: lat ?? Number.NaN,
      lng: lng ?? Number.NaN,
      altitude: altitudeMode === 'absolute' ? (altitude ?? Number.NaN) : Number.NaN,
      time: isTimed ? begin + step * i : Number.NaN,
    });
  }
  return columns;
}

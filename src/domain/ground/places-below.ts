import { type BareCoordinates, shortWay } from '../geo.ts';
import { groundCount, groundStep } from './ground.ts';
import { type MercatorPlaces, mercatorEast, mercatorSouth } from './terrain-tiles.ts';

/** Where and when a flight's fixes are, from launch to landing. */
export interface FlownPlaces {
  /** Since launch, ascending. */
  readonly seconds: Uint32Array;
  readonly lat: Float64Array;
  readonly lng: Float64Array;
}

/** Returns the places below a flight where its heights are: at even steps of time, on lines between the fixes. */
export function placesBelow(flown: FlownPlaces): MercatorPlaces {
  const { seconds } = flown;
  const durationS = seconds.at(-1) ?? 0;
  const [step, count] = [groundStep(durationS), groundCount(durationS)];
  const [east, south] = [new Float64Array(count), new Float64Array(count)];
  let next = 0;
  for (let i = 0; i < count; i += 1) {
    const second = Math.min(durationS, i * step);
    while (next < seconds.length - 1 && (seconds[next] ?? 0) < second) next += 1;
    const { lat, lng } = placeBetween(flown, next, second);
    east[i] = mercatorEast(lng);
    south[i] = mercatorSouth(lat);
  }
  return { east, south };
}

/** Returns the place at a time on the line between a fix and the one before. */
function placeBetween({ seconds, lat, lng }: FlownPlaces, next: number, second: number): BareCoordinates {
  const before = Math.max(0, next - 1);
  const [from = 0, to = 0] = [seconds[before], seconds[next]];
  const [[west = 0, east = 0], [south = 0, north = 0]] = [
    [lng[before], lng[next]],
    [lat[before], lat[next]],
  ];
  const part = to > from ? (second - from) / (to - from) : 1;
  return { lat: south + part * (north - south), lng: west + part * shortWay(east - west) };
}

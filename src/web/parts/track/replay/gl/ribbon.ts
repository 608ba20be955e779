import { climbShare } from '../../map/colour-scale.ts';
import type { TrackData } from '../../track-data.ts';
import { frameAround, type LocalFrame, placeInFrame } from './local-frame.ts';

/** Bytes of a fix: east, south, altitude and seconds as 32-bit floats, and the colour. */
export const FIX_BYTES = 20;
/** Where the colour lies in a fix. */
export const COLOUR_OFFSET = 16;

/** A colour of the climb scale: red, green and blue from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A track for the graphics card. */
export interface Ribbon {
  readonly frame: LocalFrame;
  /** The fixes in order, the first and the last twice: each piece of the ribbon also reads its neighbours. */
  readonly fixes: ArrayBuffer;
  /** The number of pieces between two fixes. */
  readonly pieces: number;
}

/** Returns the ribbon of a track, coloured by climb; `colours` go from sink to climb. */
export function ribbonOf(track: TrackData, colours: readonly Rgb[]): Ribbon {
  const count = track.seconds.length;
  const frame = frameAround(track.lat[0] ?? 0, track.lng[0] ?? 0);
  const fixes = new ArrayBuffer((count + 2) * FIX_BYTES);
  const [floats, bytes] = [new Float32Array(fixes), new Uint8Array(fixes)];
  for (let entry = 0; entry < count + 2; entry += 1) {
    const index = Math.max(0, Math.min(count - 1, entry - 1));
    const at = (column: ArrayLike<number>): number => column[index] ?? 0;
    const place = placeInFrame(frame, { lat: at(track.lat), lng: at(track.lng) });
    floats.set([...place, at(track.altitude), at(track.seconds)], (entry * FIX_BYTES) / 4);
    bytes.set(climbColour(at(track.lift), colours), entry * FIX_BYTES + COLOUR_OFFSET);
  }
  return { frame, fixes, pieces: Math.max(0, count - 1) };
}

/** Returns the colour of a climb in m/s on the scale of the map; the middle one where the climb is not known. */
export function climbColour(climb: number, colours: readonly Rgb[]): Rgb {
  const place = climbShare(climb) * (colours.length - 1);
  const [below, above] = [colours[Math.floor(place)], colours[Math.ceil(place)]];
  const mixed = (channel: 0 | 1 | 2): number => {
    const [from, to] = [below?.[channel] ?? 0, above?.[channel] ?? 0];
    return Math.round(from + (place % 1) * (to - from));
  };
  return [mixed(0), mixed(1), mixed(2)];
}

import { mercatorEast, mercatorSouth } from '#domain/ground/terrain-tiles';
import type { Ground } from '#test/stand-ins/map-tiles';
import type { Rgb } from '#test/stand-ins/png';

/** A place whose height the landscape has, with the highest altitude flown from there: no mountain nearby is as high. */
export interface Anchor {
  readonly lat: number;
  readonly lng: number;
  readonly altitude: number;
  readonly highest: number;
}

/** Returns metres above the sea at a place of the Mercator square. */
type Landscape = (east: number, south: number) => number;

/** Cells of the coarsest noise in the Mercator square: valleys about 9 km apart at 46°. */
const CELLS = 3_000;
const OCTAVES = 6;
/** How far around an anchor its height counts, in the Mercator square: about 1.4 km at 46°. */
const REACH = 5e-5;
const DEFAULT_TOP = 2_200;
/** Of the default top: that of a place about 150 km away. */
const FAR_WEIGHT = 1 / 5e-3 ** 4;

/** An anchor in the Mercator square. */
interface Place {
  readonly east: number;
  readonly south: number;
  readonly altitude: number;
  readonly top: number;
}

/** Returns a made-up mountain landscape that goes through the anchors, and that flights from there stay above. */
export function landscapeThrough(anchors: readonly Anchor[]): Landscape {
  const places = anchors.map(({ lat, lng, altitude, highest }) => ({
    east: mercatorEast(lng),
    south: mercatorSouth(lat),
    altitude,
    top: Math.min(altitude, highest * 0.62),
  }));
  return (east, south) => {
    const wild = topNear(places, east, south) * (0.3 + 0.7 * ridges(east, south));
    return throughPlaces(places, wild, { east, south });
  };
}

/** The mean of the places' tops, the near ones counting most. A plain loop: it runs for each pixel. */
function topNear(places: readonly Place[], east: number, south: number): number {
  let [sum, weights] = [DEFAULT_TOP * FAR_WEIGHT, FAR_WEIGHT];
  for (const place of places) {
    const weight = 1 / ((place.east - east) ** 2 + (place.south - south) ** 2 + REACH ** 2) ** 2;
    sum += weight * place.top;
    weights += weight;
  }
  return sum / weights;
}

function throughPlaces(places: readonly Place[], wild: number, { east, south }: Pick<Place, 'east' | 'south'>): number {
  let height = wild;
  for (const place of places) {
    const farness = ((place.east - east) ** 2 + (place.south - south) ** 2) / REACH ** 2;
    if (farness < 9) height += (place.altitude - height) * Math.exp(-farness);
  }
  return height;
}

/** Ridged noise from 0 to 1: sharp crests where a noise passes its middle, finer ones on top of each. */
function ridges(east: number, south: number): number {
  let [sum, most, weight, cells] = [0, 0, 1, CELLS];
  for (let octave = 0; octave < OCTAVES; octave += 1) {
    const crest = 1 - Math.abs(2 * noise(east * cells + octave * 17, south * cells) - 1);
    sum += weight * crest ** 2;
    most += weight;
    weight *= 0.45;
    cells *= 2.1;
  }
  return sum / most;
}

/** Smooth noise from 0 to 1 between the corners of cells. */
function noise(x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [smooth(x - column), smooth(y - row)];
  const upper = mixed(cornerAt(column, row), cornerAt(column + 1, row), right);
  return mixed(upper, mixed(cornerAt(column, row + 1), cornerAt(column + 1, row + 1), right), down);
}

/** A number from 0 to 1 that two whole numbers always have. */
function cornerAt(column: number, row: number): number {
  let hash = Math.imul(column, 374_761_393) ^ Math.imul(row, 668_265_263);
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_295;
}

function mixed(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

type Bands = readonly (readonly [fromM: number, colour: Rgb])[];

/** Colours of the ground from a height on, the highest first, as tiles of outdoor maps have them: meadow, forest, pasture, rock. */
const BANDS: Readonly<Record<'light' | 'dark', Bands>> = {
  light: [
    [1_900, [234, 232, 226]],
    [1_500, [222, 229, 205]],
    [900, [200, 220, 184]],
  ],
  dark: [
    [1_900, [60, 63, 66]],
    [1_500, [45, 54, 50]],
    [900, [31, 46, 40]],
  ],
};
const LOWEST: Readonly<Record<'light' | 'dark', Rgb>> = { light: [229, 236, 217], dark: [38, 50, 44] };
/** Over so many metres one colour passes into the next. */
const PASSAGE_M = 120;

/** Returns the colour of the ground at a height. */
export const colourAt: Ground['colourAt'] = (theme, heightM) =>
  BANDS[theme].toReversed().reduce<Rgb>((below, [fromM, colour]) => {
    const share = Math.min(1, Math.max(0, (heightM - fromM) / PASSAGE_M + 0.5));
    const [red, green, blue] = below.map((part, at) => Math.round(part + ((colour[at] ?? 0) - part) * share));
    return [red ?? 0, green ?? 0, blue ?? 0];
  }, LOWEST[theme]);

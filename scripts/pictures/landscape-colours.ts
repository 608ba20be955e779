import type { Ground } from '../../test/stand-ins/map-tiles.ts';
import type { Rgb } from '../../test/stand-ins/png.ts';

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

/** Linear red, green and blue, 0 to 1. */
export type Light = readonly [number, number, number];

type Matrix = readonly [Light, Light, Light];

/** Matrices that simulate colour vision deficiencies (Machado, Oliveira and Fernandes 2009, severity 1). */
const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const satisfies Record<string, Matrix>;

/** Usual colour vision, or a deficiency. */
export type Vision = keyof typeof VISIONS;
/** Every kind of colour vision that is simulated. */
export const VISION_NAMES: readonly Vision[] = ['usual', 'deuteranopia', 'protanopia'];

const LIGHT_TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const CONES_TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** Returns the linear values of a CSS colour `#rgb` or `#rrggbb`. */
export function lightOf(colour: string): Light {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  return mapped([1, 3, 5], (start) => straight(Number.parseInt(digits.slice(start, start + 2), 16) / 255));
}

/** Returns the WCAG 2 contrast ratio of two colours: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** Returns the difference of two colours in hundredths of OKLab: about 2 is just noticeable side by side. */
export function difference(a: string, b: string, vision: Vision): number {
  const [one, other] = [oklab(seen(lightOf(a), vision)), oklab(seen(lightOf(b), vision))];
  return 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seen(light: Light, vision: Vision): Light {
  return mapped(times(VISIONS[vision], light), (part) => Math.min(1, Math.max(0, part)));
}

function oklab(light: Light): Light {
  return times(CONES_TO_OKLAB, mapped(times(LIGHT_TO_CONES, light), Math.cbrt));
}

/** Removes the gamma of sRGB. */
function straight(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function times(matrix: Matrix, light: Light): Light {
  return mapped(matrix, (row) => row[0] * light[0] + row[1] * light[1] + row[2] * light[2]);
}

function mapped<T>(three: readonly [T, T, T], change: (part: T) => number): Light {
  return [change(three[0]), change(three[1]), change(three[2])];
}

import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Extremes } from '#web/ui/chart/extremes.ts';
import { tokenColour } from '#web/ui/theme/theme.ts';
import { climbShare, colourAt, tokensOf } from '../map/track-colours.ts';

/** Everything that a drawing of the barogram depends on. */
interface BarogramDrawing {
  readonly track: TrackData;
  /** Metres above the sea below each fix; null when unknown. */
  readonly ground: Float32Array | null;
  /** Altitudes at the lower and the upper edge. */
  readonly range: Extremes;
  /** Colours from sink to climb. */
  readonly shades: readonly string[];
  readonly areaColour: string;
  readonly groundColour: string;
  /** Colour of the line along the ground. */
  readonly groundLineColour: string;
}

const LINE_PX = 2;
/** Opacity in percent of the area at its top and at its foot. */
const AREA = { top: 30, foot: 6 } as const;
/** Width of the line along the ground, to the flight's own. */
const GROUND_LINE = 0.5;

/** Draws a barogram over a whole canvas, at the resolution of the screen. */
export function drawBarogram(canvas: HTMLCanvasElement, drawing: BarogramDrawing): void {
  const context = canvas.getContext('2d');
  const scale = window.devicePixelRatio;
  const [width, height] = [Math.round(canvas.clientWidth * scale), Math.round(canvas.clientHeight * scale)];
  if (!context || width === 0 || height === 0) return;
  canvas.width = width;
  canvas.height = height;
  const [low, high] = drawing.range;
  const placeOf = (altitude: number): number => height * (1 - (altitude - low) / (high - low));
  const sheet: Sheet = { context, width, height, placeOf, line: LINE_PX * scale };
  const { altitude, climb } = barogramColumns(drawing.track, width);
  fillUnder(sheet, altitude, fading(sheet, drawing.areaColour));
  if (drawing.ground) drawGround(sheet, columnMeans(drawing.track.seconds, drawing.ground, width), drawing);
  drawLine(
    sheet,
    altitude,
    Array.from(climb, (value) => drawing.shades[shadeOf(value)] ?? ''),
  );
}

/** A canvas with the place of an altitude on it, all in device pixels. */
interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly placeOf: (altitude: number) => number;
  readonly line: number;
}

/** Draws the ground, with a line along it. */
function drawGround(
  sheet: Sheet,
  heights: Float32Array,
  { groundColour, groundLineColour }: Pick<BarogramDrawing, 'groundColour' | 'groundLineColour'>,
): void {
  const { context, line } = sheet;
  fillUnder(sheet, heights, groundColour);
  context.strokeStyle = groundLineColour;
  context.lineWidth = line * GROUND_LINE;
  context.beginPath();
  lineAlong(sheet, heights);
  context.stroke();
}

/** Fills the area under a line of heights. */
function fillUnder(sheet: Sheet, heights: Float32Array, fill: string | CanvasGradient): void {
  const { context, width, height } = sheet;
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(0, height);
  lineAlong(sheet, heights);
  context.lineTo(width, height);
  context.fill();
}

/** Continues the path along heights, one a column. */
function lineAlong({ context, placeOf }: Sheet, heights: Float32Array): void {
  heights.forEach((value, column) => {
    context.lineTo(column + 0.5, placeOf(value));
  });
}

/** Returns a colour that fades from the upper edge to the lower one. */
function fading({ context, height }: Sheet, colour: string): CanvasGradient {
  const gradient = context.createLinearGradient(0, 0, 0, height);
  gradient.addColorStop(0, `color-mix(in srgb, ${colour} ${AREA.top}%, transparent)`);
  gradient.addColorStop(1, `color-mix(in srgb, ${colour} ${AREA.foot}%, transparent)`);
  return gradient;
}

/** Draws the line in pieces of one colour. */
function drawLine({ context, placeOf, line }: Sheet, altitude: Float32Array, colours: readonly string[]): void {
  context.lineWidth = line;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.beginPath();
  altitude.forEach((value, column) => {
    context.lineTo(column + 0.5, placeOf(value));
    if (colours[column] === colours[column + 1]) return;
    context.strokeStyle = colours[column] ?? '';
    context.stroke();
    context.beginPath();
    context.moveTo(column + 0.5, placeOf(value));
  });
}

/** A flight's profile in columns of equal time: one value for each column. */
interface BarogramColumns {
  /** Metres above the sea. */
  readonly altitude: Float32Array;
  /** Mean climb in m/s; NaN when unknown. */
  readonly climb: Float32Array;
}

type BarogramTrack = Pick<TrackData, 'seconds' | 'altitude' | 'lift'>;

/** Returns the profile of a track in `count` columns. Columns without a fix lie on the line between their neighbours. */
export function barogramColumns(track: BarogramTrack, count: number): BarogramColumns {
  return {
    altitude: columnMeans(track.seconds, track.altitude, count),
    climb: columnMeans(track.seconds, track.lift, count),
  };
}

/** Returns the means of the values in columns of equal time. */
export function columnMeans(seconds: Uint32Array, values: Float32Array, count: number): Float32Array {
  const perColumn = (seconds.at(-1) ?? 0) / count;
  let next = 0;
  return Float32Array.from({ length: count }, (_, column) => {
    const from = next;
    const end = (column + 1) * perColumn;
    while (next < seconds.length && (seconds[next] ?? 0) <= end) next += 1;
    return meanOf(values, from, next) ?? between(seconds, values, { next, time: end - perColumn / 2 });
  });
}

/** Returns the mean of the known values from one index to before another; null when there is none. */
function meanOf(values: Float32Array, from: number, to: number): number | null {
  let [sum, known] = [0, 0];
  for (let i = from; i < to; i += 1) {
    const value = values[i] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    sum += value;
    known += 1;
  }
  return known > 0 ? sum / known : null;
}

interface Gap {
  /** Index of the first fix behind the gap. */
  readonly next: number;
  readonly time: number;
}

/** Returns the value on the line between the fixes around a time. */
function between(seconds: Uint32Array, values: Float32Array, { next, time }: Gap): number {
  const last = seconds.length - 1;
  const [a, b] = [Math.max(0, Math.min(last, next - 1)), Math.min(last, next)];
  const [from, to] = [values[a] ?? Number.NaN, values[b] ?? Number.NaN];
  const span = (seconds[b] ?? 0) - (seconds[a] ?? 0);
  return span > 0 ? from + ((to - from) * (time - (seconds[a] ?? 0))) / span : from;
}

const TOKENS = tokensOf('climb');
/** Shades between two neighbouring colours of the scale. */
const STEPS = 6;
const LAST = (TOKENS.length - 1) * STEPS;

/** Returns the CSS colours of the climb scale from the design tokens, from sink to climb. */
export function climbShades(): readonly string[] {
  const colours = TOKENS.map(tokenColour);
  return Array.from({ length: LAST + 1 }, (_, shade) => colourAt(colours, shade / LAST));
}

/** Returns the index of the shade of a climb in m/s; that of the mean colour where the climb is not known. */
export function shadeOf(climb: number): number {
  return Math.round(climbShare(climb) * LAST);
}

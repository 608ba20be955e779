import type { Extremes } from '#web/ui/chart/extremes.ts';
import type { TrackData } from '../track-data.ts';
import { barogramColumns, columnMeans } from './barogram-columns.ts';
import { shadeOf } from './climb-shades.ts';

/** What is drawn, and how. */
export interface BarogramDrawing {
  readonly track: TrackData;
  /** Metres above the sea below each fix; null where they are not known. */
  readonly ground: Float32Array | null;
  /** Altitudes at the lower and the upper edge. */
  readonly range: Extremes;
  /** Colours from sink to climb. */
  readonly shades: readonly string[];
  readonly areaColour: string;
  readonly groundColour: string;
  /** Of the line along the ground. */
  readonly groundLineColour: string;
}

const LINE_PX = 2;
/** Opacity in percent of the area at its top and at its foot. */
const AREA = { top: 30, foot: 6 } as const;
/** Width of the line along the ground, to the flight's own. */
const GROUND_LINE = 0.5;

/** A canvas with the place of an altitude on it, all in device pixels. */
interface Sheet {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
  readonly placeOf: (altitude: number) => number;
  readonly line: number;
}

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

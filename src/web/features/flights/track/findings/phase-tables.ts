import type { FlightFigures } from '#domain/figures/flight-figures';
import { HEIGHT_BAND_M } from '#domain/figures/times-above';
import type { Glide, PhaseTotals, RidgeStretch, Thermal, Wind, WindProfile } from '#domain/phases/flight-phases';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import { extremes } from '#web/ui/chart/extremes.ts';
import type { HighlightRange } from '#web/ui/chart/highlight.ts';
import { DASH } from '#web/ui/text/dash.ts';
import {
  climbFigure,
  figureText,
  formatClimb,
  heightFigure,
  type ReadoutOptions,
  readoutAt,
} from '../charts/readout.ts';
import { compassText, distanceFigure, durationText, percentText, ratioFigure, speedFigure } from './figures.ts';

/** A table of parts of a flight. */
export interface PhaseTable {
  readonly head: readonly string[];
  readonly rows: readonly PhaseRow[];
  /** Said instead of a table without rows. */
  readonly empty: string;
}

/** One row; its first cell names it. */
export interface PhaseRow {
  readonly cells: readonly string[];
  /** The fixes of the part; null when it is none, as a height band. */
  readonly stretch: HighlightRange | null;
}

export interface TrackTextOptions extends ReadoutOptions {
  readonly track: TrackData;
}

/** Returns the thermals of a flight as rows; without altitudes it is not known whether there were any. */
export function thermalTable(thermals: readonly Thermal[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const [height, climb] = [texts.units.altitude[altitudeUnit], texts.units.climb[altitudeUnit]];
  return {
    head: [
      words.start,
      columnHead(words.gain, height),
      columnHead(words.climb, climb),
      columnHead(words.best, climb),
      words.duration,
      columnHead(words.heights, height),
      words.turns,
      columnHead(words.wind, flightPageTexts.findings.speed[distanceUnit]),
    ],
    rows: thermals.map((thermal) => thermalRow(thermal, timed)),
    empty: hasAltitude(timed.track) ? words.noThermals : words.noHeights,
  };
}

function thermalRow(thermal: Thermal, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  const heightOf = (height: number): string => heightFigure(height, units).value;
  const { best30sMps } = thermal;
  const level = levelAbove(thermal, timed.track);
  return {
    cells: [
      fixTimeText(timed, thermal.startIndex),
      heightOf(thermal.gainM),
      formatClimb(thermal.meanClimbMps, units),
      best30sMps === null ? DASH : formatClimb(best30sMps, units),
      durationText(thermal.durationS),
      `${heightOf(thermal.altitudeInM + level)} – ${heightOf(thermal.altitudeOutM + level)}`,
      flightPageTexts.phases.turnsTo[thermal.direction](Math.round(thermal.turns)),
      windText(thermal.wind, units),
    ],
    stretch: stretchOf(thermal),
  };
}

/** Returns by how much the altitudes of the page are above those of a thermal, which are by pressure where a file has it. */
function levelAbove({ startIndex, endIndex, altitudeInM, altitudeOutM }: Thermal, { altitude }: TrackData): number {
  const [start = altitudeInM, end = altitudeOutM] = [altitude[startIndex], altitude[endIndex]];
  return (start - altitudeInM + end - altitudeOutM) / 2;
}

/** Returns the sums over a flight's thermals in words; unknown ones are left out. Empty without thermals. */
export function thermalTotals(totals: PhaseTotals, units: PilotUnits): readonly string[] {
  const words = flightPageTexts.phases;
  const { thermalCount, gainM, meanClimbMps, shares, leftS, rightS } = totals;
  if (thermalCount === 0) return [];
  // Rounded once, so that both sides are 100 % together.
  const leftPercent = Math.round((leftS / (leftS + rightS)) * 100);
  return [
    words.count(thermalCount),
    ...(gainM === null ? [] : [words.gained(figureText(heightFigure(gainM, units)))]),
    ...(meanClimbMps === null ? [] : [words.meanClimb(figureText(climbFigure(meanClimbMps, units)))]),
    ...(shares === null ? [] : [words.circling(percentText(shares.thermals))]),
    ...(leftS + rightS === 0 ? [] : [words.sides(percentText(leftPercent / 100), percentText(1 - leftPercent / 100))]),
  ];
}

/** Returns the glides of a flight as rows. */
export function glideTable(glides: readonly Glide[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const speed = flightPageTexts.findings.speed[distanceUnit];
  return {
    head: [
      words.start,
      columnHead(words.distance, texts.units.distance[distanceUnit]),
      words.glideRatio,
      columnHead(words.speed, speed),
      words.duration,
      columnHead(words.lost, texts.units.altitude[altitudeUnit]),
      columnHead(words.sink, texts.units.climb[altitudeUnit]),
      columnHead(words.tailwind, speed),
    ],
    rows: glides.map((glide) => glideRow(glide, timed)),
    empty: words.noGlides,
  };
}

function glideRow(glide: Glide, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  const orDash = (value: number | null, text: (value: number) => string): string =>
    value === null ? DASH : text(value);
  return {
    cells: [
      fixTimeText(timed, glide.startIndex),
      distanceFigure(glide.straightM, units).value,
      orDash(glide.glideRatio, (ratio) => ratioFigure(ratio).value),
      speedFigure(glide.meanSpeedMps, units).value,
      durationText(glide.durationS),
      orDash(glide.heightLostM, (height) => heightFigure(height, units).value),
      orDash(glide.meanSinkMps, (sink) => formatClimb(-sink, units)),
      orDash(glide.tailwindMps, (wind) => speedFigure(wind, units).value),
    ],
    stretch: stretchOf(glide),
  };
}

/** Returns the stretches along slopes as rows; without altitudes it is not known whether a slope carried. */
export function ridgeTable(ridges: readonly RidgeStretch[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const [height, distance] = [texts.units.altitude[altitudeUnit], texts.units.distance[distanceUnit]];
  return {
    head: [
      words.start,
      words.duration,
      columnHead(words.heights, height),
      columnHead(words.gain, height),
      columnHead(words.climb, texts.units.climb[altitudeUnit]),
      words.passes,
      columnHead(words.passLength, distance),
      columnHead(words.distance, distance),
    ],
    rows: ridges.map((ridge) => ridgeRow(ridge, timed)),
    empty: hasAltitude(timed.track) ? words.noRidges : words.noHeights,
  };
}

function ridgeRow(ridge: RidgeStretch, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  return {
    cells: [
      fixTimeText(timed, ridge.startIndex),
      durationText(ridge.durationS),
      heightsText(ridge, timed),
      heightFigure(ridge.gainM, units).value,
      formatClimb(ridge.gainM / Math.max(1, ridge.durationS), units),
      String(ridge.passes),
      distanceFigure(ridge.passLengthM, units).value,
      distanceFigure(ridge.passLengthM * ridge.passes, units).value,
    ],
    stretch: stretchOf(ridge),
  };
}

/** The lowest and the highest altitude on the way: `1 310 – 1 420`. */
function heightsText({ startIndex, endIndex }: RidgeStretch, { track, units }: TrackTextOptions): string {
  const found = extremes(track.altitude.subarray(startIndex, endIndex + 1)) ?? [0, 0];
  return found.map((height) => heightFigure(height, units).value).join(' – ');
}

/** Returns the wind of a flight and of its height bands as rows, the highest band first. */
export function windTable({ flight, bands }: WindProfile, units: PilotUnits): PhaseTable {
  const words = flightPageTexts.phases;
  const heightOf = (height: number): string => heightFigure(height, units).value;
  const whole = flight
    ? [{ cells: [words.wholeFlight, windText(flight, units), turnsText(flight)], stretch: null }]
    : [];
  const byBand = bands.toReversed().map((band) => ({
    cells: [
      `${heightOf(band.fromM)} – ${heightOf(band.fromM + HEIGHT_BAND_M)}`,
      windText(band, units),
      turnsText(band),
    ],
    stretch: null,
  }));
  return {
    head: [
      columnHead(words.band, texts.units.altitude[units.altitudeUnit]),
      columnHead(words.wind, flightPageTexts.findings.speed[units.distanceUnit]),
      words.turns,
    ],
    rows: [...whole, ...byBand],
    empty: words.noWind,
  };
}

/** Returns a wind without its unit: `14 SW`; a dash when there is none. */
export function windText(wind: Wind | null, units: PilotUnits): string {
  return wind ? `${speedFigure(wind.speedMps, units).value} ${compassText(wind.fromDegrees)}` : DASH;
}

/** Returns the time above heights as rows, the highest first. */
export function heightTable(timesAbove: FlightFigures['timesAbove'], units: PilotUnits): PhaseTable {
  const words = flightPageTexts.phases;
  return {
    head: [columnHead(words.band, texts.units.altitude[units.altitudeUnit]), words.timeAbove],
    rows: (timesAbove ?? []).toReversed().map(({ heightM, seconds }) => ({
      cells: [heightFigure(heightM, units).value, durationText(seconds)],
      stretch: null,
    })),
    empty: words.noHeights,
  };
}

function turnsText({ turns }: { readonly turns: number }): string {
  return String(Math.round(turns));
}

/** Returns the fixes of a phase. */
export function stretchOf(phase: { readonly startIndex: number; readonly endIndex: number }): HighlightRange {
  return { from: phase.startIndex, to: phase.endIndex };
}

/** Returns the time of a fix: of day, or since launch. */
export function fixTimeText({ track, ...options }: TrackTextOptions, index: number): string {
  return readoutAt(track, index, options).time;
}

/** Returns a column's head with its unit: `Gain, m`. */
export function columnHead(label: string, unit: string): string {
  return `${label}, ${unit}`;
}

import { altitudeIn, distanceIn, metres, velocityIn } from '#domain/units';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import { sinceLaunch, sinceLaunchFine, timeOfDay } from './time-axis.ts';

/** A formatted number with its unit. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** The formatted values of a track at one fix. */
export interface Readout {
  /** Time of day, or time since launch when unknown; with seconds for a short flight. */
  readonly time: string;
  /** Null without altitudes in the file; so is the climb. */
  readonly altitude: Figure | null;
  readonly climb: Figure | null;
  /** Height above the ground; null when unknown. */
  readonly aboveGround: Figure | null;
  readonly distance: Figure;
  /** Null when there is no height left to lose. */
  readonly glide: Figure | null;
}

/** How a track is read. */
export interface ReadoutOptions {
  readonly units: PilotUnits;
  /** The launch's time of day in seconds since midnight; null when unknown. */
  readonly clock: number | null;
  /** Metres above the sea below each fix; null or absent when unknown. */
  readonly ground?: Float32Array | null;
}

const SHORT_FLIGHT_S = 600;

/** Returns the values of a track at one of its fixes. */
export function readoutAt(track: TrackData, index: number, { units, clock, ground = null }: ReadoutOptions): Readout {
  return {
    time: timeAt(track, index, clock),
    altitude: altitudeFigure(track, index, units),
    climb: hasAltitude(track) ? climbFigure(track.lift[index] ?? 0, units) : null,
    aboveGround: ground && hasAltitude(track) ? aboveGroundFigure(track, index, { units, ground }) : null,
    distance: {
      value: formatDecimal(distanceIn(metres(track.distance[index] ?? 0), units.distanceUnit), 1),
      unit: texts.units.distance[units.distanceUnit],
    },
    glide: glideOf(track.glide[index] ?? Number.NaN),
  };
}

function timeAt({ seconds }: TrackData, index: number, clock: number | null): string {
  const since = seconds[index] ?? 0;
  const isShort = (seconds.at(-1) ?? 0) < SHORT_FLIGHT_S;
  if (clock !== null) return timeOfDay(clock + since, isShort);
  return isShort ? sinceLaunchFine(since) : sinceLaunch(since);
}

/** Nobody flies below the ground: what altitude and terrain differ by there is their own uncertainty. */
function aboveGroundFigure(
  { altitude }: TrackData,
  index: number,
  { units, ground }: { readonly units: PilotUnits; readonly ground: Float32Array },
): Figure {
  return heightFigure(Math.max(0, (altitude[index] ?? 0) - (ground[index] ?? 0)), units);
}

/** Returns the altitude at one of a track's fixes; null without altitudes in the file. */
export function altitudeFigure(track: TrackData, index: number, { altitudeUnit }: PilotUnits): Figure | null {
  if (!hasAltitude(track)) return null;
  return heightFigure(track.altitude[index] ?? 0, { altitudeUnit });
}

/** Returns a height in metres in the pilot's unit. */
export function heightFigure(heightM: number, { altitudeUnit }: Pick<PilotUnits, 'altitudeUnit'>): Figure {
  return { value: formatWhole(altitudeIn(metres(heightM), altitudeUnit)), unit: texts.units.altitude[altitudeUnit] };
}

/** Returns a climb in m/s in the pilot's unit. */
export function climbFigure(climb: number, units: PilotUnits): Figure {
  return { value: formatClimb(climb, units), unit: texts.units.climb[units.altitudeUnit] };
}

/** Returns a reading in words, for screen readers. */
export function spokenReadout({ time, altitude, climb, aboveGround, distance, glide }: Readout): string {
  const { spoken } = mapTexts.tracks;
  const parts = [
    time,
    ...(altitude ? [spoken.altitude(figureText(altitude))] : []),
    ...(aboveGround ? [flightPageTexts.findings.heightAboveGround(figureText(aboveGround))] : []),
    ...(climb ? [spoken.climb(figureText(climb))] : []),
    spoken.distance(figureText(distance)),
    glide ? spoken.glide(glide.value) : spoken.noGlide,
  ];
  return parts.join(', ');
}

/** Returns a figure as text: `2 640 m`. */
export function figureText({ value, unit }: Figure): string {
  return `${value} ${unit}`;
}

/** Returns a climb in the pilot's unit with its sign: `+1.3`, `−2.0`; ft/min in whole numbers. */
export function formatClimb(metresPerSecond: number, { altitudeUnit }: PilotUnits): string {
  const value = velocityIn(Number.isFinite(metresPerSecond) ? metresPerSecond : 0, altitudeUnit);
  const digits = altitudeUnit === 'feet' ? formatWhole(Math.abs(value)) : formatDecimal(Math.abs(value), 1);
  if (Number(digits) === 0) return digits;
  return `${value < 0 ? '−' : '+'}${digits}`;
}

function glideOf(ratio: number): Figure | null {
  if (!Number.isFinite(ratio)) return null;
  return { value: ratio < 10 ? formatDecimal(ratio, 1) : formatWhole(ratio), unit: ': 1' };
}

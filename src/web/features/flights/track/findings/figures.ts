import type { FlightFigures } from '#domain/figures/flight-figures';
import type { Flight } from '#domain/flight';
import { distanceIn, metres } from '#domain/units';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import {
  altitudeFigure,
  climbFigure,
  type Figure,
  heightFigure,
  type ReadoutOptions,
  readoutAt,
} from '../charts/readout.ts';

/** A figure of a flight with its label. */
export interface LabelledFigure {
  readonly label: string;
  /** Null when it is not known. */
  readonly figure: Figure | null;
  /** Said beside the figure. */
  readonly note?: string;
}

/** Returns the figures of a flight in the pilot's units. */
export function figureList(
  figures: FlightFigures,
  track: TrackData,
  options: ReadoutOptions,
): readonly LabelledFigure[] {
  const { units } = options;
  const words = flightPageTexts.findings;
  const known = <Value>(value: Value | null, figureOf: (value: Value) => Figure) =>
    value === null ? null : figureOf(value);
  return [
    highestPoint(track, options),
    { label: words.launch, figure: altitudeFigure(track, 0, units) },
    { label: words.landing, figure: altitudeFigure(track, track.altitude.length - 1, units) },
    { label: words.heightGained, figure: known(figures.heightGainedM, (height) => heightFigure(height, units)) },
    { label: words.maxClimb, figure: known(figures.maxClimb, (climb) => climbFigure(climb, units)) },
    { label: words.maxSink, figure: known(figures.maxSink, (sink) => climbFigure(-sink, units)) },
    { label: words.meanSpeed, figure: known(figures.meanSpeed, (speed) => speedFigure(speed, units)) },
    { label: words.maxSpeed, figure: known(figures.maxSpeed, (speed) => speedFigure(speed, units)) },
    { label: words.trackLength, figure: distanceFigure(figures.trackLengthM, units) },
    { label: words.farthest, figure: distanceFigure(figures.farthestDistanceM, units) },
    { label: words.straightDistance, figure: distanceFigure(figures.straightDistanceM, units) },
    bestGlide(figures, units),
  ];
}

/** Returns the metres climbed on foot before the launch; nothing for most flights. */
export function hikeFigures(
  { hikeClimb, hikeTime }: Pick<Flight, 'hikeClimb' | 'hikeTime'>,
  units: ReadoutOptions['units'],
): readonly LabelledFigure[] {
  if (hikeClimb === undefined || hikeTime === undefined) return [];
  const note = durationText(hikeTime * SECONDS_PER_MINUTE);
  return [{ label: flightPageTexts.findings.hike, figure: heightFigure(hikeClimb, units), note }];
}

function bestGlide({ bestGlide }: FlightFigures, units: ReadoutOptions['units']): LabelledFigure {
  const { bestGlide: label, glideOver } = flightPageTexts.findings;
  if (bestGlide === null) return { label, figure: null };
  const [distance, height] = [distanceFigure(bestGlide.distanceM, units), heightFigure(bestGlide.heightLostM, units)];
  return { label, figure: ratioFigure(bestGlide.ratio), note: glideOver(wordsOf(distance), wordsOf(height)) };
}

function wordsOf({ value, unit }: Figure): string {
  return `${value} ${unit}`;
}

/** The altitude of the barogram and the charts: the figures are by pressure where a file has it, and its highest fix may be another. */
function highestPoint(track: TrackData, options: ReadoutOptions): LabelledFigure {
  const label = flightPageTexts.findings.highest;
  if (!hasAltitude(track)) return { label, figure: null };
  const { time } = readoutAt(track, track.highest, options);
  return {
    label,
    figure: altitudeFigure(track, track.highest, options.units),
    note: options.clock === null ? time : flightPageTexts.findings.highestAt(time),
  };
}

/** Returns a glide ratio: `9.4`, above 99.9 in whole numbers. */
export function ratioFigure(ratio: number): Figure {
  return { value: ratio < 100 ? formatDecimal(ratio, 1) : formatWhole(ratio), unit: ': 1' };
}

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;

/** Returns a speed over the ground in the pilot's unit; given in m/s. */
export function speedFigure(metresPerSecond: number, { distanceUnit }: PilotUnits): Figure {
  const value = distanceIn(metres(metresPerSecond * SECONDS_PER_HOUR), distanceUnit);
  return { value: formatWhole(value), unit: flightPageTexts.findings.speed[distanceUnit] };
}

/** Returns a distance in the pilot's unit with one decimal. */
export function distanceFigure(distanceM: number, { distanceUnit }: PilotUnits): Figure {
  return {
    value: formatDecimal(distanceIn(metres(distanceM), distanceUnit), 1),
    unit: texts.units.distance[distanceUnit],
  };
}

/** Returns a duration in minutes, or with seconds below ten minutes: `4:05`, `12 min`, `1 h 20`. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < 600) return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
  const minutes = Math.round(whole / 60);
  return texts.airtime.brief(Math.floor(minutes / 60), minutes % 60);
}

/** Returns a share in whole percent. */
export function percentText(share: number): string {
  return texts.numbers.percent(share);
}

/** Returns one of the eight main directions: `SW`. */
export function compassText(degrees: number): string {
  const { compass } = flightPageTexts.phases;
  return compass[Math.round(degrees / 45) % compass.length] ?? '';
}

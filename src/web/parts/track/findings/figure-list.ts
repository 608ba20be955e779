import type { FlightFigures } from '#domain/figures/flight-figures';
import { formatDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import {
  altitudeFigure,
  climbFigure,
  type Figure,
  heightFigure,
  type ReadoutOptions,
  readoutAt,
} from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import { distanceFigure, speedFigure } from './quantities.ts';

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

function bestGlide({ bestGlide }: FlightFigures, units: ReadoutOptions['units']): LabelledFigure {
  const { bestGlide: label, glideOver } = flightPageTexts.findings;
  if (bestGlide === null) return { label, figure: null };
  const [distance, height] = [distanceFigure(bestGlide.distanceM, units), heightFigure(bestGlide.heightLostM, units)];
  return { label, figure: ratioFigure(bestGlide.ratio), note: glideOver(wordsOf(distance), wordsOf(height)) };
}

function wordsOf({ value, unit }: Figure): string {
  return `${value} ${unit}`;
}

/** That of the barogram and the charts: the figures are by pressure where a file has it, whose highest fix may be another. */
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

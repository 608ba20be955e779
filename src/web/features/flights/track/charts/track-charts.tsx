import { useMemo } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import { altitudeIn, distanceIn, metres, velocityIn } from '#domain/units';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { Chart } from '#web/ui/chart/draw-chart.ts';
import { extremes, valueRange } from '#web/ui/chart/extremes.ts';
import type { Highlight } from '#web/ui/chart/highlight.ts';
import { LineChart } from '#web/ui/chart/line-chart.tsx';
import { formatDecimal, formatShortDecimal, formatWhole } from '#web/ui/text/numbers.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { formatClimb, type ReadoutOptions } from './readout.ts';
import { timeAxis } from './time-axis.ts';
import styles from './track-charts.module.css';

const TICKS_NARROW = `(width < ${NARROW_SCREEN_PX}px)`;

interface TrackChartsProps extends ReadoutOptions {
  readonly track: TrackData;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
}

/** The four charts of a track, one below the other; where there is but one, or none, a sentence says why. */
export function TrackCharts({ track, units, clock, cursor, highlight }: TrackChartsProps) {
  const narrow = useMedia(TICKS_NARROW);
  const charts = useMemo(() => chartsOfTrack(track, { units, clock, narrow }), [track, units, clock, narrow]);
  const words = missingCharts(track);
  return (
    <div className={styles.charts}>
      {charts.map(({ title, unit, summary, chart }) => (
        <figure key={title} className={styles.figure}>
          <figcaption className={styles.caption}>
            <span>
              <b>{title}</b> <span className={styles.light}>{unit}</span>
            </span>
            <span className={styles.light}>{summary}</span>
          </figcaption>
          <LineChart chart={chart} cursor={cursor} highlight={highlight} />
        </figure>
      ))}
      {words !== null && <p className={styles.words}>{words}</p>}
    </div>
  );
}

/** Returns why not all charts are there; null when they are. */
function missingCharts(track: TrackData): string | null {
  const { noTimeCharts, noHeightCharts } = flightPageTexts.findings;
  if (track.seconds.at(-1) === 0) return noTimeCharts;
  return hasAltitude(track) ? null : noHeightCharts;
}

/** One of the four charts, with its texts. */
interface TrackChart {
  readonly title: string;
  readonly unit: string;
  /** The line's lowest and highest value. */
  readonly summary: string;
  /** Returns the data to draw. It runs through the whole track: each chart does so when it is its turn. */
  readonly chart: () => Chart;
}

/** How the charts are drawn; `narrow` is a screen under 600 px. */
interface ChartOptions extends ReadoutOptions {
  readonly narrow: boolean;
}

const NONE = [0, 0] as const;
/** Below this height above the landing a few metres change the ratio wildly: the line may leave the chart there. */
const CLEAR_OF_LANDING_M = 100;
/** The share of the highest ratios that may leave the chart: those at the lowest points of a flight would flatten the others. */
const RARE_GLIDE = 0.1;
/** No ratio above this says anything: the line may leave the chart there. */
const MOST_GLIDE = 100;

type Axis = Pick<Chart, 'x' | 'xTicks' | 'xLabel'>;

/**
 * Returns the charts of altitude, lift, distance from launch and glide ratio to the landing spot, on one time axis; of a file
 * without altitudes the distance alone, and of a track that takes no time none.
 */
export function chartsOfTrack(track: TrackData, { units, clock, narrow }: ChartOptions): readonly TrackChart[] {
  const duration = track.seconds.at(-1) ?? 0;
  if (duration === 0) return [];
  const { ticks, label } = timeAxis({ duration, narrow, clock });
  const axis = { x: track.seconds, xTicks: ticks, xLabel: label };
  if (!hasAltitude(track)) return [distanceChart(track, axis, units)];
  return [
    altitudeChart(track, axis, units),
    liftChart(track, axis, units),
    distanceChart(track, axis, units),
    glideChart(track, axis),
  ];
}

function altitudeChart({ altitude }: TrackData, axis: Axis, { altitudeUnit }: PilotUnits): TrackChart {
  const inUnit = (value: number): number => altitudeIn(metres(value), altitudeUnit);
  const unit = texts.units.altitude[altitudeUnit];
  const [low, high] = extremes(altitude) ?? NONE;
  return {
    title: texts.terms.altitude,
    unit,
    summary: mapTexts.tracks.range(formatWhole(inUnit(low)), formatWhole(inUnit(high)), unit),
    chart: () => {
      const y = altitude.map(inUnit);
      return { ...axis, y, tone: 'accent', range: valueRange(y, { leastSpan: inUnit(100) }), yLabel: tickLabel };
    },
  };
}

function liftChart({ lift }: TrackData, axis: Axis, units: PilotUnits): TrackChart {
  const inUnit = (value: number): number => velocityIn(value, units.altitudeUnit);
  const unit = texts.units.climb[units.altitudeUnit];
  const [low, high] = extremes(lift) ?? NONE;
  return {
    title: mapTexts.tracks.lift,
    unit,
    summary: mapTexts.tracks.range(formatClimb(low, units), formatClimb(high, units), unit),
    chart: () => {
      const y = lift.map(inUnit);
      return {
        ...axis,
        y,
        tone: 'climb',
        range: valueRange(y, { include: 0, leastSpan: inUnit(2) }),
        yLabel: tickLabel,
      };
    },
  };
}

function distanceChart({ distance }: TrackData, axis: Axis, { distanceUnit }: PilotUnits): TrackChart {
  const inUnit = (value: number): number => distanceIn(metres(value), distanceUnit);
  const unit = texts.units.distance[distanceUnit];
  const [, most] = extremes(distance) ?? NONE;
  return {
    title: mapTexts.tracks.distanceFromLaunch,
    unit,
    summary: mapTexts.tracks.upTo(formatDecimal(inUnit(most), 1), unit),
    chart: () => {
      const y = distance.map(inUnit);
      return { ...axis, y, tone: 'green', range: valueRange(y, { include: 0, leastSpan: 1 }), yLabel: tickLabel };
    },
  };
}

function glideChart({ glide, altitude }: TrackData, axis: Axis): TrackChart {
  return {
    title: mapTexts.tracks.glideRatio,
    unit: ': 1',
    summary: glide.every(Number.isNaN) ? mapTexts.tracks.noHeightToLose : '',
    chart: () => {
      const clearHeight = (altitude.at(-1) ?? 0) + CLEAR_OF_LANDING_M;
      const clear = glide.map((value, index) => ((altitude[index] ?? 0) >= clearHeight ? value : Number.NaN));
      const usual = extremes(clear) ? clear : glide;
      const [low, high] = valueRange(usual, { include: 0, leastSpan: 5, rare: RARE_GLIDE });
      const range = [low, Math.min(high, MOST_GLIDE)] as const;
      return { ...axis, y: withGaps(glide), tone: 'violet', range, yLabel: tickLabel };
    },
  };
}

/** Returns values with null, a gap for the chart, when there is none. A plain loop: it runs once, not yet compiled. */
function withGaps(values: Float32Array): (number | null)[] {
  const line: (number | null)[] = [];
  for (const value of values) line.push(Number.isNaN(value) ? null : value);
  return line;
}

/** `12 640`, `0.5`, `−2`. */
function tickLabel(value: number): string {
  const size = Math.abs(value);
  const digits = Number.isInteger(size) ? formatWhole(size) : formatShortDecimal(size, 2);
  return value < 0 ? `−${digits}` : digits;
}

import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { type Cursor, cursorIndexByKey } from '#web/ui/chart/cursor.ts';
import type { Extremes } from '#web/ui/chart/extremes.ts';
import type { Highlight, HighlightRange } from '#web/ui/chart/highlight.ts';
import { classes } from '#web/ui/classes.ts';
import { usePrinting } from '#web/ui/page/printing.ts';
import { tokenColour, useTheme } from '#web/ui/theme/theme.ts';
import { useMedia } from '#web/ui/use-media.ts';
import styles from './barogram.module.css';
import { barogramRange, nearestIndex, type PlacedLabel, timeLabels } from './barogram-scale.ts';
import { climbShades, drawBarogram } from './draw-barogram.ts';
import { altitudeFigure, type ReadoutOptions, readoutAt, spokenReadout } from './readout.ts';

interface BarogramProps extends ReadoutOptions {
  readonly track: TrackData;
  readonly cursor: Cursor;
  readonly highlight: Highlight;
  /** Stretches in which the pilot circled upwards. */
  readonly thermals: readonly HighlightRange[];
}

/**
 * The barogram of a track, coloured by climb, with its thermals as bands. It is the slider of the place on the track:
 * pointer and keys move the cursor that it shares with map, charts and readout.
 */
export function Barogram({ track, units, clock, cursor, highlight, thermals, ground = null }: BarogramProps) {
  const index = useSyncExternalStore(cursor.subscribe, cursor.index);
  const stretch = useSyncExternalStore(highlight.subscribe, highlight.stretch);
  const narrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`);
  const duration = durationOf(track);
  const range = useMemo(() => barogramRange(track.altitude, ground), [track, ground]);
  const bands = useMemo(() => thermals.map((thermal) => bandOf(track, thermal)), [track, thermals]);
  const times = useMemo(() => timeLabels({ duration, narrow, clock }), [duration, narrow, clock]);
  const heightOf = (at: number): number => ((track.altitude[at] ?? 0) - range[0]) / (range[1] - range[0]);
  const isKnown = hasAltitude(track);
  return (
    <div
      className={classes(styles.barogram, !isKnown && styles.low)}
      role="slider"
      tabIndex={0}
      aria-label={mapTexts.tracks.place}
      aria-valuemin={0}
      aria-valuemax={duration}
      aria-valuenow={track.seconds[index] ?? 0}
      aria-valuetext={spokenReadout(readoutAt(track, index, { units, clock, ground }))}
      {...handlersOf(track, cursor)}
    >
      {isKnown && <BarogramCanvas track={track} ground={ground} range={range} />}
      <BarogramMarks bands={bands} times={times} />
      {stretch && <span className={styles.highlight} style={placed(bandOf(track, stretch))} />}
      {isKnown ? (
        <HighestPoint
          place={placeOf(track, track.highest)}
          height={heightOf(track.highest)}
          text={textOf(altitudeFigure(track, track.highest, units))}
        />
      ) : (
        <span className={styles.words}>{flightPageTexts.findings.noAltitude}</span>
      )}
      <span className={styles.cursor} style={{ translate: `${placeOf(track, index) * 100}% 0` }}>
        {isKnown && <span className={styles.handle} style={{ bottom: `${heightOf(index) * 100}%` }} />}
      </span>
    </div>
  );
}

/** Returns the event handlers by which keys and pointer move the cursor. */
function handlersOf(track: TrackData, cursor: Cursor) {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const place = cursorIndexByKey(event, cursor.index(), track.seconds.length);
    if (place === null) return;
    event.preventDefault();
    cursor.move(place);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const box = event.currentTarget.getBoundingClientRect();
    cursor.move(nearestIndex(track.seconds, ((event.clientX - box.left) / box.width) * durationOf(track)));
  };
  const onPointerDown = (event: PointerEvent): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    onPointerMove(event);
  };
  return { onKeyDown, onPointerDown, onPointerMove };
}

/** Returns where a fix lies between the start, 0, and the end, 1. */
function placeOf(track: TrackData, index: number): number {
  return (track.seconds[index] ?? 0) / Math.max(1, durationOf(track));
}

function durationOf({ seconds }: TrackData): number {
  return seconds.at(-1) ?? 0;
}

function bandOf(track: TrackData, { from, to }: HighlightRange): Band {
  return { from: placeOf(track, from), to: placeOf(track, to) };
}

function textOf(figure: { readonly value: string; readonly unit: string } | null): string {
  return figure ? `${figure.value} ${figure.unit}` : '';
}

/** A part of the time, from 0 to 1. */
interface Band {
  readonly from: number;
  readonly to: number;
}

interface BarogramMarksProps {
  /** The thermals. */
  readonly bands: readonly Band[];
  readonly times: readonly PlacedLabel[];
}

/** What lies behind a barogram's cursor and does not move: bands of thermals, and the labels of time. */
const BarogramMarks = memo(function BarogramMarks({ bands, times }: BarogramMarksProps) {
  return (
    <>
      {bands.map((band) => (
        <span key={band.from} className={styles.band} style={placed(band)} />
      ))}
      {times.map(({ place, text }) => (
        <span key={place} className={styles.time} style={{ left: percent(place) }}>
          {text}
        </span>
      ))}
    </>
  );
});

interface HighestPointProps {
  readonly place: number;
  /** From the lower edge, 0, to the upper one, 1. */
  readonly height: number;
  readonly text: string;
}

/** The label of the highest point, on the side where there is more room. */
function HighestPoint({ place, height, text }: HighestPointProps) {
  const isLate = place > 0.5;
  return (
    <>
      <span className={styles.peak} style={{ left: percent(place), bottom: percent(height) }} />
      <span
        className={classes(styles.peakText, isLate && styles.before)}
        style={{ left: percent(place), bottom: percent(height) }}
      >
        {text}
      </span>
    </>
  );
}

/** Returns the style of a part of the time. */
function placed({ from, to }: Band) {
  return { left: percent(from), width: percent(to - from) };
}

function percent(part: number): string {
  return `${part * 100}%`;
}

interface BarogramCanvasProps {
  readonly track: TrackData;
  /** Metres above the sea below each fix; null when unknown. */
  readonly ground: Float32Array | null;
  readonly range: Extremes;
}

/** The line of a barogram over its area, coloured by climb. Drawn again when its size or the theme changes. */
const BarogramCanvas = memo(function BarogramCanvas({ track, ground, range }: BarogramCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const isPrinting = usePrinting();
  useEffect(() => {
    const sheet = canvas.current;
    // The tokens have the colours of the theme, or those of paper.
    if (!sheet || (theme === null && !isPrinting)) return;
    const colours = () => ({
      shades: climbShades(),
      areaColour: tokenColour('--accent'),
      groundColour: tokenColour('--contour'),
      groundLineColour: tokenColour('--ink-light'),
    });
    const draw = (): void => drawBarogram(sheet, { track, ground, range, ...colours() });
    if (isPrinting) draw(); // Before a print, no observer is called in time.
    const resizing = new ResizeObserver(draw); // Calls back at once, too.
    resizing.observe(sheet);
    return () => resizing.disconnect();
  }, [track, ground, range, theme, isPrinting]);
  return <canvas ref={canvas} className={styles.canvas} />;
});

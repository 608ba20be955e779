import { type KeyboardEvent, type PointerEvent, useMemo, useSyncExternalStore } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import { mapTexts } from '#web/map-texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import { cursorIndexByKey } from '#web/ui/chart/cursor-keys.ts';
import type { Highlight, HighlightRange } from '#web/ui/chart/highlight.ts';
import { classes } from '#web/ui/classes.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { altitudeFigure, type ReadoutOptions, readoutAt, spokenReadout } from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import styles from './barogram.module.css';
import { BarogramCanvas } from './barogram-canvas.tsx';
import { timeLabels } from './barogram-labels.ts';
import { type Band, BarogramMarks, HighestPoint, placed } from './barogram-marks.tsx';
import { barogramRange } from './barogram-range.ts';
import { nearestIndex } from './nearest-index.ts';

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

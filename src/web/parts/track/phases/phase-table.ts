import type { HighlightRange } from '#web/ui/chart/highlight.ts';
import { type ReadoutOptions, readoutAt } from '../charts/readout.ts';
import type { TrackData } from '../track-data.ts';

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
  /** The fixes of the part; null where it is none, as a height band. */
  readonly stretch: HighlightRange | null;
}

/** A track with the options of its texts. */
export interface TrackTextOptions extends ReadoutOptions {
  readonly track: TrackData;
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

import { type Dispatch, type SetStateAction, useState } from 'react';
import { distanceBetween } from '#domain/geo';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { TrackAnalysis } from '#domain/track/track';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { IsLatest } from '#web/ui/use-latest.ts';
import { type IgcState, type Parsed, shownIgc, withChanges, type Zone } from './igc-state.ts';
import { timeRangeOf } from './parts.ts';
import { readBytes, workerFailed } from './read-chosen.ts';

/** Receives the analysis of a track that was read. */
export type OnTrack = (analysis: TrackAnalysis, zone: Zone) => void;

/** Asks the server about a file and its track, unless something else has begun by then. */
export type TrackLookUp = (read: Pick<Parsed, 'track' | 'file'>, isLatest: IsLatest, onTrack: OnTrack) => Promise<void>;

interface PartReading {
  readonly igc: IgcState;
  readonly setIgc: Dispatch<SetStateAction<IgcState>>;
  /** Drops the running task. */
  readonly begin: () => IsLatest;
  readonly lookUp: TrackLookUp;
}

const ASKING: Zone = { state: 'asking' };
/** Flights of one file further apart, in metres, may be in different time zones. */
const SAME_ZONE_M = 20_000;

/** Returns how to read another part of the file that was read. */
export function usePartReading({ igc, setIgc, begin, lookUp }: PartReading) {
  const [readOne] = useState(oneAtATime);
  const readPart = async (parsed: Parsed, isLatest: IsLatest, onTrack: OnTrack): Promise<void> => {
    if (!isLatest()) return;
    const chosen = await readBytes(parsed.file, parsed.range).catch(workerFailed);
    if (!isLatest()) return;
    if (chosen.state !== 'read') return setIgc({ ...chosen, fileName: parsed.fileName, before: asReadBefore(parsed) });
    const { track, range } = chosen;
    const zone = isSameZone(parsed, track) ? parsed.zone : ASKING;
    setIgc(withChanges({ track, range, zone, isPartPending: false }));
    onTrack(track.analysis, ASKING);
    if (zone.state !== 'asking') return onTrack(track.analysis, zone);
    await lookUp({ ...parsed, track }, isLatest, onTrack);
  };
  return async (range: TimeRange | null, onTrack: OnTrack): Promise<void> => {
    const shown = shownIgc(igc);
    if (shown.state !== 'parsed') return;
    const [isLatest, pending] = [begin(), { ...shown, range, isPartPending: true }];
    setIgc(pending);
    await readOne(() => readPart(pending, isLatest, onTrack));
  };
}

/** The part that the track is still of. */
function asReadBefore(parsed: Parsed): Parsed {
  return { ...parsed, range: timeRangeOf(parsed.track.analysis), isPartPending: false };
}

/** Whether the time zone of the part before, if it is known, is that of the next one, too. */
function isSameZone({ zone, track }: Parsed, next: TrackData): boolean {
  return zone.state !== 'asking' && distanceBetween(track.analysis.launch, next.analysis.launch) < SAME_ZONE_M;
}

/**
 * Returns a function that runs tasks one after the other. While one runs only the latest of the others waits, and the rest
 * are dropped: for tasks begun at each step of a slider. It resolves once nothing waits; a task must not reject.
 */
export function oneAtATime(): (task: () => Promise<void>) => Promise<void> {
  let waiting: (() => Promise<void>) | null = null;
  let running: Promise<void> | null = null;
  const runAll = async (): Promise<void> => {
    for (let task = waiting; task; task = waiting) {
      waiting = null;
      await task();
    }
    running = null;
  };
  return (task) => {
    waiting = task;
    running ??= runAll();
    return running;
  };
}

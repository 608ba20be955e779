import { useRef, useState } from 'react';
import { wordsOf } from '#contract/problem-words';
import type { TrackAnalysis } from '#domain/track/track';
import { findZone } from './find-zone.ts';
import {
  type IgcState,
  isChangedIgc,
  isSettled,
  type Parsed,
  type Refused,
  type SettledIgc,
  settledIgc,
  withoutFile,
  type Zone,
} from './igc-state.ts';
import { type ChosenFile, readBytes, readChosen } from './read-chosen.ts';

/** The IGC widget of a form. */
export interface Igc {
  readonly igc: IgcState;
  /** Whether a save would change the track. */
  readonly isChanged: boolean;
  readonly isSettled: boolean;
  /** Reads a file. `onTrack` is told the track as soon as it is read, and again with its zone when that is known. */
  readonly choose: (file: File, onTrack: OnTrack) => Promise<void>;
  /** Reads the file again that a draft holds, where that is to be done. `onTrack` is told a zone that was not known. */
  readonly resume: (onTrack: OnTrack) => Promise<void>;
  /** Takes the file away, or gives up reading it. */
  readonly remove: () => void;
}

/** Told what a chosen track yields. */
export type OnTrack = (analysis: TrackAnalysis, zone: Zone) => void;

const ASKING: Zone = { state: 'asking' };
const NOT_READABLE = wordsOf({ subject: 'file', field: 'igc', code: 'notReadable' });

/** The widget's state, from what the form was opened with (`saved`) or left with (`started`). */
export function useIgc(saved: SettledIgc, started: IgcState): Igc {
  const [igc, setIgc] = useState<IgcState>(started);
  const turn = useRef(0);

  const remove = (): void => {
    turn.current += 1;
    setIgc(withoutFile(igc));
  };
  const takeTurn = (): (() => boolean) => {
    turn.current += 1;
    const mine = turn.current;
    return () => mine !== turn.current;
  };
  const askZone = async (parsed: Parsed, isOver: () => boolean, onTrack: OnTrack): Promise<void> => {
    const zone = await findZone(parsed.track.analysis);
    if (isOver()) return;
    setIgc({ ...parsed, zone });
    onTrack(parsed.track.analysis, zone);
  };
  const choose = async (file: File, onTrack: OnTrack): Promise<void> => {
    const isOver = takeTurn();
    const before = settledIgc(igc);
    setIgc({ state: 'reading', fileName: file.name, before });
    const chosen = await readChosen(file).catch(brokenReader);
    if (isOver()) return;
    const next = afterReading(chosen, { fileName: file.name, before, zone: ASKING });
    setIgc(next);
    if (next.state !== 'parsed') return;
    onTrack(next.track.analysis, ASKING);
    await askZone(next, isOver, onTrack);
  };
  const resume = async (onTrack: OnTrack): Promise<void> => {
    const isOver = takeTurn();
    const next = await resumed(started);
    if (isOver()) return;
    setIgc(next);
    if (next.state === 'parsed' && next.zone.state === 'asking') await askZone(next, isOver, onTrack);
  };
  return { igc, isChanged: isChangedIgc(igc, saved), isSettled: isSettled(igc), choose, resume, remove };
}

/** The widget as it was left, the file that a draft holds read again. */
async function resumed(started: IgcState): Promise<IgcState> {
  if (started.state !== 'reading' || !started.left) return started;
  const { fileName, before, left } = started;
  return afterReading(await readBytes(left.file).catch(brokenReader), { fileName, before, zone: left.zone });
}

/** The widget once a file has been read or refused. */
function afterReading(
  chosen: ChosenFile,
  { fileName, before, zone }: { readonly fileName: string; readonly before: SettledIgc; readonly zone: Zone },
): Refused | Parsed {
  if (chosen.state === 'refused') return { ...chosen, fileName, before };
  return { state: 'parsed', fileName, file: chosen.file, track: chosen.track, zone };
}

/** The worker itself failed. */
function brokenReader(error: unknown): ChosenFile {
  console.warn('The reader of tracks failed.', error);
  return { state: 'refused', message: NOT_READABLE };
}

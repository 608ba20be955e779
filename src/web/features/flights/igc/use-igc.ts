import { useRef, useState } from 'react';
import { wordsOf } from '#contract/problem-words';
import type { TrackAnalysis } from '#domain/track/track';
import { findZone } from './find-zone.ts';
import { type IgcState, isSettled, type SettledIgc, settledIgc, withoutFile, type Zone } from './igc-state.ts';
import { type ChosenFile, readChosen } from './read-chosen.ts';

/** The IGC widget of a form. */
export interface Igc {
  readonly igc: IgcState;
  /** Whether a save would change the track. */
  readonly isChanged: boolean;
  readonly isSettled: boolean;
  /** Reads a file. `onTrack` is told the track as soon as it is read, and again with its zone when that is known. */
  readonly choose: (file: File, onTrack: OnTrack) => Promise<void>;
  /** Takes the file away, or gives up reading it. */
  readonly remove: () => void;
}

/** Told what a chosen track yields. */
export type OnTrack = (analysis: TrackAnalysis, zone: Zone) => void;

const NOT_READABLE = wordsOf({ subject: 'file', field: 'igc', code: 'notReadable' });

/** The widget's state, from what the form was opened with (`saved`) or left with (`started`). */
export function useIgc(saved: SettledIgc, started: SettledIgc): Igc {
  const [igc, setIgc] = useState<IgcState>(started);
  const turn = useRef(0);

  const remove = (): void => {
    turn.current += 1;
    setIgc(withoutFile(igc));
  };
  const choose = async (file: File, onTrack: OnTrack): Promise<void> => {
    turn.current += 1;
    const mine = turn.current;
    const isOver = (): boolean => mine !== turn.current;
    const before = settledIgc(igc);
    setIgc({ state: 'reading', fileName: file.name, before });
    const chosen = await readChosen(file).catch(brokenReader);
    if (isOver()) return;
    if (chosen.state === 'refused') return setIgc({ ...chosen, fileName: file.name, before });
    const { text, track } = chosen;
    const parsed = { state: 'parsed', fileName: file.name, text, track } as const;
    const tell = (zone: Zone): void => {
      setIgc({ ...parsed, zone });
      onTrack(track.analysis, zone);
    };
    tell({ state: 'asking' });
    const zone = await findZone(track.analysis);
    if (!isOver()) tell(zone);
  };
  return { igc, isChanged: settledIgc(igc).state !== saved.state, isSettled: isSettled(igc), choose, remove };
}

/** The worker itself failed. */
function brokenReader(error: unknown): ChosenFile {
  console.warn('The reader of tracks failed.', error);
  return { state: 'refused', message: NOT_READABLE };
}

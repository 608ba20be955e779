import { useRef, useState } from 'react';
import { wordsOf } from '#contract/problem-words';
import type { TrackAnalysis } from '#domain/track/track';
import { findKnownFlight } from './find-known.ts';
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
  /** The file may be of two flights. */
  readonly addAnyway: () => void;
  /** Takes the file away, or gives up reading it. */
  readonly remove: () => void;
}

/** Told what a chosen track yields. */
export type OnTrack = (analysis: TrackAnalysis, zone: Zone) => void;

const ASKING: Asked = { zone: { state: 'asking' }, knownFlight: null };
const NOT_READABLE = wordsOf({ subject: 'file', field: 'igc', code: 'notReadable' });

interface OpenedIgc {
  /** 0 for a new flight. */
  readonly flightId: number;
  /** What is saved with the flight. */
  readonly saved: SettledIgc;
  /** What the form starts with: what is saved, or what a draft holds. */
  readonly started: IgcState;
}

/** The widget's state. */
export function useIgc({ flightId, saved, started }: OpenedIgc): Igc {
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
  const askAround = async (parsed: Parsed, isOver: () => boolean, onTrack: OnTrack): Promise<void> => {
    const [zone, known] = await Promise.all([findZone(parsed.track.analysis), findKnownFlight(parsed.file)]);
    if (isOver()) return;
    setIgc({ ...parsed, zone, knownFlight: known === flightId ? null : known });
    onTrack(parsed.track.analysis, zone);
  };
  const choose = async (file: File, onTrack: OnTrack): Promise<void> => {
    const isOver = takeTurn();
    const before = settledIgc(igc);
    setIgc({ state: 'reading', fileName: file.name, before });
    const chosen = await readChosen(file).catch(brokenReader);
    if (isOver()) return;
    const next = afterReading(chosen, { ...ASKING, fileName: file.name, before });
    setIgc(next);
    if (next.state !== 'parsed') return;
    onTrack(next.track.analysis, ASKING.zone);
    await askAround(next, isOver, onTrack);
  };
  const resume = async (onTrack: OnTrack): Promise<void> => {
    const isOver = takeTurn();
    const next = await resumed(started);
    if (isOver()) return;
    setIgc(next);
    if (next.state === 'parsed' && next.zone.state === 'asking') await askAround(next, isOver, onTrack);
  };
  const addAnyway = (): void => setIgc((now) => (now.state === 'parsed' ? { ...now, knownFlight: null } : now));
  return { igc, addAnyway, isChanged: isChangedIgc(igc, saved), isSettled: isSettled(igc), choose, resume, remove };
}

/** The widget as it was left, the file that a draft holds read again. */
async function resumed(started: IgcState): Promise<IgcState> {
  if (started.state !== 'reading' || !started.left) return started;
  const { fileName, before, left } = started;
  return afterReading(await readBytes(left.file).catch(brokenReader), { ...left, fileName, before });
}

/** What the server was asked of a file. */
type Asked = Pick<Parsed, 'zone' | 'knownFlight'>;

interface ReadFile extends Asked {
  readonly fileName: string;
  readonly before: SettledIgc;
}

/** The widget once a file has been read or refused. */
function afterReading(chosen: ChosenFile, { fileName, before, zone, knownFlight }: ReadFile): Refused | Parsed {
  if (chosen.state === 'refused') return { ...chosen, fileName, before };
  return { state: 'parsed', fileName, file: chosen.file, track: chosen.track, zone, knownFlight };
}

/** The worker itself failed. */
function brokenReader(error: unknown): ChosenFile {
  console.warn('The reader of tracks failed.', error);
  return { state: 'refused', message: NOT_READABLE };
}

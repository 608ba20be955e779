import { type Dispatch, type SetStateAction, useRef, useState } from 'react';
import type { ResponseOf } from '#contract/endpoint';
import { timezone } from '#contract/places/timezones';
import { knownTrack } from '#contract/tracks';
import type { Flight } from '#domain/flight';
import type { TimeRange } from '#domain/track/flight/time-range';
import type { SaidDay } from '#domain/track/read-track';
import type { TrackAnalysis } from '#domain/track/track';
import { hashOf } from '#formats/hash-of';
import { callErrorOf } from '#web/api/call-error.ts';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { Side } from '#web/parts/form/editing.ts';
import { callAsPilot, pendingFlightsWith } from '#web/store/store.ts';
import { keptFlightsWith, keptZoneNear } from '#web/store/tracks/device-tracks.ts';
import { type IsLatest, useLatest } from '#web/ui/use-latest.ts';
import { timeZoneOfTrack, trackFileOfFlight } from '../track/track-store.ts';
import {
  type AskedDay,
  type IgcState,
  isChangedIgc,
  isSettled,
  openedIgc,
  type Parsed,
  type Rejected,
  type SettledIgc,
  type Stored,
  setAside,
  shownIgc,
  withChanges,
  withoutFile,
  type Zone,
} from './igc-state.ts';
import { type ChosenFile, readBytes, readBytesOn, readChosen, workerFailed } from './read-chosen.ts';
import { type OnTrack, type TrackLookUp, usePartReading } from './use-part-reading.ts';

/** The IGC widget of a form. */
export interface Igc {
  readonly igc: IgcState;
  /** Whether a save would change the track. */
  readonly isChanged: boolean;
  readonly isSettled: boolean;
  /** Reads a file. Calls `onTrack` as soon as the track is read, and again when its zone is known. */
  readonly choose: (file: File, onTrack: OnTrack) => Promise<void>;
  /** Reads the file that is shown on the day that the pilot says. Calls `onTrack` as `choose` does. */
  readonly giveDay: (day: SaidDay, onTrack: OnTrack) => Promise<void>;
  /** Reads the file of a draft again where needed. Calls `onTrack` with a zone that was not known. Can be called again. */
  readonly resume: (onTrack: OnTrack) => Promise<void>;
  /** Opens the stored track to be trimmed. */
  readonly trimStored: () => Promise<void>;
  /** Makes another part of the file the flight. Calls `onTrack` as for a file that was just read. */
  readonly choosePart: (range: TimeRange | null, onTrack: OnTrack) => Promise<void>;
  /** Whether a save adds the other flights of the file, too, but for those that the logbook has. */
  readonly addOthers: (addsOthers: boolean) => void;
  /** The pilot adds a file that another flight has, too. */
  readonly addAnyway: () => void;
  /** Removes the file, or cancels reading it. */
  readonly remove: () => void;
  /** Shows the track that another device has saved meanwhile, or again the file that was chosen here. */
  readonly chooseSide: (side: Side, flight: Flight) => void;
}

const PENDING: ServerLookups = { zone: { state: 'asking' }, knownFlight: null, storedFlights: null };

interface OpenedIgc {
  /** 0 for a new flight. */
  readonly flightId: number;
  /** The stored track. */
  readonly saved: SettledIgc;
  /** The initial state: the stored track, or that of a draft. */
  readonly started: IgcState;
}

/** The state of the IGC widget. */
export function useIgc({ flightId, saved, started }: OpenedIgc): Igc {
  const [igc, setIgc] = useState<IgcState>(started);
  const begin = useLatest();

  const remove = (): void => {
    begin();
    setIgc(withoutFile(igc));
  };
  const mine = useRef(started);
  const chooseSide = (side: Side, flight: Flight): void => {
    begin();
    if (side === 'theirs') mine.current = igc;
    setIgc(side === 'theirs' ? openedIgc(flight) : mine.current);
  };
  const { lookUp, lookUpMissing } = lookUpsOf(flightId, setIgc);
  const read = async ({ fileName, before, reading }: FileToRead, onTrack: OnTrack): Promise<void> => {
    const isLatest = begin();
    setIgc({ state: 'reading', fileName, before });
    const chosen = await reading().catch(workerFailed);
    if (!isLatest()) return;
    const next = afterReading(chosen, { ...PENDING, addsOthers: false, fileName, before });
    setIgc(next);
    if (next.state !== 'parsed') return;
    onTrack(next.track.analysis, PENDING.zone);
    await lookUp(next, isLatest, onTrack);
  };
  const choose = (file: File, onTrack: OnTrack): Promise<void> =>
    read({ fileName: file.name, before: setAside(igc), reading: () => readChosen(file) }, onTrack);
  const giveDay = async (day: SaidDay, onTrack: OnTrack): Promise<void> => {
    const shown = shownIgc(igc);
    if (shown.state !== 'undated' && shown.state !== 'parsed') return;
    const { file, fileName } = shown;
    await read({ fileName, before: setAside(igc), reading: () => readBytesOn(file, day) }, onTrack);
  };
  const resume = async (onTrack: OnTrack): Promise<void> => {
    if (!canResume(igc)) return;
    const isLatest = begin();
    const next = await resumed(igc);
    if (!isLatest()) return;
    setIgc(next);
    if (next.state === 'parsed') await lookUpMissing(next, isLatest, onTrack);
  };
  const trimStored = async (): Promise<void> => {
    const stored = shownIgc(igc);
    if (stored.state !== 'stored') return;
    const isLatest = begin();
    setIgc({ state: 'reading', fileName: storedFileName(stored), before: stored });
    const opened = await openStored(flightId, stored);
    if (isLatest()) setIgc(opened);
  };
  const choosePart = usePartReading({ igc, setIgc, begin, lookUp });
  const addOthers = (addsOthers: boolean): void => setIgc(withChanges({ addsOthers }));
  const addAnyway = (): void => setIgc(withChanges({ knownFlight: null }));
  const known = { igc, isChanged: isChangedIgc(igc, saved), isSettled: isSettled(igc) };
  return { ...known, addAnyway, addOthers, choose, giveDay, choosePart, trimStored, resume, remove, chooseSide };
}

/** The questions about a file: all, or the ones that a draft leaves open. */
function lookUpsOf(flightId: number, setIgc: Dispatch<SetStateAction<IgcState>>) {
  const lookUp: TrackLookUp = async ({ track, file }, isLatest, onTrack) => {
    const [zone, known] = await Promise.all([findZone(track.analysis), findKnown(file, flightId)]);
    if (!isLatest()) return;
    setIgc(withChanges({ zone, ...known }));
    onTrack(track.analysis, zone);
  };
  const lookUpMissing = async (read: Parsed, isLatest: IsLatest, onTrack: OnTrack): Promise<void> => {
    if (read.zone.state === 'asking') return lookUp(read, isLatest, onTrack);
    if (read.storedFlights !== null) return;
    const { storedFlights } = await findKnown(read.file, flightId);
    if (isLatest()) setIgc(withChanges({ storedFlights }));
  };
  return { lookUp, lookUpMissing };
}

/** Whether a file of a draft has yet to be read again, or what the server knows of it has yet to come. */
function canResume(igc: IgcState): boolean {
  if (igc.state === 'reading') return igc.unread !== undefined;
  return igc.state === 'parsed' && (igc.zone.state === 'asking' || igc.storedFlights === null);
}

/** Returns the state with the file of a draft read again. */
async function resumed(igc: IgcState): Promise<IgcState> {
  if (igc.state !== 'reading' || !igc.unread) return igc;
  const { fileName, before, unread } = igc;
  return afterReading(await readBytes(unread.file, unread.range).catch(workerFailed), { ...unread, fileName, before });
}

interface FileToRead {
  readonly fileName: string;
  readonly before: SettledIgc;
  readonly reading: () => Promise<ChosenFile>;
}

/** The server's data of a file. */
interface ServerLookups extends Pick<Parsed, 'zone'>, KnownOfFile {}

interface ReadFile extends ServerLookups, Pick<Parsed, 'addsOthers'> {
  readonly fileName: string;
  readonly before: SettledIgc;
}

/** Returns the state once a file has been read or rejected. */
function afterReading(chosen: ChosenFile, { before, ...read }: ReadFile): Rejected | AskedDay | Parsed {
  const { fileName, zone, knownFlight, storedFlights, addsOthers } = read;
  if (chosen.state !== 'read') return { ...chosen, fileName, before };
  return { ...chosen, state: 'parsed', fileName, isPartPending: false, addsOthers, zone, knownFlight, storedFlights };
}

/** Reads the stored track of a flight as a file that can be trimmed; nothing is changed by it. Never rejects. */
async function openStored(flightId: number, stored: Stored): Promise<Parsed | Rejected | AskedDay> {
  const fileName = storedFileName(stored);
  try {
    const { bytes, range: part } = await trackFileOfFlight(flightId);
    const timeZoneId = await timeZoneOfTrack(flightId);
    const file = { name: fileName, bytes: new Uint8Array(bytes) };
    const [chosen, { storedFlights }] = await Promise.all([
      readBytes(file, part).catch(workerFailed),
      findKnown(file, flightId),
    ]);
    if (chosen.state !== 'read') return { ...chosen, fileName, before: stored };
    return {
      ...chosen,
      state: 'parsed',
      fileName,
      storedRange: chosen.range,
      isPartPending: false,
      addsOthers: false,
      zone: timeZoneId === null ? { state: 'unknown' } : { state: 'found', timeZoneId },
      knownFlight: null,
      storedFlights,
    };
  } catch (error) {
    return { state: 'rejected', fileName, message: callErrorOf(error).message, before: stored };
  }
}

/** Returns the name of a stored track; old ones may have none. */
function storedFileName({ fileName }: Stored): string {
  return fileName ?? 'flight.igc';
}

/** What the logbook has of a file beside the flight of the form. */
type KnownOfFile = Pick<Parsed, 'knownFlight' | 'storedFlights'>;

const NOT_KNOWN: KnownOfFile = { knownFlight: null, storedFlights: null };

/** Returns the pilot's other flights that have the same file, also the pending ones; none when that cannot be determined. Never rejects. */
async function findKnown({ bytes }: DraftFile, flightId: number): Promise<KnownOfFile> {
  const sha256 = await hashOf(bytes);
  const waiting = pendingFlightsWith(sha256).find((id) => id !== flightId) ?? null;
  const { knownFlight, storedFlights } = await findStored(sha256, flightId);
  return { knownFlight: knownFlight ?? waiting, storedFlights };
}

async function findStored(sha256: string, flightId: number): Promise<KnownOfFile> {
  try {
    const known = await knownFlights(sha256);
    const others = known.flights.filter((flight) => flight.flightId !== flightId);
    const first = known.flightId === flightId ? others[0]?.flightId : known.flightId;
    return {
      knownFlight: first ?? null,
      storedFlights: others,
    };
  } catch (error) {
    console.warn('Could not check whether the track is known.', error);
    return NOT_KNOWN;
  }
}

/** Falls back to the copy on this device. Rejects with a `CallError`. */
async function knownFlights(sha256: string): Promise<ResponseOf<typeof knownTrack>> {
  try {
    return await callAsPilot(knownTrack, { query: { sha256 } });
  } catch (error) {
    const flights = callErrorOf(error).isUnanswered ? await keptFlightsWith(sha256) : null;
    if (flights === null) throw error;
    return { flightId: flights[0]?.flightId ?? null, flights };
  }
}

/** Returns the time zone of a launch; without an answer that of a site near by, as it is kept on this device. A failed lookup is only logged. */
export async function findZone({ launch, launchTime }: TrackAnalysis): Promise<Zone> {
  const query = { latLngString: `${launch.lat},${launch.lng}`, timestampInSec: String(launchTime) };
  try {
    const { timeZoneId } = await callAsPilot(timezone, { query });
    return { state: 'found', timeZoneId };
  } catch (error) {
    console.warn('The time zone of the launch could not be had.', error);
    const timeZoneId = callErrorOf(error).isUnanswered ? await keptZoneNear(launch) : null;
    return timeZoneId === null ? { state: 'unknown' } : { state: 'found', timeZoneId };
  }
}

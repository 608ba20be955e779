import type { IgcEncoding } from '#contract/data';
import type { Flight } from '#domain/flight';
import { type FlightTimes, isSameRange, type TimeRange } from '#domain/track/flight/time-range';
import { metres } from '#domain/units';
import { igcTextOf } from '#web/api/igc-text.ts';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { Takeoff } from '#web/parts/form/site-request.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { othersToAdd, timeRangeOf } from './parts.ts';
import type { Undated } from './read-chosen.ts';

/** The time zone of a launch, as far as it is known. */
export type Zone =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly timeZoneId: string }
  | { readonly state: 'unknown' };

interface NoFile {
  readonly state: 'none';
}

/** The flight's stored track, unchanged. */
export interface Stored {
  readonly state: 'stored';
  readonly fileName: string | null;
}

/** Another flight of the logbook with a part of the file. */
interface OtherFlight extends FlightTimes {
  /** Absent in old drafts. */
  readonly flightId?: number;
}

/** A file that was chosen and read. */
export interface Parsed {
  readonly state: 'parsed';
  readonly fileName: string;
  readonly file: DraftFile;
  /** The track of the part of the file that is the flight. */
  readonly track: TrackData;
  /** That part; null for what the analysis finds in a file of one flight. */
  readonly range: TimeRange | null;
  /** The part that is stored, of a stored track that is opened to be trimmed. */
  readonly storedRange?: TimeRange | null;
  /** Whether `track` is still that of the part before. */
  readonly isPartPending: boolean;
  /** Whether a save adds the other flights of the file, too, but for those that the logbook has. */
  readonly addsOthers: boolean;
  readonly zone: Zone;
  /** Another flight that has the same file; null once the pilot has confirmed it. */
  readonly knownFlight: number | null;
  /** All other flights of the logbook that have parts of the file; null as long as they are not known. */
  readonly storedFlights: readonly OtherFlight[] | null;
}

/** A file from a draft that has yet to be read again, and its known values. */
export type UnreadFile = Pick<Parsed, 'file' | 'range' | 'addsOthers' | 'zone' | 'knownFlight' | 'storedFlights'>;

/** A file that cannot be a flight's track; the one before it still counts. */
export interface Rejected {
  readonly state: 'rejected';
  readonly fileName: string;
  readonly message: string;
  /** The file, where it is too large for the form, but perhaps not for the import. */
  readonly forImport?: File;
  readonly before: SettledIgc;
}

/** A file whose day the pilot is asked for; the one before it still counts. */
export interface AskedDay extends Undated {
  readonly fileName: string;
  readonly before: SettledIgc;
}

/** The track that a save would send. */
export type SettledIgc = NoFile | Stored | Parsed;

/** The states of the IGC widget. While a file is read or was rejected, the one before it still counts. */
export type IgcState =
  | SettledIgc
  | { readonly state: 'reading'; readonly fileName: string; readonly before: SettledIgc; readonly unread?: UnreadFile }
  | Rejected
  | AskedDay;

/** The track fields of a save; without `igc` the stored track stays. */
export interface IgcFields {
  readonly igc?: string | null;
  readonly igcEncoding?: IgcEncoding;
  readonly igcFileName: string | null;
  readonly igcRange?: TimeRange | null;
}

/** Returns the state of the widget when the form of a flight opens; the flight is null for a new one. */
export function openedIgc(flight: Flight | null): SettledIgc {
  return flight?.hasTrack ? { state: 'stored', fileName: flight.igcFileName } : { state: 'none' };
}

/** Returns the track that a save would send now. */
export function settledIgc(igc: IgcState): SettledIgc {
  return 'before' in igc ? igc.before : igc;
}

/** Returns what counts while another file is read: nothing more is awaited of it. */
export function setAside(igc: IgcState): SettledIgc {
  const settled = settledIgc(igc);
  if (settled.state !== 'parsed') return settled;
  const { track, zone, isPartPending } = settled;
  return {
    ...settled,
    zone: zone.state === 'asking' ? { state: 'unknown' } : zone,
    ...(isPartPending && { range: timeRangeOf(track.analysis), isPartPending: false }),
  };
}

/** Returns whether a save would change the track, once the file of a draft has been read again. */
export function isChangedIgc(igc: IgcState, saved: SettledIgc): boolean {
  if (igc.state === 'reading' && igc.unread !== undefined) return true;
  const settled = settledIgc(igc);
  if (settled.state === 'parsed' && isAsStored(settled)) return settled.addsOthers && othersToAdd(settled).length > 0;
  return settled.state !== saved.state;
}

/** Returns what the widget shows: a rejected file does not hide the one before it, which a save would send. */
export function shownIgc(igc: IgcState): IgcState {
  return igc.state === 'rejected' && igc.before.state !== 'none' ? igc.before : igc;
}

/** Returns the state after the shown file is removed; cancelling a read restores the file before it. */
export function withoutFile(igc: IgcState): SettledIgc {
  return igc.state === 'reading' || igc.state === 'undated' ? igc.before : { state: 'none' };
}

/** Returns how to change the file that is shown, if it was read; any other state stays. */
export function withChanges(changes: Partial<Parsed>): (igc: IgcState) => IgcState {
  return (igc) => {
    const shown = shownIgc(igc);
    return shown.state === 'parsed' ? { ...shown, ...changes } : igc;
  };
}

/** Returns whether all is known that a save and the fields need. */
export function isSettled(igc: IgcState): boolean {
  if (igc.state === 'parsed') return igc.zone.state !== 'asking' && !igc.isPartPending;
  return igc.state !== 'reading' && igc.state !== 'undated';
}

/** Returns the track fields of a save. */
export function igcFields(igc: IgcState): IgcFields {
  const settled = settledIgc(igc);
  if (settled.state === 'none') return { igc: null, igcFileName: null };
  if (settled.state === 'stored' || isAsStored(settled)) return { igcFileName: settled.fileName };
  return { ...igcTextOf(settled.file.bytes), igcFileName: settled.fileName, igcRange: settled.range };
}

/** Returns the other flights that have the file which a save would send, as far as the pilot has been told. */
export function knownFlightsIn(igc: IgcState): readonly number[] {
  const settled = settledIgc(igc);
  const others = settled.state === 'parsed' ? (settled.storedFlights ?? []) : [];
  return others.flatMap(({ flightId }) => flightId ?? []);
}

/** Whether a track that was opened to be trimmed is still the stored part. */
function isAsStored({ range, storedRange }: Parsed): boolean {
  return storedRange !== undefined && isSameRange(range, storedRange);
}

/** Returns the takeoff of the track that a save would send; null without one that was read. */
export function takeoffIn(igc: IgcState): Takeoff | null {
  const settled = settledIgc(igc);
  return settled.state === 'parsed' ? takeoffOf(settled.track) : null;
}

/** The first fix of the track is the launch; an altitude at or below sea level cannot be stored as a launch altitude. */
export function takeoffOf({ analysis, altitude }: TrackData): Takeoff {
  const rounded = Math.round(altitude[0] ?? 0);
  return { ...analysis.launch, altitude: rounded > 0 ? metres(rounded) : null };
}

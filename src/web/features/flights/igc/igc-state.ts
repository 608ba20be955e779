import type { IgcEncoding } from '#contract/data';
import type { Flight } from '#domain/flight';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { igcTextOf } from './igc-text.ts';

/** The time zone of a launch, as far as it is known. */
export type Zone =
  | { readonly state: 'asking' }
  | { readonly state: 'found'; readonly timeZoneId: string }
  | { readonly state: 'unknown' };

/** No file, or none any more. */
interface NoFile {
  readonly state: 'none';
}

/** The flight's saved track, untouched. */
interface Stored {
  readonly state: 'stored';
  readonly fileName: string | null;
}

/** A file that was chosen and read. */
export interface Parsed {
  readonly state: 'parsed';
  readonly fileName: string;
  readonly file: DraftFile;
  readonly track: TrackData;
  readonly zone: Zone;
  /** Another flight that has this very file, as long as that is news to the pilot. */
  readonly knownFlight: number | null;
}

/** A file that was chosen before the page was loaded, and what was known of it. */
interface Left {
  readonly file: DraftFile;
  readonly zone: Zone;
  readonly knownFlight: number | null;
}

/** A file that cannot be a flight's track; the one before it still counts. */
export interface Refused {
  readonly state: 'refused';
  readonly fileName: string;
  readonly message: string;
  readonly before: SettledIgc;
}

/** What a save takes. */
export type SettledIgc = NoFile | Stored | Parsed;

/** The IGC widget's states (spec, section 4). While a file is read or was refused, the one before it still counts. */
export type IgcState =
  | SettledIgc
  | { readonly state: 'reading'; readonly fileName: string; readonly before: SettledIgc; readonly left?: Left }
  | Refused;

/** The fields of a save that are about the track; without `igc` the saved one stays. */
export interface IgcFields {
  readonly igc?: string | null;
  readonly igcEncoding?: IgcEncoding;
  readonly igcFileName: string | null;
}

/** The widget's state as the form of a flight is opened; null for a new flight. */
export function openedIgc(flight: Flight | null): SettledIgc {
  return flight?.hasTrack ? { state: 'stored', fileName: flight.igcFileName } : { state: 'none' };
}

/** What a save would take now. */
export function settledIgc(igc: IgcState): SettledIgc {
  return igc.state === 'reading' || igc.state === 'refused' ? igc.before : igc;
}

/** Whether a save would change the track, once the file that a draft holds has been read again. */
export function isChangedIgc(igc: IgcState, saved: SettledIgc): boolean {
  return (igc.state === 'reading' && igc.left !== undefined) || settledIgc(igc).state !== saved.state;
}

/** What the widget shows: a refused file does not hide the one before it, which a save still takes. */
export function shownIgc(igc: IgcState): IgcState {
  return igc.state === 'refused' && igc.before.state !== 'none' ? igc.before : igc;
}

/** The widget after the file it shows was taken away: giving up a file that is read leaves the one before it. */
export function withoutFile(igc: IgcState): SettledIgc {
  return igc.state === 'reading' ? igc.before : { state: 'none' };
}

/** Whether all is known that a save and the fields need. */
export function isSettled(igc: IgcState): boolean {
  return igc.state !== 'reading' && !(igc.state === 'parsed' && igc.zone.state === 'asking');
}

/** What a save says of the track. */
export function igcFields(igc: IgcState): IgcFields {
  const settled = settledIgc(igc);
  if (settled.state === 'none') return { igc: null, igcFileName: null };
  if (settled.state === 'stored') return { igcFileName: settled.fileName };
  return { ...igcTextOf(settled.file.bytes), igcFileName: settled.fileName };
}

import { type Clock, newClock } from './clock.ts';
import { emptyColumns, type FixColumns } from './fix-columns.ts';
import type { IgcHeaders } from './igc-file.ts';

/** Where a position record holds further digits of a coordinate. */
export interface Extension {
  /** Place of its first digit, counted from the record's first character. */
  readonly at: number;
  /** Place after its last digit. */
  readonly end: number;
  /** How many units of its last digit make a thousandth of a minute. */
  readonly scale: number;
}

/** What is known while a file is being read, line by line. Changed in place. */
export interface IgcReader {
  readonly bytes: Uint8Array;
  /** The same bytes, for reading several at once. */
  readonly view: DataView;
  readonly size: number;
  /** Where the line ends that is being read, its end-of-line characters left out. */
  lineEnd: number;
  readonly columns: FixColumns;
  readonly clock: Clock;
  headers: IgcHeaders;
  startEventTime: number | null;
  /** Where each position record holds further digits of its latitude; null while no I record says so. */
  latitudeExtension: Extension | null;
  /** See {@link IgcReader.latitudeExtension}. */
  longitudeExtension: Extension | null;
}

const NO_HEADERS: IgcHeaders = {
  date: null,
  flightNumberOfDay: null,
  pilot: '',
  copilot: '',
  gliderType: '',
  gliderId: '',
  site: '',
  recorderType: '',
  recorderSerial: '',
  manufacturer: '',
};

/** A reader before the first line. */
export function newReader(bytes: Uint8Array): IgcReader {
  return {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    size: bytes.length,
    lineEnd: 0,
    columns: emptyColumns(0),
    clock: newClock(),
    headers: NO_HEADERS,
    startEventTime: null,
    latitudeExtension: null,
    longitudeExtension: null,
  };
}

import type { DateMark } from './clock.ts';
import { emptyColumns, type FixColumns } from './fix-columns.ts';
import type { IgcHeaders } from './igc-file.ts';

/** The columns of a position record that hold further digits of a coordinate. */
export interface Extension {
  /** Offset of the first digit from the record's first character. */
  readonly at: number;
  /** Offset after the last digit. */
  readonly end: number;
  /** How many units of its last digit make a thousandth of a minute. */
  readonly scale: number;
}

/** A header whose value is a plain text. */
export type TextHeader = 'pilot' | 'copilot' | 'gliderType' | 'gliderId' | 'site' | 'recorderType';

/** The state of reading a file line by line. Changed in place. */
export interface IgcReader {
  readonly bytes: Uint8Array;
  /** The same bytes, to read several at once. */
  readonly view: DataView;
  readonly size: number;
  /** End of the current line, without its end-of-line characters. */
  lineEnd: number;
  /** While a file is read, times are seconds of the day. */
  readonly columns: FixColumns;
  /** The date records so far. */
  readonly dates: DateMark[];
  headers: IgcHeaders;
  /** The headers whose text is no UTF-8: it has a character per byte until all are read. */
  readonly oldTexts: Set<TextHeader>;
  /** Time of day of the start event, and how many fixes were before it; null without one. */
  startEvent: { readonly timeOfDay: number; readonly fixes: number } | null;
  /** The length of a position record by the I record. */
  positionLength: number;
  /** The place of further digits of the latitude in position records; null without an I record for it. */
  latitudeExtension: Extension | null;
  /** See {@link IgcReader.latitudeExtension}. */
  longitudeExtension: Extension | null;
}

/** The length of a position record without extensions. */
const SHORTEST_POSITION = 35;

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

/** Returns a reader before the first line. */
export function newReader(bytes: Uint8Array): IgcReader {
  return {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    size: bytes.length,
    lineEnd: 0,
    columns: emptyColumns(0),
    dates: [],
    headers: NO_HEADERS,
    oldTexts: new Set(),
    startEvent: null,
    positionLength: SHORTEST_POSITION,
    latitudeExtension: null,
    longitudeExtension: null,
  };
}

import type { LocalDate } from '../local-date.ts';

/** The content of an IGC file as recorded: nothing sorted, removed or corrected. */
export interface IgcFile {
  readonly headers: IgcHeaders;
  /** Every position record of the file, in the file's order. */
  readonly fixes: Fixes;
  /** Time of the start event (`STA`), Unix seconds; null without one. */
  readonly startEventTime: number | null;
}

/** The headers of the file; texts are trimmed, and empty when missing. */
export interface IgcHeaders {
  /** The UTC day of the first fix; null without a readable `HFDTE`. */
  readonly date: LocalDate | null;
  /** Which flight of its day it is, counted by the recorder from 1; null when missing. */
  readonly flightNumberOfDay: number | null;
  readonly pilot: string;
  readonly copilot: string;
  readonly gliderType: string;
  readonly gliderId: string;
  /** The launch site by the recorder's own database. */
  readonly site: string;
  /** Make and model of the recorder. */
  readonly recorderType: string;
  /** The recorder's serial, from the A record. */
  readonly recorderSerial: string;
  /** The manufacturer's three-letter code, from the A record. */
  readonly manufacturer: string;
}

/** Position records in columns: 29 bytes a fix. */
export interface Fixes {
  readonly length: number;
  /** Unix seconds, UTC; seconds of 1970-01-01 while the file's date is unknown. */
  readonly time: Uint32Array;
  /** Degrees, north positive. */
  readonly lat: Float64Array;
  /** Degrees, east positive. */
  readonly lng: Float64Array;
  /** Metres by satellite; 0 when the recorder had none. */
  readonly gnssAltitude: Int32Array;
  /** Metres by pressure, ISA; 0 when the recorder had none. */
  readonly pressureAltitude: Int32Array;
  /** 1 for a three-dimensional fix (`A`), 0 for one without satellite altitude or worse (`V`). */
  readonly valid: Uint8Array;
}

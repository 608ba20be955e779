import { deserialize, serialize } from 'node:v8';
import Papa from 'papaparse';
import {
  type CsvImport,
  type CsvTable,
  type ImportedFlight,
  type ImportedLogbook,
  MAX_ROWS,
  readCsvFlights,
} from '#domain/csv/read-csv-flights';
import { isCsvType, MAX_FILE_BYTES } from '#domain/file';
import type { Problem } from '#domain/problem';
import type { AltitudeUnit } from '#domain/units';

/** An uploaded file of flights. */
export interface FlightsFile {
  /** A data URI in base64. */
  readonly encodedContent: string;
  /** The unit of its altitudes. */
  readonly unit: AltitudeUnit;
}

/** The content of a file, its flights serialized in batches: deserializing all at once would block the event loop. */
export interface PackedLogbook extends Pick<ImportedLogbook, 'sites' | 'gliders'> {
  readonly flightsNum: number;
  /** To be read by {@link unpackFlights}, in the order of the file. */
  readonly batches: readonly Uint8Array[];
}

/** The outcome of reading a file. */
type FlightsFileReading =
  | ({ readonly state: 'read' } & PackedLogbook)
  | Exclude<CsvImport, { readonly state: 'read' }>
  | Exclude<DecodedUpload, { readonly state: 'read' }>;

const BATCH_FLIGHTS = 500;

/** Reads and checks a CSV file of flights. */
export function readFlightsFile({ encodedContent, unit }: FlightsFile): FlightsFileReading {
  const upload = decodeUpload(encodedContent);
  if (upload.state !== 'read') return upload;
  const reading = readCsvFlights(splitRows(upload.text, MAX_ROWS), unit);
  if (reading.state !== 'read') return reading;
  const { sites, gliders, flights } = reading.logbook;
  return { state: 'read', sites, gliders, flightsNum: flights.length, batches: batchesOf(flights) };
}

/** Returns the flights of a batch of {@link PackedLogbook}. */
export function unpackFlights(batch: Uint8Array): readonly ImportedFlight[] {
  return deserialize(batch);
}

function batchesOf(flights: readonly ImportedFlight[]): Uint8Array[] {
  const batches: Uint8Array[] = [];
  for (let at = 0; at < flights.length; at += BATCH_FLIGHTS) {
    batches.push(serialize(flights.slice(at, at + BATCH_FLIGHTS)));
  }
  return batches;
}

const DELIMITERS = [',', ';', '\t'] as const;

/** Excel's own first line, which names the delimiter. */
const SEPARATOR_LINE = /^sep=([,;\t])(?:\r\n?|\n|$)/i;
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Splits a CSV text into rows of cells, at most `maxRows`. The header line decides whether `,` `;` or tab is the delimiter:
 * guessing from all lines would count the commas in remarks.
 */
export function splitRows(text: string, maxRows: number): CsvTable {
  const plain = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const named = SEPARATOR_LINE.exec(plain);
  const body = named ? plain.slice(named[0].length) : plain;
  if (body === '') return { rows: [], openQuoteAt: null };
  const delimiter = named?.[1] ?? delimiterOf(body);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter, preview: maxRows + 1 });
  const open = errors.find(({ type }) => type === 'Quotes');
  return { rows: withoutLastLineEnd(data).slice(0, maxRows), openQuoteAt: open?.row ?? null };
}

/** Removes the empty record after the last line end. */
function withoutLastLineEnd(rows: string[][]): string[][] {
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === '' ? rows.slice(0, -1) : rows;
}

/** Returns the most frequent delimiter of the first line that is not empty, outside quotes. */
function delimiterOf(text: string): string {
  const head = /[^\r\n]+/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? '';
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter;
}

const DATA_URI = /^data:([^,]{0,200}),/i;
const BASE64 = /;\s*base64$/i;
const UTF_16_BYTE_ORDER_MARK = Buffer.from([0xff, 0xfe]);

/**
 * The characters of Windows-1252 from 0x80 on, where Latin-1 has control characters. Node's own decoder of that name
 * decodes them as Latin-1 in several versions (20.20 is one).
 */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
const CONTROL = /[\u0080-\u009f]/g;

/** The outcome of decoding an upload. */
type DecodedUpload =
  | { readonly state: 'read'; readonly text: string }
  /** It is not a data URI in base64. */
  | { readonly state: 'noFile' }
  /** It is a file of another type, or too large. */
  | { readonly state: 'rejected'; readonly problems: readonly Problem[] };

/** Decodes the text of an uploaded CSV file, given as a data URI; or returns the problem of its type or size. */
function decodeUpload(dataUri: string): DecodedUpload {
  const head = DATA_URI.exec(dataUri);
  const type = head?.[1] ?? '';
  const bytes = head && BASE64.test(type) ? bytesOf(dataUri.slice(head[0].length)) : null;
  if (!bytes) return { state: 'noFile' };
  const problems = [...problemsOfType(type), ...problemsOfSize(bytes)];
  return problems.length > 0 ? { state: 'rejected', problems } : { state: 'read', text: decoded(bytes) };
}

/** Returns null for invalid base64. */
function bytesOf(base64: string): Buffer | null {
  const bytes = Buffer.from(base64, 'base64');
  return bytes.toString('base64') === base64 ? bytes : null;
}

function problemsOfType(type: string): readonly Problem[] {
  return isCsvType(type) ? [] : [{ subject: 'file', field: 'csv', code: 'notCsv' }];
}

function problemsOfSize(bytes: Buffer): readonly Problem[] {
  return bytes.length <= MAX_FILE_BYTES ? [] : [{ subject: 'file', field: 'csv', code: 'fileTooLarge' }];
}

/** Decodes UTF-8, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text"; anything else is Windows-1252. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).equals(UTF_16_BYTE_ORDER_MARK)) return bytes.toString('utf16le', 2);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1').replace(CONTROL, windows1252);
  }
}

function windows1252(control: string): string {
  return WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? control;
}

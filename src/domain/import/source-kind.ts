/**
 * What a file is, told by its content: a track (`igc`, `gpx`, `kml`, `fit`, `tcx`), a ZIP of files, any file packed by gzip, a table (CSV or
 * XLSX), the database of LogFly, a JSON of another logbook, Wingbook's archive, or the file of a spreadsheet that cannot be read; also what
 * pilots have beside flights: `waypoints`, `airspaces`, the log of a receiver (`nmea`), and a track of a program that cannot be read
 * (`otherTrack`).
 */
export type SourceKind =
  | 'igc'
  | 'gpx'
  | 'kml'
  | 'fit'
  | 'tcx'
  | 'zip'
  | 'gzip'
  | 'table'
  | 'logfly'
  | 'json'
  | 'archive'
  | 'spreadsheet'
  | OtherContent
  | 'unknown';

/** See {@link SourceKind}. */
type OtherContent = 'waypoints' | 'airspaces' | 'nmea' | 'otherTrack';

/** How many bytes of a file tell its kind. */
export const HEAD_BYTES = 16_384;

/** The kinds of tracks, and those that become IGC. */
export const TRACK_KINDS = ['igc', 'gpx', 'kml', 'fit', 'tcx'] as const satisfies readonly SourceKind[];
export type TrackKind = (typeof TRACK_KINDS)[number];
export type ConvertedKind = Exclude<TrackKind, 'igc'>;

/** Returns whether a file has tracks. */
export function isTrackKind(kind: SourceKind): kind is TrackKind {
  return TRACK_KINDS.some((each) => each === kind);
}

/** How files of a kind begin. */
const MARKS: readonly (readonly [mark: string, kind: SourceKind])[] = [
  ['SQLite format 3\0', 'logfly'],
  // The container of Excel's files before XLSX (MS-CFB).
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'spreadsheet'],
  // The first record of a ZIP: a file, or the end of an empty one.
  ['PK\u0003\u0004', 'zip'],
  ['PK\u0005\u0006', 'zip'],
  // With its only method (RFC 1952).
  ['\x1f\x8b\x08', 'gzip'],
];
/** In a spreadsheet that is XML or a web page as a whole: of Excel and OpenDocument. */
const SPREADSHEET_XML = /urn:schemas-microsoft-com:office:(?:spreadsheet|excel)|opendocument\.spreadsheet/;
const STARTS_AS_XML = /^\s*</;
/** A date or a position record on a line of its own. */
const IGC = /(?:^|[\r\n])\s*(?:HFDTE|B\d{13}[NS]\d{8}[EW][AV])/i;
/** What files of other content begin with, or have on lines of their own: of SeeYou, CompeGPS, OziExplorer, receivers and OpenAir. */
const OTHERS: readonly (readonly [OtherContent, RegExp])[] = [
  ['waypoints', /^\s*"?name"?\s*[,;]\s*"?code"?\s*[,;]\s*"?country"?\s*[,;]\s*"?lat/i],
  ['waypoints', /^\s*(?:\$Format(?:GEO|UTM)|OziExplorer Waypoint File|-+Related Tasks-+)/i],
  ['waypoints', /^\s*G +WGS ?84[\s\S]*?[\r\n]+W /],
  ['otherTrack', /^\s*(?:OziExplorer Track Point File|G +WGS ?84[\s\S]*?[\r\n]+T )/i],
  ['nmea', /(?:^|[\r\n])\s*\$(?:G[ABLNP]|P)[A-Z]{3},[^\r\n]*[\r\n]+\s*\$(?:G[ABLNP]|P|L[KX])[A-Z0-9]{2,6},/],
  ['airspaces', /(?:^|[\r\n])AC [A-Z]{1,4}\s*[\r\n]+(?:A[A-Z] [^\r\n]*[\r\n]+){1,8}/],
];
const JSON_START = /^\s*[[{]/;
const DELIMITERS = [',', ';', '\t', '|'];
/** A title may be above a table, within so many lines. */
const FIRST_LINES = 12;
/** White space from tab to carriage return; no text has other control characters. */
const [TAB, RETURN, SPACE] = [0x09, 0x0d, 0x20];

/** Returns the kind of a file by its first {@link HEAD_BYTES}; `zip` also for what {@link kindOfZip} tells apart. */
export function kindOfHead(head: Uint8Array): SourceKind {
  const text = textOfHead(head);
  const marked = MARKS.find(([mark]) => text.startsWith(mark));
  if (marked) return marked[1];
  if (isFit(text)) return 'fit';
  if (IGC.test(text)) return 'igc';
  if (STARTS_AS_XML.test(text)) return xmlKind(text);
  return isBinary(text) ? 'unknown' : textKind(text);
}

function textKind(text: string): SourceKind {
  if (JSON_START.test(text)) return 'json';
  const other = OTHERS.find(([, start]) => start.test(text))?.[0];
  return other ?? (isTable(text) ? 'table' : 'unknown');
}

/**
 * Returns what a ZIP is by the names of its entries: an XLSX, Wingbook's archive, another spreadsheet or document, or a ZIP of files
 * (also a KMZ).
 */
export function kindOfZip(names: readonly string[]): 'table' | 'archive' | 'spreadsheet' | 'unknown' | 'zip' {
  const has = (...all: readonly string[]): boolean => all.every((name) => names.includes(name));
  if (has('wingbook.json')) return 'archive';
  if (has('xl/workbook.xml')) return 'table';
  // OpenDocument, Numbers in both its layouts, and Excel's binary workbook.
  const isOther =
    has('mimetype', 'content.xml') ||
    has('Index.zip', 'Metadata/Properties.plist') ||
    names.some((name) => name.endsWith('.iwa'));
  if (isOther || has('xl/workbook.bin')) return 'spreadsheet';
  return has('[Content_Types].xml') ? 'unknown' : 'zip';
}

/** A header of 12 or 14 bytes, which says its own size first (FIT protocol, 'File Header'). */
function isFit(text: string): boolean {
  return text.startsWith('.FIT', 8) && [12, 14].includes(text.charCodeAt(0));
}

function xmlKind(text: string): SourceKind {
  const root = rootOf(text);
  if (root === 'gpx' || root === 'kml') return root;
  if (root === 'trainingcenterdatabase') return 'tcx';
  return SPREADSHEET_XML.test(text) ? 'spreadsheet' : 'unknown';
}

/** The name of the first element without its prefix, in lower case. */
function rootOf(text: string): string | undefined {
  const start = text.replaceAll(/<!--[\s\S]*?-->|<[?!][^>]*>/g, '');
  return /<(?:[\w-]+:)?([\w-]+)/.exec(start)?.[1]?.toLowerCase();
}

function isBinary(text: string): boolean {
  return Array.from(text).some((character) => {
    const code = character.charCodeAt(0);
    return code < TAB || (code > RETURN && code < SPACE);
  });
}

/** Whether the first two lines have the same delimiter, or two below a title have it equally often, and more than once. */
function isTable(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  return DELIMITERS.some((delimiter) => {
    const counts = lines.slice(0, FIRST_LINES).map((line) => line.split(delimiter).length - 1);
    const [first = 0, second = 0] = counts;
    return (first > 0 && second > 0) || counts.some((count, i) => count > 1 && count === counts[i + 1]);
  });
}

const UTF_16 = new Set(['\xff\xfe', '\xfe\xff']);
const UTF_8_MARK = '\xef\xbb\xbf';

/** A text in UTF-16 without a mark: every second byte is zero, but that of few characters. */
const UNMARKED = /^(?:\0[^\0]|[^\0]\0){16}/;
const MOST_ZEROS = 0.4;

/**
 * Returns the start of a file as text in which the ASCII characters are right, whatever the encoding: a byte a character,
 * without the mark of the byte order, and without the zero bytes of UTF-16.
 */
export function textOfHead(head: Uint8Array): string {
  let text = '';
  for (const byte of head) text += String.fromCharCode(byte);
  if (UTF_16.has(text.slice(0, 2))) return text.slice(2).replaceAll('\0', '');
  if (isUnmarked(text)) return text.replaceAll('\0', '');
  return text.startsWith(UTF_8_MARK) ? text.slice(UTF_8_MARK.length) : text;
}

function isUnmarked(text: string): boolean {
  if (!UNMARKED.test(text)) return false;
  return text.split('\0').length - 1 > text.length * MOST_ZEROS;
}

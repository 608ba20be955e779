import { gzipSync } from 'node:zlib';
import { gpxOf, kmlOf } from '#domain/track-formats';
import { pick, type Random, type Some, seededRandom } from '#test/builders/random';
import { fitBytes, fitOfRecords } from '../builders/fit.ts';
import { flownTrack } from '../builders/flown-track.ts';
import { FOREIGN_TABLES } from '../builders/foreign-tables.ts';
import { bytesOf, flownPath, igcBytes } from '../builders/igc.ts';
import { atLeastOne } from '../builders/random.ts';
import { type WorkbookDraft, workbookBytes } from '../builders/workbook.ts';
import { hugeZip, type ZipDraft, zipBytes } from '../builders/zip.ts';
import { fuzzedArchive } from './fuzz-archive.ts';
import { withMutations } from './mutations.ts';

/** The kinds of files that are mutated. */
export const FUZZED_FILES = ['zip', 'gzip', 'gpx', 'kml', 'tcx', 'fit', 'json', 'archive', 'csv', 'xlsx'] as const;
export type FuzzedFile = (typeof FUZZED_FILES)[number];

const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const FIXES = flownPath(START, [{ seconds: 300 }, { seconds: 300, speed: 10, heading: 90, climb: -1 }], 10);
const IGC = igcBytes({ fixes: FIXES });
const NAMED = { name: 'Kandel & Föhn', flown: flownTrack(FIXES) };
const SKYDROP = [
  '<!--  Glider type: Swift -->',
  '<kml><Document><Placemark><LineString><altitudeMode>absolute</altitudeMode>',
  '<TimeSpan><begin>2016-5-8T9:3.7Z</begin><end>2016-5-8T9:9.7Z</end></TimeSpan>',
  `<coordinates>${FIXES.map(({ lng, lat, gnss }) => `${lng},${lat},${gnss}`).join('\n')}</coordinates>`,
  '</LineString></Placemark></Document></kml>',
].join('\r\n');
const PLACES = FIXES.map(({ lng, lat, gnss }) => `${lng},${lat},${gnss}`);
const GPSDUMP = [
  '<kml><Document><Folder><Placemark><Metadata type="track"><FsInfo time_of_first_point="2026-05-03T10:00:00Z">',
  `<SecondsFromTimeOfFirstPoint>${FIXES.map((_, i) => i).join(' ')}</SecondsFromTimeOfFirstPoint></FsInfo></Metadata>`,
  `<LineString><coordinates>${PLACES.join(' ')}</coordinates></LineString></Placemark></Folder></Document></kml>`,
].join('\n');
const POINTS = [
  '<kml><Document><Folder><name>2026-05-03</name>',
  ...PLACES.map(
    (place, i) =>
      `<Placemark><name>10:${String(Math.floor(i / 60)).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}</name><Point><coordinates>${place}</coordinates></Point></Placemark>`,
  ),
  '</Folder></Document></kml>',
].join('\n');
const XCONTEST = {
  items: [{ pointStart: { time: '2026-05-03T10:00:00Z', latitude: 46.6, longitude: 7.8 }, utcOffsetStart: 7_200 }],
};
const DHV_XC = { data: [{ IDFlight: '1', FlightDate: '2026-05-03', FlightDuration: '3600', FirstLat: '46.6' }] };
const LEAF = {
  schema: 'leaf.logbook.flight',
  start: { time_local: '2026-05-03T10:12:00' },
  track: { saved: true, path: '/a.igc' },
};

const TCX = [
  '<TrainingCenterDatabase><Activities><Activity Sport="Other"><Lap><Track>',
  ...FIXES.map(
    ({ lat, lng, gnss }, i) =>
      `<Trackpoint><Time>${new Date(Date.UTC(2026, 4, 3, 10, 0, 10 * i)).toISOString()}</Time><Position><LatitudeDegrees>${lat}</LatitudeDegrees><LongitudeDegrees>${lng}</LongitudeDegrees></Position><AltitudeMeters>${gnss}</AltitudeMeters></Trackpoint>`,
  ),
  '</Track></Lap></Activity></Activities></TrainingCenterDatabase>',
].join('');
/** Without the header and the checksum. */
const FIT_RECORDS = fitBytes({ date: '2026-05-03', sessions: [{ sport: 0, fixes: FIXES }] }).subarray(14, -2);

const WORKBOOK: WorkbookDraft = {
  sheets: {
    Flights: [
      ['Date', 'Airtime', 'Site'],
      [{ number: 46_145.4375, format: 'dateTime' }, { number: 0.05, format: 'elapsed' }, 'Kandel'],
    ],
  },
};
const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
const TABLES = FOREIGN_TABLES.map(({ bytes }) => bytes);
const ENTRIES: readonly ZipDraft[] = [
  { name: 'a.igc', content: IGC },
  { name: 'b.gpx', content: gpxOf(NAMED), method: 0 },
  { name: 'c.zip', content: zipBytes([{ name: 'd.igc', content: IGC }]) },
];
const ORIGINALS: Readonly<Record<Exclude<FuzzedFile, 'archive'>, Some<Uint8Array>>> = {
  zip: [zipBytes(ENTRIES), zipBytes(ENTRIES.slice(1)), hugeZip({ name: 'a.igc', content: IGC })],
  gzip: [gzipSync(IGC), gzipSync(zipBytes(ENTRIES))],
  gpx: [bytesOf(gpxOf(NAMED))],
  tcx: [bytesOf(TCX)],
  fit: [FIT_RECORDS],
  kml: [bytesOf(kmlOf(NAMED)), bytesOf(SKYDROP), bytesOf(GPSDUMP), bytesOf(POINTS)],
  csv: atLeastOne(TABLES.filter((bytes) => !isWorkbook(bytes))),
  xlsx: [workbookBytes(WORKBOOK), workbookBytes({ ...WORKBOOK, inline: true }), ...TABLES.filter(isWorkbook)],
  json: [bytesOf(JSON.stringify(XCONTEST)), bytesOf(JSON.stringify(DHV_XC)), bytesOf(JSON.stringify(LEAF))],
};

/** What attackers and broken recorders write. */
const INSERTS: Some<string> = [
  '<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>',
  '<!DOCTYPE gpx SYSTEM "file:///etc/passwd">',
  '&b;&#0;&#xfffffff;',
  '<trkpt lat="1e999" lon="NaN"><time>9999-99-99T99:99:99Z</time></trkpt>',
  '<a>'.repeat(200),
  ']]><![CDATA[',
  '<gx:coord>0 0 1e400</gx:coord>',
  '{"__proto__": {"length": 5}}',
  '[[[[[[[[[[',
  '-1e999',
  '\u{feff}\0\u00ff',
  'PK\u0001\u0002PK\u0005\u0006',
  '"',
  ';'.repeat(3_000),
  '\n'.repeat(3_000),
  '9'.repeat(200),
  '<row r="99999999"><c r="ZZZ99999999" t="s" s="-1"><v>1e99</v></c></row>',
  '99/99/9999 99:99;-99999999999;1h99mn;NaN',
];
/** Returns the bytes of a mutated file: the same for the same seed. Some are still good. */
export function fuzzedFile(kind: FuzzedFile, seed: number): Uint8Array {
  const random = seededRandom(seed);
  if (kind === 'archive') return fuzzedArchive(random, mutated);
  const bytes = mutated(random, pick(random, ORIGINALS[kind]));
  return kind === 'fit' ? fitOfRecords([...bytes]) : bytes; // Else its checksum would tell every time.
}

function mutated(random: Random, bytes: Uint8Array): Uint8Array {
  return withMutations(random, bytes, INSERTS);
}

import { ARCHIVE_PATHS } from '#contract/import/archive';
import { pick, type Random, type Some } from '#test/builders/random';
import { archiveBytes, archivedLogbook, archivedTrack, manifestOf } from '../builders/archive.ts';
import { bytesOf, flownPath, igcBytes } from '../builders/igc.ts';
import { withWrongValue } from './mutations.ts';

/** Changes bytes. */
type Mutate = (random: Random, bytes: Uint8Array) => Uint8Array;

const START = { at: 36_000, lat: 46.69, lng: 7.86, altitude: 1_600 };
const IGC = igcBytes({ fixes: flownPath(START, [{ seconds: 300, speed: 10, heading: 90, climb: -1 }], 10) });
const TRACK = archivedTrack('tracks/a.igc', IGC);
const LOGBOOK = archivedLogbook([
  { siteId: 1, gliderId: 1, track: TRACK },
  { siteId: 2, time: '11:30', track: TRACK && { ...TRACK, range: { from: 1_777_802_460, to: 1_777_802_700 } } },
  { date: '2026-05-04', remarks: 'a row' },
]);
const FILES = { 'tracks/a.igc': IGC, 'flights.csv': 'date\r\n' };
const LISTED = { ...FILES, [ARCHIVE_PATHS.logbook]: JSON.stringify(LOGBOOK) };

/** What stands in place of a value. */
const VALUES: Some<unknown> = [
  null,
  ...[-1, 0, 2, 1.5, 1e308, true, '', 'x', '\0\ud800', '../../etc/passwd', '2026-13-40', 'x'.repeat(20_000)],
  ...[[], {}, [[]], 'toString', '9'.repeat(400), '2026-05-03T10:00:00Z', 'tracks/a.igc'],
];

/** Returns an archive of which something is wrong: bytes or values of its list of files, its logbook or its track. */
export function fuzzedArchive(random: Random, mutate: Mutate): Uint8Array {
  return pick(random, WRONG)(random, mutate);
}

const WRONG: Some<(random: Random, mutate: Mutate) => Uint8Array> = [
  (random, mutate) => archiveBytes({ logbook: mutate(random, bytesOf(JSON.stringify(LOGBOOK))), files: FILES }),
  (random) => archiveBytes({ logbook: bytesOf(JSON.stringify(withWrongValue(random, LOGBOOK, VALUES))), files: FILES }),
  (random, mutate) => withManifest(mutate(random, bytesOf(JSON.stringify(manifestOf(LISTED))))),
  (random) => withManifest(JSON.stringify(withWrongValue(random, manifestOf(LISTED), VALUES))),
  (random, mutate) =>
    archiveBytes({ logbook: LOGBOOK, files: FILES, instead: { 'tracks/a.igc': mutate(random, IGC) } }),
  (random, mutate) => mutate(random, archiveBytes({ logbook: LOGBOOK, files: FILES })),
];

function withManifest(manifest: string | Uint8Array): Uint8Array {
  return archiveBytes({ logbook: LOGBOOK, files: FILES, instead: { [ARCHIVE_PATHS.manifest]: manifest } });
}

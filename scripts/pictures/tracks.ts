import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { MAX_FILE_BYTES } from '#domain/file';
import { readTrack } from '#domain/track/read-track';
import type { Track } from '#domain/track/track';
import { type FixDraft, flownPath, igcBytes } from '../../test/builders/igc.ts';
import type { Anchor } from './landscape.ts';

/** A track that is added to a logbook. */
export interface NamedTrack {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly track: Track;
}

const CONSTRUCTED = join(import.meta.dirname, '../../test/corpus/tracks');
const PLACE = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_750 };
const GLIDE = [{ seconds: 240 }, { seconds: 1_200, speed: 10, heading: 110, climb: -0.6 }, { seconds: 240 }];
const THREE_FIXES = flownPath(PLACE, [{ seconds: 60, speed: 10, heading: 110, climb: -1 }], 30);
const ALL_ALIKE = flownPath(PLACE, [{ seconds: 600 }], 10);
const SIX_HOURS = flownPath(PLACE, [{ seconds: 21_600 }], 10);
/** Fixes of tracks from which little can be told. */
const ODD: Readonly<Record<string, readonly FixDraft[]>> = {
  'three-fixes': THREE_FIXES,
  'no-altitude': flownPath(PLACE, GLIDE, 4).map((fix) => ({ ...fix, gnss: 0, pressure: 0 })),
  'all-alike': ALL_ALIKE.map((fix) => ({ ...fix, at: PLACE.at })),
  'six-hours-of-standing': SIX_HOURS,
};

/** Returns the constructed tracks of the tests that are flights, and odd ones. */
export async function constructedTracks(): Promise<readonly NamedTrack[]> {
  const odd = Object.entries(ODD).map(([name, fixes]) => ({ name, bytes: igcBytes({ date: '2026-05-09', fixes }) }));
  return [...(await tracksIn(CONSTRUCTED)), ...odd.flatMap(readable)];
}

/** Returns the tracks of all IGC files in a folder; what cannot be read, or is too large to be saved, is left out. */
export async function tracksIn(folder: string): Promise<readonly NamedTrack[]> {
  const names = (await readdir(folder)).filter((name) => /\.igc$/i.test(name)).toSorted();
  const files = names.map(async (name) => ({
    name: basename(name, '.igc'),
    bytes: await readFile(join(folder, name)),
  }));
  return (await Promise.all(files)).filter(({ bytes }) => bytes.length <= MAX_FILE_BYTES).flatMap(readable);
}

function readable({ name, bytes }: Omit<NamedTrack, 'track'>): readonly NamedTrack[] {
  const reading = readTrack(bytes);
  return reading.state === 'ready' ? [{ name, bytes, track: reading.track }] : [];
}

/** Returns where a flight starts and ends, for a landscape below it. */
export function anchorsOf({ track: { fixes, altitude, analysis } }: NamedTrack): readonly Anchor[] {
  const highest = analysis.maxAltitude ?? 0;
  return [analysis.launchIndex, analysis.landingIndex].map((at) => ({
    lat: fixes.lat[at] ?? 0,
    lng: fixes.lng[at] ?? 0,
    altitude: altitude[at] ?? 0,
    highest,
  }));
}

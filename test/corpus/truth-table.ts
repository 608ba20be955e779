import type { FixDraft } from '../builders/igc.ts';
import type { OwnTrack } from './own-tracks.ts';

type Cell = string | number;

/** What the table says of each track: computed from what was flown, not from the file. */
const COLUMNS: Readonly<Record<string, (track: OwnTrack) => Cell>> = {
  file: ({ name }) => `${name}.igc`,
  date: ({ date, fixes }) => (fixes.length > 0 ? (date ?? '') : ''),
  first_fix_utc: ({ fixes }) => (fixes[0] ? timeOf(fixes[0].at) : ''),
  fixes: ({ fixes }) => fixes.length,
  valid_fixes: ({ fixes }) => fixes.filter(({ valid = true }) => valid).length,
  duration_s: ({ fixes }) => (fixes.at(-1)?.at ?? 0) - (fixes[0]?.at ?? 0),
  first_lat: ({ fixes }) => fixes[0]?.lat.toFixed(6) ?? '',
  first_lng: ({ fixes }) => fixes[0]?.lng.toFixed(6) ?? '',
  max_gps_m: ({ fixes }) => highest(fixes, 'gnss'),
  max_pressure_m: ({ fixes }) => highest(fixes, 'pressure'),
  max_altitude_m: ({ maxAltitude }) => maxAltitude ?? '',
  takeoff_utc: ({ date, flight }) => (flight ? momentOf(date, flight[0]) : ''),
  landing_utc: ({ date, flight }) => (flight ? momentOf(date, flight[1]) : ''),
  launch_agreed: ({ flight }) => (flight ? 'yes' : ''),
  landing_agreed: ({ flight }) => (flight ? 'yes' : ''),
  trusted: ({ fixes }) => (fixes.length > 0 ? 'yes' : 'no'),
};

/** Returns the table of the corpus, with tabs between its cells. */
export function truthTable(tracks: readonly OwnTrack[]): string {
  const rows = tracks.map((track) => Object.values(COLUMNS).map((cellOf) => cellOf(track)));
  return [Object.keys(COLUMNS), ...rows].map((cells) => `${cells.join('\t')}\n`).join('');
}

function highest(fixes: readonly FixDraft[], sensor: 'gnss' | 'pressure'): Cell {
  return fixes.length > 0 ? Math.max(...fixes.map((fix) => Math.round(fix[sensor] ?? 0))) : '';
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(11, 19);
}

function momentOf(date: string | null, seconds: number): string {
  return new Date(Date.parse(date ?? '') + seconds * 1_000).toISOString();
}

import type { FlownTrack } from '#domain/track/flown-track';
import type { FixDraft } from './igc.ts';

/** Unix seconds of the day on which flown tracks start. */
const DAY = Date.UTC(2025, 4, 31) / 1000;

/** Returns a flown track of fixes as drawn, with nothing rounded or cleaned; without altitude when no fix has one. */
export function flownTrack(fixes: readonly FixDraft[]): FlownTrack {
  return {
    length: fixes.length,
    time: Uint32Array.from(fixes, ({ at }) => DAY + at),
    lat: Float64Array.from(fixes, ({ lat }) => lat),
    lng: Float64Array.from(fixes, ({ lng }) => lng),
    altitude: fixes.some(({ gnss }) => gnss !== undefined) ? Float32Array.from(fixes, ({ gnss }) => gnss ?? 0) : null,
  };
}

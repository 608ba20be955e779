import { knownTrack } from '#contract/tracks';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import { callAsPilot } from '#web/store/store.ts';

/** The id of the pilot's flight that has this very file already; null when none has, or when it cannot be told. */
export async function findKnownFlight({ bytes }: DraftFile): Promise<number | null> {
  if (!window.isSecureContext) return null; // On a plain http address browsers make no hashes.
  try {
    const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
    const { flightId } = await callAsPilot(knownTrack, { query: { sha256 } });
    return flightId;
  } catch (error) {
    console.warn('Whether the track is there already could not be had.', error);
    return null;
  }
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

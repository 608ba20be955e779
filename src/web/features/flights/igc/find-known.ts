import { knownTrack } from '#contract/tracks';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import { callAsPilot } from '#web/store/store.ts';

/** Returns the id of the pilot's flight that has the same file; null when none has, or when it cannot be determined. */
export async function findKnownFlight({ bytes }: DraftFile): Promise<number | null> {
  if (!window.isSecureContext) return null; // Browsers compute hashes only in a secure context.
  try {
    const sha256 = hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
    const { flightId } = await callAsPilot(knownTrack, { query: { sha256 } });
    return flightId;
  } catch (error) {
    console.warn('Could not check whether the track is known.', error);
    return null;
  }
}

function hexadecimal(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

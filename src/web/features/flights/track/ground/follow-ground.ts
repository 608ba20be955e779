import { heightsOfGround, isGroundOf, type StoredGround, storedGround } from '#domain/ground/ground';
import type { FlightTimes } from '#domain/track/flight/time-range';

/** Where the ground below a flight comes from, and where it is kept. */
export interface GroundSource {
  /** The server's; null when it has none yet. */
  readonly stored: () => Promise<StoredGround | null>;
  /** The browser's, from terrain tiles; null where it has none, or may not ask now. */
  readonly computed: () => Promise<Int16Array | null>;
  readonly store: (ground: StoredGround) => Promise<void>;
}

/** Shows the heights of the ground below a flight, if any are known, and stores those that the browser has read itself. */
export async function followGround(
  { source, flight }: { readonly source: GroundSource; readonly flight: FlightTimes },
  show: (heights: Int16Array) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const stored = await source.stored();
    const known = stored && isGroundOf(stored, flight) ? heightsOfGround(stored) : null;
    if (signal.aborted) return;
    if (known) return show(known);
    const computed = await source.computed();
    if (signal.aborted || !computed) return;
    show(computed);
    await source.store(storedGround(flight, computed));
  } catch (error) {
    // The page has all the rest, and a later visit tries again.
    if (!signal.aborted) console.warn('The ground below a flight could not be had.', error);
  }
}

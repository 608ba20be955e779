/** Longer than anything that must happen takes on a busy machine. */
const LONGEST_MS = 300_000;

/**
 * Returns a function for each turn of a loop that waits for something: it throws once that has taken too long, so that a program whose claim is false ends with an
 * error instead of never.
 */
export function patience(what: string, longestMs = LONGEST_MS): () => void {
  const beganMs = performance.now();
  return () => {
    if (performance.now() - beganMs < longestMs) return;
    throw new Error(`Waited ${longestMs / 1_000} s in vain for ${what}`);
  };
}

/**
 * Returns the exit code of a test run, and why it is not 0 although no test failed. In CI a skipped test counts as a
 * failure: there everything that a test needs is present.
 */
export function outcomeOf({ failed, skipped }, isCi) {
  if (failed > 0) return { code: 1, reason: null };
  if (isCi && skipped > 0) return { code: 1, reason: `In CI no test may be skipped, but ${skipped} were.` };
  return { code: 0, reason: null };
}

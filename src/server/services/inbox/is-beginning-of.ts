import { flownLines } from '#server/services/tracks/flown-hash';

/** Some programs close a file after each part, as with the end tags of a GPX: so many bytes at its end may differ. */
const END_BYTES = 256;
/** Less than this shows nothing beside such an end. */
const MIN_BYTES = 1_024;

/** Whether a file is an earlier version of another one, which has more: the same fixes at first, or the same bytes. */
export function isBeginningOf(shorter: Uint8Array, longer: Uint8Array): boolean {
  const [lines, ofLonger] = [flownLines(shorter), flownLines(longer)];
  if (lines.length > 0 && ofLonger.length > 0) return haveSameStart(lines, ofLonger);
  if (shorter.length < MIN_BYTES || shorter.length > longer.length) return false;
  const kept = shorter.length - END_BYTES;
  return Buffer.compare(shorter.subarray(0, kept), longer.subarray(0, kept)) === 0;
}

/** The last line may be cut off. */
function haveSameStart(lines: readonly string[], ofLonger: readonly string[]): boolean {
  if (lines.length > ofLonger.length) return false;
  const last = lines.length - 1;
  return lines.every((line, i) => (i < last ? line === ofLonger[i] : ofLonger[i]?.startsWith(line)));
}

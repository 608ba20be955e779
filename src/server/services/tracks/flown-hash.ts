import { sha256Of } from '#server/encoding/sha256';

/** The lines of an IGC file that make it another flight: its day, and its fixes. */
const FLOWN = /^(?:HFDTE[^\n]*\d{6}|B\d{6})/i;

/**
 * Returns the hash of what was flown, by which an IGC file is known when it comes again: a form changes the ends of its lines and the
 * letters of its header, and some clients add a line in front. A file that does not say its day has the hash of its bytes.
 */
export function flownHashOf(igc: Uint8Array): string {
  const flown = flownLines(igc);
  const saysDay = flown.some((line) => /^h/i.test(line));
  return saysDay ? sha256Of(Buffer.from(`igc\n${flown.join('\n')}`, 'latin1')) : sha256Of(igc);
}

/** Returns the lines of an IGC file that say its day and its fixes. */
export function flownLines(igc: Uint8Array): readonly string[] {
  const lines = Buffer.from(igc.buffer, igc.byteOffset, igc.length)
    .toString('latin1')
    .split(/[\r\n]+/);
  return lines.map((line) => line.trim()).filter((line) => FLOWN.test(line));
}

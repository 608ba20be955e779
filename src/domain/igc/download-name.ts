/** Invisible characters that reverse the text after them: `track\u202egci.exe` would be read as `trackexe.igc`. */
const TURNING = /\p{Bidi_Control}/gu;

/**
 * Returns the name a file is offered for download under: without characters that would make it look like another
 * one.
 */
export function downloadName(name: string): string {
  return name.replace(TURNING, '');
}

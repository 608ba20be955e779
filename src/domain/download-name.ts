/** What turns the direction of the text after it, unseen: `track\u202egci.exe` would be read as `trackexe.igc`. */
const TURNING = /\p{Bidi_Control}/gu;

/** The name of a file as it is offered for saving: without what would make it look like another one. */
export function downloadName(name: string): string {
  return name.replace(TURNING, '');
}

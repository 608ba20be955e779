/** What operating systems leave behind in folders and ZIPs. */
const LEFT_BEHIND: readonly string[] = ['__macosx', 'thumbs.db', 'desktop.ini'];
/** Control characters, halves of characters, and those that turn the direction of writing: a name is only ever shown. */
const UNSHOWN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** A name that begins with a dot; `.` and `..` are folders. */
const HIDDEN = /^\.(?!\.?$)/;
const MAX_PATH = 500;

/** Returns whether nobody means to import a file: hidden ones, and those of the operating system. */
export function isLeftBehind(path: string): boolean {
  return path.split('/').some((name) => HIDDEN.test(name) || LEFT_BEHIND.includes(name.toLowerCase()));
}

/** Returns the path of a file as it is shown: the end of a very long one, without characters that hide what it is. */
export function shownPath(path: string): string {
  const shown = Array.from(path.replaceAll(UNSHOWN, '\u{fffd}'));
  return shown.length > MAX_PATH ? `…${shown.slice(1 - MAX_PATH).join('')}` : shown.join('');
}

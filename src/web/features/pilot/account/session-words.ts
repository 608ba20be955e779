const TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** Returns a time in the time zone of this device: 'Nov 21, 2026, 14:05'. */
export function timeOf(isoTime: string): string {
  return TIME.format(new Date(isoTime));
}

/** Returns the name of the browser. */
export function deviceOf(device: string | null): string {
  return device ?? 'Unknown browser';
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, month) => MONTH.format(Date.UTC(2000, month)));
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });

/** How dates and times are written. */
export const DATES = {
  /** A day given as `yyyy-mm-dd`: `May 3, 2025`. */
  day: (date: string): string => {
    const [year, month = 1, day] = date.split('-').map(Number);
    return `${monthName(month)} ${day}, ${year}`;
  },
  /** A month counted from 1: `May`. */
  month: monthName,
  /** A time in the time zone of this device: `Nov 21, 2026, 14:05`. */
  moment: (isoTime: string): string => MOMENT.format(new Date(isoTime)),
};

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

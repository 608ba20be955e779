/** Not by Intl, whose first format of dates takes a browser as long as all rows of the first page. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MOMENT = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' } as const;

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
  moment: (isoTime: string): string => new Date(isoTime).toLocaleString('en-US', MOMENT),
};

function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

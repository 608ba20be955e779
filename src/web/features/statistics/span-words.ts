import { formatDate, monthName } from '#domain/local-date';
import type { Span, SpanKind } from '#domain/statistics/spans';

/** Returns the column label of a span: `2025`, `May`, `3`. */
export function spanLabel(span: Span): string {
  const [year = '', month, day] = span.split('-');
  if (day !== undefined) return String(Number(day));
  return month === undefined ? year : monthName(Number(month));
}

/** Returns the full name of a span: `2025`, `May 2025`, `May 3, 2025`. */
export function spanName(span: Span): string {
  const [year = '', month, day] = span.split('-');
  if (day !== undefined) return formatDate(span);
  return month === undefined ? year : `${monthName(Number(month))} ${year}`;
}

/** Table headings of the spans. */
export const SPAN_HEADS = { year: 'Year', month: 'Month', day: 'Day' } as const satisfies Record<SpanKind, string>;

/** Caption of the button that zooms out of months or days; null where all years are shown. */
export const ZOOM_OUT = { year: null, month: '< Years', day: '< Months' } as const satisfies Record<
  SpanKind,
  string | null
>;

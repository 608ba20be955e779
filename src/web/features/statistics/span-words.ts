import { formatDate, monthName } from '#domain/local-date';
import type { Span, SpanKind } from '#domain/statistics/spans';

/** A span as its column is labelled: `2025`, `May`, `3`. */
export function spanLabel(span: Span): string {
  const [year = '', month, day] = span.split('-');
  if (day !== undefined) return String(Number(day));
  return month === undefined ? year : monthName(Number(month));
}

/** A span in full: `2025`, `May 2025`, `May 3, 2025`. */
export function spanName(span: Span): string {
  const [year = '', month, day] = span.split('-');
  if (day !== undefined) return formatDate(span);
  return month === undefined ? year : `${monthName(Number(month))} ${year}`;
}

/** What the columns are, over a column of them. */
export const SPAN_HEADS = { year: 'Year', month: 'Month', day: 'Day' } as const satisfies Record<SpanKind, string>;

/** The button that leads back out of months or days; null where the whole is shown. */
export const ZOOM_OUT = { year: null, month: '< Years', day: '< Months' } as const satisfies Record<
  SpanKind,
  string | null
>;

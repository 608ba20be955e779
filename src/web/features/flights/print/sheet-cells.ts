import type { Flight } from '#domain/flight';
import { twoDigits } from '#domain/local-date';
import { type AppendixEntry, type AppendixPart, appendixPages } from '#domain/logbook-sheets/appendix-pages';
import { fitted } from '#domain/logbook-sheets/fitted-text';
import { heightDifference } from '#domain/logbook-sheets/height-difference';
import type { LogbookSheet, NumberedFlight } from '#domain/logbook-sheets/logbook-sheets';
import { showTags } from '#domain/tags';
import { type AltitudeUnit, altitudeIn, hoursAndMinutes, type Metres, type Minutes } from '#domain/units';
import { LOGBOOK_PRINT as logbookPrintTexts } from '#texts/logbook-print';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import type { SheetColumn, SheetLayout } from './sheet-layout.ts';

/** The columns whose texts may be too long for their cell. */
const LONG_COLUMNS = ['site', 'glider', 'tags', 'remarks'] as const;
export type LongColumn = (typeof LONG_COLUMNS)[number];

/** What a flight's cells refer to. */
export interface CellContext extends Pick<Logbook, 'sites' | 'gliders'> {
  readonly pilot: Pick<Logbook['pilot'], 'altitudeUnit'>;
}

/** A row of a sheet as it is printed: the text of each cell, and which of them are cut off. */
export interface PrintedRow {
  readonly number: number;
  readonly cells: Readonly<Record<SheetColumn, string>>;
  readonly cut: readonly LongColumn[];
}

/** Returns a flight as its row is printed. */
export function printedRow(
  { number, flight }: NumberedFlight<Flight>,
  context: CellContext,
  { columns, roomOf }: SheetLayout,
): PrintedRow {
  const { altitudeUnit } = context.pilot;
  const whole = longTexts(flight, context);
  const long = { ...whole };
  const cut: LongColumn[] = [];
  for (const column of LONG_COLUMNS) {
    if (whole[column] === '' || !columns.some(({ id }) => id === column)) continue;
    const { text, isCut } = fitted(whole[column], roomOf(column));
    long[column] = text;
    if (isCut) cut.push(column);
  }
  const cells = {
    ...long,
    number: formatWhole(number),
    date: texts.dates.day(flight.date),
    airtime: flight.airtime > 0 ? hoursText(flight.airtime) : '',
    heightDifference: tensText(heightDifference(flight), altitudeUnit),
    altitude: flight.altitude > 0 ? formatWhole(altitudeIn(flight.altitude, altitudeUnit)) : '',
    landing: '',
    stamps: '',
  };
  return { number, cells, cut };
}

/** Returns airtime as a logbook on paper has it: `1:08`. */
export function hoursText(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return `${formatWhole(hours)}:${twoDigits(minutes)}`;
}

/** A page of the appendix; its number counts from 1. */
export interface AppendixPage {
  readonly number: number;
  readonly parts: readonly AppendixPart[];
}

/** Returns the pages of the appendix: the whole texts of all cells that are cut off. */
export function appendixOf(
  sheets: readonly LogbookSheet<Flight>[],
  context: CellContext,
  layout: SheetLayout,
): readonly AppendixPage[] {
  const entries = sheets.flatMap(({ rows }) => rows.flatMap((row) => appendixEntry(row, context, layout)));
  return appendixPages(entries, layout.appendix).map((parts, index) => ({ number: index + 1, parts }));
}

function appendixEntry(
  row: NumberedFlight<Flight>,
  context: CellContext,
  layout: SheetLayout,
): readonly AppendixEntry[] {
  const { number, cut } = printedRow(row, context, layout);
  if (cut.length === 0) return [];
  const whole = longTexts(row.flight, context);
  const head = logbookPrintTexts.entry(number, texts.dates.day(row.flight.date));
  return [{ number, head, text: cut.map((column) => `${texts.terms[column]}: ${whole[column].trim()}`).join('\n') }];
}

function longTexts(
  { siteId, gliderId, tags, remarks }: Flight,
  { sites, gliders }: CellContext,
): Record<LongColumn, string> {
  return { site: nameIn(sites, siteId), glider: nameIn(gliders, gliderId), tags: showTags(tags), remarks };
}

function nameIn(items: ReadonlyMap<number, { readonly name: string }>, id: number | null): string {
  return id === null ? '' : (items.get(id)?.name ?? '');
}

/** Rounded to tens, as exact as it is known. */
function tensText(height: Metres | null, unit: AltitudeUnit): string {
  return height === null ? '' : formatWhole(Math.round(altitudeIn(height, unit) / 10) * 10);
}

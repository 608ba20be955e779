import { fieldName } from '#contract/messages/problem-text';
import { displayCoordinates } from '#domain/coordinates';
import { ENTITIES } from '#domain/fields/entities';
import type { FieldTable, KindName } from '#domain/fields/field';
import { type AltitudeUnit, altitudeIn, degrees, metres, minutes } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { problemTexts } from '#web/problem-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { airtimeText } from '../quantities.tsx';
import type { Conflict } from './editing.ts';

/** A field that two devices have changed, or fields that are one value, with the values of both sides in words. */
export interface ConflictRow {
  readonly fields: readonly string[];
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
}

type Values = Readonly<Record<string, unknown>>;

const words = itemFormTexts.conflict;

/** Returns what both sides of a conflict have, field by field. */
export function conflictRows(
  { subject, fields, mine, theirs }: Pick<Conflict, 'subject' | 'fields' | 'mine' | 'theirs'>,
  logbook: Logbook,
): readonly ConflictRow[] {
  const place = fields.filter((field) => field === 'lat' || field === 'lng');
  const units = fields.filter((field) => field !== 'lat' && field !== 'lng').map((field) => [field]);
  return [...units, ...(place.length > 0 ? [place] : [])].map((unit) => {
    const [field = ''] = unit;
    if (field === 'igc')
      return { fields: unit, name: texts.terms.track, mine: words.myTrack, theirs: words.theirTrack };
    if (unit === place)
      return { fields: unit, name: texts.terms.coordinates, mine: placeText(mine), theirs: placeText(theirs) };
    const show = (values: Values) => valueText(fieldOf(subject, field)?.kind, values[field], { field, logbook });
    return { fields: unit, name: fieldName(problemTexts, subject, field), mine: show(mine), theirs: show(theirs) };
  });
}

function fieldOf(subject: Conflict['subject'], field: string): FieldTable[string] | undefined {
  const table: FieldTable = ENTITIES[subject].fields;
  return table[field];
}

interface Shown {
  readonly field: string;
  readonly logbook: Logbook;
}

/** How values are shown that are no texts, by the kind of their field. */
const SHOW: Readonly<Partial<Record<KindName, (value: unknown, shown: Shown) => string>>> = {
  airtime: (value) => airtimeText(minutes(Number(value))),
  altitude: (value, { logbook }) => altitudeText(Number(value), logbook.pilot.altitudeUnit),
  date: (value) => texts.dates.day(String(value)),
  optionalDate: (value) => texts.dates.day(String(value)),
  reference: (value, { field, logbook }) =>
    (field === 'siteId' ? logbook.sites : logbook.gliders).get(Number(value))?.name ?? '',
  choice: (value) => choiceText(String(value)),
  // The pilot page shows them; here it is to be seen which side has which number of them.
  rules: (value) => (Array.isArray(value) ? texts.numbers.whole(value.length) : ''),
};

function valueText(kind: KindName | undefined, value: unknown, shown: Shown): string {
  if (value === null || value === '' || value === undefined) return words.nothing;
  return (kind && SHOW[kind]?.(value, shown)) ?? String(value);
}

function altitudeText(value: number, unit: AltitudeUnit): string {
  return `${Math.round(altitudeIn(metres(value), unit))} ${texts.units.altitude[unit]}`;
}

function choiceText(value: string): string {
  const names: Readonly<Record<string, string>> = { ...texts.xc.leagues, ...texts.units.names };
  return names[value] ?? value;
}

function placeText({ lat, lng }: Values): string {
  if (typeof lat !== 'number' || typeof lng !== 'number') return words.nothing;
  return displayCoordinates({ lat: degrees(lat), lng: degrees(lng) });
}

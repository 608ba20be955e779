import { LANGUAGE_NAMES } from '#contract/messages/language-names';
import { fieldName } from '#contract/messages/problem-text';
import { displayCoordinates } from '#domain/coordinates';
import { ENTITIES } from '#domain/fields/entities';
import type { FieldTable, KindName } from '#domain/fields/field';
import { HANDLING_FACTORS } from '#domain/fields/glider';
import type { Check } from '#domain/gear/checks';
import { showTags } from '#domain/tags';
import { type AltitudeUnit, altitudeIn, degrees, metres, minutes } from '#domain/units';
import { CHECK_EMAILS as checkEmailsTexts } from '#texts/check-emails';
import { GEAR as gearTexts } from '#texts/gear';
import { GLIDER_CHECK as checkTexts } from '#texts/glider-check';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { problemTexts } from '#web/problem-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { DOT } from '#web/ui/text/dot.ts';
import { checkNameOf } from '../due/due-text.ts';
import { usedWithOf } from '../item/used-with.ts';
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
    if (subject === 'glider' && field === 'handlings') return handlingsRow(mine, theirs);
    if (unit === place)
      return { fields: unit, name: texts.terms.coordinates, mine: placeText(mine), theirs: placeText(theirs) };
    const show = (values: Values) =>
      valueText(fieldOf(subject, field)?.kind, values[field], { subject, field, logbook });
    return { fields: unit, name: fieldName(problemTexts, subject, field), mine: show(mine), theirs: show(theirs) };
  });
}

/** Ground handling that another device has entered since is no field of the glider with which it would be deleted. */
function handlingsRow(mine: Values, theirs: Values): ConflictRow {
  const { title, entries } = gearTexts.handling;
  const count = ({ handlings }: Values) => entries(Number(handlings ?? 0));
  return { fields: ['handlings'], name: title, mine: count(mine), theirs: count(theirs) };
}

function fieldOf(subject: Conflict['subject'], field: string): FieldTable[string] | undefined {
  const table: FieldTable = ENTITIES[subject].fields;
  return table[field];
}

interface Shown {
  readonly subject: Conflict['subject'];
  readonly field: string;
  readonly logbook: Logbook;
}

type Show = (value: unknown, shown: Shown) => string;

/** Kinds of fields whose values are shown as they are. */
type Plain = 'line' | 'text' | 'time' | 'count' | 'degrees';

/** How all other values are shown, by the kind of their field. */
const SHOW: Readonly<Record<Exclude<KindName, Plain>, Show>> = {
  airtime: (value) => airtimeText(minutes(Number(value))),
  altitude: (value, { logbook }) => altitudeText(Number(value), logbook.pilot.altitudeUnit),
  date: (value) => texts.dates.day(String(value)),
  optionalDate: (value) => texts.dates.day(String(value)),
  reference: (value, { field, logbook }) =>
    (field === 'siteId' ? logbook.sites : logbook.gliders).get(Number(value))?.name ?? '',
  choice: (value, { subject, field }) => choiceText(String(value), `${subject}.${field}`),
  tags: (value) => showTags(listIn<string>(value)),
  // The pilot page shows them; here it is to be seen which side has which number of them.
  rules: (value) => (Array.isArray(value) ? texts.numbers.whole(value.length) : ''),
  references: (value, { logbook }) => usedWithOf({ gliderIds: listIn(value) }, logbook.gliders),
  checks: (value) => listIn<Check>(value).map(checkText).join('; '),
};

/** Returns a value that is a list by the kind of its field. */
function listIn<Item>(value: unknown): readonly Item[] {
  return Array.isArray(value) ? value : [];
}

function valueText(kind: KindName | undefined, value: unknown, shown: Shown): string {
  if (value === null || value === '' || value === undefined) return words.nothing;
  const shows: Readonly<Partial<Record<KindName, Show>>> = SHOW;
  const text = (kind && shows[kind]?.(value, shown)) ?? String(value);
  return text === '' ? words.nothing : text;
}

/** Returns a check with its days and limits: `Repack · January 31, 2026 → July 31, 2026 · Months 6`. */
function checkText(check: Check): string {
  const { lastOn, nextOn } = check;
  const last = lastOn === null ? '' : texts.dates.day(lastOn);
  const next = nextOn === null ? '' : `→ ${texts.dates.day(nextOn)}`;
  const limits = (['months', 'hours', 'flights'] as const).map((limit) =>
    check[limit] === 0 ? '' : `${checkTexts[limit]} ${texts.numbers.whole(check[limit])}`,
  );
  const days = [last, next].filter((day) => day !== '').join(' ');
  return [checkNameOf(check), days, ...limits].filter((word) => word !== '').join(DOT);
}

function altitudeText(value: number, unit: AltitudeUnit): string {
  return `${Math.round(altitudeIn(metres(value), unit))} ${texts.units.altitude[unit]}`;
}

/** The words of choices, by subject and field; leagues and units are alike everywhere. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'gear.kind': gearTexts.kinds,
  'glider.handlingFactor': Object.fromEntries(
    HANDLING_FACTORS.map((factor) => [factor, gearTexts.handling.factors(Number(factor))]),
  ),
  'pilot.checkEmails': checkEmailsTexts.choices,
  'pilot.language': LANGUAGE_NAMES,
};

function choiceText(value: string, name: string): string {
  const names: Readonly<Record<string, string>> = { ...texts.xc.leagues, ...texts.units.names, ...CHOICES[name] };
  return names[value] ?? value;
}

function placeText({ lat, lng }: Values): string {
  if (typeof lat !== 'number' || typeof lng !== 'number') return words.nothing;
  return displayCoordinates({ lat: degrees(lat), lng: degrees(lng) });
}

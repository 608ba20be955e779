import * as v from 'valibot';
import { CHECK_EMAIL_CHOICES } from '#domain/check-emails';
import { blankOf, entryOf } from '#domain/fields/entity';
import { uncheckedFromEntries } from '#domain/fields/field';
import { FLIGHT, type FlightEntry } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { type GearFormEntry, gearEntryOf } from '#domain/fields/gear-entry';
import { GLIDER, type GliderEntry, HANDLING_FACTORS } from '#domain/fields/glider';
import { HANDLING, type HandlingEntry } from '#domain/fields/handling';
import { PILOT, type PilotEntry } from '#domain/fields/pilot';
import type { SiteEntry } from '#domain/fields/site';
import { SITE } from '#domain/fields/site';
import { siteEntryOf } from '#domain/fields/site-entry';
import { GEAR_KINDS } from '#domain/gear/checks';
import { LANGUAGE_CHOICES } from '#domain/languages';
import { RULE_SET_IDS } from '#domain/score/rule-set-ids';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '#domain/units';

/** Schema of a form's fields, for a draft from the browser's storage, which may lack some. */
export type EntryShape<Entry> = v.GenericSchema<unknown, Partial<Entry>>;

/** See {@link EntryShape}. */
export const FLIGHT_ENTRY = shapeOf<FlightEntry>(entryOf(FLIGHT, blankOf(FLIGHT)));
/** See {@link EntryShape}. */
export const SITE_ENTRY = shapeOf<SiteEntry>(siteEntryOf(blankOf(SITE), 'meters'));
/** See {@link EntryShape}. */
export const GLIDER_ENTRY = shapeOf<GliderEntry>(entryOf(GLIDER, blankOf(GLIDER)));
/** See {@link EntryShape}. */
export const GEAR_ENTRY = shapeOf<GearFormEntry>(gearEntryOf(blankOf(GEAR)));
/** See {@link EntryShape}. */
export const HANDLING_ENTRY = shapeOf<HandlingEntry>(entryOf(HANDLING, blankOf(HANDLING)));
/** See {@link EntryShape}. */
export const PILOT_ENTRY = shapeOf<PilotEntry>(entryOf(PILOT, blankOf(PILOT)));

/**
 * Returns the schema of entries with the inputs of a blank one: texts, and choices. A draft of an older page lacks inputs that
 * were added since: the form has those as it was opened.
 */
function shapeOf<Entry extends object>(blank: Entry): EntryShape<Entry> {
  const choices: Readonly<Record<string, v.GenericSchema>> = {
    altitudeUnit: v.picklist(ALTITUDE_UNITS),
    distanceUnit: v.picklist(DISTANCE_UNITS),
    kind: v.picklist(GEAR_KINDS),
    handlingFactor: v.picklist(HANDLING_FACTORS),
    homeLeague: v.picklist(RULE_SET_IDS),
    language: v.picklist(LANGUAGE_CHOICES),
    checkEmails: v.picklist(CHECK_EMAIL_CHOICES),
  };
  const shape = v.strictObject(
    uncheckedFromEntries<v.ObjectEntries>(
      Object.keys(blank).map((input) => [input, v.exactOptional(choices[input] ?? v.string())]),
    ),
  );
  return v.pipe(
    shape,
    v.transform((entry) => uncheckedFromEntries<Partial<Entry>>(Object.entries(entry))),
  );
}

import { CHECK_EMAIL_CHOICES } from '../check-emails.ts';
import { LANGUAGE_CHOICES } from '../languages.ts';
import { RULE_SET_IDS } from '../score/rule-set-ids.ts';
import { MAX_NAME } from '../text.ts';
import { ALTITUDE_UNITS, DISTANCE_UNITS } from '../units.ts';
import { type Entity, type EntryOf, field, optionalForOldClients, type ValuesOf } from './field.ts';
import { AIRTIME, COUNT, choice, line, optionalChoice, RULES } from './kinds.ts';

/** The fields that pilots enter of themselves: name, flights before Wingbook, units, home league, rules of currency, language and emails about checks. */
export const PILOT = {
  subject: 'pilot',
  fields: {
    userName: field(line(MAX_NAME), 'user_name', null),
    initialFlightNum: field(COUNT, 'initial_flight_num', null),
    initialAirtime: field(AIRTIME, 'initial_airtime_min', null),
    altitudeUnit: field(choice(ALTITUDE_UNITS), 'altitude_unit', null),
    distanceUnit: field(choice(DISTANCE_UNITS), 'distance_unit', null),
    homeLeague: optionalForOldClients(field(optionalChoice(RULE_SET_IDS), 'home_league', null)),
    currencyRules: optionalForOldClients(field(RULES, 'currency_rules', null)),
    language: optionalForOldClients(field(optionalChoice(LANGUAGE_CHOICES), 'language', null)),
    checkEmails: optionalForOldClients(field(optionalChoice(CHECK_EMAIL_CHOICES), 'check_emails', null)),
  },
} as const satisfies Entity;

/** The values of a pilot that the pilot enters. */
export type PilotInput = ValuesOf<typeof PILOT.fields>;
/** A pilot as entered in the form. */
export type PilotEntry = EntryOf<typeof PILOT.fields>;

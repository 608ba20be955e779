import * as v from 'valibot';
import { LANGUAGE_CHOICES, OF_BROWSER } from '#domain/languages';
import { ALTITUDE_UNITS, DEFAULT_ALTITUDE_UNIT, DEFAULT_DISTANCE_UNIT, DISTANCE_UNITS } from '#domain/units';
import { loadResponse } from '../data.ts';
import { get, list, post } from '../endpoint.ts';

/** Sends the email with the verification link again. */
export const resendAuthToken = post('/api/resend-auth-token', { access: 'pilot' });

/** Ends the session. */
export const logout = post('/api/logout', { access: 'pilot' });

/** The browsers that are told apart. */
export const BROWSERS = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari'] as const;
export type Browser = (typeof BROWSERS)[number];

/** The systems that are told apart. */
export const SYSTEMS = ['android', 'iphone', 'ipad', 'windows', 'mac', 'chromeos', 'linux'] as const;
export type System = (typeof SYSTEMS)[number];

/** Browser and system of a session, roughly; null when unknown. */
export const deviceFields = {
  browser: v.nullable(v.picklist(BROWSERS)),
  system: v.nullable(v.picklist(SYSTEMS)),
};

export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** Creates an account and logs its pilot in. Returns a load: the new pilot and empty lists. Without units: metres and kilometres. */
export const signup = post('/api/signup', {
  access: 'anyone',
  response: loadResponse,
  body: v.strictObject({
    email: v.string(),
    password: v.string(),
    isSubscribed: v.optional(v.boolean(), false),
    altitudeUnit: v.optional(v.picklist(ALTITUDE_UNITS), DEFAULT_ALTITUDE_UNIT),
    distanceUnit: v.optional(v.picklist(DISTANCE_UNITS), DEFAULT_DISTANCE_UNIT),
    language: v.optional(v.picklist(LANGUAGE_CHOICES), OF_BROWSER),
  }),
});

/** Logs a pilot in; returns the whole logbook. */
export const login = post('/api/login', {
  access: 'anyone',
  response: loadResponse,
  body: v.strictObject({ email: v.string(), password: v.string(), lastModified: v.optional(v.null()) }),
});

/** Creates a temporary pilot with a filled logbook and logs in as that pilot; returns the whole logbook. */
export const demo = post('/api/demo', { access: 'anyone', response: loadResponse });

/**
 * The common passwords, in lower case, whose SHA-256 begins with these two hexadecimal digits. So a form can refuse one while it is
 * typed, without sending it.
 */
export const commonPasswords = get('/api/common-passwords', {
  access: 'anyone',
  query: v.strictObject({ hash: v.pipe(v.string(), v.regex(/^[\da-f]{2}$/)) }),
  response: v.strictObject({ passwords: list(v.string()) }),
});

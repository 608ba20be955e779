import * as v from 'valibot';
import { loadResponse } from '../data.ts';
import { file, get, list, post } from '../endpoint.ts';
import { deviceFields } from './sign-in.ts';

/** A browser in which the pilot is logged in. */
const sessionInfo = v.strictObject({
  /** Whether it is the session of this very request. */
  isThis: v.boolean(),
  /** When the pilot logged in there: ISO 8601, UTC. */
  openedAt: v.string(),
  /** When it was last used, to the hour or so: ISO 8601, UTC. */
  lastUsedAt: v.string(),
  ...deviceFields,
});
/** A browser in which the pilot is logged in. */
export type SessionInfo = v.InferOutput<typeof sessionInfo>;

/** The parameters in the address of an emailed link. */
const link = {
  pilotId: v.pipe(v.number(), v.safeInteger()),
  authToken: v.string(),
  /**
   * Allows the link to replace a session of another pilot in this browser. Without it such a call is rejected with
   * `userMismatch` and the link stays valid: ask the pilot, then call again.
   */
  replacesSession: v.optional(v.boolean(), false),
};

/** Sends a link that logs in without a password if the account exists; succeeds in any case. */
export const oneTimeLogin = post('/api/one-time-login', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Uses an emailed link that verifies or logs in: the email is verified, the pilot is logged in. Returns the whole
 * logbook. A link that was used, has expired or was altered is rejected with `invalidAuthToken`.
 */
export const verifyEmail = post('/api/verify-email', {
  access: 'anyone',
  response: loadResponse,
  body: v.strictObject(link),
});

/** Sends a link to set a new password if the account exists; succeeds in any case. */
export const initiateResetPassword = post('/api/initiate-reset-password', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Sets a new password with an emailed link, ends all sessions, revokes the tokens of other programs and logs in. Returns the whole logbook.
 * A bad password is a `validationError` on `password`; the link stays valid.
 */
export const resetPassword = post('/api/reset-password', {
  access: 'anyone',
  response: loadResponse,
  body: v.strictObject({ password: v.string(), ...link }),
});

/**
 * Changes the password, ends every session of the pilot and starts a new one in this browser; tokens stay. `validationError` on
 * `currentPassword` or `nextPassword`; `needEmailVerification` while the email is not verified.
 */
export const changePassword = post('/api/change-password', {
  access: 'pilot',
  body: v.strictObject({ currentPassword: v.string(), nextPassword: v.string() }),
});

/**
 * Switches emails about checks off by the link of such an email, whoever is logged in. A link that was altered is rejected with
 * `invalidAuthToken`. Mail programs post to the path of the page itself, without csrf (RFC 8058).
 */
export const unsubscribe = post('/api/unsubscribe', {
  access: 'anyone',
  body: v.strictObject({ pilotId: link.pilotId, authToken: link.authToken }),
});

/** Lists the pilot's sessions: this browser's first, then by last use. */
export const listSessions = get('/api/sessions', {
  access: 'pilot',
  response: v.strictObject({ sessions: list(sessionInfo) }),
});

/** Ends every session of the pilot but this browser's; returns how many. Also revokes all tokens of other programs, if wanted. */
export const endOtherSessions = post('/api/end-other-sessions', {
  access: 'pilot',
  body: v.strictObject({ revokesTokens: v.optional(v.boolean(), false) }),
  response: v.strictObject({ ended: v.number() }),
});

/** Everything stored about the pilot. */
export const exportAccount = get('/api/export', { access: 'pilot', response: file('application/zip') });

/** Deletes the account and all its data for good. `validationError` on `password` when it is wrong. */
export const deleteAccount = post('/api/delete-account', {
  access: 'pilot',
  body: v.strictObject({ password: v.string() }),
});

import * as v from 'valibot';
import type { LoadResponse } from './data.ts';
import { get, post } from './endpoint.ts';
import type { EmptyResponse } from './session.ts';

/** A browser in which the pilot is logged in. */
export interface SessionInfo {
  /** Whether it is the session of this very request. */
  readonly isThis: boolean;
  /** When the pilot logged in there: ISO 8601, UTC. */
  readonly openedAt: string;
  /** When it was last used, to the hour or so: ISO 8601, UTC. */
  readonly lastUsedAt: string;
  /** Browser and system, roughly: 'Firefox on Windows'; null when unknown. */
  readonly device: string | null;
}

/** The pilot's sessions: this browser's first, then by last use. */
export interface SessionsResponse {
  readonly sessions: readonly SessionInfo[];
}

/** How many browsers were logged out. */
export interface EndedSessionsResponse {
  readonly ended: number;
}

/** What a link in an email carries in its address. */
const link = {
  pilotId: v.pipe(v.number(), v.safeInteger()),
  authToken: v.string(),
  /**
   * Allows the link to replace a session of another pilot in this browser. Without it such a call is rejected with
   * `userMismatch` and the link stays valid: ask the pilot, then call again.
   */
  replacesSession: v.optional(v.boolean(), false),
};

/** Sends the email with the verification link again. */
export const resendAuthToken = post<EmptyResponse>()('/api/resend-auth-token', { access: 'pilot' });

/** Sends a link that logs in without a password if the account exists; succeeds in any case. */
export const oneTimeLogin = post<EmptyResponse>()('/api/one-time-login', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Uses an emailed link that verifies or logs in: the email is verified, the pilot is logged in. Returns the whole
 * logbook. A link that was used, has expired or was altered is rejected with `invalidAuthToken`.
 */
export const verifyEmail = post<LoadResponse>()('/api/verify-email', {
  access: 'anyone',
  body: v.strictObject(link),
});

/** Sends a link to set a new password if the account exists; succeeds in any case. */
export const initiateResetPassword = post<EmptyResponse>()('/api/initiate-reset-password', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Sets a new password with an emailed link, ends every session of the pilot and logs in. Returns the whole logbook.
 * A bad password is a `validationError` on `password`; the link stays valid.
 */
export const resetPassword = post<LoadResponse>()('/api/reset-password', {
  access: 'anyone',
  body: v.strictObject({ password: v.string(), ...link }),
});

/**
 * Changes the password, ends every session of the pilot and starts a new one in this browser. `validationError` on
 * `currentPassword` or `nextPassword`; `needEmailVerification` while the email is not verified.
 */
export const changePassword = post<EmptyResponse>()('/api/change-password', {
  access: 'pilot',
  body: v.strictObject({ currentPassword: v.string(), nextPassword: v.string() }),
});

/** Lists the pilot's sessions. */
export const listSessions = get<SessionsResponse>()('/api/sessions', { access: 'pilot' });

/** Ends every session of the pilot but this browser's. */
export const endOtherSessions = post<EndedSessionsResponse>()('/api/end-other-sessions', { access: 'pilot' });

/** Everything stored about the pilot, as a ZIP file (not JSON). */
export const exportAccount = get<never>()('/api/export', { access: 'pilot' });

/** Deletes the account and all its data for good. `validationError` on `password` when it is wrong. */
export const deleteAccount = post<EmptyResponse>()('/api/delete-account', {
  access: 'pilot',
  body: v.strictObject({ password: v.string() }),
});

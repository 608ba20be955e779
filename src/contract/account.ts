import * as v from 'valibot';
import type { LoadAnswer } from './data.ts';
import { get, post } from './endpoint.ts';
import type { EmptyAnswer } from './session.ts';

/** A browser in which the pilot is logged in. */
export interface OpenSession {
  /** Whether it is the one that asks. */
  readonly isThis: boolean;
  /** When the pilot logged in there: ISO 8601, UTC. */
  readonly openedAt: string;
  /** When it was last used, to the hour or so: ISO 8601, UTC. */
  readonly lastUsedAt: string;
  /** Roughly which browser it is: 'Firefox on Windows'; null where it did not say. */
  readonly device: string | null;
}

/** Where the pilot is logged in: this browser first, then the last used. */
export interface SessionsAnswer {
  readonly sessions: readonly OpenSession[];
}

/** How many browsers were logged out. */
export interface EndedSessionsAnswer {
  readonly ended: number;
}

/** What a link in a letter carries in its address. */
const link = {
  pilotId: v.pipe(v.number(), v.safeInteger()),
  authToken: v.string(),
  /**
   * That this browser may be logged in as the link's pilot though another one is logged in there. Without it such a
   * call is refused with `userMismatch`, and the link stays good: ask, and call again.
   */
  replacesSession: v.optional(v.boolean(), false),
};

/** Sends the letter with the link that verifies the email once more. */
export const resendAuthToken = post<EmptyAnswer>()('/api/resend-auth-token', { access: 'pilot' });

/** Sends a link that logs in without password, if there is such an account; succeeds in any case. */
export const oneTimeLogin = post<EmptyAnswer>()('/api/one-time-login', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Uses the link of a letter that verifies or logs in: the email is verified, the pilot is logged in. Answers the whole
 * logbook. A link that was used, is too old or was altered gives `invalidAuthToken`.
 */
export const verifyEmail = post<LoadAnswer>()('/api/verify-email', {
  access: 'anyone',
  body: v.strictObject(link),
});

/** Sends a link that lets a new password be set, if there is such an account; succeeds in any case. */
export const initiateResetPassword = post<EmptyAnswer>()('/api/initiate-reset-password', {
  access: 'anyone',
  body: v.strictObject({ email: v.string() }),
});

/**
 * Sets a new password by the link of a letter, ends every session of the pilot and logs in. Answers the whole logbook.
 * A bad password is a `validationError` on `password` and leaves the link good.
 */
export const resetPassword = post<LoadAnswer>()('/api/reset-password', {
  access: 'anyone',
  body: v.strictObject({ password: v.string(), ...link }),
});

/**
 * Changes the password, ends every session of the pilot and gives this browser a new one. `validationError` on
 * `currentPassword` or `nextPassword`; `needEmailVerification` while the email is not verified.
 */
export const changePassword = post<EmptyAnswer>()('/api/change-password', {
  access: 'pilot',
  body: v.strictObject({ currentPassword: v.string(), nextPassword: v.string() }),
});

/** The browsers in which the pilot is logged in. */
export const listSessions = get<SessionsAnswer>()('/api/sessions', { access: 'pilot' });

/** Logs the pilot out of every browser but this one. */
export const endOtherSessions = post<EndedSessionsAnswer>()('/api/end-other-sessions', { access: 'pilot' });

/** All that is kept of the pilot, as a ZIP file: the answer is the file, not JSON. */
export const exportAccount = get<never>()('/api/export', { access: 'pilot' });

/** Deletes the account with all that is in it, for ever. `validationError` on `password` when it is wrong. */
export const deleteAccount = post<EmptyAnswer>()('/api/delete-account', {
  access: 'pilot',
  body: v.strictObject({ password: v.string() }),
});

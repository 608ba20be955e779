import * as v from 'valibot';
import type { LoadResponse } from './data.ts';
import { post } from './endpoint.ts';

/** Response of a call that returns nothing. */
export type EmptyResponse = Readonly<Record<string, never>>;

/** Creates an account and logs its pilot in. Returns a load: the new pilot and empty lists. */
export const signup = post<LoadResponse>()('/api/signup', {
  access: 'anyone',
  body: v.strictObject({ email: v.string(), password: v.string(), isSubscribed: v.optional(v.boolean(), false) }),
});

/** Logs a pilot in; returns the whole logbook. */
export const login = post<LoadResponse>()('/api/login', {
  access: 'anyone',
  body: v.strictObject({ email: v.string(), password: v.string(), lastModified: v.optional(v.null()) }),
});

/** Ends the session. */
export const logout = post<EmptyResponse>()('/api/logout', { access: 'pilot' });

/** Creates a temporary pilot with a filled logbook and logs in as that pilot; returns the whole logbook. */
export const demo = post<LoadResponse>()('/api/demo', { access: 'anyone' });

import { post } from '../endpoint.ts';

/** Sends the email with the verification link again. */
export const resendAuthToken = post('/api/resend-auth-token', { access: 'pilot' });

/** Ends the session. */
export const logout = post('/api/logout', { access: 'pilot' });

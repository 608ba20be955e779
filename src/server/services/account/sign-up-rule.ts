import { emailKey } from '#domain/account';
import type { Signups } from '#server/configuration/settings';
import { AppError } from '../app-error.ts';

/** Throws `forbidden` for an email address that must not sign up. */
export function rejectUnwantedSignUp(signups: Signups, email: string): void {
  if (signups.state === 'closed') throw new AppError('forbidden', { rejection: { code: 'signupsClosed' } });
  if (signups.state === 'open') return;
  const domain = emailKey(email).split('@').at(-1) ?? '';
  if (signups.domains.includes(domain)) return;
  throw new AppError('forbidden', { rejection: { code: 'signupDomains', domains: signups.domains } });
}

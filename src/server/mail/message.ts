import type { Email, EmailSender } from './email.ts';

/** Returns an email as nodemailer's message. The recipient is an object, so that no part of it is parsed as a second one. */
export function messageOf({ to, subject, text, html }: Email, from: EmailSender) {
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    /** Suppresses automatic replies (RFC 3834). */
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

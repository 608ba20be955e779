import type { Letter, Mailbox } from './letter.ts';

/** A letter as nodemailer takes it. The reader's address goes as an object, so that nothing in it is taken for two. */
export function messageOf({ to, subject, text, html }: Letter, from: Mailbox) {
  return {
    from: { ...from },
    to: { name: '', address: to },
    subject,
    text,
    html,
    /** Nobody's holiday reply is wanted (RFC 3834). */
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

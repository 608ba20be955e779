import { EMAILS } from '#contract/messages/en/emails';
import type { EmailKind } from '#domain/account';
import type { Email } from './email.ts';
import { htmlOf, plainTextOf } from './layout.ts';

/** The data of an email. */
export interface EmailInput {
  readonly kind: EmailKind;
  readonly to: string;
  /** Whether the address was verified. */
  readonly isVerified: boolean;
  /** The URL that the email is about. */
  readonly link: string;
  /** When the email was requested, or the change it reports was made. */
  readonly askedAt: Date;
  /** The public URL of the product, without a trailing slash. */
  readonly home: string;
}

/** Composes an email. */
export function composeEmail(input: EmailInput): Email {
  const content = EMAILS[input.kind](input);
  const { to, link, home } = input;
  return {
    to,
    subject: content.subject,
    text: plainTextOf(content, { link, home }),
    html: htmlOf(content, { link, home }),
    link,
  };
}

import { PRODUCT_NAME } from '#contract/product';
import type { EmailKind } from '#domain/email-kind';
import type { Email } from './email.ts';
import { type EmailContent, htmlOf, textOf } from './layout.ts';

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

const NOT_ME = 'If this was not you, you need not do anything: nobody but you has got this link.';

const WHOSE_PASSWORD = `Your email was never verified, so we cannot know who signed up with it. If you open the link in a browser in which you have never logged in to ${PRODUCT_NAME}, the password of the account will no longer work, and whoever is logged in will be logged out. Forgot Password sets a new one.`;

/** The text of each kind of email. */
const CONTENTS: Readonly<Record<EmailKind, (input: EmailInput) => EmailContent>> = {
  verification: ({ to }) => ({
    subject: `Please verify your email for ${PRODUCT_NAME}`,
    before: [
      `Somebody, most likely you, signed up for ${PRODUCT_NAME} with ${to}. Please verify that the address is yours:`,
    ],
    button: 'Verify my email',
    after: [
      'The link is good for 3 days and can be used once. It also logs you in.',
      'If this was not you, please leave the link alone: the address will not be verified. To make the logbook yours all the same, choose Forgot Password when you log in: that shuts out whoever signed up.',
    ],
  }),
  oneTimeLogin: ({ askedAt, isVerified }) => ({
    subject: `Your login link for ${PRODUCT_NAME}`,
    before: [`You asked for a link to log in without password on ${formatTime(askedAt)}. Here it is:`],
    button: 'Log in',
    after: ['The link is good for 15 minutes and can be used once.', ...(isVerified ? [] : [WHOSE_PASSWORD]), NOT_ME],
  }),
  resetPassword: ({ askedAt }) => ({
    subject: `Set a new password for ${PRODUCT_NAME}`,
    before: [`You asked to set a new password on ${formatTime(askedAt)}. Follow this link to choose one:`],
    button: 'Set a new password',
    after: ['The link is good for one hour and can be used once. Until then your old password stays.', NOT_ME],
  }),
  passwordChanged: ({ askedAt }) => ({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    before: [
      `The password of your logbook was changed on ${formatTime(askedAt)}, and every other browser was logged out.`,
      'If this was you, all is well and there is nothing to do.',
      'If this was not you, set a new password now. That logs out whoever changed it:',
    ],
    button: 'Set a new password',
    after: [],
  }),
};

/** Composes an email. */
export function composeEmail(input: EmailInput): Email {
  const content = CONTENTS[input.kind](input);
  const { to, link, home } = input;
  return {
    to,
    subject: content.subject,
    text: textOf(content, { link, home }),
    html: htmlOf(content, { link, home }),
    link,
  };
}

/** Formats a time in UTC, 'May 3, 2026 at 12:05 UTC': the reader's zone is not known. */
function formatTime(moment: Date): string {
  const day = moment.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  return `${day} at ${moment.toISOString().slice(11, 16)} UTC`;
}

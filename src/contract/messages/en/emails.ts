import type { CheckToTell } from '#domain/due/checks-to-tell';
import type { CheckKind } from '#domain/gear/checks';
import type { Isolated } from '#domain/isolated';
import { PRODUCT_NAME } from '../../product.ts';
import { DUE } from './due.ts';
import { DATES, plural } from './formats.ts';

/** A check that an email tells of. */
export interface CheckInEmail extends Pick<CheckToTell, 'dueOn'> {
  readonly subject: { readonly name: Isolated };
  readonly check: { readonly what: CheckKind; readonly words: Isolated };
}

/** The text of an email, by paragraphs. */
export interface EmailText {
  /** At most 60 characters. */
  readonly subject: string;
  readonly before: readonly string[];
  /** The label of the link. */
  readonly button: string;
  readonly after: readonly string[];
  /** Before the link to the tokens of other programs, where some still work. */
  readonly tokens?: string;
  /** Before the link that stops emails of this kind, where there is one. */
  readonly stop?: string;
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });

/** Returns a time in UTC, since the reader's zone is not known: `May 3, 2026 at 12:05 UTC`. */
function moment(time: Date): string {
  return `${DAY.format(time)} at ${TIME.format(time)} UTC`;
}

/** Stands last in emails with a link that logs in. */
const NOT_ME = 'If this was not you, you need not do anything: only you received this link.';
/** Whoever knows an address can sign up with it: its owner, who opens the link, is the first who is known. */
const WHOSE_PASSWORD = `Your email was never verified, so we cannot know who signed up with it. If you open the link in a browser in which you have never logged in to ${PRODUCT_NAME}, the password of the account will no longer work, and whoever is logged in will be logged out. Forgot Password sets a new one.`;

export const EMAILS = {
  greeting: 'Hello,',
  copyLink: 'Or copy this address into your browser:',
  verification: ({ to }: { readonly to: string }): EmailText => ({
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
  oneTimeLogin: ({ askedAt, isVerified }: { readonly askedAt: Date; readonly isVerified: boolean }): EmailText => ({
    subject: `Your login link for ${PRODUCT_NAME}`,
    before: [`You asked for a link to log in without password on ${moment(askedAt)}. Here it is:`],
    button: 'Log In',
    after: ['The link is good for 15 minutes and can be used once.', ...(isVerified ? [] : [WHOSE_PASSWORD]), NOT_ME],
  }),
  resetPassword: ({ askedAt }: { readonly askedAt: Date }): EmailText => ({
    subject: `Set a new password for ${PRODUCT_NAME}`,
    before: [`You asked to set a new password on ${moment(askedAt)}. Follow this link to choose one:`],
    button: 'Set a new password',
    after: ['The link is good for one hour and can be used once. Until then your old password stays.', NOT_ME],
  }),
  passwordChanged: ({
    askedAt,
    tokens,
  }: {
    readonly askedAt: Date;
    readonly tokens: readonly Isolated[];
  }): EmailText => ({
    subject: `Your ${PRODUCT_NAME} password was changed`,
    before: [
      `The password of your logbook was changed on ${moment(askedAt)}, and every other browser was logged out.`,
      'If this was you, all is well and there is nothing to do.',
      'If this was not you, set a new password now. That logs out whoever changed it:',
    ],
    button: 'Set a new password',
    after: [],
    ...(tokens.length > 0 && {
      tokens: `A change of the password leaves the tokens of other programs as they are. These still work: ${tokens.join(', ')}. Revoke what you do not know:`,
    }),
  }),
  checksDue: ({ checks }: { readonly checks: readonly CheckInEmail[] }): EmailText => ({
    subject: plural(checks.length, 'A check is due or will be soon', `${checks.length} checks are due or will be soon`),
    before: [
      'By your logbook this is due, or will be soon:',
      ...checks.map(({ subject, check, dueOn }) => {
        const what = check.what === 'other' ? check.words : DUE.checks[check.what];
        return `${subject.name}: ${what}, due on ${DATES.day(dueOn)}`;
      }),
    ],
    button: 'See what is due',
    after: [
      `The list in ${PRODUCT_NAME} decides: this email only helps to remember. What is due by hours or flights is in the list alone.`,
      'You get this email because emails about checks are switched on in your logbook.',
    ],
    stop: 'To stop them, without logging in:',
  }),
};

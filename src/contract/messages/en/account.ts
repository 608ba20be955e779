import { PRODUCT_NAME } from '#contract/product';
import { MIN_PASSWORD } from '#domain/text';
import { plural } from './formats.ts';

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** The pages to sign up, log in and set a password. */
export const ACCOUNT = {
  /** Labels of the fields for a password, and names of the button in each that shows what is typed. */
  passwords: {
    own: { label: 'Password', reveal: 'Show password' },
    current: { label: 'Current password', reveal: 'Show current password' },
    new: { label: 'New password', reveal: 'Show new password' },
    confirmed: { label: 'Confirm password', reveal: 'Show confirm password' },
  },
  passwordHint: `At least ${MIN_PASSWORD} characters.`,
  // Messages above a form.
  allRequired: 'All fields are required',
  emailRequired: 'Enter your email address',
  passwordsDiffer: 'Password and confirmed password must be the same',
  newPasswordsDiffer: 'New password and confirmed password must be the same',
  loggingIn: 'Logging in ...',
  ownDevice: {
    label: 'This is my device',
    hint: 'Your logbook is kept on it and opens without a connection: leave this off on a computer that others use.',
  },
  sendLink: 'Send link',
  /** Button: to the logbook. */
  goToApp: 'Go to App',
  backToPilot: 'Back to Pilot',
  noAccount: 'A demo pilot has no account: there is nothing to change here.',
  logIn: {
    sessionEnded: 'Your session has ended. Log in to go on where you were.',
    /** On the login of a device with pending changes. */
    pending: (count: number): string =>
      plural(
        count,
        '1 pending change is kept on this device. It is sent once you log in.',
        `${count} pending changes are kept on this device. They are sent once you log in.`,
      ),
    title: 'Log In',
    /** Link to the page that sends a link; emails name it, too. */
    forgotPassword: 'Forgot Password',
    /** Before the link Sign Up. */
    noLogbookYet: 'No logbook yet?',
  },
  signUp: {
    title: 'Sign Up',
    busy: 'Signing up ...',
    emailHint: 'Your email is used only for authorisation.',
    newsletter: 'Yes, let me know once new features will be added',
    /** Before the link Log In. */
    haveAccount: 'Have an account already?',
    closed: 'Nobody can sign up here at the moment.',
    domains: (domains: readonly string[]): string => `For email addresses at ${LIST.format(domains)}.`,
  },
  changePassword: {
    title: 'Change Password',
    unverified: 'You need to verify your email before changing your password. Follow the link we sent you.',
    forgotPassword: 'Forgot Password?',
    done: 'Your password was successfully changed',
  },
  oneTimeLogin: {
    title: 'Log In Without Password',
    lead: 'We send you an email with a link that logs you in once.',
    sentTo: (email: string): string => `One-time-login link was successfully sent to ${email}`,
  },
  resetRequest: {
    title: 'Reset Password',
    lead: 'We send you an email with a link to set a new password.',
    sentTo: (email: string): string => `Email with reset password link was successfully sent to ${email}`,
  },
  newPasswordPage: {
    title: 'Set a new password',
    submit: 'Reset password',
    /** Before the link `sendNew`. */
    linkTooOld: 'Link too old?',
    sendNew: 'Send a new one',
    done: 'Your password was successfully reset',
  },
  /** Beside the notice to verify the email, on a local server without a mail server. */
  linkIsLogged: 'No mail server is set up: the link is in the server’s log and in data/outbox.',
  verification: {
    title: 'Welcome',
    lead: 'This link logs you in and confirms your email.',
    submit: `Continue to ${PRODUCT_NAME}`,
    done: `You are now logged in and can continue working with ${PRODUCT_NAME}!`,
  },
  invalidLink: {
    title: 'Verification link is invalid or expired',
    explanation: 'A link works once, and for a short time only. The newest email has the one that works.',
  },
  otherPilot: {
    question: (pilot: string): string =>
      `You are logged in here as ${pilot}, and this link is for somebody else. Log out and continue?`,
    /** In place of the pilot, where neither email nor name is known. */
    unnamed: 'another pilot',
    confirm: 'Log Out and Continue',
    stayed: 'You are still logged in as another pilot.',
  },
};

import { PRODUCT_NAME } from '../../product.ts';

/** The frame around every page. */
export const FRAME = {
  breadcrumb: 'Breadcrumb',
  darkTheme: 'Dark theme',
  lightTheme: 'Light theme',
  demo: 'Demo',
  demoEnding: 'gone any moment',
  demoEndsInMinutes: (minutes: number): string => `gone in ${minutes} min`,
  demoEndsInHours: (hours: number): string => `gone in ${hours} h`,
  logOutFailed: 'Server error. Could not log out.',
  mainNavigation: 'Main',
  menu: 'Menu',
  stats: 'Stats',
  notFound: 'Oops! Page not found',
  /** Heads a screen that has nothing but the message of an error. */
  notOpened: 'This page did not open',
  nothingHere: 'There is nothing at this address.',
  /** Why the server rejects a call from a page that was opened under another address. */
  isAtAddress: (address: string): string => `This ${PRODUCT_NAME} is at ${address} – please, open it there.`,
  skip: 'Skip to content',
  verification: 'Verification',
  verifyEmail: 'Verify your email.',
  verificationWasSent: (email: string): string => `We sent a link to ${email}.`,
  verificationSent: (email: string): string => `Verification link was sent to ${email}`,
  sendAgain: 'Send email again',
};

/** The texts of the document, before any script runs: the build writes them into `index.html`. */
export const DOCUMENT = {
  name: PRODUCT_NAME,
  description: `${PRODUCT_NAME} is the logbook for paraglider pilots: flights, sites, gliders and tracks.`,
  needsScripts: `${PRODUCT_NAME} needs JavaScript.`,
};

/** What the web app manifest says. */
export const APP_DESCRIPTION = 'The logbook for paraglider pilots';

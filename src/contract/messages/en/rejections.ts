import type { TokenScope } from '#domain/api-token';
import type { ThirdPartyTrouble } from '../../rejections.ts';
import type { RejectionMessages } from '../rejection-text.ts';
import { FRAME } from './every-page.ts';
import { plural } from './formats.ts';
import { THIRD_PARTIES } from './third-parties.ts';

/** Behind a colon: why a service of others gives no answer. */
const TROUBLES: Readonly<Record<ThirdPartyTrouble, string>> = {
  off: 'the service is switched off on this server',
  busy: 'too many look-ups at this moment',
  slow: 'no answer in time',
  unreachable: 'the service cannot be reached',
  rejected: 'the service turned the request down',
  tooLarge: 'the answer is too large',
  unexpected: 'the answer cannot be read',
};

/** What was done too often: attempts to log in and the like, or changes of the logbook. */
const WHAT = { attempts: 'attempts', changes: 'changes' };

const SCOPE_VERBS: Readonly<Record<TokenScope, string>> = {
  'tracks:add': 'send tracks',
  'logbook:read': 'read the logbook',
  'calendar:read': 'read the calendar',
};

/** Why the server rejected a call, where the type of the error alone does not say it (`docs/behaviour.md`, 'Errors'). */
export const REJECTIONS = {
  tooManyInMinutes: ({ what, minutes }) =>
    `Too many ${WHAT[what]}, please, try again in ${minutes} ${plural(minutes, 'minute', 'minutes')}.`,
  tooManyInSeconds: ({ seconds }) =>
    `Too many attempts, please, try again in ${seconds} ${plural(seconds, 'second', 'seconds')}.`,
  tooManyAtOnce: 'Too many requests at once, please, try again in a moment.',
  tooManyChanges: 'Your account has saved more changes than this server allows. Please, ask those who run this server.',
  busy: 'The server is busy, please, try again in a moment.',
  wrongAddress: ({ address }) => FRAME.isAtAddress(address),
  oldPage: 'This page is of an older version. Please reload it, and choose the files again.',
  signupsClosed: 'Nobody can sign up on this server at the moment.',
  signupDomains: ({ domains }) =>
    `Only email addresses at ${new Intl.ListFormat('en', { type: 'disjunction' }).format(domains)} can sign up on this server.`,
  locked: 'This account is locked. Please, ask those who run this server.',
  accountDeleted: 'This account was deleted.',
  demoWithoutAccount: 'A demo pilot has no account.',
  wrongToken: 'This token is not valid: it was revoked or has expired, or it was not copied whole.',
  wrongScope: ({ scope }) => `This token may only ${SCOPE_VERBS[scope]}.`,
  emptyFile: 'This file is empty.',
  notFlightFile: 'There is no flight in this file.',
  fileTooLarge: ({ max }) => `This file is larger than ${max} MB.`,
  noRoomForTracks: ({ max }) =>
    `There is no room for this file: your tracks and the files that wait take up all of your ${max} MB.`,
  inboxFull: ({ max }) =>
    `${max} files wait for the pilot already: look at them under Import, and send this one again.`,
  badGround: 'These are no heights of ground from a launch to a landing.',
  groundOfAnotherTrack: 'These heights of ground are not those of the flight’s track.',
  unitChanged: 'Your altitude unit was changed meanwhile, please, try again.',
  keyReused: 'Nothing was saved: the same request was sent before with other values. Please, try again.',
  flightGone: 'Nothing was changed: a flight that you selected was deleted meanwhile.',
  tooManyTags: 'Nothing was changed: one of the flights would have too many tags.',
  changedSince: 'Nothing was undone: one of the flights has been changed since.',
  changedElsewhere: 'This has been changed meanwhile: nothing was saved or deleted.',
  undoOver: 'This change can no longer be undone.',
  restored:
    'The logbook was restored from a backup meanwhile and has been loaded again. Nothing was saved: please check your entries.',
  diskFullOnRead: "Sorry, couldn't load the data: the disk of the server is full.",
  diskFullOnWrite: "Sorry, couldn't save the data: the disk of the server is full.",
  readOnly: "Sorry, couldn't save the data: the database of the server is read-only.",
  unexpectedSites: ({ response }) => `ERROR: Unable to get site proposal: ${response}`,
  failedSites: ({ trouble, status, ...place }) =>
    THIRD_PARTIES.failedSites(place, `${TROUBLES[trouble]}${status === undefined ? '' : ` (${status})`}`),
} satisfies RejectionMessages;

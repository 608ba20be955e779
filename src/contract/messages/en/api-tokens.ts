import type { TokenError, TokenScope } from '#domain/api-token';
import type { Isolated } from '#domain/isolated';
import { DATES } from './formats.ts';

/** The tokens of other programs, on a page of their own. */
export const API_TOKENS = {
  lead: 'A recorder or a phone app can send tracks to your logbook, a dashboard can show it, and a calendar what is due. Each gets a token of its own, which you can revoke here. None gets into your account.',
  list: 'Tokens',
  /** Of an empty list. */
  none: 'No other program has access.',
  add: 'New token',
  full: (most: number): string => `You have ${most} tokens, which is the most. Revoke one that you no longer need.`,
  /** Labels of the fields. */
  name: 'Name',
  nameHint: 'The device or program that will use it',
  scope: 'What it may do',
  scopes: {
    'tracks:add': 'Send tracks',
    'logbook:read': 'Read the logbook',
    'calendar:read': 'Show what is due in a calendar',
  } satisfies Readonly<Record<TokenScope, string>>,
  glider: 'Glider of its flights',
  anyGlider: 'None in particular',
  validity: 'Valid',
  validities: { always: 'Until I revoke it', 30: 'For 30 days', 365: 'For a year' },
  create: 'Create',
  creating: 'Creating ...',
  /** Over the new token. */
  created: (name: Isolated): string => `Token for “${name}”`,
  onlyOnce: 'Copy it now: you will not see it again.',
  token: 'Token',
  tokenHint: 'The program sends it as a bearer token, or as its password',
  address: 'Address of the calendar',
  addressHint:
    'Whoever has this address sees what is due and when your rules of currency lapse, with the names of gliders, gear and tags, but nothing else',
  /** Link: opens the calendar of the device. */
  subscribe: 'Open in the calendar',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Could not copy: select it',
  test: 'Test it',
  testing: 'Testing ...',
  works: 'It works.',
  fails: 'It does not work.',
  done: 'Done',
  createdOn: (isoTime: string): string => `created ${DATES.moment(isoTime)}`,
  lastUsed: (isoTime: string): string => `last used ${DATES.moment(isoTime)}`,
  neverUsed: 'not used yet',
  endsOn: (isoTime: string): string => `ends ${DATES.moment(isoTime)}`,
  endedOn: (isoTime: string): string => `ended ${DATES.moment(isoTime)}`,
  /** Why the last call that failed did so. */
  lastError: (reason: string, isoTime: string): string => `Last failure, ${DATES.moment(isoTime)}: ${reason}`,
  errors: {
    wrongScope: 'it asked for something that it may not do',
    notUnderstood: 'its request could not be read',
    notFound: 'what it asked for does not exist',
    refused: 'what it sent was refused',
    tooOften: 'it called too often',
    failed: 'the server could not answer',
  } satisfies Readonly<Record<TokenError, string>>,
  revoke: 'Revoke',
  revokeNamed: (name: Isolated): string => `Revoke ${name}`,
  revokeQuestion: (name: Isolated): string => `Revoke “${name}”? The program will no longer get in.`,
};

import * as v from 'valibot';
import { TOKEN_SCOPES } from '#domain/api-token';
import { list } from './endpoint.ts';

/** Every way in which a third-party service can fail. */
export const THIRD_PARTY_TROUBLES = [
  'off',
  'busy',
  'slow',
  'unreachable',
  'rejected',
  'tooLarge',
  'unexpected',
] as const;
export type ThirdPartyTrouble = (typeof THIRD_PARTY_TROUBLES)[number];

function rejection<Code extends string, Parameters extends v.ObjectEntries>(code: Code, parameters: Parameters) {
  return v.strictObject({ code: v.literal(code), ...parameters });
}

/** Why the server rejected a call, where the type of the error alone does not say it: a code with its parameters. */
export const sentRejection = v.variant('code', [
  rejection('tooManyInMinutes', { what: v.picklist(['attempts', 'changes']), minutes: v.number() }),
  rejection('tooManyInSeconds', { seconds: v.number() }),
  rejection('tooManyAtOnce', {}),
  /** The pilot has as many keys, or as many items that were added and deleted, as the server stores. */
  rejection('tooManyChanges', {}),
  rejection('busy', {}),
  /** The page was opened under another address than that of `BASE_URL`. */
  rejection('wrongAddress', { address: v.string() }),
  /** The page is of a version whose call is no longer taken. */
  rejection('oldPage', {}),
  rejection('signupsClosed', {}),
  rejection('signupDomains', { domains: list(v.string()) }),
  rejection('locked', {}),
  /** The session was of an account that was deleted, on another device or by the operator. */
  rejection('accountDeleted', {}),
  rejection('demoWithoutAccount', {}),
  /** The token was never there, was revoked, or has expired, or the account is locked or deleted. */
  rejection('wrongToken', {}),
  /** A token of this scope may not make this call. */
  rejection('wrongScope', { scope: v.picklist(TOKEN_SCOPES) }),
  /** What a device has sent: nothing, no file with flights, or more megabytes than a track may have. */
  rejection('emptyFile', {}),
  rejection('notFlightFile', {}),
  rejection('fileTooLarge', { max: v.number() }),
  /** The pilot's tracks, with the files that wait, take up all of their megabytes. */
  rejection('noRoomForTracks', { max: v.number() }),
  /** So many files wait for the pilot that no more are taken. */
  rejection('inboxFull', { max: v.number() }),
  rejection('badGround', {}),
  rejection('groundOfAnotherTrack', {}),
  rejection('unitChanged', {}),
  /** The key came with another body before, or belongs to another kind of call. */
  rejection('keyReused', {}),
  rejection('flightGone', {}),
  rejection('tooManyTags', {}),
  rejection('changedSince', {}),
  /** Another device has changed the same fields since the form was opened; `igc` is the track. */
  rejection('changedElsewhere', { fields: list(v.string()) }),
  rejection('undoOver', {}),
  rejection('restored', {}),
  rejection('diskFullOnRead', {}),
  rejection('diskFullOnWrite', {}),
  rejection('readOnly', {}),
  /** `response` is the beginning of what the database of sites sent instead of a list. */
  rejection('unexpectedSites', { response: v.string() }),
  /** `status` is that of a response that was not a success. */
  rejection('failedSites', {
    lat: v.number(),
    lng: v.number(),
    trouble: v.picklist(THIRD_PARTY_TROUBLES),
    status: v.exactOptional(v.number()),
  }),
]);

export type Rejection = v.InferOutput<typeof sentRejection>;

export type RejectionParameters = { readonly [R in Rejection as R['code']]: Omit<R, 'code'> };

export type RejectionOf<Code extends keyof RejectionParameters> = {
  readonly [C in Code]: { readonly code: C } & RejectionParameters[C];
}[Code];

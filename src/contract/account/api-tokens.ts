import * as v from 'valibot';
import { TOKEN_DAYS, TOKEN_ERRORS, TOKEN_SCOPES } from '#domain/api-token';
import { get, list, post } from '../endpoint.ts';

const id = v.pipe(v.number(), v.safeInteger());

const apiTokenInfo = v.strictObject({
  id,
  name: v.string(),
  scope: v.picklist(TOKEN_SCOPES),
  /** The glider of flights whose tracks come with it; null without one, and once that is deleted. */
  gliderId: v.nullable(id),
  /** ISO 8601, UTC, as all times here. */
  createdAt: v.string(),
  /** When it was last used, to the hour or so; null before its first use. */
  lastUsedAt: v.nullable(v.string()),
  /** The last call that failed. */
  lastError: v.nullable(v.strictObject({ code: v.picklist(TOKEN_ERRORS), at: v.string() })),
  /** When it ends, or has ended; null for one without an end. */
  expiresAt: v.nullable(v.string()),
});
/** A token with which a program calls for the pilot; without its secret. */
export type ApiTokenInfo = v.InferOutput<typeof apiTokenInfo>;

const tokens = list(apiTokenInfo);

/** Lists the pilot's tokens, the newest first. */
export const listApiTokens = get('/api/tokens', { access: 'pilot', response: v.strictObject({ tokens }) });

/**
 * Creates a token. Its secret is in this response alone: the server stores only a hash of it. `needEmailVerification` while the email is
 * not verified.
 */
export const createApiToken = post('/api/tokens', {
  access: 'pilot',
  body: v.strictObject({
    name: v.string(),
    scope: v.picklist(TOKEN_SCOPES),
    /** Only of `tracks:add`. */
    gliderId: v.optional(v.nullable(id), null),
    /** Null for a token without an end. */
    days: v.nullable(v.picklist(TOKEN_DAYS)),
  }),
  response: v.strictObject({ secret: v.string(), created: id, tokens }),
});

/** Revokes a token, if it is there: calls with it are rejected from then on. Returns the others. */
export const revokeApiToken = post('/api/tokens/revoke', {
  access: 'pilot',
  body: v.strictObject({ id }),
  response: v.strictObject({ tokens }),
});

/** Tells a program that its token works, and for what. */
export const checkApiToken = get('/api/token', {
  access: 'token',
  scopes: TOKEN_SCOPES,
  response: v.strictObject({
    name: v.string(),
    scope: v.picklist(TOKEN_SCOPES),
    expiresAt: v.nullable(v.string()),
  }),
});

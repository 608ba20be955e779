import type { ApiTokenInfo, checkApiToken, createApiToken } from '#contract/account/api-tokens';
import type { BodyOutput, ResponseOf } from '#contract/endpoint';
import { apiTokenOf, MAX_TOKENS, problemsOfTokenName } from '#domain/api-token';
import { isoSeconds, unixSeconds } from '#server/clock';
import type { Db } from '#server/db/schema';
import { addApiToken, findApiTokensOf, type ListedApiToken, removeApiToken } from '#server/repositories/api-tokens';
import { stateOfItem } from '#server/repositories/items';
import { hashToken, newToken } from '#server/security/tokens';
import { accountOfCaller, type Caller } from '#server/services/account/account-calls';
import { AppError, rejectProblems } from '#server/services/app-error';
import type { LimitContext } from '#server/services/limited-use';
import { countWrite, type WriteLimitContext } from '#server/services/pilot-limits';
import { inPilotTransaction, type PilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import type { TokenCaller } from './authenticate.ts';

type TokensContext = LimitContext & TransactionContext & WriteLimitContext;

const DAY_S = 86_400;

/** Returns the pilot's tokens, the newest first. A demo pilot has none, nor an account. */
export async function listApiTokensOf(context: LimitContext, caller: Caller): Promise<readonly ApiTokenInfo[]> {
  await accountOfCaller(context, caller);
  return tokensOf(context.reader, caller.pilotId);
}

/**
 * Creates a token of a pilot. Its secret is nowhere but in the value returned. Throws `unverified` before the email is verified: whoever
 * signed up with another person's email must keep nothing once its owner logs in.
 */
export async function createApiTokenOf(
  context: TokensContext,
  caller: Caller,
  form: BodyOutput<typeof createApiToken>,
): Promise<ResponseOf<typeof createApiToken>> {
  const account = await accountOfCaller(context, caller);
  if (!account.isActivated) throw new AppError('unverified');
  rejectProblems(problemsOfTokenName(form.name));
  const secret = apiTokenOf(newToken());
  return inPilotTransaction(context, caller.pilotId, async (tx) => {
    await countWrite(context, tx);
    const { pilotId } = tx;
    const gliderId = form.scope === 'tracks:add' ? form.gliderId : null;
    await rejectMissingGlider(tx, gliderId);
    if ((await findApiTokensOf(tx.db, pilotId)).length >= MAX_TOKENS) {
      rejectProblems([{ subject: 'apiToken', field: 'tokens', code: 'tooManyItems', max: MAX_TOKENS }]);
    }
    const createdAtS = unixSeconds(tx.now);
    const created = await addApiToken(tx.db, pilotId, {
      tokenHash: hashToken(secret),
      name: form.name.trim(),
      scope: form.scope,
      gliderId,
      createdAtS,
      expiresAtS: form.days === null ? null : createdAtS + form.days * DAY_S,
    });
    return { secret, created, tokens: await tokensOf(tx.db, pilotId) };
  });
}

async function rejectMissingGlider({ db, pilotId }: PilotTransaction, gliderId: number | null): Promise<void> {
  if (gliderId === null || (await stateOfItem(db, 'gliders', { pilotId, id: gliderId })) === 'visible') return;
  rejectProblems([{ subject: 'apiToken', field: 'gliderId', code: 'gone' }]);
}

/** Revokes a token of a pilot, if it is there. Returns the others. */
export async function revokeApiTokenOf(
  context: TokensContext,
  caller: Caller,
  tokenId: number,
): Promise<readonly ApiTokenInfo[]> {
  await accountOfCaller(context, caller);
  return inPilotTransaction(context, caller.pilotId, async (tx) => {
    await countWrite(context, tx);
    await removeApiToken(tx.db, { pilotId: tx.pilotId, tokenId });
    return tokensOf(tx.db, tx.pilotId);
  });
}

/** Returns what a program is told about its own token. */
export function tokenOfCaller({ name, scope, expiresAtS }: TokenCaller): ResponseOf<typeof checkApiToken> {
  return { name, scope, expiresAt: isoOf(expiresAtS) };
}

async function tokensOf(db: Db, pilotId: number): Promise<readonly ApiTokenInfo[]> {
  return (await findApiTokensOf(db, pilotId)).map(infoOf);
}

function infoOf(token: ListedApiToken): ApiTokenInfo {
  const { id, name, scope, gliderId, createdAtS, lastError, lastErrorAtS } = token;
  return {
    id,
    name,
    scope,
    gliderId,
    createdAt: isoSeconds(new Date(createdAtS * 1_000)),
    lastUsedAt: isoOf(token.lastUsedAtS),
    lastError: lastError === null || lastErrorAtS === null ? null : { code: lastError, at: isoOf(lastErrorAtS) },
    expiresAt: isoOf(token.expiresAtS),
  };
}

function isoOf<Seconds extends number | null>(seconds: Seconds): Seconds extends null ? null : string;
function isoOf(seconds: number | null): string | null {
  return seconds === null ? null : isoSeconds(new Date(seconds * 1_000));
}

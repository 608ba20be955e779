import { pathOfLink } from '#contract/pages/pages';
import { type Account, findAccountOfPilot } from '#server/repositories/accounts';
import { findPilot, switchOffCheckEmails } from '#server/repositories/pilots';
import { constantTimeEqual, sign } from '#server/security/tokens';
import type { Configured } from '#server/services/app-context';
import { AppError } from '#server/services/app-error';
import type { Client } from '#server/services/client';
import { consume, type LimitContext } from '#server/services/limited-use';
import { inPilotTransaction, type TransactionContext } from '#server/services/pilot-transaction';
import type { EmailLink } from '../account/auth-tokens.ts';

/** Returns the path at which the recipient of an email about checks switches them off. It does nothing else, and never expires. */
export function unsubscribePath(context: Configured<'secret'>, account: Pick<Account, 'pilotId' | 'emailKey'>): string {
  return pathOfLink('unsubscribe', account.pilotId, tokenOf(context, account));
}

/** Switches a pilot's emails about checks off by the link of one, without a session. Throws `badLink` for a wrong link. */
export async function unsubscribeByLink(
  context: TransactionContext & LimitContext,
  client: Pick<Client, 'address'>,
  { pilotId, authToken }: EmailLink,
): Promise<void> {
  await consume(context, 'linkAddress', client.address);
  const account = await findAccountOfPilot(context.reader, pilotId);
  if (!account || !constantTimeEqual(tokenOf(context, account), authToken)) throw new AppError('badLink');
  if ((await findPilot(context.reader, pilotId))?.pilot.checkEmails !== 'on') return;
  await inPilotTransaction(context, pilotId, ({ db, revision }) => switchOffCheckEmails(db, { pilotId, revision }));
}

/** Signed, so that nothing is stored of it. With the address: after a restore another pilot may get the same id. */
function tokenOf(
  { configuration }: Configured<'secret'>,
  { pilotId, emailKey }: Pick<Account, 'pilotId' | 'emailKey'>,
) {
  return sign(configuration.secret, 'unsubscribe', `${pilotId} ${emailKey}`);
}

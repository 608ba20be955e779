import { emailKey, problemsOfEmail } from '#domain/account';
import type { AppContext } from '#server/context/app-context';
import { rejectProblems } from '../app-error.ts';
import type { Client } from '../client.ts';
import { consume, consumeIfLeft, type LimitContext } from '../limits.ts';
import { accountOfCaller } from './account-calls.ts';
import { renewLink } from './auth-tokens.ts';
import { queueEmail } from './emails.ts';
import { rateLimitSubject } from './known-browser.ts';

/** What queues an email, at a limited rate. */
type RequestContext = LimitContext & Pick<AppContext, 'jobSignal'>;

/**
 * Queues an email with a link, whether or not the address has an account: that is looked up when the email is composed,
 * so that neither the response nor its timing reveals it.
 */
export async function requestEmailLink(
  context: RequestContext,
  client: Client,
  { email, kind }: { readonly email: string; readonly kind: 'oneTimeLogin' | 'resetPassword' },
): Promise<void> {
  rejectProblems(problemsOfEmail(email));
  await queueLimited(context, client, { emailKey: emailKey(email), kind });
}

/** Sends the verification email again; does nothing once the address is verified. */
export async function resendVerification(context: RequestContext, pilotId: number, client: Client): Promise<void> {
  const account = await accountOfCaller(context, { ...client, pilotId });
  if (!account.isActivated) await queueLimited(context, client, { emailKey: account.emailKey, kind: 'verification' });
}

async function queueLimited(
  context: RequestContext,
  client: Client,
  email: { readonly emailKey: string; readonly kind: 'oneTimeLogin' | 'resetPassword' | 'verification' },
): Promise<void> {
  await consume(context, 'emailsFromAddress', client.address);
  const counted = rateLimitSubject(context, client, email.emailKey);
  await consume(context, 'emailsToAccount', `${email.kind} ${client.address} ${counted}`);
  await consume(context, 'emailsToAccountDay', `${client.address} ${counted}`);
  // Counted by the recipient alone, strangers could keep the pilot out: the last link is valid then, and the answer as ever.
  if (!(await consumeIfLeft(context, 'emailsToRecipient', `${email.kind} ${counted}`))) return;
  if (!(await consumeIfLeft(context, 'emailsToRecipientDay', `${email.kind} ${counted}`))) {
    return renewLink(context.db, email, context.clock());
  }
  await queueEmail(context.db, { ...email, now: context.clock() });
  context.jobSignal.wake();
}

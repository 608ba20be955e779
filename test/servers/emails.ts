import { emailKey } from '#domain/account';
import type { Email } from '#server/mail/email';
import { sendEmails } from '#server/services/account/emails';
import type { AppContext } from '#server/services/app-context';

/** Takes all emails that are due from the queue and returns them, without sending any. */
export async function sentEmails(context: AppContext): Promise<readonly Email[]> {
  const emails: Email[] = [];
  await sendEmails(context, async (email) => {
    emails.push(email);
  });
  return emails;
}

/** The parts of the link in an email. */
export interface LinkParts {
  readonly page: string;
  readonly pilotId: number;
  readonly authToken: string;
}

/** Returns the parts of the link in the newest email that is due to an address. */
export async function linkEmailedTo(context: AppContext, email: string): Promise<LinkParts> {
  const emails = (await sentEmails(context)).filter(({ to }) => emailKey(to) === emailKey(email));
  const [, page = '', pilotId, authToken = ''] = new URL(emails.at(-1)?.link ?? 'none:').pathname.split('/');
  return { page, pilotId: Number(pilotId), authToken };
}

import type { AppContext } from '#server/context/app-context';
import type { EmailTransport } from './email.ts';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp.ts';

/**
 * Returns the transport of emails: a mail server, or files on disk when none is configured. Links in emails are for their
 * recipients alone; they are logged only when the server is local.
 */
export function emailTransport({ configuration, log }: Pick<AppContext, 'configuration' | 'log'>): EmailTransport {
  const { smtpUrl, mailFrom, isLocal } = configuration;
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom);
  const carry = outboxTransport(configuration.dataFolder, mailFrom);
  return async (email, abort) => {
    await carry(email, abort);
    if (isLocal) log.info({ link: email.link }, `an email: ${email.subject}`);
  };
}

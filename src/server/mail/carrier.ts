import type { House } from '#server/house';
import type { Carrier } from './letter.ts';
import { outboxCarrier } from './outbox.ts';
import { smtpCarrier } from './smtp.ts';

/**
 * Returns the transport of emails: a mail server, or files on disk when none is configured. Links in emails are for their
 * recipients alone; they are logged only when the server is local.
 */
export function carrierOf({ configuration, log }: Pick<House, 'configuration' | 'log'>): Carrier {
  const { smtpUrl, mailFrom, isLocal } = configuration;
  if (smtpUrl !== null) return smtpCarrier(smtpUrl, mailFrom);
  const carry = outboxCarrier(configuration.dataFolder, mailFrom);
  return async (letter, abort) => {
    await carry(letter, abort);
    if (isLocal) log.info({ link: letter.link }, `a letter: ${letter.subject}`);
  };
}

import type { House } from '#server/house';
import type { Carrier } from './letter.ts';
import { outboxCarrier } from './outbox.ts';
import { smtpCarrier } from './smtp.ts';

/**
 * How letters leave this house: by a mail server, or as files where none is set. The links of letters are for their
 * readers alone; the log tells them only where all is on one's own machine.
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

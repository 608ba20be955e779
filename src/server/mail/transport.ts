import type { Logger } from 'pino';
import type { EmailSender, EmailTransport } from './email.ts';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp.ts';

/** What decides how emails are sent. */
export interface EmailSettings {
  /** The mail server; null for files in the data folder. */
  readonly smtpUrl: URL | null;
  readonly mailFrom: EmailSender;
  readonly dataFolder: string;
  /** Whether the server is reached from its own machine alone. */
  readonly isLocal: boolean;
}

/**
 * Returns the transport of emails: a mail server, or files on disk when none is configured. Links in emails are for their
 * recipients alone; they are logged only when the server is local.
 */
export function emailTransport({ smtpUrl, mailFrom, dataFolder, isLocal }: EmailSettings, log: Logger): EmailTransport {
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom);
  const write = outboxTransport(dataFolder, mailFrom);
  return async (email, abort) => {
    await write(email, abort);
    if (isLocal) log.info({ link: email.link }, `an email: ${email.subject}`);
  };
}

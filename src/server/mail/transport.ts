import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { isLoopback } from '#server/security/loopback';
import { EmailRejected, type EmailSender, type EmailTransport, messageOf } from './email.ts';

/** The settings that decide how emails are sent. */
interface EmailSettings {
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
export function emailTransport(settings: EmailSettings, log: Logger): EmailTransport {
  const { smtpUrl, mailFrom, dataFolder } = settings;
  if (smtpUrl !== null) return smtpTransport(smtpUrl, mailFrom);
  const write = outboxTransport(dataFolder, mailFrom);
  return async (email, abort) => {
    await write(email, abort);
    if (logsLinks(settings)) log.info({ link: email.link }, `an email: ${email.subject}`);
  };
}

/** Whether the links of emails are logged, for whoever tries the server on its own machine. */
export function logsLinks({ smtpUrl, isLocal }: Pick<EmailSettings, 'smtpUrl' | 'isLocal'>): boolean {
  return smtpUrl === null && isLocal;
}

const FOLDER = 'outbox';
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/** Returns a transport that saves emails as files for mail programs, `outbox/2026-05-03T12-00-00-….eml`. */
function outboxTransport(dataFolder: string, from: EmailSender): EmailTransport {
  const folder = join(dataFolder, FOLDER);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (email) => {
    const { message } = await transport.sendMail(messageOf(email, from));
    const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await writeFile(join(folder, name), message, { mode: OWNER_ONLY });
    await rename(join(folder, name), join(folder, `${name}.eml`));
  };
}

/** Time to reach the server and be greeted by it. */
export const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Replies from 500 on are permanent, those below temporary (RFC 5321, 4.2.1). */
const PERMANENT_FAILURE = 500;
const COMMANDS_OF_EMAIL: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * Returns a transport to a mail server: `smtp://name:password@host:587`, or `smtps://` for TLS from the start. A name and
 * a password are sent over TLS only, unless the server is on this machine or the URL has `?requireTLS=false`.
 */
export function smtpTransport(url: URL, from: EmailSender): EmailTransport {
  const transport = createTransport({
    url: addressOf(url),
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (email, abort) => {
    try {
      await transport.sendMail({ ...messageOf(email, from), signal: abort });
    } catch (error) {
      throw isRejection(error) ? new EmailRejected(error) : error;
    }
  };
}

/** Whether the server rejected this email permanently. A rejected sender is a wrong setting, not the email's fault. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  return COMMANDS_OF_EMAIL.has(String(error.command)) && Number(error.responseCode) >= PERMANENT_FAILURE;
}

function addressOf(url: URL): string {
  const address = new URL(url);
  const isOpen = url.protocol === 'smtp:' && url.password !== '' && !isLoopback(url.hostname);
  if (isOpen && !address.searchParams.has('requireTLS')) address.searchParams.set('requireTLS', 'true');
  return address.href;
}

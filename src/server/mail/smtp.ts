import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/security/loopback';
import { EmailRejected, type EmailSender, type EmailTransport } from './email.ts';
import { messageOf } from './message.ts';

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

import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/settings';
import { type Carrier, LetterRefused, type Mailbox } from './letter.ts';
import { messageOf } from './message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Replies from 500 on are for good, those below may pass (RFC 5321, 4.2.1). */
const REFUSED_FOR_GOOD = 500;
const ABOUT_THE_LETTER: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * Hands letters to a mail server: `smtp://name:password@host:587`, or `smtps://` for TLS from the first byte on. A name
 * and a password go over TLS alone, unless the server is on this machine or the address says `?requireTLS=false`.
 */
export function smtpCarrier(url: URL, from: Mailbox): Carrier {
  const transport = createTransport({
    url: addressOf(url),
    connectionTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (letter, abort) => {
    try {
      await transport.sendMail({ ...messageOf(letter, from), signal: abort });
    } catch (error) {
      throw isRefusal(error) ? new LetterRefused(error) : error;
    }
  };
}

/** Whether the server will never take this letter. A sender it does not take is our setting's fault, not the letter's. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error)) return false;
  return ABOUT_THE_LETTER.has(String(error.command)) && Number(error.responseCode) >= REFUSED_FOR_GOOD;
}

function addressOf(url: URL): string {
  const address = new URL(url);
  const isOpen = url.protocol === 'smtp:' && url.password !== '' && !isLoopback(url.hostname);
  if (isOpen && !address.searchParams.has('requireTLS')) address.searchParams.set('requireTLS', 'true');
  return address.href;
}

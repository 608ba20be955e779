import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/settings';
import type { Carrier, Mailbox } from './letter.ts';
import { messageOf } from './message.ts';

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

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
    await transport.sendMail({ ...messageOf(letter, from), signal: abort });
  };
}

function addressOf(url: URL): string {
  const address = new URL(url);
  const isOpen = url.protocol === 'smtp:' && url.password !== '' && !isLoopback(url.hostname);
  if (isOpen && !address.searchParams.has('requireTLS')) address.searchParams.set('requireTLS', 'true');
  return address.href;
}

import { problemsOfEmail } from '#domain/account/account';
import type { EmailSender } from '../mail/email.ts';
import type { Setting } from './settings.ts';

const NAME_AND_ADDRESS = /^(?<name>[^<>]*)<(?<address>[^<>]*)>$/;
/** Name and password, whatever they contain. */
const LOGIN = /^smtps?:\/\/(.*)@/i;
/** Characters that end them in a URL, or make no URL. */
const BREAKING = /[#/?\\[\]]|%(?![\da-f]{2})/i;
const UNPRINTABLE = /\p{Cc}/u;

/** Parses the URL of a mail server. */
export function readSmtpUrl(text: string): Setting<URL> {
  const [broken] = BREAKING.exec(LOGIN.exec(text)?.[1] ?? '') ?? [];
  if (broken !== undefined)
    return { wrong: `has ${broken} in its name or password: write ${encodeURIComponent(broken)} instead` };
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && isMail(url) ? { value: url } : { wrong: 'must be like smtp://name:password@mail.example.org:587' };
}

function isMail({ protocol, hostname, hash }: URL): boolean {
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '' && hash === '';
}

/** Parses the sender of emails: `Wingbook <wingbook@example.org>`, or the address alone. */
export function readMailFrom(text: string): Setting<EmailSender> {
  const parts = NAME_AND_ADDRESS.exec(text)?.groups ?? { name: '', address: text };
  const mailbox = { name: unquoted(parts.name ?? ''), address: (parts.address ?? '').trim() };
  const isRight = problemsOfEmail(mailbox.address).length === 0 && !UNPRINTABLE.test(mailbox.name);
  return isRight ? { value: mailbox } : { wrong: 'must be like Wingbook <wingbook@example.org>' };
}

function unquoted(name: string): string {
  return name.trim().replace(/^"(.*)"$/, '$1');
}

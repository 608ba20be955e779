import type { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/stand-ins/mail-server';
import { composeLetter } from './compose.ts';
import { LetterRefused } from './letter.ts';
import { smtpCarrier } from './smtp.ts';

const FROM = { name: 'Wingbook', address: 'wingbook@example.org' };
const LINK = 'https://logbook.example.org/email-verification/7/Zk-4_xR9';
const letter = composeLetter({
  kind: 'verification',
  to: 'ann@example.org',
  isVerified: false,
  link: LINK,
  askedAt: new Date(0),
  home: 'https://logbook.example.org',
});
const never = new AbortController().signal;

type Done = (error: Error) => void;

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

/** What a mail server says to one thing that it is told. */
function refuseWith(responseCode: number, words: string) {
  return (_told: unknown, _session: unknown, done: Done) => done(refusal(responseCode, words));
}

function refuseWords(stream: Readable, _session: unknown, done: Done): void {
  stream.resume().on('end', () => done(refusal(554, 'looks like spam')));
}

function refuseAll(_session: unknown, done: Done): void {
  done(refusal(554, 'no service here'));
}

describe('a mail server', () => {
  const servers: MailServer[] = [];
  const start = async (options: Parameters<typeof startMailServer>[0] = {}) => {
    const server = await startMailServer(options);
    servers.push(server);
    return server;
  };
  const urlWith = ({ port }: MailServer, login: string, scheme = 'smtp') =>
    new URL(`${scheme}://${login}127.0.0.1:${port}`);

  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  it('gets the letter whole: sender, reader, words, and the same in HTML', async () => {
    const server = await start();
    await smtpCarrier(new URL(server.url), FROM)(letter, never);
    const [got] = server.letters;
    if (!got) throw new Error('No letter came');
    expect([got.from, got.to, got.subject]).toMatchObject([FROM, [{ address: 'ann@example.org' }], letter.subject]);
    expect([got.text?.trim(), got.html?.trim()]).toEqual([letter.text.trim(), letter.html]);
    expect(got.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(got.attachments).toEqual([]);
  });

  it('may ask for a login, on this machine without TLS', async () => {
    const logins: unknown[] = [];
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    await smtpCarrier(urlWith(server, 'wing%40book:p%3Ass@'), FROM)(letter, never);
    expect(logins).toEqual([['wing@book', 'p:ss']]);
    expect(server.letters).toHaveLength(1);
  });

  it('is spoken to by TLS, from the first byte or after STARTTLS, and never trusted without its certificate', async () => {
    const fromTheStart = await start({ secure: true });
    const later = await start({ disabledCommands: [] });
    for (const [server, scheme] of [
      [fromTheStart, 'smtps'],
      [later, 'smtp'],
    ] as const) {
      const url = urlWith(server, '', scheme);
      await expect(smtpCarrier(url, FROM)(letter, never)).rejects.toThrow(/certificate/);
      url.searchParams.set('tls.rejectUnauthorized', 'false');
      await smtpCarrier(url, FROM)(letter, never);
      expect(server.letters).toHaveLength(1);
    }
  });

  it('elsewhere gets no password without TLS', async () => {
    const server = await start({ authOptional: false, allowInsecureAuth: true });
    const url = new URL(`smtp://name:secret@0.0.0.0:${server.port}`);
    await expect(smtpCarrier(url, FROM)(letter, never)).rejects.toThrow(/STARTTLS/);
    expect(server.letters).toEqual([]);
  });

  it.each([
    { refuses: 'the reader', why: /550 no such user/, options: { onRcptTo: refuseWith(550, 'no such user') } },
    { refuses: 'the words', why: /554 looks like spam/, options: { onData: refuseWords } },
  ])('that refuses $refuses for good refuses the letter', async ({ why, options }) => {
    const server = await start(options);
    const sending = smtpCarrier(new URL(server.url), FROM)(letter, never);
    await expect(sending).rejects.toThrow(LetterRefused);
    await expect(sending).rejects.toThrow(why);
  });

  it.each([
    { refuses: 'the reader for now', options: { onRcptTo: refuseWith(450, 'mailbox is busy') } },
    { refuses: 'our sender', options: { onMailFrom: refuseWith(553, 'you may not send for this address') } },
    { refuses: 'our login', options: { authOptional: false, onAuth: refuseWith(535, 'wrong password') } },
    { refuses: 'everybody', options: { onConnect: refuseAll } },
  ])('that refuses $refuses is a failure that may pass', async ({ options }) => {
    const server = await start(options);
    const failure = await smtpCarrier(urlWith(server, 'name:secret@'), FROM)(letter, never).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(LetterRefused);
  });

  it('that is down, or says nothing until we give up, is a failure', async () => {
    const gone = await start();
    await gone.close();
    await expect(smtpCarrier(new URL(gone.url), FROM)(letter, never)).rejects.toThrow(/ECONNREFUSED/);
    const silent = await start({ onConnect: () => undefined });
    await expect(smtpCarrier(new URL(silent.url), FROM)(letter, AbortSignal.timeout(100))).rejects.toThrow(/abort/i);
  });

  it.each(['bö@münchen.example', "a'b+c@example.org", `${'x'.repeat(64)}@${'y'.repeat(60)}.example`])(
    'gets a letter for %s, and for nobody else',
    async (to) => {
      const server = await start();
      await smtpCarrier(new URL(server.url), FROM)({ ...letter, to }, never);
      expect(server.letters[0]?.to).toHaveLength(1);
    },
  );
});

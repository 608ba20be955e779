import type { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/stand-ins/mail-server';
import { composeEmail } from './compose.ts';
import { EmailRejected } from './email.ts';
import { smtpTransport } from './transport.ts';

const FROM = { name: 'Wingbook', address: 'wingbook@example.org' };
const LINK = 'https://logbook.example.org/email-verification/7/Zk-4_xR9';
const email = composeEmail({
  kind: 'verification',
  language: 'en',
  to: 'ann@example.org',
  isVerified: false,
  link: LINK,
  askedAt: new Date(0),
  home: 'https://logbook.example.org',
});
const never = new AbortController().signal;

type Done = (error: Error) => void;

function rejection(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** A handler that rejects a command. */
function rejectWith(responseCode: number, text: string) {
  return (_command: unknown, _session: unknown, done: Done) => done(rejection(responseCode, text));
}

function rejectContent(stream: Readable, _session: unknown, done: Done): void {
  stream.resume().on('end', () => done(rejection(554, 'looks like spam')));
}

function rejectConnection(_session: unknown, done: Done): void {
  done(rejection(554, 'no service here'));
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

  it('receives the whole email: sender, recipient, text, and the same in HTML', async () => {
    const server = await start();
    await smtpTransport(new URL(server.url), FROM)(email, never);
    const [got] = server.emails;
    if (!got) throw new Error('No email came');
    expect([got.from, got.to, got.subject]).toMatchObject([FROM, [{ address: 'ann@example.org' }], email.subject]);
    expect([got.text?.trim(), got.html?.trim()]).toEqual([email.text.trim(), email.html]);
    expect(got.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(got.attachments).toEqual([]);
  });

  it('may require a login, without TLS when it is on this machine', async () => {
    const logins: unknown[] = [];
    const server = await start({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        logins.push([username, password]);
        done(null, { user: username });
      },
    });
    await smtpTransport(urlWith(server, 'wing%40book:p%3Ass@'), FROM)(email, never);
    expect(logins).toEqual([['wing@book', 'p:ss']]);
    expect(server.emails).toHaveLength(1);
  });

  it('is connected to by TLS, from the start or by STARTTLS, and only with a valid certificate', async () => {
    const implicitTls = await start({ secure: true });
    const startTls = await start({ disabledCommands: [] });
    for (const [server, scheme] of [
      [implicitTls, 'smtps'],
      [startTls, 'smtp'],
    ] as const) {
      const url = urlWith(server, '', scheme);
      await expect(smtpTransport(url, FROM)(email, never)).rejects.toThrow(/certificate/);
      url.searchParams.set('tls.rejectUnauthorized', 'false');
      await smtpTransport(url, FROM)(email, never);
      expect(server.emails).toHaveLength(1);
    }
  });

  it('on another machine gets no password without TLS', async () => {
    const server = await start({ authOptional: false, allowInsecureAuth: true });
    const url = new URL(`smtp://name:secret@0.0.0.0:${server.port}`);
    await expect(smtpTransport(url, FROM)(email, never)).rejects.toThrow(/STARTTLS/);
    expect(server.emails).toEqual([]);
  });

  it.each([
    { rejects: 'the recipient', why: /550 no such user/, options: { onRcptTo: rejectWith(550, 'no such user') } },
    { rejects: 'the content', why: /554 looks like spam/, options: { onData: rejectContent } },
  ])('that permanently rejects $rejects rejects the email', async ({ why, options }) => {
    const server = await start(options);
    const sending = smtpTransport(new URL(server.url), FROM)(email, never);
    await expect(sending).rejects.toThrow(EmailRejected);
    await expect(sending).rejects.toThrow(why);
  });

  it.each([
    { rejects: 'the recipient for now', options: { onRcptTo: rejectWith(450, 'mailbox is busy') } },
    { rejects: 'our sender', options: { onMailFrom: rejectWith(553, 'you may not send for this address') } },
    { rejects: 'our login', options: { authOptional: false, onAuth: rejectWith(535, 'wrong password') } },
    { rejects: 'every client', options: { onConnect: rejectConnection } },
  ])('that rejects $rejects is a temporary failure', async ({ options }) => {
    const server = await start(options);
    const failure = await smtpTransport(urlWith(server, 'name:secret@'), FROM)(email, never).catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(EmailRejected);
  });

  it('that is down, or silent until the time-out, is a failure', async () => {
    const gone = await start();
    await gone.close();
    await expect(smtpTransport(new URL(gone.url), FROM)(email, never)).rejects.toThrow(/ECONNREFUSED/);
    const silent = await start({ onConnect: () => undefined });
    await expect(smtpTransport(new URL(silent.url), FROM)(email, AbortSignal.timeout(100))).rejects.toThrow(/abort/i);
  });

  it.each(['bö@münchen.example', "a'b+c@example.org", `${'x'.repeat(64)}@${'y'.repeat(60)}.example`])(
    'receives an email for %s alone',
    async (to) => {
      const server = await start();
      await smtpTransport(new URL(server.url), FROM)({ ...email, to }, never);
      expect(server.emails[0]?.to).toHaveLength(1);
    },
  );
});

import { afterEach, describe, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '#test/stand-ins/mail-server';
import { composeLetter } from './compose.ts';
import { smtpCarrier } from './smtp.ts';

const FROM = { name: 'Wingbook', address: 'wingbook@example.org' };
const LINK = 'https://logbook.example.org/email-verification/7/Zk-4_xR9';
const letter = composeLetter({
  kind: 'verification',
  to: 'ann@example.org',
  link: LINK,
  askedAt: new Date(0),
  home: 'https://logbook.example.org',
});
const never = new AbortController().signal;

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
    expect(server.letters).toMatchObject([
      {
        from: FROM,
        to: [{ address: 'ann@example.org' }],
        subject: letter.subject,
        text: `${letter.text}\n`,
        html: `${letter.html}\n`,
        headers: expect.arrayContaining([
          { key: 'auto-submitted', originalKey: 'Auto-Submitted', value: 'auto-generated' },
        ]),
        attachments: [],
      },
    ]);
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

  it('that refuses the reader is a failure', async () => {
    const server = await start({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
    });
    await expect(smtpCarrier(new URL(server.url), FROM)(letter, never)).rejects.toThrow(/550 no such user/);
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

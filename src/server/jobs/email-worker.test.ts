import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CONNECT_MS } from '#server/mail/transport';
import { startTestServer, type TestServer } from '#test/servers/server';
import { signUpPilot } from '#test/servers/visitor';
import { type MailServer, startMailServer } from '#test/stand-ins/mail-server';
import { startEmailWorker } from './workers.ts';

describe('the email worker', () => {
  let mail: MailServer;
  let server: TestServer;
  let stop: () => Promise<void>;
  let takesEmails: boolean;
  let isConnected: boolean;
  let isHandedOver: boolean;
  const graceMs = 500;

  beforeEach(async () => {
    takesEmails = true;
    isConnected = false;
    isHandedOver = false;
    mail = await startMailServer({
      onConnect: (_session, done) => {
        isConnected = true;
        if (takesEmails) done();
      },
      onRcptTo: (_address, _session, done) => {
        isHandedOver = true;
        setTimeout(done, graceMs / 5);
      },
    });
    server = await startTestServer({ settings: { SMTP_URL: mail.url, MAIL_FROM: 'Wingbook <logbook@example.org>' } });
    stop = startEmailWorker(server.context, graceMs);
  });

  afterEach(async () => {
    await stop();
    await server.close();
    await mail.close();
  });

  it('sends an email soon after it is requested', async () => {
    const { email } = await signUpPilot(server.url);
    await expect.poll(() => mail.emails.length, { timeout: 30_000 }).toBe(1);
    expect(mail.emails[0]).toMatchObject({ from: { address: 'logbook@example.org' }, to: [{ address: email }] });
    expect(mail.emails[0]?.text).toContain('http://localhost:3000/email-verification/');
  });

  it('finishes sending an email when it stops, so that it is not sent twice', async () => {
    await signUpPilot(server.url);
    await expect.poll(() => isHandedOver, { interval: 5 }).toBe(true);
    await stop();
    expect(mail.emails).toHaveLength(1);
    expect(await server.context.db.selectFrom('jobs').select('kind').execute()).toEqual([]);
  });

  it('slows no call down while the mail server hangs, and waits for it only for a limited time when it stops', async () => {
    takesEmails = false;
    const start = performance.now();
    for (let turn = 0; turn < 3; turn += 1) await signUpPilot(server.url);
    expect(performance.now() - start).toBeLessThan(CONNECT_MS);
    await expect.poll(() => isConnected).toBe(true);
    const end = performance.now();
    await stop();
    expect(performance.now() - end).toBeLessThan(CONNECT_MS);
    expect(await server.context.db.selectFrom('jobs').select('kind').execute()).toHaveLength(3);
  });
});

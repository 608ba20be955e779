import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on loopback that stores the emails it receives. */
export interface MailServer {
  readonly port: number;
  /** `smtp://127.0.0.1:…`, without a login. */
  readonly url: string;
  /** The received emails, parsed, in order. */
  readonly emails: readonly Email[];
  readonly close: () => Promise<void>;
}

/** Starts an SMTP server; without options it accepts every email, without TLS or login. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const emails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    logger: false,
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(parts)).then((email) => {
          emails.push(email);
          done();
        }, done);
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    emails,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

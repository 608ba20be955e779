import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What went through to PostgreSQL. */
export interface RecordingProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** The texts of all statements, each once. */
  readonly statements: ReadonlySet<string>;
  /** The names of prepared statements, which belong to one session; the unnamed one does not count. */
  readonly preparedNames: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** A message's type and length; the first message of a session has a length only. */
const [HEADER_BYTES, LENGTH_BYTES] = [5, 4];

/** Forwards connections to PostgreSQL and records the statements in them, as its protocol (chapter 'Message Formats' of its manual) has them. */
export async function recordStatements(url: string): Promise<RecordingProxy> {
  const { hostname, port } = new URL(url);
  const [statements, preparedNames] = [new Set<string>(), new Set<string>()];
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    const record = messageReader((type, body) => {
      if (type === 'Q') statements.add(textAt(body, 0));
      if (type !== 'P') return;
      const name = textAt(body, 0);
      if (name !== '') preparedNames.add(name);
      statements.add(textAt(body, Buffer.byteLength(name) + 1));
    });
    client.on('data', record);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket.on('error', () => other.destroy()).on('close', () => other.destroy()));
      socket.pipe(other);
    }
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    statements,
    preparedNames,
    close: async () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Returns a listener of a client's bytes that calls `onMessage` for each message after the first. */
function messageReader(onMessage: (type: string, body: Buffer) => void): (bytes: Buffer) => void {
  let [pending, isStarted]: [Buffer, boolean] = [Buffer.alloc(0), false];
  return (bytes) => {
    pending = Buffer.concat([pending, bytes]);
    for (let message = messageIn(pending, isStarted); message; message = messageIn(pending, isStarted)) {
      if (isStarted) onMessage(message.type, message.body);
      isStarted = true;
      pending = message.rest;
    }
  };
}

/** Returns the first message of bytes, if it is whole. */
function messageIn(bytes: Buffer, hasType: boolean) {
  const header = hasType ? HEADER_BYTES : LENGTH_BYTES;
  if (bytes.length < header) return null;
  const end = bytes.readInt32BE(header - LENGTH_BYTES) + header - LENGTH_BYTES;
  if (bytes.length < end) return null;
  return { type: String.fromCharCode(bytes[0] ?? 0), body: bytes.subarray(header, end), rest: bytes.subarray(end) };
}

function textAt(body: Buffer, start: number): string {
  return body.toString('utf8', start, body.indexOf(0, start));
}

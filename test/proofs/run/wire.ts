import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** How long a cut connection is lost, in milliseconds. */
const CUT_MS = 400;

/** A wire to a port of this machine, which can fail. */
export interface Wire {
  /** Its own port. */
  readonly port: number;
  /** Cuts all connections, and lets none through for a while. */
  readonly cut: () => Promise<void>;
  /** Carries nothing any more; connections stay open, and new ones are accepted. */
  readonly stop: () => void;
  /** Carries what has waited, and everything else again. */
  readonly resume: () => void;
  readonly close: () => void;
}

/** Opens a wire to a port of this machine. */
export async function openWire(to: number): Promise<Wire> {
  const ends = new Map<Socket, Socket>();
  let state: 'open' | 'cut' | 'stopped' = 'open';
  const join = (socket: Socket, other: Socket): void => {
    ends.set(socket, other);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      ends.delete(socket);
      other.destroy();
    });
    if (state === 'open') socket.pipe(other);
  };
  const wire = createServer((client) => {
    if (state === 'cut') return client.destroy();
    const upstream = connect(to, '127.0.0.1');
    join(client, upstream);
    join(upstream, client);
  });
  const destroyAll = (): void => {
    for (const socket of ends.keys()) socket.destroy();
  };
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  return {
    port: (wire.address() as AddressInfo).port,
    cut: async () => {
      state = 'cut';
      destroyAll();
      await setTimeout(CUT_MS);
      state = 'open';
    },
    stop: () => {
      state = 'stopped';
      for (const [socket, other] of ends) socket.unpipe(other);
    },
    resume: () => {
      state = 'open';
      for (const [socket, other] of ends) socket.pipe(other);
    },
    close: () => {
      wire.close();
      destroyAll();
    },
  };
}

import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that a system gives to outgoing connections, and to servers that ask for any: none of those takes a port
 * between its choice and its use.
 */
const [FIRST, LAST] = [20_000, 32_000];

/** Returns a TCP port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

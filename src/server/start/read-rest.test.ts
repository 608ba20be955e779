import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runningServer } from '#test/servers/running-server';

const JSON_TYPE = { 'content-type': 'application/json' };
const PART = Buffer.alloc(1_048_576, 'x');
/** Together longer than the half second after which a connection with an unread body used to be reset. */
const [PARTS, PAUSE_MS] = [10, 120];

/** Sends a body slowly, in parts, and returns the status of its response and the port it was sent from. Throws when the connection breaks meanwhile. */
async function upload(url: string, agent: Agent): Promise<{ readonly status: number; readonly from: number }> {
  const headers = { ...JSON_TYPE, 'content-length': PARTS * PART.length };
  const outgoing = request(url, { method: 'POST', headers, agent });
  const responding = once(outgoing, 'response');
  const [socket]: Socket[] = await once(outgoing, 'socket');
  for (let part = 0; part < PARTS; part += 1) {
    if (socket?.destroyed !== false) throw new Error(`The connection was closed before part ${part}`);
    outgoing.write(PART);
    await setTimeout(PAUSE_MS);
  }
  const from = socket?.localPort ?? 0;
  outgoing.end();
  const [response]: IncomingMessage[] = await responding;
  await response?.resume().toArray();
  return { status: response?.statusCode ?? 0, from };
}

describe('a body that is rejected before it was read', () => {
  const server = runningServer();

  it.each([
    ['too large', '/api/login', 413],
    ['without a session', '/api/data', 401],
  ])('%s is read to its end: the client sees the response and keeps its connection', async (_, path, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const first = await upload(server().url + path, agent);
    const second = await upload(server().url + path, agent);
    agent.destroy();
    expect([first.status, second.status]).toEqual([status, status]);
    expect(second.from).toBe(first.from);
  });

  it('without an end is cut off soon', async () => {
    const outgoing = request(`${server().url}/api/login`, { method: 'POST', headers: JSON_TYPE });
    const closed = new Promise((resolve) => outgoing.once('error', resolve).once('close', resolve));
    const responding = once(outgoing, 'response');
    const sending = setInterval(() => outgoing.write(PART), 20);
    const [response]: IncomingMessage[] = await responding;
    response?.resume().on('error', () => undefined);
    await closed;
    clearInterval(sending);
    expect(response?.statusCode).toBe(413);
  });
});

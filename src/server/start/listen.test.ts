import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Bindings } from '../http/endpoints/bindings.ts';
import { DRAIN_TIMEOUT_MS, listen } from './listen.ts';

it('answers the health checks of proxies, which name no host', async () => {
  const app = new Hono<Bindings>();
  app.get('/readyz', (hono) => hono.text('ready'));
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  const connection = connect(port, '127.0.0.1', () => connection.write('GET /readyz HTTP/1.0\r\n\r\n')).setEncoding(
    'utf8',
  );
  let response = '';
  for await (const text of connection) response += text;
  await close();
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
}, 30_000);

it('does not wait for unused connections when it stops', async () => {
  const { port, close } = await listen(new Hono<Bindings>(), { port: 0, host: '127.0.0.1' });
  const connection = connect(port, '127.0.0.1');
  await once(connection, 'connect');
  const ended = once(connection, 'close');
  const signalled = performance.now();
  await Promise.all([close(), ended]);
  expect(performance.now() - signalled).toBeLessThan(DRAIN_TIMEOUT_MS);
}, 30_000);

it('answers a call that arrives after the stop on a connection opened before it', async () => {
  const app = new Hono<Bindings>();
  app.get('/readyz', (hono) => hono.text('ready'));
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  const connection = connect(port, '127.0.0.1').setEncoding('utf8');
  await expect.poll(() => connection.readyState).toBe('open');
  await reached(port);
  const closed = close();
  connection.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n');
  let response = '';
  for await (const text of connection) response += text;
  await closed;
  expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(response).toMatch(/connection: close/i);
}, 30_000);

it('closes connections whose call is answered at once when it stops', async () => {
  const app = new Hono<Bindings>();
  app.get('/readyz', (hono) => hono.text('ready'));
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  const connection = connect(port, '127.0.0.1', () =>
    connection.write('GET /readyz HTTP/1.1\r\nhost: localhost\r\n\r\n'),
  ).setEncoding('utf8');
  await expect.poll(() => String(connection.read() ?? '')).toContain('ready');
  const ended = once(connection.resume(), 'close');
  const stopped = performance.now();
  await Promise.all([close(), ended]);
  expect(performance.now() - stopped).toBeLessThan(DRAIN_TIMEOUT_MS);
}, 30_000);

/** Resolves when the server has accepted the connections that were opened before: it accepts in order. */
async function reached(port: number): Promise<void> {
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Bindings } from '../http/endpoints/bindings.ts';
import { DRAIN_TIMEOUT_MS, listen } from './listen.ts';

it('does not wait for unused connections when it stops', async () => {
  const { port, close } = await listen(new Hono<Bindings>(), { port: 0, host: '127.0.0.1' });
  const connection = connect(port, '127.0.0.1');
  await once(connection, 'connect');
  const ended = once(connection, 'close');
  const signalled = performance.now();
  await Promise.all([close(), ended]);
  expect(performance.now() - signalled).toBeLessThan(DRAIN_TIMEOUT_MS);
}, 30_000);

import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { freePort } from '../../run/free-port.ts';
import { type OwnServer, startOwnServer } from './own-server.ts';

/** What lies between a browser and the server: the server itself, another build of it, or a bad line. */
type Line =
  | 'server'
  /** The same app, whose files all have other names. */
  | 'next build'
  | 'third build'
  /** While a new version is installed: the worker is of the next build, the documents are not. */
  | 'between builds'
  | 'broken worker'
  /** The worker that a server with OFFLINE=off sends. */
  | 'offline off'
  /** Every connection is cut. */
  | 'down'
  /** A hotspot: its own page for everything. */
  | 'hotspot'
  /** A proxy without its server. */
  | 'bad gateway'
  /** Connections are accepted, and nothing comes. */
  | 'silent';

/** Of a save: it has reached the line, the server has answered, the browser has the answer. */
export type SaveMoment = 'asked' | 'answered' | 'delivered';

/** A Wingbook behind a line that tests change. */
export interface Front extends Pick<OwnServer, 'run'> {
  readonly url: string;
  line: Line;
  /** Called at each moment of each save, whose key it gets, and awaited. */
  atSave: ((moment: SaveMoment, opKey: string) => Promise<void>) | null;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Stops the server, restores its data from a backup, and starts it again. */
  readonly restore: (file: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts the built Wingbook behind a line; its data is in `test-results`, in a folder of this name. */
export async function startFront(folder: string, settings: Readonly<Record<string, string>> = {}): Promise<Front> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await rm(`test-results/${folder}`, { recursive: true, force: true }); // Another version may have left it.
  const start = () => startOwnServer(folder, { ...settings, BASE_URL: url });
  let server = await start();
  const asked: string[] = [];
  const restore = async (file: string): Promise<void> => {
    await server.stop();
    await server.run('restore', file, '--replace');
    server = await start();
  };
  const front: Front = { url, line: 'server', atSave: null, asked, restore, stop, run: server.run };
  const proxy = createServer((call, response) => {
    asked.push(call.url ?? '');
    const exchange = { call, response, server: server.url };
    const isSave = call.method === 'POST' && call.url === '/api/data';
    if (isSave && front.line === 'server' && front.atSave) void passOnSave(exchange, front.atSave);
    else ANSWERS[front.line](exchange);
  });
  async function stop(): Promise<void> {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    await server.stop();
  }
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
  return front;
}

interface Exchange {
  readonly call: IncomingMessage;
  readonly response: ServerResponse;
  /** The server's address. */
  readonly server: string;
}

const ANSWERS: Readonly<Record<Line, (exchange: Exchange) => void>> = {
  server: passOn,
  'next build': (exchange) => passOnRenamed(exchange, 'next'),
  'third build': (exchange) => passOnRenamed(exchange, 'third'),
  'between builds': (exchange) => {
    if (exchange.call.url === '/sw.js') passOnRenamed(exchange, 'next');
    else passOn(exchange);
  },
  'broken worker': (exchange) => {
    if (exchange.call.url !== '/sw.js') passOn(exchange);
    else exchange.response.writeHead(200, { 'content-type': 'text/javascript' }).end('This is no script.');
  },
  'offline off': ({ call, ...others }) => {
    if (call.url === '/sw.js') call.url = '/sw-off.js';
    passOn({ call, ...others });
  },
  down: ({ call }) => call.socket.destroy(),
  hotspot: ({ response }) => sendHtml(response, 200, '<h1>Welcome to the hotel</h1>'),
  'bad gateway': ({ response }) => sendHtml(response, 502, '<h1>Bad Gateway</h1>'),
  silent: () => undefined,
};

function sendHtml(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end(html);
}

function passOn({ call, response, server }: Exchange): void {
  const { method, headers } = call;
  const passed = request(`${server}${call.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  call.pipe(passed);
}

async function passOnSave({ call, response, server }: Exchange, at: NonNullable<Front['atSave']>): Promise<void> {
  const body = await text(call);
  const { opKey } = JSON.parse(body);
  await at('asked', opKey);
  if (response.destroyed) return; // The browser is gone: as if it had not come so far.
  const { 'content-length': _, ...headers } = call.headers;
  const passed = request(`${server}${call.url}`, { method: 'POST', headers });
  passed.end(body);
  const [answer] = await once(passed, 'response');
  const answered = await buffer(answer);
  await at('answered', opKey);
  const { 'transfer-encoding': _chunked, ...answerHeaders } = answer.headers;
  response.writeHead(answer.statusCode, answerHeaders).end(answered);
  await at('delivered', opKey);
}

/** The files of the build below `/assets/`. */
const FILES = readdirSync('dist/web/assets', { withFileTypes: true }).flatMap((file) =>
  file.isFile() && !/\.(br|gz)$/.test(file.name) ? file.name : [],
);
const ANY_FILE = new RegExp(FILES.map((name) => name.replace('.', '\\.')).join('|'), 'g');
const RENAMED = /-(?:next|third)(\.\w+)$/;

/** Documents and files with the names of another build, which has none of the names before. */
function passOnRenamed(exchange: Exchange, name: string): void {
  const { call, response } = exchange;
  const path = call.url ?? '';
  if (path.startsWith('/api/')) passOn(exchange);
  else if (FILES.includes(path.replace('/assets/', ''))) sendNothing(response);
  else void sendRenamed({ ...exchange, path: path.replace(RENAMED, '$1'), name });
}

function sendNothing(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
}

interface Renamed extends Exchange {
  readonly path: string;
  /** What the names of the build end in. */
  readonly name: string;
}

async function sendRenamed({ call, response, server, path, name }: Renamed): Promise<void> {
  const answer = await fetch(`${server}${path}`, {
    headers: { cookie: call.headers.cookie ?? '' },
    redirect: 'manual',
  });
  const type = answer.headers.get('content-type') ?? '';
  const policy = answer.headers.get('content-security-policy') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type, 'content-security-policy': policy });
  response.end(/image\/png|font/.test(type) ? body : renamed(body.toString(), name));
}

/** In the worker its list has another hash, too. */
function renamed(text: string, name: string): string {
  const files = text.replaceAll(ANY_FILE, (file) => file.replace(/(\.\w+)$/, `-${name}$1`));
  return files.replace(/(?<="id":")[0-9a-f]{12}/, name);
}

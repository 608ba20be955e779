import { gzipSync } from 'node:zlib';
import type { Handler } from './stand-in.ts';

const MEGABYTE = 1_048_576;
const DRIP_MS = 20;

/** Returns this text for every request. */
export function respondingWith(
  text: string | Uint8Array,
  type = 'application/json',
  headers: Record<string, string> = {},
): Handler {
  return (_url, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(text);
}

/** Returns this status for every request. */
export function rejecting(status: number): Handler {
  return (_url, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}

/** Redirects every request. */
export function redirectingTo(to: string): Handler {
  return (_url, response) => response.writeHead(302, { location: to }).end();
}

/** Never responds. */
export const SILENT: Handler = () => undefined;

/** Closes the connection in the middle of the response. */
export const DISCONNECTING: Handler = (_url, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"type":"Feature', () => response.destroy());
};

/** Responds endlessly, one space at a time. */
export const DRIPPING: Handler = (_url, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

/** Responds endlessly, as fast as the client reads. */
export const ENDLESS: Handler = (_url, response) => {
  const chunk = Buffer.alloc(MEGABYTE / 16, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.on('drain', more);
  more();
};

/** A response of a few kilobytes that decompresses to 200 MB. */
export const GZIP_BOMB: Handler = respondingWith(gzipSync(Buffer.alloc(200 * MEGABYTE, ' ')), 'application/json', {
  'content-encoding': 'gzip',
});

/** Invalid responses, by what is wrong with them. */
export const INVALID_RESPONSES: Readonly<Record<string, Handler>> = {
  nothing: respondingWith(''),
  'a page': respondingWith('<!doctype html><title>Down for maintenance</title>', 'text/html'),
  'half a response': respondingWith('{"type":"FeatureCollection","features":[{"type":"Fea'),
  'another kind of JSON': respondingWith('"sorry"'),
  null: respondingWith('null'),
  'an object with nothing in it': respondingWith('{}'),
  'a list in a list': respondingWith('[['),
  'very deep lists': respondingWith('['.repeat(500_000)),
  bytes: respondingWith(Buffer.from([0, 255, 254, 128, 7]), 'application/octet-stream'),
  'an error in words': respondingWith('{"error":"Bandwidth limit exceeded"}'),
};

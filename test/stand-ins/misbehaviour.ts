import { gzipSync } from 'node:zlib';
import type { Handler } from './stand-in.ts';

const MEGABYTE = 1_048_576;
const DRIP_MS = 20;

/** Returns this text for every request. */
export function saying(
  text: string | Uint8Array,
  type = 'application/json',
  headers: Record<string, string> = {},
): Handler {
  return (_url, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(text);
}

/** Returns this status for every request. */
export function refusing(status: number): Handler {
  return (_url, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}

/** Redirects every request. */
export function redirecting(to: string): Handler {
  return (_url, response) => response.writeHead(302, { location: to }).end();
}

/** Never responds. */
export const SILENT: Handler = () => undefined;

/** Closes the connection in the middle of the response. */
export const HANGING_UP: Handler = (_url, response) => {
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
export const BOMB: Handler = saying(gzipSync(Buffer.alloc(200 * MEGABYTE, ' ')), 'application/json', {
  'content-encoding': 'gzip',
});

/** Invalid responses, by what is wrong with them. */
export const GARBAGE: Readonly<Record<string, Handler>> = {
  nothing: saying(''),
  'a page': saying('<!doctype html><title>Down for maintenance</title>', 'text/html'),
  'half an answer': saying('{"type":"FeatureCollection","features":[{"type":"Fea'),
  'another kind of JSON': saying('"sorry"'),
  null: saying('null'),
  'an object with nothing in it': saying('{}'),
  'a list in a list': saying('[['),
  'very deep lists': saying('['.repeat(500_000)),
  bytes: saying(Buffer.from([0, 255, 254, 128, 7]), 'application/octet-stream'),
  'an error in words': saying('{"error":"Bandwidth limit exceeded"}'),
};

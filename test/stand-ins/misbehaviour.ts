import { gzipSync } from 'node:zlib';
import type { Manner } from './stand-in.ts';

const MEGABYTE = 1_048_576;
const DRIP_MS = 20;

/** Answers this text, whatever was asked. */
export function saying(
  text: string | Uint8Array,
  type = 'application/json',
  headers: Record<string, string> = {},
): Manner {
  return (_url, response) => response.writeHead(200, { 'content-type': type, ...headers }).end(text);
}

/** Turns everything down with a status. */
export function refusing(status: number): Manner {
  return (_url, response) => response.writeHead(status, { 'content-type': 'text/html' }).end('<h1>No</h1>');
}

/** Sends everybody elsewhere. */
export function redirecting(to: string): Manner {
  return (_url, response) => response.writeHead(302, { location: to }).end();
}

/** Takes the question and never says a word. */
export const SILENT: Manner = () => undefined;

/** Breaks the connection off in the middle of the answer. */
export const HANGING_UP: Manner = (_url, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"type":"Feature', () => response.destroy());
};

/** Begins to answer and goes on for ever, a blank at a time. */
export const DRIPPING: Manner = (_url, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), DRIP_MS);
  response.on('close', () => clearInterval(timer));
};

/** Answers without end, as fast as it is read. */
export const ENDLESS: Manner = (_url, response) => {
  const part = Buffer.alloc(MEGABYTE / 16, ' ');
  const more = (): void => {
    while (!response.destroyed && response.write(part));
  };
  response.writeHead(200, { 'content-type': 'application/json' });
  response.on('drain', more);
  more();
};

/** A few kilobytes that become 200 MB when they are unpacked. */
export const BOMB: Manner = saying(gzipSync(Buffer.alloc(200 * MEGABYTE, ' ')), 'application/json', {
  'content-encoding': 'gzip',
});

/** Answers that are no answers, by what is wrong with them. */
export const GARBAGE: Readonly<Record<string, Manner>> = {
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

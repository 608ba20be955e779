import { expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

function airspaces(AIRSPACE: string) {
  const read = readConfiguration({ AIRSPACE });
  if (read.state === 'wrong') return read.problems;
  return read.configuration.airspaceSources.map((source) => (source.kind === 'file' ? source.path : source.url.href));
}

it.each([
  ['', []],
  ['off', []],
  ['/data/air space.txt', ['/data/air space.txt']],
  ['airspace.txt', [`${process.cwd()}/airspace.txt`]],
  [
    'https://storage.example.org/ch_asp.geojson, /data/own.txt,http://localhost/a?key=1',
    ['https://storage.example.org/ch_asp.geojson', '/data/own.txt', 'http://localhost/a?key=1'],
  ],
])('AIRSPACE=%s names %j', (text, sources) => {
  expect(airspaces(text)).toEqual(sources);
});

it.each([
  ['ftp://example.org/a.txt', 'AIRSPACE has ftp://example.org/a.txt, which is neither a file nor an address'],
  [
    'https://me:secret@a.example/a',
    'AIRSPACE has https://me:secret@a.example/a, which is neither a file nor an address',
  ],
  ['a.txt,,b.txt', 'AIRSPACE has an empty part, which is neither a file nor an address'],
])('AIRSPACE=%s is wrong', (text, problem) => {
  expect(airspaces(text)).toEqual([problem]);
});

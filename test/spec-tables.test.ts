import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as account from '#contract/account';
import * as data from '#contract/data';
import type { AnyEndpoint } from '#contract/endpoint';
import { ERROR_MESSAGES, OTHER_ERROR_MESSAGE } from '#contract/errors';
import * as flightsImport from '#contract/flights-import';
import { REQUEST_TIMEOUT_MS } from '#contract/limits';
import { PAGES, pageOf } from '#contract/pages';
import * as places from '#contract/places';
import * as session from '#contract/session';
import * as timezones from '#contract/timezones';

const SPEC = join(import.meta.dirname, '../../shared/spec.md');

const skipped = !existsSync(SPEC);
if (skipped) process.stderr.write(`Skipped: no spec at ${SPEC}\n`);

const routes = tableUnder('| Route | Screen |').flatMap(([names = '']) => names.split(', '));
const calls = tableUnder('| Method and path | Request | Output |');
const errors = tableUnder('| Type | Message |');

describe.skipIf(skipped)('the route table of the spec', () => {
  it('lists every page of the contract except the home page, and no other', () => {
    const ours = Object.values(PAGES).map(({ path }) => path);
    const theirs = routes.map((route) =>
      route.replace(/\{id\}|\{pilotId\}/, ':id').replace('{authToken}', ':authToken'),
    );
    const withoutNew = theirs.filter((path) => !path.includes('/0/'));
    expect(ours.toSorted()).toEqual(['/', ...withoutNew].toSorted());
  });

  it.each(skipped ? [] : routes)('matches %s to one page, whatever the id', (route) => {
    const page = pageOf(route.replace(/\{(id|pilotId)\}/, '12').replace('{authToken}', 'k3-Y_f'));
    expect(page).not.toBeNull();
    expect(pageOf(`${route}/more`)).toBeNull();
  });
});

describe.skipIf(skipped)('the calls of the spec', () => {
  const contract: readonly AnyEndpoint[] = [account, data, flightsImport, places, session, timezones]
    .flatMap((module): unknown[] => Object.values(module))
    .filter(isEndpoint);

  it.each(skipped ? [] : calls)('include %s with the request %s', (call = '', request = '') => {
    const endpoint = contract.find(({ method, path }) => `${method} ${path}` === call);
    const named = fieldsNamedIn(request);
    expect([call, endpoint && fieldsOf(endpoint)]).toEqual([call, expect.arrayContaining([...named])]);
  });

  it('time out after the time of the spec', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(6_000);
  });
});

describe.skipIf(skipped)('the error catalogue of the spec', () => {
  const words = Object.fromEntries(errors.map(([type = '', message = '']) => [type, quotedIn(message)]));

  it('has the same types and messages as the contract', () => {
    expect({ ...ERROR_MESSAGES, 'anything else': OTHER_ERROR_MESSAGE }).toEqual(words);
  });
});

/** Returns the cells of each row of the table under a header row. */
function tableUnder(head: string): readonly string[][] {
  if (skipped) return [];
  const lines = readFileSync(SPEC, 'utf8').split('\n');
  const body = lines.slice(lines.indexOf(head) + 2);
  const end = body.findIndex((line) => !line.startsWith('|'));
  return body.slice(0, end).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** Returns the first text in single quotes; an apostrophe within a word does not end it. */
function quotedIn(cell: string): string {
  return /'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/.exec(cell)?.[1] ?? '';
}

/** Returns the field names of a request: 'body data (the item), lastModified' names data and lastModified. */
function fieldsNamedIn(request: string): readonly string[] {
  const withoutNotes = request.replace(/\([^)]*\)/g, '');
  const [, list = ''] = /^(?:query|body) (.*)$/.exec(withoutNotes) ?? [];
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Returns the fields of a request: those of its shape, and those that every endpoint requires. */
function fieldsOf({ method, access, query, body }: AnyEndpoint): readonly string[] {
  const shape: unknown = method === 'GET' ? query : body;
  return ['csrf', ...(access === 'pilot' ? ['pilotId'] : []), ...entriesOf(shape)];
}

function entriesOf(shape: unknown): readonly string[] {
  if (typeof shape !== 'object' || shape === null) return [];
  if ('options' in shape && Array.isArray(shape.options)) return shape.options.flatMap(entriesOf);
  return 'entries' in shape && typeof shape.entries === 'object' ? Object.keys(shape.entries ?? {}) : [];
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

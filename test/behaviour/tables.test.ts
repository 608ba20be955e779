import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#contract/endpoint';
import { ERRORS } from '#contract/messages/en/every-page';
import { PAGES, pageOf } from '#contract/pages/pages';
import { shownTexts, tableWith } from './behaviour.ts';

const PAGE_TABLE = tableWith('| path | for | shows |');
const CALL_TABLE = tableWith('| call | fields | returns |');
const ERROR_TABLE = tableWith('| type | text |');
const ACCESS = { all: 'anyone', pilots: 'pilot', visitors: 'guest' };

describe('the pages of the behaviour', () => {
  it('are the pages of the contract, in the same order and for the same people', () => {
    const pages = PAGE_TABLE.map(([path = '', people = '']) => [path, new Map(Object.entries(ACCESS)).get(people)]);
    expect(Object.values(PAGES).map(({ path, access }) => [path, access])).toEqual(pages);
  });

  it.each(PAGE_TABLE)('include %s, for one page whatever the id', (path = '') => {
    const address = path.replace(':id', '12').replace(':authToken', 'k3-Y_f');
    expect(PAGES[pageOf(address) ?? 'home'].path).toBe(path);
    expect(pageOf(`${address}/more`)).toBeNull();
  });
});

describe('the calls of the behaviour', () => {
  const modules = import.meta.glob(['../../src/contract/**/*.ts', '!../../src/contract/**/*.test.ts'], { eager: true });
  const contract = Object.values(modules).flatMap((module) => Object.values(module as object).filter(isEndpoint));

  it.each(CALL_TABLE)('include %s with %s', (call = '', fields = '') => {
    const endpoint = contract.find(({ method, path }) => `${method} ${path}` === call);
    const named = [...fields.matchAll(/\w+/g)].map(([name]) => name);
    expect([call, endpoint && fieldsOf(endpoint)]).toEqual([call, expect.arrayContaining(named)]);
  });
});

describe('the errors of the behaviour', () => {
  it('have the types of the contract, and their texts', () => {
    const texts = ERROR_TABLE.map(([type = '', text = '']) => [type, shownTexts(text)[0]]);
    const { other, ...messages } = ERRORS;
    expect({ ...messages, 'any other': other }).toEqual(Object.fromEntries(texts));
  });
});

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

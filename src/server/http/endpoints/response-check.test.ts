import * as v from 'valibot';
import { expect, it } from 'vitest';
import { checkResponse } from './response-check.ts';

const SCHEMA = v.strictObject({ id: v.number() });
const check = checkResponse.bind(null, SCHEMA);

it('is the endpoint’s, plain or encoded', () => {
  check({ response: { id: 1 } });
  check({ packed: { body: '{"id":1}', encoding: null } });
  expect(() => check({ response: { id: '1' } })).toThrow('does not fit its schema');
  expect(() => check({ packed: { body: '{}', encoding: null } })).toThrow('does not fit its schema');
});

it('is no JSON that is a whole response already', () => {
  expect(() => check(Response.json({ id: 1 }))).toThrow('JSON is returned as a reply');
  check(new Response('HFDTE010724', { headers: { 'content-type': 'application/vnd.fai.igc' } }));
  check(new Response(null, { status: 304, headers: { 'content-type': 'application/json' } }));
});

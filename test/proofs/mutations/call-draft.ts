import type { AnyEndpoint } from '#contract/endpoint';
import { atLeastOne, pick, type Random, type Some } from '#test/builders/random';
import type { Fields } from '#test/servers/visitor';
import { documentedEndpoints } from '../../../scripts/api-docs/endpoints.ts';
import { jsonSchemaOf } from '../../../scripts/api-docs/json-schema.ts';
import { MARKED_HASH, valueFor } from './value-of-schema.ts';

/** A call before it is sent. */
export interface CallDraft {
  readonly method: string;
  /** As in the contract, with `:name` for each parameter. */
  readonly template: string;
  readonly path: string;
  /** Sent as query or as JSON. */
  readonly fields: Fields;
  /** Sent instead of the fields. */
  readonly raw: string | Uint8Array<ArrayBuffer> | null;
  readonly headers: Readonly<Record<string, string>>;
  /** Instead of the caller's own cookies. */
  readonly cookie: string | null;
}

/** What a call is made with: the caller's credentials and email. */
export interface Caller {
  readonly pilotId: number | undefined;
  readonly csrf: string | undefined;
  readonly email: string;
}

const ENDPOINTS = atLeastOne(
  documentedEndpoints().map(({ endpoint }) => ({
    endpoint,
    schema: jsonSchemaOf(endpoint.method === 'GET' ? endpoint.query : endpoint.body, {}),
  })),
);
const IDS: Some<string> = ['0', '1', '2', '3', '7'];
const FILES: Some<string> = [MARKED_HASH, '0'.repeat(64)];

/** Returns the endpoint of a method and path of the contract. */
export function endpointOf(method: string, template: string): AnyEndpoint | undefined {
  return ENDPOINTS.find(({ endpoint }) => endpoint.method === method && endpoint.path === template)?.endpoint;
}

/** Returns a call of any endpoint of the contract as a page would make it, with values of all kinds. */
export function validCall(random: Random, { pilotId, csrf, email }: Caller): CallDraft {
  const { endpoint, schema } = pick(random, ENDPOINTS);
  const { method, path: template, access } = endpoint;
  const made = Object(valueFor(random, schema));
  const named = 'email' in made && random() < 0.7 ? { email } : {};
  return {
    method,
    template,
    path: template.replace(':id', pick(random, IDS)).replace(':file', pick(random, FILES)),
    fields: { ...made, ...named, csrf, ...(access === 'pilot' ? { pilotId } : {}) },
    raw: null,
    headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
    cookie: null,
  };
}

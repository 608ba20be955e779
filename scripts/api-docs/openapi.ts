import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { AnyEndpoint } from '#contract/endpoint';
import { PRODUCT_NAME } from '#contract/product';
import type { DocumentedEndpoint } from './endpoints.ts';
import { alternativesOf, jsonSchemaOf, sharedSchemas } from './json-schema.ts';

const CSRF: JsonSchema = { type: 'string', description: 'The value of the cookie `csrf`.' };
const PILOT_ID: JsonSchema = { type: 'integer', description: 'The pilot whose call it is.' };
const FAILURE = {
  description: 'A failure. The status fits its type.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
};

/** Returns the OpenAPI document of the endpoints. */
export function openApiOf(endpoints: readonly DocumentedEndpoint[]): Readonly<Record<string, unknown>> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const documented of endpoints) {
    const { method, path } = documented.endpoint;
    const url = path.replaceAll(/:(\w+)/g, '{$1}');
    paths[url] = { ...paths[url], [method.toLowerCase()]: operationOf(documented) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: PRODUCT_NAME,
      version: '1',
      description: 'Generated from src/contract by `npm run api-docs`. docs/api.md says what all calls have in common.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: sharedSchemas(),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operationOf({ name, description, endpoint }: DocumentedEndpoint) {
  const isRead = endpoint.method === 'GET';
  return {
    operationId: name,
    description,
    security: securityOf(endpoint),
    parameters: [...pathParameters(endpoint), ...(isRead ? queryParameters(endpoint) : [])],
    ...(isRead
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: bodyOf(endpoint) } } } }),
    responses: { 200: { description: 'Success.', content: successOf(endpoint.response) }, default: FAILURE },
  };
}

/** With a token a call is made without `csrf` and `pilotId`. */
function securityOf({ access, scopes }: AnyEndpoint) {
  return [...(access === 'pilot' ? [{ session: [] }] : []), ...(scopes.length > 0 ? [{ token: [] }] : [])];
}

/** `csrf`, and `pilotId` for a pilot's endpoint: sent beside the endpoint's own fields. */
function credentialsOf({ access }: AnyEndpoint): Readonly<Record<string, JsonSchema>> {
  if (access === 'token') return {};
  return access === 'pilot' ? { csrf: CSRF, pilotId: PILOT_ID } : { csrf: CSRF };
}

function pathParameters({ path }: AnyEndpoint) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
}

function queryParameters(endpoint: AnyEndpoint) {
  const { properties = {}, required = [] } = jsonSchemaOf(endpoint.query);
  return Object.entries({ ...properties, ...credentialsOf(endpoint) }).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name) || (name === 'csrf' && endpoint.scopes.length === 0),
    schema,
  }));
}

function bodyOf(endpoint: AnyEndpoint): JsonSchema {
  const bodies = alternativesOf(jsonSchemaOf(endpoint.body)).map((body) => ({
    ...body,
    properties: { ...body.properties, ...credentialsOf(endpoint) },
    required: [...(body.required ?? []), 'csrf'],
  }));
  return bodies.length === 1 && bodies[0] ? bodies[0] : { oneOf: bodies };
}

function successOf(response: v.GenericSchema) {
  const mediaType = mediaTypeOf(response);
  return mediaType === null ? { 'application/json': { schema: jsonSchemaOf(response) } } : { [mediaType]: {} };
}

/** Returns the media type of a response that is a file; null for JSON. */
export function mediaTypeOf(response: v.GenericSchema): string | null {
  const { mediaType } = v.getMetadata(response);
  return typeof mediaType === 'string' ? mediaType : null;
}

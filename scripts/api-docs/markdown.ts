import type { JsonSchema } from '@valibot/to-json-schema';
import { CSV_COLUMNS } from '#domain/csv/columns';
import type { Entity } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import { ERROR_RESPONSES } from '#server/http/endpoints/responses';
import type { DocumentedEndpoint } from './endpoints.ts';
import { alternativesOf, jsonSchemaOf } from './json-schema.ts';
import { mediaTypeOf } from './openapi.ts';

/** The fields of a load, which some responses have beside their own. */
const LOAD_FIELDS = [
  'pilot',
  'flights',
  'sites',
  'gliders',
  'gear',
  'handlings',
  'lastModified',
  'epoch',
  'isPending',
  'reset',
];

/** Returns the page with its generated sections, between `<!-- name -->` and `<!-- end -->`, made anew. */
export function withGenerated(page: string, endpoints: readonly DocumentedEndpoint[]): string {
  const sections = {
    endpoints: endpointsList(endpoints),
    statuses: statusList(),
    later: laterFields(),
    columns: `Columns, in any order, names in any case: ${namesOf(CSV_COLUMNS)}.`,
  };
  return Object.entries(sections).reduce((text, [name, section]) => {
    const pattern = new RegExp(`(<!-- ${name} -->\n).*?(<!-- end -->)`, 's');
    if (!pattern.test(text)) throw new Error(`docs/api.md has no section for ${name}`);
    return text.replace(pattern, (_, start: string, end: string) => `${start}${section}\n${end}`);
  }, page);
}

function endpointsList(endpoints: readonly DocumentedEndpoint[]): string {
  return endpoints.map(lineOf).join('\n');
}

function lineOf({ description, endpoint }: DocumentedEndpoint): string {
  const { method, path, access, scopes, query, body, response } = endpoint;
  const callers = [...(access === 'pilot' ? [] : [access]), ...scopes.map((scope) => `\`${scope}\``)];
  const call = `\`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}\``;
  const takes = fieldsOf(jsonSchemaOf(method === 'GET' ? query : body));
  const returns = mediaTypeOf(response) ?? shapeOf(jsonSchemaOf(response));
  const parts = [
    `- **${call}**`,
    callers.length === 0 ? '' : `(${callers.join(', ')})`,
    takes,
    `→ ${returns}: ${firstSentence(description)}`,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** Returns how a description begins; openapi.json has the whole. */
function firstSentence(description: string): string {
  return /^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description;
}

function statusList(): string {
  const kinds = Object.entries(ERROR_RESPONSES)
    .toSorted(([, a], [, b]) => a.status - b.status)
    .map(([kind, { status, type }]) => ({ kind, response: `${status} \`${type}\`` }));
  const kindsOf = (response: string) => kinds.filter((one) => one.response === response).map(({ kind }) => kind);
  return [...new Set(kinds.map(({ response }) => response))]
    .map((response) => `- ${response}: ${kindsOf(response).join(', ')}`)
    .join('\n');
}

function laterFields(): string {
  const lines = [FLIGHT, SITE, GLIDER, PILOT].flatMap(({ subject, fields }: Entity) => {
    const later = Object.entries(fields).filter(([, { isAddedLater }]) => isAddedLater);
    return later.length === 0 ? [] : [`- ${subject}: ${namesOf(later.map(([name]) => name))}`];
  });
  return lines.join('\n');
}

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `\`${name}\``).join(', ');
}

/** The fields of a request: `name`, or `name?` where it can be left out. */
function fieldsOf(schema: JsonSchema): string {
  const alternatives = alternativesOf(schema);
  const names = new Set(alternatives.flatMap(({ properties = {} }) => Object.keys(properties)));
  const isRequired = (name: string) => alternatives.every(({ required = [] }) => required.includes(name));
  return [...names].map((name) => `\`${name}${isRequired(name) ? '' : '?'}\``).join(', ');
}

function shapeOf(schema: JsonSchema): string {
  if (schema.$ref !== undefined) return `a ${schema.$ref.split('/').at(-1)?.toLowerCase()}`;
  if (schema.type === 'array' && typeof schema.items === 'object' && !Array.isArray(schema.items)) {
    return `a list of ${shapeOf(schema.items)}`;
  }
  const { properties = {} } = schema;
  if (!LOAD_FIELDS.every((name) => name in properties)) return `{${fieldsOf(schema)}}`;
  const further = Object.entries(properties).filter(([name]) => !LOAD_FIELDS.includes(name));
  return `a load with ${fieldsOf({ ...schema, properties: Object.fromEntries(further) })}`;
}

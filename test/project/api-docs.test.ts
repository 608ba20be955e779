import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { type App, buildApp } from '#server/start/app';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';
import { documentedEndpoints } from '../../scripts/api-docs/endpoints.ts';
import { archiveSchema } from '../../scripts/api-docs/json-schema.ts';
import { withGenerated } from '../../scripts/api-docs/markdown.ts';
import { openApiOf } from '../../scripts/api-docs/openapi.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const read = (file: string): string => readFileSync(join(DOCS, file), 'utf8');
const endpoints = documentedEndpoints();

it('docs/api.md is as the contract says: npm run api-docs writes it anew', () => {
  const page = read('api.md');
  expect(withGenerated(page, endpoints)).toBe(page);
});

it('docs/openapi.json is as the contract says: npm run api-docs writes it anew', () => {
  expect(JSON.parse(read('openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApiOf(endpoints))));
});

it('the schema in an archive is as the contract says: npm run api-docs writes it anew', () => {
  const schema = read('../src/server/services/export/logbook.schema.json');
  expect(JSON.parse(schema)).toEqual(JSON.parse(JSON.stringify(archiveSchema())));
});

it('docs/openapi.json is a valid document of OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(read('openapi.json')))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

it('every endpoint that the server mounts is documented, and no other', async () => {
  const mounted = await mountedCalls();
  expect(endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).toSorted()).toEqual(mounted);
});

async function mountedCalls(): Promise<readonly string[]> {
  const database = await createSqliteFile();
  const { context, close } = await createTestContext(database);
  const { routes }: App = buildApp(context, 'nowhere');
  await close();
  await database.remove();
  return routes
    .filter(({ path }) => path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${path}`)
    .toSorted();
}

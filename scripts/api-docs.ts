import { readFileSync, writeFileSync } from 'node:fs';
import { documentedEndpoints } from './api-docs/endpoints.ts';
import { archiveSchema } from './api-docs/json-schema.ts';
import { withGenerated } from './api-docs/markdown.ts';
import { openApiOf } from './api-docs/openapi.ts';

/** The API's documents, generated from the contract: what is written between the marks of docs/api.md is lost. */
const PAGE = 'docs/api.md';
/** Packed into every archive. */
const ARCHIVE_SCHEMA = 'src/server/services/export/logbook.schema.json';
const endpoints = documentedEndpoints();
writeFileSync(PAGE, withGenerated(readFileSync(PAGE, 'utf8'), endpoints));
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiOf(endpoints), null, 2)}\n`);
writeFileSync(ARCHIVE_SCHEMA, `${JSON.stringify(archiveSchema(), null, 2)}\n`);

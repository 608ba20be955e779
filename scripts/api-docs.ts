import { readFileSync, writeFileSync } from 'node:fs';
import { documentedEndpoints } from './api-docs/endpoints.ts';
import { withGenerated } from './api-docs/markdown.ts';
import { openApiOf } from './api-docs/openapi.ts';

/** The API's documents, generated from the contract: what is written between the marks of docs/api.md is lost. */
const PAGE = 'docs/api.md';
const endpoints = documentedEndpoints();
writeFileSync(PAGE, withGenerated(readFileSync(PAGE, 'utf8'), endpoints));
writeFileSync('docs/openapi.json', `${JSON.stringify(openApiOf(endpoints), null, 2)}\n`);

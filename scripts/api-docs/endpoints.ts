import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as account from '#contract/account/account';
import * as apiTokens from '#contract/account/api-tokens';
import * as nightlyCopies from '#contract/account/nightly-copies';
import * as signIn from '#contract/account/sign-in';
import * as data from '#contract/data';
import type { AnyEndpoint } from '#contract/endpoint';
import * as flightsChanges from '#contract/flights-changes';
import * as flightsImport from '#contract/import/flights-import';
import * as imports from '#contract/import/imports';
import * as inbox from '#contract/import/inbox';
import * as mappings from '#contract/import/mappings';
import * as airspaces from '#contract/places/airspaces';
import * as places from '#contract/places/places';
import * as timezones from '#contract/places/timezones';
import * as sites from '#contract/sites';
import * as totals from '#contract/totals';
import * as tracks from '#contract/tracks';

/** An endpoint with its name and the comment above it. */
export interface DocumentedEndpoint {
  readonly name: string;
  readonly description: string;
  readonly endpoint: AnyEndpoint;
}

const MODULES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'account/sign-in': signIn,
  data,
  'flights-changes': flightsChanges,
  'import/flights-import': flightsImport,
  'import/imports': imports,
  'import/mappings': mappings,
  'import/inbox': inbox,
  'account/nightly-copies': nightlyCopies,
  'account/account': account,
  'account/api-tokens': apiTokens,
  totals,
  tracks,
  sites,
  'places/timezones': timezones,
  'places/places': places,
  'places/airspaces': airspaces,
};
const CONTRACT = join(import.meta.dirname, '../../src/contract');

/** Returns all endpoints of the contract, in the order of its files. Throws when one has no comment. */
export function documentedEndpoints(): readonly DocumentedEndpoint[] {
  return Object.entries(MODULES).flatMap(([file, exported]) => {
    const source = readFileSync(join(CONTRACT, `${file}.ts`), 'utf8');
    return namesIn(source).flatMap(({ name, description }) => {
      const endpoint = exported[name];
      return isEndpoint(endpoint) ? [{ name, description, endpoint }] : [];
    });
  });
}

function namesIn(source: string): readonly { readonly name: string; readonly description: string }[] {
  const declared = [...source.matchAll(/(\/\*\*(?:(?!\*\/).)*\*\/\s)?export const (\w+) = (?:get|post)\(/gs)];
  return declared.map(([, comment, name = '']) => {
    if (comment === undefined) throw new Error(`The endpoint ${name} has no comment`);
    return { name, description: textOf(comment) };
  });
}

function textOf(comment: string): string {
  return comment
    .replace(/^\/\*\*|\*\/\s*$/g, '')
    .replaceAll(/\s*\n\s*\* ?/g, ' ')
    .trim();
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'response' in value;
}

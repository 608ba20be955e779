import { type ConversionConfig, type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { loadResponse } from '#contract/data';
import { errorResponse, sentProblem } from '#contract/error-response';
import { archivedLogbook } from '#contract/import/archive';
import { refusedItem } from '#contract/import/refused';
import { flightChange, gliderChange, pilotResponse, siteChange } from '#contract/items';

/** Schemas that several endpoints share, by their names in the documents. */
const SHARED: Record<string, v.GenericSchema> = {
  Load: loadResponse,
  Pilot: pilotResponse,
  Flight: flightChange,
  Site: siteChange,
  Glider: gliderChange,
  Failure: errorResponse,
  Problem: sentProblem,
  Refused: refusedItem,
};

const OPTIONS: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  ignoreActions: ['transform', 'readonly', 'check'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** Returns the JSON schema of what is sent; shared schemas are references. */
export function jsonSchemaOf(schema: v.GenericSchema, definitions = SHARED): JsonSchema {
  const { $schema: _, $defs: __, ...rest } = toJsonSchema(schema, { ...OPTIONS, definitions });
  return rest;
}

/** Returns the JSON schema of the logbook of an archive. */
export function archiveSchema(): JsonSchema {
  return toJsonSchema(archivedLogbook, { target: 'draft-2020-12', typeMode: 'output' });
}

export function sharedSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(SHARED).map(([name, schema]) => {
      const others = Object.fromEntries(Object.entries(SHARED).filter(([other]) => other !== name));
      return [name, jsonSchemaOf(schema, others)];
    }),
  );
}

/** Returns the alternatives of a schema; a schema without any is its only one. */
export function alternativesOf(schema: JsonSchema): readonly JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf ?? [schema]).flatMap((part) => (typeof part === 'object' ? [part] : []));
}

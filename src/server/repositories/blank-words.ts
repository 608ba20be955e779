import { blankOf } from '#domain/fields/entity';
import type { Entity } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { personalFields } from '#domain/fields/personal-fields';
import { SITE } from '#domain/fields/site';
import type { Schema } from '#server/db/schema';
import { rowMaker } from './item-rows.ts';

/** The columns with a pilot's own words and coordinates, blank: the row of a deleted item stays, what the pilot wrote does not. */
export const BLANK_WORDS = {
  flights: { ...blankWords(FLIGHT), igc_file_name: null },
  sites: { ...blankWords(SITE), name_key: '' },
  gliders: { ...blankWords(GLIDER), name_key: '' },
} as const;

function blankWords({ subject, fields }: Entity) {
  const written = personalFields(fields);
  return rowMaker<Pick<Schema['flights'], 'remarks'>>(written)(blankOf({ subject, fields: written }));
}

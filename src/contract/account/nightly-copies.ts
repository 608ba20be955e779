import * as v from 'valibot';
import { file, get, post } from '../endpoint.ts';

/** Whether the server keeps copies of the pilot's logbook, and the last of them. */
const nightlyCopies = v.strictObject({
  isOn: v.boolean(),
  /** Null until the first copy is made; `madeAt` is ISO 8601, UTC, whole seconds. */
  last: v.nullable(v.strictObject({ madeAt: v.string(), bytes: v.number() })),
});
export type NightlyCopies = v.InferOutput<typeof nightlyCopies>;

/** Returns whether the server makes copies of the pilot's data each night, and when it made the last one. */
export const readCopies = get('/api/nightly-copies', { access: 'pilot', response: nightlyCopies });

/**
 * Switches the nightly copies of the pilot's data on or off. The first one is made at once. Copies that were made stay until
 * the account is deleted. A server without a folder for them rejects it with `recordNotFound`.
 */
export const switchCopies = post('/api/nightly-copies', {
  access: 'pilot',
  body: v.strictObject({ isOn: v.boolean() }),
  response: nightlyCopies,
});

/** The last nightly copy, like the export. */
export const lastCopy = get('/api/nightly-copies/last', { access: 'pilot', response: file('application/zip') });

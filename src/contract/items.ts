import * as v from 'valibot';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import { SCORE_TYPES } from '#domain/score/rule-set-ids';
import { metres, minutes } from '#domain/units';
import { id, responseFields } from './field-schemas.ts';

const deleted = v.strictObject({ id, see: v.literal(false) });
const metresValue = v.pipe(v.number(), v.transform(metres));
const stored = { id, createdAt: v.string(), see: v.literal(true) };

/** A flight in a response, or that it was deleted. */
export const flightChange = v.variant('see', [
  v.strictObject({
    ...stored,
    ...responseFields(FLIGHT.fields),
    igcFileName: v.nullable(v.string()),
    hasTrack: v.boolean(),
    profile: v.nullable(v.string()),
    /** The score in the pilot's home league, in metres; absent without one. */
    xcType: v.exactOptional(v.picklist(SCORE_TYPES)),
    xcDistance: v.exactOptional(v.number()),
    /** The altitudes between which the profile lies, in whole metres; absent without a track or its altitude. */
    lowest: v.exactOptional(metresValue),
    highest: v.exactOptional(metresValue),
    /** What was climbed on foot before the launch, in whole metres, and how long that took; absent without a hike. */
    hikeClimb: v.exactOptional(metresValue),
    hikeTime: v.exactOptional(v.pipe(v.number(), v.transform(minutes))),
  }),
  deleted,
]);

/** A site in a response, or that it was deleted. */
export const siteChange = v.variant('see', [v.strictObject({ ...stored, ...responseFields(SITE.fields) }), deleted]);

/** A glider in a response, or that it was deleted. */
export const gliderChange = v.variant('see', [
  v.strictObject({ ...stored, ...responseFields(GLIDER.fields) }),
  deleted,
]);

/** A piece of gear in a response, or that it was deleted. */
export const gearChange = v.variant('see', [v.strictObject({ ...stored, ...responseFields(GEAR.fields) }), deleted]);

/** Ground handling in a response, or that it was deleted. */
export const handlingChange = v.variant('see', [
  v.strictObject({ ...stored, ...responseFields(HANDLING.fields) }),
  deleted,
]);

export const pilotResponse = v.strictObject({
  id,
  ...responseFields(PILOT.fields),
  email: v.nullable(v.string()),
  isActivated: v.boolean(),
  expiresAt: v.exactOptional(v.string()),
});

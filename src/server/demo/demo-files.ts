import * as v from 'valibot';
import { list } from '#contract/endpoint';
import { responseFields } from '#contract/field-schemas';
import { flightScore } from '#contract/findings';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import type { TrackAnalysis } from '#domain/track/track';
import { degrees, metres, minutes } from '#domain/units';
import type { StoredFindings } from '#server/repositories/findings';

const altitude = v.nullable(v.pipe(v.number(), v.transform(metres)));
const degreesValue = v.pipe(v.number(), v.transform(degrees));
const place = v.strictObject({ lat: degreesValue, lng: degreesValue });

const analysis = v.strictObject({
  version: v.number(),
  launchTime: v.number(),
  landingTime: v.number(),
  launchIndex: v.number(),
  landingIndex: v.number(),
  isFlightDetected: v.boolean(),
  launch: place,
  landing: place,
  altitudeSource: v.nullable(v.picklist(['gnss', 'pressure', 'raisedPressure'])),
  maxAltitude: altitude,
  minAltitude: altitude,
  airtime: v.pipe(v.number(), v.transform(minutes)),
  hike: v.exactOptional(
    v.strictObject({ climb: v.pipe(v.number(), v.transform(metres)), time: v.pipe(v.number(), v.transform(minutes)) }),
  ),
  profile: v.string(),
  recorder: v.string(),
  flightNumberOfDay: v.nullable(v.number()),
}) satisfies v.GenericSchema<unknown, TrackAnalysis>;

const findings = v.strictObject({
  findings: v.nullable(v.string()),
  findingsVersion: v.string(),
  scores: list(v.pick(flightScore, ['ruleSet', 'type', 'distanceM', 'points'])),
}) satisfies v.GenericSchema<unknown, StoredFindings>;

const track = v.strictObject({
  /** Also the name of its file beside the logbook, with `.gz` behind. */
  fileName: v.string(),
  analysis,
  computed: findings,
});
/** A recorded flight's track. Its analysis and findings depend on the date by two instants only. */
export type DemoFilesTrack = Readonly<v.InferOutput<typeof track>>;

const flight = v.strictObject({
  /** The flight, with the key of a remark in place of its text. */
  input: v.strictObject(responseFields(FLIGHT.fields)),
  /** IANA name of the local time zone. */
  timeZone: v.string(),
  track: v.nullable(track),
});
export type DemoFilesFlight = Readonly<v.InferOutput<typeof flight>>;

const demoFiles = v.strictObject({
  /** The day that the flights' dates are relative to. */
  madeFor: v.string(),
  pilot: v.strictObject(responseFields(PILOT.fields)),
  sites: list(v.strictObject(responseFields(SITE.fields))),
  gliders: list(v.strictObject(responseFields(GLIDER.fields))),
  /** In the order of their ids; sites and gliders are referred to by their ids, counted from 1. */
  flights: list(flight),
});
/** The demo pilot's logbook in the repository: dates are computed later, and texts come from the catalogue. */
export type DemoFiles = Readonly<v.InferOutput<typeof demoFiles>>;

const JSON_TEXT = v.pipe(v.string(), v.parseJson(), demoFiles);

/** Returns what `demo-files/logbook.json` says, which `npm run demo-files` wrote. */
export function demoFilesOf(text: string): DemoFiles {
  return v.parse(JSON_TEXT, text);
}

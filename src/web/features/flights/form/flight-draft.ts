import * as v from 'valibot';
import type { FlightEntry } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import { ALTITUDE_UNITS, type AltitudeUnit } from '#domain/units';
import { ALTITUDE_ORIGIN, type AltitudeOrigin } from '#web/parts/form/altitude-field.tsx';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import { IGC_DRAFT, type IgcDraft, igcOfDraft } from '../igc/igc-draft.ts';
import type { IgcState, SettledIgc } from '../igc/igc-state.ts';

/** State of a flight form beyond the values of its fields. */
export interface FlightExtras {
  readonly isSled: boolean;
  /** Values of the altitude fields before the sled ride was ticked; null where it is not. */
  readonly beforeSled: AltitudeFields | null;
  readonly origin: AltitudeOrigin;
  /** The pilot declined to create a site for the track's takeoff. */
  readonly isSiteRejected: boolean;
  /** The pilot selected the site, or none: a track that starts far from it does not clear it. */
  readonly isSiteChosen: boolean;
}

/** The altitude fields of the form. */
export interface AltitudeFields {
  readonly altitude: string;
  readonly altitudeUnit: AltitudeUnit;
  readonly origin: AltitudeOrigin;
}

/** What the draft of a flight stores besides the fields. */
export interface FlightExtraState {
  readonly extras: FlightExtras;
  readonly igc: IgcDraft;
}

/** Initial state of a flight form besides its fields. */
export interface StartedFlight {
  readonly extras: FlightExtras;
  readonly igc: IgcState;
}

const EXTRA_STATE: v.GenericSchema<unknown, FlightExtraState> = v.object({
  extras: v.object({
    isSled: v.boolean(),
    beforeSled: v.nullable(
      v.object({ altitude: v.string(), altitudeUnit: v.picklist(ALTITUDE_UNITS), origin: ALTITUDE_ORIGIN }),
    ),
    origin: ALTITUDE_ORIGIN,
    isSiteRejected: v.optional(v.boolean(), false),
    isSiteChosen: v.optional(v.boolean(), true),
  }),
  igc: IGC_DRAFT,
});

const NO_EXTRAS: FlightExtras = {
  isSled: false,
  beforeSled: null,
  origin: null,
  isSiteRejected: false,
  isSiteChosen: false,
};

/** Returns the state of the draft, or of the stored flight. What cannot be read of a draft is ignored. */
export function startedFlight(
  draft: Draft<Partial<FlightEntry>> | null,
  { flight, igc }: { readonly flight: Pick<Flight, 'altitude'> | null; readonly igc: SettledIgc },
): StartedFlight {
  const nothing: FlightExtras = { ...NO_EXTRAS, isSiteChosen: flight !== null };
  if (!draft) return { extras: { ...nothing, origin: flight?.altitude ?? null }, igc };
  const extra = v.safeParse(EXTRA_STATE, draft.extra);
  if (!extra.success) return { extras: nothing, igc };
  return { extras: extra.output.extras, igc: igcOfDraft(extra.output.igc, draft.file, igc) };
}

/** Returns the draft with this site selected by the pilot; unchanged without a site. */
export function withSite(
  draft: Draft<Partial<FlightEntry>> | null,
  siteId: number | null,
): Draft<Partial<FlightEntry>> | null {
  if (!draft || siteId === null) return draft;
  const entry = { ...draft.entry, siteId: String(siteId) };
  const extra = v.safeParse(EXTRA_STATE, draft.extra);
  if (!extra.success) return { ...draft, entry };
  return { ...draft, entry, extra: { ...extra.output, extras: { ...extra.output.extras, isSiteChosen: true } } };
}

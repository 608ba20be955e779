import * as v from 'valibot';
import type { Flight } from '#domain/flight';
import type { FlightEntry } from '#domain/flight-entry';
import { ALTITUDE_UNITS, type AltitudeUnit } from '#domain/units';
import { ALTITUDE_ORIGIN, type AltitudeOrigin } from '#web/parts/form/altitude-origin.ts';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import { IGC_DRAFT, type IgcDraft, igcOfDraft } from '../igc/igc-draft.ts';
import type { IgcState, SettledIgc } from '../igc/igc-state.ts';

/** What a flight form knows beside what stands in its fields. */
export interface FlightExtras {
  readonly isSled: boolean;
  /** What the altitude fields held before the sled ride; null where it is none. */
  readonly beforeSled: AltitudeFields | null;
  readonly origin: AltitudeOrigin;
  /** The pilot said that the flight has no site, near as the track's takeoff may be to none. */
  readonly isSiteRefused: boolean;
  /** The pilot said which site it is, or that it is none: a track far from it does not take it away. */
  readonly isSiteChosen: boolean;
}

/** The altitude as it stands in the form. */
export interface AltitudeFields {
  readonly altitude: string;
  readonly altitudeUnit: AltitudeUnit;
  readonly origin: AltitudeOrigin;
}

/** What a draft of a flight holds beside the fields. */
export interface FlightBeside {
  readonly extras: FlightExtras;
  readonly igc: IgcDraft;
}

/** What a flight form starts with beside its fields. */
export interface StartedFlight {
  readonly extras: FlightExtras;
  readonly igc: IgcState;
}

const BESIDE: v.GenericSchema<unknown, FlightBeside> = v.object({
  extras: v.object({
    isSled: v.boolean(),
    beforeSled: v.nullable(
      v.object({ altitude: v.string(), altitudeUnit: v.picklist(ALTITUDE_UNITS), origin: ALTITUDE_ORIGIN }),
    ),
    origin: ALTITUDE_ORIGIN,
    isSiteRefused: v.boolean(),
    isSiteChosen: v.optional(v.boolean(), true),
  }),
  igc: IGC_DRAFT,
});

const NO_EXTRAS: FlightExtras = {
  isSled: false,
  beforeSled: null,
  origin: null,
  isSiteRefused: false,
  isSiteChosen: false,
};

/** A form as its draft left it, or as the flight is saved. What cannot be read of a draft counts as not left. */
export function startedFlight(
  draft: Draft<FlightEntry> | null,
  { flight, igc }: { readonly flight: Pick<Flight, 'altitude'> | null; readonly igc: SettledIgc },
): StartedFlight {
  const nothing: FlightExtras = { ...NO_EXTRAS, isSiteChosen: flight !== null };
  if (!draft) return { extras: { ...nothing, origin: flight?.altitude ?? null }, igc };
  const beside = v.safeParse(BESIDE, draft.beside);
  if (!beside.success) return { extras: nothing, igc };
  return { extras: beside.output.extras, igc: igcOfDraft(beside.output.igc, draft.file, igc) };
}

/** A draft with a site chosen by the pilot, if there is one. */
export function withSite(draft: Draft<FlightEntry> | null, siteId: number | null): Draft<FlightEntry> | null {
  if (!draft || siteId === null) return draft;
  const entry = { ...draft.entry, siteId: String(siteId) };
  const beside = v.safeParse(BESIDE, draft.beside);
  if (!beside.success) return { ...draft, entry };
  return { ...draft, entry, beside: { ...beside.output, extras: { ...beside.output.extras, isSiteChosen: true } } };
}

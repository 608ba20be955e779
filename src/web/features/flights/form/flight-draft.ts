import * as v from 'valibot';
import type { FlightEntry } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import { IGC_DRAFT, igcOfDraft } from '../igc/igc-draft.ts';
import type { IgcState, SettledIgc } from '../igc/igc-state.ts';
import { FLIGHT_EXTRAS, type FlightExtras, openedExtras } from './flight-editing.ts';

/** The state of a flight's draft besides the fields. */
const EXTRA_STATE = v.object({ extras: FLIGHT_EXTRAS, igc: IGC_DRAFT });
/** See {@link EXTRA_STATE}. */
export type FlightExtraState = v.InferOutput<typeof EXTRA_STATE>;

/** Returns the state of the draft, or of the stored flight. What cannot be read of a draft is ignored. */
export function startedFlight(
  draft: Draft<Partial<FlightEntry>> | null,
  { flight, igc }: { readonly flight: Pick<Flight, 'altitude'> | null; readonly igc: SettledIgc },
): { readonly extras: FlightExtras; readonly igc: IgcState } {
  const opened = openedExtras(flight);
  if (!draft) return { extras: opened, igc };
  const extra = v.safeParse(EXTRA_STATE, draft.extra);
  if (!extra.success) return { extras: { ...opened, origin: null }, igc };
  return { extras: extra.output.extras, igc: igcOfDraft(extra.output.igc, draft.file, igc) };
}

/** Returns the draft with this site selected by the pilot; unchanged without a site. */
export function draftWithSite(
  draft: Draft<Partial<FlightEntry>> | null,
  siteId: number | null,
): Draft<Partial<FlightEntry>> | null {
  if (!draft || siteId === null) return draft;
  const entry = { ...draft.entry, siteId: String(siteId) };
  const extra = v.safeParse(EXTRA_STATE, draft.extra);
  if (!extra.success) return { ...draft, entry };
  return { ...draft, entry, extra: { ...extra.output, extras: { ...extra.output.extras, isSiteChosen: true } } };
}

/** Returns the draft with the server's ids of a site and a glider that were sent since. */
export function draftWithKnownIds(
  draft: Draft<Partial<FlightEntry>> | null,
  knownIdOf: (id: number) => number,
): Draft<Partial<FlightEntry>> | null {
  if (!draft) return null;
  const known = <Values extends Pick<Partial<FlightEntry>, 'siteId' | 'gliderId'>>(values: Values): Values => ({
    ...values,
    ...(values.siteId && { siteId: String(knownIdOf(Number(values.siteId))) }),
    ...(values.gliderId && { gliderId: String(knownIdOf(Number(values.gliderId))) }),
  });
  const { success, output } = v.safeParse(EXTRA_STATE, draft.extra);
  const entry = known(draft.entry);
  if (!success || !output.extras.filled.site) return { ...draft, entry };
  const { before, by } = output.extras.filled.site;
  const filled = { ...output.extras.filled, site: { before: known(before), by: known(by) } };
  return { ...draft, entry, extra: { ...output, extras: { ...output.extras, filled } } };
}

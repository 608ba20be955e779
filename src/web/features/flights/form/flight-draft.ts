import * as v from 'valibot';
import type { FlightEntry } from '#domain/flight-entry';
import type { Draft } from '#web/parts/form/draft/draft.ts';
import { IGC_DRAFT, type IgcDraft, igcOfDraft } from '../igc/igc-draft.ts';
import type { IgcState, SettledIgc } from '../igc/igc-state.ts';

/** What a draft of a flight holds beside the fields. */
export interface FlightBeside {
  readonly isSled: boolean;
  readonly igc: IgcDraft;
}

/** What a flight form starts with beside its fields. */
export interface StartedFlight {
  readonly isSled: boolean;
  readonly igc: IgcState;
}

const BESIDE: v.GenericSchema<unknown, FlightBeside> = v.object({ isSled: v.boolean(), igc: IGC_DRAFT });

/** A form as its draft left it, or with the flight's saved track. What cannot be read of a draft counts as not left. */
export function startedFlight(draft: Draft<FlightEntry> | null, saved: SettledIgc): StartedFlight {
  const beside = v.safeParse(BESIDE, draft?.beside);
  if (!draft || !beside.success) return { isSled: false, igc: saved };
  return { isSled: beside.output.isSled, igc: igcOfDraft(beside.output.igc, draft.file, saved) };
}

/** A draft with a site chosen, if there is one. */
export function withSite(draft: Draft<FlightEntry> | null, siteId: number | null): Draft<FlightEntry> | null {
  if (!draft || siteId === null) return draft;
  return { ...draft, entry: { ...draft.entry, siteId: String(siteId) } };
}

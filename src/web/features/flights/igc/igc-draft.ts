import * as v from 'valibot';
import { timeRange } from '#contract/field-schemas';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { IgcState, SettledIgc, UnreadFile } from './igc-state.ts';
import { trackReadOf } from './read-chosen.ts';

const ZONE = v.variant('state', [
  v.object({ state: v.literal('asking') }),
  v.object({ state: v.literal('found'), timeZoneId: v.string() }),
  v.object({ state: v.literal('unknown') }),
]);

const OTHER_FLIGHT = v.object({
  flightId: v.exactOptional(v.number()),
  launchTime: v.number(),
  landingTime: v.number(),
});

/** The track of a draft; its file is stored separately. */
export const IGC_DRAFT = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('stored'), fileName: v.nullable(v.string()) }),
  v.object({
    state: v.literal('chosen'),
    zone: ZONE,
    knownFlight: v.nullable(v.number()),
    range: v.optional(v.nullable(timeRange), null),
    addsOthers: v.optional(v.boolean(), false),
    storedFlights: v.optional(v.nullable(v.array(OTHER_FLIGHT)), null),
  }),
]);

/** See {@link IGC_DRAFT}. */
export type IgcDraft = v.InferOutput<typeof IGC_DRAFT>;

/** What a draft stores of the widget. */
interface StoredIgc {
  readonly igc: IgcDraft;
  readonly file: DraftFile | null;
}

/** Returns what a draft stores of the widget: what a save would send, or a file of an earlier draft while it is read again. */
export function draftOfIgc(igc: IgcState): StoredIgc {
  if (igc.state === 'reading' && igc.unread) return chosen(igc.unread);
  if ('before' in igc) return draftOfIgc(igc.before);
  if (igc.state === 'parsed') return chosen(igc);
  return { igc, file: null };
}

function chosen({ file, zone, knownFlight, range, addsOthers, storedFlights }: UnreadFile): StoredIgc {
  const flights = storedFlights === null ? null : [...storedFlights];
  return { igc: { state: 'chosen', zone, knownFlight, range, addsOthers, storedFlights: flights }, file };
}

/** Returns the state of the widget that a draft holds. A file that this page has not read has yet to be read. */
export function igcOfDraft(draft: IgcDraft, file: DraftFile | null, saved: SettledIgc): IgcState {
  if (draft.state === 'none') return draft;
  if (draft.state === 'stored') return saved.state === 'stored' ? draft : saved; // It may have been deleted with its flight.
  if (!file) return saved;
  const { state, ...known } = draft;
  const [fileName, track] = [file.name, trackReadOf(file, draft.range)];
  if (track) return { ...known, state: 'parsed', fileName, file, track, isPartPending: false };
  return { state: 'reading', fileName, before: saved, unread: { ...known, file } };
}

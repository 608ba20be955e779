import * as v from 'valibot';
import type { DraftFile } from '#web/parts/form/draft/draft.ts';
import type { IgcState, SettledIgc } from './igc-state.ts';
import { trackReadOf } from './read-chosen.ts';

const ZONE = v.variant('state', [
  v.object({ state: v.literal('asking') }),
  v.object({ state: v.literal('found'), timeZoneId: v.string() }),
  v.object({ state: v.literal('unknown') }),
]);

/** The track of a draft, its file apart. */
export const IGC_DRAFT = v.variant('state', [
  v.object({ state: v.literal('none') }),
  v.object({ state: v.literal('stored'), fileName: v.nullable(v.string()) }),
  v.object({ state: v.literal('chosen'), zone: ZONE }),
]);

/** See {@link IGC_DRAFT}. */
export type IgcDraft = v.InferOutput<typeof IGC_DRAFT>;

/** What a draft keeps of the widget: what a save would take, and a file of an earlier draft while it is read again. */
export function draftOfIgc(igc: IgcState): { readonly igc: IgcDraft; readonly file: DraftFile | null } {
  if (igc.state === 'reading' && igc.left)
    return { igc: { state: 'chosen', zone: igc.left.zone }, file: igc.left.file };
  if (igc.state === 'reading' || igc.state === 'refused') return draftOfIgc(igc.before);
  if (igc.state === 'parsed') return { igc: { state: 'chosen', zone: igc.zone }, file: igc.file };
  return { igc, file: null };
}

/** The widget as a draft left it. A file that this page has not read is yet to be read. */
export function igcOfDraft(draft: IgcDraft, file: DraftFile | null, saved: SettledIgc): IgcState {
  if (draft.state !== 'chosen') return draft;
  if (!file) return saved;
  const [fileName, track] = [file.name, trackReadOf(file)];
  if (track) return { state: 'parsed', fileName, file, track, zone: draft.zone };
  return { state: 'reading', fileName, before: saved, left: { file, zone: draft.zone } };
}

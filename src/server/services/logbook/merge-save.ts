import type { save } from '#contract/data';
import type { BodyOutput } from '#contract/endpoint';
import type { FieldTable, ValuesOf } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR, type GearInput } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING, type HandlingInput } from '#domain/fields/handling';
import { changedFields, mergeFields, type Versions } from '#domain/fields/merge';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import { SITE, type SiteInput } from '#domain/fields/site';
import { isSameRange, type TimeRange } from '#domain/track/flight/time-range';
import type { Db } from '#server/db/schema';
import { findHandlingIdsOf } from '#server/repositories/handlings';
import { findFlightState, findPilotState, findPlainState } from '#server/repositories/item-states';
import type { CountedItem } from '#server/repositories/pilots';
import { AppError } from '#server/services/app-error';
import type { PilotTransaction } from '#server/services/pilot-transaction';
import { type CheckedFlight, checkedFlight, type TrackChange } from './flights.ts';
import type { GliderToSave } from './named-items.ts';

type SaveBody = BodyOutput<typeof save>;

/** The values that the form of an item was opened with. */
export type Before<DataType extends SaveBody['dataType']> = NonNullable<
  Extract<SaveBody, { readonly dataType: DataType }>['before']
>;

/** An existing item as its form was opened, and as it is saved. */
interface OpenedSave<DataType extends SaveBody['dataType'], Input> {
  readonly id: number;
  readonly before: Before<DataType>;
  readonly mine: Input;
}

/** A flight to save, with what happens to its track. */
export interface FlightSave {
  readonly checked: CheckedFlight;
  readonly track: TrackChange;
}

/**
 * Each of these returns what to save of an item: merged with what was saved elsewhere since its form was opened. They throw
 * `changedSince` with the fields that both sides have changed. An item that is gone stays as it is: its save rejects it.
 */
export async function mergedFlight(
  { db, pilotId }: PilotTransaction,
  { id, before, mine }: OpenedSave<'flight', FlightSave>,
): Promise<FlightSave> {
  const stored = await findFlightState(db, { pilotId, id });
  if (!stored) return mine;
  const { checked } = mine;
  // A form that has never had a track removes none.
  const track = mine.track === 'removed' && before.track === null ? 'unchanged' : mine.track;
  const { values, conflicts } = mergeFields(FLIGHT.fields, { before, mine: checked.draft, stored: stored.fields });
  const isTrackChanged = track !== 'unchanged' && isOtherTrack(before.track, stored.track);
  const isTrackLost = isTrackChanged && isOtherTrack(partAfter(track), stored.track);
  rejectChanged(isTrackLost ? [...conflicts, 'igc'] : conflicts);
  const isNameKept = track === 'unchanged' && checked.draft.igcFileName === before.igcFileName;
  const igcFileName = isNameKept ? stored.igcFileName : checked.draft.igcFileName;
  return { checked: checkedFlight({ ...checked.draft, ...values, igcFileName }), track };
}

/** See {@link mergedFlight}. */
export async function mergedSite(
  { db, pilotId }: PilotTransaction,
  { id, before, mine }: OpenedSave<'site', SiteInput>,
): Promise<SiteInput> {
  const stored = await findPlainState(db, 'sites', { pilotId, id });
  return stored ? mergedOrRejected(SITE.fields, { before, mine, stored: stored.fields }) : mine;
}

/** See {@link mergedFlight}. */
export async function mergedGlider(
  { db, pilotId }: PilotTransaction,
  { id, before, mine }: OpenedSave<'glider', GliderToSave>,
): Promise<GliderToSave> {
  const stored = await findPlainState(db, 'gliders', { pilotId, id });
  return stored ? mergedOrRejected(GLIDER.fields, { before, mine, stored: stored.fields }) : mine;
}

/** See {@link mergedFlight}. */
export async function mergedGear(
  { db, pilotId }: PilotTransaction,
  { id, before, mine }: OpenedSave<'gear', GearInput>,
): Promise<GearInput> {
  const stored = await findPlainState(db, 'gear', { pilotId, id });
  return stored ? mergedOrRejected(GEAR.fields, { before, mine, stored: stored.fields }) : mine;
}

/** See {@link mergedFlight}. */
export async function mergedHandling(
  { db, pilotId }: PilotTransaction,
  { id, before, mine }: OpenedSave<'handling', HandlingInput>,
): Promise<HandlingInput> {
  const stored = await findPlainState(db, 'handlings', { pilotId, id });
  return stored ? mergedOrRejected(HANDLING.fields, { before, mine, stored: stored.fields }) : mine;
}

/** See {@link mergedFlight}. */
export async function mergedPilot(
  { db, pilotId }: PilotTransaction,
  { before, mine }: Omit<OpenedSave<'pilot', Partial<PilotInput>>, 'id'>,
): Promise<PilotInput> {
  const { fields } = await findPilotState(db, pilotId);
  return mergedOrRejected(PILOT.fields, { before, mine, stored: fields });
}

/** An item to delete, and its values when the pilot saw it; undefined from pages that do not send them. */
export type DeletedItem = {
  [DataType in CountedItem]: {
    readonly dataType: DataType;
    readonly id: number;
    readonly before?: Before<DataType> | undefined;
  };
}[CountedItem];

/** Throws `changedSince` where an item was changed since the pilot saw it. One that is gone was deleted already. */
export async function rejectChangedItem({ db, pilotId }: PilotTransaction, deleted: DeletedItem): Promise<void> {
  const item = { pilotId, id: deleted.id };
  if (deleted.before === undefined) return;
  switch (deleted.dataType) {
    case 'flight':
      return rejectChanged(flightChanges(deleted.before, await findFlightState(db, item)));
    case 'site':
      return rejectChanged(changesOf(SITE.fields, deleted.before, await findPlainState(db, 'sites', item)));
    case 'glider':
      return rejectChanged(await gliderChanges(db, item, deleted.before));
    case 'gear':
      return rejectChanged(changesOf(GEAR.fields, deleted.before, await findPlainState(db, 'gear', item)));
    case 'handling':
      return rejectChanged(changesOf(HANDLING.fields, deleted.before, await findPlainState(db, 'handlings', item)));
  }
}

function flightChanges(
  before: Before<'flight'>,
  state: Awaited<ReturnType<typeof findFlightState>>,
): readonly string[] {
  const fields = changesOf(FLIGHT.fields, before, state);
  return state && isOtherTrack(before.track, state.track) ? [...fields, 'igc'] : fields;
}

/** Ground handling that another device has entered since would go with the glider unseen. */
async function gliderChanges(
  db: Db,
  item: { readonly pilotId: number; readonly id: number },
  before: Before<'glider'>,
): Promise<readonly string[]> {
  const state = await findPlainState(db, 'gliders', item);
  const fields = changesOf(GLIDER.fields, before, state);
  const { handlings, handlingIds } = before;
  if (state === null || (handlings === undefined && handlingIds === undefined)) return fields;
  const present = await findHandlingIdsOf(db, item);
  const seen = new Set(handlingIds);
  const isUnseen = handlingIds ? present.some((id) => !seen.has(id)) : present.length > (handlings ?? 0);
  return isUnseen ? [...fields, 'handlings'] : fields;
}

function changesOf<Table extends FieldTable>(
  table: Table,
  before: Partial<ValuesOf<Table>>,
  state: { readonly fields: ValuesOf<Table> } | null,
): readonly string[] {
  return state ? changedFields(table, before, state.fields) : [];
}

function mergedOrRejected<Table extends FieldTable>(table: Table, versions: Versions<Table>) {
  const { values, conflicts } = mergeFields(table, versions);
  rejectChanged(conflicts);
  return values;
}

function rejectChanged(fields: readonly string[]): void {
  if (fields.length > 0)
    throw new AppError('changedSince', { rejection: { code: 'changedElsewhere', fields: [...fields] } });
}

/** A part of a track file; null without a track. */
type TrackPart = { readonly file: string; readonly range: TimeRange | null } | null;
type StoredPart = { readonly sha256: string; readonly range: TimeRange | null } | null;

/** Returns which part a flight has after a change of its track. */
function partAfter(track: Exclude<TrackChange, 'unchanged'>): TrackPart {
  return track === 'removed' ? null : { file: track.stored.sha256, range: track.stored.range };
}

/** Whether a flight had another track; when unknown, it counts as the same. */
function isOtherTrack(part: TrackPart | undefined, stored: StoredPart): boolean {
  if (part === undefined) return false;
  if (part === null || stored === null) return part !== stored;
  return part.file !== stored.sha256 || !isSameRange(part.range, stored.range);
}

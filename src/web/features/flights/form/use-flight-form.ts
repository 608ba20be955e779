import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { entryOf, readEntry } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry, type FlightInput } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { igcTextOf } from '#web/api/igc-text.ts';
import { trackForForm } from '#web/parts/files/dropped-files.ts';
import type { ExtraState } from '#web/parts/form/draft/use-draft-saving.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { createdSite, isAwaitingSite, unmarkAwaitingSite } from '#web/parts/form/site-request.ts';
import { AS_TYPED } from '#web/parts/form/use-entry-form.ts';
import { type ItemForm, type ItemSaving, useItemForm } from '#web/parts/form/use-item-form.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';
import { draftOfIgc } from '../igc/igc-draft.ts';
import { type IgcFields, igcFields, knownFlightsIn, openedIgc, settledIgc } from '../igc/igc-state.ts';
import { othersToAdd } from '../igc/parts.ts';
import { saveOthers } from '../igc/save-others.ts';
import { type Igc, useIgc } from '../igc/use-igc.ts';
import { type FlightTrackFile, trackFileOfFlight } from '../track/track-store.ts';
import { newFlightEntry, siteInSearch } from './flight-defaults.ts';
import { draftWithKnownIds, draftWithSite, type FlightExtraState, startedFlight } from './flight-draft.ts';
import { type EditedFlight, extrasOf, FILLABLE, type FlightExtras } from './flight-editing.ts';

/** The form of a flight: its fields, its track and what is derived from it. */
export interface FlightItemForm extends ItemForm<FlightEntry, FlightInput> {
  readonly igc: Igc;
  readonly extras: FlightExtras;
  /** A track that was chosen on another page. */
  readonly handedTrack: File | null;
  /** Changes the fields as if they were typed, and what the form holds besides. */
  readonly change: (to: (flight: EditedFlight) => EditedFlight) => void;
}

/** What the form of a flight is opened with. */
export interface OpenedFlight {
  /** Null for a new one. */
  readonly flight: Flight | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<FlightEntry>;
}

/** The form of an existing flight, or of a new one. */
export function useFlightForm({ flight, logbook, draft }: OpenedFlight): FlightItemForm {
  const others = useRef(0);
  const [handedTrack] = useState(() => trackHandedTo(flight?.id ?? 0));
  const leave = useLeaveItem({
    list: PAGES.flights.path,
    item: flight && pathTo('flight', flight.id),
    added: handedTrack ? (id) => pathTo('flight', id) : undefined,
  });
  const storedFile = useStoredFile(flight);
  const slot = useDraftWithNewSite(draft);
  const [entry] = useState(() => openedEntry(flight, logbook));
  const [saved] = useState(() => openedIgc(flight));
  const [started] = useState(() => startedFlight(slot.found, { flight, igc: saved }));
  const igc = useIgc({ flightId: flight?.id ?? 0, saved, started: started.igc });
  const [extras, setExtras] = useState(started.extras);
  const latest = useRef(extras); // A track may have been read since the last rendering.
  const savedFlight = (): Flight | null => savedVersionOf(flight);
  const requestOf = async (
    input: FlightInput,
    { clientKey, asNew, before }: ItemSaving<FlightInput>,
  ): Promise<ItemSave> => {
    const id = asNew ? 0 : (flight?.id ?? 0);
    const track = trackOfSave(igcFields(igc.igc), flight);
    const data = { id, ...input, ...(asNew ? await storedFile.withText(track) : track) };
    const opened = before && { before: { ...before, ...storedFile.before() } };
    return { dataType: 'flight', data, ...(asNew && { clientKey }), ...opened };
  };
  const itemForm = useItemForm<FlightEntry, typeof FLIGHT>({
    entry,
    draft: slot,
    item: {
      entity: FLIGHT,
      opened: flight,
      current: savedFlight,
      entryOf: (values, { altitudeUnit }) => entryOf(FLIGHT, values, altitudeUnit),
      onConflict: storedFile.forget,
      chooseTrack: (side) => {
        const saved = savedFlight();
        if (saved) igc.chooseSide(side, saved);
      },
    },
    read: (typed, before) => readEntry(FLIGHT, typed, before),
    save: async (input, how) => {
      const request = await requestOf(input, how);
      const parsed = settledIgc(igc.igc);
      const toAdd = parsed.state === 'parsed' && parsed.addsOthers ? othersToAdd(parsed) : [];
      const { draft: replaced, ...storing } = how.storing;
      // Until the last of them is stored, the others may have to be saved by the draft.
      const savedId = await saveItem(request, toAdd.length > 0 ? storing : how.storing, knownFlightsIn(igc.igc));
      if (parsed.state === 'parsed' && toAdd.length > 0) {
        const ofFlight = { gliderId: input.gliderId, clientKey: how.clientKey, savedId, draft: replaced };
        others.current = await saveOthers(parsed, { sites: logbook.sites, ...ofFlight });
      }
      return savedId;
    },
    itemId: flight?.id,
    remove: async (seen, storing) => {
      const opened = seen && { before: { ...seen, ...storedFile.before() } };
      await deleteItem({ dataType: 'flight', id: flight?.id ?? 0, ...opened }, storing);
    },
    leave: (left) => leave(left, others.current),
    extraState: useExtraState(igc, extras),
    extraFields: ['igc'],
  });
  const change = (to: (flight: EditedFlight) => EditedFlight): void => {
    const typed = itemForm.form.getValues();
    const next = to({ ...typed, ...latest.current });
    latest.current = extrasOf(next);
    setExtras(latest.current);
    for (const name of FILLABLE) if (next[name] !== typed[name]) itemForm.form.setValue(name, next[name], AS_TYPED);
  };
  useSiteWithoutDraft(slot, (siteId) =>
    change((flight) => ({ ...flight, siteId: String(siteId), isSiteChosen: true })),
  );
  return { ...itemForm, igc, extras, handedTrack, change };
}

function trackHandedTo(flightId: number): File | null {
  const handed = trackForForm.get();
  return handed && knownIdOf(handed.flightId) === flightId ? handed.file : null;
}

/** Returns a flight as the server has it by now; null where it does not. */
function savedVersionOf(flight: Flight | null): Flight | null {
  return savedLogbook()?.flights.get(knownIdOf(flight?.id ?? 0)) ?? null;
}

/** Selects the site that was created on the way when the form was left unchanged, and so has no draft. */
function useSiteWithoutDraft({ found }: DraftSlot<FlightEntry>, select: (siteId: number) => void): void {
  const [created] = useState(createdSite.get);
  const selectNow = useEffectEvent(() => {
    if (created !== null && found === null) select(created);
  });
  useEffect(() => {
    selectNow();
  }, []);
}

/** The draft, with the site selected that was created on the way. On return from creating one, no notice is shown. */
function useDraftWithNewSite(draft: DraftSlot<FlightEntry>): DraftSlot<FlightEntry> {
  const [changed] = useState(() => ({
    found: draftWithSite(draftWithKnownIds(draft.found, knownIdOf), createdSite.get()),
    isRestored: draft.isRestored && !isAwaitingSite(history.state),
  }));
  useEffect(() => {
    createdSite.set(null);
    unmarkAwaitingSite();
  }, []);
  return { ...draft, ...changed };
}

function useExtraState({ igc, isChanged }: Igc, extras: FlightExtras): ExtraState {
  return useMemo(() => {
    const stored = draftOfIgc(igc);
    const values: FlightExtraState = { extras, igc: stored.igc };
    return { isChanged, values, file: stored.file };
  }, [igc, isChanged, extras]);
}

function openedEntry(flight: Flight | null, logbook: Logbook): FlightEntry {
  if (flight) return entryOf(FLIGHT, flight, logbook.pilot.altitudeUnit);
  return newFlightEntry(logbook, localDateOf(new Date()), siteInSearch(window.location.search));
}

function openedPart(trackOf: number | null, part: NonNullable<StoredTrack['track']> | null): Partial<StoredTrack> {
  if (trackOf === null) return { track: null };
  return part ? { track: part } : {};
}

/** The form of a flight that has no track removes none: another device may have added one. */
function trackOfSave(fields: IgcFields, flight: Flight | null): IgcFields {
  return fields.igc === null && flight?.hasTrack === false ? { igcFileName: null } : fields;
}

/** The file of the stored track, kept while the form of its flight is open. */
interface StoredFile {
  /** Returns the fields of a save as a new flight: with the text of the stored track, if it stays. */
  readonly withText: (fields: IgcFields) => Promise<IgcFields>;
  /** Returns what a save is compared with: the name and the part of the file; without the part while that is not loaded. */
  readonly before: () => StoredTrack;
  /** The pilot has been shown that another device has changed the flight: its track is no longer the one that was opened. */
  readonly forget: () => void;
}

interface StoredTrack {
  readonly igcFileName: string | null;
  /** Null for a flight without a track. */
  readonly track?: Pick<FlightTrackFile, 'file' | 'range'> | null;
}

/** Keeps the file of the preview: if the flight is deleted elsewhere, the server no longer has it. */
export function useStoredFile(flight: Flight | null): StoredFile {
  const file = useRef<Promise<FlightTrackFile | null>>(Promise.resolve(null));
  const part = useRef<NonNullable<StoredTrack['track']> | null>(null);
  const isForgotten = useRef(false);
  const trackOf = flight?.hasTrack ? flight.id : null;
  useEffect(() => {
    if (trackOf === null) return;
    file.current = trackFileOfFlight(trackOf).catch(() => null); // The preview shows the failure.
    void file.current.then((stored) => {
      part.current = stored && { file: stored.file, range: stored.range };
    });
  }, [trackOf]);
  return {
    forget: () => {
      isForgotten.current = true;
    },
    before: () => {
      if (!isForgotten.current)
        return { igcFileName: flight?.igcFileName ?? null, ...openedPart(trackOf, part.current) };
      return { igcFileName: savedVersionOf(flight)?.igcFileName ?? null };
    },
    withText: async (fields) => {
      if (fields.igc !== undefined) return fields;
      const stored = await file.current;
      if (stored === null) return { igc: null, igcFileName: null };
      const { bytes, range } = stored;
      return { ...igcTextOf(new Uint8Array(bytes)), igcFileName: fields.igcFileName, igcRange: range };
    },
  };
}

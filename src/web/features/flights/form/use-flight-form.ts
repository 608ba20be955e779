import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { entryOf, readEntry } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry, type FlightInput } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { type TrackForForm, trackForForm } from '#web/parts/files/dropped-files.ts';
import { removeSavedTrack } from '#web/parts/files/shared-tracks.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import type { Editing, ExtraState } from '#web/parts/form/editing.ts';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { createdSiteIn, isAwaitingSite, unmarkAwaitingSite } from '#web/parts/form/site-request.ts';
import { AS_TYPED } from '#web/parts/form/use-entry-form.ts';
import { type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';
import { draftOfIgc } from '../igc/igc-draft.ts';
import { knownFlightsIn, openedIgc, settledIgc } from '../igc/igc-state.ts';
import { othersToAdd } from '../igc/parts.ts';
import { saveOthers } from '../igc/save-others.ts';
import { type Igc, useIgc } from '../igc/use-igc.ts';
import { type FlightTrackFile, trackFileOfFlight } from '../track/track-store.ts';
import { newFlightEntry, siteInSearch } from './flight-defaults.ts';
import { draftWithKnownIds, draftWithSite, type FlightExtraState, startedFlight } from './flight-draft.ts';
import { type EditedFlight, extrasOf, FILLABLE, type FlightExtras } from './flight-editing.ts';
import { flightToSave, seenFlight } from './flight-save.ts';

/** The form of a flight: its fields, its track and the values derived from it. */
export interface FlightItemForm extends ItemForm<FlightEntry, FlightInput> {
  readonly igc: Igc;
  readonly extras: FlightExtras;
  /** A track that was chosen on another page. */
  readonly handedTrack: File | null;
  /** Such a track, where the draft of another new flight was found: the pilot has to say what to do with both. */
  readonly secondTrack: TrackForForm | null;
  /** Changes the fields as if they were typed, and the form's other state. */
  readonly change: (to: (flight: EditedFlight) => EditedFlight) => void;
}

/** The values that the form of a flight is opened with. */
export interface OpenedFlight {
  /** Null for a new one. */
  readonly flight: Flight | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<FlightEntry>;
  /** Called when the form begins or ends to save or delete; keep its identity stable. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** Opens the form again, with another draft or track. */
  readonly onAgain?: () => void;
}

/** The form of an existing flight, or of a new one. */
export function useFlightForm({ flight, logbook, draft }: OpenedFlight): FlightItemForm {
  const others = useRef(0);
  const handed = useHandedTrack(flight, draft);
  const leave = useLeaveItem({
    list: PAGES.flights.path,
    item: flight && pathTo('flight', flight.id),
    added: handed.handedTrack ? (id) => pathTo('flight', id) : undefined,
  });
  const { slot, created } = useDraftWithNewSite(draft, logbook);
  const [saved] = useState(() => openedIgc(flight));
  const [started] = useState(() => startedFlight(slot.found, { flight, igc: saved }));
  const igc = useIgc({ flightId: flight?.id ?? 0, saved, started: started.igc });
  const [extras, setExtras] = useState(started.extras);
  const latest = useRef(extras); // A track may have been read since the last rendering.
  const editing = useEditing<FlightEntry, typeof FLIGHT>(
    () => ({
      entity: FLIGHT,
      id: flight?.id ?? 0,
      opened: flight && seenFlight(flight),
      entry: openedEntry(flight, logbook),
      current: () => savedVersionOf(flight),
      entryOf: (values, { altitudeUnit }) => entryOf(FLIGHT, values, altitudeUnit),
      read: (typed, before) => readEntry(FLIGHT, typed, before),
    }),
    slot,
  );
  const storedFile = useStoredFile(flight, editing);
  const itemForm = useItemForm({
    editing,
    draft: slot,
    save: async (item, storing) => {
      const request = await flightToSave(item, igc.igc, { flight, storedFile: storedFile.current });
      const parsed = settledIgc(igc.igc);
      const hasOthers = parsed.state === 'parsed' && parsed.addsOthers && othersToAdd(parsed).length > 0;
      // The draft goes with the last of them: until then the others may have to be saved by it.
      const { draft: replaced, ...withoutDraft } = storing;
      const savedId = await saveItem(request, hasOthers ? withoutDraft : storing, knownFlightsIn(igc.igc));
      if (hasOthers) {
        const { gliderId } = item.data;
        const ofFlight = { gliderId, clientKey: editing.clientKey, savedId, draft: replaced };
        others.current = await saveOthers(parsed, { sites: logbook.sites, ...ofFlight });
      }
      if (parsed.state === 'parsed') await removeSavedTrack(parsed.file.bytes);
      return savedId;
    },
    remove: (item, storing) => deleteItem({ dataType: 'flight', ...item }, storing),
    leave: (left) => leave(left, others.current),
    extraState: useExtraState(igc, extras),
    extraFields: ['igc'],
    chooseTrack: (side) => {
      const theirs = savedVersionOf(flight);
      if (theirs) igc.chooseSide(side, theirs);
    },
  });
  const change = (to: (flight: EditedFlight) => EditedFlight): void => {
    const typed = itemForm.form.getValues();
    const next = to({ ...typed, ...latest.current });
    latest.current = extrasOf(next);
    setExtras(latest.current);
    for (const name of FILLABLE) if (next[name] !== typed[name]) itemForm.form.setValue(name, next[name], AS_TYPED);
  };
  const selectCreated = useEffectEvent(() => {
    if (created !== null && slot.found === null)
      change((flight) => ({ ...flight, siteId: String(created), isSiteChosen: true }));
  });
  useEffect(() => {
    selectCreated();
  }, []);
  return { ...itemForm, ...handed, igc, extras, change };
}

/** A track that another page hands to this form; it is no second one of a new flight that is not finished. */
function useHandedTrack(
  flight: Flight | null,
  { found }: DraftSlot<FlightEntry>,
): Pick<FlightItemForm, 'handedTrack' | 'secondTrack'> {
  const [handed] = useState(() => trackHandedTo(flight?.id ?? 0));
  if (flight === null && found !== null) return { handedTrack: null, secondTrack: handed };
  return { handedTrack: handed?.file ?? null, secondTrack: null };
}

function trackHandedTo(flightId: number): TrackForForm | null {
  const handed = trackForForm.get();
  return handed && knownIdOf(handed.flightId) === flightId ? handed : null;
}

/** Returns a flight as the server has it now; null when it lacks it. */
function savedVersionOf(flight: Flight | null): Flight | null {
  return savedLogbook()?.flights.get(knownIdOf(flight?.id ?? 0)) ?? null;
}

/** The site that was created on the way, and the draft with it selected; there is none when the form was left unchanged. On return no notice is shown. */
function useDraftWithNewSite(
  draft: DraftSlot<FlightEntry>,
  { sites }: Logbook,
): { readonly slot: DraftSlot<FlightEntry>; readonly created: number | null } {
  const [{ created, ...changed }] = useState(() => {
    const returned = createdSiteIn(history.state);
    const created = returned !== null && sites.has(knownIdOf(returned)) ? returned : null;
    return {
      created,
      found: draftWithSite(draftWithKnownIds(draft.found, knownIdOf), created),
      isRestored: draft.isRestored && !isAwaitingSite(history.state),
    };
  });
  useEffect(unmarkAwaitingSite, []);
  return { slot: { ...draft, ...changed }, created };
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

/** Keeps the file of the preview: if the flight is deleted elsewhere, the server no longer has it. */
function useStoredFile(flight: Flight | null, editing: Editing<FlightEntry, typeof FLIGHT>) {
  const file = useRef<Promise<FlightTrackFile | null>>(Promise.resolve(null));
  const trackOf = flight?.hasTrack ? flight.id : null;
  useEffect(() => {
    if (trackOf === null) return;
    file.current = trackFileOfFlight(trackOf).catch(() => null); // The preview shows the failure.
    void file.current.then((stored) => {
      if (stored) editing.seeTrack({ file: stored.file, range: stored.range });
    });
  }, [trackOf, editing]);
  return file;
}

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { entryOf, readEntry } from '#domain/fields/entity';
import { FLIGHT, type FlightEntry, type FlightInput } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import { localDateOf } from '#domain/local-date';
import { igcTextOf } from '#web/api/igc-text.ts';
import { type TrackForForm, trackForForm } from '#web/parts/files/dropped-files.ts';
import { removeSavedTrack } from '#web/parts/files/shared-tracks.ts';
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
import { saveOthers } from '../igc/save-others.ts';
import { type Igc, useIgc } from '../igc/use-igc.ts';
import { type FlightTrackFile, trackFileOfFlight } from '../track/track-store.ts';
import { newFlightEntry, siteInSearch } from './flight-defaults.ts';
import { type FlightExtraState, type FlightExtras, startedFlight, withSite } from './flight-draft.ts';
import { COPIED_FIELDS, type FilledFields } from './proposed-fields.ts';

/** The form of a flight: its fields, its track and what is derived from it. */
export interface FlightItemForm extends ItemForm<FlightEntry, FlightInput> {
  readonly igc: Igc;
  readonly extras: FlightExtras;
  readonly changeExtras: (changed: Partial<FlightExtras>) => void;
  /** A track that was chosen on another page. */
  readonly handedTrack: File | null;
  /** Such a track, where the draft of another new flight was found: the pilot has to say what becomes of both. */
  readonly secondTrack: TrackForForm | null;
  /** Sets values of fields as if they were typed. */
  readonly fill: (fields: FilledFields) => void;
}

/** What the form of a flight is opened with. */
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
  const storedFile = useStoredFile(flight);
  const slot = useDraftWithNewSite(draft);
  const [entry] = useState(() => openedEntry(flight, logbook));
  const [saved] = useState(() => openedIgc(flight));
  const [started] = useState(() => startedFlight(slot.found, { flight, igc: saved }));
  const igc = useIgc({ flightId: flight?.id ?? 0, saved, started: started.igc });
  const [extras, setExtras] = useState(started.extras);
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
      const addsOthers = parsed.state === 'parsed' && parsed.addsOthers;
      const { replaces = new Set<string>() } = how.storing;
      const storing = addsOthers ? { replaces } : how.storing; // Others may have to be saved by its draft.
      const savedId = await saveItem(request, storing, knownFlightsIn(igc.igc));
      if (addsOthers) {
        const { clientKey } = how;
        const { gliderId } = input;
        others.current = await saveOthers(parsed, { sites: logbook.sites, gliderId, clientKey, savedId });
      }
      if (parsed.state === 'parsed') await removeSavedTrack(parsed.file.bytes);
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
  const changeExtras = (changed: Partial<FlightExtras>): void => setExtras((before) => ({ ...before, ...changed }));
  const fill = (fields: FilledFields): void => {
    for (const name of COPIED_FIELDS) {
      const value = fields[name];
      if (value !== undefined) itemForm.form.setValue(name, value, AS_TYPED);
    }
  };
  useSiteWithoutDraft(slot, (siteId) => {
    changeExtras({ isSiteChosen: true });
    fill({ siteId: String(siteId) });
  });
  return { ...itemForm, ...handed, igc, extras, changeExtras, fill };
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
    found: withSite(withKnownIds(draft.found), createdSite.get()),
    isRestored: draft.isRestored && !isAwaitingSite(history.state),
  }));
  useEffect(() => {
    createdSite.set(null);
    unmarkAwaitingSite();
  }, []);
  return { ...draft, ...changed };
}

/** The site or the glider of a draft may have been sent since. */
function withKnownIds(draft: DraftSlot<FlightEntry>['found']): DraftSlot<FlightEntry>['found'] {
  if (!draft) return null;
  const { siteId, gliderId } = draft.entry;
  const site = siteId && { siteId: String(knownIdOf(Number(siteId))) };
  const glider = gliderId && { gliderId: String(knownIdOf(Number(gliderId))) };
  return { ...draft, entry: { ...draft.entry, ...site, ...glider } };
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

import { useEffect, useMemo, useState } from 'react';
import { PAGES, pathTo } from '#contract/pages';
import type { Flight, FlightFacts } from '#domain/flight';
import { type FlightEntry, flightEntryOf, readFlightEntry } from '#domain/flight-entry';
import { localDateOf } from '#domain/local-date';
import type { BesideFields } from '#web/parts/form/draft/use-kept-draft.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import { answeredSite, forgetSiteRequest, hasAskedForSite } from '#web/parts/site-request/site-request.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';
import { draftOfIgc } from '../igc/igc-draft.ts';
import { igcFields, openedIgc } from '../igc/igc-state.ts';
import { type Igc, useIgc } from '../igc/use-igc.ts';
import { useStoredFile } from '../igc/use-stored-file.ts';
import { newFlightEntry } from './flight-defaults.ts';
import { type FlightBeside, startedFlight, withSite } from './flight-draft.ts';

/** The form of a flight, its track beside its fields. */
export interface FlightItemForm extends ItemForm<FlightEntry, FlightFacts> {
  readonly igc: Igc;
  readonly isSled: boolean;
  readonly setSled: (isSled: boolean) => void;
  /** Whether the pilot said which site it is, or that it is none, before this form was opened. */
  readonly isSiteGiven: boolean;
}

/** What a flight's form is opened with. */
export interface OpenedFlight {
  /** Null for a new one. */
  readonly flight: Flight | null;
  readonly logbook: Logbook;
  readonly draft: DraftSlot<FlightEntry>;
}

/** The form of a flight that is there, or of a new one. */
export function useFlightForm({ flight, logbook, draft }: OpenedFlight): FlightItemForm {
  const leave = useLeaveItem({ list: PAGES.flights.path, item: flight && pathTo('flight', flight.id) });
  const storedFile = useStoredFile(flight);
  const slot = useAnsweredDraft(draft);
  const [entry] = useState(() => openedEntry(flight, logbook));
  const [saved] = useState(() => openedIgc(flight));
  const [started] = useState(() => startedFlight(slot.found, saved));
  const igc = useIgc(saved, started.igc);
  const [isSled, setSled] = useState(started.isSled);
  const itemForm = useItemForm<FlightEntry, FlightFacts>({
    entry,
    draft: slot,
    read: (typed) => readFlightEntry(typed, flight ?? undefined),
    save: async (facts, clientKey, asNew) => {
      const track = igcFields(igc.igc);
      const id = asNew ? 0 : (flight?.id ?? 0);
      const data = { id, ...facts, ...(asNew ? await storedFile.withText(track) : track) };
      return saveItem({ dataType: 'flight', data, ...(asNew && { clientKey }) });
    },
    itemId: flight?.id,
    remove: () => deleteItem('flight', flight?.id ?? 0),
    leave,
    beside: useBeside(igc, isSled),
    besideFields: ['igc'],
  });
  return { ...itemForm, igc, isSled, setSled, isSiteGiven: flight !== null || slot.found !== null };
}

/** The draft, with the site chosen that was made meanwhile. Who comes back from making one finds the draft without a word. */
function useAnsweredDraft(draft: DraftSlot<FlightEntry>): DraftSlot<FlightEntry> {
  const [answered] = useState(() => ({
    found: withSite(draft.found, answeredSite()),
    isRestored: draft.isRestored && !hasAskedForSite(history.state),
  }));
  useEffect(forgetSiteRequest, []);
  return { ...draft, ...answered };
}

function useBeside({ igc, isChanged }: Igc, isSled: boolean): BesideFields {
  return useMemo(() => {
    const kept = draftOfIgc(igc);
    const values: FlightBeside = { isSled, igc: kept.igc };
    return { isChanged, values, file: kept.file };
  }, [igc, isChanged, isSled]);
}

function openedEntry(flight: Flight | null, logbook: Logbook): FlightEntry {
  if (flight) return flightEntryOf(flight, logbook.pilot.altitudeUnit);
  return newFlightEntry(logbook, localDateOf(new Date()));
}

import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages';
import type { Flight, FlightFacts } from '#domain/flight';
import { type FlightEntry, flightEntryOf, readFlightEntry } from '#domain/flight-entry';
import { localDateOf } from '#domain/local-date';
import { type ItemForm, useItemForm } from '#web/parts/form/use-item-form.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, saveItem } from '#web/store/store.ts';
import { igcFields, openedIgc, settledIgc } from '../igc/igc-state.ts';
import { type Igc, useIgc } from '../igc/use-igc.ts';
import { useDraftKey } from './draft-key.ts';
import { newFlightEntry } from './flight-defaults.ts';
import { keepDraft, useFlightDraft } from './flight-draft.ts';

/** The form of a flight, its track beside its fields. */
export interface FlightItemForm extends ItemForm<FlightEntry, FlightFacts> {
  readonly igc: Igc;
  readonly isSled: boolean;
  readonly setSled: (isSled: boolean) => void;
  /** Whether the pilot said which site it is, or that it is none, before this form was opened. */
  readonly isSiteGiven: boolean;
  /** Keeps all that stands in the form, to be found again in this place of the history. */
  readonly keep: () => void;
}

/** The form of a flight that is there, or of a new one. */
export function useFlightForm(flight: Flight | null, logbook: Logbook): FlightItemForm {
  const [, navigate] = useLocation();
  const draftKey = useDraftKey(logbook.pilot.id);
  const draft = useFlightDraft(draftKey);
  const [entry] = useState(() => openedEntry(flight, logbook));
  const [saved] = useState(() => openedIgc(flight));
  const igc = useIgc(saved, draft?.igc ?? saved);
  const [isSled, setSled] = useState(draft?.isSled ?? false);
  const itemForm = useItemForm<FlightEntry, FlightFacts>({
    entry,
    draft: draft?.entry ?? null,
    read: (typed) => readFlightEntry(typed, flight ?? undefined),
    save: (facts, clientKey) => {
      const data = { id: flight?.id ?? 0, ...facts, ...igcFields(igc.igc) };
      return saveItem({ dataType: 'flight', data, ...(flight ? {} : { clientKey }) });
    },
    remove: () => deleteItem('flight', flight?.id ?? 0),
    leave: ({ how }) =>
      navigate(flight && how !== 'deleted' ? pathTo('flight', flight.id) : PAGES.flights.path, { replace: true }),
    isChangedBeside: igc.isChanged,
    besideFields: ['igc'],
  });
  const keep = (): void => keepDraft(draftKey, { entry: itemForm.form.getValues(), igc: settledIgc(igc.igc), isSled });
  return { ...itemForm, igc, isSled, setSled, isSiteGiven: flight !== null || draft !== null, keep };
}

function openedEntry(flight: Flight | null, logbook: Logbook): FlightEntry {
  if (flight) return flightEntryOf(flight, logbook.pilot.altitudeUnit);
  return newFlightEntry(logbook, localDateOf(new Date()));
}

import { type CalendarPeriod, drillDown } from '#domain/statistics/calendar-periods';
import {
  chooseFlights,
  chooseMonth,
  chooseYear,
  type SelectedSite,
  toggleSite,
  zoomOut,
} from '#domain/statistics/selections';
import { changeTime } from './drill-history.ts';
import { changeSelections } from './shared-selections.ts';

/** Actions of the statistics page. Sites are given as the keys of slices and options; empty is all of them. */
export interface SelectionActions {
  readonly toggleSite: (key: string) => void;
  readonly chooseYear: (year: number | null) => void;
  readonly chooseMonth: (month: number | null) => void;
  readonly drillDown: (period: CalendarPeriod) => void;
  readonly zoomOut: () => void;
  readonly chooseFlights: (flightIds: readonly number[]) => void;
}

/** Returns the actions of a pilot. */
export function actionsOf(pilotId: number): SelectionActions {
  return {
    toggleSite: (key) => changeSelections((before) => toggleSite(before, siteOfKey(key))),
    chooseYear: (year) => changeTime(pilotId, (before) => chooseYear(before, year)),
    chooseMonth: (month) => changeTime(pilotId, (before) => chooseMonth(before, month)),
    drillDown: (period) => changeTime(pilotId, (before) => drillDown(before, period)),
    zoomOut: () => changeTime(pilotId, zoomOut),
    chooseFlights: (flightIds) => changeSelections((before) => chooseFlights(before, flightIds)),
  };
}

function siteOfKey(key: string): SelectedSite | null {
  if (key === '') return null;
  return key === 'noSite' ? key : Number(key);
}

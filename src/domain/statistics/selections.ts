/** The site whose flights are selected: an id, or flights without a site. */
export type SelectedSite = number | 'noSite';

/** The filters of the statistics; null means all. */
export interface Selections {
  readonly site: SelectedSite | null;
  readonly year: number | null;
  /** 1 to 12, only with a year. */
  readonly month: number | null;
  /** Ids of the flights that are listed. */
  readonly flightIds: readonly number[];
}

/** All sites, all time. */
export const NO_SELECTIONS: Selections = { site: null, year: null, month: null, flightIds: [] };

/** Selects one site, or all sites when it is selected already. Like any change it clears the listed flights. */
export function toggleSite(selections: Selections, site: SelectedSite | null): Selections {
  return { ...selections, site: selections.site === site ? null : site, flightIds: [] };
}

/** Selects a year, or all; clears the month. */
export function chooseYear(selections: Selections, year: number | null): Selections {
  return { ...selections, year, month: null, flightIds: [] };
}

/** Selects a month of the selected year, or the whole year; changes nothing without a year. */
export function chooseMonth(selections: Selections, month: number | null): Selections {
  return selections.year === null ? selections : { ...selections, month, flightIds: [] };
}

/** Selects the flights to list and changes nothing else. */
export function chooseFlights(selections: Selections, flightIds: readonly number[]): Selections {
  return { ...selections, flightIds };
}

/** Goes from days back to months, from months back to years. */
export function zoomOut(selections: Selections): Selections {
  return selections.month === null ? chooseYear(selections, null) : chooseMonth(selections, null);
}

/** Returns the selections that are still valid after the logbook has changed. */
export function validSelections(
  selections: Selections,
  logbook: { readonly sites: readonly SelectedSite[]; readonly years: readonly number[] },
): Selections {
  const siteHolds = selections.site === null || logbook.sites.includes(selections.site);
  const yearHolds = selections.year === null || logbook.years.includes(selections.year);
  if (siteHolds && yearHolds) return selections;
  const rightSite = siteHolds ? selections : toggleSite(selections, null);
  return yearHolds ? rightSite : chooseYear(rightSite, null);
}

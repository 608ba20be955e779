/** Which site's flights: a site's id, or those that have none. */
export type SiteChoice = number | 'noSite';

/** What a pilot has chosen in the statistics; null is all of it. */
export interface Selections {
  readonly site: SiteChoice | null;
  readonly year: number | null;
  /** 1 to 12, only with a year. */
  readonly month: number | null;
  /** The ids of the flights that are listed; empty when none are. */
  readonly flightIds: readonly number[];
}

/** All sites, all time. */
export const NO_SELECTIONS: Selections = { site: null, year: null, month: null, flightIds: [] };

/** The site alone, and all sites again when it is chosen a second time. Like any change it clears the chosen flights. */
export function toggleSite(selections: Selections, site: SiteChoice | null): Selections {
  return { ...selections, site: selections.site === site ? null : site, flightIds: [] };
}

/** Another year, or all; the month belonged to the old one. */
export function chooseYear(selections: Selections, year: number | null): Selections {
  return { ...selections, year, month: null, flightIds: [] };
}

/** A month of the chosen year, or all of it; without a year there is no month. */
export function chooseMonth(selections: Selections, month: number | null): Selections {
  return selections.year === null ? selections : { ...selections, month, flightIds: [] };
}

/** The flights to list, with the rest as it is. */
export function chooseFlights(selections: Selections, flightIds: readonly number[]): Selections {
  return { ...selections, flightIds };
}

/** From days back to months, from months back to years. */
export function zoomOut(selections: Selections): Selections {
  return selections.month === null ? chooseYear(selections, null) : chooseMonth(selections, null);
}

/** What of the selections still holds in a logbook that has changed since. */
export function validSelections(
  selections: Selections,
  logbook: { readonly sites: readonly SiteChoice[]; readonly years: readonly number[] },
): Selections {
  const siteHolds = selections.site === null || logbook.sites.includes(selections.site);
  const yearHolds = selections.year === null || logbook.years.includes(selections.year);
  if (siteHolds && yearHolds) return selections;
  const rightSite = siteHolds ? selections : toggleSite(selections, null);
  return yearHolds ? rightSite : chooseYear(rightSite, null);
}

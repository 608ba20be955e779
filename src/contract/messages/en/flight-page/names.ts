/** Proposed names of flights. Distances and airtimes are written before; a site that is not known is null. */
export const FLIGHT_NAMES = {
  faiTriangle: (distance: string, site: string | null): string => `${distance} FAI triangle${from(site)}`,
  flatTriangle: (distance: string, site: string | null): string => `${distance} flat triangle${from(site)}`,
  outAndReturn: (distance: string, site: string | null): string => `${distance} out and return${from(site)}`,
  distance,
  ridge: (airtime: string, site: string | null): string => `Ridge soaring${at(site)}, ${airtime}`,
  local: (airtime: string, site: string | null): string => `Local flight${at(site)}, ${airtime}`,
  sled: (site: string | null): string => `Sled ride${from(site)}`,
};

/** The sites of launch and landing of a flight. */
export interface LaunchAndLanding {
  readonly from: string | null;
  readonly to: string | null;
}

/** `66 km from Planfait to Doussard`; `66 km flight` when no site is known. */
function distance(length: string, sites: LaunchAndLanding): string {
  if (sites.from === null && sites.to === null) return `${length} flight`;
  return `${length}${from(sites.from)}${sites.to === null ? '' : ` to ${sites.to}`}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` from ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : ` at ${site}`;
}

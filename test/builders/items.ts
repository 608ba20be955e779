import type { Fields } from '#test/servers/visitor';

/** Returns the valid fields of a flight to be saved, with those that a test names replaced. */
export function aFlight(named: Fields = {}): Fields {
  return { id: 0, date: '2026-05-03', altitude: 1_850, airtime: 75, ...named };
}

/** Returns the fields of a site to be saved. */
export function aSite(named: Fields = {}): Fields {
  return { id: 0, name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1_230, ...named };
}

/** Returns the fields of a glider to be saved. */
export function aGlider(named: Fields = {}): Fields {
  return { id: 0, name: 'Rush 6', ...named };
}

/** Returns the fields of a pilot to be saved. */
export function pilotInput(named: Fields = {}): Fields {
  return { userName: 'Ann Arbor', altitudeUnit: 'meters', distanceUnit: 'kilometers', ...named };
}

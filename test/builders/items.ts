import type { Fields } from '#test/visitor';

/** A flight as a save carries it: right in every way, except for what a test names. */
export function aFlight(named: Fields = {}): Fields {
  return { id: 0, date: '2026-05-03', altitude: 1_850, airtime: 75, ...named };
}

/** A site as a save carries it. */
export function aSite(named: Fields = {}): Fields {
  return { id: 0, name: 'Kandel', location: 'Waldkirch', lat: 48.06, lng: 8.02, launchAltitude: 1_230, ...named };
}

/** A glider as a save carries it. */
export function aGlider(named: Fields = {}): Fields {
  return { id: 0, name: 'Rush 6', ...named };
}

/** A pilot's own facts as a save carries them. */
export function pilotFacts(named: Fields = {}): Fields {
  return { userName: 'Ann Arbor', altitudeUnit: 'meters', distanceUnit: 'kilometers', ...named };
}

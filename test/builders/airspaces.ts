import type { Airspace, Ring } from '#domain/airspace/airspace';
import type { FlightWithHeights } from '#domain/airspace/flight-heights';
import { flownTrack } from './flown-track.ts';
import type { FixDraft } from './igc.ts';

/** Latitude and longitude. */
type Corner = readonly [lat: number, lng: number];

export function rectangle([south, west]: Corner, [north, east]: Corner): Ring {
  return [
    { lat: south, lng: west },
    { lat: south, lng: east },
    { lat: north, lng: east },
    { lat: north, lng: west },
  ];
}

/** Returns an airspace of class D without limits of height; `differences` names what matters. */
export function airspaceWith(differences: Partial<Airspace>): Airspace {
  const lower = { heightM: 0, datum: 'ground' } as const;
  return { name: 'Home', class: 'D', type: 'ctr', lower, upper: null, polygon: [], ...differences };
}

/** Returns a flight whose heights by satellite and by pressure are those of the fixes, without ground below. */
export function flightWithHeights(
  fixes: readonly FixDraft[],
  heights: Partial<FlightWithHeights> = {},
): FlightWithHeights {
  const flown = flownTrack(fixes);
  const pressure = fixes.every((fix) => fix.pressure !== undefined);
  const pressureAltitude = pressure ? Float32Array.from(fixes, (fix) => fix.pressure ?? 0) : null;
  return { ...flown, pressureAltitude, ground: null, ...heights };
}

/** A rectangular airspace of an OpenAir file. */
export interface OpenAirDraft {
  readonly name: string;
  /** `D`, `R`, `TMZ` and the like. */
  readonly class?: string;
  readonly lower?: string;
  readonly upper?: string;
  readonly corners: readonly [southWest: Corner, northEast: Corner];
}

/** Returns the text of an OpenAir file. */
export function openAirFile(drafts: readonly OpenAirDraft[]): string {
  return drafts.map(openAirOf).join('\n');
}

function openAirOf({ name, class: kind = 'D', lower = 'GND', upper = 'FL100', corners }: OpenAirDraft): string {
  const points = rectangle(...corners).map(({ lat, lng }) => `DP ${sexagesimal(lat, 'NS')} ${sexagesimal(lng, 'EW')}`);
  return [`AC ${kind}`, `AN ${name}`, `AL ${lower}`, `AH ${upper}`, ...points, ''].join('\n');
}

function sexagesimal(degrees: number, sides: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')} ${sides[degrees < 0 ? 1 : 0]}`;
}

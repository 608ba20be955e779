import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';

interface StoredLists {
  readonly flights: readonly unknown[];
  readonly sites: readonly unknown[];
  readonly gliders: readonly unknown[];
  readonly gear: readonly unknown[];
  readonly handlings: readonly unknown[];
  readonly pilot: object;
}

const BLANK_FLIGHT = { ...blankOf(FLIGHT), igcFileName: null, hasTrack: false, profile: null };

/** Returns a logbook that another version of the app has stored, with blanks for the fields that version did not have. */
export function withBlankFields<Stored extends StoredLists>(stored: Stored): Stored {
  return {
    ...stored,
    pilot: { ...blankOf(PILOT), ...stored.pilot },
    flights: filled(stored.flights, BLANK_FLIGHT),
    sites: filled(stored.sites, blankOf(SITE)),
    gliders: filled(stored.gliders, blankOf(GLIDER)),
    gear: filled(stored.gear, blankOf(GEAR)),
    handlings: filled(stored.handlings, blankOf(HANDLING)),
  };
}

function filled(items: readonly unknown[], blank: object): readonly unknown[] {
  return items.map((item) => ({ ...blank, ...Object(item) }));
}

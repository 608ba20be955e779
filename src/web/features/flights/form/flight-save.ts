import type { FLIGHT } from '#domain/fields/flight';
import type { Flight } from '#domain/flight';
import { igcTextOf } from '#web/api/igc-text.ts';
import type { ItemToSave, Seen } from '#web/parts/form/editing.ts';
import type { ItemSave } from '#web/store/item-save.ts';
import { type IgcFields, type IgcState, igcFields } from '../igc/igc-state.ts';
import type { FlightTrackFile } from '../track/track-store.ts';

/** Returns a flight as its form shows it when it is opened; the stored track comes later. */
export function seenFlight(flight: Flight): Seen<typeof FLIGHT> {
  return flight.hasTrack ? flight : { ...flight, track: null };
}

/** The flight that was opened, null for a new one, and the file of its track, which stays there if the flight is deleted elsewhere. */
interface OpenedTrack {
  readonly flight: Flight | null;
  readonly storedFile: Promise<FlightTrackFile | null>;
}

/** Returns the save of a flight with the track of its form. */
export async function flightToSave(
  { data, ...how }: ItemToSave<typeof FLIGHT>,
  igc: IgcState,
  { flight, storedFile }: OpenedTrack,
): Promise<ItemSave> {
  const track = trackOfSave(igcFields(igc), flight);
  const isNew = data.id === 0;
  return { dataType: 'flight', data: { ...data, ...(isNew ? withText(track, await storedFile) : track) }, ...how };
}

/** The form of a flight that has no track removes none: another device may have added one. */
function trackOfSave(fields: IgcFields, flight: Flight | null): IgcFields {
  return fields.igc === null && flight?.hasTrack === false ? { igcFileName: null } : fields;
}

/** A new flight has the text of the stored track, where that stays. */
function withText(fields: IgcFields, stored: FlightTrackFile | null): IgcFields {
  if (fields.igc !== undefined) return fields;
  if (stored === null) return { igc: null, igcFileName: null };
  const { bytes, range } = stored;
  return { ...igcTextOf(new Uint8Array(bytes)), igcFileName: fields.igcFileName, igcRange: range };
}

import { get } from './endpoint.ts';

/** The bytes of a flight's track, as they were uploaded; the answer is the file, not JSON. */
export const igcOfFlight = get<never>()('/api/flights/:id/igc', { access: 'pilot' });

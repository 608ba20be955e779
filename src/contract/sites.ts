import * as v from 'valibot';
import { get, list, type ResponseOf } from './endpoint.ts';

/**
 * Lists what the tracks of a site's flights say about launch, landing and the wind there. Old tracks
 * that are still to be analysed again are missing.
 */
export const tracksOfSite = get('/api/sites/:id/tracks', {
  access: 'pilot',
  response: v.strictObject({
    tracks: list(
      v.strictObject({
        flightId: v.number(),
        /** Null when the recording begins in the air, or surely is of no flight. */
        launch: v.nullable(v.strictObject({ lat: v.number(), lng: v.number() })),
        landing: v.strictObject({ lat: v.number(), lng: v.number() }),
        /** The recording ends in the air: `landing` is a place there. */
        endsInAir: v.exactOptional(v.literal(true)),
        /**
         * The wind at the height of the launch, as circles near it showed it; the direction is where it comes from, in degrees from
         * north. Null without such circles, without a launch, and until the findings are computed.
         */
        wind: v.nullable(v.strictObject({ speedMps: v.number(), fromDegrees: v.number() })),
      }),
    ),
  }),
});
/** The findings of the tracks of a site's flights, in the order of the flights. */
export type SiteTracks = ResponseOf<typeof tracksOfSite>['tracks'];

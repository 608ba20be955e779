import { airspacesCrossed } from '#domain/airspace/airspaces-crossed';
import { heightsOfTrack } from '#domain/airspace/flight-heights';
import { airspaceOfWire } from '#domain/airspace/wire-airspace';
import { readTrack } from '#domain/track/read-track';
import type { CrossingsRequest, CrossingsResponse } from './use-airspaces.ts';

// Reads the file once more, for the altitudes of both sensors, which the page itself does not need.
addEventListener('message', ({ data }: MessageEvent<CrossingsRequest>) => {
  const reading = readTrack(new Uint8Array(data.bytes), data.range);
  const crossings: CrossingsResponse =
    reading.state === 'ready'
      ? airspacesCrossed(heightsOfTrack(reading.track, data.ground), data.airspaces.map(airspaceOfWire))
      : null;
  postMessage(crossings);
});

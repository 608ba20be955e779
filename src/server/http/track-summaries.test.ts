import { describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { igcNumber } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { saved, signUpPilot } from '#test/servers/visitor';

type Summaries = { readonly tracks: readonly { readonly flightId: number; readonly file: string }[] };

describe.each(DATABASES)('the list of tracks on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('has the file, part, times and launch of each flight with a track, and nothing of a deleted one', async () => {
    const pilot = await signUpPilot(server().url);
    for (const igc of [igcNumber(1), null, igcNumber(2), igcNumber(3)]) await saved(pilot, 'flight', aFlight({ igc }));
    await saved(pilot, 'flight', { id: 3, see: false });
    const launch = { lat: expect.closeTo(46.6863, 3), lng: expect.closeTo(7.8632, 3) };
    const { tracks } = (await pilot.get<Summaries>('/api/tracks')).body;
    const { body: first } = await pilot.get<{ file: string }>('/api/flights/1/track');
    expect(tracks).toEqual([
      { flightId: 1, file: first.file, range: null, ...timesOn('2020-01-02'), launch },
      { flightId: 4, file: expect.stringMatching(/^[\da-f]{64}$/), range: null, ...timesOn('2020-01-04'), launch },
    ]);
  });

  it('leaves out a track that is still to be analysed again', async () => {
    const pilot = await signUpPilot(server().url);
    for (const igc of [igcNumber(1), igcNumber(2)]) await saved(pilot, 'flight', aFlight({ igc }));
    const { db } = server().context;
    await db
      .updateTable('tracks')
      .set({ analysis: '{}', analysis_version: 0 })
      .where('pilot_id', '=', pilot.pilotId ?? 0)
      .where('flight_id', '=', 1)
      .execute();
    const { tracks } = (await pilot.get<Summaries>('/api/tracks')).body;
    expect(tracks.map(({ flightId }) => flightId)).toEqual([2]);
  });
});

function timesOn(date: string) {
  const start = Date.parse(`${date}T10:00:00Z`) / 1_000;
  const soon = (from: number) => expect.toSatisfy((time: number) => time >= from && time <= from + 120);
  return { launchTime: soon(start), landingTime: soon(start + 240) };
}

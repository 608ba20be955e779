import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ResponseOf } from '#contract/endpoint';
import type { trackOfFlight } from '#contract/tracks';
import type { TimeRange } from '#domain/track/flight/time-range';
import { readTrack } from '#domain/track/read-track';
import { sha256Of } from '#server/encoding/sha256';
import { queueTrackUpdates, updateTracks } from '#server/services/tracks/track-updates';
import { flownPath, igcFile, type Leg } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { verified } from '#test/servers/account-calls';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

/** Before they are computed. */
const NO_DOUBT = { doubt: null, beginsInAir: false };
const NO_FINDINGS = { findings: null, findingsFailed: false };
const STAND: Leg = { seconds: 900 };
const GLIDE: Leg = { seconds: 600, speed: 10, heading: 90, climb: -1 };
const UP: Leg = { ...GLIDE, climb: 1 };
const SWISS = { at: 21_600, lat: 46.6863, lng: 7.8632, altitude: 1_900 };
const WELSH = { at: 21_600 + 12 * 3600, lat: 51.6, lng: -3.4, altitude: 500 };
/** Two flights in the morning, one of them longer; the third in the evening, in another time zone. */
const DAY = [
  ...flownPath(SWISS, [STAND, GLIDE, STAND, UP, GLIDE, STAND]),
  ...flownPath(WELSH, [STAND, { ...GLIDE, climb: -0.5 }, STAND]),
];
const dayOn = (date: string) => igcFile({ date, fixes: DAY });
const IGC = dayOn('2025-05-31');

function flightsOf(igc: string): readonly TimeRange[] {
  const reading = readTrack(Buffer.from(igc));
  if (reading.state !== 'ready') throw new Error('The track of this test is unreadable.');
  return reading.track.flights.map(({ launchTime, landingTime }) => ({ from: launchTime, to: landingTime }));
}

const RANGES = flightsOf(IGC);

describe('flights that are parts of a file', () => {
  const server = runningServer();

  const trackOf = async (pilot: Visitor, id: number) =>
    (await pilot.get<NonNullable<ResponseOf<typeof trackOfFlight>>>(`/api/flights/${id}/track`)).body;
  const analysesOf = async ({ pilotId }: Visitor) => {
    const { db } = server().context;
    const rows = db
      .selectFrom('tracks')
      .select('analysis')
      .where('pilot_id', '=', pilotId ?? 0)
      .orderBy('flight_id');
    return (await rows.execute()).map(({ analysis }) => JSON.parse(analysis));
  };
  const filesOf = ({ pilotId }: Visitor) =>
    server()
      .context.db.selectFrom('track_files')
      .select('sha256')
      .where('pilot_id', '=', pilotId ?? 0)
      .execute();
  const pilotWithDay = async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    for (const igcRange of RANGES)
      await saved(pilot, 'flight', aFlight({ igc: IGC, igcRange, igcFileName: 'day.igc' }));
    return pilot;
  };

  it('share the file, which stays as it is, and have each their own part, analysis and time zone', async () => {
    const pilot = await pilotWithDay();
    const file = sha256Of(Buffer.from(IGC));
    expect(await filesOf(pilot)).toEqual([{ sha256: file }]);
    const tracks = [await trackOf(pilot, 1), await trackOf(pilot, 2), await trackOf(pilot, 3)];
    const zones = ['Europe/Zurich', 'Europe/Zurich', 'Europe/London'];
    expect(tracks).toEqual(
      RANGES.map((range, i) => ({
        file,
        range,
        flown: range,
        timeZoneId: zones[i],
        ...NO_FINDINGS,
        ground: null,
        ...NO_DOUBT,
      })),
    );
    expect(await analysesOf(pilot)).toMatchObject(
      RANGES.map(({ from, to }) => ({ launchTime: from, landingTime: to, airtime: Math.ceil((to - from) / 60) })),
    );
    const { flights } = await loaded(pilot);
    const profiles = flights.map((flight) => flight.see && flight.profile);
    expect(new Set(profiles).size).toBeGreaterThan(1);
    const bytes = await pilot.ask(`/api/flights/3/igc?pilotId=${pilot.pilotId}&csrf=${pilot.cookies.get('csrf')}`);
    expect(await bytes.text()).toBe(IGC);
  });

  it('keep their part with a save without a track, lose it with the whole file, and get another', async () => {
    const pilot = await pilotWithDay();
    await saved(pilot, 'flight', aFlight({ id: 1, remarks: 'kept' }));
    expect((await trackOf(pilot, 1)).range).toEqual(RANGES[0]);
    await saved(pilot, 'flight', aFlight({ id: 1, igc: IGC }));
    expect((await trackOf(pilot, 1)).range).toBeNull();
    expect((await analysesOf(pilot))[0]).toMatchObject({ launchTime: RANGES[1]?.from });
    const trimmed = { from: (RANGES[0]?.from ?? 0) + 60, to: (RANGES[0]?.to ?? 0) - 60 };
    await saved(pilot, 'flight', aFlight({ id: 1, igc: IGC, igcRange: trimmed }));
    expect((await trackOf(pilot, 1)).range).toEqual(trimmed);
    expect((await analysesOf(pilot))[0]).toMatchObject({ launchTime: trimmed.from, landingTime: trimmed.to });
  });

  it('may be after January 2038, where Unix seconds have more than 31 bits', async () => {
    const igc = dayOn('2041-05-31');
    const [igcRange] = flightsOf(igc);
    expect(igcRange?.from).toBeGreaterThan(2 ** 31);
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc, igcRange: igcRange ?? null }));
    expect((await trackOf(pilot, 1)).range).toEqual(igcRange);
  });

  it.each([
    ['before the file', { from: 0, to: 1_000 }],
    ['that ends before it begins', { from: RANGES[0]?.to ?? 0, to: RANGES[0]?.from ?? 0 }],
  ])('cannot be a part %s', async (_, igcRange) => {
    const pilot = await signUpPilot(server().url);
    const response = await pilot.post('/api/data', { dataType: 'flight', data: aFlight({ igc: IGC, igcRange }) });
    expect(errorOf(response)).toEqual({ type: 'validationError', errors: { igc: 'No flight records in IGC file.' } });
    expect(await filesOf(pilot)).toEqual([]);
  });

  it.each([[{ from: 1 }], [{ from: -1, to: 5 }], [{ from: 0.5, to: 5 }], ['1-5'], [{ from: 1, to: 2, by: 3 }]])(
    'are not described by %j',
    async (igcRange) => {
      const pilot = await signUpPilot(server().url);
      const data = { ...aFlight({ igc: IGC }), igcRange };
      expect((await pilot.post('/api/data', { dataType: 'flight', data })).status).toBe(400);
    },
  );

  it('are analysed again as the parts they are', async () => {
    const pilot = await pilotWithDay();
    const before = await analysesOf(pilot);
    const { context } = server();
    await context.db.updateTable('tracks').set({ analysis_version: 0, analysis: '{}', zone: null }).execute();
    await queueTrackUpdates(context);
    await updateTracks(context, new AbortController().signal);
    expect(await analysesOf(pilot)).toEqual(before);
    expect(await trackOf(pilot, 3)).toMatchObject({ range: RANGES[2], timeZoneId: 'Europe/London' });
  });

  it('are exported with their parts', async () => {
    const pilot = await pilotWithDay();
    await saved(pilot, 'flight', aFlight());
    const query = new URLSearchParams({ csrf: pilot.cookies.get('csrf') ?? '', pilotId: String(pilot.pilotId) });
    const files = unzipSync(new Uint8Array(await (await pilot.ask(`/api/export?${query}`)).arrayBuffer()));
    const { flights } = JSON.parse(strFromU8(files['data/logbook.json'] ?? new Uint8Array()));
    const [path] = Object.keys(files).filter((name) => name.startsWith('tracks/'));
    expect(Object.keys(files).filter((name) => name.startsWith('tracks/'))).toEqual([path]);
    expect(flights).toMatchObject([...RANGES.map((range) => ({ track: { path, range } })), { track: null }]);
    expect(strFromU8(files[path ?? ''] ?? new Uint8Array())).toBe(IGC);
  });
});

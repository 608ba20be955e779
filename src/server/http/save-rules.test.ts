import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '#contract/messages/en/problems';
import { textsByField } from '#contract/messages/problem-text';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { errorOf, loaded, problemsIn, saved, signUpPilot } from '#test/servers/visitor';

const REMARKS = 'Remarks exceeds maximum field length 10000 characters';
const COORDINATES = 'Coordinates must be in Decimal Degrees format, like 38.8897°, -77.0089° or 45.455678 56.452332';
const UNKEEPABLE = 'contains characters that cannot be saved';
const NOT_WHOLE = 'must be round number, greater than 0';
const NOT_NUMBER = 'must be number greater than 0';

/** What is saved, and its messages in `docs/behaviour.md`, 'Forms'. */
const RULES: readonly [string, object, Record<string, string>][] = [
  ['flight', aFlight({ date: '' }), { date: 'Date cannot be empty' }],
  ['flight', aFlight({ date: '2026-02-30' }), { date: 'Date must be in yyyy-mm-dd format' }],
  ['flight', aFlight({ date: '1899-12-31' }), { date: 'Date must be in yyyy-mm-dd format' }],
  ['flight', aFlight({ time: '24:00' }), { time: 'Time must be in hh:mm format' }],
  ['flight', aFlight({ time: '9:05' }), { time: 'Time must be in hh:mm format' }],
  ['flight', aFlight({ altitude: -1 }), { altitude: `Altitude ${NOT_NUMBER}` }],
  ['flight', aFlight({ altitude: 1e300 }), { altitude: `Altitude ${NOT_NUMBER}` }],
  [
    'flight',
    aFlight({ altitude: 'high', airtime: {} }),
    { altitude: `Altitude ${NOT_NUMBER}`, airtime: `Airtime ${NOT_WHOLE}` },
  ],
  ['flight', aFlight({ airtime: 1.5 }), { airtime: `Airtime ${NOT_WHOLE}` }],
  ['flight', aFlight({ airtime: 2 ** 31 }), { airtime: `Airtime ${NOT_WHOLE}` }],
  ['flight', aFlight({ remarks: 'x'.repeat(10_001) }), { remarks: REMARKS }],
  ['flight', aFlight({ remarks: 'a\0b' }), { remarks: `Remarks ${UNKEEPABLE}` }],
  ['flight', aFlight({ remarks: '\ud800' }), { remarks: `Remarks ${UNKEEPABLE}` }],
  ['flight', aFlight({ igcFileName: '\udc00.igc' }), { igcFileName: `File name ${UNKEEPABLE}` }],
  ['flight', aFlight({ date: '\0' }), { date: 'Date must be in yyyy-mm-dd format' }],
  ['site', aSite({ name: ' ' }), { name: 'Site name cannot be empty' }],
  ['site', aSite({ name: 'x'.repeat(101) }), { name: 'Site name exceeds maximum field length 100 characters' }],
  [
    'site',
    aSite({ location: 'x'.repeat(1_001) }),
    { location: 'Location exceeds maximum field length 1000 characters' },
  ],
  ['site', aSite({ lat: null }), { coordinates: 'Require either both latitude and longitude or neither' }],
  ['site', aSite({ lat: '48' }), { coordinates: COORDINATES }],
  ['site', aSite({ lat: 90.1 }), { coordinates: COORDINATES }],
  ['site', aSite({ lng: -181 }), { coordinates: COORDINATES }],
  ['site', aSite({ launchAltitude: -0.1 }), { launchAltitude: `Launch Altitude ${NOT_NUMBER}` }],
  ['site', aSite({ remarks: 'x'.repeat(10_001) }), { remarks: REMARKS }],
  ['glider', aGlider({ name: '' }), { name: 'Glider name cannot be empty' }],
  ['glider', aGlider({ initialFlightNum: -1 }), { initialFlightNum: `Initial number of flights ${NOT_WHOLE}` }],
  ['glider', aGlider({ initialFlightNum: '12' }), { initialFlightNum: `Initial number of flights ${NOT_WHOLE}` }],
  ['glider', aGlider({ initialAirtime: 0.5 }), { initialAirtime: `Initial airtime ${NOT_WHOLE}` }],
  [
    'pilot',
    pilotInput({ userName: 'x'.repeat(101) }),
    { userName: 'Pilot name exceeds maximum field length 100 characters' },
  ],
  ['pilot', pilotInput({ initialFlightNum: 0.1 }), { initialFlightNum: `Initial number of flights ${NOT_WHOLE}` }],
];

describe('saving', () => {
  const server = runningServer();

  it.each(RULES)('rejects a %s like %j with the documented message', async (dataType, data, errors) => {
    const pilot = await signUpPilot(server().url);
    const response = await pilot.post('/api/data', { dataType, data });
    expect(response.status).toBe(422);
    expect(errorOf(response)).toEqual({ type: 'validationError', errors });
    expect(textsByField(PROBLEMS, problemsIn(response))).toEqual(errors);
    expect((await loaded(pilot)).lastModified).toBe(1);
  });
});

describe.each(DATABASES)('saving on $name', ({ create }) => {
  const server = runningServer({}, create);

  it.each([
    ['Site', aSite({ name: 'Ka\u0301ndel' }), aSite({ name: ' KÁNDEL ' })],
    ['Glider', aGlider(), aGlider({ name: 'rush 6' })],
  ])('rejects a second %s of the same name, whatever its case', async (subject, first, second) => {
    const dataType = subject.toLowerCase();
    const [pilot, other] = [await signUpPilot(server().url), await signUpPilot(server().url)];
    await saved(pilot, dataType, first);
    const response = await pilot.post('/api/data', { dataType, data: second });
    expect([response.status, errorOf(response).errors]).toEqual([
      422,
      { name: `${subject} with this name already exists` },
    ]);

    await saved(other, dataType, second);
    await saved(pilot, dataType, { ...second, id: 1 });
    await saved(pilot, dataType, { id: 1, see: false });
    expect((await saved(pilot, dataType, second)).savedId).toBe(2);
  });

  it('keeps valid values exactly', async () => {
    const pilot = await signUpPilot(server().url);
    const remarks = '🪂'.repeat(10_000);
    const altitude = 5_001 / 3.28084;
    await saved(pilot, 'flight', aFlight({ altitude, airtime: 2 ** 31 - 1, remarks }));
    await saved(pilot, 'site', aSite({ lat: -90, lng: 180, name: ' Tegelberg ', location: "O'Neill; drop table" }));
    const { flights, sites } = await loaded(pilot);
    expect(flights).toMatchObject([{ altitude, airtime: 2 ** 31 - 1, remarks }]);
    expect(sites).toMatchObject([{ lat: -90, lng: 180, name: 'Tegelberg', location: "O'Neill; drop table" }]);
  });

  it('uses defaults for missing fields', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', { id: 0, date: '2026-01-01' });
    await saved(pilot, 'site', { id: 0, name: 'Somewhere' });
    const { flights, sites } = await loaded(pilot);
    expect(flights).toMatchObject([{ time: null, siteId: null, gliderId: null, altitude: 0, airtime: 0, remarks: '' }]);
    expect(sites).toMatchObject([{ location: '', lat: null, lng: null, launchAltitude: 0, remarks: '' }]);
  });

  it.each([
    { dataType: 'flight', of: 'flights', sent: aFlight(), later: { tags: ['tandem'] }, blank: { tags: [] } },
    {
      dataType: 'glider',
      of: 'gliders',
      sent: aGlider(),
      later: { checkedOn: '2026-03-01', checkMonths: 24, checkHours: 150, checkFlights: 300 },
      blank: { checkedOn: null, checkMonths: 0, checkHours: 0, checkFlights: 0 },
    },
  ] as const)('keeps fields of a $dataType that an older page does not send', async ({ dataType, of, ...fields }) => {
    const { sent, later, blank } = fields;
    const pilot = await signUpPilot(server().url);
    await saved(pilot, dataType, sent);
    expect((await loaded(pilot))[of]).toMatchObject([blank]);
    await saved(pilot, dataType, { ...sent, id: 1, ...later });
    await saved(pilot, dataType, { ...sent, id: 1, remarks: 'Older' });
    expect((await loaded(pilot))[of]).toMatchObject([{ ...later, remarks: 'Older' }]);
    await saved(pilot, dataType, { ...sent, id: 1, ...blank });
    expect((await loaded(pilot))[of]).toMatchObject([blank]);
  });
});

import { describe, expect, it } from 'vitest';
import { type TotalsResponse, totals } from '#contract/totals';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { verified } from '#test/servers/account-calls';
import { runningServer } from '#test/servers/running-server';
import { askWithToken, createdToken } from '#test/servers/token-calls';
import { saved, signUpPilot, type Visitor } from '#test/servers/visitor';

describe.each(DATABASES)('the totals of a logbook on $name', ({ create }) => {
  const server = runningServer({ clock: () => new Date('2026-07-01T23:30:00Z') }, create);

  const totalsOf = async (pilot: Visitor, fields = {}): Promise<TotalsResponse> => {
    const { secret } = await createdToken(pilot, 'logbook:read');
    const response = await askWithToken(server().url, secret, { endpoint: totals, fields });
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    return response.json();
  };

  it('say how much was flown in all, and by year, site and glider', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const rule = { count: 'flights', least: 2, days: 40, tag: '', glider: '' };
    await saved(pilot, 'pilot', pilotInput({ initialFlightNum: 40, initialAirtime: 600, currencyRules: [rule] }));
    for (const name of ['Brauneck', 'Never flown']) await saved(pilot, 'site', aSite({ name }));
    await saved(pilot, 'glider', aGlider({ name: 'Rush 6', initialFlightNum: 10, initialAirtime: 100 }));
    await saved(pilot, 'glider', aGlider({ name: 'Old', initialFlightNum: 0, initialAirtime: 0 }));
    const flown = [
      { date: '2025-05-03', airtime: 60, siteId: 1, gliderId: 1 },
      { date: '2026-06-03', airtime: 30, siteId: 1, gliderId: 1 },
      { date: '2026-06-30', airtime: 15, siteId: null, gliderId: null, altitude: 1_850 },
      { date: '2026-06-30', airtime: 45, siteId: 1, gliderId: 1, time: '10:00' },
    ];
    for (const flight of flown) await saved(pilot, 'flight', aFlight(flight));
    await saved(pilot, 'flight', aFlight({ date: '2026-06-30', airtime: 500 }));
    await saved(pilot, 'flight', { id: 5, see: false });
    expect(await totalsOf(pilot)).toEqual({
      today: '2026-07-01',
      flights: 44,
      airtime: 750,
      distance: 0,
      before: { flights: 40, airtime: 600 },
      thisYear: { flights: 3, airtime: 90, distance: 0 },
      byYear: [
        { year: 2026, flights: 3, airtime: 90, distance: 0 },
        { year: 2025, flights: 1, airtime: 60, distance: 0 },
      ],
      bySite: [
        { id: 1, name: 'Brauneck', flights: 3, airtime: 135, distance: 0 },
        { id: null, name: null, flights: 1, airtime: 15, distance: 0 },
      ],
      byGlider: [
        { id: 1, name: 'Rush 6', flights: 13, airtime: 235, distance: 0 },
        { id: null, name: null, flights: 1, airtime: 15, distance: 0 },
      ],
      lastFlight: {
        id: 3,
        date: '2026-06-30',
        time: null,
        airtime: 15,
        altitude: 1_850,
        distance: null,
        site: null,
        glider: null,
        daysAgo: 1,
      },
      due: [],
      currency: [{ ...rule, state: 'met', amount: 3, lapsesOn: '2026-08-09' }],
    });
  });

  it('say what is due on the pilot’s own day, the most urgent first', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    await saved(pilot, 'glider', aGlider({ name: 'Fine', checkedOn: '2026-06-01', checkMonths: 24 }));
    await saved(pilot, 'glider', aGlider({ name: 'Tomorrow', checkedOn: '2024-07-02', checkMonths: 24 }));
    await saved(pilot, 'glider', aGlider({ name: 'Unchecked' }));
    const due = async (fields = {}) =>
      (await totalsOf(pilot, fields)).due.map(({ name, what, state, daysLeft }) => [name, what, state, daysLeft]);
    expect(await due()).toEqual([
      ['Tomorrow', 'check', 'soon', 1],
      ['Fine', 'check', 'fine', 701],
    ]);
    expect((await due({ today: '2026-07-02' }))[0]).toEqual(['Tomorrow', 'check', 'due', 0]);
  });

  it('say when a rule of currency lapses, or has lapsed', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const rule = { count: 'flights', least: 1, days: 40, tag: '', glider: '' };
    await saved(pilot, 'pilot', pilotInput({ currencyRules: [rule] }));
    await saved(pilot, 'flight', aFlight({ date: '2026-06-30' }));
    for (const [today, state] of [
      ['2026-07-31', 'soon'],
      ['2026-08-09', 'lapsed'],
    ])
      expect((await totalsOf(pilot, { today })).currency).toMatchObject([{ state, lapsesOn: '2026-08-09' }]);
  });

  it('of an empty logbook are noughts', async () => {
    const nothing = { flights: 0, airtime: 0, distance: 0 };
    expect(await totalsOf(await verified(await signUpPilot(server().url), server().context))).toEqual({
      today: '2026-07-01',
      ...nothing,
      before: { flights: 0, airtime: 0 },
      thisYear: nothing,
      byYear: [],
      bySite: [],
      byGlider: [],
      lastFlight: null,
      due: [],
      currency: [],
    });
  });

  it('are refused for a day that is none', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const { secret } = await createdToken(pilot, 'logbook:read');
    for (const today of ['today', '2026-02-30', '1899-01-01', '']) {
      const { status } = await askWithToken(server().url, secret, { endpoint: totals, fields: { today } });
      expect([today, status]).toEqual([today, 400]);
    }
  });
});

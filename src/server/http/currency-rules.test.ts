import { describe, expect, it } from 'vitest';
import { aGlider, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const RULE = { count: 'flights', least: 3, days: 90, tag: '', glider: '' };

describe.each(DATABASES)('the rules of currency on $name', ({ create }) => {
  const server = runningServer({}, create);

  async function pilotWith(...currencyRules: readonly object[]): Promise<Visitor> {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'pilot', pilotInput({ currencyRules }));
    return pilot;
  }
  const rulesOf = async (pilot: Visitor) => (await loaded(pilot)).pilot?.currencyRules;

  it('are refused in words where they are too many, or ask for no whole number, and nothing is lost', async () => {
    const pilot = await pilotWith(RULE);
    for (const [currencyRules, problem] of [
      [Array.from({ length: 11 }, () => RULE), { code: 'tooManyItems', max: 10 }],
      [[{ ...RULE, least: 0 }], { code: 'notWhole' }],
      [[RULE, { ...RULE, days: 1.5 }], { code: 'notWhole' }],
      [[{ ...RULE, days: 4_000 }], { code: 'tooFar', max: 3_653 }],
      [[{ ...RULE, tag: 'x'.repeat(31) }], { code: 'tooLong', max: 30 }],
    ] as const) {
      const { status, body } = await pilot.post('/api/data', {
        dataType: 'pilot',
        data: pilotInput({ currencyRules }),
      });
      expect([status, JSON.stringify(body)]).toEqual([
        422,
        expect.stringContaining(JSON.stringify(problem).slice(1, -1)),
      ]);
    }
    expect(await rulesOf(pilot)).toEqual([RULE]);
  });

  it('follow a glider to its new name, and stay when it is deleted', async () => {
    const [ofGlider, ofOther] = [
      { ...RULE, glider: 'alpha 28' },
      { ...RULE, glider: 'Beta' },
    ];
    const pilot = await pilotWith(ofGlider, RULE, ofOther);
    const { savedId: id } = await saved(pilot, 'glider', aGlider({ name: 'Alpha 28' }));
    const { pilot: renamed } = await saved(pilot, 'glider', aGlider({ id, name: 'Alpha 3' }));
    expect(renamed?.currencyRules).toEqual([{ ...RULE, glider: 'Alpha 3' }, RULE, ofOther]);
    await saved(pilot, 'glider', { id, see: false });
    expect(await rulesOf(pilot)).toEqual([{ ...RULE, glider: 'Alpha 3' }, RULE, ofOther]);
  });

  it('that are damaged in the database cost nothing else of the pilot', async () => {
    const pilot = await pilotWith(RULE);
    await rowsOf(server().context.db, `update pilots set currency_rules = '[{' where id = ${pilot.pilotId}`);
    expect((await loaded(pilot)).pilot).toMatchObject({ userName: 'Ann Arbor', currencyRules: [] });
  });
});

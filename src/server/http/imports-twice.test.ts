import { describe, expect, it } from 'vitest';
import { aFlight, aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { igcNumber, importedPart, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { type Fields, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const { id: _, ...FLIGHT } = aFlight();
const row = (ref: string, named: Fields = {}): Fields => ({ ref, ...FLIGHT, ...named });
const track = (number: number, named: Fields = {}): Fields =>
  row(`track ${number}`, { igc: igcNumber(number), ...named });

describe.each(DATABASES)('two imports of the same files at once on $name', ({ create }) => {
  const server = runningServer({}, create);

  /** Two tabs that have compared the files with the same logbook; sends a part of the first or the second. */
  async function twoRuns(pilot: Visitor, comparedUpTo = 0) {
    const runs = [await startedRun(pilot), await startedRun(pilot)] as const;
    return async (tab: 0 | 1, flights: readonly Fields[]) => {
      const results = await importedPart(pilot, runs[tab], { comparedUpTo, flights });
      return results.map((result) => (result.state === 'saved' ? [result.effect, result.id] : result.state));
    };
  }

  it('add each track once, whichever comes first', async () => {
    const pilot = await signUpPilot(server().url);
    const send = await twoRuns(pilot);
    expect(await send(0, [track(1), track(2)])).toEqual([
      ['added', 1],
      ['added', 2],
    ]);
    expect(await send(1, [track(3), track(2), track(1)])).toEqual([
      ['added', 3],
      ['unchanged', 2],
      ['unchanged', 1],
    ]);
    expect(await send(0, [track(3)])).toEqual([['unchanged', 3]]);
    expect((await loaded(pilot)).flights).toHaveLength(3);
  });

  it('add two parts of one file, which are two flights', async () => {
    const pilot = await signUpPilot(server().url);
    const send = await twoRuns(pilot);
    const start = Date.parse('2020-01-02T10:00:00Z') / 1000;
    const part = (ref: string, from: number) =>
      track(1, { ref, igcRange: { from: start + from, to: start + from + 120 } });
    expect(await send(0, [part('a', 20)])).toEqual([['added', 1]]);
    expect(await send(1, [part('a', 20), part('b', 150)])).toEqual([
      ['unchanged', 1],
      ['added', 2],
    ]);
  });

  it('add equal ground handling beside what the logbook had, once: by a repeated part, and by a second run', async () => {
    const pilot = await signUpPilot(server().url);
    const { savedId: gliderId } = await saved(pilot, 'glider', aGlider());
    const fields = { date: '2026-05-03', duration: 60, gliderId };
    await saved(pilot, 'handling', { id: 0, ...fields });
    const runs = [await startedRun(pilot), await startedRun(pilot)] as const;
    const part = { handlingsComparedUpTo: 1, handlings: ['a', 'b'].map((ref) => ({ ref, ...fields })) };
    const effects = async (run: number) =>
      (await importedPart(pilot, run, part)).map((result) =>
        result.state === 'saved' ? [result.effect, result.id] : [],
      );
    expect(await effects(runs[0])).toEqual([
      ['added', 2],
      ['added', 3],
    ]);
    expect((await effects(runs[0])).map(([, id]) => id)).toEqual([2, 3]);
    expect(await effects(runs[1])).toEqual([
      ['unchanged', 2],
      ['unchanged', 3],
    ]);
    expect((await loaded(pilot)).handlings).toHaveLength(3);
  });

  it('add rows without a track once, and equal rows of a file as many times as it has them', async () => {
    const pilot = await signUpPilot(server().url);
    const send = await twoRuns(pilot);
    const other = row('c', { remarks: 'Another one' });
    expect(await send(0, [row('a'), row('b')])).toEqual([
      ['added', 1],
      ['added', 2],
    ]);
    expect(await send(1, [row('a'), other])).toEqual([
      ['unchanged', 1],
      ['added', 3],
    ]);
    expect(await send(1, [row('b'), row('d')])).toEqual([
      ['unchanged', 2],
      ['added', 4],
    ]);
    expect(await send(0, [other, row('d')])).toEqual([
      ['unchanged', 3],
      ['unchanged', 4],
    ]);
    expect((await loaded(pilot)).flights).toHaveLength(4);
  });

  it('add what is like a flight that was compared before: the pilot has decided it', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight({ igc: igcNumber(1), igcFileName: 'a.igc' }));
    const send = await twoRuns(pilot, 1);
    expect(await send(0, [track(1), row('a')])).toEqual([
      ['added', 2],
      ['added', 3],
    ]);
  });

  it('add what was deleted again meanwhile', async () => {
    const pilot = await signUpPilot(server().url);
    const send = await twoRuns(pilot);
    await send(0, [track(1)]);
    await saved(pilot, 'flight', { id: 1, see: false });
    expect(await send(1, [track(1)])).toEqual([['added', 2]]);
  });

  it('add what is like a flight in every field but one, and not what is refused', async () => {
    const pilot = await signUpPilot(server().url);
    const [site, glider] = [
      (await saved(pilot, 'site', aSite())).savedId,
      (await saved(pilot, 'glider', aGlider())).savedId,
    ];
    const send = await twoRuns(pilot);
    const whole = {
      time: '11:30',
      altitude: 1234.5,
      airtime: 61,
      siteId: site,
      gliderId: glider,
      remarks: 'Ümläut',
      tags: ['a', 'b'],
    };
    expect(await send(0, [row('a', whole)])).toEqual([['added', 1]]);
    const differing = [
      { date: '2001-01-01' },
      { time: null },
      { time: '11:31' },
      { altitude: 1234 },
      { airtime: 62 },
      { siteId: null },
      { gliderId: null },
      { remarks: 'ümläut' },
      { tags: ['a'] },
      { tags: ['b', 'a'] },
    ];
    const others = differing.map((named, index) => row(`other ${index}`, { ...whole, ...named }));
    expect(await send(1, others)).toEqual(differing.map((_, index) => ['added', 2 + index]));
    expect(await send(1, [row('wrong', { ...whole, airtime: 0.5 }), row('b', whole)])).toEqual([
      'refused',
      ['unchanged', 1],
    ]);
    expect(await send(0, others)).toEqual(differing.map((_, index) => ['unchanged', 2 + index]));
  });

  it('compare with the whole logbook for a page that does not say what it has compared', async () => {
    const pilot = await signUpPilot(server().url);
    const first = await startedRun(pilot);
    await importedPart(pilot, first, { flights: [row('a'), row('b'), track(1)] });
    const second = await startedRun(pilot);
    const results = await importedPart(pilot, second, { flights: [row('x'), track(1), row('y'), row('z')] });
    expect(results.map((result) => (result.state === 'saved' ? [result.effect, result.id] : result.state))).toEqual([
      ['unchanged', 1],
      ['unchanged', 3],
      ['unchanged', 2],
      ['added', 4],
    ]);
  });
});

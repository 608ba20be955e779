import { describe, expect, it } from 'vitest';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { finishedRun, importedPart, sentPart, startedRun, undoneRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';

const PILOT = pilotInput({ userName: ' Archived ', initialFlightNum: 40, homeLeague: 'leonardo' });

describe.each(DATABASES)('the pilot’s fields in an import on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('are saved while the logbook is empty, with the items of the same part, and once', async () => {
    const pilot = await signUpPilot(server().url);
    const run = await startedRun(pilot);
    const part = { pilot: PILOT, gliders: [{ ref: 'g', name: 'Alpha' }] };
    const [first] = await importedPart(pilot, run, part);
    expect(first).toEqual({ dataType: 'pilot', ref: 'pilot', state: 'saved', id: pilot.pilotId, effect: 'filled' });
    expect((await loaded(pilot)).pilot).toMatchObject({ userName: 'Archived', homeLeague: 'leonardo' });
    await saved(pilot, 'pilot', pilotInput({ userName: 'Own' }));
    expect((await importedPart(pilot, run, part))[0]).toEqual(first);
    expect((await loaded(pilot)).pilot).toMatchObject({ userName: 'Own' });
    expect((await finishedRun(pilot, run)).counts).toMatchObject({ added: 0, filled: 0, gliders: 1, pilot: 1 });
  });

  it('take no rules of currency away that the archive does not have', async () => {
    const pilot = await signUpPilot(server().url);
    const currencyRules = [{ count: 'hours', least: 3, days: 90, tag: '', glider: '' }];
    await saved(pilot, 'pilot', pilotInput({ currencyRules }));
    await importedPart(pilot, await startedRun(pilot), { pilot: PILOT });
    expect((await loaded(pilot)).pilot).toMatchObject({ userName: 'Archived', currencyRules });
  });

  it.each([
    ['flight', aFlight()],
    ['site', aSite()],
    ['glider', aGlider()],
  ])('stay as they are beside a %s', async (dataType, fields) => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, dataType, fields);
    const before = (await loaded(pilot)).pilot;
    const results = await importedPart(pilot, await startedRun(pilot), { pilot: PILOT });
    expect(results).toMatchObject([{ dataType: 'pilot', effect: 'unchanged' }]);
    expect((await loaded(pilot)).pilot).toEqual(before);
  });

  it('get flights before this logbook where they have none; an undo takes them back', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight());
    const former = (await loaded(pilot)).pilot;
    const part = { before: { initialFlightNum: 150, initialAirtime: 2_300 } };
    const run = await startedRun(pilot);
    expect(await importedPart(pilot, run, part)).toMatchObject([
      { dataType: 'pilot', ref: 'before', effect: 'filled' },
    ]);
    expect((await loaded(pilot)).pilot).toMatchObject({ ...part.before, userName: former?.userName });
    await finishedRun(pilot, run);
    expect(await importedPart(pilot, await startedRun(pilot), part)).toMatchObject([{ effect: 'unchanged' }]);
    expect(await undoneRun(pilot, run)).toMatchObject({ kept: [], left: 0 });
    expect((await loaded(pilot)).pilot).toMatchObject({ initialFlightNum: 0, initialAirtime: 0 });
  });

  it('are refused with their problems, and the rest of the part is saved', async () => {
    const pilot = await signUpPilot(server().url);
    const wrong = { ...PILOT, initialFlightNum: -1 };
    const { body } = await sentPart(pilot, await startedRun(pilot), {
      pilot: wrong,
      gliders: [{ ref: 'g', name: 'A' }],
    });
    expect(body.results).toMatchObject([
      { dataType: 'pilot', state: 'refused', problems: [{ subject: 'pilot', field: 'initialFlightNum' }] },
      { dataType: 'glider', state: 'saved' },
    ]);
  });
});

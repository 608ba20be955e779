import { describe, expect, it } from 'vitest';
import { aFlight, aGlider, aSite, pilotInput } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { finishedRun, importedPart, sentPart, startedRun } from '#test/servers/import-calls';
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

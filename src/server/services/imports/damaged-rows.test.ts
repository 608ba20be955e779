import { describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { importedPart, startedRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, signUpPilot } from '#test/servers/visitor';
import { readRun } from './runs.ts';
import { undoRun } from './undo-run.ts';

const { id: _, ...FLIGHT } = aFlight();
const LOAD = { marker: { lastModified: 0, epoch: '' }, encoding: 'gzip' } as const;

describe.each(DATABASES)('damaged JSON of an import run on $name', ({ create }) => {
  const server = runningServer({}, create);

  async function runOfAFlight() {
    const pilot = await signUpPilot(server().url);
    const runId = await startedRun(pilot);
    await importedPart(pilot, runId, { flights: [{ ref: 'a', ...FLIGHT }] });
    return { pilot, key: { pilotId: pilot.pilotId ?? 0, runId } };
  }

  it('is an error that names the run', async () => {
    const { key } = await runOfAFlight();
    const { context } = server();
    const counts = '{"files":"1"}';
    await context.db.updateTable('import_runs').set({ counts }).where('pilot_id', '=', key.pilotId).execute();
    const name = `pilotId ${key.pilotId}, runId ${key.runId}`;
    await expect(readRun(context, key)).rejects.toThrow(
      `import_runs.counts of ${name} cannot be read: number at files`,
    );
  });

  it('is an error that names the item, and its undo changes nothing', async () => {
    const { pilot, key } = await runOfAFlight();
    const { context } = server();
    const before = await loaded(pilot);
    await context.db.updateTable('import_items').set({ after: '{' }).where('pilot_id', '=', key.pilotId).execute();
    const name = `pilotId ${key.pilotId}, runId ${key.runId}, dataType flight, ref a`;
    await expect(undoRun(context, key, LOAD)).rejects.toThrow(`import_items of ${name} cannot be read: parse_json`);
    expect(await loaded(pilot)).toEqual(before);
  });
});

import { describe, expect, it } from 'vitest';
import type { RunKey } from '#server/repositories/import-runs';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { finishedRun, importedPart, listedRuns, readRun, startedRun, undoneRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { loaded, signUpPilot } from '#test/servers/visitor';
import { undoRun } from './undo-run.ts';

const { id: _, ...FLIGHT } = aFlight();
const LOAD = { marker: { lastModified: 0, epoch: '' }, encoding: 'gzip' } as const;

describe.each(DATABASES)('damaged JSON of an import run on $name', ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);

  const damage = ({ pilotId, runId }: RunKey, columns: { readonly counts: string; readonly refused?: string }) =>
    server()
      .context.db.updateTable('import_runs')
      .set(columns)
      .where('pilot_id', '=', pilotId)
      .where('id', '=', runId)
      .execute();

  async function runOfAFlight() {
    const pilot = await signUpPilot(server().url);
    const runId = await startedRun(pilot);
    await importedPart(pilot, runId, { flights: [{ ref: 'a', ...FLIGHT }] });
    return { pilot, key: { pilotId: pilot.pilotId ?? 0, runId } };
  }

  it('leaves the run in the list, without what the page has counted, and names it in the log', async () => {
    const { pilot, key } = await runOfAFlight();
    const whole = await startedRun(pilot);
    const [{ counts: known } = { counts: {} }] = await listedRuns(pilot);
    await damage(key, { counts: '{"files":"1"}' });
    const unknown = { files: null, bytes: null, known: null, skipped: null, refused: null };
    const runs = await listedRuns(pilot);
    expect(runs.map(({ id }) => id)).toEqual([whole, key.runId]);
    expect(runs[0]?.counts).toEqual(known);
    const saved = { added: 1, filled: 0, sites: 0, gliders: 0, gear: 0, handlings: 0, pilot: 0 };
    expect(runs[1]?.counts).toEqual({ ...unknown, ...saved });
    const name = `pilotId ${key.pilotId}, runId ${key.runId}`;
    expect(lines.join()).toContain(`import_runs.counts of ${name} cannot be read: number at files`);
  });

  it('lets the run be read, ended and undone', async () => {
    const { pilot, key } = await runOfAFlight();
    await damage(key, { counts: '{', refused: '[{"name":1}]' });
    expect(await readRun(pilot, key.runId)).toMatchObject({ state: 'open', counts: { files: null }, refused: null });
    const counts = { files: 1, known: 0, skipped: 0, refused: 0 };
    const ended = await finishedRun(pilot, key.runId, { counts, refused: [] });
    expect(ended).toMatchObject({ state: 'done', counts: { ...counts, bytes: 0, added: 1 }, refused: [] });
    await damage(key, { counts: '{', refused: '{' });
    expect(await undoneRun(pilot, key.runId)).toMatchObject({ removed: 1, left: 0 });
    expect(await listedRuns(pilot)).toMatchObject([{ state: 'undone' }]);
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

import { expect, it } from 'vitest';
import { FINDINGS_VERSION } from '#domain/findings/findings';
import { ANALYSIS_VERSION } from '#domain/track/track';
import type { AppContext } from '#server/services/app-context';
import { computeAllFindings } from '#server/services/tracks/findings';
import { flownPath, igcFile } from '#test/builders/igc';
import { aFlight } from '#test/builders/items';
import { createSqliteFile } from '#test/databases/sqlite-file';
import { runCommand } from '#test/servers/run-command';
import { startTestServer } from '#test/servers/server';
import { saved, signUpPilot } from '#test/servers/visitor';

const LAUNCH = { at: 36_000, lat: 46.6863, lng: 7.8632, altitude: 1_500 };
const LEGS = [20, 105, 240, 310].map((heading) => ({ seconds: 150, speed: 10, climb: -1, heading }));
const IGC = igcFile({ fixes: flownPath(LAUNCH, [{ seconds: 60 }, ...LEGS, { seconds: 60 }], 5) });
const OLD = {
  profile: 'A',
  analysis: '{}',
  analysis_version: ANALYSIS_VERSION - 1,
  findings: '{}',
  findings_version: '1',
};

function storedIn({ db }: AppContext) {
  return db
    .selectFrom('tracks')
    .select(['profile', 'analysis', 'analysis_version', 'findings', 'findings_version'])
    .executeTakeFirstOrThrow();
}

it('the command reads tracks of an older version anew, computes their findings, and then finds nothing left', async () => {
  const database = await createSqliteFile();
  const server = await startTestServer({ database });
  try {
    const { context } = server;
    await saved(await signUpPilot(server.url), 'flight', aFlight({ igc: IGC }));
    await computeAllFindings(context, new AbortController().signal);
    const before = await storedIn(context);
    expect(before).toMatchObject({ analysis_version: ANALYSIS_VERSION, findings_version: FINDINGS_VERSION });
    await context.db.updateTable('tracks').set(OLD).execute();

    const output = await runCommand('reanalyse', database);
    expect(output).toContain('1 tracks were read anew, 0 could not be.\n');
    expect(output).toContain('The findings of 1 tracks were computed.\n');
    expect(await storedIn(context)).toEqual(before);

    const again = await runCommand('reanalyse', database);
    expect(again).toBe('0 tracks were read anew, 0 could not be.\nThe findings of 0 tracks were computed.\n');
  } finally {
    await server.close();
    await database.remove();
  }
});

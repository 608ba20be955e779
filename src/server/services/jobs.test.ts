import { describe, expect, it } from 'vitest';
import { addJob, type ClaimedJob, countJobs, removeJob } from '#server/repositories/jobs';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { runJobs } from './jobs.ts';

describe.each(DATABASES)('the jobs of a kind on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('are left to the next server once this one stops', async () => {
    const { context } = server();
    for (const key of ['1', '2']) await addJob(context.db, { kind: 'archive', key }, { payload: {}, nowS: 0 });
    const stopping = new AbortController();
    const run = async (job: ClaimedJob) => {
      await removeJob(context.db, job);
      stopping.abort();
    };
    await runJobs(context, { kind: 'archive', concurrency: 1, run }, stopping.signal);
    expect(await countJobs(context.db)).toContainEqual({ kind: 'archive', count: 1 });
  });
});

import { describe, expect, it } from 'vitest';
import { emailOfCopy, makeManyPilots } from '#test/builders/many-pilots';
import { DATABASES } from '#test/databases/databases';
import { logInPilot } from '#test/servers/visitor';
import { PASSWORD } from '../../scripts/bench/setup/logbooks.ts';
import { makeHotCalls } from './hot-calls.ts';
import { planFaults } from './plan-faults.ts';
import { startWatchedServer } from './watched-server.ts';

describe.each(DATABASES)('every statement of a pilot’s day on $name', ({ create }) => {
  it('finds its rows by the pilot or a unique key, however many other pilots there are', async () => {
    const database = await create();
    await makeManyPilots(database, 7, { flights: 60, tracks: 2 });
    const server = await startWatchedServer(database);
    try {
      const pilot = await logInPilot(server.url, { email: emailOfCopy(1), password: PASSWORD });
      await makeHotCalls(pilot);
      const statements = server.statements();
      expect(statements.length).toBeGreaterThan(50);
      expect(await planFaults(database.address, statements)).toEqual([]);
    } finally {
      await server.close();
      await database.remove();
    }
  });
});

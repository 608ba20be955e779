import { describe, expect, it } from 'vitest';
import { aFlight } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { dataUri } from '#test/servers/csv-upload';
import { runningServer } from '#test/servers/running-server';
import { loaded, saved, signUpPilot } from '#test/servers/visitor';

describe.each(DATABASES)('a database that fails, $name', ({ create }) => {
  const lines: string[] = [];
  const server = runningServer({ log: (line) => lines.push(line) }, create);

  it('is reported as a read or write error without details, and the data are there afterwards', async () => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'flight', aFlight());
    const { schema } = server().context.db;
    await schema.alterTable('flights').renameTo('flights_away').execute();
    const failures = {
      DBReadError: [await pilot.get('/api/data'), await pilot.get('/api/export')],
      DBWriteError: [
        await pilot.post('/api/data', { dataType: 'flight', data: aFlight() }),
        await pilot.post('/api/import-flights', { encodedContent: dataUri('date\n2026-05-03') }),
      ],
    };
    await schema.alterTable('flights_away').renameTo('flights').execute();
    for (const [type, responses] of Object.entries(failures)) {
      for (const response of responses)
        expect([response.status, response.body]).toEqual([500, { error: { type, requestId: expect.any(String) } }]);
    }
    expect(lines.filter((line) => line.includes('a call failed'))).toHaveLength(4);
    expect((await loaded(pilot)).flights).toHaveLength(1);
  });
});

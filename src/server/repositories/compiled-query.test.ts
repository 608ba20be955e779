import { describe, expect, it } from 'vitest';
import { DATABASES } from '#test/databases/databases';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';
import { compiledForItems, compiledOnce } from './compiled-query.ts';

interface NamedPilot {
  readonly pilotId: number;
  readonly name?: string | undefined;
}

const findNamed = compiledOnce((db, { pilotId, name }: NamedPilot) =>
  db
    .selectFrom('pilots')
    .select('id')
    .where('id', '=', pilotId)
    .where('user_name', '=', name ?? '')
    .compile(),
);

const findSince = compiledForItems((db, { pilotId, since }: { readonly pilotId: number; readonly since: number }) =>
  db.selectFrom('pilots').select('id').where('id', '=', pilotId).where('revision', '>', since).compile(),
);

describe.each(DATABASES)('a compiled query on $name', ({ create }) => {
  const server = runningServer({}, create);

  it('has the values of each call by their names', async () => {
    const { pilotId = 0 } = await signUpPilot(server().url);
    const { reader } = server().context;
    expect((await findNamed(reader, { name: '', pilotId })).rows).toEqual([{ id: pilotId }]);
    expect((await findNamed(reader, { pilotId, name: 'Ann' })).rows).toEqual([]);
    expect(await findSince(reader, { since: -1, pilotId })).toEqual([{ id: pilotId }]);
    expect(await findSince(reader, { pilotId, since: 1_000 })).toEqual([]);
  });

  it('without a value that it needs is an error that names it', async () => {
    const { reader } = server().context;
    for (const values of [{ pilotId: 1 }, { pilotId: 1, name: undefined }]) {
      expect(() => findNamed(reader, values)).toThrow('A compiled query has no value for name');
    }
  });
});

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rejectRunningServer } from '#server/backups/reject-running-server';
import { connect } from '#server/db/connect';
import type { Database } from '#server/db/database';
import { sinceLastServer } from '#server/repositories/running-servers';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import type { TestDatabase } from '#test/databases/sqlite-file';
import { createTestContext } from '#test/servers/server';

const ON_POSTGRESQL = DATABASES.filter(({ name }) => name === 'PostgreSQL');

describe.each(ON_POSTGRESQL)('the heartbeat of servers on $name', ({ createEmpty }) => {
  let database: TestDatabase;
  let opened: Database;

  beforeAll(async () => {
    database = await createEmpty();
    opened = connect(database.address, { purpose: 'maintenance', onLost: () => undefined });
  });

  afterAll(async () => {
    await opened?.db.destroy();
    await database?.remove();
  });

  it('tells a move that a server runs, until the last one stops', async () => {
    await rejectRunningServer(opened); // Nothing was migrated yet.
    const servers = [await createTestContext(database), await createTestContext(database)];
    for (const { close } of servers) {
      await expect(rejectRunningServer(opened)).rejects.toThrow(/seen \d+ s ago: stop it first/);
      await close();
    }
    await rejectRunningServer(opened);
  });

  it('is renewed while the server runs', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { close } = await createTestContext(database);
    await rowsOf(opened.db, 'update servers set seen_at_ms = seen_at_ms - 31000');
    await rejectRunningServer(opened);
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => sinceLastServer(opened)).toBeLessThan(30);
    await close();
    vi.useRealTimers();
  });

  it('of a killed server ends after half a minute', async () => {
    const { close } = await createTestContext(database);
    await rowsOf(opened.db, "insert into servers select 'killed', seen_at_ms - 20000 from servers");
    await close();
    await expect(rejectRunningServer(opened)).rejects.toThrow('counts for 30 s');
    await rowsOf(opened.db, 'update servers set seen_at_ms = seen_at_ms - 11000');
    await rejectRunningServer(opened);
  });
});

describe.each(ON_POSTGRESQL)('maintenance on $name', ({ createEmpty }) => {
  it('has no time limits in transactions, whatever the pool’s role has', async () => {
    const database = await createEmpty();
    const limits = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'];
    const first = connect(database.address, { purpose: 'maintenance', onLost: () => undefined });
    const named = new URL(database.address.kind === 'postgresql' ? database.address.url : '').pathname.slice(1);
    for (const limit of limits) await rowsOf(first.db, `alter database ${named} set ${limit} = '6s'`);
    await first.db.destroy();

    const { db } = connect(database.address, { purpose: 'maintenance', onLost: () => undefined });
    const shown = `select ${limits.map((name) => `current_setting('${name}') as ${name}`).join()}`;
    const [inside] = await db.transaction().execute((transaction) => rowsOf(transaction, shown));
    const [outside] = await rowsOf(db, shown);
    await db.destroy();
    await database.remove();
    expect(Object.values(Object(inside))).toEqual(['0', '0', '0']);
    expect(Object.values(Object(outside))).toEqual(['6s', '6s', '6s']);
  });
});

import { ColumnNode, type KyselyPlugin, type RootOperationNode, TableNode, UpdateQueryNode } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { ApiTokenInfo } from '#contract/account/api-tokens';
import { isoSeconds } from '#server/clock';
import { flightOn } from '#test/builders/sent-flight';
import { DATABASES } from '#test/databases/databases';
import { verified } from '#test/servers/account-calls';
import { listedRuns } from '#test/servers/import-calls';
import { inboxOf, newDevice, takeIn } from '#test/servers/inbox-calls';
import { runningServer } from '#test/servers/running-server';
import { createdToken } from '#test/servers/token-calls';
import { logInPilot, newVisitor, signUpPilot, type Visitor } from '#test/servers/visitor';
import { maintain } from './maintenance.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'a long password';
const TABLE = new TextEncoder().encode('date;airtime\n2026-05-03;60\n');

/** Columns of times that need no cap, each with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  'pilots.created_at': 'only shown to operators',
  'pilots.locked_at_s': 'compared with null, and shown to operators',
  'flights.created_at': 'tells items apart after a restore, so it never changes',
  'sites.created_at': 'see flights',
  'gliders.created_at': 'see flights',
  'gear.created_at': 'see flights',
  'handlings.created_at': 'see flights',
  'gliders.checked_on': 'entered by the pilot',
  'emailed_checks.due_on': 'follows from what the pilot has entered',
  'emailed_checks.emailed_on': 'the daily round deletes later ones',
  'jobs.run_at_s': 'one that is too late is due',
  'clock.seen_at_s': 'the time itself',
  'clock.steady_since_s': 'the time itself',
  'servers.seen_at_ms': 'by the clock of the database; later ones are ignored',
  'third_party_turns.next_at_ms': 'by the clock of the database; later ones are ignored',
  'admin_actions.done_at': 'the record of operators is never changed',
};

describe.each(DATABASES)('a wrong clock, and devices, on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T12:00:00Z');
  const server = runningServer({ clock: () => new Date(now) }, create);
  const newPilot = async () => verified(await signUpPilot(server().url, PASSWORD), server().context);
  /** Lets days pass on a server that runs. */
  const pass = async (days: number) => {
    for (let day = 0; day < days; day += 1) {
      now += DAY_MS;
      await maintain(server().context);
    }
  };
  const whileOff = async <T>(days: number, work: () => Promise<T>): Promise<T> => {
    now += days * DAY_MS;
    const result = await work();
    now -= days * DAY_MS;
    return result;
  };
  const again = (pilot: Visitor & { readonly email: string }) =>
    logInPilot(server().url, { email: pilot.email, password: PASSWORD });
  const tokensOf = async (pilot: Visitor) =>
    (await pilot.get<{ readonly tokens: readonly ApiTokenInfo[] }>('/api/tokens')).body.tokens;
  const ask = async (secret: string, path = '/api/token') =>
    (await newVisitor(server().url).ask(path, { headers: { authorization: `Bearer ${secret}` } })).status;
  const iso = () => isoSeconds(new Date(now));

  it('ahead extends no token, and the last use and error are known again at once', async () => {
    const pilot = await newPilot();
    const { secret } = await whileOff(400, async () => {
      const token = await createdToken(await again(pilot), 'tracks:add', { days: 30 });
      expect([await ask(token.secret), await ask(token.secret, '/api/totals')]).toEqual([200, 403]);
      return token;
    });
    expect([await ask(secret), await ask(secret, '/api/totals')]).toEqual([200, 403]);
    const [used] = await tokensOf(pilot);
    expect([used?.lastUsedAt, used?.lastError?.at].every((time) => time && time <= iso())).toBe(true);
    await pass(2);
    const [token] = await tokensOf(pilot);
    expect([token?.createdAt, token?.expiresAt].map((time) => Date.parse(time ?? '') <= now + 30 * DAY_MS)).toEqual([
      true,
      true,
    ]);
    expect(token?.createdAt && token.createdAt <= iso()).toBe(true);
    await pass(31);
    expect(await ask(secret)).toBe(401);
  });

  it('behind ends no token', async () => {
    const pilot = await newPilot();
    const { secret } = await createdToken(pilot, 'tracks:add', { days: 30 });
    const before = await tokensOf(pilot);
    await maintain(server().context);
    await whileOff(-400, async () => {
      await maintain(server().context);
      now += 20 * 60_000;
      await maintain(server().context);
    });
    await pass(2);
    expect(await tokensOf(await again(pilot))).toEqual(before);
    expect(await ask(secret)).toBe(200);
  });

  it('behind ends the wait of no file that came meanwhile', async () => {
    const pilot = await newPilot();
    const device = await newDevice(server().url, pilot);
    await maintain(server().context);
    await whileOff(-400, async () => {
      await maintain(server().context);
      expect(await device.send('flights.csv', TABLE)).toBe(200);
      await takeIn(server());
    });
    const waiting = async () => (await inboxOf(await again(pilot))).files.map(({ deletedAt }) => deletedAt);
    expect((await waiting()).every((day) => day >= iso().slice(0, 10))).toBe(true);
    await maintain(server().context);
    const [deletedAt] = await waiting();
    expect(Date.parse(deletedAt ?? '') - now).toBe(90 * DAY_MS);
    await pass(89);
    expect(await waiting()).toEqual([deletedAt]);
    await pass(2);
    expect(await waiting()).toEqual([]);
  });

  it('ahead puts the flights of later days in no run of the future', async () => {
    const pilot = await newPilot();
    const device = await newDevice(server().url, pilot);
    const send = async (day: string) => {
      expect(await device.send(`${day}.igc`, flightOn(day))).toBe(200);
      await takeIn(server());
    };
    await whileOff(400, () => send('2025-06-03'));
    await send('2025-06-04');
    now += DAY_MS;
    for (const day of ['2025-06-05', '2025-06-06']) await send(day);
    const runs = await listedRuns(await again(pilot));
    expect(runs.map(({ counts }) => counts.added)).toEqual([2, 1, 1]);
    await pass(1);
    const created = (await listedRuns(await again(pilot))).map(({ createdAt }) => createdAt);
    expect(created.filter((time) => time > iso())).toEqual([]);
  });

  it('leaves no time in any table: each is capped, or harmless for a reason', async () => {
    const { context } = server();
    const capped = new Set<string>();
    const watch: KyselyPlugin = {
      transformQuery: ({ node }) => {
        for (const column of columnsSet(node)) capped.add(column);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await pass(2);
    now += 60_000;
    await maintain({ ...context, db: context.db.withPlugin(watch) });
    const times = (await context.db.introspection.getTables()).flatMap(({ name: table, columns }) =>
      columns.flatMap(({ name }) => (/_(at|since)(_m?s)?$|_on$/.test(name) ? [`${table}.${name}`] : [])),
    );
    const known = new Set([...capped, ...Object.keys(HARMLESS)]);
    expect(times.filter((column) => !known.has(column))).toEqual([]);
    expect(Object.keys(HARMLESS).filter((column) => capped.has(column) || !times.includes(column))).toEqual([]);
    expect(times.length).toBeGreaterThan(30);
  });
});

/** Returns the columns that an update sets. */
function columnsSet(node: RootOperationNode): readonly string[] {
  if (!UpdateQueryNode.is(node) || !node.table || !TableNode.is(node.table)) return [];
  const table = node.table.table.identifier.name;
  const columns = (node.updates ?? []).map(({ column }) => column);
  return columns.flatMap((column) => (ColumnNode.is(column) ? [`${table}.${column.column.name}`] : []));
}

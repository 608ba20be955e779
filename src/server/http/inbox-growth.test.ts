import { describe, expect, it } from 'vitest';
import { bytesOf } from '#test/builders/igc';
import { seededRandom } from '#test/builders/random';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { verified } from '#test/servers/account-calls';
import { newDevice, takeIn } from '#test/servers/inbox-calls';
import { runningServer } from '#test/servers/running-server';
import { signUpPilot } from '#test/servers/visitor';

const HOUR_MS = 3_600_000;
const MEGABYTE = 1_024 * 1_024;
const random = seededRandom(1);

/** A table of 20 KB, which only the pilot can import: it waits. */
function table(): Uint8Array {
  const letters = Array.from({ length: 20_450 }, () => String.fromCodePoint(97 + Math.floor(random() * 26)));
  return bytesOf(`Date,Airtime,Remarks\n2025-05-01,10,${letters.join('')}`);
}

describe.each(DATABASES)('a day of a device that sends what is refused or waits on $name', ({ create }) => {
  let now = Date.parse('2026-07-01T00:00:00Z');
  const server = runningServer({ clock: () => new Date(now), settings: { MAX_TRACKS_MB: '1' } }, create);

  /** The number of rows by table. */
  async function rowNumbers(): Promise<ReadonlyMap<string, number>> {
    const { db } = server().context;
    const numbers = new Map<string, number>();
    for (const { name } of await db.introspection.getTables()) {
      const [row] = await rowsOf(db, `select count(*) as number from ${name}`);
      numbers.set(name, Number(Object(row).number));
    }
    return numbers;
  }

  it('adds no rows but of what waits, whose bytes count to the limit of tracks', async () => {
    const pilot = await verified(await signUpPilot(server().url), server().context);
    const device = await newDevice(server().url, pilot);
    const before = await rowNumbers();
    const statuses = new Map<number, number>();
    const send = async (name: string, bytes: Uint8Array): Promise<void> => {
      const status = await device.send(name, bytes);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    for (let hour = 0; hour < 24; hour += 1) {
      await send('empty.igc', bytesOf(''));
      for (const text of ['Hello', '%PDF-1.7', '\u0000\u0001']) await send('wrong.igc', bytesOf(`${text} ${hour}`));
      for (let file = 0; file < 4; file += 1) await send('table.csv', table());
      await takeIn(server());
      now += HOUR_MS;
    }
    await send('large.igc', new Uint8Array(9 * MEGABYTE));
    expect(Object.fromEntries(statuses)).toEqual({ 200: 51, 413: 46, 422: 96 });

    const added = [...(await rowNumbers())].map(([name, rows]) => [name, rows - (before.get(name) ?? 0)] as const);
    expect(added.filter(([, rows]) => rows !== 0)).toEqual([['inbox_files', 51]]);
    const [stored] = await rowsOf(server().context.db, 'select sum(octet_length(content)) as bytes from inbox_files');
    expect(Number(Object(stored).bytes)).toBeLessThan(MEGABYTE);
  });
});

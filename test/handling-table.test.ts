import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ARCHIVE_PATHS, type ArchivedLogbook } from '#contract/import/archive';
import { aGlider } from '#test/builders/items';
import { exportedArchive, importedContent, readContent } from '#test/servers/archive-calls';
import { undoneRun } from '#test/servers/import-calls';
import { runningServer } from '#test/servers/running-server';
import { saved, signUpPilot, type Visitor } from '#test/servers/visitor';
import { NO_ANSWERS } from '#web/features/import/review/answers.ts';

const server = runningServer();

/** Flights and ground handling, some of both without a glider, two rows the same. */
const TABLE = `Data;Ora;Durata;Decollo;Vela;Attività;Quota massima;Note;Istruttore;Vento
03/05/2026;10:31;45 min;Campo scuola;Swift;Groundhandling;820;ventoso;Anna;SW
04/05/2026;11:00;1:05;Monte Cucco;Swift;Parapendio;1850;;Anna;N
05/05/2026;;30 min;Campo scuola;;Groundhandling;;;Bruno;NE
05/05/2026;;30 min;Campo scuola;;Groundhandling;;;Bruno;NE
25/05/2026;12:10;0:40;Monte Cucco;;Parapendio;1600;prova;Anna;S
26/05/2026;;60 min;;Rush;Gonfiaggio;;;;
`;

async function logbookIn(visitor: Visitor): Promise<ArchivedLogbook> {
  return JSON.parse(strFromU8(unzipSync(await exportedArchive(visitor))[ARCHIVE_PATHS.logbook] ?? new Uint8Array()));
}

it('brings flights and ground handling of an Italian table, once, until an undo, and on into another account', async () => {
  const pilot = await signUpPilot(server().url);
  const { savedId: id } = await saved(pilot, 'glider', aGlider({ name: 'Swift' }));
  const empty = await logbookIn(pilot);
  const table = await readContent({ 'voli.csv': Uint8Array.from(strToU8(TABLE)) });
  const answers = { ...NO_ANSWERS, gliderTexts: new Map([['', { kind: 'own', id } as const]]) };

  const unanswered = await importedContent(pilot, table);
  expect(unanswered.progress).toMatchObject({ added: 2, handlingsAdded: 2, refusedItems: [] });
  expect(unanswered.plan.withoutGlider.map(({ source }) => source)).toEqual(
    [4, 5].map((row) => ({ path: 'voli.csv', row })),
  );
  expect((await undoneRun(pilot, unanswered.runId)).kept).toEqual([]);
  expect(await logbookIn(pilot)).toEqual(empty);

  const { progress } = await importedContent(pilot, table, { answers });
  expect(progress).toMatchObject({ added: 2, handlingsAdded: 4, refusedItems: [] });
  const imported = await logbookIn(pilot);
  expect(imported.handlings.map(({ date, gliderId, remarks }) => [date, gliderId, remarks])).toEqual([
    ['2026-05-03', 1, 'ventoso\nOra: 10:31\nDecollo: Campo scuola\nQuota massima: 820\nIstruttore: Anna\nVento: SW'],
    ['2026-05-05', 1, 'Decollo: Campo scuola\nIstruttore: Bruno\nVento: NE'],
    ['2026-05-05', 1, 'Decollo: Campo scuola\nIstruttore: Bruno\nVento: NE'],
    ['2026-05-26', 2, ''],
  ]);

  for (const again of [{ answers }, {}]) {
    const { plan } = await importedContent(pilot, table, again);
    expect([plan.flights, plan.handlings, plan.withoutGlider]).toEqual([[], [], []]);
  }
  expect(await logbookIn(pilot)).toEqual(imported);

  const other = await signUpPilot(server().url);
  const moved = await importedContent(other, await readContent({ 'wingbook.zip': await exportedArchive(pilot) }));
  expect(moved.progress).toMatchObject({ added: 2, handlingsAdded: 4, refusedItems: [] });
  expect(await logbookIn(other)).toEqual(imported);
});

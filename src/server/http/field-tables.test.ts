import { describe, expect, it } from 'vitest';
import type { DataType } from '#contract/data';
import type { Entity, EntityField, KindName } from '#domain/fields/field';
import { FLIGHT } from '#domain/fields/flight';
import { GEAR } from '#domain/fields/gear';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { PILOT } from '#domain/fields/pilot';
import { SITE } from '#domain/fields/site';
import { flownPath, igcFile } from '#test/builders/igc';
import { aGlider, aSite } from '#test/builders/items';
import { DATABASES } from '#test/databases/databases';
import { rowsOf } from '#test/databases/raw-sql';
import { runningServer } from '#test/servers/running-server';
import { type Fields, loaded, saved, signUpPilot, type Visitor } from '#test/servers/visitor';

const WORDS = 'What Ann wrote';
const VALUES: Readonly<Record<Exclude<KindName, 'choice'>, unknown>> = {
  line: WORDS,
  text: WORDS,
  tags: [WORDS],
  rules: [{ count: 'hours', least: 3, days: 90, tag: WORDS, glider: '' }],
  date: '2026-05-03',
  time: '13:05',
  reference: 1,
  altitude: 1_850,
  airtime: 75,
  count: 3,
  degrees: 46,
  optionalDate: '2026-03-01',
  references: [1],
  checks: [
    {
      ...{ what: 'other', words: WORDS, lastOn: '2026-01-31', months: 6, hours: 0, flights: 0, nextOn: null },
      history: [{ on: '2026-01-31', by: WORDS, note: '' }],
    },
  ],
};
const TABLES: readonly Entity[] = [FLIGHT, SITE, GLIDER, GEAR, HANDLING, PILOT];
const ITEMS = [
  { table: 'flights', entity: FLIGHT },
  { table: 'sites', entity: SITE },
  { table: 'gliders', entity: GLIDER },
  { table: 'gear', entity: GEAR },
  { table: 'handlings', entity: HANDLING },
];

/** Returns a value for each field of a table that is not the blank one. */
function filled({ fields }: Entity, isSent: (field: EntityField) => boolean = () => true): Fields {
  const sent = Object.entries(fields).filter(([, field]) => isSent(field));
  return Object.fromEntries(
    sent.map(([name, { kind, options }]) => [name, kind === 'choice' ? options.at(-1) : VALUES[kind]]),
  );
}

async function shownOf(pilot: Visitor, subject: DataType): Promise<unknown> {
  const logbook = await loaded(pilot);
  if (subject === 'pilot') return logbook.pilot;
  const { flights: flight, sites: site, gliders: glider, gear, handlings: handling } = logbook;
  return { flight, site, glider, gear, handling }[subject].at(-1);
}

describe.each(DATABASES)('the tables of fields on $name', ({ create }) => {
  const server = runningServer({}, create);

  it.each(TABLES)('say what an older page of a $subject does not send: it is unchanged', async (entity) => {
    const { subject } = entity;
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite());
    await saved(pilot, 'glider', aGlider());
    const { savedId } = await saved(pilot, subject, { ...(subject !== 'pilot' && { id: 0 }), ...filled(entity) });
    const id = subject === 'pilot' ? {} : { id: savedId };

    await saved(pilot, subject, { ...id, ...filled(entity, ({ isAddedLater }) => isAddedLater !== true) });

    expect(await shownOf(pilot, subject)).toMatchObject(filled(entity));
  });

  it.each(ITEMS)('say what a pilot wrote, a place included: deleted $table hold none', async ({ table, entity }) => {
    const pilot = await signUpPilot(server().url);
    await saved(pilot, 'site', aSite());
    await saved(pilot, 'glider', aGlider());
    const igc = igcFile({ fixes: flownPath({ at: 36_000, lat: 46.7, lng: 7.8, altitude: 1_500 }, [{ seconds: 60 }]) });
    const track = entity === FLIGHT && { igc, igcFileName: `${WORDS}.igc` };
    const { savedId } = await saved(pilot, entity.subject, { id: 0, ...filled(entity), ...track });
    const rows = () =>
      rowsOf(server().context.db, `select * from ${table} where pilot_id = ${pilot.pilotId} and id = ${savedId}`);
    expect(JSON.stringify(await rows()).toLowerCase()).toContain(WORDS.toLowerCase());

    await saved(pilot, entity.subject, { id: savedId, see: false });

    const place = entity === SITE && { lat_deg: null, lng_deg: null };
    expect(await rows()).toMatchObject([{ is_deleted: 1, ...place }]);
    expect(JSON.stringify(await rows()).toLowerCase()).not.toContain(WORDS.toLowerCase());
  });
});

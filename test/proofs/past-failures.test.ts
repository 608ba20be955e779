import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { SITE } from '#domain/fields/site';
import { errorIn, logbookIn } from '#web/store/store-state.ts';
import type { SimulatedBrowser } from './simulation/browser.ts';
import { NOTHING_FAILS } from './simulation/faults.ts';
import {
  createStage,
  inSimulation,
  type SimulatedPage,
  type Simulation,
  type Stage,
  setOffline,
} from './simulation/simulation.ts';

// What simulations have found, as scripts: the seeds mean something else as soon as the code asks chance once more.

let stage: Stage;

beforeAll(async () => {
  stage = await createStage();
});
afterAll(() => stage.template.remove());

function script(work: (simulation: Simulation) => Promise<void>): Promise<void> {
  return inSimulation(stage, { seed: 1, faults: NOTHING_FAILS }, work);
}

const SOON_MS = 5_000;

/** Opens a tab in which the first pilot is logged in. */
async function openTab({ pilots, openPage, world }: Simulation, browser: SimulatedBrowser): Promise<SimulatedPage> {
  const page = await openPage(browser);
  if (logbookIn(page.store.state) === null) await page.code.signIn(pilots[0].account);
  await world.wait(SOON_MS);
  return page;
}

/** Saves a site; with the remarks that its form has shown, one that there is. */
function saveSite({ store }: SimulatedPage, id: number, remarks: string, shown?: string): Promise<number> {
  const fields = { ...blankOf(SITE), name: 'Tignes' };
  const before = shown === undefined ? {} : { before: { ...fields, remarks: shown } };
  return store.saveItem({ dataType: 'site', data: { id, ...fields, remarks }, ...before });
}

/** Leaves a change on the first device that the pilot must decide, as the second has changed the same. */
async function makeConflict(simulation: Simulation, page: SimulatedPage): Promise<void> {
  const { browsers, world } = simulation;
  const id = await saveSite(page, 0, 'new');
  const other = await openTab(simulation, browsers[1]);
  setOffline(browsers[0], true);
  await saveSite(page, id, 'mine', 'new');
  await saveSite(other, id, 'theirs', 'new');
  setOffline(browsers[0], false);
  await world.wait(SOON_MS);
  expect(page.store.queue.changes).toHaveLength(1);
}

it('a login in one tab is one in all while changes need the pilot, and stays one', () =>
  script(async (simulation) => {
    const { browsers, pilots, world } = simulation;
    const [first, second] = [await openTab(simulation, browsers[0]), await openTab(simulation, browsers[0])];
    await makeConflict(simulation, first);
    await first.code.logOut();
    await world.wait(SOON_MS);
    await first.code.signIn(pilots[0].account);
    await world.wait(SOON_MS);
    for (const { store } of [first, second]) expect([store.state.state, errorIn(store.state)]).toEqual(['ready', null]);
  }));

// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { GLIDER } from '#domain/fields/glider';
import { HANDLING } from '#domain/fields/handling';
import { minutes } from '#domain/units';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { changeResponses } from '#test/web/change-responses';
import { loseResponses } from '#test/web/lose-responses';
import { respondInstead } from '#test/web/respond-instead';
import { newClientKey } from '#web/parts/form/client-key.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { heldLogbook, saveItem } from '#web/store/store.ts';
import { IMPORT_CALLS } from './calls.ts';
import { RunsSection } from './runs-section.tsx';

browserWithServer();

/** Imports a flight, and a file that was refused. */
async function importFlight(source: string, refused = [{ name: 'notes.txt', reason: 'No track' }]): Promise<void> {
  const { importId } = await IMPORT_CALLS.start({ clientKey: newClientKey(), source, filesNum: 2, bytesNum: 5 });
  const flight = { ...blankOf(FLIGHT), ref: 'a', date: '2026-05-03' };
  await IMPORT_CALLS.part(importId, { clientKey: newClientKey(), flights: [flight] });
  const counts = { files: 2, known: 0, skipped: 0, refused: refused.length };
  await IMPORT_CALLS.finish(importId, { counts, refused });
}

async function show(): Promise<void> {
  render(<RunsSection logbook={heldLogbook() as Logbook} />);
  await screen.findByText('Past imports');
}

const flightsNum = () => heldLogbook()?.flights.size;
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name }).at(-1) ?? document));
const texts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');

/** Opens what the only run has refused. */
function openDetails(): void {
  const details = screen.getByText('What was refused').closest('details');
  if (details) details.open = true;
}

/** These values of the listed runs are damaged: the server says null. */
const damage = (values: RegExp) => changeResponses('/api/imports', (text) => text.replace(values, '"$1":null'));

beforeEach(signUpInBrowser);
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

describe('past imports', () => {
  it('are undone after a question, which takes their flights out of the logbook', async () => {
    await importFlight('one.zip');
    await show();
    expect([texts()[0]?.includes('2 files'), flightsNum()]).toEqual([true, 1]);
    await press('Undo the import of one.zip');
    expect(flightsNum()).toBe(1);
    await press('Undo');
    await screen.findByText('Undone: 1 item removed, 0 entries as before.');
    expect(flightsNum()).toBe(0);
    await waitFor(() => expect(texts()[0]).toContain('Undone'));
    expect(screen.queryByRole('button', { name: 'Undo the import of one.zip' })).toBeNull();
  });

  it('keep a glider with ground handling that was entered since, and say so', async () => {
    const { importId } = await IMPORT_CALLS.start({
      clientKey: newClientKey(),
      source: 'one.zip',
      filesNum: 1,
      bytesNum: 5,
    });
    const gliders = [{ ...blankOf(GLIDER), ref: 'g', name: 'Lark' }];
    await IMPORT_CALLS.part(importId, { clientKey: newClientKey(), gliders });
    await IMPORT_CALLS.finish(importId, { counts: { files: 1, known: 0, skipped: 0, refused: 0 }, refused: [] });
    const handling = { ...blankOf(HANDLING), id: 0, date: '2026-05-03', duration: minutes(60), gliderId: 1 };
    await saveItem({ dataType: 'handling', data: handling });
    await show();
    await press('Undo the import of one.zip');
    await press('Undo');
    await screen.findByText('Glider Lark: used by a flight, gear or ground handling that stays');
  });

  it('are listed as undone after an undo whose response was lost', async () => {
    await importFlight('one.zip');
    await show();
    loseResponses('/undo');
    await press('Undo the import of one.zip');
    await press('Undo');
    await screen.findByText('Server is not responding, please, check your Internet connection.');
    await waitFor(() => expect(texts()[0]).toContain('Undone'));
    expect(screen.queryByRole('button', { name: 'Undo the import of one.zip' })).toBeNull();
  });

  it('say that nothing was undone where they cannot be listed any more, either', async () => {
    await importFlight('one.zip');
    await show();
    respondInstead('/api/imports', () => ({ status: 0 }));
    await press('Undo the import of one.zip');
    await press('Undo');
    await screen.findByText('Past imports could not be loaded.');
    expect(screen.getByText('Server is not responding, please, check your Internet connection.')).toBeTruthy();
  });

  it('whose counts are damaged are listed, say so, and can be undone', async () => {
    await importFlight('one.zip');
    damage(/"(files|bytes|known|skipped|refused)":(?:\d+|\[.*?\])/g);
    await show();
    expect(texts()[0]).toContain('number of files no longer known');
    expect(texts()[0]).toContain('1 added');
    expect(screen.getByRole('button', { name: 'Undo the import of one.zip' })).toBeTruthy();
    openDetails();
    await screen.findByText('This is no longer known.');
  });

  it('whose counts alone are damaged, and that have refused nothing, say so instead of an empty table', async () => {
    await importFlight('one.zip', []);
    damage(/"(files|bytes|known|skipped|refused)":\d+/g);
    await show();
    openDetails();
    await screen.findByText('No refused files are stored.');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

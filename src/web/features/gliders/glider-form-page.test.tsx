// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GEAR } from '#domain/fields/gear';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { newCheck } from '#domain/gear/proposals';
import { minutes } from '#domain/units';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { heldLogbook, saveItem } from '#web/store/store.ts';
import { GliderFormPage } from './glider-form-page.tsx';

browserWithServer();

beforeAll(() => signUpInBrowser());
beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue()); // Drafts last as long as the page: no IndexedDB.
afterEach(cleanup);

const name = (): HTMLInputElement => screen.getByLabelText('Name*');
const typeName = (value: string) => fireEvent.change(name(), { target: { value } });
const press = (caption: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name: caption })[0] ?? document));
const savedGlider = (named: string) =>
  saveItem({
    dataType: 'glider',
    data: { ...blankOf(GLIDER), id: 0, name: named, initialFlightNum: 3, initialAirtime: minutes(65) },
  });
/** Opens the form of a glider; 0 is a new one. */
async function openForm(id: number, hash = ''): Promise<void> {
  window.history.replaceState(null, '', `/glider/${id}/edit${hash}`);
  render(<GliderFormPage id={id} />);
  await screen.findByLabelText('Name*'); // Once drafts are read.
}
/** Saves a glider as a form on another device does. */
const savedElsewhere = (id: number, fields: Partial<GliderInput>) =>
  saveItem({
    dataType: 'glider',
    data: { ...blankOf(GLIDER), id, name: '', initialFlightNum: 3, initialAirtime: minutes(65), ...fields },
  });

describe('the form of a glider', () => {
  it('saves a new one and leads to the list, which shows it', async () => {
    await openForm(0);
    typeName('Zeno');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
    expect(window.history.state).toMatchObject({ savedId: expect.any(Number) });
  });

  it('says before the deletion which gear no longer counts what was flown with it', async () => {
    const id = await savedGlider('Rush');
    const checks = [{ ...newCheck('check'), hours: 50 }];
    await saveItem({ dataType: 'gear', data: { ...blankOf(GEAR), id: 0, name: 'Yeti 35', gliderIds: [id], checks } });
    await saveItem({ dataType: 'gear', data: { ...blankOf(GEAR), id: 0, name: 'Harness', gliderIds: [id], checks } });
    await saveItem({ dataType: 'gear', data: { ...blankOf(GEAR), id: 0, name: 'Helmet', gliderIds: [id] } });
    await saveItem({ dataType: 'gear', data: { ...blankOf(GEAR), id: 0, name: 'Reserve', checks } });
    await openForm(id);
    await press('Delete');
    expect(screen.getByRole('alertdialog').textContent).toContain(
      'Its hours and flights will no longer count for the gear that is used with it: Harness, Yeti 35.',
    );
  });

  it('is filled with the glider that it changes, and leads back to it', async () => {
    const id = await savedGlider('Mantra');
    await openForm(id);
    const shown = ['Name*', 'Number of flights', 'Airtime, hours', 'Airtime, minutes'].map(
      (label) => screen.getByLabelText<HTMLInputElement>(label).value,
    );
    expect(shown).toEqual(['Mantra', '3', '1', '5']);
    typeName('Mantra 7');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe(`/glider/${id}`));
  });

  it('begins at the check where its address says so', async () => {
    const id = await savedGlider('Artik');
    await openForm(id, '#check');
    expect(document.activeElement).toBe(screen.getByLabelText('Last check'));
  });

  it('keeps what another device has changed in other fields meanwhile', async () => {
    const id = await savedGlider('Epsilon');
    await openForm(id);
    await act(() => savedElsewhere(id, { name: 'Epsilon', initialFlightNum: 9 }));
    typeName('Epsilon 9');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe(`/glider/${id}`));
    expect(heldLogbook()?.gliders.get(id)).toMatchObject({ name: 'Epsilon 9', initialFlightNum: 9 });
  });

  it('shows both values of what both have changed, and saves the one that is chosen with all else', async () => {
    const id = await savedGlider('Swift');
    await openForm(id);
    await act(() => savedElsewhere(id, { name: 'Swift 6', initialFlightNum: 8 }));
    typeName('Swift 5');
    fireEvent.change(screen.getByLabelText('Remarks'), { target: { value: 'new lines' } });
    await press('Save');
    const theirs = await screen.findByLabelText<HTMLInputElement>(/Swift 6/);
    expect(screen.getByLabelText<HTMLInputElement>(/Swift 5/).checked).toBe(true);
    expect([name().value, screen.getByLabelText<HTMLInputElement>('Number of flights').value]).toEqual([
      'Swift 5',
      '8',
    ]);
    fireEvent.click(theirs);
    expect(name().value).toBe('Swift 6');
    fireEvent.click(screen.getByLabelText(/Swift 5/));
    fireEvent.click(theirs);
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe(`/glider/${id}`));
    const saved = { name: 'Swift 6', initialFlightNum: 8, remarks: 'new lines' };
    expect(heldLogbook()?.gliders.get(id)).toMatchObject(saved);
  });

  it('is not deleted at once when another device has changed it meanwhile', async () => {
    const id = await savedGlider('Chili');
    await openForm(id);
    await act(() => savedElsewhere(id, { name: 'Chili 5' }));
    await press('Delete');
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document));
    await screen.findByText(/This has been changed meanwhile/);
    expect(heldLogbook()?.gliders.has(id)).toBe(true);
    await press('Try Again');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
    expect(heldLogbook()?.gliders.has(id)).toBe(false);
  });
});

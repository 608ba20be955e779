// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { minutes } from '#domain/units';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { deleteItem, heldLogbook, saveItem } from '#web/store/store.ts';
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
/** Saves a glider as a form on another device does. */
const savedElsewhere = (id: number, fields: Partial<GliderInput>) =>
  saveItem({
    dataType: 'glider',
    data: { ...blankOf(GLIDER), id, name: '', initialFlightNum: 3, initialAirtime: minutes(65), ...fields },
  });

describe('the form of a glider', () => {
  it('saves a new one and leads to the list, which shows it', async () => {
    window.history.replaceState(null, '', '/glider/0/edit');
    render(<GliderFormPage id={0} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    typeName('Zeno');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
    expect(window.history.state).toMatchObject({ savedId: expect.any(Number) });
  });

  it('shows at its field that the name is taken, and saves another one', async () => {
    await savedGlider('Enzo');
    window.history.replaceState(null, '', '/glider/0/edit');
    render(<GliderFormPage id={0} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    typeName('Enzo');
    await press('Save');
    expect(await screen.findByText('Glider with this name already exists')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    typeName('Enzo 2');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
  });

  it('is filled with the glider that it changes, and leads back to it', async () => {
    const id = await savedGlider('Mantra');
    window.history.replaceState(null, '', `/glider/${id}/edit`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
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
    window.history.replaceState(null, '', `/glider/${id}/edit#check`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    expect(document.activeElement).toBe(screen.getByLabelText('Last check'));
  });

  it('saves as a new one what was deleted elsewhere meanwhile', async () => {
    const id = await savedGlider('Delta');
    window.history.replaceState(null, '', `/glider/${id}/edit`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    typeName('Delta 4');
    await act(() => deleteItem({ dataType: 'glider', id }));
    await press('Save');
    await screen.findByRole('button', { name: 'Save as new' });
    await press('Save as new');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
  });

  it('keeps what another device has changed in other fields meanwhile', async () => {
    const id = await savedGlider('Epsilon');
    window.history.replaceState(null, '', `/glider/${id}/edit`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    await act(() => savedElsewhere(id, { name: 'Epsilon', initialFlightNum: 9 }));
    typeName('Epsilon 9');
    await press('Save');
    await waitFor(() => expect(window.location.pathname).toBe(`/glider/${id}`));
    expect(heldLogbook()?.gliders.get(id)).toMatchObject({ name: 'Epsilon 9', initialFlightNum: 9 });
  });

  it('shows both values of what both have changed, and saves the one that is chosen with all else', async () => {
    const id = await savedGlider('Swift');
    window.history.replaceState(null, '', `/glider/${id}/edit`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
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
    window.history.replaceState(null, '', `/glider/${id}/edit`);
    render(<GliderFormPage id={id} />);
    await screen.findByLabelText('Name*'); // Once drafts are read.
    await act(() => savedElsewhere(id, { name: 'Chili 5' }));
    await press('Delete');
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document));
    await screen.findByText(/This has been changed meanwhile/);
    expect(heldLogbook()?.gliders.has(id)).toBe(true);
    await press('Try Again');
    await waitFor(() => expect(window.location.pathname).toBe('/gliders'));
    expect(heldLogbook()?.gliders.has(id)).toBe(false);
  });

  it('says that there is none of an unknown id', () => {
    render(<GliderFormPage id={999_999} />);
    expect(screen.queryByLabelText('Name*')).toBeNull();
    expect(screen.getByText('Go to gliders').getAttribute('href')).toBe('/gliders');
  });
});

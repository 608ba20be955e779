// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { heldLogbook } from '#web/store/store.ts';
import { NewGliderDialog } from './new-glider-dialog.tsx';

browserWithServer();

beforeAll(() => signUpInBrowser());
afterEach(cleanup);

const name = (): HTMLInputElement => screen.getByLabelText('Name*');
const typeName = (value: string) => fireEvent.change(name(), { target: { value } });
const save = () => act(async () => void fireEvent.submit(name().form ?? document));
const gliderNames = () => [...(heldLogbook()?.gliders.values() ?? [])].map((glider) => glider.name);

function open() {
  const saved: number[] = [];
  let cancelled = 0;
  const onCancel = () => {
    cancelled += 1;
  };
  render(<NewGliderDialog onSaved={(id) => saved.push(id)} onCancel={onCancel} />);
  return { saved, cancelled: () => cancelled };
}

describe('the dialog of a new glider', () => {
  it('adds a glider to the logbook, and says which one, once for two submits', async () => {
    const { saved } = open();
    typeName(' Zeno ');
    await act(async () => {
      fireEvent.submit(name().form ?? document);
      fireEvent.submit(name().form ?? document);
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(heldLogbook()?.gliders.get(saved[0] ?? 0)?.name).toBe('Zeno');
    expect(gliderNames()).toEqual(['Zeno']);
  });

  it('needs a name, and goes back to it', async () => {
    const { saved } = open();
    await save();
    expect(await screen.findByText('Glider name cannot be empty')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(saved).toEqual([]);
  });

  it('says at the name that it is taken, and takes another one', async () => {
    const { saved } = open();
    typeName('zeno');
    await save();
    expect(await screen.findByText('Glider with this name already exists')).toBeTruthy();
    typeName('Zeno 2');
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(gliderNames()).toEqual(['Zeno', 'Zeno 2']);
  });

  it('can be left', () => {
    const { cancelled } = open();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(cancelled()).toBe(1);
  });
});

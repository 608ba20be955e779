// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { blankOf } from '#domain/fields/entity';
import { FLIGHT } from '#domain/fields/flight';
import { browserWithServer, signUpInBrowser } from '#test/web/browser-with-server';
import { clearSessionState } from '#web/session-state.ts';
import { heldLogbook, saveItem } from '#web/store/store.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { applyChange, dismissChange, doneChanges, reportUndo } from './done-changes.ts';

browserWithServer();

beforeAll(async () => {
  await signUpInBrowser();
  await saveItem({ dataType: 'flight', data: { ...blankOf(FLIGHT), id: 0, date: '2026-05-03' } });
});
afterEach(cleanup);

const flightIds = (): readonly number[] => [...(heldLogbook()?.flights.keys() ?? [])];
const change = (tag: string): Promise<void> => applyChange(flightIds(), { kind: 'addTags', tags: [tag] });
const show = () =>
  render(
    <>
      <main id="main" tabIndex={-1} />
      <ChangesNotice />
    </>,
  );

it('keeps the focus with the notices after an undo, and leaves it to the page after the last one', async () => {
  await change('thermal');
  show();
  const undo = screen.getByRole('button', { name: 'Undo' });
  undo.focus();
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('status'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('forgets how an undo went when the list is left, but not what can be undone', async () => {
  await change('tandem');
  const { unmount } = show();
  act(() => reportUndo('It went well.'));
  expect(screen.getByText('It went well.')).toBeTruthy();
  unmount();
  show();
  expect(screen.queryByText('It went well.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
});

it('drops what an undo says that ends when the list is left', async () => {
  await change('speed');
  const { unmount } = show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document);
  unmount();
  await waitFor(() => expect(doneChanges().message).toBe('The change was undone.'));
  show();
  expect(screen.getByRole('status').textContent).not.toContain('undone');
});

it('offers what was changed before the page was loaded, and nothing of a session that has ended', async () => {
  await change('reload');
  const stored = sessionStorage.getItem('done-changes') ?? '';
  for (const { changeId } of doneChanges().changes) dismissChange(changeId);
  sessionStorage.setItem('done-changes', stored); // As it is after the load of a page.
  show();
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('The change was undone.'));
  await change('logout');
  clearSessionState();
  expect(sessionStorage.getItem('done-changes')).toBeNull();
});

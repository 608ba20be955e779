// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { NightlyCopies } from '#contract/account/nightly-copies';
import { fakeRequests } from '#test/web/fake-requests';
import { NightlyCopiesSection, useNightlyCopies } from './nightly-copies-section.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const OFF: NightlyCopies = { isOn: false, last: null };
const ON: NightlyCopies = { isOn: true, last: { madeAt: '2026-05-03T02:00:00Z', bytes: 1_200 } };
const bytesOf = (copies: NightlyCopies) => new TextEncoder().encode(JSON.stringify(copies));

it('the copies are asked for once, and again when they have changed', async () => {
  const sent = fakeRequests();
  const { result, rerender } = renderHook(useNightlyCopies);
  expect(result.current.state).toBe('loading');
  await waitFor(() => expect(sent.map(({ url }) => url.split('?')[0])).toEqual(['/api/nightly-copies']));
  sent[0]?.end(200, bytesOf(OFF));
  await waitFor(() => expect(result.current).toMatchObject({ state: 'ready', copies: OFF }));
  rerender();
  expect(sent).toHaveLength(1);
  let reloading = Promise.resolve();
  act(() => {
    reloading = result.current.reload();
  });
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(result.current.state).toBe('ready');
  await act(async () => {
    sent[1]?.end(200, bytesOf(ON));
    await reloading;
  });
  expect(result.current).toMatchObject({ state: 'ready', copies: ON });
});

it('a failure has its reason, and can be tried again', async () => {
  const sent = fakeRequests();
  const { result } = renderHook(useNightlyCopies);
  await waitFor(() => expect(sent).toHaveLength(1));
  for (let ended = 0; ended < sent.length; ended += 1) sent[ended]?.end(0);
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', error: { type: 'ajaxNetworkError' } }));
  const before = sent.length;
  let reloading = Promise.resolve();
  act(() => {
    reloading = result.current.reload();
  });
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  await act(async () => {
    sent[before]?.end(200, bytesOf(ON));
    await reloading;
  });
  expect(result.current).toMatchObject({ state: 'ready', copies: ON });
});

it('the switch shows what the server says after it, with the copy to download', async () => {
  const sent = fakeRequests();
  render(<NightlyCopiesSection />);
  for (const [index, copies] of [OFF, { ...ON, last: null }, ON].entries()) {
    await waitFor(() => expect(sent).toHaveLength(index + 1));
    await act(async () => sent[index]?.end(200, bytesOf(copies)));
    if (index === 0) fireEvent.click(await screen.findByRole('checkbox', { checked: false }));
  }
  expect(await screen.findByRole('checkbox', { checked: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Download/ })).toBeTruthy();
});

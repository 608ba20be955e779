// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { remounting } from '#test/web/remounting';
import { listenForBack } from './back-navigation.ts';
import { useLayer } from './use-layer.ts';

const pressBack = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));

beforeAll(listenForBack);
afterEach(cleanup);

it('Back closes an open layer, also after React has run its effects again', async () => {
  const { wrapper, remount } = remounting();
  const { result } = renderHook(() => useLayer(), { wrapper });
  act(() => result.current.open());
  await remount();
  expect(result.current.isOpen).toBe(true);
  pressBack();
  expect(result.current.isOpen).toBe(false);
});

it('a page that has gone leaves no layer behind', () => {
  const { result, unmount } = renderHook(() => useLayer());
  act(() => result.current.open());
  unmount();
  let routed = 0;
  window.addEventListener('popstate', () => (routed += 1), { once: true });
  pressBack();
  expect(routed).toBe(1);
});

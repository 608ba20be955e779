// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { remounting } from '#test/web/remounting';
import { VirtualBody } from './virtual-body.tsx';

afterEach(cleanup);

it('leaves the window where it was scrolled to when React runs the effects again', async () => {
  const { wrapper, remount } = remounting();
  const keys = Array.from({ length: 100 }, (_, key) => key);
  const renderRow = (index: number) => <tr key={index} />;
  const body = <VirtualBody keys={keys} rowHeight={50} markedIndex={-1} renderRow={renderRow} />;
  render(<table>{body}</table>, { wrapper });
  document.documentElement.scrollTop = 1500; // Without an event: in a browser it comes with the next frame.
  await remount();
  expect(window.scrollY).toBe(1500);
});

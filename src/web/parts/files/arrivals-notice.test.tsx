// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ArrivalsNotice } from './arrivals-notice.tsx';

afterEach(cleanup);

it('says until which day files wait', () => {
  const waitsUntil = '2026-08-29T12:00:00Z';
  const arrival = { importId: null, saved: 0, waitsUntil };
  const arrivals = [
    { ...arrival, source: 'Vario', waiting: 1 },
    { ...arrival, source: '', waiting: 2 },
  ];
  render(<ArrivalsNotice inbox={{ files: [], arrivals, last: 3 }} />);
  const text = screen.getByRole('region').textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text).toContain('1 file from Vario waits for you until Aug 29, 2026.');
  expect(text).toContain('2 files from your folder wait for you, the first until Aug 29, 2026.');
});

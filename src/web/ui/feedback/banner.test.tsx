// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Banner } from './banner.tsx';

afterEach(cleanup);

it('makes a link of the address that a page should have been opened at', () => {
  render(<Banner message="This Wingbook is at https://logbook.example – please, open it there." />);
  expect(screen.getByRole('alert').textContent).toBe(
    'This Wingbook is at https://logbook.example – please, open it there.',
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://logbook.example');
});

it('makes no link of an address that a pilot has typed', () => {
  render(<Banner message="There is a site named https://elsewhere.example" />);
  expect(screen.queryByRole('link')).toBeNull();
});

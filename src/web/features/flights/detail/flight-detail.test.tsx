// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FlightTags } from './flight-detail.tsx';

afterEach(cleanup);

it('leads from each tag to all flights that have it', () => {
  render(<FlightTags tags={['hike & fly', 'tandem']} />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['hike & fly', '/flights?tag=hike+%26+fly'],
    ['tandem', '/flights?tag=tandem'],
  ]);
});

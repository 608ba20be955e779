// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { trackData } from '#test/builders/track-data';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { createCursor } from '#web/ui/chart/cursor.ts';
import { createHighlight } from '#web/ui/chart/highlight.ts';
import { TrackCharts } from './track-charts.tsx';

const UNITS = { altitudeUnit: 'meters', distanceUnit: 'kilometers' } as const;

afterEach(cleanup);

function renderCharts(track: TrackData): void {
  const links = { cursor: createCursor(track.seconds.length, 0), highlight: createHighlight() };
  render(<TrackCharts track={track} units={UNITS} clock={null} {...links} />);
}

it('says that nothing can be drawn where all fixes have the same time', () => {
  renderCharts(trackData({ seconds: [0, 0, 0] }));
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(screen.getByText('All fixes have the same time: there is nothing to draw over it.')).toBeTruthy();
});

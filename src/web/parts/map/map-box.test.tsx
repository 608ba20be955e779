// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type MapContent, MapView } from '#web/ui/map/map-view.tsx';
import { MapBoundary } from './map-box.tsx';

const BASE = { styles: null, attribution: '', terrainUrl: null };
const CONTENT: MapContent = {
  opening: { center: [7, 46], zoom: 8 },
  draw: () => undefined,
  mark: () => () => undefined,
};

afterEach(cleanup);

it('says that there is no map where the browser has no WebGL for it, as when too many are open', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MapBoundary>
      <MapView label="Map" base={BASE} scale="metric" content={CONTENT} />
    </MapBoundary>,
  );
  await screen.findByText(/internet connection|network/i);
  expect(error).toHaveBeenCalledOnce(); // By React.
  error.mockClear();
});

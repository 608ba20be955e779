// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyDrawing } from './lazy-drawing.tsx';
import { MapBoundary } from './map-box.tsx';

afterEach(cleanup);

interface NamedProps {
  readonly name: string;
}

function Named({ name }: NamedProps) {
  return <p>{name}</p>;
}

it('shows nothing until its code has come, and then at once, each time', async () => {
  let loads = 0;
  let come = (): void => undefined;
  const Drawing = lazyDrawing<NamedProps>(() => {
    loads += 1;
    return new Promise((resolve) => {
      come = () => resolve(Named);
    });
  });
  const { unmount } = render(<Drawing name="Map" />);
  expect(document.body.textContent).toBe('');
  await act(async () => come());
  expect(document.body.textContent).toBe('Map');
  unmount();
  render(<Drawing name="Another map" />);
  expect(document.body.textContent).toBe('Another map');
  expect(loads).toBe(1);
});

it('has a failure said by the boundary around it, and loads its code again the next time', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isOffline = true;
  const Drawing = lazyDrawing<NamedProps>(() =>
    isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(Named),
  );
  const shown = (
    <MapBoundary>
      <Drawing name="Map" />
    </MapBoundary>
  );
  const { unmount } = await act(async () => render(shown));
  expect(screen.getByText(/internet connection|network/i)).toBeTruthy();
  expect(error).toHaveBeenCalledOnce(); // By React.
  error.mockClear();
  unmount();
  isOffline = false;
  await act(async () => render(shown));
  expect(document.body.textContent).toBe('Map');
});

it('drops what comes after it was removed', async () => {
  let come = (): void => undefined;
  const Drawing = lazyDrawing<NamedProps>(
    () =>
      new Promise((resolve) => {
        come = () => resolve(Named);
      }),
  );
  const { unmount } = render(<Drawing name="Map" />);
  unmount();
  await act(async () => come());
  expect(document.body.textContent).toBe('');
});

it('shows one whose code comes for another between its own rendering and its effects', async () => {
  let come = (): void => undefined;
  const Drawing = lazyDrawing<NamedProps>(
    () =>
      new Promise((resolve) => {
        come = () => resolve(Named);
      }),
  );
  function Coming() {
    useLayoutEffect(() => {
      come();
    });
    return null;
  }
  render(<Drawing name="Map" />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false); // With it effects follow at once.
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render([<Drawing key="map" name="Another map" />, <Coming key="coming" />]);
  await vi.waitFor(() => expect(document.body.textContent).toBe('MapAnother map'), 30_000);
  root.unmount();
  vi.unstubAllGlobals();
});

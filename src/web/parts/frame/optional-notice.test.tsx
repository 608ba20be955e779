// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OptionalNotice } from './optional-notice.tsx';

afterEach(cleanup);

const loadedBy = (load: () => Promise<() => string>) => lazy(async () => ({ default: await load() }));

async function showPageUnder(Notice: ComponentType): Promise<void> {
  await act(async () =>
    render(
      <>
        <OptionalNotice>
          <Notice />
        </OptionalNotice>
        <main>Page</main>
      </>,
    ),
  );
}

describe('a notice that is loaded when it is needed', () => {
  it('is shown above the page', async () => {
    await showPageUnder(loadedBy(async () => () => 'Notice'));
    expect(document.body.textContent).toBe('NoticePage');
  });

  it('leaves the page as it is where its code cannot be loaded', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await showPageUnder(loadedBy(() => Promise.reject(new Error('offline'))));
    expect(screen.getByText('Page')).toBeTruthy();
    expect(document.body.textContent).toBe('Page');
    expect(error).toHaveBeenCalledOnce(); // By React.
    error.mockClear();
  });
});

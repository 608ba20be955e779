// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Page } from './page.tsx';

afterEach(cleanup);

it('names the tab without the places where a narrow bar may break its words', () => {
  render(<Page title={'Flug bear\u00adbeiten'}>{null}</Page>);
  expect(document.title).toBe('Flug bearbeiten – Wingbook');
});

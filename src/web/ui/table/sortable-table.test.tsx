// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SortableTable } from './sortable-table.tsx';

afterEach(cleanup);

const ROWS = [{ id: 3 }, { id: 1 }, { id: 2 }];

it('tells the order of its rows, and that there are none once it is gone', () => {
  const onOrder = vi.fn<(rows: readonly { readonly id: number }[]) => void>();
  const { unmount } = render(
    <SortableTable
      label="Rows"
      columns={[
        {
          name: 'id',
          label: 'Id',
          sort: { compare: (a, b) => a.id - b.id, first: 'ascending' },
          cell: ({ id }) => String(id),
        },
      ]}
      rows={ROWS}
      startSorting={{ column: 'id', direction: 'ascending' }}
      hrefOf={({ id }) => `/${id}`}
      onOrder={onOrder}
    />,
  );
  expect(onOrder.mock.lastCall).toEqual([[{ id: 1 }, { id: 2 }, { id: 3 }]]);
  unmount();
  expect(onOrder.mock.lastCall).toEqual([[]]);
});

// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_MAPPING, type TableMapping } from '#domain/import/table/table-mapping';
import { sourceTable, tableReading } from '#test/builders/table-readings';
import { readImportsInPage } from '#test/web/import-worker-in-page';
import { CallError } from '#web/api/call-error.ts';
import { closeImportReader } from '../parse/import-reader.ts';
import { type MappingSaving, useMappingSaving } from './mapping-saving.ts';
import { draftOf, nextDraft, type TableDraft } from './table-draft.ts';
import { useContinue } from './table-page.tsx';
import { useTableMapping } from './use-table-mapping.ts';

const TABLE = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2024-05-25', '60', 'Kandel'],
]);
const OPEN = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['03/04/2024', '60', 'Kandel'],
]);
const DOUBTFUL = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2024-05-25', '1.05', 'Kandel'],
]);
const SPORTS = sourceTable([
  ['Date', 'Airtime', 'Activity'],
  ['2024-05-25', '1:05', 'Workout'],
]);
const UTC = sourceTable([
  ['Date', 'Airtime', 'Site'],
  ['2024-05-25T10:31:00Z', '1:05', 'Kandel'],
]);
const CLUB: TableMapping = { ...draftOf(TABLE, []).mapping, name: 'Club' };

let saved: TableMapping[] = [];

function controls(own: readonly TableMapping[] = [], presets: readonly TableMapping[] = []) {
  const save = async (mapping: TableMapping): Promise<void> => void saved.push(mapping);
  return { known: { own, presets }, save, delete: async () => undefined };
}

beforeEach(() => {
  saved = [];
  readImportsInPage();
});

afterEach(() => {
  cleanup();
  closeImportReader();
  vi.unstubAllGlobals();
});

describe('saving a mapping', () => {
  const saving = (draft: TableDraft, around = controls()) =>
    renderHook(() => useMappingSaving(draft, around, 'flights')).result;

  it('is asked for a proposed one, under the name of the file unless another is typed', async () => {
    const result = saving(draftOf(TABLE, []));
    expect([result.current.isAsked, result.current.name]).toEqual([true, 'flights']);
    act(() => result.current.setName(' Mine '));
    await act(() => result.current.save());
    expect(saved.map(({ name }) => name)).toEqual(['Mine']);
  });

  it('is not done when it is not wanted', async () => {
    const result = saving(draftOf(TABLE, []));
    act(() => result.current.setWanted(false));
    await act(() => result.current.save());
    expect(saved).toEqual([]);
  });

  it('is not asked for a known one; one of the pilot’s is saved again as the last used, a preset is not', async () => {
    const own = saving(draftOf(TABLE, [CLUB]), controls([CLUB]));
    expect(own.current.isAsked).toBe(false);
    await act(() => own.current.save());
    const preset = saving(draftOf(TABLE, [CLUB]), controls([], [CLUB]));
    expect(preset.current.isAsked).toBe(false);
    await act(() => preset.current.save());
    expect(saved.map(({ name }) => name)).toEqual(['Club']);
  });

  it('of one of the pilot’s that was changed replaces it', async () => {
    const changed = nextDraft(draftOf(TABLE, [CLUB]), { type: 'optionChosen', option: { altitudeIn: 'ft' } });
    const result = saving(changed, controls([CLUB]));
    expect([result.current.isAsked, result.current.name]).toEqual([true, 'Club']);
    await act(() => result.current.save());
    expect(saved).toMatchObject([{ name: 'Club', altitudeIn: 'ft' }]);
  });
});

describe('using a table', () => {
  const SAVING: MappingSaving = {
    isAsked: true,
    isWanted: true,
    name: 'Mine',
    setWanted: () => undefined,
    setName: () => undefined,
    save: async () => undefined,
  };
  const using = (draft: TableDraft, saving: Partial<MappingSaving> = {}) => {
    const used = vi.fn();
    const { result } = renderHook(() => useContinue(draft, { ...SAVING, ...saving }, used));
    return { result, used };
  };
  const WITHOUT_DATE = nextDraft(draftOf(TABLE, []), { type: 'columnChosen', column: 0, use: 'leftOut' });

  it.each<[string, TableDraft, Partial<MappingSaving>]>([
    ['date', WITHOUT_DATE, {}],
    ['dateOrder', draftOf(OPEN, []), {}],
    ['unit', draftOf(DOUBTFUL, []), {}],
    ['activity', draftOf(SPORTS, []), {}],
    ['timeZone', draftOf(UTC, []), {}],
    ['name', draftOf(TABLE, []), { name: '  ' }],
  ])('names what is missing once it is tried: %s', async (missing, draft, saving) => {
    const { result, used } = using(draft, saving);
    expect(result.current.missing).toBeNull();
    await act(() => result.current.onContinue());
    expect([result.current.missing, result.current.tries]).toEqual([missing, 1]);
    await act(() => result.current.onContinue());
    expect(result.current.tries).toBe(2);
    expect(used).not.toHaveBeenCalled();
  });

  it('goes on once the mapping is saved, and only once', async () => {
    const { result, used } = using(draftOf(TABLE, []));
    await act(() => result.current.onContinue());
    await act(() => result.current.onContinue());
    expect(used).toHaveBeenCalledTimes(1);
  });

  it('does not go on when the pilot has left the table while its mapping was kept', async () => {
    let end: () => void = () => undefined;
    const save = (): Promise<void> => new Promise((resolve) => (end = resolve));
    const used = vi.fn();
    const { result, unmount } = renderHook(() => useContinue(draftOf(TABLE, []), { ...SAVING, save }, used));
    const going = result.current.onContinue();
    unmount();
    end();
    await going;
    expect(used).not.toHaveBeenCalled();
  });

  it('stays with the reason when it cannot be kept', async () => {
    const failing = async (): Promise<void> => {
      throw new CallError('ajaxNetworkError');
    };
    const { result, used } = using(draftOf(TABLE, []), { save: failing });
    await act(() => result.current.onContinue());
    expect([result.current.failure, result.current.isBusy]).toEqual([expect.any(String), false]);
    expect(used).not.toHaveBeenCalled();
  });
});

describe('a table', () => {
  const BYTES = Uint8Array.from([...'Date;Airtime;Site\n2024-05-25;60;M'].map((c) => c.charCodeAt(0)).concat(0xfc));
  const csv = (blob: Blob, table = TABLE) => {
    const reading = tableReading('a.csv', table);
    return { reading: { ...reading, source: { ...reading.source, handle: { blob, entry: null } } }, index: 0 };
  };
  const NOTHING = { own: [], presets: [] };

  it('shows what its rows will be, and shows it again after each change', () => {
    const { result } = renderHook(() => useTableMapping(csv(new Blob(['x'])), NOTHING));
    expect(result.current.rows.flights).toMatchObject([{ date: '2024-05-25', airtime: 60, siteName: 'Kandel' }]);
    act(() => result.current.dispatch({ type: 'columnChosen', column: 2, use: 'glider' }));
    expect(result.current.rows.flights).toMatchObject([{ siteName: '', gliderName: 'Kandel' }]);
  });

  it('that is long is read step by step, and shows the rows before the change until then', async () => {
    const long = sourceTable([
      ['Date', 'Airtime', 'Site'],
      ...Array.from({ length: 300 }, () => ['2024-05-25', '60', 'Kandel']),
    ]);
    const placed = csv(new Blob(['x']), long);
    const { result } = renderHook(() => useTableMapping(placed, NOTHING));
    expect(result.current.rows.flights).toHaveLength(300);
    act(() => result.current.dispatch({ type: 'columnChosen', column: 2, use: 'glider' }));
    expect(result.current.rows.flights[0]).toMatchObject({ siteName: 'Kandel', gliderName: '' });
    await waitFor(() => expect(result.current.rows.flights[0]).toMatchObject({ siteName: '', gliderName: 'Kandel' }));
    expect(result.current.rows.flights).toHaveLength(300);
  });

  it('is read again with another delimiter or encoding, and what was chosen before stays', async () => {
    const { result } = renderHook(() => useTableMapping(csv(new Blob([BYTES])), NOTHING));
    await act(() => result.current.readAgain({ delimiter: ';' }));
    expect(result.current.draft.table).toMatchObject({ delimiter: ';', encoding: 'windows-1252' });
    expect(result.current.rows.flights).toMatchObject([{ siteName: 'Mü' }]);
    await act(() => result.current.readAgain({ encoding: 'utf-8' }));
    expect(result.current.draft.table).toMatchObject({ delimiter: ';', encoding: 'utf-8' });
    expect(result.current.rows.flights).toMatchObject([{ siteName: 'M\u{fffd}' }]);
    expect(result.current.hasFailed).toBe(false);
  });

  it('stays as it was when it cannot be read again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const many = new Blob(['a;b\n'.repeat(20_001)]);
    const { result } = renderHook(() => useTableMapping(csv(many), NOTHING));
    await act(() => result.current.readAgain({ delimiter: ';' }));
    expect([result.current.hasFailed, result.current.draft.table]).toEqual([true, TABLE]);
  });

  it('is read as the pilot’s own mapping that fits', () => {
    const { result } = renderHook(() =>
      useTableMapping(csv(new Blob(['x'])), { own: [CLUB], presets: [EMPTY_MAPPING] }),
    );
    expect(result.current.draft.known).toBe('Club');
  });
});

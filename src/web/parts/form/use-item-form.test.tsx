// @vitest-environment happy-dom
import { act, cleanup, fireEvent, type RenderOptions, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankOf, entryOf, readEntry } from '#domain/fields/entity';
import { GLIDER, type GliderEntry } from '#domain/fields/glider';
import { remounting } from '#test/web/remounting';
import { pending } from '#test/web/store-with-calls';
import { CallError } from '#web/api/call-error.ts';
import type { Storing } from '#web/store/store.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { newClientKey } from './client-key.ts';
import { drafts } from './draft/drafts.ts';
import { GLIDER_ENTRY } from './draft/entry-shapes.ts';
import { type DraftSlot, WithDraft } from './draft/with-draft.tsx';
import { FormPage } from './form-page.tsx';
import { type FormOutcome, useEditing, useItemForm } from './use-item-form.ts';

const NEW = entryOf(GLIDER, blankOf(GLIDER));
const FORM = { pilotId: 7, path: '/glider/0/edit' };

interface Calls {
  readonly save: (name: string, clientKey: string, asNew: boolean, storing: Storing) => Promise<number>;
  readonly remove?: () => Promise<unknown>;
  readonly itemId?: number;
  /** The entry that the form is opened with; that of a new glider if omitted. */
  readonly entry?: GliderEntry;
}

/** Where the form was left for. */
let left: FormOutcome[] = [];

function Form({ draft, calls }: { readonly draft: DraftSlot<GliderEntry>; readonly calls: Calls }) {
  const { itemId = 0, remove } = calls;
  const editing = useEditing<GliderEntry, typeof GLIDER>(
    () => ({
      entity: GLIDER,
      id: itemId,
      opened: itemId === 0 ? null : blankOf(GLIDER),
      entry: calls.entry ?? NEW,
      current: () => null,
      entryOf: (values) => entryOf(GLIDER, values),
      read: (entry) => readEntry(GLIDER, entry),
    }),
    draft,
  );
  const { field, controls } = useItemForm({
    editing,
    draft,
    save: ({ data, clientKey = '' }, storing) => calls.save(data.name, clientKey, data.id === 0, storing),
    ...(remove && { remove }),
    leave: (how) => left.push(how),
  });
  return (
    <FormPage title="Glider" controls={controls} deleteQuestion={calls.remove && 'Really?'}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Flights" {...field('initialFlightNum')} />
    </FormPage>
  );
}

/** Opens a form with the drafts of this tab, as pages do. */
function openForm(calls: Calls, isItemGone = false, options: RenderOptions = {}) {
  return render(
    <WithDraft pilotId={7} path="/glider/0/edit" shape={GLIDER_ENTRY} loading="Loading">
      {(draft) => <Form draft={{ ...draft, isItemGone }} calls={calls} />}
    </WithDraft>,
    options,
  );
}

const input = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const button = (name: string): HTMLElement => screen.getAllByRole('button', { name })[0] ?? document.body;
const press = (name: string) => act(async () => void fireEvent.click(button(name)));

beforeEach(() => {
  left = [];
  vi.spyOn(console, 'warn').mockReturnValue(); // There is no IndexedDB here: drafts last as long as the page.
});

afterEach(async () => {
  if (screen.queryByRole('dialog')) await press('Leave');
  cleanup();
});

describe('saving an item', () => {
  it('leaves the form with the id', async () => {
    openForm({ save: async (name) => (name === 'Zeno' ? 12 : 0) });
    type('Name', 'Zeno');
    await press('Save');
    expect(left).toEqual([{ how: 'saved', savedId: 12, isNew: true }]);
  });

  it('sends nothing while a field is wrong, and focuses that field', async () => {
    const saved: string[] = [];
    openForm({
      save: async (name) => {
        saved.push(name);
        return 1;
      },
    });
    type('Name', ' ');
    await press('Save');
    expect(screen.getByText('Glider name cannot be empty')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
    expect(saved).toEqual([]);
    type('Name', '');
    await press('Cancel');
  });

  it('focuses the first wrong field in the order of the page, not of the table, at each attempt', async () => {
    openForm({ save: async () => 1 });
    type('Flights', 'x');
    input('Flights').focus();
    await press('Save');
    expect(document.activeElement).toBe(input('Name'));
    type('Name', 'Zeno');
    await press('Save');
    expect(document.activeElement).toBe(input('Flights'));
    input('Name').focus();
    await press('Save');
    expect(document.activeElement).toBe(input('Flights'));
    type('Name', '');
    type('Flights', '');
    await press('Cancel');
  });

  it('saves once for a double click, and is disabled meanwhile', async () => {
    const saving = pending<number>();
    let saves = 0;
    openForm({
      save: () => {
        saves += 1;
        return saving.promise;
      },
    });
    type('Name', 'Zeno');
    await act(async () => {
      fireEvent.click(button('Save'));
      fireEvent.click(button('Save'));
    });
    expect(screen.getAllByText('Saving...')).not.toHaveLength(0);
    expect(input('Name').closest('fieldset')?.disabled).toBe(true);
    await act(async () => saving.give(3));
    expect([saves, left]).toEqual([1, [{ how: 'saved', savedId: 3, isNew: true }]]);
  });

  it('shows what the server rejects at its field, which gets the focus, and keeps what was typed', async () => {
    openForm({ save: () => Promise.reject(new CallError('validationError', { errors: { name: 'Taken' } })) });
    type('Name', 'Zeno');
    await press('Save');
    expect(screen.getByText('Taken')).toBeTruthy();
    expect(document.activeElement).toBe(input('Name'));
    expect([input('Name').value, left]).toEqual(['Zeno', []]);
    await press('Cancel');
    await press('Leave');
  });

  it('tries again with the same key, which saves nothing twice', async () => {
    const keys: string[] = [];
    openForm({
      save: async (_, clientKey) => {
        keys.push(clientKey);
        if (keys.length === 1) throw new CallError('ajaxNetworkError');
        return 5;
      },
    });
    type('Name', 'Zeno');
    await press('Save');
    expect(screen.getByText('Server is not responding, please, check your Internet connection.')).toBeTruthy();
    await press('Try Again');
    expect(keys[1]).toBe(keys[0]);
    expect(left).toEqual([{ how: 'saved', savedId: 5, isNew: true }]);
  });

  it('leaves an error of the session to the frame', async () => {
    openForm({ save: () => Promise.reject(new CallError('authenticationError')) });
    type('Name', 'Zeno');
    await press('Save');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save');
    expect(left).toEqual([]);
    await press('Cancel');
    await press('Leave');
  });
});

describe('an item that was deleted elsewhere', () => {
  it('can be saved as a new one', async () => {
    const saved: boolean[] = [];
    openForm({
      itemId: 4,
      save: async (_name, _key, asNew) => {
        saved.push(asNew);
        if (!asNew) throw new CallError('recordNotFound');
        return 9;
      },
    });
    type('Name', 'Zeno');
    await press('Save');
    await press('Save as new');
    expect([saved, left]).toEqual([[false, true], [{ how: 'saved', savedId: 9, isNew: true }]]);
  });

  it('replaces what was stored before of it, but never itself: that may be parked, as where its site was discarded', async () => {
    const replaced: Storing['replaces'][] = [];
    openForm({
      itemId: 4,
      save: async (_name, _key, asNew, { onStored, replaces }) => {
        replaced.push(replaces);
        onStored?.(asNew ? 'stranded' : 'gone');
        if (!asNew) throw new CallError('recordNotFound');
        return 9;
      },
    });
    type('Name', 'Zeno');
    await press('Save');
    await press('Save as new');
    expect(replaced).toEqual([new Set(), new Set(['gone'])]);
  });

  it('is known to be gone at once where only its draft is left', async () => {
    openForm({ itemId: 4, save: async () => 9 }, true);
    expect(button('Save as new').textContent).toBe('Save as new');
  });
});

describe('deleting an item', () => {
  it('asks first, and leaves the form', async () => {
    let removals = 0;
    const remove = async () => {
      removals += 1;
    };
    openForm({ itemId: 4, save: async () => 4, remove });
    await press('Delete');
    expect([screen.getByText('Really?').textContent, removals]).toEqual(['Really?', 0]);
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document));
    expect([removals, left]).toEqual([1, [{ how: 'deleted' }]]);
  });
});

describe('leaving a changed form', () => {
  it('asks before Cancel loses what was typed', async () => {
    openForm({ save: async () => 1 });
    type('Name', 'Zeno');
    await press('Cancel');
    expect(screen.getByText('Leave without saving your changes?')).toBeTruthy();
    expect(left).toEqual([]);
    await press('Leave');
    expect(left).toEqual([{ how: 'cancelled' }]);
  });

  it('asks nothing where nothing was typed', async () => {
    openForm({ save: async () => 1 });
    await press('Cancel');
    expect(left).toEqual([{ how: 'cancelled' }]);
  });

  it('holds back a link', async () => {
    openForm({ save: async () => 1 });
    type('Name', 'Zeno');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/flights';
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void link.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
    expect(screen.getByText('Leave without saving your changes?')).toBeTruthy();
    link.remove();
    await press('Leave');
  });
});

describe('the draft of a form', () => {
  it('is found again when the form is opened again', async () => {
    const { unmount } = openForm({ save: async () => 1 });
    type('Name', 'Zeno');
    unmount();
    openForm({ save: async () => 1 });
    expect(input('Name').value).toBe('Zeno');
    await press('Cancel');
    await press('Leave');
  });

  it('is not filled in a second time when React runs the effects of the form again', async () => {
    const { unmount } = openForm({ save: async () => 1 });
    type('Name', 'Zeno');
    unmount();
    const { wrapper, remount } = remounting();
    openForm({ save: async () => 1 }, false, { wrapper });
    type('Name', 'Zeno 2');
    await remount();
    expect(input('Name').value).toBe('Zeno 2');
    await press('Cancel');
    await press('Leave');
  });

  it('has inputs that were added since it was stored as the form is opened', async () => {
    const { initialFlightNum: _, ...older } = { ...NEW, name: 'Zeno' };
    const stored = { entry: older, clientKey: newClientKey(), epoch: null, extra: null, file: null };
    drafts.save(FORM, stored);
    openForm({ save: async () => 1, entry: { ...NEW, initialFlightNum: '12' } });
    expect([input('Name').value, input('Flights').value]).toEqual(['Zeno', '12']);
    await press('Cancel');
    await press('Leave');
  });

  it('is handed over with its save, and is what was typed where the server rejects that', async () => {
    const draft = () => drafts.find(FORM)?.draft.entry;
    const answers = [pending<number>(), pending<number>()];
    const handed: Storing['draft'][] = [];
    openForm({
      save: (_name, _key, _asNew, { draft: replaced, onStored }) => {
        handed.push(replaced);
        onStored?.('key');
        return answers[handed.length - 1]?.promise ?? Promise.resolve(0);
      },
    });
    type('Name', 'Zeno');
    expect(draft()).toMatchObject({ name: 'Zeno' });
    await press('Save');
    expect(handed[0]?.rows()).toMatchObject([{ key: handed[0]?.draft, row: { entry: { name: 'Zeno' } } }]);
    await act(async () => answers[0]?.reject(new CallError('validationError', { errors: { name: 'Taken' } })));
    expect(draft()).toMatchObject({ name: 'Zeno' });
    type('Name', 'Zeno 2');
    expect(draft()).toMatchObject({ name: 'Zeno 2' });
    await press('Save');
    await act(async () => answers[1]?.give(3));
    expect([draft(), left]).toEqual([undefined, [{ how: 'saved', savedId: 3, isNew: true }]]);
  });

  it('is not back where the form was left before the server has rejected its save', async () => {
    const answer = pending<number>();
    const handed: Storing['draft'][] = [];
    const { unmount } = openForm({
      save: (_name, _key, _asNew, { draft, onStored }) => {
        handed.push(draft);
        onStored?.('key');
        return answer.promise;
      },
    });
    type('Name', 'Zeno');
    await press('Save');
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/flights';
    act(() => link.click());
    await press('Leave');
    unmount();
    expect(handed[0]?.rows()).toEqual([]);
    openForm({ save: async () => 1 });
    type('Name', 'Another');
    await act(async () => answer.reject(new CallError('validationError', { errors: { name: 'Taken' } })));
    expect(drafts.find(FORM)?.draft.entry).toMatchObject({ name: 'Another' });
    link.remove();
    await press('Cancel');
    await press('Leave');
  });

  it('is gone once the form is saved, cancelled or as it was opened', async () => {
    for (const end of ['Save', 'Cancel', 'undone']) {
      const { unmount } = openForm({ save: async () => 1 });
      type('Name', 'Zeno');
      if (end === 'undone') type('Name', '');
      else await press(end);
      if (end === 'Cancel') await press('Leave');
      unmount();
      openForm({ save: async () => 1 });
      expect(input('Name').value, end).toBe('');
      cleanup();
    }
  });
});

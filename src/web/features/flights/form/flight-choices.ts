import type { Glider } from '#domain/glider';
import { compareNames } from '#domain/order/text-order';
import type { Site } from '#domain/site';
import { knownIdOf } from '#web/store/store.ts';
import type { SelectOption } from '#web/ui/form/select-field.tsx';

/**
 * Returns the options of a select field: none first, then the sites or gliders by name. What is chosen keeps its value, also a
 * temporary id of what was sent meanwhile.
 */
export function choicesOf(items: Iterable<Site | Glider>, none: string, chosen = ''): readonly SelectOption[] {
  const known = knownIdOf(Number(chosen));
  const byName = [...items].sort(compareNames);
  const options = byName.map(({ id, name }) => ({ value: id === known ? chosen : String(id), label: name }));
  return [{ value: '', label: none }, ...options];
}

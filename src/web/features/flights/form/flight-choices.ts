import type { Glider } from '#domain/glider';
import { compareNames } from '#domain/order/text-order';
import type { Site } from '#domain/site';
import type { SelectOption } from '#web/ui/form/select-field.tsx';

/** Returns the options of a select field: none first, then the sites or gliders by name. */
export function choicesOf(items: Iterable<Site | Glider>, none: string): readonly SelectOption[] {
  const byName = [...items].sort(compareNames);
  return [{ value: '', label: none }, ...byName.map(({ id, name }) => ({ value: String(id), label: name }))];
}

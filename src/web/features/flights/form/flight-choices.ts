import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import { compareTexts } from '#domain/text-order';
import type { Choice } from '#web/ui/form/select-field.tsx';

/** The sites or gliders to choose from, by name, after a choice of none. */
export function choicesOf(items: Iterable<Site | Glider>, none: string): readonly Choice[] {
  const byName = [...items].sort((a, b) => compareTexts(a.name, b.name) || a.id - b.id);
  return [{ value: '', label: none }, ...byName.map(({ id, name }) => ({ value: String(id), label: name }))];
}

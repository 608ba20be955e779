/** The tags of flights, and the field to enter them. */
export const TAGS = {
  label: 'Tags',
  hint: 'Enter or a comma ends a tag.',
  chosen: 'Chosen',
  proposed: 'Proposed',
  add: (tag: string): string => `Add ${tag}`,
  /** Proposed to every pilot, after those that the pilot uses. */
  common: [
    'hike & fly',
    'cross-country',
    'thermal',
    'soaring',
    'tandem',
    'training',
    'competition',
    'ground handling',
    'acro',
  ] as readonly string[],
};

/** The form of a flight. */
export const FLIGHT_FORM = {
  likeLast: 'Like the last flight',
  newGlider: 'New glider',
  tags: 'Tags',
  addTag: 'Add a tag',
  tagsHint: 'Enter or a comma ends a tag.',
  proposedTags: 'Tags to add',
  addThisTag: (tag: string): string => `Add ${tag}`,
};

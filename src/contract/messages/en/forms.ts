/** Forms and lists of items. */
export const FORMS = {
  hours: (label: string): string => `${label}, hours`,
  minutes: (label: string): string => `${label}, minutes`,
  restored: 'Restored what you had typed.',
  leaveQuestion: 'Leave without saving your changes?',
  openAgain:
    'This form was opened before the logbook was restored from a backup, so that it may mean another record by now. Please open the record again.',
  unreadableFile: (name: string): string => `Couldn't read file ${name}`,
  saved: 'Saved',
  savedWith: (others: number): string => `Saved, and ${others} more of the same file`,
};

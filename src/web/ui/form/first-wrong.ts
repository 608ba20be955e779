/** Moves the focus to a field, and scrolls as far as it takes to see the field with its label and its error. */
export function focusInView(field: HTMLElement): void {
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'nearest' });
}

/** Moves the focus to the first field that is marked as wrong, in the order of the page; does nothing without one. */
export function focusFirstWrong(form: HTMLElement): void {
  const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]:not(:disabled)');
  if (wrong) focusInView(wrong);
}

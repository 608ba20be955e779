import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { TRACK } from '../e2e/steps/track.ts';
import { chooseFile, field } from './app-in-page.ts';

/** Selects of happy-dom lack what the form library reads to see whether the pilot was faster than it: it would leave them unfilled. */
export function completeSelects(): void {
  const { prototype } = HTMLSelectElement;
  if (!('size' in prototype)) Object.defineProperty(prototype, 'size', { value: 0 });
}

/** Chooses an option by its text, in the select with a label. */
export async function choose(label: string, option: string): Promise<void> {
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  const chosen = [...select.options].find(({ text }) => text === option);
  fireEvent.change(select, { target: { value: chosen?.value ?? `no option ${option}` } });
}

/** Returns the text of the option that is chosen in the select with a label. */
export function chosenIn(label: string): string | undefined {
  const { options, selectedIndex } = screen.getByLabelText<HTMLSelectElement>(label);
  return options[selectedIndex]?.text; // The `selectedOptions` of happy-dom stay those of the first time.
}

/** Ticks or unticks the checkbox with a label. */
export async function tick(label: string): Promise<void> {
  const box = await field(label);
  await act(async () => void fireEvent.click(box));
}

/** Returns whether a control is disabled, by itself or with its part of the form. */
export function isDisabled(control: Element): boolean {
  return control.matches(':disabled') || control.closest('fieldset')?.disabled === true;
}

/** Chooses the file of a flight in the file field of the page, and waits until it is read. */
export async function chooseTrack(file: { readonly name: string; readonly buffer: Buffer } = TRACK): Promise<void> {
  await chooseFile(file.name, new Uint8Array(file.buffer));
  await screen.findByText('Europe/Zurich');
}

/** Returns the value of the field with a label, which is there. */
export function enteredIn(label: string): string {
  return screen.getByLabelText<HTMLInputElement>(label).value;
}

/** Waits until the field with a label has a value. */
export async function expectValue(label: string, value: string): Promise<void> {
  await field(label);
  await waitFor(() => expect(enteredIn(label)).toBe(value));
}

/** Returns the rows with links of the page's tables: those of items. */
export function itemRows(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr')].filter((row) => row.querySelector('a'));
}

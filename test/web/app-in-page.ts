import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { demo, signup } from '#contract/account/sign-in';
import { fetchFirstPage, Pages } from '#web/pages.tsx';
import { Frame } from '#web/parts/frame/frame.tsx';
import { leave, refreshWhenVisible, reload, signInBy } from '#web/store/store.ts';

/** The password of all pilots in these tests. */
export const PASSWORD = 'a long password';

let [pilots, isStarted] = [0, false];

/** Fields of a call or an item. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Opens the whole app at an address, as a link within it does: what the store holds stays. A test that needs a document of its own (a
 * reload, another tab, a layout, a map) is one of a browser, in `test/e2e`.
 */
export async function openApp(path: string): Promise<void> {
  cleanup();
  if (!isStarted) refreshWhenVisible();
  isStarted = true;
  window.history.replaceState(null, '', path);
  await act(fetchFirstPage);
  await act(async () => void render(createElement(StrictMode, null, createElement(Frame, null, createElement(Pages)))));
}

/** Opens the app at an address as a new document does: it holds nothing yet but whether somebody may be logged in. */
export async function openAnew(path: string): Promise<void> {
  const hint = localStorage.getItem('signed-in');
  act(leave);
  if (hint !== null) {
    localStorage.setItem('signed-in', hint);
    act(() => void reload());
  }
  await openApp(path);
}

/** Signs up a new pilot, as by the form; whoever was logged in before is forgotten. Returns the email. */
export async function newPilot(): Promise<string> {
  const email = nextEmail();
  await act(() => signInBy(signup, { body: { email, password: PASSWORD } }));
  return email;
}

/** Returns an email that no other pilot has. */
export function nextEmail(): string {
  pilots += 1;
  return `app${pilots}@example.org`;
}

/** Returns the field with a label, once it is there. */
export function field(label: string): Promise<HTMLInputElement> {
  return screen.findByLabelText<HTMLInputElement>(label);
}

/** Types a value into the field with a label. */
export async function enter(label: string, value: string): Promise<void> {
  fireEvent.change(await field(label), { target: { value } });
}

/** Presses the first button with a caption, within a part of the page: Save is in the bar of a phone, too. */
export async function press(caption: string, part?: HTMLElement): Promise<void> {
  const scope = part ? within(part) : screen;
  const [button] = await scope.findAllByRole('button', { name: caption });
  await act(async () => void fireEvent.click(button ?? document.body));
}

/** Chooses a file in the file field of the page. */
export async function chooseFile(name: string, content: string | Uint8Array<ArrayBuffer>, type = ''): Promise<void> {
  const input = await waitFor(() => fileField());
  await act(async () => void fireEvent.change(input, { target: { files: [new File([content], name, { type })] } }));
}

function fileField(): Element {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('The page has no file field.');
  return input;
}

/** Logs in by the form that is shown. */
export async function logInHere(email: string, password = PASSWORD): Promise<void> {
  const form = await screen.findByRole('main');
  fireEvent.change(within(form).getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(within(form).getByLabelText('Password'), { target: { value: password } });
  await press('Log In', form);
}

/** Makes a call with the cookies of the page, which does not notice: as in another tab. Rejects when it fails. */
export async function callElsewhere(path: string, fields: Fields = {}): Promise<unknown> {
  return send('POST', path, { ...fields, csrf: csrf() });
}

/** Ends the session, as in another tab before the page has noticed. */
export async function endSessionElsewhere(): Promise<void> {
  await callElsewhere('/api/logout');
}

/** Signs up another pilot, as in another tab before the page has noticed. Returns the email. */
export async function signUpElsewhere(): Promise<string> {
  const email = nextEmail();
  await callElsewhere('/api/signup', { email, password: PASSWORD });
  return email;
}

/** Saves a new item for the pilot of the cookies, as on another device. */
export async function addItemElsewhere(dataType: 'flight' | 'site' | 'glider', fields: Fields): Promise<void> {
  await saveElsewhere(dataType, { id: 0, ...fields });
}

/** Deletes an item of the pilot of the cookies, as on another device. */
export async function deleteItemElsewhere(dataType: 'flight' | 'site' | 'glider', id: number): Promise<void> {
  await saveElsewhere(dataType, { id, see: false });
}

async function saveElsewhere(dataType: string, data: Fields): Promise<void> {
  const { pilot } = await send('GET', `/api/data?csrf=${encodeURIComponent(csrf())}`);
  await callElsewhere('/api/data', { pilotId: pilot.id, dataType, data });
}

async function send(method: string, path: string, body?: Fields): Promise<{ readonly pilot: { readonly id: number } }> {
  const request = new XMLHttpRequest();
  request.open(method, path);
  request.setRequestHeader('content-type', 'application/json');
  const ended = new Promise((done) => request.addEventListener('loadend', done, { once: true }));
  request.send(body ? JSON.stringify(body) : null);
  await ended;
  if (request.status !== 200) throw new Error(`${path} returned ${request.status}: ${request.responseText}`);
  return JSON.parse(request.responseText);
}

function csrf(): string {
  return /\bcsrf=([^;]*)/.exec(document.cookie)?.[1] ?? '';
}

/** Returns what is said about the field with a label: its hint, and what is wrong with it. */
export function saidAbout(label: string): string {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Starts the demo, as by the button of the home page. */
export async function lookAround(): Promise<void> {
  await act(() => signInBy(demo));
}

/** Follows the first link with a caption. */
export async function follow(caption: string): Promise<void> {
  const [link] = await screen.findAllByRole('link', { name: caption });
  await act(async () => void fireEvent.click(link ?? document.body));
}

/** Resolves once the page is at a path. */
export async function pageAt(path: string): Promise<void> {
  await waitFor(() => {
    if (window.location.pathname !== path) throw new Error(`The page is at ${window.location.pathname}, not ${path}.`);
  });
}

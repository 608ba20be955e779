const STORAGE_KEY = 'typed-email';

/** Keeps the email that is typed into this page's form, for when the page is loaded again. Passwords are never stored. */
export function keepTypedEmail(): void {
  const email = document.querySelector<HTMLInputElement>('input[name=email]')?.value;
  if (!email) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, email);
  } catch (error) {
    console.warn('What was typed cannot be kept.', error);
  }
}

/** Returns it, once. */
export function takeTypedEmail(): string | undefined {
  try {
    const email = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return email ?? undefined;
  } catch {
    return undefined; // Storage is not available: then nothing was kept.
  }
}

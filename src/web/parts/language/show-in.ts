import { LANGUAGE_COOKIE } from '#contract/pages/page-settings';
import { type LanguageChoice, OF_BROWSER } from '#domain/languages';
import { cookieIn } from '#web/api/cookies.ts';
import { keepTypedEmail } from '#web/parts/account-form/typed-email.ts';

const YEAR_S = 31_536_000;
/** How long the files of a language may take to come. */
const LIMIT_MS = 60_000;

/**
 * Loads this page again in a language, once all files of it are there; forms keep their input. Resolves to false where they do not
 * come: then nothing has changed.
 */
export async function showIn(choice: LanguageChoice): Promise<boolean> {
  const before = cookieIn(document.cookie, LANGUAGE_COOKIE);
  chooseHere(choice === OF_BROWSER ? null : choice);
  try {
    await documentFromServer();
    await keptInLanguage();
  } catch (error) {
    chooseHere(before);
    console.warn('The page stays in its language.', error);
    return false;
  }
  keepTypedEmail();
  window.location.reload();
  return true;
}

function chooseHere(language: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  const life = language === null ? 0 : YEAR_S;
  // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 and Firefox before 140 have no cookieStore.
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; path=/; max-age=${life}; samesite=lax${secure}`;
}

async function documentFromServer(): Promise<void> {
  const { ok, status } = await fetch(window.location.href, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!ok && status !== 404) throw new Error(`The page did not come: ${status}`);
}

/** The worker of another language stores its files before it takes over. */
async function keptInLanguage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) return;
  await registration.update();
  const worker = registration.installing ?? registration.waiting;
  if (worker) await activated(worker);
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The files of the language took too long.')), LIMIT_MS);
    const look = (): void => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return;
      clearTimeout(timer);
      worker.removeEventListener('statechange', look);
      if (worker.state === 'activated') resolve();
      else reject(new Error('The files of the language could not be stored.'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

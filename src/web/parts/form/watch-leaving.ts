/** Goes on with what was held back. */
export type GoOn = () => void;

/**
 * Holds back every way off the page but a form's own buttons: links, Back, closing the tab. `ask` is called with what
 * would go on, to be called when nobody watches any more. Gives the way to stop watching.
 */
export function watchLeaving(ask: (goOn: GoOn) => void): () => void {
  const watch = new AbortController();
  const stop = (): void => watch.abort();
  const options = { capture: true, signal: watch.signal };
  window.addEventListener('beforeunload', (event) => event.preventDefault(), options);
  document.addEventListener('click', (event) => holdLink(event, (link) => ask(() => goOnWith(link, stop))), options);
  window.addEventListener(
    'popstate',
    holdBack(() => ask(() => goBack(stop))),
    options,
  );
  return stop;
}

function goOnWith(link: HTMLElement, stop: () => void): void {
  stop();
  link.click();
}

function goBack(stop: () => void): void {
  stop();
  history.back();
}

/** A plain click on a link that would replace this page. */
function holdLink(event: MouseEvent, ask: (link: HTMLElement) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event, link)) return;
  event.preventDefault();
  event.stopPropagation();
  ask(link);
}

function opensElsewhere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const withKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const samePage = link.getAttribute('href')?.startsWith('#') === true;
  return withKey || event.button !== 0 || samePage || link.hasAttribute('download') || link.target === '_blank';
}

/**
 * After Back the address has changed already: it is put right first, unseen by the router, then the pilot is asked.
 * Capture listeners on the window come before the router's.
 */
function holdBack(ask: () => void): (event: Event) => void {
  let isReturning = false;
  return (event) => {
    event.stopImmediatePropagation();
    if (isReturning) ask();
    else history.forward();
    isReturning = !isReturning;
  };
}

/** Returns the undecoded value of a cookie in the text of `document.cookie`; null when there is none. */
export function cookieIn(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return pair === undefined ? null : pair.slice(start.length);
}

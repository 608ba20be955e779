/** The value of a cookie from the text of `document.cookie`; null when there is none. */
export function cookieIn(cookies: string, name: string): string | null {
  const start = `${name}=`;
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(start));
  return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
}

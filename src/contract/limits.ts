/** How long the browser waits for a response once its request is sent. */
export const REQUEST_TIMEOUT_MS = 6_000;

/** How long the browser waits for an answer once its request is sent (spec, section 7). */
export const REQUEST_TIMEOUT_MS = 6_000;

import { vi } from 'vitest';

/** Loses the responses of the server to requests with this text in their URL, which it has received, until the globals are unstubbed. */
export function loseResponses(url: string): void {
  class LosingRequest extends XMLHttpRequest {
    override get status(): number {
      return this.responseURL.includes(url) ? 0 : super.status;
    }
  }
  vi.stubGlobal('XMLHttpRequest', LosingRequest);
}

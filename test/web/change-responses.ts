import { vi } from 'vitest';

/** Changes the text of the server's responses to requests with this text in their URL, until the globals are unstubbed. */
export function changeResponses(url: string, change: (text: string) => string): void {
  class ChangingRequest extends XMLHttpRequest {
    override get response(): ArrayBuffer {
      const bytes: ArrayBuffer = super.response;
      if (!this.responseURL.includes(url)) return bytes;
      return new Uint8Array(new TextEncoder().encode(change(new TextDecoder().decode(new Uint8Array(bytes))))).buffer;
    }
  }
  vi.stubGlobal('XMLHttpRequest', ChangingRequest);
}

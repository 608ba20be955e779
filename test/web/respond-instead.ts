import { vi } from 'vitest';

/** A call of the page. */
export interface SentCall {
  readonly url: string;
  readonly body: string | null;
}

/** What a test responds to a call; status 0 is a network error. */
export interface TestResponse {
  readonly status: number;
  readonly body?: string;
}

/**
 * Has a test respond in place of the server to calls with this text in their method and URL ('POST /api/data'), until the globals
 * are unstubbed. With null the server responds after all. Returns the calls.
 */
export function respondInstead(
  text: string,
  respond: (call: SentCall) => TestResponse | null | Promise<TestResponse | null>,
): readonly SentCall[] {
  const calls: SentCall[] = [];
  class RespondingRequest extends XMLHttpRequest {
    #address = '';
    #response: TestResponse | null = null;

    override open(method: string, url: string): void {
      this.#address = `${method} ${url}`;
      super.open(method, url);
    }

    override send(body: string | null = null): void {
      if (this.#address.includes(text)) void this.#respond({ url: this.#address.replace(/^\w+ /, ''), body });
      else super.send(body);
    }

    override get status(): number {
      return this.#response?.status ?? super.status;
    }

    override get response(): ArrayBuffer {
      if (this.#response === null) return super.response;
      return new Uint8Array(new TextEncoder().encode(this.#response.body ?? '')).buffer;
    }

    async #respond(call: SentCall): Promise<void> {
      calls.push(call);
      this.#response = await respond(call);
      if (this.#response === null) super.send(call.body);
      else this.dispatchEvent(new Event('loadend'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', RespondingRequest);
  return calls;
}

/** Returns the response of a server with an error of this type. */
export function errorOf(type: string, status: number, fields: Readonly<Record<string, unknown>> = {}): TestResponse {
  return { status, body: JSON.stringify({ error: { type, ...fields } }) };
}

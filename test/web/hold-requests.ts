import { vi } from 'vitest';

/** Holds the browser's requests with this text in their URL until the function that is returned is called. */
export function holdRequests(url: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const Unheld = XMLHttpRequest;
  class HeldRequest extends Unheld {
    #isHeld = false;

    override open(method: string, address: string): void {
      this.#isHeld = address.includes(url);
      super.open(method, address);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      if (this.#isHeld) void released.then(() => super.send(body));
      else super.send(body);
    }
  }
  vi.stubGlobal('XMLHttpRequest', HeldRequest);
  return () => {
    vi.stubGlobal('XMLHttpRequest', Unheld);
    release();
  };
}

import { onTestFinished, vi } from 'vitest';

/** A request of the browser that a test ends itself. */
export class FakeRequest extends EventTarget {
  static readonly UNSENT = 0;
  static readonly DONE = 4;
  readonly upload = {};
  readyState = FakeRequest.UNSENT;
  status = 0;
  response = new ArrayBuffer(0);
  url = '';
  onloadend: () => void = () => undefined;

  open(_method: string, url: string): void {
    this.url = url;
    this.readyState = 1;
  }

  setRequestHeader(): void {
    // What kind of body it has is not looked at.
  }

  getResponseHeader(): null {
    return null;
  }

  send(): void {
    sent.push(this);
  }

  abort(): void {
    if (this.readyState !== FakeRequest.DONE) this.end(0);
  }

  /** Ends the request; status 0 is a network error. */
  end(status: number, body: Uint8Array = new Uint8Array()): void {
    this.status = status;
    this.response = new Uint8Array(body).buffer;
    this.readyState = FakeRequest.DONE;
    this.onloadend();
    this.dispatchEvent(new Event('loadend'));
  }
}

/** The browser's requests, in the order they were sent. */
const sent: FakeRequest[] = [];

/**
 * Lets a test end the browser's requests. Returns those that are sent from now on. Those that it has not ended are aborted after
 * it: their time-out would come in another test.
 */
export function fakeRequests(): readonly FakeRequest[] {
  sent.length = 0;
  onTestFinished(() => {
    for (const request of sent) request.abort();
  });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}

/** Why the server is asked again, and when: milliseconds until the first time, how much longer each further time takes, and the longest. */
const PACES = {
  /** Nobody answers: so that the page does not say so for longer than it is true. */
  silent: { first: 30_000, growth: 1, longest: 30_000, isEndless: true },
  /** The server answers, and cannot save. */
  cannotSave: { first: 5_000, growth: 2, longest: 300_000, isEndless: true },
  /** It computes something of the pilot's tracks; a job that keeps failing is not waited for. */
  computing: { first: 1_000, growth: 1.5, longest: 300_000, isEndless: false },
} as const;
type Why = keyof typeof PACES;

/** The page's part of a connection. */
export interface ConnectionEvents {
  /** Asks the server for newer items, after sending pending changes. */
  readonly ask: () => void;
  /** Asks only for the server's computed values: nobody is told where that fails. */
  readonly poll: () => void;
  /** Whether the pilot sees the page: otherwise it asks as soon as that is so. */
  readonly isVisible: () => boolean;
}

/**
 * Whether the server answers this page, and when it is asked again: the only place that knows, and the only timer. An answer is one of
 * Wingbook itself, of any status; a proxy's or a hotspot's is none.
 */
export class Connection {
  readonly #events: ConnectionEvents;
  /** Whether the last call was answered; null before the first one, and after the network has changed. */
  #isAnswered: boolean | null = null;
  /** Whether a save had no answer since: only another call can tell whether nobody answers, or only saves are cut off. */
  #isDoubted = false;
  /** Whether the server could not save the last time. */
  #cannotSave = false;
  #next: { readonly why: Why; readonly times: number; readonly timer: ReturnType<typeof setTimeout> | null } | null =
    null;

  constructor(events: ConnectionEvents) {
    this.#events = events;
  }

  /** Whether the server has answered a call in this connection: before that nothing is sent that must not be sent twice. */
  get isAnswering(): boolean {
    return this.#isAnswered === true && !this.#isDoubted;
  }

  /** Whether a call had no answer, and none had one since: a page shows this as a missing connection. */
  get isSilent(): boolean {
    return this.#isAnswered === false;
  }

  /** Whether there may be no answer: a form does not wait then. */
  get mayBeSilent(): boolean {
    return this.isSilent || this.#isDoubted;
  }

  /** Whether the server answers, and could not save the last time. */
  get cannotSave(): boolean {
    return !this.isSilent && this.#cannotSave;
  }

  /** Notes whether a call was answered. */
  heard(isAnswered: boolean): void {
    const wasSilent = this.isSilent;
    this.#isDoubted = false;
    this.#isAnswered = isAnswered;
    if (!isAnswered) this.#askLater('silent');
    else if (wasSilent) {
      this.#stop();
      this.#events.ask(); // Whichever call it was: pending changes can be sent.
    }
  }

  /** Notes that a save had no answer. */
  doubt(): void {
    this.#isDoubted = true;
  }

  /** Notes whether the server could save. */
  heardOfSave(isSaved: boolean): void {
    this.#cannotSave = !isSaved;
    if (!isSaved) this.#askLater('cannotSave');
    else if (this.#next?.why === 'cannotSave') this.#stop();
  }

  /** Notes whether the server computes something of the pilot's tracks. */
  heardOfJobs(isPending: boolean): void {
    if (isPending && (this.#next === null || this.#next.why === 'computing')) this.#askLater('computing');
    else if (!isPending && this.#next?.why === 'computing') this.#stop();
  }

  /** The network may be another one: calls over the last one say nothing about it. */
  begin(): void {
    this.#isAnswered = null;
    this.#isDoubted = false;
    this.#cannotSave = false;
    this.#stop();
  }

  /** Each further time in a row takes longer; an answer before its time starts over. */
  #askLater(why: Why): void {
    const { first, growth, longest, isEndless } = PACES[why];
    const times = this.#next?.why === why && this.#next.timer === null ? this.#next.times + 1 : 0;
    this.#stop();
    const wait = first * growth ** times;
    if (!isEndless && wait > longest) return;
    this.#next = { why, times, timer: setTimeout(() => this.#ask(why, times), Math.min(wait, longest)) };
  }

  #ask(why: Why, times: number): void {
    this.#next = { why, times, timer: null };
    if (!this.#events.isVisible()) return;
    if (why === 'computing') this.#events.poll();
    else this.#events.ask();
  }

  #stop(): void {
    if (this.#next?.timer) clearTimeout(this.#next.timer);
    this.#next = null;
  }
}

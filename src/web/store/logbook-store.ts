import type { LoadAnswer, SaveAnswer, save } from '#contract/data';
import type { BodyInput } from '#contract/endpoint';
import { CallError, callErrorOf, isAboutSession } from '../api/call-error.ts';
import { applyAnswer, type Logbook, type Marker } from './logbook.ts';
import { afterError, isSignedOut, logbookIn, type StoreState } from './store-state.ts';

/** An item to save, or to delete with `see` false. The marker is the store's business. */
export type SaveRequest = WithoutMarker<BodyInput<typeof save>>;
type WithoutMarker<Body> = Body extends unknown ? Omit<Body, 'lastModified' | 'epoch'> : never;

/** The calls a store is made on. */
export interface LogbookCalls {
  readonly load: (marker: Marker | null) => Promise<LoadAnswer>;
  readonly save: (request: SaveRequest, marker: Marker | null) => Promise<SaveAnswer>;
  readonly logOut: () => Promise<unknown>;
}

/** What the store tells the outside. */
export interface StoreEvents {
  readonly onState: (state: StoreState) => void;
  /** Pilot, flights, sites or gliders are others than before. */
  readonly onModified: () => void;
}

/** The one place where a pilot's data are held: empty until {@link LogbookStore.load} on first need. */
export class LogbookStore {
  readonly #calls: LogbookCalls;
  readonly #events: StoreEvents;
  #state: StoreState = { state: 'empty' };
  /** Counted up by every login and logout: answers to calls from before it are dropped. */
  #era = 0;
  #underWay: Promise<void> | null = null;
  /** Reading calls that wait until it is known who is there. */
  #waiting: (() => void)[] = [];

  constructor(calls: LogbookCalls, events: StoreEvents) {
    this.#calls = calls;
    this.#events = events;
  }

  get state(): StoreState {
    return this.#state;
  }

  /** Loads all, or what is newer than what is held; one load at a time. Settles when the state tells how it went. */
  load(): Promise<void> {
    if (this.#state.state === 'empty') this.#become({ state: 'loading' });
    this.#underWay ??= this.#loadOnce();
    return this.#underWay;
  }

  /** Saves one item and takes the answer in; gives its id. Rejects with a `CallError`. */
  async saveItem(request: SaveRequest): Promise<number> {
    const marker = this.#marker();
    const answer = await this.asPilot(() => this.#calls.save(request, marker)).catch((thrown: unknown) => {
      if (isAboutItems(callErrorOf(thrown))) void this.load(); // What was refused may have changed elsewhere.
      throw thrown;
    });
    this.#take(answer, marker);
    return answer.savedId;
  }

  /** Makes a call for the pilot who is held; what is answered once somebody else is, is dropped. */
  async asPilot<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const era = this.#era;
    try {
      const answer = await call();
      if (era !== this.#era) throw new CallError('authenticationError');
      return answer;
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (isAboutSession(error) && era === this.#era) this.#become(afterError(this.#state, error));
      throw error;
    }
  }

  /**
   * Makes a call that only reads. Where the session has ended, it waits behind the login form and asks again once the
   * same pilot is there: nobody has to repeat a look-up because of a login.
   */
  async read<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const pilotId = this.#pilotId();
    try {
      return await this.asPilot(call);
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type !== 'authenticationError') throw error;
      await this.#afterLogin();
      if (pilotId === null || this.#pilotId() !== pilotId) throw error;
      return this.asPilot(call);
    }
  }

  /** Makes a call that changes much of the logbook, and loads what is newer then. Rejects with a `CallError`. */
  async change<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.asPilot(call);
    await this.#underWay; // That load may have begun before the change.
    await this.load();
    return answer;
  }

  /** Makes a call that ends all sessions and opens a new one for the same pilot: what the old one asked is dropped. */
  async renew<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = await this.asPilot(call);
    this.#beginEra();
    void this.load(); // Whatever was dropped.
    return answer;
  }

  /** Resets to what a login, a sign-up or a demo answered. */
  enter(answer: LoadAnswer): void {
    this.#beginEra();
    this.#take(answer, null, null);
  }

  /** Ends the session and clears everything. Rejects with a `CallError` when the session still stands. */
  async logOut(): Promise<void> {
    try {
      await this.#calls.logOut();
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type === 'userMismatch') this.#become(afterError(this.#state, error));
      if (error.type !== 'authenticationError') throw error; // Without a session there is none to end.
    }
    this.leave();
  }

  /** The session is over, as another tab says: what is held waits behind the login. */
  endSession(): void {
    this.#beginEra();
    this.#become(afterError(this.#state, new CallError('authenticationError')));
  }

  /** Clears everything: the session is over. */
  leave(): void {
    this.#beginEra();
    this.#become({ state: 'failed', error: new CallError('authenticationError') });
  }

  async #loadOnce(): Promise<void> {
    const [era, marker] = [this.#era, this.#marker()];
    try {
      const answer = await withOneRetry(() => this.#calls.load(marker));
      if (era === this.#era) this.#take(answer, marker);
    } catch (thrown) {
      if (era === this.#era) this.#become(afterError(this.#state, callErrorOf(thrown)));
    } finally {
      if (era === this.#era) this.#underWay = null;
    }
  }

  #take(answer: LoadAnswer, marker: Marker | null, held: Logbook | null = logbookIn(this.#state)): void {
    const logbook = applyAnswer(held, answer, marker);
    if (logbook) this.#become({ state: 'ready', logbook, trouble: null });
    else this.#become({ state: 'failed', error: new CallError('DBReadError') });
  }

  #marker(): Marker | null {
    const held = logbookIn(this.#state);
    return held && { lastModified: held.lastModified, epoch: held.epoch };
  }

  #pilotId(): number | null {
    return logbookIn(this.#state)?.pilot.id ?? null;
  }

  /** Settles when nobody is asked to log in over a logbook that is held; at once when nobody is. */
  #afterLogin(): Promise<void> {
    if (!isLoginAsked(this.#state)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #beginEra(): void {
    this.#era += 1;
    this.#underWay = null;
  }

  #become(next: StoreState): void {
    const before = logbookIn(this.#state);
    this.#state = next;
    if (logbookIn(next) !== before) this.#events.onModified();
    this.#events.onState(next);
    if (isLoginAsked(next)) return;
    for (const goOn of this.#waiting.splice(0)) goOn();
  }
}

/** Whether a page waits behind the login form. */
function isLoginAsked(state: StoreState): boolean {
  return isSignedOut(state) && logbookIn(state) !== null;
}

const ABOUT_ITEMS: readonly CallError['type'][] = ['validationError', 'recordNotFound', 'badRequest'];

/** Errors that may come of holding what is no longer so: changed elsewhere, or of before a restore from a backup. */
function isAboutItems(error: CallError): boolean {
  return ABOUT_ITEMS.includes(error.type);
}

/** One more try after a failure, except where the session is the reason: that a second try cannot mend. */
async function withOneRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (thrown) {
    if (isAboutSession(callErrorOf(thrown))) throw thrown;
    return attempt();
  }
}

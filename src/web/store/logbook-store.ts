import type { LoadResponse, SaveResponse } from '#contract/data';
import { CallError, callErrorOf, isItemError, isSessionError } from '../api/call-error.ts';
import type { ReplacedDraft } from '../device-storage/draft-rows.ts';
import { clearSessionState } from '../session-state.ts';
import { texts } from '../texts.ts';
import { Connection } from './connection.ts';
import type { Copy } from './copy/copy-rows.ts';
import type { CopiedStart, CopyOfLogbook } from './copy/device-copy.ts';
import type { ItemSave } from './item-save.ts';
import { applyResponse, type HeldMarker, type Logbook } from './logbook.ts';
import type { PendingChange, Queue } from './pending/pending-change.ts';
import { PendingChanges, type PendingEvents } from './pending/pending-changes.ts';
import type { FlightsOfFile } from './pending/queue-sender.ts';
import type { UnstoredSave } from './pending/sending.ts';
import { afterError, errorIn, isWaitingForLogin, logbookIn, type StoreState } from './store-state.ts';

/** The calls that a store makes. */
export interface LogbookCalls {
  /** A load with a marker names its pilot: the session may be another one's. */
  readonly load: (marker: HeldMarker | null, pilotId: number | null) => Promise<LoadResponse>;
  readonly save: (request: ItemSave, marker: HeldMarker | null) => Promise<SaveResponse>;
  /** Returns the flights that have a track file. Rejects with a `CallError`, or where the code for it does not come. */
  readonly flightsWith: (file: string) => Promise<FlightsOfFile>;
  readonly logOut: () => Promise<unknown>;
}

export interface StoreEvents {
  readonly onState: (state: StoreState) => void;
  /** Pilot, flights, sites or gliders have changed. */
  readonly onModified: () => void;
  /** A load has come, and whether the server computes more of it. */
  readonly onLoaded: (isPending: boolean) => void;
  /** Whether the pilot sees the page. */
  readonly isVisible: () => boolean;
}

/** The parts of a store on the pilot's own device. */
export interface KeptOnDevice extends Pick<PendingEvents, 'queueOf'> {
  readonly copy: CopyOfLogbook;
}

/** How long an update waits for the copy that it applies to: slow storage must not hold up a start. */
const COPY_TIMEOUT_MS = 1_000;

/** The only place that holds a pilot's data: empty until the first {@link LogbookStore.load}. */
export class LogbookStore {
  readonly #calls: LogbookCalls;
  readonly #events: StoreEvents;
  readonly #copy: CopyOfLogbook;
  readonly #changes: PendingChanges;
  readonly #connection = new Connection({
    ask: () => this.#loadIfUnanswered(),
    poll: () => void this.poll().catch(() => this.#connection.heardOfJobs(true)),
    isVisible: () => this.#events.isVisible(),
  });
  /** The logbook as the server sent it; the state has it with the pending changes of this device. */
  #base: Logbook | null = null;
  /** Whether it is a copy of another version of the app, or contradicts the server: it is shown until everything is loaded. */
  #isDoubted = false;
  #state: StoreState = { state: 'empty' };
  /** Incremented by each login and logout: responses to earlier calls are dropped. */
  #generation = 0;
  #loading: Promise<void> | null = null;
  /** When the server last confirmed the loaded logbook, in Unix milliseconds. */
  #confirmedAt = 0;
  /** Read-only calls that are repeated after the login. */
  #waiting: (() => void)[] = [];

  constructor(calls: LogbookCalls, events: StoreEvents, { copy, queueOf }: KeptOnDevice) {
    this.#calls = calls;
    this.#events = events;
    this.#copy = copy;
    const pendingEvents: PendingEvents = {
      queueOf,
      send: (request) => this.#send(request),
      flightsWith: (file) => this.asPilot(() => this.#calls.flightsWith(file)),
      base: () => this.#base,
      onUnanswered: () => this.#fail(new CallError('ajaxNetworkError')),
      loadAll: () =>
        this.#loadFromServer(null).then(
          () => true,
          (thrown: unknown) => {
            this.#fail(callErrorOf(thrown));
            return false;
          },
        ),
      loadNewer: () =>
        this.#loadNewer().catch((thrown: unknown) => {
          console.warn(callErrorOf(thrown));
          return false;
        }),
      isAnswering: () => this.#isAnswering(),
      onChange: () => this.#showChanges(),
    };
    this.#changes = new PendingChanges(pendingEvents, this.#connection);
  }

  get state(): StoreState {
    return this.#state;
  }

  /** The pending changes of this device. */
  get queue(): Queue {
    return this.#changes.queue;
  }

  /** How the pending changes are read. */
  get pending(): Pick<PendingChanges, 'isRead' | 'read'> {
    return this.#changes;
  }

  /** Whether this device has pending changes that cannot be read at the moment. */
  get isUnread(): boolean {
    return this.#changes.isUnread;
  }

  /** The logbook as the server has it; null when none is held. */
  get base(): Logbook | null {
    return this.#base;
  }

  /** Whether pending changes are being sent at this moment. */
  get isSending(): boolean {
    return this.#changes.isSending;
  }

  /** Whether the server answers, and could not save the last time. */
  get cannotSave(): boolean {
    return this.#connection.cannotSave;
  }

  /**
   * Loads all items, or those newer than the loaded ones; one load at a time. At the start the copy on this device is shown until the server
   * answers, and stays where it does not. Never rejects: the state has the outcome.
   */
  load(): Promise<void> {
    if (this.#state.state === 'empty') this.#setState({ state: 'loading' });
    this.#loading ??= this.#loadOnce();
    return this.#loading;
  }

  /** Only where the page shows that nobody answers, or has something to send: nobody else has asked. */
  #loadIfUnanswered(): void {
    const isUnanswered = this.#state.state === 'ready' && this.#state.asOf !== null;
    this.#showConnection();
    if (isUnanswered || this.queue.changes.length > 0) void this.load();
  }

  /** Loads newer items over what may be another network, as after the page was hidden. */
  refresh(): void {
    this.#connection.begin();
    void this.load();
  }

  /** Loads newer items without saying so when that fails: nobody has asked for it. Rejects with a `CallError`. */
  async poll(): Promise<void> {
    // The load may have a change whose response was lost, and would show it twice.
    if (!this.#changes.isUsed || (await this.#isSent())) await this.#loadNewer();
  }

  /** Returns false when there is nothing to load: no logbook is held, or it waits for a login. */
  async #loadNewer(): Promise<boolean> {
    const marker = this.#marker();
    if (!marker || isWaitingForLogin(this.#state)) return false;
    this.#apply(await this.asPilot(() => this.#calls.load(marker, this.#pilotId())), marker);
    return true;
  }

  /**
   * Saves one item. On the pilot's own device it is stored first, and is pending while the server does not answer. Returns the item's
   * id, a temporary one while a new item is pending. `onStored` is called once it is stored there, with its key, or with null when it is sent
   * without. `knownFlights` are those with the file of its track that the form has shown, `draft` is the form's. Rejects with a `CallError`
   * when it is neither saved nor pending.
   */
  async saveItem(
    request: ItemSave,
    onStored: (opKey: string | null) => void = () => undefined,
    knownFlights: readonly number[] = [],
    draft?: ReplacedDraft,
  ): Promise<number> {
    const generation = this.#generation;
    try {
      const saved = this.#changes.isUsed
        ? await this.#changes.save(request, onStored, knownFlights, draft)
        : { request };
      if (typeof saved === 'number') return saved;
      onStored(null);
      this.#rejectAfter(generation);
      return await this.#sendUnstored(saved);
    } catch (thrown) {
      if (isItemError(callErrorOf(thrown))) void this.load(); // The rejected item may have changed elsewhere.
      throw thrown;
    }
  }

  /** Sends a save that is not stored on this device. A full device is said where nobody answers: the pilot can help that. */
  async #sendUnstored({ request, why }: Pick<UnstoredSave, 'request'> & Partial<UnstoredSave>): Promise<number> {
    try {
      const { response, apply } = await this.#send(request);
      apply();
      return response.savedId;
    } catch (thrown) {
      if (why !== 'full' || !callErrorOf(thrown).isUnanswered) throw thrown;
      throw new CallError('ajaxNetworkError', { message: texts.frame.deviceFull });
    }
  }

  /** Sends the pending changes. Never rejects. */
  async sendPending(): Promise<void> {
    await this.#changes.sendAll();
  }

  /** See {@link PendingChanges.decide}. */
  decide(change: PendingChange, decided: PendingChange | null): Promise<boolean> {
    return this.#changes.decide(change, decided);
  }

  /** Sends the pending changes before a call that changes something else: earlier changes come first. */
  async #sendFirst(): Promise<void> {
    const generation = this.#generation;
    await this.#changes.sendAll();
    this.#rejectAfter(generation);
  }

  /** Throws when somebody has logged in or out since: the call about to be sent belongs to that session. */
  #rejectAfter(generation: number): void {
    if (generation !== this.#generation) throw new CallError('authenticationError');
  }

  /** `apply` does nothing after a login or logout: the response is of the session before. */
  async #send(request: ItemSave) {
    const [marker, generation] = [this.#heldMarker(), this.#generation];
    const response = await this.asPilot(() => this.#calls.save(request, marker), true);
    const apply = (): void => {
      if (generation === this.#generation) this.#apply(response, marker);
    };
    return { response, apply };
  }

  /** Makes a call and ignores its response: that may have changes that are pending here, which would show twice. Returns whether the server has answered. */
  async #isAnswering(): Promise<boolean> {
    const marker = this.#heldMarker();
    if (!marker) return false;
    try {
      await this.asPilot(() => this.#calls.load(marker, this.#pilotId()));
      return true;
    } catch (thrown) {
      return !callErrorOf(thrown).isUnanswered;
    }
  }

  /** Notes whether the server has answered a call. */
  async #heard<Result>(calling: Promise<Result>, isSave = false): Promise<Result> {
    try {
      const response = await calling;
      this.#connection.heard(true);
      return response;
    } catch (thrown) {
      if (isSave && callErrorOf(thrown).isUnanswered) this.#connection.doubt();
      else if (thrown instanceof CallError) this.#connection.heard(!thrown.isUnanswered);
      throw thrown;
    }
  }

  /** Makes a call for the pilot whose logbook is held. Drops the response if it comes after a login or logout. */
  async asPilot<Result>(call: () => Promise<Result>, isSave = false): Promise<Result> {
    const generation = this.#generation;
    try {
      const response = await this.#heard(call(), isSave);
      if (generation !== this.#generation) throw new CallError('authenticationError');
      return response;
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (isSessionError(error) && generation === this.#generation) this.#setState(afterError(this.#state, error));
      throw error;
    }
  }

  /** Makes a call that may be repeated. If the session has ended, that is done once the same pilot has logged in again. */
  async read<Result>(call: () => Promise<Result>): Promise<Result> {
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

  /** Makes a call that returns a load, and applies it. After a login it is repeated: a key must make that harmless. */
  async change<Loaded extends LoadResponse>(call: (marker: HeldMarker | null) => Promise<Loaded>): Promise<Loaded> {
    if (this.#changes.isUsed) await this.#sendFirst();
    const marker = this.#heldMarker();
    const response = await this.read(() => call(marker));
    this.#apply(response, marker);
    return response;
  }

  /** Makes a call that changes many items, and loads them. Rejects with a `CallError`. */
  async callThenReload<Result>(call: () => Promise<Result>): Promise<Result> {
    if (this.#changes.isUsed) await this.#sendFirst();
    const response = await this.asPilot(call);
    await this.#loading; // That load may have begun before the change.
    await this.load();
    return response;
  }

  /** Makes a call that ends all sessions and starts a new one for the same pilot. Drops responses to the old one. */
  async renewSession<Result>(call: () => Promise<Result>): Promise<Result> {
    const response = await this.asPilot(call);
    this.#nextGeneration();
    void this.load(); // In place of a load that was dropped.
    return response;
  }

  /** Replaces everything by the response of a login, a sign-up or a demo. `isOwnDevice`: see {@link CopyOfLogbook.begin}. */
  startSession(response: LoadResponse, isOwnDevice: boolean | null = null): void {
    this.#nextGeneration();
    if (![null, response.pilot?.id].includes(this.#pilotId())) clearSessionState();
    if (response.pilot) this.#copy.begin(response.pilot, isOwnDevice);
    this.#apply(response, null, null);
    this.#sendRest();
  }

  /** Ends the session and clears everything. Rejects with a `CallError` when the session could not be ended. */
  async logOut(): Promise<void> {
    try {
      await this.#calls.logOut();
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type === 'userMismatch') this.#setState(afterError(this.#state, error));
      if (error.type !== 'authenticationError') throw error; // Without a session there is none to end.
    }
    this.clear();
  }

  /** Shows the login over the logbook that is held: another tab has ended the session, or the browser has removed all that was stored. */
  expireSession(): void {
    this.#nextGeneration();
    this.#setState(afterError(this.#state, new CallError('authenticationError')));
    void this.#changes.storeAnew();
  }

  /** Clears everything after the session has ended. */
  clear(): void {
    this.#nextGeneration();
    this.#connection.begin();
    clearSessionState();
    this.#setState({ state: 'failed', error: new CallError('authenticationError') });
  }

  async #loadOnce(): Promise<void> {
    const generation = this.#generation;
    try {
      await this.#loadInOrder(generation);
    } catch (thrown) {
      if (generation === this.#generation) this.#fail(callErrorOf(thrown));
    } finally {
      if (generation === this.#generation) this.#loading = null;
    }
  }

  async #loadInOrder(generation: number): Promise<void> {
    const start = logbookIn(this.#state) ? null : this.#copy.start();
    const isNext = start !== null || !this.#changes.isUsed || (await this.#isSent());
    if (generation !== this.#generation || !isNext) return;
    await (start ? this.#loadBeside(start) : this.#loadFromServer(this.#marker()));
    if (generation === this.#generation) this.#sendRest();
  }

  /** Sends the pending changes. Returns false when the server does not answer: there is nothing to load then. */
  async #isSent(): Promise<boolean> {
    return (await this.#changes.sendAll()) !== 'unanswered';
  }

  /** Sends the pending changes that were read only after the logbook had come, or that need it. */
  #sendRest(): void {
    if (this.#changes.isUsed) void this.#changes.sendAll();
  }

  async #loadFromServer(marker: HeldMarker | null): Promise<void> {
    const generation = this.#generation;
    const response = await withOneRetry(() => this.#heard(this.#calls.load(marker, this.#pilotId())));
    if (generation === this.#generation) this.#apply(response, marker);
  }

  /** Shows the copy as soon as it is read, and applies the server's newer items. */
  async #loadBeside(start: CopiedStart): Promise<void> {
    const generation = this.#generation;
    const now = { isWanted: true, isUnanswered: false };
    const { epoch, lastModified, pilotId } = start.marker;
    const opened = this.#changes.open(pilotId);
    const shown = Promise.all([start.copy, start.hasPending ? opened : null]).then(([read]) => {
      if (read && now.isWanted && generation === this.#generation) this.#show(read, now.isUnanswered);
    });
    if (start.hasPending) return this.#sendBeside(shown);
    const loading = withOneRetry(() => this.#heard(this.#calls.load({ lastModified, epoch }, pilotId)));
    const response = await loading.catch(async (thrown: unknown) => {
      const error = callErrorOf(thrown);
      if (error.type === 'userMismatch') return null;
      now.isUnanswered = error.isUnanswered;
      if (error.isUnanswered) await shown;
      throw error;
    });
    const copy = response && (await copyInTime(start));
    if (generation !== this.#generation || this.#isApplied(response, copy, start)) return;
    now.isWanted = false;
    if (response) this.#doubt(pilotId);
    else this.#dropOther();
    await this.#loadFromServer(null);
  }

  /** Sends the pending changes before anything is loaded: the load may have a change whose response was lost, and would show it twice. */
  async #sendBeside(shown: Promise<void>): Promise<void> {
    await shown;
    if (!(await this.#isSent())) return;
    if (errorIn(this.#state)?.type === 'userMismatch') this.#dropOther();
    await this.#loadFromServer(this.#marker());
  }

  #doubt(pilotId: number): void {
    this.#copy.doubt(pilotId);
    this.#isDoubted = this.#base !== null;
  }

  /** The session is another pilot's. Pending changes stay for their own pilot. */
  #dropOther(): void {
    this.#copy.drop();
    this.#setState({ state: 'loading' });
  }

  /** Applies the response to a load with the marker of the copy, unless it does not apply to that. */
  #isApplied(response: LoadResponse | null, copy: Copy | null, start: CopiedStart): boolean {
    if (response?.reset) this.#apply(response, null);
    else if (response && copy && fits(copy, start)) {
      this.#apply(response, start.marker, this.#base ?? copy.logbook);
    } else return false;
    return true;
  }

  #show({ logbook, asOf, canBeUpdated }: Copy, isUnanswered: boolean): void {
    if (this.#state.state !== 'loading') return;
    this.#confirmedAt = asOf;
    this.#base = logbook;
    this.#isDoubted = !canBeUpdated;
    const shown = { state: 'ready', logbook: this.#changes.over(logbook), error: null } as const;
    this.#setState(isUnanswered ? { ...shown, asOf } : { ...shown, asOf: null, isUnconfirmed: true });
  }

  /** Shows the logbook with the current pending changes. */
  #showChanges(): void {
    if (this.#state.state === 'ready' && this.#base)
      this.#setState({ ...this.#state, logbook: this.#changes.over(this.#base) });
  }

  #fail(error: CallError): void {
    const state = this.#state;
    const isQuiet = error.isUnanswered && state.state === 'ready' && !isWaitingForLogin(state);
    if (isQuiet && this.#worksWithoutServer(state.logbook)) {
      const asOf = this.#asOf();
      if (asOf !== null && state.asOf === asOf) return; // Shown so already.
      this.#setState({ state: 'ready', logbook: state.logbook, error: null, asOf });
      return;
    }
    // Without an answer, too, the stored copy needs a login first.
    const isHidden = error.isUnanswered && state.state !== 'ready' && this.#copy.isHidden();
    this.#setState(afterError(state, isHidden ? new CallError('authenticationError') : error));
  }

  /**
   * A server that does not answer is no error while the logbook is stored here; nor where the browser has removed it, and an error
   * would hide the pending changes of this tab.
   */
  #worksWithoutServer({ pilot }: Logbook): boolean {
    return this.#copy.isKept(pilot.id) || this.queue.changes.length > 0;
  }

  /** Shows at once that the server answers again. */
  #showConnection(): void {
    const state = this.#state;
    if (state.state === 'ready' && state.asOf !== null) this.#setState({ ...state, asOf: this.#asOf() });
  }

  /** When the shown logbook was last confirmed, while nobody answers; null otherwise. The connection alone knows which. */
  #asOf(): number | null {
    return this.#connection.isSilent ? this.#confirmedAt : null;
  }

  #apply(response: LoadResponse, marker: HeldMarker | null, held: Logbook | null = this.#base): void {
    const isUpdate = marker !== null && response.reset !== true;
    const base = applyResponse(this.#isDoubted && !isUpdate ? null : held, response, marker);
    this.#base = base;
    this.#isDoubted = this.#isDoubted && isUpdate; // As that of a save.
    if (base) {
      void this.#changes.open(base.pilot.id);
      this.#setState({ state: 'ready', logbook: this.#changes.over(base), error: null, asOf: null });
      this.#confirmedAt = Date.now();
      if (!this.#isDoubted) this.#copy.keep(base, this.#confirmedAt);
    } else this.#setState({ state: 'failed', error: new CallError('DBReadError') });
    this.#connection.heardOfJobs(response.isPending === true);
    this.#events.onLoaded(response.isPending === true);
  }

  /** The revision after which items are loaded; null for all of them. */
  #marker(): HeldMarker | null {
    return this.#isDoubted ? null : this.#heldMarker();
  }

  /** The epoch of the logbook that is shown: it keeps a save from changing an item that got the same id after a restore. */
  #heldMarker(): HeldMarker | null {
    const held = logbookIn(this.#state);
    return held && { lastModified: held.lastModified, epoch: held.epoch };
  }

  #pilotId(): number | null {
    return logbookIn(this.#state)?.pilot.id ?? null;
  }

  /** Resolves once no login is waited for; at once if none is. */
  #afterLogin(): Promise<void> {
    if (!isWaitingForLogin(this.#state)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #nextGeneration(): void {
    this.#generation += 1;
    this.#loading = null;
  }

  #setState(next: StoreState): void {
    const before = logbookIn(this.#state);
    this.#state = next;
    if (logbookIn(next) === null) {
      this.#base = null;
      this.#isDoubted = false;
    }
    if (before !== null && logbookIn(next) === null) {
      this.#changes.close();
      clearSessionState();
    }
    if (logbookIn(next) !== before) this.#events.onModified();
    this.#events.onState(next);
    if (isWaitingForLogin(next)) return;
    for (const resume of this.#waiting.splice(0)) resume();
  }
}

/** Whether a copy is the one whose marker was sent. */
function fits({ logbook, canBeUpdated }: Copy, { marker }: CopiedStart): boolean {
  const { lastModified, epoch, pilot } = logbook;
  const isSame = lastModified === marker.lastModified && epoch === marker.epoch && pilot.id === marker.pilotId;
  return isSame && canBeUpdated;
}

/** Returns the copy if it comes in time. */
async function copyInTime({ copy }: CopiedStart): Promise<Copy | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), COPY_TIMEOUT_MS);
  });
  const first = await Promise.race([copy, timeout]);
  clearTimeout(timer);
  return first;
}

/** Retries once after a failure, unless a login is needed first. */
async function withOneRetry<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (thrown) {
    if (callErrorOf(thrown).type === 'authenticationError') throw thrown;
    return attempt();
  }
}

import { isRetryable } from '@dopahiya/api-client';

/** Delays in ms: after the last change, and after a failure, doubled up to the longest. */
export const sendingDelays = { quiet: 2000, first: 4000, longest: 60_000 } as const;

/** State of the latest change: sent, still to be sent, or refused for a reason that a retry alone does not change. */
export interface SendingState {
  state: 'sent' | 'waiting' | 'refused';
  /** Why the last sending was refused; stays while the next one waits. */
  refusal: Error | null;
}

interface SenderOptions<Draft> {
  send: (draft: Draft, signal: AbortSignal) => Promise<unknown>;
  /** Called with what happened to the latest change; never again once the page is left. */
  onState: (state: SendingState) => void;
}

/** Sends the latest of many changes: one at a time, once no more come, and again after a lost connection. */
export class DraftSender<Draft> {
  readonly #options: SenderOptions<Draft>;
  #waiting: Draft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: AbortController | null = null;
  #isLeft = false;
  #isHurried = false;
  #refusal: Error | null = null;
  #delay: number = sendingDelays.first;

  constructor(options: SenderOptions<Draft>) {
    this.#options = options;
  }

  /** Takes a change, to be sent when no other follows soon. */
  take(draft: Draft): void {
    this.#waiting = draft;
    this.#options.onState({ state: 'waiting', refusal: this.#refusal });
    this.#sendIn(sendingDelays.quiet);
  }

  /** Sends what waits without further delay, as when the connection is back; again if what is on its way fails. */
  hurry(): void {
    if (this.#waiting === null) return;
    this.#isHurried = this.#sending !== null;
    this.#sendIn(0);
  }

  /** Sends what waits once more and then nothing: the page that holds the draft is left. */
  leave(): void {
    this.#isLeft = true;
    this.hurry();
  }

  /** Drops what waits or is being sent. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
    this.#sending?.abort();
    this.#sending = null;
    this.#isHurried = false;
    this.#refusal = null;
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), ms);
  }

  async #send(): Promise<void> {
    const draft = this.#waiting;
    if (draft === null || this.#sending) return;
    const sending = new AbortController();
    this.#sending = sending;
    const failure = await this.#options.send(draft, sending.signal).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
    );
    if (sending.signal.aborted) return;
    this.#sending = null;
    const isHurried = this.#isHurried;
    this.#isHurried = false;
    if (!failure) this.#succeed(draft);
    else if (isHurried) this.#sendIn(0);
    else this.#fail(failure);
  }

  #succeed(draft: Draft): void {
    this.#delay = sendingDelays.first;
    this.#refusal = null;
    if (this.#waiting !== draft) {
      this.#sendIn(sendingDelays.quiet);
      return;
    }
    this.#waiting = null;
    this.#tell({ state: 'sent', refusal: null });
  }

  #tell(state: SendingState): void {
    if (!this.#isLeft) this.#options.onState(state);
  }

  #fail(error: Error): void {
    if (!isRetryable(error)) {
      this.#refusal = error;
      this.#tell({ state: 'refused', refusal: error });
      return;
    }
    if (this.#isLeft) return;
    this.#sendIn(this.#delay);
    this.#delay = Math.min(this.#delay * 2, sendingDelays.longest);
  }
}

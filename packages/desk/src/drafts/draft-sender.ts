import { isRetryable } from '@dopahiya/api-client';

/** Delays in ms: after the last change, and after a failure, doubled up to the longest. */
export const sendingDelays = { quiet: 2000, first: 4000, longest: 60_000 } as const;

/** State of the latest change: sent, still to be sent, or refused for a reason that a retry alone does not change. */
export type SendingState = { state: 'sent' } | { state: 'waiting' } | { state: 'refused'; error: Error };

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
  #delay: number = sendingDelays.first;

  constructor(options: SenderOptions<Draft>) {
    this.#options = options;
  }

  /** Takes a change, to be sent when no other follows soon. */
  take(draft: Draft): void {
    this.#waiting = draft;
    this.#options.onState({ state: 'waiting' });
    this.#sendIn(sendingDelays.quiet);
  }

  /** Sends what waits without further delay, as when the connection is back. */
  hurry(): void {
    if (this.#waiting !== null) this.#sendIn(0);
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
    if (failure) this.#fail(failure);
    else this.#succeed(draft);
  }

  #succeed(draft: Draft): void {
    this.#delay = sendingDelays.first;
    if (this.#waiting !== draft) {
      this.#sendIn(sendingDelays.quiet);
      return;
    }
    this.#waiting = null;
    this.#tell({ state: 'sent' });
  }

  #tell(state: SendingState): void {
    if (!this.#isLeft) this.#options.onState(state);
  }

  #fail(error: Error): void {
    if (!isRetryable(error)) {
      this.#tell({ state: 'refused', error });
      return;
    }
    if (this.#isLeft) return;
    this.#sendIn(this.#delay);
    this.#delay = Math.min(this.#delay * 2, sendingDelays.longest);
  }
}

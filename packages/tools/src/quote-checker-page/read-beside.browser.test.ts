import { wholeWords } from '@dopahiya/engines/quotation';
import { readPaper } from '@dopahiya/engines/quotation-reader';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstReadLength, deadline, type PaperWorker, createBackgroundReader } from './read-beside.ts';

const short = 'ex 92529\nrto 7902';
const long = `${short}\n${'hsrp 366\n'.repeat(500)}total 283431`;

/** A worker that answers texts with `read`; it signals readiness as soon as it has a listener. */
class FakeWorker extends EventTarget implements PaperWorker {
  readonly terminate = vi.fn<() => void>();
  private readonly read: (text: string) => unknown;
  private isSilent: boolean;
  constructor(read: (text: string) => unknown, { isSilent = false } = {}) {
    super();
    this.read = read;
    this.isSilent = isSilent;
  }
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>) {
    super.addEventListener(...given);
    if (given[0] !== 'message' || this.isSilent) return;
    this.isSilent = true;
    this.say('listens');
  }
  postMessage(text: string) {
    const answer = this.read(text);
    if (answer !== undefined) this.say(answer);
  }
  say(data: unknown) {
    const isError = data instanceof Error;
    queueMicrotask(() => this.dispatchEvent(isError ? new ErrorEvent('error') : new MessageEvent('message', { data })));
  }
}

/** A worker that reads `max` texts, and hangs on the next one. */
function slowWorker(max: number) {
  let left = max;
  return new FakeWorker((text) => {
    left -= 1;
    return left >= 0 ? readPaper(text) : undefined;
  });
}

const failure = new Error('It failed.');

/** A worker whose script is missing. */
function missingWorker() {
  const worker = new FakeWorker(() => undefined, { isSilent: true });
  queueMicrotask(() => queueMicrotask(() => worker.say(failure)));
  return worker;
}

const loadReader = vi.fn<() => Promise<{ readPaper: typeof readPaper }>>(async () => ({ readPaper }));

/** Creates a reader with workers that each read so many texts before they hang. */
function readingWith(...abilities: number[]) {
  const started: ReturnType<typeof slowWorker>[] = [];
  const start = async () => {
    const worker = slowWorker(abilities[started.length] ?? 0);
    started.push(worker);
    return worker;
  };
  const { read, prepare } = createBackgroundReader({ start, loadReader });
  return { read: (text: string, signal = new AbortController().signal) => read(text, signal), prepare, started };
}

beforeEach(() => {
  vi.useFakeTimers();
  loadReader.mockClear();
});
afterEach(() => vi.useRealTimers());

describe('readingBeside', () => {
  it('reads one text after the other in one worker, and never here', async () => {
    const { read, prepare, started } = readingWith(9);
    prepare();
    expect(await read(short)).toEqual(readPaper(short));
    expect(await read(long)).toEqual(readPaper(long));
    expect(started).toHaveLength(1);
    expect(loadReader).not.toHaveBeenCalled();
  });

  it('gives up after a second with what it has of the beginning, and starts anew for the next text', async () => {
    const { read, started } = readingWith(1, 1);
    const reading = read(long);
    await vi.advanceTimersByTimeAsync(deadline - 1);
    expect(started[0]?.terminate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await reading).toEqual({
      ...readPaper(wholeWords(long.slice(0, firstReadLength))),
      stoppedAt: firstReadLength,
    });
    expect(started[0]?.terminate).toHaveBeenCalledOnce();
    expect(await read(short)).toEqual(readPaper(short));
    expect(started).toHaveLength(2);
  });

  it('says that it has read nothing where not even the beginning is read in time', async () => {
    const { read } = readingWith(0);
    const reading = read(long);
    await vi.advanceTimersByTimeAsync(deadline);
    expect(await reading).toMatchObject({ quotation: { lines: [] }, stoppedAt: 0 });
  });

  it('ends a worker whose text is no longer wanted', async () => {
    const { read, started } = readingWith(1, 9);
    const unwanted = new AbortController();
    const reading = read(long, unwanted.signal);
    await vi.advanceTimersByTimeAsync(1);
    unwanted.abort();
    await reading;
    expect(started[0]?.terminate).toHaveBeenCalledOnce();
    expect(await read(short)).toEqual(readPaper(short));
  });

  it('starts one worker for what is typed while it loads, and reads what was typed last', async () => {
    const { read, started } = readingWith(9);
    const typing = new AbortController();
    const begun = read('ex 9', typing.signal);
    typing.abort();
    const [unwanted, wanted] = await Promise.allSettled([begun, read(short)]);
    expect(unwanted).toMatchObject({ status: 'rejected' });
    expect(wanted).toEqual({ status: 'fulfilled', value: readPaper(short) });
    expect(started).toHaveLength(1);
    expect(loadReader).not.toHaveBeenCalled();
  });

  it('reads two texts at once in two workers', async () => {
    const { read, started } = readingWith(9, 9);
    expect(await Promise.all([read(short), read('handling 1850')])).toEqual([
      readPaper(short),
      readPaper('handling 1850'),
    ]);
    expect(started).toHaveLength(2);
  });

  it.each([
    ['there are no workers', async () => Promise.reject(failure)],
    ['a worker cannot be loaded', async () => missingWorker()],
    ['a worker fails while it reads', async () => new FakeWorker(() => failure)],
  ])('reads here where %s', async (_, start) => {
    const { read } = createBackgroundReader({ start, loadReader });
    expect(await read(short, new AbortController().signal)).toEqual(readPaper(short));
    expect(loadReader).toHaveBeenCalledOnce();
  });

  it('reads here where a worker never says that it listens', async () => {
    const silent = new FakeWorker(() => undefined, { isSilent: true });
    const { read } = createBackgroundReader({ start: async () => silent, loadReader });
    const reading = read(short, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reading).toEqual(readPaper(short));
    expect(silent.terminate).toHaveBeenCalledOnce();
  });
});

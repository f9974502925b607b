import { noQuotation, wholeWords } from '@dopahiya/engines/quotation';
import type { Paper } from '@dopahiya/engines/quotation-reader';

/** Timeout of parsing a text, in ms. */
export const deadline = 1000;

/** Number of characters of a long text parsed first, so that there is a result if the whole text times out. */
export const firstReadLength = 2000;

/** Timeout of loading a worker, in ms; after it, the page parses the text itself. */
const patience = 10_000;

/** The part of `Worker` that is used. */
export type PaperWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface ReadingBeside {
  /** Starts a worker, which signals readiness and then sends a `Paper` for each text. */
  start: () => Promise<PaperWorker>;
  /** Loads the parser where workers are unavailable. */
  loadReader: () => Promise<{ readPaper: (text: string) => Paper }>;
}

/** Parses texts in a worker, so that they do not block the page; falls back to the page itself without workers. */
export function createBackgroundReader({ start, loadReader }: ReadingBeside) {
  let idle: Promise<PaperWorker> | null = null;
  const begin = (): Promise<PaperWorker> => {
    const worker = listening(start);
    worker.catch(() => {
      if (idle === worker) idle = null;
    });
    return worker;
  };
  /** Preloads a worker for the first text. */
  const prepare = (): void => {
    idle ??= begin();
  };
  const take = async (signal: AbortSignal): Promise<PaperWorker> => {
    const waiting = (idle ??= begin());
    const worker = await waiting;
    signal.throwIfAborted();
    // Another text took the worker.
    if (idle !== waiting) return take(signal);
    idle = null;
    return worker;
  };
  const readInWorker = async (text: string, signal: AbortSignal): Promise<Paper> => {
    const worker = await take(signal);
    const paper = await readIn(worker, text, signal).catch(endingIt(worker));
    if (paper.stoppedAt === undefined && !idle) idle = Promise.resolve(worker);
    else worker.terminate();
    return paper;
  };
  const read = async (text: string, signal: AbortSignal): Promise<Paper> => {
    try {
      return await readInWorker(text, signal);
    } catch {
      signal.throwIfAborted();
      return (await loadReader()).readPaper(text);
    }
  };
  return { prepare, read };
}

const endingIt =
  (worker: PaperWorker) =>
  (error: unknown): never => {
    worker.terminate();
    throw error;
  };

/** Starts a worker and waits until it is ready. */
async function listening(start: () => Promise<PaperWorker>): Promise<PaperWorker> {
  const worker = await start();
  const isThere = await heard(worker, { within: patience, isLast: () => true }).catch(endingIt(worker));
  return isThere ? worker : endingIt(worker)(new Error('The worker that reads quotations does not start.'));
}

/** Parses a text until it is done, times out or is aborted. */
async function readIn(worker: PaperWorker, text: string, signal: AbortSignal): Promise<Paper> {
  const texts = text.length > firstReadLength ? [wholeWords(text.slice(0, firstReadLength)), text] : [text];
  const papers: Paper[] = [];
  const isLast = (paper: Paper): boolean => papers.push(paper) === texts.length;
  const isWhole = heard(worker, { within: deadline, signal, isLast });
  for (const each of texts) worker.postMessage(each, { transfer: [] });
  return (await isWhole) ? (papers.at(-1) as Paper) : stopped(papers[0]);
}

const stopped = (read: Paper | undefined): Paper =>
  read ? { ...read, stoppedAt: firstReadLength } : { quotation: noQuotation, day: null, stoppedAt: 0 };

interface Awaited {
  within: number;
  /** Aborts the wait. */
  signal?: AbortSignal;
  /** Called with each message; returns whether it is the last one. */
  isLast: (data: Paper) => boolean;
}

/**
 * Waits for messages of a worker.
 * @returns whether all arrived in time
 */
function heard(worker: PaperWorker, { within, signal, isLast }: Awaited): Promise<boolean> {
  const over = new AbortController();
  return new Promise<boolean>((resolve, reject) => {
    const options = { signal: over.signal };
    const timer = setTimeout(resolve, within, false);
    over.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    signal?.addEventListener('abort', () => resolve(false), options);
    worker.addEventListener('error', () => reject(new Error('The worker that reads quotations failed.')), options);
    worker.addEventListener('message', ({ data }: MessageEvent<Paper>) => isLast(data) && resolve(true), options);
  }).finally(() => over.abort());
}

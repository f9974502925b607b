import { noQuotation, wholeWords } from '@dopahiya/engines/quotation';
import type { Paper } from '@dopahiya/engines/quotation-reader';

/** As long as reading may take. */
export const deadline = 1000;

/** As much as is read first of a long text, so that there is something where the whole takes too long. */
export const firstReadLength = 2000;

/** As long as a worker may take to load before the page reads itself. */
const patience = 10_000;

/** What of a `Worker` is used. */
export type PaperWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

export interface ReadingBeside {
  /** Makes a worker; it says something once it listens, and then a `Paper` for each text. */
  start: () => Promise<PaperWorker>;
  /** Loads what reads where there are no workers. */
  loadReader: () => Promise<{ readPaper: (text: string) => Paper }>;
}

/** Reads texts beside the page, so that no text holds up what the visitor does; here where no worker does it. */
export function createBackgroundReader({ start, loadReader }: ReadingBeside) {
  let idle: Promise<PaperWorker> | null = null;
  const begin = (): Promise<PaperWorker> => {
    const worker = listening(start);
    worker.catch(() => {
      if (idle === worker) idle = null;
    });
    return worker;
  };
  /** Has a worker wait for the first text. */
  const prepare = (): void => {
    idle ??= begin();
  };
  const take = async (signal: AbortSignal): Promise<PaperWorker> => {
    const waiting = (idle ??= begin());
    const worker = await waiting;
    signal.throwIfAborted();
    // Another text was quicker.
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

/** A worker that listens. */
async function listening(start: () => Promise<PaperWorker>): Promise<PaperWorker> {
  const worker = await start();
  const isThere = await heard(worker, { within: patience, isLast: () => true }).catch(endingIt(worker));
  return isThere ? worker : endingIt(worker)(new Error('The worker that reads quotations does not start.'));
}

/** Reads a text until it is read, takes too long or is no longer wanted. */
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
  /** Ends the waiting where nobody wants it any more. */
  signal?: AbortSignal;
  /** Called with each message. */
  isLast: (data: Paper) => boolean;
}

/** Whether a worker says all that is awaited of it in time. */
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

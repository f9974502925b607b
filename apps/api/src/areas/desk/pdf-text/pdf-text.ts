import { deskLimits } from '@dopahiya/domain/desk';
import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../core/errors.ts';
import { WorkQueue } from '../../../core/jobs/work-queue.ts';
import { deskErrors } from '../../../core/texts/index.ts';
import type { PdfAnswer, PdfQuestion } from './pdf-worker.ts';

/** Program of the worker, next to this file in source and build. */
const program = new URL(`pdf-worker${extname(import.meta.url)}`, import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** Limits of a PDF: its bytes, pages and characters, and the time and memory that reading it may take. */
const pdfLimits: Readonly<Record<'bytes' | 'pages' | 'length' | 'ms' | 'memory', number>> = {
  bytes: deskLimits.fileBytes,
  pages: 50,
  length: deskLimits.specSheet,
  ms: 15_000,
  memory: 400 * 1024 * 1024,
};

/** Time between two looks at the memory, in ms; a packed stream grows by some 100 MB in it. */
const LOOK_MS = 25;

/** The signature of a PDF is within its first bytes. */
const SIGNATURE = '%PDF-';
const SIGNATURE_WITHIN = 1024;

/**
 * Reads the text of PDFs, one at a time and each in a thread of its own, so that no file can stop the server. Unpacked streams are outside
 * the heap of the thread, so the memory of the process is watched.
 */
export class PdfTexts {
  readonly #limits: typeof pdfLimits;
  readonly #queue: WorkQueue;

  constructor(limits: Partial<typeof pdfLimits> = {}, waiting = 4) {
    this.#limits = { ...pdfLimits, ...limits };
    const busy = () => new AppError(503, deskErrors.pdfsBusy);
    this.#queue = new WorkQueue({ atOnce: 1, lanes: [waiting], waitMs: this.#limits.ms, busy });
  }

  /** Returns the text of a PDF, its lines as on the page and its columns apart by tabs. @throws AppError if it has none or can't be read. */
  async read(bytes: Uint8Array): Promise<string> {
    if (bytes.length > this.#limits.bytes) throw new AppError(413, deskErrors.pdfTooLarge);
    const start = Buffer.from(bytes.subarray(0, SIGNATURE_WITHIN)).toString('latin1');
    if (!start.includes(SIGNATURE)) throw new AppError(400, deskErrors.noPdf);
    const answer = await this.#queue.run(() => this.#ask(bytes));
    if ('fault' in answer) throw new AppError(400, faults[answer.fault]);
    if (!/[\p{L}\p{N}]/u.test(answer.text)) throw new AppError(400, deskErrors.noPdfText);
    return answer.text;
  }

  async #ask(bytes: Uint8Array): Promise<PdfAnswer> {
    const { pages, length, ms, memory } = this.#limits;
    const workerData: PdfQuestion = { bytes, maxPages: pages, maxLength: length };
    const worker = new Worker(program, { execArgv: [], resourceLimits, workerData, stdout: true, stderr: true });
    worker.on('error', () => undefined);
    const done = new AbortController();
    const heavy = new AbortController();
    const options = { signal: AbortSignal.any([done.signal, heavy.signal, AbortSignal.timeout(ms)]) };
    const most = process.memoryUsage.rss() + memory;
    const look = setInterval(() => {
      if (process.memoryUsage.rss() > most) heavy.abort();
    }, LOOK_MS);
    try {
      const ended = once(worker, 'exit', options).then(() => [{ fault: 'damaged' }]);
      const [answer] = (await Promise.race([once(worker, 'message', options), ended])) as [PdfAnswer];
      return answer;
    } catch {
      throw new AppError(400, deskErrors.pdfTooHeavy);
    } finally {
      clearInterval(look);
      done.abort();
      void worker.terminate();
    }
  }
}

const faults = {
  'too-many-pages': deskErrors.tooManyPdfPages,
  'too-long': deskErrors.tooMuchPdfText,
  locked: deskErrors.pdfLocked,
  damaged: deskErrors.pdfDamaged,
} as const;

import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { WorkQueue } from '../../../core/jobs/work-queue.ts';
import type { Rendered, RenderQuestion } from './render-worker.ts';
import { MAX_MARKDOWN_LENGTH } from '../../../core/catalogue-file/catalogue-file.ts';

/** Program of the worker, next to this file in source and build. */
const program = new URL(`render-worker${extname(import.meta.url)}`, import.meta.url);
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 };

/** Maximum length of a text with its figures, which make it longer than its file. */
const MAX_TEXT_LENGTH = 2 * MAX_MARKDOWN_LENGTH;
/** Maximum length in characters of an article's HTML. */
export const MAX_HTML_LENGTH = 4 * MAX_MARKDOWN_LENGTH;
const START_MS = 10_000;
const RENDER_MS = 5000;
const IDLE_MS = 30_000;

/** Error for a text that could not be rendered to HTML. */
export class RenderError extends Error {
  override name = 'RenderError';
}

/** Renders Markdown in one worker thread, with limits on time and size, so that no text can block the process. */
export class MarkdownRenderer {
  readonly #renderMs: number;
  readonly #queue: WorkQueue;
  #worker: Worker | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor({ renderMs = RENDER_MS, waiting = 500 } = {}) {
    this.#renderMs = renderMs;
    const busy = () => new RenderError('waits for too many others');
    this.#queue = new WorkQueue({ atOnce: 1, lanes: [waiting], waitMs: START_MS, busy });
  }

  /** Renders a text to clean HTML. @throws RenderError if it is too long, takes too long or becomes too long. */
  async render(text: string): Promise<string> {
    return (await this.#run({ text, withFaults: false })).html;
  }

  /** Renders a text to clean HTML and validates it as an article. @throws RenderError like `render`. */
  check(text: string): Promise<Rendered> {
    return this.#run({ text, withFaults: true });
  }

  /** Stops the thread; a running task is rejected. */
  async close(): Promise<void> {
    clearTimeout(this.#ending);
    await this.#worker?.terminate();
  }

  async #run(question: RenderQuestion): Promise<Rendered> {
    if (question.text.length > MAX_TEXT_LENGTH) throw new RenderError('is too long');
    const rendered = await this.#queue.run(() => this.#ask(question));
    if (rendered.html.length > MAX_HTML_LENGTH) throw new RenderError('becomes too long as HTML');
    return rendered;
  }

  async #ask(question: RenderQuestion): Promise<Rendered> {
    clearTimeout(this.#ending);
    const worker = (this.#worker ??= await this.#start());
    worker.ref();
    try {
      const answer = answerOf(worker, this.#renderMs);
      worker.postMessage(question, []);
      return (await answer) as Rendered;
    } catch {
      this.#worker = undefined;
      void worker.terminate();
      throw new RenderError('takes too long to render');
    } finally {
      worker.unref();
      this.#ending = setTimeout(() => void this.#rest(), IDLE_MS).unref();
    }
  }

  async #start(): Promise<Worker> {
    const worker = new Worker(program, { execArgv: [], resourceLimits });
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    try {
      await answerOf(worker, START_MS);
      return worker;
    } catch {
      void worker.terminate();
      throw new RenderError('waits for a thread that does not start');
    }
  }

  async #rest(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}

/** Returns the next message of a worker; rejects if it dies or times out. */
async function answerOf(worker: Worker, maxMs: number): Promise<unknown> {
  const answered = new AbortController();
  const options = { signal: AbortSignal.any([answered.signal, AbortSignal.timeout(maxMs)]) };
  const died = async () => {
    await once(worker, 'exit', options);
    throw new Error('The thread ended.');
  };
  try {
    const [answer] = (await Promise.race([once(worker, 'message', options), died()])) as [unknown];
    return answer;
  } finally {
    answered.abort();
  }
}

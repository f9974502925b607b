import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** Timeout for the parts of a page, in ms. */
const maxMs = 10_000;

/** HTML of a page, and the errors of its parts. */
interface Rendered {
  html: string;
  errors: unknown[];
}

/** Renders a page completely. @throws if its shell cannot be rendered; a part in `<Suspense>` may fail alone. */
export function renderWhole(page: ReactElement, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const errors: unknown[] = [];
    const collected = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        done();
        resolve({ html: Buffer.concat(chunks).toString(), errors });
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // No chunk limit: larger parts would be moved to the end, and put in place by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(deadline);
        // After `abort` has finished, which calls this for parts that it gives up.
        queueMicrotask(() => pipe(collected));
      },
      onShellError: (error) => {
        clearTimeout(deadline);
        reject(error);
      },
      onError: (error) => void errors.push(error),
    });
    const giveUp = () =>
      abort(new Error(`Rendering was given up after ${maxMs} ms: code or data of the page did not come.`));
    // Other pages wait until this one is rendered.
    const deadline = setTimeout(giveUp, maxMs);
  });
}

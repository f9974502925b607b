import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/** How long a page may wait for its parts. */
const maxMs = 10_000;

/** The HTML of a page, and what its parts threw. */
interface Rendered {
  html: string;
  errors: unknown[];
}

/** Renders a page once all of it is there. @throws when its frame cannot be rendered; a part in a `<Suspense>` may only fail alone. */
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
      // In chunks of any size: a larger part would stand at the end, and be brought to its place by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(deadline);
        // After `abort` has ended, which calls this for parts that it gives up.
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

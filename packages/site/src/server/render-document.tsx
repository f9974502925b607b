import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { lateStart } from '../late-start/late-start.ts';
import { pageNoticeBlock } from '../pages/page-notice-block.ts';
import { pageStateBlock } from '../pages/page-state-block.ts';
import type { PageState } from '../pages/page-state.ts';
import { RouteStyles } from './route-styles.ts';

/** A page that is about to be rendered. */
interface DocumentRequest {
  request: Request;
  entryContext: EntryContext;
  /** What stands in the head of every page, before its own styles. */
  headHtml: string;
  /** The router with the page, in what the browser has around it too. */
  around: (router: ReactElement) => ReactElement;
  state: PageState;
}

/** A page as it is sent, the sources of its scripts and styles for the policy, and what its parts threw. */
interface RenderedDocument {
  body: Buffer<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
  errors: readonly unknown[];
}

/** How long the parts of a page may take that come later than its frame. */
const longestMs = 10_000;

const styles = new RouteStyles();

/** Renders a page once all of it is there. @throws when its frame cannot be rendered; a part in a `<Suspense>` may only fail alone. */
export async function renderDocument(page: DocumentRequest): Promise<RenderedDocument> {
  const { request, entryContext, headHtml, around, state } = page;
  const nonce = randomUUID();
  const sheet = styles.open(entryContext.staticHandlerContext.matches.at(-1)?.route.id ?? '');
  const router = <ServerRouter context={entryContext} url={request.url} nonce={nonce} />;
  const { html, errors } = await renderWhole(sheet.collect(around(router)), nonce);
  const { tags, sources } = sheet.tags();
  const { head, body, end, scripts } = lateStart(html, nonce);
  const parts = [head, headHtml, tags, body, pageNoticeBlock, pageStateBlock(state), end];
  return { body: Buffer.from(parts.join('')), scripts, styles: sources, errors };
}

function renderWhole(tree: ReactElement, nonce: string): Promise<{ html: string; errors: unknown[] }> {
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
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // In chunks of any size: a larger part would stand at the end, and be brought to its place by a script.
      progressiveChunkSize: Infinity,
      onAllReady: () => {
        clearTimeout(deadline);
        pipe(collected);
      },
      onShellError: (error) => {
        clearTimeout(deadline);
        reject(error);
      },
      onError: (error) => void errors.push(error),
    });
    // Pages wait for each other: a part whose code never comes is left to the browser.
    const deadline = setTimeout(abort, longestMs);
  });
}

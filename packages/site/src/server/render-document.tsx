import { randomUUID } from 'node:crypto';
import type { ReactElement } from 'react';
import { type EntryContext, ServerRouter } from 'react-router';
import { lateStart } from '../late-start/late-start.ts';
import { pageNoticeBlock } from '../pages/page-notice-block.ts';
import { pageStateBlock } from '../pages/page-state-block.ts';
import type { PageState } from '../pages/page-state.ts';
import { renderWhole } from './render-whole.ts';
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

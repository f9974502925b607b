import type { ServerContext } from './server-context.ts';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { EntryContext } from 'react-router';
import type { PageState } from '../pages/page-state.ts';

/** What the shell puts into and around every page. */
export interface DocumentShell {
  /** What stands in every head before the page's own styles, and the texts in it that the policy allows. */
  head: { html: string; scripts: readonly string[]; styles: readonly string[] };
  /** Stands around every page on the server, and marks where its first screen ends. */
  Scope: ComponentType<{ markBelow: () => ReactNode; children: ReactNode }>;
}

/** A page that is about to be rendered. */
interface DocumentRequest {
  request: Request;
  entryContext: EntryContext;
  server: ServerContext;
  shell: DocumentShell;
  /** The router with the page, in what the browser has around it too. */
  around: (router: ReactNode) => ReactElement;
  state: PageState;
}

/** A page as it is sent, and the sources of its scripts and `<style>` elements, for the policy. */
interface RenderedDocument {
  body: Uint8Array<ArrayBuffer>;
  scripts: readonly string[];
  styles: readonly string[];
  /** What scripts of the router may say they were written with. */
  nonce?: string;
}

/** A way to render pages. */
export type DocumentRenderer = (page: DocumentRequest) => Promise<RenderedDocument>;

import { parentPort } from 'node:worker_threads';
import { validateMarkdown, type MarkdownError, renderMarkdown } from './render-markdown.ts';

/** Request to a worker: a text, and whether to validate it. */
export interface RenderQuestion {
  text: string;
  withFaults: boolean;
}

/** Clean HTML of a text, and its validation errors as an article. */
export interface Rendered {
  html: string;
  faults: MarkdownError[];
}

parentPort?.on('message', ({ text, withFaults }: RenderQuestion) => {
  const rendered: Rendered = { html: renderMarkdown(text), faults: withFaults ? validateMarkdown(text) : [] };
  parentPort?.postMessage(rendered, []);
});
parentPort?.postMessage('ready', []);

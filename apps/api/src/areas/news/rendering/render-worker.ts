import { parentPort } from 'node:worker_threads';
import { validateMarkdown, type MarkdownError, renderMarkdown } from './render-markdown.ts';

/** What a worker is asked: a text, and whether its faults are wanted too. */
export interface RenderQuestion {
  text: string;
  withFaults: boolean;
}

/** A text as clean HTML, and what keeps it from being an article. */
export interface Rendered {
  html: string;
  faults: MarkdownError[];
}

parentPort?.on('message', ({ text, withFaults }: RenderQuestion) => {
  const rendered: Rendered = { html: renderMarkdown(text), faults: withFaults ? validateMarkdown(text) : [] };
  parentPort?.postMessage(rendered, []);
});
parentPort?.postMessage('ready', []);

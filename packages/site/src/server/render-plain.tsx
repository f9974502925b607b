import { randomBytes } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { pageNoticeBlock } from '../pages/page-notice-block.ts';
import { pageStateBlock } from '../pages/page-state-block.ts';
import { styleSources } from './content-security-policy.ts';
import type { DocumentRenderer } from './document-renderer.ts';

/** Renders a page as the libraries' documents say: the router's own scripts, the library's own style sheet. */
export const renderPlain: DocumentRenderer = async ({ request, entryContext, server, shell, around, state }) => {
  const nonce = randomBytes(16).toString('base64');
  const sheet = new ServerStyleSheet();
  try {
    const router = <ServerRouter context={entryContext} url={request.url} nonce={nonce} />;
    // In chunks of any size: a larger part would stand at the end, and be brought to its place by a script.
    const options = { nonce, progressiveChunkSize: Infinity };
    const stream = await renderToReadableStream(sheet.collectStyles(around(router)), options);
    await stream.allReady;
    const html = await new Response(stream).text();
    const tags = sheet.getStyleTags();
    // Before the router's scripts, which may run while the rest is still on its way.
    const head = `${shell.head.html}${tags}${pageStateBlock(state, server.idleDelay)}</head>`;
    const body = html.replace('</head>', () => head).replace(/(?=<\/body><\/html>$)/, () => pageNoticeBlock);
    return { body: Buffer.from(body), scripts: [], styles: styleSources(tags), nonce };
  } finally {
    sheet.seal();
  }
};

import { randomUUID } from 'node:crypto';
import { bootScript } from '@dopahiya/lazy-start/server';
import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import { pageNoticeBlock } from '../pages/page-notice-block.ts';
import { pageStateBlock } from '../pages/page-state-block.ts';
import { sourceOf } from '../server/content-security-policy.ts';
import type { DocumentRenderer } from '../server/document-renderer.ts';
import { FirstDrawings } from './first-drawings.ts';
import { ServerStyles } from './page-styles.ts';
import { onlyMatched, routerState } from './router-state.ts';

const styles = new ServerStyles();
const drawings = new FirstDrawings();
/** No text of a page can have it. */
const belowMark = `\u0001${randomUUID()}\u0001`;
/** Where the first screen ends React expects nothing, and to move styles once they are used costs a layout. */
const toHead = 'document.head.append(document.currentScript.previousSibling);document.currentScript.remove()';
const scripts = [sourceOf(bootScript), sourceOf(toHead)];
const pageEnd = '</body></html>';

/**
 * Renders a page in one go, since pages suspend nowhere, and starts its scripts after the first paint. Added to what React
 * wrote are its styles, in the head those of the first screen, the drawings that it shows first, and two small scripts.
 */
export const renderFast: DocumentRenderer = async ({ request, entryContext, server, shell, around, state }) => {
  const page = styles.openPage();
  const markBelow = () => (page.endFirstScreen() ? belowMark : null);
  const router = <ServerRouter context={onlyMatched(entryContext)} url={request.url} />;
  const html = renderToString(page.collect(<shell.Scope markBelow={markBelow}>{around(router)}</shell.Scope>));
  const tags = page.tags();
  const below = tags.below && `${tags.below}<script>${toHead}</script>`;
  const [endOfHead, endOfBody] = [html.indexOf('</head>'), html.lastIndexOf(pageEnd)];
  const drawn = await drawings.putInto(
    { head: html.slice(0, endOfHead), body: html.slice(endOfHead, endOfBody) },
    server,
  );
  const tail = pageNoticeBlock + pageStateBlock({ ...state, ...(await routerState(entryContext)) }, server.idleDelay);
  return {
    // Of a text the response would check every character, and a third of the page is bytes already.
    body: Buffer.concat([
      Buffer.from(`<!DOCTYPE html>${drawn.head}${shell.head.html}${tags.head}`),
      ...drawn.body.map((piece) =>
        typeof piece === 'string' ? Buffer.from(piece.replace(belowMark, () => below)) : piece,
      ),
      Buffer.from(`${tail}<script>${bootScript}</script>${pageEnd}`),
    ]),
    scripts,
    styles: tags.sources,
  };
};

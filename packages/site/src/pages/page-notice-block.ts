import * as texts from '#texts/page-notice';

const style = 'position:sticky;bottom:0;z-index:9;padding:12px 16px;background:CanvasText;color:Canvas';

/**
 * The strip at the end of every page, hidden until a script has something to say in it: that the browser is too old, that
 * something broke, or that there is no connection. Its texts come with the page, because then no other script may.
 */
export const pageNoticeBlock: string = `<p id="page-notice" role="status" hidden style="${style}"${Object.entries(texts)
  .map(([kind, text]) => ` data-${kind}="${text}"`)
  .join('')}></p>`;

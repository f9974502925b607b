import type { MouseEvent } from 'react';

/** Whether a press on a link means a new tab or window, which is the browser's to open. */
export const isForBrowser = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

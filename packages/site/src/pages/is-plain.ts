import { isAskedPlain } from './asked-mode.ts';
import { readPageState } from './page-state.ts';

/** Whether components are edited while they are shown. */
export const isDevelopment: boolean = import.meta.env.MODE !== 'production';

let answer: boolean | undefined;

/**
 * Whether pages are rendered and hydrated without `fast/`: where SITE_MODE says so, and in development, so that edited
 * components update in place. The browser sees it by what the server left out.
 */
export function isPlain(): boolean {
  return (answer ??= isDevelopment || isSentPlain());
}

function isSentPlain(): boolean {
  return typeof document === 'undefined' ? isAskedPlain() : readPageState().router === undefined;
}

import { readPageState } from './page-state.ts';

/** Whether components are edited while they are shown. */
export const isDevelopment: boolean = import.meta.env.MODE !== 'production';

/**
 * Whether SITE_MODE asks for plain pages, on the server. `readEnv` has checked the word; components are made while the
 * modules of the build load, before a setting could be handed to them.
 */
export const isAskedPlain = (): boolean => process.env['SITE_MODE'] === 'plain';

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

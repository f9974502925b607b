import { __PRIVATE__ as library } from 'styled-components';
import { styleMark } from './style-mark.ts';

/**
 * Call before the page is hydrated: its styles stay as the server wrote them, and the library adds only what they lack, in a sheet
 * of its own. It would move every rule into its own sheet, and browsers would style all of the page anew.
 */
export function keepPageStyles(): void {
  const elements = [...document.querySelectorAll<HTMLStyleElement>(`style[${styleMark}]`)];
  const known = new Set(elements.flatMap(({ textContent }) => textContent.match(names) ?? []));
  const { mainSheet } = library;
  const hasNameForId = mainSheet.hasNameForId.bind(mainSheet);
  mainSheet.hasNameForId = (id, name) => known.has(name) || hasNameForId(id, name);
}

/** Class names and animations; a name says all of a rule. */
const names = /(?<=\.|@keyframes )[\w-]+/g;

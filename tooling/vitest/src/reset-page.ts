import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';

/*
 * Resets the shared page: each test file starts at the same width with empty storage, and each test with an empty page, the same address
 * and the focus at its start. The renderer itself cleans up only before tests of the first file that imports it.
 */

// The previous file may have left a hash.
const { pathname, search } = location;

beforeAll(async () => {
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(414, 896);
});

beforeEach(async () => {
  await cleanup();
  history.replaceState(null, '', pathname + search);
  focusStartOf(document.body);
});

/** Makes the next Tab focus the first control of an element. */
function focusStartOf(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus();
  element.removeAttribute('tabindex');
  element.blur();
}

import { expect, waitFor } from 'storybook/test';
import type { AfterEach } from './accessibility.ts';

/**
 * Checks after a story's play function that anything is visible: axe finds no fault in a component that renders nothing. A story that
 * rightly shows no text, picture or control, such as a skeleton, sets `parameters.showsNothing` and must then show none.
 */
export const checkVisibleContent: AfterEach = async ({ canvasElement, parameters }) => {
  // Dialogs and menus are in the body, outside the canvas.
  const page = canvasElement.ownerDocument.body;
  const isEmpty = parameters['showsNothing'] === true;
  const message = isEmpty
    ? 'The story says `showsNothing`, and shows something.'
    : 'The story shows nothing: no text, picture or control. Where that is right, set `parameters.showsNothing`.';
  const check = () => expect(showsSomething(page), message).toBe(!isEmpty);
  // Waits for data from the API, so that later checks see the finished page.
  await (isEmpty ? check() : waitFor(check));
};

const content =
  'img, svg, canvas, video, iframe, input, select, textarea, button, progress, meter, [role="progressbar"]';

const showsSomething = (root: Element): boolean =>
  [...root.querySelectorAll('*')].some((element) => (element.matches(content) || hasText(element)) && isSeen(element));

/** Checks whether an element itself has text, not only its descendants. */
export const hasText = (element: Element): boolean =>
  !element.matches('style, script, template, noscript') &&
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** Checks whether an element is visible: text for screen readers only is clipped to a pixel. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

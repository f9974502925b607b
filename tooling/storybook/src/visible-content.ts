import { expect, waitFor } from 'storybook/test';
import type { AfterEach } from './accessibility.ts';

/**
 * Asks a story, after its play, whether anything is seen of it: axe finds no fault in a component that draws nothing. A story
 * that is right to show no text, picture or control, such as one of a skeleton alone, says so with `parameters.showsNothing`,
 * and then must show none.
 */
export const checkVisibleContent: AfterEach = async ({ canvasElement, parameters }) => {
  // Dialogs and menus stand in the body, beside the canvas.
  const page = canvasElement.ownerDocument.body;
  const isEmpty = parameters['showsNothing'] === true;
  const message = isEmpty
    ? 'The story says `showsNothing`, and shows something.'
    : 'The story shows nothing: no text, picture or control. Where that is right, set `parameters.showsNothing`.';
  const check = () => expect(showsSomething(page), message).toBe(!isEmpty);
  // What comes from the API is waited for, or the checks that follow would see the page before it.
  await (isEmpty ? check() : waitFor(check));
};

const content =
  'img, svg, canvas, video, iframe, input, select, textarea, button, progress, meter, [role="progressbar"]';

const showsSomething = (root: Element): boolean =>
  [...root.querySelectorAll('*')].some((element) => (element.matches(content) || hasText(element)) && isSeen(element));

/** Whether words stand in the element itself, and not only in what it holds. */
export const hasText = (element: Element): boolean =>
  !element.matches('style, script, template, noscript') &&
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

/** What is for screen readers alone is cut to a pixel. */
function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

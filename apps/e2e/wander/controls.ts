import type { ElementHandle, Page } from '@playwright/test';

/** Control on a page that a visitor can press or fill in. */
export interface Control {
  kind: ControlKind;
  /** Accessible name, as a visitor would call it. */
  name: string;
  element: () => Promise<FoundElement>;
}

/** Element of a control at the time it was found. */
export type FoundElement = ElementHandle<HTMLElement>;

const kinds = {
  link: 'a[href]',
  button: 'button, [role=button]',
  tab: '[role=tab]',
  entry: '[role=menuitem], [role=option]',
  summary: 'summary',
  choice: 'input:is([type=checkbox], [type=radio]), [role=switch], label:has(input:is([type=checkbox], [type=radio]))',
  select: 'select',
  slider: 'input[type=range]',
  text: 'input:not([type=checkbox], [type=radio], [type=range], [type=hidden], [type=file], [type=submit], [readonly]), textarea:not([readonly])',
} as const;

/** Point on the screen, in pixels. */
export interface Point {
  x: number;
  y: number;
}

export type ControlKind = keyof typeof kinds;

/**
 * Finds the usable controls: those of the topmost dialog if one is open; links only if they stay on the site and in the visitor's language.
 */
export async function findControls(page: Page, language: string | undefined): Promise<Control[]> {
  const found = await page.evaluateHandle(readControls, { selectors: kinds, language });
  const told = await found.evaluate((controls) => controls.map(({ kind, name }) => ({ kind, name })));
  const elementAt = async (place: number) =>
    (await found.evaluateHandle((controls, index) => controls[index]?.element, place)).asElement() as FoundElement;
  return told.map(({ kind, name }, index) => ({ kind, name, element: () => elementAt(index) }));
}

/** Runs in the page. */
function readControls({
  selectors,
  language,
}: {
  selectors: Record<ControlKind, string>;
  language: string | undefined;
}) {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
  const leadsAway = (element: HTMLElement) =>
    element instanceof HTMLAnchorElement &&
    (element.origin !== location.origin ||
      element.target === '_blank' ||
      element.hasAttribute('download') ||
      (language !== undefined && element.hreflang !== '' && element.hreflang !== language));
  const isUsable = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest(':disabled, [inert], [aria-disabled=true]') &&
    !leadsAway(element);
  const nameOf = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    const name = element.ariaLabel || (label ?? element).innerText;
    return (name || element.getAttribute('placeholder') || element.title).replaceAll(/\s+/g, ' ').trim().slice(0, 60);
  };
  const names = Object.keys(selectors) as ControlKind[];
  // The last matching kind is the most specific: an option may be a link too.
  const kindOf = (element: HTMLElement) => names.findLast((kind) => element.matches(selectors[kind])) ?? 'button';
  return [...scope.querySelectorAll<HTMLElement>(Object.values(selectors).join())]
    .filter(isUsable)
    .map((element) => ({ element, kind: kindOf(element), name: nameOf(element) }));
}

/** Scrolls a control into view. @returns the point to press, or null if something covers it. */
export function pressablePoint(control: FoundElement): Promise<Point | null> {
  return control.evaluate((element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    return element.contains(document.elementFromPoint(point.x, point.y)) ? point : null;
  });
}

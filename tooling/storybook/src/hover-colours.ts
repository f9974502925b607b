import { contrast } from '@dopahiya/ui-kit/testing';
import { finishTransitions } from './in-theme.ts';
import { paintedPairs } from './painted-colours.ts';
import { hasText } from './visible-content.ts';

/**
 * Finds texts and icons with too little contrast on hover, by hovering all at once. axe does not simulate a pointer, and does not check
 * icons.
 */
export function findHoverContrastErrors(): string[] {
  const rules = hoverRules(document.styleSheets).filter(({ selectorText }) =>
    document.querySelector(hovered(selectorText)),
  );
  if (rules.length === 0) return [];
  const shown = shownIn(rules.map(({ selectorText }) => hovered(selectorText)));
  const atRest = paintedPairs(shown);
  const written = rules.map(({ selectorText }) => selectorText);
  for (const rule of rules) rule.selectorText = hovered(rule.selectorText);
  try {
    finishTransitions();
    const whileHovered = paintedPairs(shown);
    return shown.flatMap((element) => {
      const pair = whileHovered.get(element);
      if (!pair || pair.join() === atRest.get(element)?.join()) return [];
      const ratio = contrast(...pair);
      return ratio >= neededBy(element) ? [] : [`${pair.join(' on ')} is ${ratio.toFixed(2)} in ${nameOf(element)}`];
    });
  } finally {
    for (const [index, rule] of rules.entries()) rule.selectorText = written[index] ?? '';
    finishTransitions();
  }
}

const hoverRules = (sheets: Iterable<{ cssRules: CSSRuleList }>): CSSStyleRule[] =>
  [...sheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule.selectorText.includes(':hover') ? [rule] : [];
      return rule instanceof CSSGroupingRule ? hoverRules([rule]) : [];
    }),
  );

/** Returns a selector of the same specificity that matches everything as hovered. */
const hovered = (selector: string): string => selector.replaceAll(':hover', ':not(.not-hovered)');

/** Returns the texts and icons within the selected elements, except disabled ones, which WCAG exempts from contrast. */
function shownIn(selectors: string[]): Element[] {
  const within = new Set<Element>();
  for (const named of document.querySelectorAll(selectors.join()))
    for (const element of [named, ...named.querySelectorAll('*')]) within.add(element);
  return [...within].filter(
    (element) =>
      (isIcon(element) || hasText(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(':disabled, [aria-disabled="true"]'),
  );
}

const isIcon = (element: Element): boolean => element.matches('svg[data-fill]');

function neededBy(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  return isIcon(element) || isLarge ? 3 : 4.5;
}

function nameOf(element: Element): string {
  const control = element.closest('a, button, label, summary') ?? element;
  return control.outerHTML.replace(/>[^]*/, '>').slice(0, 160);
}

import { contrast } from '@dopahiya/ui-kit/testing';
import { finishTransitions } from './in-theme.ts';
import { paintedPairs } from './painted-colours.ts';
import { hasText } from './visible-content.ts';

/**
 * Texts and icons whose colours a pointer changes to such as cannot be read, all of them hovered at once. axe sees no
 * pointer, and asks no icons.
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

/** A selector of the same weight that takes everything for hovered. */
const hovered = (selector: string): string => selector.replaceAll(':hover', ':not(.not-hovered)');

/** Texts and icons within what selectors name; WCAG asks no contrast of what is disabled. */
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

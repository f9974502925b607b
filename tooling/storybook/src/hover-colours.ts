import { contrast } from '@dopahiya/ui-kit/testing';
import { expect } from 'storybook/test';
import type { AfterEach } from './dark-colours.ts';
import { finishTransitions, inTheme } from './in-theme.ts';
import { groundOf, mix, parseColour, toHex } from './painted-colours.ts';
import { hasText } from './visible-content.ts';

/** Asks a story, in both themes, whether what a pointer is over can be read; axe sees no pointer, and asks no icons. */
export const checkColoursOnHover: AfterEach = async () => {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const)
    await inTheme(theme, () => faults.push(...faultsOnHover().map((fault) => `${theme}: ${fault}`)));
  await expect(faults).toEqual([]);
};

/** Texts and icons whose colours a pointer changes to such as cannot be read, all of them hovered at once. */
function faultsOnHover(): string[] {
  const rules = hoverRules(document.styleSheets);
  const shown = new Set(rules.flatMap(({ selectorText }) => shownIn(hovered(selectorText))));
  const atRest = new Map([...shown].map((element) => [element, pairOf(element)]));
  const written = rules.map(({ selectorText }) => selectorText);
  for (const rule of rules) rule.selectorText = hovered(rule.selectorText);
  try {
    finishTransitions();
    return [...shown].flatMap((element) => {
      const pair = pairOf(element);
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

/** Texts and icons within what a selector names; WCAG asks no contrast of what is disabled. */
const shownIn = (selector: string): Element[] =>
  [...document.querySelectorAll(`:is(${selector}), :is(${selector}) *`)].filter(
    (element) =>
      (isIcon(element) || hasText(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(':disabled, [aria-disabled="true"]'),
  );

const isIcon = (element: Element): boolean => element.matches('svg[data-fill]');

/** The colours of a text and of its ground as hex; nothing where a picture lies behind it. */
function pairOf(element: Element): [string, string] | undefined {
  const ground = groundOf(element);
  return ground && [toHex(mix(parseColour(getComputedStyle(element).color), ground)), toHex(ground)];
}

function neededBy(element: Element): number {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  return isIcon(element) || isLarge ? 3 : 4.5;
}

function nameOf(element: Element): string {
  const control = element.closest('a, button, label, summary') ?? element;
  return control.outerHTML.replace(/>[^]*/, '>').slice(0, 160);
}

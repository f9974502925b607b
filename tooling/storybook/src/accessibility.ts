import * as a11y from '@storybook/addon-a11y/preview';
import { contrast } from '@dopahiya/ui-kit/testing';
import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SeenText, askAxe } from './ask-axe.ts';
import { findHoverContrastErrors } from './hover-colours.ts';
import { inTheme } from './in-theme.ts';
import { isAnyOverlapped, paintedPairs } from './painted-colours.ts';

/** Check of every story after its play function. */
export type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

type Context = Parameters<AfterEach>[0];

/** Names, roles and order are the same in both themes: only colours are checked in the dark one. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Checks a story after its play function: all axe rules in the light theme, colours in the dark one, and hover colours in both. Each theme
 * is applied only once, since that restyles the whole page.
 */
export const checkAccessibility: AfterEach = async (context) => {
  const onHover = { light: [] as string[], dark: [] as string[] };
  let texts: SeenText[] | undefined;
  await inTheme('light', async () => {
    const light = await askAxe();
    if (light.isFaulty) await reportByAddon(context);
    await expect(light.unseen).toEqual([]);
    if (!light.dependsOnColours && canBeWorkedOut(light.texts)) texts = light.texts;
    onHover.light = findHoverContrastErrors();
  });
  await inTheme('dark', async () => {
    // axe is slow: it runs again only if the contrast cannot be computed.
    if (!texts?.every(isReadable(texts))) await reportByAddon(context, colourRules);
    onHover.dark = findHoverContrastErrors();
  });
  await expect(onHover).toEqual({ light: [], dark: [] });
};

const elementsOf = (texts: SeenText[]): Element[] => texts.map(({ element }) => element);

/** Checks whether text colours follow from the elements and their ancestors; axe also considers overlapping ones. */
function canBeWorkedOut(texts: SeenText[]): boolean {
  const pairs = paintedPairs(elementsOf(texts));
  const isAsSeen = ({ element, colour, ground }: SeenText) => pairs.get(element)?.join() === `${colour},${ground}`;
  return texts.every(isAsSeen) && !isAnyOverlapped(elementsOf(texts));
}

function isReadable(texts: SeenText[]) {
  const pairs = paintedPairs(elementsOf(texts));
  return ({ element, needed }: SeenText): boolean => {
    const pair = pairs.get(element);
    return element.isConnected && pair !== undefined && contrast(...pair) >= needed;
  };
}

/** Reports through the addon, which names the fault, its place and the fix. */
async function reportByAddon(context: Context, options: object = {}): Promise<void> {
  const a11yParameters = { test: 'error', options: { resultTypes: ['violations'], ...options } };
  await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: a11yParameters } });
}

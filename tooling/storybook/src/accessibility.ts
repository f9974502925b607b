import * as a11y from '@storybook/addon-a11y/preview';
import { contrast } from '@dopahiya/ui-kit/testing';
import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type SeenText, askAxe } from './ask-axe.ts';
import { findHoverContrastErrors } from './hover-colours.ts';
import { inTheme } from './in-theme.ts';
import { isAnyOverlapped, paintedPairs } from './painted-colours.ts';

/** What is asked of every story after its play. */
export type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

type Context = Parameters<AfterEach>[0];

/** Names, roles and order are the same in both themes: in the dark one a story is asked about its colours alone. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Asks a story, after its play, whether axe finds a fault in the light theme or in the colours of the dark one, and whether
 * what a pointer is over can be read in both. Each theme is shown once, for that restyles the whole page.
 */
export const checkAccessibility: AfterEach = async (context) => {
  const onHover = { light: [] as string[], dark: [] as string[] };
  let texts: SeenText[] | undefined;
  await inTheme('light', async () => {
    const light = await askAxe();
    if (light.isFaulty) await reportByAddon(context);
    if (!light.dependsOnColours && canBeWorkedOut(light.texts)) texts = light.texts;
    onHover.light = findHoverContrastErrors();
  });
  await inTheme('dark', async () => {
    // axe takes longer than all the rest: it is asked again only where the answer cannot be worked out.
    if (!texts?.every(isReadable(texts))) await reportByAddon(context, colourRules);
    onHover.dark = findHoverContrastErrors();
  });
  await expect(onHover).toEqual({ light: [], dark: [] });
};

const elementsOf = (texts: SeenText[]): Element[] => texts.map(({ element }) => element);

/** Whether a text is painted as it and what it stands in say; axe looks at all that overlaps it. */
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

/** The addon names what is wrong, where, and how to correct it. */
async function reportByAddon(context: Context, options: object = {}): Promise<void> {
  const a11yParameters = { test: 'error', options: { resultTypes: ['violations'], ...options } };
  await a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: a11yParameters } });
}

import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { faultsOnHover } from './hover-colours.ts';
import { inTheme } from './in-theme.ts';

/** What is asked of every story after its play. */
export type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Names, roles and order are the same in both themes: in the dark one a story is asked about its colours alone. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/**
 * Asks a story about its colours, after its play: in both themes what a pointer is over, in the dark one what axe finds too.
 * The addon asks axe in the light theme. Each theme is shown once, for that restyles the whole page.
 */
export const checkColours: AfterEach = async (context) => {
  const faults = { light: [] as string[], dark: [] as string[] };
  await inTheme('light', () => {
    faults.light = faultsOnHover();
  });
  await inTheme('dark', async () => {
    faults.dark = faultsOnHover();
    await findFaultsOfColours(context);
  });
  await expect(faults).toEqual({ light: [], dark: [] });
};

function findFaultsOfColours(context: Parameters<AfterEach>[0]): Promise<void> | void {
  const asked = context.parameters['a11y'] as { options?: object };
  const inTheDark = { ...asked, options: { ...asked.options, ...colourRules } };
  return a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: inTheDark } });
}

import * as a11y from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { inTheme } from './in-theme.ts';

/** What is asked of every story after its play. */
export type AfterEach = Exclude<NonNullable<Preview['afterEach']>, readonly unknown[]>;

/** Names, roles and order are the same in both themes: in the dark one a story is asked about its colours alone. */
const colourRules = { runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] } };

/** Asks a story about its colours in the dark theme as well, after its play. */
export const checkColoursInTheDark: AfterEach = (context) =>
  inTheme('dark', () => {
    const asked = { ...(context.parameters['a11y'] as object), options: colourRules };
    return a11y.afterEach({ ...context, parameters: { ...context.parameters, a11y: asked } });
  });

import { expect } from 'storybook/test';
import type { AfterEach } from './dark-colours.ts';

/** Asks a story that stands on a narrow screen whether all of it is there: no page scrolls sideways. */
export const checkPhoneWidth: AfterEach = async ({ globals }) => {
  const viewport = globals['viewport'] as { value?: string } | undefined;
  if (!viewport?.value) return;
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth, 'The story is wider than its screen.').toBeLessThanOrEqual(clientWidth);
};

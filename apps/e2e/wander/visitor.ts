import type { Page } from '@playwright/test';
import type { Random } from './random.ts';

/** Who wanders, and where. */
export interface Visitor {
  page: Page;
  random: Random;
  /** An address to go to when nothing else offers itself. */
  somewhere: () => string;
}

/** What a visitor is about to do: told in words before it is done. */
export interface Intent {
  sentence: string;
  act: () => Promise<unknown>;
}

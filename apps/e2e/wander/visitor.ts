import type { Page } from '@playwright/test';
import type { Random } from './random.ts';

/** Visitor and their page. */
export interface Visitor {
  page: Page;
  random: Random;
  /** Returns a fallback address. */
  somewhere: () => string;
  /** Tag of the language that the visitor stays in, if only one. */
  language: string | undefined;
}

/** Next action of a visitor, described in words before it is performed. */
export interface Intent {
  sentence: string;
  act: () => Promise<unknown>;
}

import { expect, it } from 'vitest';
import { accessibilityHead, cookiesHead } from './static-page-heads.ts';

it('gives each page its canonical address', () => {
  expect(cookiesHead().path).toBe('/cookies');
  expect(accessibilityHead().path).toBe('/accessibility');
});

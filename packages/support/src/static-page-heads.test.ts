import { expect, it } from 'vitest';
import { aboutHead, accessibilityHead, cookiesHead, privacyHead, termsHead } from './static-page-heads.ts';

it('gives each page its canonical address', () => {
  expect(aboutHead().path).toBe('/about-us');
  expect(cookiesHead().path).toBe('/cookies');
  expect(accessibilityHead().path).toBe('/accessibility');
  expect(termsHead().path).toBe('/terms-and-conditions');
  expect(privacyHead().path).toBe('/privacy-policy');
});

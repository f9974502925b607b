import { describe, expect, it } from 'vitest';
import { hasPage, pagesToCome } from './pages-to-come.ts';
import { paths } from './paths.ts';

describe('hasPage', () => {
  it('is false for each address that is to come', () => {
    expect(pagesToCome.filter(hasPage)).toEqual([]);
  });

  it('is true for what people must be able to read before they agree to it', () => {
    expect([paths.termsAndConditions, paths.privacyPolicy, paths.cookies].map(hasPage)).toEqual([true, true, true]);
  });
});

import { describe, expect, it } from 'vitest';
import { credentialsSchema, inputErrors, pageQuerySchema, wordingOf } from './index.ts';

describe('the messages of a rule', () => {
  it('are there in every language', () => {
    const [issue] = credentialsSchema.safeParse({ username: 'asha' }).error?.issues ?? [];
    expect(wordingOf(issue?.message ?? '')).toEqual({ en: 'Enter your password.', hi: 'अपना पासवर्ड लिखिए।' });
    const [paged] = pageQuerySchema.safeParse({ page: 'x' }).error?.issues ?? [];
    expect(wordingOf(paged?.message ?? '').hi).toMatch(/पेज/);
  });

  it('are general where a rule has none of its own', () => {
    expect(wordingOf('Invalid input: expected string')).toEqual(inputErrors.unusable);
  });
});

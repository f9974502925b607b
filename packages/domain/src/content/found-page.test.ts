import { describe, expect, it } from 'vitest';
import { foundPageSchema } from './found-page.ts';

describe('a page that a search finds', () => {
  const page = { id: 1, kind: 'guide', title: 'Insurance', path: '/news/insurance' };

  it('is a page where another server calls its kind otherwise', () => {
    expect(foundPageSchema.parse(page).kind).toBe('guide');
    expect(foundPageSchema.parse({ ...page, kind: 'video' }).kind).toBe('page');
  });

  it('stands on this site', () => {
    for (const path of ['https://elsewhere.test/', '//elsewhere.test', String.raw`/\elsewhere.test`])
      expect(foundPageSchema.safeParse({ ...page, path }).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import bootScript from './boot.ts?inline-script';

describe('bootScript', () => {
  it('loads nothing but what the page names', () => {
    expect(bootScript).not.toMatch(/\bimport[ {'"]|<\/script|<!--/);
  });
});

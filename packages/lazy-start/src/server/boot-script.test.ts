import { describe, expect, it } from 'vitest';
import { bootScript } from '../server.ts';

describe('bootScript', () => {
  it('is small, and loads nothing but what the page names', () => {
    expect(bootScript.length).toBeLessThan(2000);
    expect(bootScript).not.toMatch(/\bimport[ {'"]|<\/script|<!--/);
  });
});

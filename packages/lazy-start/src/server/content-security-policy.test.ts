import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy } from '../server.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('contentSecurityPolicy', () => {
  it('allows the texts that it is given by their hashes, and no other inline script', () => {
    const policy = contentSecurityPolicy({ scripts: ['boot()'], styles: ['a{}'] });
    expect(policy).toContain(`script-src 'self' ${hash('boot()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('a{}')};`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pagePolicy, sourceOf, styleSources } from './content-security-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('pagePolicy', () => {
  const policyFor = pagePolicy({ scripts: [sourceOf('theme()')], styles: [sourceOf('b{}')] });

  it('allows the texts that it is given by their hashes, and no other inline script', () => {
    const policy = policyFor({ scripts: [sourceOf('boot()')], styles: [sourceOf('a{}')] });
    expect(policy).toContain(`script-src 'self' ${hash('theme()')} ${hash('boot()')};`);
    expect(policy).toContain(`style-src 'self' ${hash('')} ${hash('b{}')} ${hash('a{}')};`);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce)/);
  });

  it('allows pictures of the site itself, and of another origin where photos have one', () => {
    const none = { scripts: [], styles: [] };
    expect(policyFor(none)).toContain("img-src 'self' data:;");
    const photos = policyFor({ ...none, pictures: 'https://photos.example' });
    expect(photos).toContain("img-src 'self' data: https://photos.example;");
  });

  it('lets no other site frame a page, no form go elsewhere, and no plug-in or base address in', () => {
    const directives = policyFor({ scripts: [], styles: [] }).split('; ');
    const closed = ["frame-ancestors 'none'", "form-action 'self'", "object-src 'none'", "base-uri 'none'"];
    expect(directives).toEqual(expect.arrayContaining(closed));
  });

  it('allows the styles of a page, those of its first screen and those below it', () => {
    const styles = styleSources('<style data-page-styles>.bike{}</style><style>.bike-below{}</style>');
    expect(styles).toEqual([hash('.bike{}'), hash('.bike-below{}')]);
    expect(policyFor({ scripts: [], styles })).toContain(`${hash('.bike{}')} ${hash('.bike-below{}')};`);
  });
});

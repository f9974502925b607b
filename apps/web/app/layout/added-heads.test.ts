import { describe, expect, it } from 'vitest';
import { AddedHeads } from './added-heads.server.ts';

const tagOf = (name: string) => `<style>.${name}{color:red}</style>`;

describe('AddedHeads', () => {
  it('bring the styles of a page, and a policy that allows these and no others', () => {
    const heads = new AddedHeads();
    const [bike, list] = [heads.of(tagOf('bike')), heads.of(tagOf('list'))];
    expect(bike.html.toString()).toContain(tagOf('bike'));
    expect(bike.policy).toMatch(/style-src[^;]* 'sha256-/);
    expect(bike.policy).not.toBe(list.policy);
  });

  it('are worked out once for all pages with the same styles', () => {
    const heads = new AddedHeads();
    expect(heads.of(tagOf('bike'))).toBe(heads.of(tagOf('bike')));
  });

  it('stay within their limit in bytes, and leave out what was asked for least lately', () => {
    const { html, policy } = new AddedHeads().of(tagOf('a'));
    const heads = new AddedHeads({ maxBytes: Math.floor(2.5 * (html.length + policy.length + tagOf('a').length)) });
    const [a, b] = [heads.of(tagOf('a')), heads.of(tagOf('b'))];
    expect(heads.of(tagOf('a'))).toBe(a);
    heads.of(tagOf('c'));
    expect(heads.of(tagOf('a'))).toBe(a);
    expect(heads.of(tagOf('b'))).not.toBe(b);
  });
});

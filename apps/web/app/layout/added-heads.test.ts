import { describe, expect, it } from 'vitest';
import { AddedHeads } from './added-heads.server.ts';

const tagOf = (name: string) => `<style>.${name}{color:red}</style>`;
const stylesOf = (name: string) => ({ head: tagOf(name), below: tagOf(`${name}-below`) });
const hashes = (policy: string) => policy.match(/style-src [^;]*/)?.[0].match(/'sha256-/g)?.length;

describe('AddedHeads', () => {
  it('bring the styles of a first screen, and a policy that allows these, those below it and no others', () => {
    const heads = new AddedHeads();
    const [bike, list] = [heads.of(stylesOf('bike')), heads.of(stylesOf('list'))];
    expect(bike.html.toString()).toContain(tagOf('bike'));
    expect(bike.html.toString()).not.toContain(tagOf('bike-below'));
    expect(hashes(bike.policy)).toBe(hashes(heads.of({ head: tagOf('bike'), below: '' }).policy)! + 1);
    expect(bike.policy).not.toBe(list.policy);
  });

  it('are worked out once for all pages with the same styles', () => {
    const [heads, styles] = [new AddedHeads(), stylesOf('bike')];
    expect(heads.of(styles)).toBe(heads.of(styles));
  });

  it('stay within their limit in bytes, and leave out what was asked for least lately', () => {
    const [one, two, three] = [stylesOf('a'), stylesOf('b'), stylesOf('c')];
    const { html, policy } = new AddedHeads().of(one);
    const bytes = html.length + policy.length + one.head.length + one.below.length;
    const heads = new AddedHeads({ maxBytes: Math.floor(2.5 * bytes) });
    const [a, b] = [heads.of(one), heads.of(two)];
    expect(heads.of(one)).toBe(a);
    heads.of(three);
    expect(heads.of(one)).toBe(a);
    expect(heads.of(two)).not.toBe(b);
  });
});

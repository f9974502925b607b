import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const root = new URL('../../../../', import.meta.url);

interface Claim {
  id: string;
  text: string;
  detail?: string;
}

const { claims } = JSON.parse(readFileSync(new URL('apps/api/data/claims.json', root), 'utf8')) as {
  claims: (Claim & { hi: Omit<Claim, 'id'> })[];
};

/** Pages show their own texts as long as the desk has changed nothing, so both must say the same. */
it.each(['en', 'hi'] as const)(
  'the claims that the desk begins with are those of the pages, in %s',
  async (language) => {
    const shown: Claim[] = [];
    for (const name of ['discovery', 'marketplace', 'support', 'tools']) {
      const file = new URL(`packages/${name}/src/texts/${language}/owner-claims.ts`, root);
      const texts = Object.values((await import(/* @vite-ignore */ file.href)) as Record<string, unknown>).flat();
      shown.push(...texts.filter((text): text is Claim => typeof text === 'object' && text !== null && 'id' in text));
    }
    const expected = claims.map(({ id, hi, text, detail }) =>
      Object.assign({ id }, language === 'hi' ? hi : { text, detail }),
    );
    const inOrder = (all: Claim[]) => all.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(inOrder(shown)).toEqual(inOrder(expected));
  },
);

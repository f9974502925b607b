import { describe, expect, it } from 'vitest';
import { favouriteLimit } from '../account/index.ts';
import { favouriteChangesSchema } from './account-input.ts';
import { wordingOf } from './input-texts.ts';

const slugsOf = (count: number) => Array.from({ length: count }, (_, index) => `bike-${index}`);

describe('favouriteChangesSchema', () => {
  it.each(['added', 'removed'])('takes no more than the most favourites that an account keeps as %s', (change) => {
    const most = { [change]: slugsOf(favouriteLimit) };
    expect(favouriteChangesSchema.safeParse(most).success).toBe(true);
    const more = favouriteChangesSchema.safeParse({ [change]: slugsOf(favouriteLimit + 1) });
    const [issue] = more.error?.issues ?? [];
    expect(issue?.path).toEqual([change]);
    expect(wordingOf(issue?.message ?? '').en).toBe(`Give at most ${favouriteLimit} slugs.`);
  });
});

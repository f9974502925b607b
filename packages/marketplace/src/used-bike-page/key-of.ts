import type { UsedBikeDetail } from '@dopahiya/domain/market';

/** Returns the key of a listing for the API: its slug, else its id. */
export const keyOf = ({ id, slug }: Pick<UsedBikeDetail, 'id' | 'slug'>): string => slug ?? String(id);

import type { UsedBikeDetail } from '@dopahiya/domain/market';

/** By what the API is asked about a listing: its slug, else its id. */
export const keyOf = ({ id, slug }: Pick<UsedBikeDetail, 'id' | 'slug'>): string => slug ?? String(id);

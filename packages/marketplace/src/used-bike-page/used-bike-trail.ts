import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { paths, unknownBrandSlug } from '@dopahiya/domain/site';
import * as texts from '#texts/used-bike-page';
import { toUsedBikes } from '../used-bikes-page/used-bikes-address.ts';

/** The pages above that of a used bike: home, all used bikes, those of its brand. */
export const usedBikeTrail = ({ brand_details: { name, slug } }: Pick<UsedBikeDetail, 'brand_details'>) => [
  { label: texts.home, to: paths.home },
  { label: texts.usedBikes, to: paths.usedBikes },
  ...(slug === unknownBrandSlug ? [] : [{ label: name, to: toUsedBikes({ brand: slug }) }]),
];

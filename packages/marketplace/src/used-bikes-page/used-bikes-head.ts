import { type UsedBike, usedBikePath } from '@dopahiya/domain/market';
import { listData, type PageHead } from '@dopahiya/domain/site';
import * as texts from '#texts/used-bikes-page';
import { toUsedBikes, type UsedBikesPart } from './used-bikes-address.ts';
import { nameOf } from './used-bike-card.ts';

/** The head of the list; for search engines it names the bikes that somebody sells, and no samples. */
export function usedBikesHead({ choices, page, isOwn }: UsedBikesPart, bikes: readonly UsedBike[] = []): PageHead {
  const path = toUsedBikes({}, page);
  const isWhole = Object.keys(choices).length === 0 && !isOwn;
  const sold = bikes.filter(({ is_sample }) => !is_sample);
  const items = sold.map((bike) => ({ label: `${bike.brand_details.name} ${nameOf(bike)}`, to: usedBikePath(bike) }));
  return {
    title: texts.headTitle,
    description: texts.headDescription,
    ...(isWhole && { path }),
    ...(isWhole && items.length > 0 && { structuredData: [listData(items, { name: texts.headTitle, path })] }),
  };
}

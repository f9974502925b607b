import { fullNameOf } from '@dopahiya/domain/bikes';
import { type BikeParts, partsPaths } from '@dopahiya/domain/parts';
import { breadcrumbData, listData, type PageHead, paths } from '@dopahiya/domain/site';
import * as texts from '#texts/bike-page';
import * as partTexts from '#texts/part';
import type { PartsAddress } from './parts-address.ts';

/** Head of a page whose bike is loading or missing. */
export const pendingPartsHead: PageHead = { title: texts.pendingTitle, description: texts.pendingDescription };

/** Returns the head of a bike's parts, a group or a part; lists and products are samples and not indexed by search engines. */
export function bikePartsHead(parts: BikeParts, address: PartsAddress, part: string | null): PageHead {
  const name = fullNameOf(parts.bike);
  if (address.categorySlug === null) return bikeHead(parts, name);
  if (part !== null)
    return { title: partTexts.headTitle(part, name), description: partTexts.headDescription(part, name) };
  const group = parts.categories.find(({ slug }) => slug === address.categorySlug);
  if (!group || address.partSlug !== null) return pendingPartsHead;
  const label = group.name;
  return { title: partTexts.listHeadTitle(label, name), description: partTexts.listHeadDescription(label, name) };
}

function bikeHead({ bike, categories }: BikeParts, name: string): PageHead {
  const path = partsPaths.bike(bike.slug);
  const groups = categories.map((group) => ({
    label: group.name,
    to: partsPaths.category(bike.slug, group.slug),
  }));
  const trail = [
    { label: texts.home, to: paths.home },
    { label: texts.spareParts, to: paths.spareParts },
    { label: bike.brand.name, to: partsPaths.brand(bike.brand.slug) },
    { label: bike.name, to: path },
  ];
  return {
    title: texts.headTitle(name),
    description: texts.headDescription(name),
    path,
    structuredData: [
      breadcrumbData(trail),
      ...(groups.length > 0 ? [listData(groups, { name: texts.groups, path })] : []),
    ],
  };
}

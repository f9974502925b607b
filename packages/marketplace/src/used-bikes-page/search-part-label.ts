import type { ListingColour, ListingOwner, UsedSearchPart } from '@dopahiya/domain/market';
import { formatPrice, formatQuantity } from '@dopahiya/domain/site';
import { type BodyStyle, bodyStyleNames } from '@dopahiya/domain/specifications';
import * as words from '#texts/listing-words';
import * as texts from '#texts/used-bikes-list';

type Label = (part: UsedSearchPart & { value: string }) => string | undefined;

const ranges: Partial<Record<UsedSearchPart['kind'], (amount: number) => string>> = {
  price: formatPrice,
  capacity: (cc) => formatQuantity(cc, 'cc'),
  km: (km) => formatQuantity(km, 'km'),
  year: String,
};

const named: Partial<Record<UsedSearchPart['kind'], Label>> = {
  owner: ({ value }) => words.owners[value as ListingOwner],
  color: ({ value }) => words.colours[value as ListingColour],
  verified: () => texts.verdicts.true,
  body_style: ({ value }) => bodyStyleNames[value as BodyStyle],
  fuel: ({ value }) => (texts.fuels as Record<string, string | undefined>)[value],
  sort: ({ value }) => (texts.sorts as Record<string, string | undefined>)[value],
  words: ({ value }) => texts.quoted(value),
};

/** Returns the label of a part of a typed search: 'Hero Splendor', 'Up to ₹40,000', '2018'. */
export function searchPartLabel(part: UsedSearchPart): string {
  const { kind, value } = part;
  if (value !== null) return named[kind]?.({ ...part, value }) ?? value;
  const written = ranges[kind] ?? String;
  return rangeLabel(kind, { min: part.min, max: part.max }, written);
}

function rangeLabel(
  kind: UsedSearchPart['kind'],
  { min, max }: Pick<UsedSearchPart, 'min' | 'max'>,
  written: (amount: number) => string,
): string {
  if (min === null) return max === null ? '' : (kind === 'year' ? texts.orOlder : texts.upTo)(written(max));
  if (max === null) return (kind === 'year' ? texts.orNewer : texts.from)(written(min));
  return min === max ? written(min) : texts.between(written(min), written(max));
}

/** Slugs in a spare-parts address: a bike, and optionally a group and a part. */
export interface PartsAddress {
  bikeSlug: string;
  categorySlug: string | null;
  partSlug: string | null;
  /** First page of the list, used without scripts. */
  page: number;
}

type Named = Partial<Record<string, string>>;

/** Parses the slugs and the page number of an address. */
export const readPartsAddress = (params: Named, search: URLSearchParams): PartsAddress => ({
  bikeSlug: params.bikeSlug ?? '',
  categorySlug: params.categorySlug ?? null,
  partSlug: params.productSlug ?? null,
  page: Number(search.get('page') ?? 1),
});

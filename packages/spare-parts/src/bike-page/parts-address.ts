/** What an address below that of the spare parts names: a bike, and perhaps a group and a part of it, by slug. */
export interface PartsAddress {
  bikeSlug: string;
  categorySlug: string | null;
  partSlug: string | null;
  /** The page that the list begins with, where no script adds to it. */
  page: number;
}

type Named = Partial<Record<string, string>>;

/** Reads the names in an address, and the page that it asks for. */
export const readPartsAddress = (params: Named, search: URLSearchParams): PartsAddress => ({
  bikeSlug: params.bikeSlug ?? '',
  categorySlug: params.categorySlug ?? null,
  partSlug: params.productSlug ?? null,
  page: Number(search.get('page') ?? 1),
});

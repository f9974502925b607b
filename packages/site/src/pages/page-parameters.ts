/** Query parameter that changes a page; invalid values are ignored. */
export interface PageParameter {
  isValid: (value: string) => boolean;
  /** Whether visitors type it: the number of such pages is unlimited, so none is cached. */
  isFreeText: boolean;
}

/** Query parameters that change a page, by name; all others are dropped before rendering, caching and linking. */
export type PageParameters = Readonly<Record<string, PageParameter>>;

/** Creates a parameter with a few values, each worth caching. */
export function oneOf(values: readonly string[]): PageParameter {
  return { isValid: (value) => values.includes(value), isFreeText: false };
}

/** Page number of a list, from 2; the first page has no number. */
export const pageNumber: PageParameter = {
  isValid: (value) => /^([2-9]|[1-9]\d{1,3})$/.test(value),
  isFreeText: false,
};

/** Creates a parameter with unlimited values: words, slugs, numbers. Pages with one are rendered per request. */
export function freeText(isValid: (value: string) => boolean = (value) => value.trim() !== ''): PageParameter {
  return { isValid, isFreeText: true };
}

/** Returns the known parameters of a URL, sorted by name, so that each page has one canonical URL. */
export function knownParameters(parameters: PageParameters, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(
    [...search].filter(([name, value]) => Object.hasOwn(parameters, name) && parameters[name]?.isValid(value)),
  );
  known.sort();
  return known;
}

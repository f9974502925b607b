/** A query parameter that changes a page. A value that is not valid counts as not given. */
export interface PageParameter {
  isValid: (value: string) => boolean;
  /** Whether visitors write it themselves: there is no end of such pages, so none is ever cached. */
  isFreeText: boolean;
}

/** The query parameters that change a page, by name; all others are dropped before it is made, cached or linked. */
export type PageParameters = Readonly<Record<string, PageParameter>>;

/** A parameter with a few values, each of which makes a page worth caching. */
export function oneOf(values: readonly string[]): PageParameter {
  return { isValid: (value) => values.includes(value), isFreeText: false };
}

/** The number of a page of a list, from 2: the first page is the one without a number. */
export const pageNumber: PageParameter = {
  isValid: (value) => /^([2-9]|[1-9]\d{1,3})$/.test(value),
  isFreeText: false,
};

/** A parameter whose values have no end: words, slugs, bounds. A page with one is made anew for whoever asks. */
export function freeText(isValid: (value: string) => boolean = (value) => value.trim() !== ''): PageParameter {
  return { isValid, isFreeText: true };
}

/** The parameters of an address that mean something to its page, sorted by name: one page has one spelling. */
export function knownParameters(parameters: PageParameters, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams(
    [...search].filter(([name, value]) => Object.hasOwn(parameters, name) && parameters[name]?.isValid(value)),
  );
  known.sort();
  return known;
}

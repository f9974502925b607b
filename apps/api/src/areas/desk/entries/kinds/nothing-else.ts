/** A catalogue with nothing in it, to which the content of one entry is added. */
export const nothingElse = {
  brands: [],
  cities: [],
  showrooms: undefined,
  faqs: [],
  articles: [],
  comparisons: [],
  reviews: [],
};

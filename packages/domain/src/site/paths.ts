/** Anchor of the price box on a bike's page. */
export const bestPriceAnchor = 'best-price';

/** Paths of the site's pages, and functions that build those with parameters. */
export const paths = {
  home: '/',
  newBikes: '/new-bikes',
  newScooters: '/new-scooters',
  trendingBikes: '/trending-bikes',
  popular: '/popular',
  bestBikes: '/best-bikes',
  bikes: '/bikes',
  brands: '/brands',
  search: '/search',
  electric: '/electric',
  electricBikes: '/electric-bikes',
  electricScooters: '/electric-scooters',
  compareBike: '/compare-bike',
  compareElectricBikes: '/compare-electric-bikes',
  dealership: '/dealership',
  bikeLoan: '/bike-loan',
  emiCalculator: '/emi-calculator',
  quoteChecker: '/quote-checker',
  ownership: '/ownership',
  priceChecker: '/price-checker',
  usedBikes: '/used-bikes',
  sellBikes: '/sell-bikes',
  howWeValue: '/how-we-value',
  bikeNews: '/bike-news',
  news: (slug: string) => `/news/${slug}`,
  newsAbout: (text: string) => `/bike-news?search=${inQuery(text)}`,
  login: '/login',
  loginFrom: (path: string) => withReturn('/login', path),
  signup: '/signup',
  signupFrom: (path: string) => withReturn('/signup', path),
  forgotPassword: '/forgot-password',
  forgotPasswordFrom: (path: string) => withReturn('/forgot-password', path),
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  profile: '/profile',
  messages: '/messages',
  moderation: '/moderation',
  desk: '/desk',
  deskSection: (section: string) => `/desk/${section}`,
  deskEntry: (kind: string, slug: string) => `/desk/${kind}/${slug}`,
  messagesWith: (conversation: number) => `/messages?with=${conversation}`,
  faqs: '/faqs',
  spareParts: '/spare-parts',
  aboutUs: '/about-us',
  privacyPolicy: '/privacy-policy',
  termsAndConditions: '/terms-and-conditions',
  contactUs: '/contact-us',
  cookies: '/cookies',
  accessibility: '/accessibility',
  insurance: '/insurance',
  newsMedia: '/news-media',
  reviews: '/reviews',
  choose: '/choose',
  bike: bikePath,
  brand: (slug: string) => `/${slug}`,
  bikesOfBrand: (slug: string) => `/bikes/brand/${slug}`,
  capacity: (range: Span | string) => `/bikes/engine-capacity/${segmentOf(range)}`,
  budget: (range: Span | string) => `/bikes/budget/${segmentOf(range)}`,
  bodyStyle: (style: string) => `/bikes/bodystyle/${style}`,
  category: (key: string) => `/bikes/${key}`,
  searchFor: (text: string) => `/search?q=${inQuery(text)}`,
  onRoadPrice: (bikeSlug: string, city?: string) =>
    `/price-checker?bike=${bikeSlug}${city === undefined ? '' : `&city=${inQuery(city)}`}`,
  emiOf: emiPath,
  compare: (slugs: readonly string[]) => `/compare-bikes/${slugs.join('-vs-')}`,
  reportFigure: (bikeSlug: string) => `/report-figure/${bikeSlug}`,
  showroomsOf: (brandSlug: string) => `/dealership/${brandSlug}`,
} as const;

/** Returns the path of a form that returns to `path` afterwards; the home page is the default. */
function withReturn(form: string, path: string): string {
  return path === '/' ? form : `${form}?return=${encodeURIComponent(path)}`;
}

/** Encodes a query value, with a space as '+' like forms send it. */
function inQuery(text: string): string {
  return encodeURIComponent(text).replaceAll('%20', '+');
}

interface Span {
  min: number;
  max: number;
}

/** Returns a range as the last path segment; a string already is one. */
function segmentOf(range: Span | string): string {
  return typeof range === 'string' ? range : `${range.min}-${range.max}`;
}

/** Path of the news feed; not a page, so no link of the site uses it. */
export const newsFeedPath = '/bike-news/feed.xml';

/** Brand slug of a bike whose brand is unknown. */
export const unknownBrandSlug = 'unknown-brand';

interface BikeAddress {
  id: number | string;
  slug: string | null;
  brand: { slug: string };
}

function bikePath({ id, slug, brand }: BikeAddress): string {
  return slug ? `/${brand.slug}/${slug}` : `/bike-detail/${id}`;
}

/** Interest per year in percent, and term in months. */
interface LoanTerms {
  rate: number;
  months: number;
}

function emiPath(amount: number, terms?: LoanTerms): string {
  return `/emi-calculator?amount=${Math.round(amount)}${terms ? `&rate=${terms.rate}&months=${terms.months}` : ''}`;
}

interface SuggestedBike {
  id: number | string;
  slug: string | null;
  brand_slug: string | null;
}

/** Returns the path of a suggested bike: its page by slugs if brand and bike have them, else by id. */
export function suggestedPath({ id, slug, brand_slug }: SuggestedBike): string {
  return paths.bike({ id, slug: brand_slug && slug, brand: { slug: brand_slug ?? '' } });
}

/** Converts a text to a slug: 'Royal Enfield' becomes 'royal-enfield'. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Checks whether a slug may open a bike page: not only digits, and not a URL of another site. */
export function isBikeSlug(slug: string): boolean {
  return slug !== '' && !/^\d+$/.test(slug) && !slug.includes('http');
}

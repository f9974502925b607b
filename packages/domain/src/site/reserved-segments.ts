import { paths } from './paths.ts';
import { siteLanguages } from './site-languages.ts';

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** First path segments without a page of their own: API calls and files, pages with more segments, planned pages. */
const others = [
  'about',
  'account',
  'api',
  'assets',
  'bike-detail',
  'compare',
  'compare-bikes',
  'contact',
  'cookie-policy',
  'dealers',
  'emi',
  'faq',
  'health',
  'help',
  'loan',
  'media',
  'news',
  'privacy',
  'register',
  'report-figure',
  'reset-password',
  'scooters',
  'sell',
  'showrooms',
  'sign-in',
  'terms',
  'terms-of-service',
  'verify-email',
];

/** First path segments used by the site itself; no brand may use one as its slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...[...fixed, ...siteLanguages.map(({ prefix }) => prefix)].map((path) => path.slice(1)),
  ...others,
]);

import { paths } from './paths.ts';
import { siteLanguages } from './site-languages.ts';

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

/** First segments that no fixed page has for itself: of calls and files, of pages with more segments, of pages to come. */
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

/** First path segments that the site uses itself: no brand may take one as its slug. */
export const reservedSegments: ReadonlySet<string> = new Set([
  ...[...fixed, ...siteLanguages.map(({ prefix }) => prefix)].map((path) => path.slice(1)),
  ...others,
]);

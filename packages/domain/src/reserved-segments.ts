import { paths } from './paths.ts';

const fixed = Object.values(paths).filter((path) => typeof path === 'string');

const others = [
  'api',
  'assets',
  'bike-detail',
  'compare-bikes',
  'contact',
  'faqs',
  'forgot-password',
  'health',
  'insurance',
  'media',
  'news',
  'news-media',
  'profile',
  'reset-password',
  'reviews',
  'signup',
  'spare-parts',
];

/** First path segments that the site uses itself: no brand may take one as its slug. */
export const reservedSegments: ReadonlySet<string> = new Set([...fixed.map((path) => path.slice(1)), ...others]);

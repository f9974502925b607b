import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import { Navigate } from 'react-router';
import * as texts from '#texts/moved-page';

/** Addresses that people type, with the pages they mean. */
const moved: Readonly<Record<string, string>> = {
  '/scooters': paths.category('scooters'),
  '/showrooms': paths.dealership,
  '/news': paths.bikeNews,
  '/sell': paths.sellBikes,
  '/compare': paths.compareBike,
  '/contact': paths.contactUs,
  '/terms': paths.termsAndConditions,
  '/terms-of-service': paths.termsAndConditions,
  '/privacy': paths.privacyPolicy,
  '/faq': paths.faqs,
  '/help': paths.faqs,
  '/about': paths.aboutUs,
  '/cookie-policy': paths.cookies,
  '/emi': paths.emiCalculator,
  '/loan': paths.bikeLoan,
  '/dealers': paths.dealership,
  '/sign-in': paths.login,
  '/register': paths.signup,
  '/account': paths.profile,
};

/** Redirects each of these addresses. */
export const movedPage = definePage({
  name: 'moved',
  path: Object.keys(moved),
  read: ({ path }) => ({ to: moved[path] ?? paths.home }),
  answerAt: ({ to }) => ({ redirect: to, status: 301 }),
  storage: () => 'never',
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ({ to }) => <Navigate to={to} replace />,
  examples: [],
});

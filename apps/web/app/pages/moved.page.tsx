import { paths } from '@dopahiya/domain';
import { definePage, type PageLocation } from '@dopahiya/page';
import { Navigate } from 'react-router';
import * as texts from '#texts/moved';

/** Addresses that people type by hand, and the pages that they mean. */
const moved: Readonly<Record<string, string>> = {
  '/scooters': paths.category('scooters'),
  '/showrooms': paths.dealership,
  '/news': paths.bikeNews,
  '/sell': paths.sellBikes,
  '/compare': paths.compareBike,
  '/contact': paths.contactUs,
};

const targetOf = ({ path }: PageLocation): string => moved[path] ?? paths.home;

/** Leads on from each of these addresses. */
export const movedPage = definePage({
  name: 'moved',
  path: Object.keys(moved),
  answerAt: (at) => ({ redirect: targetOf(at), status: 301 }),
  storage: () => 'none',
  isIndexed: false,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription }),
  component: ({ at }) => <Navigate to={targetOf(at)} replace />,
  examples: [],
});

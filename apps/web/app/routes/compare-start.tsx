import { compareHead, compareModeOf, headStartOf, startTarget } from '@dopahiya/compare';
import { type LoaderFunctionArgs, Navigate, redirect, useLocation } from 'react-router';
import { startInBrowser } from '../data/in-browser.ts';
import { comparePages } from '../data/compare-pages.ts';
import { PageHead } from '../layout/page-head.tsx';

/** The address of a comparison always names its bikes: a start leads to those of a form, or to the usual ones. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, searchParams } = new URL(request.url);
  throw redirect(startTarget(compareModeOf(pathname), [], searchParams), 302);
}

export const clientLoader = startInBrowser(comparePages.compareBike.find);

/** In the browser, where navigation state may carry the bikes to start with. */
export default function CompareStartRoute() {
  const { pathname, search, state } = useLocation();
  const bikes = headStartOf(state);
  const slugs = bikes.map(({ slug }) => slug);
  const target = startTarget(compareModeOf(pathname), slugs, new URLSearchParams(search));
  return (
    <>
      <PageHead {...compareHead(undefined)} />
      <Navigate to={target} replace state={bikes.length > 0 ? { bikes } : state} />
    </>
  );
}

import { useApi } from '@dopahiya/api-client';
import { keepFavourites } from '@dopahiya/auth';
import { LaterCompareTray } from '@dopahiya/compare';
import { CloseOnBack, showToast, ToastRegion } from '@dopahiya/ui-kit';
import { goToSectionWhenLoaded } from '@dopahiya/ui-kit/frame';
import { importSignInCookie } from '@dopahiya/visitor';
import { useEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import * as texts from '#texts/user';
import { Manifest } from './manifest.tsx';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';

/** What every page has once it is hydrated, and nothing before. */
export function HydratedFrame() {
  const api = useApi();
  useSectionOfOtherPage();
  useEffect(() => {
    if (!importSignInCookie()) showToast({ kind: 'error', text: texts.notRemembered });
    return keepFavourites(api);
  }, [api]);
  return (
    <>
      <Manifest />
      {/* Until then the browser restores the scroll position by itself. */}
      <ScrollRestoration />
      <CloseOnBack />
      <SiteCompareTray />
      <ToastRegion />
      <PrefetchOnIntent />
    </>
  );
}

/** What the visitor picked for a comparison, on every page but the comparison itself. */
function SiteCompareTray() {
  const { pathname } = useLocation();
  return pathname.startsWith('/compare-') ? null : <LaterCompareTray />;
}

/** The router looks for the part that a link names once, when the address changes: before the parts of the page are there. */
function useSectionOfOtherPage(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const seen = useRef(pathname);
  useEffect(() => {
    const isOther = seen.current !== pathname;
    seen.current = pathname;
    return isOther && type === NavigationType.Push && hash !== '' ? goToSectionWhenLoaded(hash) : undefined;
  }, [pathname, hash, type]);
}

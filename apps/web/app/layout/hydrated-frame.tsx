import { useApi } from '@dopahiya/api-client';
import { keepFavourites } from '@dopahiya/auth';
import { loadPlaceNames } from '@dopahiya/domain/places';
import { LaterCompareTray } from '@dopahiya/compare';
import { CloseOnBack, showToast, ToastRegion } from '@dopahiya/ui-kit';
import { goToSectionWhenLoaded } from '@dopahiya/ui-kit/frame';
import { importSignInCookie } from '@dopahiya/visitor';
import { useEffect, useRef } from 'react';
import { NavigationType, ScrollRestoration, useLocation, useNavigationType } from 'react-router';
import * as texts from '#texts/user';
import { languageToOffer } from './language-to-offer.ts';
import { Manifest } from './manifest.tsx';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';

/** Everything that a page adds only after hydration. */
export function HydratedFrame() {
  const api = useApi();
  useSectionOfOtherPage();
  useEffect(() => {
    if (!importSignInCookie()) showToast({ kind: 'error', text: texts.notRemembered });
    return keepFavourites(api);
  }, [api]);
  // Pages that are opened from here may name any place.
  useEffect(() => void loadPlaceNames(), []);
  useEffect(() => {
    const language = languageToOffer();
    if (language) void import('./offer-language.ts').then(({ offerLanguage }) => offerLanguage(api, language));
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

/** Comparison tray, on every page except the comparison. */
function SiteCompareTray() {
  const { pathname } = useLocation();
  return pathname.startsWith('/compare-') ? null : <LaterCompareTray />;
}

/** Scrolls to the section in the hash after a navigation: the router looks for it only once, before lazy sections have rendered. */
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

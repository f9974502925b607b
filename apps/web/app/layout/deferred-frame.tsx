import { useApi } from '@dopahiya/api-client';
import { keepFavourites } from '@dopahiya/auth';
import { DeferredCompareTray } from '@dopahiya/compare';
import { passOverClosed, showToast, ToastRegion } from '@dopahiya/ui-kit';
import { adoptSignIn } from '@dopahiya/visitor';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/user';
import { Manifest } from './manifest.tsx';
import { PrefetchOnIntent } from './prefetch-on-intent.tsx';

/** What every page has once it is hydrated, and nothing before. */
export function DeferredFrame() {
  const api = useApi();
  useEffect(passOverClosed, []);
  useEffect(() => {
    if (!adoptSignIn()) showToast({ kind: 'error', text: texts.notRemembered });
    return keepFavourites(api);
  }, [api]);
  return (
    <>
      <Manifest />
      <SiteCompareTray />
      <ToastRegion />
      <PrefetchOnIntent />
    </>
  );
}

/** What the visitor picked for a comparison, on every page but the comparison itself. */
function SiteCompareTray() {
  const { pathname } = useLocation();
  return pathname.startsWith('/compare-') ? null : <DeferredCompareTray />;
}

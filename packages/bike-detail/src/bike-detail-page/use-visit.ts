import { countView, useApi } from '@dopahiya/api-client';
import { type BikeDetail, toBikeCard } from '@dopahiya/domain';
import { rememberViewed } from '@dopahiya/visitor';
import { useEffect, useEffectEvent } from 'react';

/** Counts that a bike's page was opened, once for each time that it is, and keeps the bike among those seen last. */
export function useVisit(bike: BikeDetail | undefined): void {
  const api = useApi();
  const slug = bike?.slug;
  const visit = useEffectEvent(() => {
    if (!bike) return;
    rememberViewed(toBikeCard(bike));
    // A visitor has nothing to do with a view that was not counted.
    countView(api, bike.slug).catch(() => undefined);
  });
  useEffect(() => {
    if (slug) visit();
  }, [slug]);
}

import { Breadcrumb, Container, Later, PageTitle, Skeleton, theme } from '@dopahiya/ui-kit';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/trending-bikes-page';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { featuredCategories, type FeaturedCategory } from '../featured-bikes/featured-categories.ts';
import { RideFinder } from '../ride-finder/ride-finder.tsx';
import { categoryTexts } from './category-texts.ts';

const loadBikes = async () => (await import('./category-bikes.tsx')).CategoryBikes;

const inPlace = <Skeleton height="1580px" />;

/** Ride finder, with all bikes of the requested category above it, or the trending ones below. */
export function TrendingBikesPage() {
  const chosen = useChosenCategory();
  const { title } = categoryTexts[chosen ?? 'trending'];
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb]} current={title} />
        <PageTitle intro={texts.intro}>{title}</PageTitle>
      </Container>
      {chosen && <Later load={loadBikes} fallback={inPlace} category={chosen} />}
      <RideFinder />
      {!chosen && <Later load={loadBikes} fallback={inPlace} category="trending" isBelow />}
    </Page>
  );
}

/** Returns the category from the navigation state; null on the server and during hydration. */
function useChosenCategory(): FeaturedCategory | null {
  const { state } = useLocation();
  return useSyncExternalStore(never, () => categoryIn(state), unchosen);
}

const never = () => () => {};
const unchosen = () => null;

function categoryIn(state: unknown): FeaturedCategory | null {
  const { category } = (state ?? {}) as { category?: unknown };
  return typeof category === 'string' && Object.hasOwn(featuredCategories, category)
    ? (category as FeaturedCategory)
    : null;
}

const Page = styled.div`
  padding-top: ${theme.space[2]};
`;

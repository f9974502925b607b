import { bikeQueries, useApi } from '@dopahiya/api-client';
import { Breadcrumb, Container, PageTitle, Section, theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import * as texts from '#texts/trending-bikes-page';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { ListedBikesSkeleton } from '../bike-list/listed-bikes-skeleton.tsx';
import { ListedBikes } from '../bike-list/listed-bikes.tsx';
import { ShelfState } from '../bike-shelf/shelf-state.tsx';
import { featuredCategories, type FeaturedCategory } from '../featured-bikes/featured-categories.ts';
import { RideFinder } from '../ride-finder/ride-finder.tsx';

const categories = {
  trending: texts.trending,
  popular: texts.popular,
  electric: texts.electric,
  upcoming: texts.upcoming,
} satisfies Record<FeaturedCategory, object>;

/** The ride finder, with all bikes of the category that a visitor came for above it, else those in demand below. */
export function TrendingBikesPage() {
  const chosen = useChosenCategory();
  const { title } = categories[chosen ?? 'trending'];
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb]} current={title} />
        <PageTitle intro={texts.intro}>{title}</PageTitle>
      </Container>
      {chosen && <CategoryBikes category={chosen} />}
      <RideFinder />
      {!chosen && <CategoryBikes category="trending" />}
    </Page>
  );
}

function CategoryBikes({ category }: { category: FeaturedCategory }) {
  const bikes = useQuery(bikeQueries[category](useApi()));
  const { subtitle } = featuredCategories[category];
  return (
    <Section title={subtitle} height={[2830, 1580]}>
      <ShelfState bikes={bikes} waiting={<ListedBikesSkeleton count={8} />}>
        {(known) => <ListedBikes bikes={known} label={categories[category].bikes} heading="h3" />}
      </ShelfState>
    </Section>
  );
}

/** The category that the link to this page chose; the server knows of none, nor does the page while it hydrates. */
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

import { useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { Badge, CarouselArrows, Link, Section, Tabs, useCarousel } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bikeQueries } from '../bike-queries.ts';
import { featuredCategories, type FeaturedCategory, featuredTabs } from './featured-categories.ts';
import * as S from './featured-bikes.styles.ts';
import { FeaturedShelf } from './featured-shelf.tsx';
import { useSettled } from './use-settled.ts';

/** How long, in ms, a visitor stays on a tab before its bikes are asked for. */
const loadDelay = 100;

/** Trending, popular, electric and upcoming bikes, four in sight at a time; each list is fetched once. */
export function FeaturedBikes() {
  const [category, setCategory] = useState<FeaturedCategory>('trending');
  const isSettled = useSettled(category, loadDelay) === category;
  const bikes = useQuery({ ...bikeQueries[category](useApi()), enabled: isSettled });
  const carousel = useCarousel();
  const { label, heading, badge, subtitle } = featuredCategories[category];
  const listLabel = `${category} bikes`;
  return (
    <Section
      title={heading}
      badge={<Badge tone="signal">{badge}</Badge>}
      subtitle={subtitle}
      action={bikes.data && bikes.data.length > 0 && <CarouselArrows carousel={carousel} label={listLabel} />}
    >
      <Tabs label="Featured bikes" tabs={featuredTabs} selected={category} onSelect={setCategory}>
        <FeaturedShelf key={category} category={category} label={listLabel} bikes={bikes} carousel={carousel} />
      </Tabs>
      <S.More>
        <Link to={paths.trendingBikes} state={{ category }} arrow="forward">
          {`View All ${label} Bikes`}
        </Link>
      </S.More>
    </Section>
  );
}

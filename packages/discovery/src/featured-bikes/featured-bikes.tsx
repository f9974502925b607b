import { bikeQueries, useApi } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { Badge, Link, Section, Tabs, useDebounced } from '@dopahiya/ui-kit';
import { CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as texts from '#texts/featured-bikes';
import { BikeShelf } from '../bike-shelf/bike-shelf.tsx';
import { useShownAbove } from '../home-sections/use-shown-above.ts';
import { featuredCategories, type FeaturedCategory, featuredTabs } from './featured-categories.ts';
import { ShelfFoot } from '../bike-shelf/shelf-foot.ts';

/** Delay in ms before the bikes of a selected tab are fetched. */
const loadDelay = 100;

/** Trending, popular, electric and upcoming bikes, four in view at a time; each list is fetched once. */
export function FeaturedBikes() {
  const [category, setCategory] = useState<FeaturedCategory>('trending');
  const isSettled = useDebounced(category, loadDelay) === category;
  const isAbove = useShownAbove(['hero']);
  const bikes = useQuery({
    ...bikeQueries[category](useApi()),
    enabled: isSettled,
    select: (known) => known.filter((bike) => !isAbove(bike)),
  });
  const carousel = useCarousel();
  const { heading, badge, subtitle, bikes: label, all, card } = featuredCategories[category];
  return (
    <Section
      title={heading}
      badge={<Badge tone="signal">{badge}</Badge>}
      subtitle={subtitle}
      action={bikes.data && bikes.data.length > 0 && <CarouselArrows carousel={carousel} label={label} />}
    >
      <Tabs label={texts.tabs} tabs={featuredTabs} selected={category} onSelect={setCategory}>
        <BikeShelf key={category} bikes={bikes} label={label} carousel={carousel} card={card} narrow="one-large" />
      </Tabs>
      <ShelfFoot>
        <Link to={paths.trendingBikes} state={{ category }} arrow="forward">
          {all}
        </Link>
      </ShelfFoot>
    </Section>
  );
}

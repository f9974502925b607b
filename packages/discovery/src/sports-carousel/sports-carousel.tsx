import { useApi } from '@dopahiya/api-client';
import { bestPriceAnchor, paths } from '@dopahiya/domain/site';
import { Link, Section } from '@dopahiya/ui-kit';
import { CarouselArrows, useCarousel } from '@dopahiya/ui-kit/bikes';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/sports-carousel';
import { namedBikes } from '../bike-list/bike-sources.ts';
import { BikeShelf } from '../bike-shelf/bike-shelf.tsx';
import { listQueries } from '../bike-list/list-queries.ts';
import { sectionHeads } from '../home-sections/section-heads.ts';
import { ShelfFoot } from '../bike-shelf/shelf-foot.ts';

const sports = { path: paths.category('sports'), fetchPage: namedBikes('sports_bikes') };
const shown = 12;
const card = { action: texts.viewOffers, actionAt: bestPriceAnchor };

/** Sports bikes on the road at night, four in view at a time. */
export function SportsCarousel() {
  const bikes = useQuery(listQueries.shelf(useApi(), sports, shown));
  const carousel = useCarousel();
  return (
    <Section
      {...sectionHeads.sports}
      action={bikes.data && bikes.data.length > 0 && <CarouselArrows carousel={carousel} label={texts.bikes} />}
    >
      <BikeShelf bikes={bikes} label={texts.bikes} carousel={carousel} card={card} />
      <ShelfFoot>
        <Link to={sports.path} arrow="forward">
          {texts.all}
        </Link>
      </ShelfFoot>
    </Section>
  );
}

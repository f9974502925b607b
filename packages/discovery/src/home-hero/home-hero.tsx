import { useApi } from '@dopahiya/api-client';
import { Container } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { bikeQueries } from '../bike-queries.ts';
import { HeroLineUp } from './hero-line-up.tsx';
import { HeroSearch } from './hero-search.tsx';
import * as S from './home-hero.styles.ts';
import { Road } from './road.tsx';

const standing = 4;

/** The top of the home page: what the site is for, a search, and the first trending bikes on the road, to scale. */
export function HomeHero() {
  const { data = [] } = useQuery(bikeQueries.trending(useApi()));
  const bikes = data.filter(({ drawing, image }) => drawing && image).slice(0, standing);
  const length = bikes.reduce((sum, { drawing }) => sum + (drawing?.width ?? 0), 0);
  return (
    <S.Hero style={{ '--line-up': length }}>
      <Container>
        <S.Headline>Find Your Perfect Ride</S.Headline>
        <S.Subtitle>Explore thousands of motorcycles from top brands worldwide</S.Subtitle>
        <HeroSearch />
      </Container>
      <S.Ground>
        <HeroLineUp bikes={bikes} />
        <Road />
      </S.Ground>
    </S.Hero>
  );
}

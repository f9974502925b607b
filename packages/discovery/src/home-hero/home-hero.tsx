import { useApi } from '@dopahiya/api-client';
import { useClaimText } from '@dopahiya/site';
import { Container, Later } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import * as claims from '#texts/owner-claims';
import * as texts from '#texts/home-hero';
import { HeroDoors } from './hero-doors.tsx';
import { HeroLineUp } from './hero-line-up.tsx';
import { heroQueries } from './hero-queries.ts';
import { HeroSearch } from './hero-search.tsx';
import * as S from './home-hero.styles.ts';
import { Road } from './road.tsx';

/** Path of the hero's video, provided by the site owner; null if none. */
const ownersFilm: string | null = null;

const loadFilm = async () => (await import('./hero-film.tsx')).HeroFilm;

export interface HomeHeroProps {
  /**
   * URL of the hero's video; null for none.
   * @default the owner's video, if any
   */
  video?: string | null;
}

/** Top of the home page: headline, search, four questions, and a video or else a line-up of different bikes. */
export function HomeHero({ video = ownersFilm }: HomeHeroProps) {
  const claim = useClaimText(claims.thousandsOfMotorcycles);
  const [hasFailed, setFailed] = useState(false);
  const giveUp = useCallback(() => setFailed(true), []);
  const film = hasFailed ? null : video;
  const { data: bikes = [] } = useQuery(heroQueries.lineUp(useApi()));
  const length = bikes.reduce((sum, { drawing }) => sum + (drawing?.width ?? 0), 0);
  const height = Math.max(0, ...bikes.map(({ drawing }) => drawing?.height ?? 0));
  return (
    <S.Hero style={{ '--line-up': length, '--tallest': height }} data-film={film !== null || undefined}>
      <Container>
        <S.Headline>{texts.headline}</S.Headline>
        {claim !== null && <S.Subtitle>{claim}</S.Subtitle>}
        <HeroSearch />
        <HeroDoors bike={bikes[0]} />
      </Container>
      {film === null ? (
        <S.Ground>
          <HeroLineUp bikes={bikes} />
          <Road note={hasFailed ? texts.noVideo : texts.oneScale} />
        </S.Ground>
      ) : (
        <Later browserOnly load={loadFilm} onFailure={giveUp} src={film} onMissing={giveUp} />
      )}
    </S.Hero>
  );
}

import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, GroundLine } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-page';
import { listId } from './use-used-bikes.ts';
import * as S from './used-bikes-page.styles.ts';

export interface UsedBikesHeroProps {
  /** Number of verified bikes on sale, without samples; null if unknown. */
  verified: number | null;
}

/** Page header: purpose, number of verified bikes (if any), and a link to sell one. */
export function UsedBikesHero({ verified }: UsedBikesHeroProps) {
  return (
    <S.Hero>
      <Container data-theme="dark">
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        {verified ? <p>{texts.verified(verified)}</p> : null}
        <S.Ways>
          <ButtonLink to={paths.sellBikes} tone="signal">
            {texts.sell}
          </ButtonLink>
          <ButtonLink to={`#${listId}`} tone="secondary">
            {texts.browse}
          </ButtonLink>
        </S.Ways>
      </Container>
      <S.Ground>
        <GroundLine />
      </S.Ground>
    </S.Hero>
  );
}

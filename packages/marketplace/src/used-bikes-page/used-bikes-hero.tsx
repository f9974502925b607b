import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, GroundLine } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-page';
import { listId } from './use-used-bikes.ts';
import * as S from './used-bikes-page.styles.ts';

export interface UsedBikesHeroProps {
  /** How many bikes on sale somebody has looked at, samples aside; null when nobody counts them. */
  verified: number | null;
}

/** What the page is for, how many bikes were looked at if any were, and the way to sell one. */
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

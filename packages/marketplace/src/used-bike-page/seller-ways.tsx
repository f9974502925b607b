import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { ButtonLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-page';
import * as S from './used-bike-page.styles.ts';

/** The ways to where the seller is asked, further down; none where nobody answers. */
export function SellerWays({ bike: { is_sample, status } }: { bike: UsedBikeDetail }) {
  if (is_sample || status === 'sold') return null;
  return (
    <S.SellerWays>
      <ButtonLink to="#seller" tone="signal">
        {texts.makeAnOffer}
      </ButtonLink>
      <ButtonLink to="#seller" tone="secondary">
        {texts.askTheSeller}
      </ButtonLink>
      <p>{texts.noNumber}</p>
    </S.SellerWays>
  );
}

import { placeName } from '@dopahiya/domain/places';
import { useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { formatPrice, paths } from '@dopahiya/domain/site';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import { useClaimText } from '@dopahiya/site';
import { SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-loan-page';
import { claimedShare } from '#texts/owner-claims';
import { chosenCity, useFromRemembered } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import * as S from './bike-loan-page.styles.ts';
import { AssumedCity } from '../city-in-force/assumed-city.tsx';
import { loanQueries } from './loan-queries.ts';

/** A bike to scale with the maximum loan on its price in the visitor's city and the down payment; renders nothing without a known price. */
export function LoanExample() {
  const home = useFromRemembered(chosenCity, ({ name }) => name);
  const share = Number(useClaimText(claimedShare));
  const { data, isPending, isPlaceholderData } = useQuery(loanQueries.example(useApi(), home));
  if (isPending) return <S.ExampleRoom />;
  if (!data) return null;
  const { bike, price, city } = data;
  const loan = Math.round((price * share) / 100);
  return (
    <S.Example aria-busy={isPlaceholderData}>
      <SiteLink to={paths.bike(bike)} state={{ bike }}>
        <Stage bikes={[bike]} scale="category">
          <BikeDrawing bike={bike} loading="eager" />
        </Stage>
      </SiteLink>
      <figcaption>
        <span>
          {fullNameOf(bike)}
          <small>{texts.onRoadIn(formatPrice(price), placeName(city))}</small>
        </span>
        {share > 0 && (
          <span>
            <b>{texts.largestLoan(share, formatPrice(loan))}</b>
            <small>{texts.youBring(formatPrice(price - loan))}</small>
          </span>
        )}
      </figcaption>
      <AssumedCity />
    </S.Example>
  );
}

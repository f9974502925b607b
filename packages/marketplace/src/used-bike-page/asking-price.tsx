import { usedBikeFavourite } from '@dopahiya/domain/account';
import { type UsedBikeDetail, usedBikePath } from '@dopahiya/domain/market';
import { monthlyInstalment, usualLoan } from '@dopahiya/domain/prices';
import { addressIn, formatMonth, formatPrice, paths } from '@dopahiya/domain/site';
import { useSiteOrigin } from '@dopahiya/site';
import { Later, Link, Skeleton } from '@dopahiya/ui-kit';
import { FavouriteButton } from '@dopahiya/ui-kit/bikes';
import { Price, Stone } from '@dopahiya/ui-kit/money';
import { ShareRow } from '@dopahiya/ui-kit/news';
import { favourites, toggleFavourite, useRemembered } from '@dopahiya/visitor';
import * as texts from '#texts/used-bike-page';
import * as S from './used-bike-page.styles.ts';

const loadDeal = async () => (await import('./used-bike-parts.ts')).DealInStone;

export interface AskingPriceProps {
  bike: UsedBikeDetail;
  /** Brand, model and version. */
  name: string;
}

/** Asking price with its rating, monthly cost, and save and share buttons. */
export function AskingPrice({ bike, name }: AskingPriceProps) {
  const { expected_price, is_price_negotiable, status, deal, catalogue_bike } = bike;
  const url = useSiteOrigin() + addressIn(usedBikePath(bike));
  const isSold = status === 'sold';
  const favourite = usedBikeFavourite(bike.id);
  const [favouriteNames] = useRemembered(favourites);
  return (
    <S.Money data-sold={isSold || undefined}>
      <Stone
        title={isSold ? texts.askedPrice : texts.askingPrice}
        note={!isSold && is_price_negotiable ? texts.negotiable : undefined}
      >
        <Price amount={expected_price} size="xl" />
        {!isSold && deal && expected_price !== null && (
          <Later
            load={loadDeal}
            fallback={<Skeleton height="250px" />}
            deal={deal}
            asked={expected_price}
            model={catalogue_bike}
          />
        )}
        {isSold ? <p>{texts.soldNote}</p> : expected_price !== null && <Instalment price={expected_price} />}
      </Stone>
      <S.Tools>
        <FavouriteButton
          pressed={favouriteNames.includes(favourite)}
          edge="start"
          onToggle={() => toggleFavourite(favourite)}
        />
        <ShareRow title={texts.shareTitle(name, formatPrice(expected_price))} url={url} />
      </S.Tools>
    </S.Money>
  );
}

/** Minimum loan of the calculator, in rupees. */
const minLoan = 10_000;

function Instalment({ price }: { price: number }) {
  if (price < minLoan) return null;
  const { interest, months, month } = usualLoan;
  return (
    <S.Instalment>
      {texts.instalment(formatPrice(Math.round(monthlyInstalment(price))), {
        months,
        interest,
        month: formatMonth(month),
      })}{' '}
      <Link to={paths.emiOf(price)}>{texts.workOutEmi}</Link>
    </S.Instalment>
  );
}

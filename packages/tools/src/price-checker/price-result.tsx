import { messageOf } from '@dopahiya/api-client';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { monthlyInstalment, type OnRoadPrice, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice, paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { copyPriceDetails, onRoadBill, priceDetails, type PriceState, PriceStone } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/price-checker';
import { quoteAddress } from '../chosen-bike/chosen-bike-queries.ts';
import { isRefused, isUnknown } from './checker-queries.ts';
import * as S from './price-checker.styles.ts';
import { StandingOnStone } from '../chosen-bike/standing-on-stone.tsx';
import type { Checker } from './use-checker.ts';

/** The price with its lines below the bike; or what is still missing. */
export function PriceResult({ checker }: { checker: Checker }) {
  const { bike, price, city, isAsked } = checker;
  const shown = priceState(checker);
  const copy = () => {
    if (bike.data && price.data) void copyPriceDetails(priceDetails(fullNameOf(bike.data), price.data));
  };
  return (
    <>
      <StandingOnStone bike={checker.state.bike === null ? undefined : bike.data} />
      {bike.data && price.data && <S.PrintedName>{printedName(bike.data, price.data)}</S.PrintedName>}
      <PriceStone
        label={texts.label}
        city={isAsked ? (price.data?.city ?? city) : null}
        note={texts.indicative}
        price={shown}
        onCopy={copy}
      />
      {shown.status === 'loading' && <S.FootToCome />}
    </>
  );
}

const printedName = (bike: BikeDetail, { variant }: OnRoadPrice): string =>
  variant ? `${fullNameOf(bike)}, ${variant}` : fullNameOf(bike);

function priceState({ state, isAsked, bike, price, city }: Checker): PriceState {
  if (state.bike === null || isUnknown(bike.error)) return { status: 'unavailable', text: texts.pickFirst };
  if (city === null) return { status: 'city-missing', text: texts.selectCity };
  if (!isAsked) return { status: 'unavailable', text: texts.press };
  const { data, error, isFetching, refetch } = price;
  if (isRefused(error, 'city')) return { status: 'city-missing', text: texts.unknownCity(city) };
  if (isRefused(error, 'variant')) return { status: 'unavailable', text: texts.unavailable };
  if (error && !data) {
    const retry = { onRetry: () => void refetch(), retrying: isFetching };
    return { status: 'failed', title: texts.failed, message: messageOf(error, texts.serverError), ...retry };
  }
  if (!data) return { status: 'loading', label: texts.loading };
  if (data.on_road_price === null) return { status: 'unavailable', text: texts.unavailable };
  return {
    status: 'known',
    bill: { ...onRoadBill(data), foot: <Foot bike={state.bike} price={data} total={data.on_road_price} /> },
  };
}

function Foot({ bike, price, total }: { bike: string; price: OnRoadPrice; total: number }) {
  const { city, variant } = price;
  return (
    <S.Foot>
      <span>
        {texts.aMonth(formatPrice(monthlyInstalment(total)), { ...usualLoan, month: formatMonth(usualLoan.month) })}
      </span>
      <Link to={`${paths.emiCalculator}?amount=${total}`} arrow="forward">
        {texts.allTenures}
      </Link>
      <Link to={quoteAddress({ bike, city, variant: variant ?? '' })} arrow="forward">
        {texts.quoteChecker}
      </Link>
    </S.Foot>
  );
}

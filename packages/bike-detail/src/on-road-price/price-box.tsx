import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import { defaultCity } from '@dopahiya/domain/places';
import { monthlyInstalment, type OnRoadPrice, usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatPrice, paths } from '@dopahiya/domain/site';
import { Button, Link } from '@dopahiya/ui-kit';
import { copyPriceDetails, priceDetails, PriceStone, sharePriceDetails } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/on-road-price';
import { addressOfPage } from '../bike-actions/share-page.ts';
import * as S from './price-box.styles.ts';
import { priceStateOf, type PriceQuery } from './price-state.tsx';

export interface PriceBoxProps {
  bike: BikeDetail;
  /** Name of the chosen city; null if none. */
  city: string | null;
  price: PriceQuery;
  /** Opens the city picker. */
  onChooseCity: () => void;
}

/** On-road price with copy, share and monthly cost. */
export function PriceBox({ bike, city, price, onChooseCity }: PriceBoxProps) {
  const known = price.data?.on_road_price == null ? undefined : price.data;
  const text = () => (known ? priceDetails(fullNameOf(bike), known) : '');
  const share = () => void sharePriceDetails({ title: fullNameOf(bike), text: text(), url: addressOfPage() });
  const chooseCity = (
    <Button tone="secondary" onClick={onChooseCity}>
      {texts.selectCity}
    </Button>
  );
  const footOf = (total: number) => <Foot bike={bike} price={price.data} total={total} onShare={share} />;
  return (
    <S.Room>
      <PriceStone
        label={texts.label}
        city={price.isPlaceholderData ? (price.data?.city ?? city) : city}
        note={texts.indicative}
        price={priceStateOf(price, { city, chooseCity, footOf })}
        onCopy={() => void copyPriceDetails(text())}
      />
    </S.Room>
  );
}

interface FootProps extends Pick<PriceBoxProps, 'bike'> {
  price: OnRoadPrice | undefined;
  total: number;
  onShare: () => void;
}

function Foot({ bike, price, total, onShare }: FootProps) {
  const { interest, months } = usualLoan;
  const emi = { price: formatPrice(monthlyInstalment(total)), months, interest, month: formatMonth(usualLoan.month) };
  const chosen = { bike: bike.slug ?? '', city: price?.city ?? defaultCity };
  const quoted = new URLSearchParams({ ...chosen, ...(price?.variant && { variant: price.variant }) });
  return (
    <S.Foot>
      <span>{texts.instalment(emi, { b, small })}</span>
      <S.Ways>
        <Link to={{ pathname: paths.emiCalculator, search: `amount=${total}` }} state={{ price: total }}>
          {texts.emiCalculator}
        </Link>
        {bike.slug && (
          <>
            <Link to={{ pathname: paths.quoteChecker, search: quoted.toString() }}>{texts.quoteChecker}</Link>
            <Link to={{ pathname: paths.ownership, search: new URLSearchParams(chosen).toString() }}>
              {texts.ownership}
            </Link>
          </>
        )}
        <Button tone="quiet" size="small" leadingIcon="share" onClick={onShare}>
          {texts.sharePrice}
        </Button>
      </S.Ways>
    </S.Foot>
  );
}

const b = (text: string) => <b key="price">{text}</b>;
const small = (text: string) => <small key="loan">{text}</small>;

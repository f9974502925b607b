import { type BikeDetail, formatPrice, fullNameOf, monthlyInstalment, paths, usualLoan } from '@dopahiya/domain';
import { Button, Link, showToast } from '@dopahiya/ui-kit';
import { PriceStone } from '@dopahiya/ui-kit/money';
import { sharePrice } from '../bike-actions/share-page.ts';
import * as S from './price-box.styles.ts';
import { priceDetails } from './price-details.ts';
import { priceStateOf, type PriceQuery } from './price-state.tsx';

/** What `PriceBox` takes. */
export interface PriceBoxProps {
  bike: BikeDetail;
  /** Name of the chosen city; null without one. */
  city: string | null;
  price: PriceQuery;
  /** Opens the choice of a city. */
  onChooseCity: () => void;
}

/** What the bike costs on the road, to copy and to share, with what it would cost a month. */
export function PriceBox({ bike, city, price, onChooseCity }: PriceBoxProps) {
  const known = price.data?.on_road_price == null ? undefined : price.data;
  const text = () => (known ? priceDetails(fullNameOf(bike), known) : '');
  const chooseCity = (
    <Button tone="secondary" onClick={onChooseCity}>
      Select Your City
    </Button>
  );
  const footOf = (total: number) => <Foot total={total} onShare={() => void share(fullNameOf(bike), text())} />;
  return (
    <S.Room>
      <PriceStone
        label="On-road price"
        city={price.isPlaceholderData ? (price.data?.city ?? city) : city}
        note="Indicative"
        price={priceStateOf(price, { city, chooseCity, footOf })}
        onCopy={() => void copy(text())}
      />
    </S.Room>
  );
}

function Foot({ total, onShare }: { total: number; onShare: () => void }) {
  const { interest, months } = usualLoan;
  return (
    <S.Foot>
      <span>
        EMI <b>{formatPrice(monthlyInstalment(total))}</b> a month
        <small>{` for ${months} months at ${interest} %`}</small>
      </span>
      <S.Ways>
        <Link to={paths.emiCalculator} state={{ price: total }}>
          EMI Calculator
        </Link>
        <Button tone="quiet" size="small" leadingIcon="share" onClick={onShare}>
          Share price
        </Button>
      </S.Ways>
    </S.Foot>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: 'Price details copied to clipboard!', duration: 3000 });
  } catch {
    showToast({ kind: 'error', text: 'Your browser does not allow copying. Select the price and copy it yourself.' });
  }
}

async function share(title: string, text: string): Promise<void> {
  const isShared = await sharePrice({ title, text });
  if (!isShared) await copy(text);
}

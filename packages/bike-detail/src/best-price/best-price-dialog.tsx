import { placeName } from '@dopahiya/domain/places';
import { type BikeDetail, fullNameOf } from '@dopahiya/domain/bikes';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatPrice } from '@dopahiya/domain/site';
import { Dialog, Icon } from '@dopahiya/ui-kit';
import { estimateNote } from '@dopahiya/ui-kit/money';
import type { ReactNode } from 'react';
import * as texts from '#texts/best-price';
import { DealershipList } from '../dealerships/dealership-list.tsx';
import * as S from './best-price-dialog.styles.ts';
import { LenderRates } from './lender-rates.tsx';
import { UsedOnes } from './used-ones.tsx';
import { VariantPrices } from './variant-prices.tsx';

export interface BestPriceDialogProps {
  bike: BikeDetail;
  city: string;
  /** On-road price; undefined while it is not known. */
  price: OnRoadPrice | undefined;
  onClose: () => void;
}

/** Dialog with this month's price, all variants, lenders' rates and used bikes, followed by the charge check and showrooms. */
export function BestPriceDialog({ bike, city, price, onClose }: BestPriceDialogProps) {
  const amount = price?.on_road_price ?? bike.price;
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} size="large">
      <S.Body>
        <div>
          <S.Lead>
            {price?.on_road_price == null ? texts.unpricedLead : pricedLead(bike, price, price.on_road_price)}
          </S.Lead>
          <VariantPrices bike={bike} city={city} />
          {amount !== null && <LenderRates price={amount} />}
          <UsedOnes bike={bike} />
        </div>
        <div>
          <Charges title={texts.lawfulTitle} charges={texts.lawfulCharges} icon="check" />
          <Charges title={texts.refusableTitle} charges={texts.refusableCharges} icon="close" />
          <h3>{texts.showroomsTitle(bike.brand.name, placeName(city))}</h3>
          <DealershipList brand={bike.brand} city={city} />
        </div>
      </S.Body>
    </Dialog>
  );
}

function pricedLead(bike: BikeDetail, price: OnRoadPrice, amount: number): ReactNode {
  const { variant, city } = price;
  const priced = {
    bike: [fullNameOf(bike), variant].filter(Boolean).join(' '),
    city,
    price: formatPrice(amount),
    note: estimateNote(price),
  };
  return texts.pricedLead(priced, { b });
}

const b = (text: string) => <b key="price">{text}</b>;

interface ChargesProps {
  title: string;
  charges: readonly string[];
  icon: 'check' | 'close';
}

function Charges({ title, charges, icon }: ChargesProps) {
  return (
    <>
      <h3>{title}</h3>
      <S.Charges>
        {charges.map((charge) => (
          <li key={charge}>
            <Icon name={icon} size={18} />
            <span>{charge}</span>
          </li>
        ))}
      </S.Charges>
    </>
  );
}

import { type BikeDetail, formatPrice, fullNameOf, type OnRoadPrice } from '@dopahiya/domain';
import { Dialog, Icon } from '@dopahiya/ui-kit';
import { DealershipList } from '../dealerships/dealership-list.tsx';
import { noteOf } from '../on-road-price/note-of.ts';
import * as S from './best-price-dialog.styles.ts';
import { lawfulCharges, refusableCharges } from './dealer-charges.ts';

export interface BestPriceDialogProps {
  bike: BikeDetail;
  city: string;
  /** The computed price; undefined while there is none. */
  price: OnRoadPrice | undefined;
  onClose: () => void;
}

/** What to take to a showroom: the computed price, what belongs on the bill, and where the showrooms are. */
export function BestPriceDialog({ bike, city, price, onClose }: BestPriceDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title="Get Best Price" size="large">
      <S.Body>
        <div>
          <S.Lead>
            {price?.on_road_price == null ? (
              <>Ask for the price on the road in writing, line by line.</>
            ) : (
              <>
                {[fullNameOf(bike), price.variant].filter(Boolean).join(' ')} in {price.city} comes to{' '}
                <b>{formatPrice(price.on_road_price)}</b> on the road. {noteOf(price)}. Compare each line of the offer.
              </>
            )}
          </S.Lead>
          <Charges title="What a showroom may charge" charges={lawfulCharges} icon="check" />
          <Charges title="What you may refuse" charges={refusableCharges} icon="close" />
        </div>
        <div>
          <h3>
            {bike.brand.name} showrooms in {city}
          </h3>
          <DealershipList brand={bike.brand} city={city} />
        </div>
      </S.Body>
    </Dialog>
  );
}

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

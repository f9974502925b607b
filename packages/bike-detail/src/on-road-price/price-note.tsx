import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain';
import { Icon } from '@dopahiya/ui-kit';
import { noteOf } from './note-of.ts';
import * as S from './price-note.styles.ts';

/** Of when a price on the road is; one that has grown old says so where nobody overlooks it. */
export function PriceNote({ price }: { price: OnRoadPrice }) {
  return (
    <>
      {noteOf(price)}
      {isDatedPrice(price) && (
        <S.Dated>
          <Icon name="clock" size={18} />
          <span>An old price. Ask a showroom for today’s.</span>
        </S.Dated>
      )}
    </>
  );
}

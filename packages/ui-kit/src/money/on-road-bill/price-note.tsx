import { isDatedPrice, type OnRoadPrice } from '@dopahiya/domain';
import { Icon } from '../../icon/icon.tsx';
import * as texts from '#texts/on-road-bill';
import { estimateNote } from './estimate-note.ts';
import * as S from './price-note.styles.ts';

/** Of when a price on the road is; one that has grown old says so where nobody overlooks it. */
export function PriceNote({ price }: { price: OnRoadPrice }) {
  return (
    <>
      {estimateNote(price)}
      {isDatedPrice(price) && (
        <S.Dated>
          <Icon name="clock" size={18} />
          <span>{texts.oldPrice}</span>
        </S.Dated>
      )}
    </>
  );
}

import { type BikeCard, fullNameOf } from '@dopahiya/domain/bikes';
import { formatPrice } from '@dopahiya/domain/site';
import { SaleBadge } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/bike-choice';
import { priceBasisOf } from '@dopahiya/engines/key-differences';
import * as S from './choice-row.styles.ts';

/** Link target of a bike choice, with its navigation state. */
export interface ChoiceTarget {
  to: string;
  state: unknown;
}

export interface ChoiceRowProps {
  bike: BikeCard;
  /** Null for a bike that is already in another slot. */
  target: ChoiceTarget | null;
  onChosen?: () => void;
}

/** A bike to choose, with picture, name and price. Renders an `<li>`. */
export function ChoiceRow({ bike, target, onChosen }: ChoiceRowProps) {
  const content = (
    <>
      <S.Picture>{bike.image && <img src={bike.image} alt="" loading="lazy" decoding="async" />}</S.Picture>
      <S.Name>
        {fullNameOf(bike)}
        <SaleBadge bike={bike} size="s" />
      </S.Name>
      <S.Price>{target ? <PriceOf bike={bike} /> : texts.alreadyCompared}</S.Price>
    </>
  );
  return (
    <li>
      {target ? (
        <S.RowLink {...target} replace preventScrollReset onClick={onChosen}>
          {content}
        </S.RowLink>
      ) : (
        <S.Row>{content}</S.Row>
      )}
    </li>
  );
}

function PriceOf({ bike }: Pick<ChoiceRowProps, 'bike'>) {
  return (
    <>
      {formatPrice(bike.price)}
      {bike.price !== null && <small> {priceBasisOf(bike)}</small>}
    </>
  );
}

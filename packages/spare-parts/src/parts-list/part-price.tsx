import type { Part } from '@dopahiya/domain/parts';
import { formatPrice } from '@dopahiya/domain/site';
import { Badge, VisuallyHidden } from '@dopahiya/ui-kit';
import { Price } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/part';
import * as S from './parts-list.styles.ts';

interface PartPriceProps {
  part: Pick<Part, 'price' | 'old_price' | 'discount' | 'is_sample'>;
  size: 'xl' | 'm';
}

/** Price of a part, with its old price and discount. */
export function PartPrice({ part: { price, old_price, discount, is_sample }, size }: PartPriceProps) {
  return (
    <S.Price>
      <Price amount={price} size={size} {...(is_sample === true && { qualifier: texts.samplePrice })} />
      {old_price !== null && (
        <s>
          <span aria-hidden="true">{formatPrice(old_price)}</span>
          <VisuallyHidden>{texts.oldPrice(old_price)}</VisuallyHidden>
        </s>
      )}
      {discount !== null && discount > 0 && (
        <Badge tone="plain" size="s">
          {texts.off(discount)}
        </Badge>
      )}
    </S.Price>
  );
}

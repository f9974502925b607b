import { type BikeDetail, priceQualifier } from '@dopahiya/domain';
import { Price, Section } from '@dopahiya/ui-kit';
import { statusOf } from '../sale-status.ts';
import { variantsOf } from '../variants-of.ts';
import * as S from './variants.styles.ts';

/** The variants of a bike with their prices; nothing when it has none. */
export function Variants({ bike }: { bike: BikeDetail }) {
  const variants = variantsOf(bike);
  if (variants.length === 0) return null;
  const status = statusOf(bike);
  return (
    <Section title="Variants" id="variants">
      <S.List aria-label="Variants">
        {variants.map(({ id, name, special_features, color_options, ex_showroom_price, price_month }) => (
          <li key={id}>
            <div>
              <h3>{name}</h3>
              {special_features && <S.Note>{special_features}</S.Note>}
              {color_options.length > 0 && <S.Note>{color_options.join(', ')}</S.Note>}
            </div>
            <Price
              amount={ex_showroom_price}
              size="m"
              qualifier={priceQualifier({ status, price_month: price_month ?? bike.price_month })}
            />
          </li>
        ))}
      </S.List>
    </Section>
  );
}

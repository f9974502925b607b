import { paths } from '@dopahiya/domain';
import { ButtonLink, Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker-slot';
import * as S from './price-checker-slot.styles.ts';

/** Where a price is worked out: a bike's own page for the price on the road, the calculator for instalments. */
export function PriceCheckerSlot() {
  return (
    <Section tone="sunken" title={texts.title} subtitle={texts.subtitle}>
      <S.Ways>
        <ButtonLink to={paths.bikes}>{texts.chooseBike}</ButtonLink>
        <ButtonLink to={paths.emiCalculator} tone="secondary">
          {texts.emiCalculator}
        </ButtonLink>
      </S.Ways>
    </Section>
  );
}

import { paths } from '@dopahiya/domain';
import { ButtonLink, Section } from '@dopahiya/ui-kit';
import * as S from './price-checker-slot.styles.ts';

/** Where a price is worked out: a bike's own page for the price on the road, the calculator for instalments. */
export function PriceCheckerSlot() {
  return (
    <Section
      tone="sunken"
      title="What will it cost on the road?"
      subtitle="The showroom price is not the price you pay: the page of each bike adds tax, registration and insurance, line by line."
    >
      <S.Ways>
        <ButtonLink to={paths.bikes}>Choose a bike</ButtonLink>
        <ButtonLink to={paths.emiCalculator} tone="secondary">
          EMI calculator
        </ButtonLink>
      </S.Ways>
    </Section>
  );
}

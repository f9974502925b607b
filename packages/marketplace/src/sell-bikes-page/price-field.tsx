import { Button, Checkbox, NumberField, Switch } from '@dopahiya/ui-kit';
import { formatPrice } from '@dopahiya/domain/site';
import * as texts from '#texts/sell-fields';
import { similarPrices } from './price-check.ts';
import type { PriceCheck } from './use-price-check.ts';
import * as S from './sell-steps.styles.ts';
import { errorOf, type StepProps } from './step-props.ts';

interface PriceFieldProps extends StepProps {
  check: PriceCheck;
}

/** Price field with live prices of similar bikes; a price that is far off must be confirmed. */
export function PriceField({ answers, fieldErrors, onAnswer, check }: PriceFieldProps) {
  const { valuation, off, isConfirmed, confirm } = check;
  const { expected_price: price } = answers;
  const estimate = valuation?.value ?? null;
  return (
    <>
      <S.Switched>
        <NumberField
          label={texts.price}
          name="expected_price"
          prefix="₹"
          whole
          value={price}
          onNumber={(expected_price) => onAnswer({ expected_price })}
          hint={hintOf(price, valuation)}
          {...errorOf(fieldErrors, 'expected_price')}
        />
        <Switch
          name="is_price_negotiable"
          checked={answers.is_price_negotiable}
          onChange={({ target }) => onAnswer({ is_price_negotiable: target.checked })}
        >
          {texts.negotiable}
        </Switch>
      </S.Switched>
      {estimate !== null && estimate !== price && (
        <div>
          <Button tone="secondary" size="small" onClick={() => onAnswer({ expected_price: estimate })}>
            {texts.takeEstimate(formatPrice(estimate))}
          </Button>
        </div>
      )}
      {off !== null && price !== null && (
        <Checkbox checked={isConfirmed} onChange={({ target }) => confirm(target.checked)}>
          {texts.confirmPrice[off](formatPrice(price))}
        </Checkbox>
      )}
    </>
  );
}

function hintOf(price: number | null, valuation: PriceCheck['valuation']): string {
  const similar = similarPrices(valuation);
  return [
    price !== null && formatPrice(price),
    similar && texts.similarSellFor(formatPrice(similar.low), formatPrice(similar.high)),
  ]
    .filter(Boolean)
    .join(' · ');
}

import { formatPrice } from '@dopahiya/domain/site';
import { affordableLoan, amountLimits, type BikeLoan, clamp } from '@dopahiya/engines/loan';
import { Button, Section, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/emi-calculator-page';
import { memo } from 'react';
import { WithScripts } from '../mixins/without-scripts.ts';
import { Calculate } from './calculate.tsx';
import { type ChangeInputs, payLimits } from './emi-inputs.ts';
import * as S from './emi-calculator-page.styles.ts';

interface OtherWayRoundProps {
  /** Affordable EMI, in rupees. */
  pay: number;
  /** Terms of the loan. */
  loan: Omit<BikeLoan, 'amount'>;
  /** Value in the URL that is not a valid number. */
  unread: string | undefined;
  onChange: ChangeInputs;
}

/** Calculates the loan for an affordable EMI. */
export const LoanFromInstalment = memo(function OtherWayRound({ pay, loan, unread, onChange }: OtherWayRoundProps) {
  const amount = affordableLoan(pay, loan);
  return (
    <Section title={texts.otherWay} tone="sunken">
      <S.Parts>
        <S.Entered>
          <Slider
            label={texts.canPay}
            name="pay"
            prefix="₹"
            {...payLimits}
            value={pay}
            unread={unread}
            onValueChange={(next) => onChange({ pay: next })}
          />
          <Calculate />
        </S.Entered>
        <S.Follows>
          <S.Saving aria-live="polite">{texts.affordable(formatPrice(pay), loan.months, formatPrice(amount))}</S.Saving>
          <WithScripts>
            <Button tone="secondary" onClick={() => onChange({ amount: clamp(amount, amountLimits) })}>
              {texts.takeLoan}
            </Button>
          </WithScripts>
        </S.Follows>
      </S.Parts>
    </Section>
  );
});

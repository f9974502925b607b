import { paths } from '@dopahiya/domain/site';
import { amountLimits } from '@dopahiya/engines/loan';
import { Button, Link, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import * as S from './price-checker.styles.ts';
import type { Emi } from './use-emi.ts';

/** Loan, rate and tenure on three sliders that start at 0; values apply on 'Calculate'. */
export function EmiForm({ emi: { inputs, change, calculate } }: { emi: Emi }) {
  return (
    <S.Form
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
    >
      <Slider
        label={texts.loanAmount}
        prefix="₹"
        min={0}
        max={Math.max(amountLimits.max, roundUp(inputs.amount))}
        step={amountLimits.step}
        value={inputs.amount}
        onValueChange={(amount) => change({ amount })}
      />
      <Slider
        label={texts.interestRate}
        suffix="%"
        min={0}
        max={20}
        step={0.1}
        value={inputs.interest}
        onValueChange={(interest) => change({ interest })}
      />
      <Slider
        label={texts.tenure}
        suffix={texts.months}
        min={0}
        max={120}
        typedStep={1}
        value={inputs.months}
        onValueChange={(months) => change({ months })}
      />
      <S.Ways>
        <Button type="submit" size="large">
          {texts.calculate}
        </Button>
        <Link to={`${paths.emiCalculator}?amount=${inputs.amount}&rate=${inputs.interest}`} arrow="forward">
          {texts.allTenures}
        </Link>
      </S.Ways>
    </S.Form>
  );
}

const roundUp = (amount: number): number => Math.ceil(amount / amountLimits.step) * amountLimits.step;

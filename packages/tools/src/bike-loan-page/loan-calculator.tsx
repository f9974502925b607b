import { addressIn, formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import { amountLimits, type BikeLoan, loanCosts, rateLimits, yearLimits } from '@dopahiya/engines/loan';
import { Button, Link, Slider } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-loan-page';
import { LoanStone } from '../loan-stone/loan-stone.tsx';
import { WithoutScripts } from '../mixins/without-scripts.ts';
import * as S from './bike-loan-page.styles.ts';
import type { LoanClaim } from './loan-queries.ts';
import { type LoanInputs, monthsOf, type UnreadNumbers } from './loan-inputs.ts';

export interface LoanCalculatorProps {
  inputs: LoanInputs;
  unread?: UnreadNumbers | undefined;
  claim: LoanClaim;
  onChange: (part: Partial<LoanInputs>) => void;
}

/** Three sliders and the monthly cost. Renders a GET form, which needs its button only without scripts. */
export function LoanCalculator({ inputs, unread, claim, onChange }: LoanCalculatorProps) {
  const { amount, years } = inputs;
  const interest = inputs.interest ?? claim.rate;
  const months = monthsOf(inputs);
  const loan = { amount, months, type: 'arrears' } as const;
  return (
    <S.Columns>
      <S.Form method="get" action={addressIn(paths.bikeLoan)}>
        <Slider
          label={texts.loanAmount}
          name="amount"
          prefix="₹"
          {...amountLimits}
          value={amount}
          unread={unread?.amount}
          onValueChange={(next) => onChange({ amount: next })}
        />
        <Slider
          label={texts.interestRate}
          name="rate"
          suffix="%"
          {...rateLimits}
          value={interest}
          unread={unread?.rate}
          onValueChange={(next) => onChange({ interest: next })}
        />
        <Slider
          label={texts.tenure}
          name="years"
          suffix={texts.years}
          format={(count) => texts.yearsAloud(formatNumber(count))}
          {...yearLimits}
          value={years}
          unread={unread?.years}
          onValueChange={(next) => onChange({ years: next })}
        />
        <WithoutScripts>
          <Button type="submit">{texts.calculate}</Button>
        </WithoutScripts>
      </S.Form>
      <div>
        <LoanStone
          title={texts.emiTitle(months)}
          note={texts.reducing}
          loan={amount}
          costs={loanCosts({ ...loan, interest })}
          foot={interest < claim.rate && <BelowTable claim={claim} loan={loan} />}
        />
        <S.Way>
          <Link to={`${paths.emiCalculator}?amount=${amount}&rate=${interest}`} arrow="forward">
            {texts.schedule}
          </Link>
        </S.Way>
      </div>
    </S.Columns>
  );
}

/** Cost of the loan at the table's lowest rate, if the chosen rate is below it. */
function BelowTable({ claim, loan }: { claim: LoanClaim; loan: Omit<BikeLoan, 'interest'> }) {
  const { emi, interest } = loanCosts({ ...loan, interest: claim.rate });
  return <S.Warning>{texts.warning(claim, formatPrice(emi), formatPrice(interest))}</S.Warning>;
}

import { addressIn, formatNumber, formatPrice, paths } from '@dopahiya/domain';
import type { PageProps } from '@dopahiya/page';
import { BackLink, Container, PageTitle, RadioGroup, Slider, useIsHydrated } from '@dopahiya/ui-kit';
import { type EmiRow, EmiTable } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/emi-calculator-page';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { amountLimits, clamp, rateLimits, tenures } from '../loan/limits.ts';
import { type BikeLoan, loanCosts } from '../loan/loan-costs.ts';
import { useAddressState } from '../loan/use-address-state.ts';
import { Calculate } from './calculate.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { correctionsOf, type EmiInputs, emiSearch, readEmiInputs } from './emi-inputs.ts';
import { OtherWayRound } from './other-way-round.tsx';
import { PartPaymentSection } from './part-payment-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';

const emiTypes = [
  { value: 'arrears', label: texts.arrears, detail: texts.arrearsDetail },
  { value: 'advance', label: texts.advance, detail: texts.advanceDetail },
] as const;

/** What a loan costs at each tenure, month by month, with a part payment, and the other way round: one form without scripts. */
export function EmiCalculatorPage({ at }: PageProps) {
  const [inputs, change] = useAddressState(readEmiInputs(at.search), emiSearch);
  useBroughtAmount(at.search.has('amount'), change);
  const isHydrated = useIsHydrated();
  return (
    <form
      method="get"
      action={addressIn(paths.emiCalculator)}
      onSubmit={(event) => {
        if (isHydrated) event.preventDefault();
      }}
    >
      <Container>
        <BackLink to={paths.home}>{texts.back}</BackLink>
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        {correctionsOf(at.search).map(({ name, taken }) => (
          <S.Correction key={name}>
            {texts.corrected[name](name === 'amount' ? formatPrice(taken) : formatNumber(taken))}
          </S.Correction>
        ))}
        <S.Columns>
          <LoanFields inputs={inputs} onChange={change} />
          <EmiTable
            title={texts.tableTitle(formatPrice(inputs.amount), formatNumber(inputs.interest))}
            note={texts.tableNote}
            loan={inputs.amount}
            rows={tenures.map((months) => rowOf(inputs, months))}
            chosen={inputs.months}
            footnote={texts.tableFootnote}
          />
        </S.Columns>
      </Container>
      <ScheduleSection inputs={inputs} onChange={change} />
      <PartPaymentSection inputs={inputs} onChange={change} />
      <OtherWayRound inputs={inputs} onChange={change} />
    </form>
  );
}

/** What each part of the calculator takes. */
export interface EmiPartProps {
  inputs: EmiInputs;
  onChange: (part: Partial<EmiInputs>) => void;
}

function LoanFields({ inputs, onChange }: EmiPartProps) {
  return (
    <S.Fields>
      <Slider
        label={texts.loanAmount}
        name="amount"
        prefix="₹"
        {...amountLimits}
        value={inputs.amount}
        onValueChange={(amount) => onChange({ amount })}
      />
      <Slider
        label={texts.interestRate}
        name="rate"
        suffix="%"
        {...rateLimits}
        value={inputs.interest}
        onValueChange={(interest) => onChange({ interest })}
      />
      <RadioGroup
        label={texts.emiType}
        name="type"
        look="card"
        choices={emiTypes}
        value={inputs.type}
        onValueChange={(type) => onChange({ type })}
      />
      <Calculate />
    </S.Fields>
  );
}

function rowOf(loan: BikeLoan, months: number): EmiRow {
  return { months, ...loanCosts({ ...loan, months }) };
}

/** Begins with the loan that a link brought along in its navigation state, where the address names none. */
function useBroughtAmount(isNamed: boolean, change: EmiPartProps['onChange']): void {
  const { state } = useLocation() as { state: { loanAmount?: unknown } | null };
  const brought = Number(state?.loanAmount);
  const isHydrated = useIsHydrated();
  const begin = useEffectEvent(() => {
    if (!isNamed && Number.isFinite(brought) && brought > 0)
      change({ amount: clamp(Math.round(brought), amountLimits) });
  });
  useEffect(() => {
    if (isHydrated) begin();
  }, [isHydrated]);
}

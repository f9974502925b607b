import { usualLoan } from '@dopahiya/domain/prices';
import { addressIn, formatMonth, formatNumber, formatPrice, paths } from '@dopahiya/domain/site';
import {
  affordableLoan,
  amountLimits,
  type BikeLoan,
  clamp,
  loanCosts,
  type PartPayment,
  rateLimits,
  tenures,
} from '@dopahiya/engines/loan';
import { useAddressState } from '@dopahiya/site';
import { BackLink, Container, Later, PageTitle, RadioGroup, Skeleton, Slider, useIsHydrated } from '@dopahiya/ui-kit';
import { type EmiRow, EmiTable } from '../emi-table/emi-table.tsx';
import * as texts from '#texts/emi-calculator-page';
import { memo, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation } from 'react-router';
import { Calculate } from './calculate.tsx';
import * as S from './emi-calculator-page.styles.ts';
import { type AskedLoan, type ChangeInputs, type EmiInputs, emiSearch, type UnreadNumbers } from './emi-inputs.ts';
import { LoanFromInstalment } from './loan-from-instalment.tsx';
import { PartPaymentSection } from './part-payment-section.tsx';
import { ScheduleSection } from './schedule-section.tsx';

const loadBikesWithin = async () => (await import('./emi-sections.ts')).BikesWithin;

const emiTypes = [
  { value: 'arrears', label: texts.arrears, detail: texts.arrearsDetail },
  { value: 'advance', label: texts.advance, detail: texts.advanceDetail },
] as const;

/** EMI calculator: cost by tenure, month by month, with a part payment, and the loan for a given EMI; a single form without scripts. */
export function EmiCalculatorPage({ asked, namesAmount, corrections, unread }: AskedLoan) {
  const { value: inputs, change, settled } = useAddressState(asked, emiSearch);
  useBroughtAmount(namesAmount, change);
  const isHydrated = useIsHydrated();
  const { loan, part } = usePartsOf(inputs);
  // Deferred, so that a slider updates its own number immediately and the results when there is time.
  const [restingLoan, restingPart] = [useDeferredValue(loan), useDeferredValue(part)];
  const shared = `${addressIn(paths.emiCalculator)}?${emiSearch(settled)}`;
  return (
    <form
      method="get"
      action={addressIn(paths.emiCalculator)}
      onSubmit={(event) => {
        if (isHydrated) event.preventDefault();
      }}
    >
      <Container>
        <S.Back>
          <BackLink to={paths.home}>{texts.back}</BackLink>
        </S.Back>
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
        {corrections.map(({ name, taken }) => (
          <S.Correction key={name}>
            {texts.corrected[name](name === 'amount' ? formatPrice(taken) : formatNumber(taken))}
          </S.Correction>
        ))}
        <S.Columns>
          <LoanFields loan={loan} unread={unread} onChange={change} />
          <TenureTable loan={restingLoan} />
        </S.Columns>
      </Container>
      <ScheduleSection months={loan.months} loan={restingLoan} part={restingPart} address={shared} onChange={change} />
      <S.OnScreen>
        <PartPaymentSection loan={restingLoan} part={part} unread={unread} onChange={change} />
        <LoanFromInstalment pay={inputs.pay} loan={restingLoan} unread={unread.pay} onChange={change} />
        <Later
          load={loadBikesWithin}
          fallback={<Skeleton height="610px" />}
          loan={affordableLoan(settled.pay, settled)}
        />
      </S.OnScreen>
    </form>
  );
}

/** Returns the loan and the part payment, memoised by their values. */
function usePartsOf({ amount, interest, months, type, part, after, less }: EmiInputs): {
  loan: BikeLoan;
  part: PartPayment;
} {
  return {
    loan: useMemo(() => ({ amount, interest, months, type }), [amount, interest, months, type]),
    part: useMemo(() => ({ amount: part, after, less }), [part, after, less]),
  };
}

interface LoanFieldsProps {
  loan: BikeLoan;
  unread: UnreadNumbers;
  onChange: ChangeInputs;
}

const LoanFields = memo(function LoanFields({ loan, unread, onChange }: LoanFieldsProps) {
  return (
    <S.Fields>
      <Slider
        label={texts.loanAmount}
        name="amount"
        prefix="₹"
        {...amountLimits}
        value={loan.amount}
        unread={unread.amount}
        onValueChange={(amount) => onChange({ amount })}
      />
      <Slider
        label={texts.interestRate}
        name="rate"
        suffix="%"
        {...rateLimits}
        value={loan.interest}
        unread={unread.rate}
        onValueChange={(interest) => onChange({ interest })}
      />
      <RadioGroup
        label={texts.emiType}
        name="type"
        tone="card"
        choices={emiTypes}
        value={loan.type}
        onValueChange={(type) => onChange({ type })}
      />
      <Calculate />
    </S.Fields>
  );
});

const TenureTable = memo(function TenureTable({ loan }: { loan: BikeLoan }) {
  return (
    <EmiTable
      title={texts.tableTitle(formatPrice(loan.amount), formatNumber(loan.interest))}
      note={texts.tableNote}
      loan={loan.amount}
      rows={tenures.map((months) => rowOf(loan, months))}
      chosen={loan.months}
      footnote={texts.tableFootnote(formatNumber(usualLoan.interest), formatMonth(usualLoan.month))}
    />
  );
});

function rowOf(loan: BikeLoan, months: number): EmiRow {
  return { months, ...loanCosts({ ...loan, months }) };
}

/** Applies the loan amount from navigation state, unless the URL has one. */
function useBroughtAmount(isNamed: boolean, change: ChangeInputs): void {
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

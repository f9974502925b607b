import { addressIn, formatNumber, formatPrice, paths } from '@dopahiya/domain';
import { BackLink, Button, Container, PageTitle, RadioGroup, Slider } from '@dopahiya/ui-kit';
import { type EmiRow, EmiTable } from '@dopahiya/ui-kit/money';
import { useState } from 'react';
import { amountLimits, rateLimits, tenures } from '../loan/limits.ts';
import { type BikeLoan, loanCosts } from '../loan/loan-costs.ts';
import * as texts from '#texts/emi-calculator-page';
import * as S from './emi-calculator-page.styles.ts';

const emiTypes = [
  { value: 'arrears', label: texts.arrears, detail: texts.arrearsDetail },
  { value: 'advance', label: texts.advance, detail: texts.advanceDetail },
] as const;

/** What `EmiCalculatorPage` takes. */
export interface EmiCalculatorPageProps {
  /** What the address asks for. */
  inputs: BikeLoan;
}

/** What a loan costs at each tenure. Works as a form without scripts. */
export function EmiCalculatorPage({ inputs }: EmiCalculatorPageProps) {
  const [loan, setLoan] = useState(inputs);
  const set = (change: Partial<BikeLoan>) => setLoan((before) => ({ ...before, ...change }));
  return (
    <Container>
      <BackLink to={paths.home}>{texts.back}</BackLink>
      <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      <S.Columns>
        <S.Form method="get" action={addressIn(paths.emiCalculator)}>
          <Slider
            label={texts.loanAmount}
            name="amount"
            prefix="₹"
            {...amountLimits}
            value={loan.amount}
            onValueChange={(amount) => set({ amount })}
          />
          <Slider
            label={texts.interestRate}
            name="rate"
            suffix="%"
            {...rateLimits}
            value={loan.interest}
            onValueChange={(interest) => set({ interest })}
          />
          <RadioGroup
            label={texts.emiType}
            name="type"
            look="card"
            choices={emiTypes}
            value={loan.type}
            onValueChange={(type) => set({ type })}
          />
          <S.WithoutScripts>
            <Button type="submit">{texts.calculate}</Button>
          </S.WithoutScripts>
        </S.Form>
        <EmiTable
          title={texts.tableTitle(formatPrice(loan.amount), formatNumber(loan.interest))}
          note={texts.tableNote}
          loan={loan.amount}
          rows={tenures.map((months) => rowOf(loan, months))}
          chosen={loan.months}
          footnote={texts.tableFootnote}
        />
      </S.Columns>
    </Container>
  );
}

function rowOf(loan: BikeLoan, months: number): EmiRow {
  return { months, ...loanCosts({ ...loan, months }) };
}

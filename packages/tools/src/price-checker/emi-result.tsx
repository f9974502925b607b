import { usualLoan } from '@dopahiya/domain/prices';
import { formatMonth, formatNumber } from '@dopahiya/domain/site';
import { ErrorPanel } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { LoanStone } from '../loan-stone/loan-stone.tsx';
import { StandingOnStone } from '../chosen-bike/standing-on-stone.tsx';
import type { Checker } from './use-checker.ts';
import type { Emi } from './use-emi.ts';

const belowUsual = texts.rateWarning(formatNumber(usualLoan.interest), formatMonth(usualLoan.month));

/** EMI to the paisa below the bike; or a message that the inputs are not a valid loan. */
export function EmiResult({ checker, emi }: { checker: Checker; emi: Emi }) {
  const { inputs, costs } = emi.calculated;
  return (
    <>
      <StandingOnStone bike={checker.bike.data} />
      {costs ? (
        <LoanStone
          title={texts.emiTitle(inputs.months)}
          note={texts.emiNote(formatNumber(inputs.interest))}
          loan={inputs.amount}
          costs={costs}
          precision="paisa"
          foot={inputs.interest < usualLoan.interest && belowUsual}
        />
      ) : (
        <ErrorPanel title={texts.invalid} />
      )}
    </>
  );
}

import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { addressIn } from '@dopahiya/domain/site';
import { judgeQuotation, type QuotationJudgement } from '@dopahiya/engines/judgement';
import type { LineCode, Quotation } from '@dopahiya/engines/quotation';
import { shareLink } from '@dopahiya/ui-kit';
import { useMemo } from 'react';
import * as texts from '#texts/quote-checker-page';
import type { BikeChoice } from '../chosen-bike/chosen-bike-queries.ts';
import type { EnteredAmounts } from './asked-field.tsx';
import { JudgedLines } from './judged-lines.tsx';
import { LetterSection } from './letter-section.tsx';
import { OtherLine } from './other-line.tsx';
import { checkAddress } from './quote-inputs.ts';
import { UnreadLines } from './unread-lines.tsx';
import type { EnteredQuotation } from './use-quotation.ts';
import { VerdictBar } from './verdict-bar.tsx';
import { VerdictStone } from './verdict-stone.tsx';

/** A quotation and what it is checked against; memoised. */
export interface Check {
  quotation: Quotation;
  /** Price computed from the rules; null until a bike is chosen. */
  price: OnRoadPrice | null;
  /** Optional lines the buyer asked for. */
  wanted: ReadonlySet<LineCode>;
  /** Date of the quotation, 'YYYY-MM-DD'; empty if unknown. */
  date: string;
}

const useJudgement = (check: Check): QuotationJudgement => useMemo(() => judgeQuotation(check), [check]);

export interface CheckedLinesProps extends Omit<EnteredAmounts, 'quotation'>, Pick<EnteredQuotation, 'nameUnread'> {
  check: Check;
  onWant: (code: LineCode) => void;
}

/** Lines with their inputs and verdicts, unread lines, and an input for another line. */
export function CheckedLines({ check, filledIn, unread, setAmount, nameUnread, onWant }: CheckedLinesProps) {
  const { quotation, wanted } = check;
  const { lines } = useJudgement(check);
  return (
    <>
      <UnreadLines unread={quotation.unread} onName={nameUnread} />
      <JudgedLines entered={{ quotation, filledIn, unread, setAmount }} lines={lines} wanted={wanted} onWant={onWant} />
      <OtherLine onAdd={setAmount} />
    </>
  );
}

export interface CheckedVerdictProps extends BikeChoice {
  check: Check;
  /** Name of the bike; null until one is chosen. */
  name: string | null;
  /** Refetches the price if the request failed; null otherwise. */
  failure: (() => void) | null;
}

/** The verdict, with actions to share it. */
export function CheckedVerdict({ check, name, failure, ...choice }: CheckedVerdictProps) {
  const judgement = useJudgement(check);
  const { quotation, price, wanted, date } = check;
  const share = () => {
    const address = checkAddress(choice, { ...quotation, date, wanted: [...wanted] });
    void shareLink({ title: texts.title, url: location.origin + addressIn(address) });
  };
  return <VerdictStone {...{ judgement, quotation, date, price, failure }} bike={name} onShare={share} />;
}

export interface CheckedLetterProps extends Pick<CheckedVerdictProps, 'check' | 'name'> {}

/** The letter with the requested corrections. */
export function CheckedLetter({ check, name }: CheckedLetterProps) {
  const judgement = useJudgement(check);
  const { price, date } = check;
  const bike = [name, price?.variant].filter(Boolean).join(' ');
  return <LetterSection judgement={judgement} bike={bike} date={date} written={price} />;
}

/** The sticky bar with the total. */
export const CheckedBar = ({ check }: { check: Check }) => <VerdictBar judgement={useJudgement(check)} />;

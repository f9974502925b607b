import { fullNameOf } from '@dopahiya/domain/bikes';
import { LateNavigate } from '@dopahiya/site';
import { Skeleton, Tabs } from '@dopahiya/ui-kit';
import * as texts from '#texts/price-checker';
import { type AskedPrice, checkerAddress } from './checker-address.ts';
import { CheckerForm } from './checker-form.tsx';
import * as S from './price-checker.styles.ts';
import { PriceResult } from './price-result.tsx';
import { type Checker, useChecker } from './use-checker.ts';
import { useEmi } from './use-emi.ts';
import { useEmiParts } from './use-emi-parts.ts';

export interface PriceCheckerProps {
  /** Inputs from the URL. */
  asked: AskedPrice;
  /** Called when a price is requested, to update the URL. */
  onCheck?: (choice: AskedPrice) => void;
}

/** On-road price of a bike in a city, and its EMI; form on the left, result on the right. */
export function PriceChecker({ asked, onCheck }: PriceCheckerProps) {
  const checker = useChecker(asked, onCheck);
  const { state, dispatch, bike, price } = checker;
  const total = price.data?.on_road_price ?? null;
  const emi = useEmi(total);
  const tabs = [
    { id: 'price', label: texts.priceTab },
    { id: 'emi', label: texts.emiTab, disabled: total === null },
  ] as const;
  const tab = total === null ? 'price' : state.tab;
  const emiParts = useEmiParts(total !== null, tab);
  return (
    <S.Columns>
      <div>
        <Tabs
          label={texts.ways}
          tabs={tabs}
          selected={tab}
          onSelect={(chosen) => dispatch({ type: 'choose-tab', tab: chosen })}
        >
          {total === null && <S.Hint>{texts.emiNeedsPrice}</S.Hint>}
          {tab === 'price' && <CheckerForm checker={checker} asked={asked} />}
          {tab === 'emi' && (emiParts ? <emiParts.EmiForm emi={emi} /> : <Skeleton height="320px" />)}
        </Tabs>
      </div>
      <OvertakenCity checker={checker} asked={asked} hasAddress={onCheck !== undefined} />
      <S.Answer aria-label={bike.data && fullNameOf(bike.data)}>
        {tab === 'price' && <PriceResult checker={checker} />}
        {tab === 'emi' && (emiParts ? <emiParts.EmiResult checker={checker} emi={emi} /> : <Skeleton height="320px" />)}
      </S.Answer>
    </S.Columns>
  );
}

/** Updates the URL when the visitor chooses another city elsewhere. */
function OvertakenCity({ checker, asked, hasAddress }: { checker: Checker; asked: AskedPrice; hasAddress: boolean }) {
  if (!hasAddress || !isOvertaken(checker, asked)) return null;
  return <LateNavigate to={checkerAddress({ ...asked, city: checker.city })} stays />;
}

/** Checks whether the requested price is shown for a city chosen elsewhere. */
const isOvertaken = ({ state, isAsked, city }: Checker, asked: AskedPrice): boolean =>
  isAsked && state.bike === asked.bike && state.variant === asked.variant && asked.city !== null && city !== asked.city;

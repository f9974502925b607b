import { NumberField } from '@dopahiya/ui-kit';
import { memo } from 'react';
import * as texts from '#texts/ownership-page';
import { isWhole, type OwnershipInputs, plannedNumber } from './ownership-inputs.ts';

export interface PlanNumberProps {
  name: 'days' | 'years' | 'petrol' | 'electricity' | 'interest';
  /** Current value; null or undefined if unknown. */
  value: number | null | undefined;
  /** Value in the URL that is not a valid number. */
  unread: string | undefined;
  onChange: (change: Partial<OwnershipInputs>) => void;
}

/** Number input that applies while typing; values are clamped to the limits with a note. */
export const PlanNumber = memo(function PlanNumber({ name, value, unread, onChange }: PlanNumberProps) {
  const take = (entered: number | null) => {
    if (entered === null) return;
    const { taken, isLimited } = plannedNumber(name, entered);
    onChange({ [name]: taken, limited: isLimited ? [name] : [] });
  };
  return (
    <NumberField
      label={texts.fieldNames[name]}
      name={name}
      whole={isWhole(name)}
      value={value}
      unread={unread}
      onNumber={take}
      {...(name === 'interest' ? { suffix: '%' } : {})}
      {...(name === 'petrol' || name === 'electricity' ? { prefix: '₹' } : {})}
    />
  );
});

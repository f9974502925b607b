import { NumberField } from '@dopahiya/ui-kit';
import { memo } from 'react';
import * as texts from '#texts/ownership-page';
import { isWhole, type OwnershipInputs, plannedNumber } from './ownership-inputs.ts';

export interface PlanNumberProps {
  name: 'days' | 'years' | 'petrol' | 'electricity' | 'interest';
  /** What is in force; null or undefined while it is not known. */
  value: number | null | undefined;
  /** What the address brought for it and could not be read. */
  unread: string | undefined;
  onChange: (change: Partial<OwnershipInputs>) => void;
}

/** A number that is taken while it is typed; what is outside the limits is the nearest within, and that is said. */
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

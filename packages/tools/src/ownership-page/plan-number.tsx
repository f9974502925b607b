import { clamp } from '@dopahiya/engines/loan';
import { Field } from '@dopahiya/ui-kit';
import { memo, useState } from 'react';
import * as texts from '#texts/ownership-page';
import { type OwnershipInputs, planLimits } from './ownership-inputs.ts';

export interface PlanNumberProps {
  name: 'days' | 'years' | 'petrol' | 'electricity' | 'interest';
  /** What is in force; null or undefined while it is not known. */
  value: number | null | undefined;
  onChange: (change: Partial<OwnershipInputs>) => void;
}

/** A number that is taken while it is typed; letters are ignored, and what is outside the limits is the nearest within. */
export const PlanNumber = memo(function PlanNumber({ name, value, onChange }: PlanNumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    const plain = text.replaceAll(/[^\d.]/gu, '');
    setTyped(plain);
    const entered = Number.parseFloat(plain);
    if (Number.isNaN(entered)) return;
    const nearest = clamp(entered, planLimits[name]);
    onChange({
      [name]: name === 'days' || name === 'years' ? Math.round(nearest) : nearest,
      limited: nearest === entered ? [] : [name],
    });
  };
  return (
    <Field
      label={texts.fieldNames[name]}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? String(value ?? '')}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
      {...(name === 'interest' ? { suffix: '%' } : {})}
      {...(name === 'petrol' || name === 'electricity' ? { prefix: '₹' } : {})}
    />
  );
});

import { formatPrice } from '@dopahiya/domain';
import { type LineCode, lineNames } from '@dopahiya/engines/quotation';
import { Field, useIsHydrated } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { amountIn, formId } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';

/** The amounts of a quotation, and the way to change them. */
export type EnteredAmounts = Pick<EnteredQuotation, 'quotation' | 'filledIn' | 'setAmount'>;

export interface AskedFieldProps {
  code: LineCode;
  entered: EnteredAmounts;
  /** Called when somebody begins to edit it, and with null when they leave it. */
  onEdit: (code: LineCode | null) => void;
}

/** The amount of one line: as it was read, until it is typed over. */
export function AskedField({ code, entered: { quotation, filledIn, setAmount }, onEdit }: AskedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  const amount = quotation.lines.find((line) => line.code === code)?.amount;
  const isRead = amount !== undefined && !filledIn.some((line) => line.code === code);
  // Without scripts an amount that was read would be sent as if it was filled in, and would stay when the text changes.
  if (isRead && !isHydrated) return <b>{formatPrice(amount)}</b>;
  const shown = amount === undefined ? '' : String(Math.abs(amount));
  return (
    <Field
      form={formId}
      label={lineNames[code]}
      labelled="hidden"
      name={code}
      prefix="₹"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onFocus={() => onEdit(code)}
      onChange={({ target }) => {
        setTyped(target.value.replaceAll(/[^\d.,]/gu, ''));
        setAmount(code, amountIn(target.value));
      }}
      onBlur={() => {
        setTyped(null);
        onEdit(null);
      }}
    />
  );
}

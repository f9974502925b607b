import { formatPrice } from '@dopahiya/domain/site';
import { type LineCode, lineNames } from '@dopahiya/engines/quotation';
import { NumberField, useIsHydrated } from '@dopahiya/ui-kit';
import { formId } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';

/** Amounts of a quotation, and the function to change them. */
export type EnteredAmounts = Pick<EnteredQuotation, 'quotation' | 'filledIn' | 'unread' | 'setAmount'>;

export interface AskedFieldProps {
  code: LineCode;
  entered: EnteredAmounts;
  /** Called when editing starts, and with null when it ends. */
  onEdit: (code: LineCode | null) => void;
}

/** Input for the amount of a line: as read from the text, until overwritten. */
export function AskedField({ code, entered: { quotation, filledIn, unread, setAmount }, onEdit }: AskedFieldProps) {
  const isHydrated = useIsHydrated();
  const amount = quotation.lines.find((line) => line.code === code)?.amount;
  const isRead = amount !== undefined && !filledIn.some((line) => line.code === code);
  // Without scripts an amount read from the text would be submitted as entered, and stay when the text changes.
  if (isRead && !isHydrated) return <b>{formatPrice(amount)}</b>;
  return (
    <NumberField
      form={formId}
      label={lineNames[code]}
      labelled="hidden"
      name={code}
      prefix="₹"
      whole
      value={amount === undefined ? null : Math.abs(amount)}
      unread={unread[code]}
      onNumber={(entered) => setAmount(code, entered === null ? null : Math.abs(entered))}
      onVisit={(isThere) => onEdit(isThere ? code : null)}
    />
  );
}

import { formatPrice } from '@dopahiya/domain/site';
import { type LineCode, lineNames } from '@dopahiya/engines/quotation';
import { NumberField, useIsHydrated } from '@dopahiya/ui-kit';
import { formId } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';

/** The amounts of a quotation, and the way to change them. */
export type EnteredAmounts = Pick<EnteredQuotation, 'quotation' | 'filledIn' | 'unread' | 'setAmount'>;

export interface AskedFieldProps {
  code: LineCode;
  entered: EnteredAmounts;
  /** Called when somebody begins to edit it, and with null when they leave it. */
  onEdit: (code: LineCode | null) => void;
}

/** The amount of one line: as it was read, until it is typed over. */
export function AskedField({ code, entered: { quotation, filledIn, unread, setAmount }, onEdit }: AskedFieldProps) {
  const isHydrated = useIsHydrated();
  const amount = quotation.lines.find((line) => line.code === code)?.amount;
  const isRead = amount !== undefined && !filledIn.some((line) => line.code === code);
  // Without scripts an amount that was read would be sent as if it was filled in, and would stay when the text changes.
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

import { type LineCode, lineCodes, lineNames } from '@dopahiya/engines/quotation';
import { Button, NumberField, SelectField } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-check';
import { fieldCodes } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';
import * as S from './checked-lines.styles.ts';

const otherCodes = lineCodes.filter((code) => !(fieldCodes as readonly LineCode[]).includes(code));

/** Input for a line of another kind. */
export function OtherLine({ onAdd }: { onAdd: EnteredQuotation['setAmount'] }) {
  const [code, setCode] = useState<LineCode | ''>('');
  const [amount, setAmount] = useState<number | null>(null);
  const [added, setAdded] = useState(0);
  const add = () => {
    if (code === '' || amount === null) return;
    onAdd(code, Math.abs(amount));
    setCode('');
    setAmount(null);
    setAdded(added + 1);
  };
  return (
    <S.OtherLine>
      <SelectField
        label={texts.otherLine}
        placeholder={texts.chooseLine}
        value={code}
        options={otherCodes.map((value) => ({ value, label: lineNames[value] }))}
        onChange={({ target }) => setCode(target.value as LineCode | '')}
      />
      {/* A new field for each line: this one may still hold what was typed. */}
      <NumberField key={added} label={texts.amountOfLine} prefix="₹" whole value={amount} onNumber={setAmount} />
      <Button tone="secondary" leadingIcon="plus" onClick={add} disabled={code === '' || amount === null}>
        {texts.add}
      </Button>
    </S.OtherLine>
  );
}

import { type LineCode, lineCodes, lineNames } from '@dopahiya/engines/quotation';
import { Button, Field, SelectField } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-check';
import { amountIn, fieldCodes } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';
import * as S from './checked-lines.styles.ts';

const otherCodes = lineCodes.filter((code) => !(fieldCodes as readonly LineCode[]).includes(code));

/** A line of any other kind. */
export function OtherLine({ onAdd }: { onAdd: EnteredQuotation['setAmount'] }) {
  const [code, setCode] = useState<LineCode | ''>('');
  const [typed, setTyped] = useState('');
  const amount = amountIn(typed);
  const add = () => {
    if (code === '' || amount === null) return;
    onAdd(code, amount);
    setCode('');
    setTyped('');
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
      <Field
        label={texts.amountOfLine}
        prefix="₹"
        inputMode="decimal"
        value={typed}
        onChange={({ target }) => setTyped(target.value.replaceAll(/[^\d.,]/gu, ''))}
      />
      <Button tone="secondary" leadingIcon="plus" onClick={add} disabled={code === '' || amount === null}>
        {texts.add}
      </Button>
    </S.OtherLine>
  );
}

import { type LineCode, lineCodes, lineNames } from '@dopahiya/engines/quotation';
import { Button, NumberField, SelectField } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-check';
import { fieldCodes } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';
import * as S from './checked-lines.styles.ts';

const otherCodes = lineCodes.filter((code) => !(fieldCodes as readonly LineCode[]).includes(code));

interface Entry {
  /** Number of lines added before. */
  round: number;
  code: LineCode | '';
  amount: number | null;
}

const blank: Entry = { round: 0, code: '', amount: null };

/** Input for a line of another kind. */
export function OtherLine({ onAdd }: { onAdd: EnteredQuotation['setAmount'] }) {
  const [{ round, code, amount }, setEntry] = useState<Entry>(blank);
  // A number may be understood only after its line was added.
  const change = (part: Partial<Entry>) => setEntry((now) => (now.round === round ? { ...now, ...part } : now));
  const add = () => {
    if (code === '' || amount === null) return;
    onAdd(code, Math.abs(amount));
    setEntry({ ...blank, round: round + 1 });
  };
  return (
    <S.OtherLine>
      <SelectField
        label={texts.otherLine}
        placeholder={texts.chooseLine}
        value={code}
        options={otherCodes.map((value) => ({ value, label: lineNames[value] }))}
        onChange={({ target }) => change({ code: target.value as LineCode | '' })}
      />
      <NumberField
        key={round}
        label={texts.amountOfLine}
        prefix="₹"
        whole
        value={amount}
        onNumber={(entered) => change({ amount: entered })}
      />
      <Button tone="secondary" leadingIcon="plus" onClick={add} disabled={code === '' || amount === null}>
        {texts.add}
      </Button>
    </S.OtherLine>
  );
}

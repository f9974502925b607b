import { formatNumber, formatPrice } from '@dopahiya/domain';
import { Button, Disclosure, Field, SelectField, TextArea, useIsHydrated } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { lineNames } from '#texts/line-names';
import * as texts from '#texts/quote-checker-page';
import { type LineCode, lineCodes } from '../quotation/line-codes.ts';
import { readableLength } from '../quotation/quotation.ts';
import { loadReader } from './quotation-queries.ts';
import { amountIn, fieldCodes, mostRupees, sentLength } from './quote-inputs.ts';
import type { EnteredQuotation } from './use-quotation.ts';
import { WithoutScripts, WithScripts } from '../tool-look/without-scripts.ts';
import * as S from './quote-checker-page.styles.ts';

/** What `QuoteFields` takes. */
export interface QuoteFieldsProps {
  entered: EnteredQuotation;
}

/** The two ways in: the dealer's message as text, and a field for each usual line. */
export function QuoteFields({ entered }: QuoteFieldsProps) {
  const { text, quotation, wasLimited, setText, clear } = entered;
  const isHydrated = useIsHydrated();
  return (
    <S.Ways>
      <TextArea
        label={texts.message}
        hint={texts.messageHint}
        placeholder={texts.messagePlaceholder}
        name="text"
        rows={7}
        value={text}
        maxLength={isHydrated ? readableLength : sentLength}
        onFocus={() => void loadReader().catch(() => undefined)}
        onChange={({ target }) => setText(target.value)}
        {...(quotation.cut && { error: texts.wasCut(formatNumber(readableLength)) })}
      />
      <S.Note data-where="here">{texts.stays}</S.Note>
      <S.Note data-where="sent">{texts.isSent(formatNumber(sentLength))}</S.Note>
      <Disclosure title={texts.byLine}>
        <S.LineFields>
          {fieldCodes.map((code) => (
            <AmountField key={code} code={code} entered={entered} />
          ))}
        </S.LineFields>
        <OtherLine onAdd={entered.setAmount} />
        {wasLimited && <output>{texts.wasLimited(formatPrice(mostRupees))}</output>}
      </Disclosure>
      <S.Actions>
        <WithoutScripts>
          <Button type="submit">{texts.check}</Button>
        </WithoutScripts>
        <WithScripts>
          <Button tone="quiet" onClick={clear} disabled={quotation.lines.length === 0 && text === ''}>
            {texts.clearAll}
          </Button>
        </WithScripts>
      </S.Actions>
    </S.Ways>
  );
}

interface AmountFieldProps {
  code: LineCode;
  entered: EnteredQuotation;
}

/** The amount of one line: as it was read, until it is typed over. */
function AmountField({ code, entered }: AmountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isHydrated = useIsHydrated();
  // Without scripts an amount that was read would be sent as if it was filled in, and would stay when the text changes.
  const lines = isHydrated ? entered.quotation.lines : entered.filledIn;
  const amount = lines.find((line) => line.code === code)?.amount;
  const shown = amount === undefined ? '' : String(Math.abs(amount));
  return (
    <Field
      label={lineNames[code]}
      name={code}
      prefix="₹"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value.replaceAll(/[^\d.,]/gu, ''));
        entered.setAmount(code, amountIn(target.value));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

const otherCodes = lineCodes.filter((code) => !(fieldCodes as readonly LineCode[]).includes(code));

/** A line of any other kind. */
function OtherLine({ onAdd }: { onAdd: EnteredQuotation['setAmount'] }) {
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

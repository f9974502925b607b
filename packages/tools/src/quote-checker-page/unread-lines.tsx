import { formatPrice } from '@dopahiya/domain';
import { Button, SelectField } from '@dopahiya/ui-kit';
import { lineNames } from '#texts/line-names';
import * as texts from '#texts/quote-check';
import { type LineCode, lineCodes } from '../quotation/line-codes.ts';
import type { Quotation } from '../quotation/quotation.ts';
import * as S from './checked-lines.styles.ts';

/** What `UnreadLines` takes. */
export interface UnreadLinesProps {
  unread: Quotation['unread'];
  /** Called with the place of a line and what it is. */
  onName: (index: number, code: LineCode) => void;
}

/** What an amount without a known name often is. */
const likely = ['accessories', 'insurance_pa', 'misc'] as const satisfies LineCode[];

/** Amounts whose words name nothing known: the visitor says what they are. */
export function UnreadLines({ unread, onName }: UnreadLinesProps) {
  return unread.map(({ text, amount }, index) => (
    <S.Unread key={`${text} ${amount}`}>
      <p>
        <span>{texts.whatIsThis(text)}</span>
        <span>{formatPrice(amount)}</span>
      </p>
      <S.Likely>
        {likely.map((code) => (
          <Button key={code} tone="secondary" size="small" onClick={() => onName(index, code)}>
            {code === 'misc' ? texts.somethingElse : lineNames[code]}
          </Button>
        ))}
      </S.Likely>
      <SelectField
        label={texts.allNames(text)}
        placeholder={texts.chooseLine}
        value=""
        options={lineCodes.map((value) => ({ value, label: lineNames[value] }))}
        onChange={({ target }) => onName(index, target.value as LineCode)}
      />
    </S.Unread>
  ));
}

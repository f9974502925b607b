import { formatPrice } from '@dopahiya/domain/site';
import { type LineCode, lineCodes, lineNames, type Quotation } from '@dopahiya/engines/quotation';
import { Button, SelectField } from '@dopahiya/ui-kit';
import * as texts from '#texts/quote-check';
import * as S from './checked-lines.styles.ts';

export interface UnreadLinesProps {
  unread: Quotation['unread'];
  /** Called with the index of a line and its code. */
  onName: (index: number, code: LineCode) => void;
}

/** Likely codes of an amount with an unknown name. */
const likely = ['accessories', 'insurance_pa', 'misc'] as const satisfies LineCode[];

/** Maximum number of unread lines shown at once, as each has a list of all names. */
const max = 20;

/** Amounts with unknown names, for the visitor to identify. */
export function UnreadLines({ unread, onName }: UnreadLinesProps) {
  return (
    <>
      {unread.slice(0, max).map((line, index) => (
        <UnreadLine key={keyAt(unread, index)} line={line} onName={(code) => onName(index, code)} />
      ))}
      {unread.length > max && <output>{texts.moreUnread(unread.length - max)}</output>}
    </>
  );
}

/** Returns a unique key, as the same text may occur more than once. */
function keyAt(unread: Quotation['unread'], index: number): string {
  const { text, amount } = unread[index] ?? { text: '', amount: 0 };
  const before = unread.slice(0, index).filter((line) => line.text === text && line.amount === amount);
  return `${text} ${amount} ${before.length}`;
}

interface UnreadLineProps {
  line: Quotation['unread'][number];
  onName: (code: LineCode) => void;
}

function UnreadLine({ line: { text, amount }, onName }: UnreadLineProps) {
  return (
    <S.Unread>
      <p>
        <span>{texts.whatIsThis(text)}</span>
        <span>{formatPrice(amount)}</span>
      </p>
      <S.Likely>
        {likely.map((code) => (
          <Button key={code} tone="secondary" size="small" onClick={() => onName(code)}>
            {code === 'misc' ? texts.somethingElse : lineNames[code]}
          </Button>
        ))}
      </S.Likely>
      <SelectField
        label={texts.allNames(text)}
        placeholder={texts.chooseLine}
        value=""
        options={lineCodes.map((value) => ({ value, label: lineNames[value] }))}
        onChange={({ target }) => onName(target.value as LineCode)}
      />
    </S.Unread>
  );
}

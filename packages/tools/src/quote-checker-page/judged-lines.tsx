import { formatDate, formatPrice } from '@dopahiya/domain/site';
import type { JudgementReason, LineJudgement, Verdict } from '@dopahiya/engines/judgement';
import { type LineCode, lineNames } from '@dopahiya/engines/quotation';
import { Button, Checkbox, Icon, type IconName } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/quote-check';
import { WithoutScripts } from '../mixins/without-scripts.ts';
import { useFollowing } from '../following/use-following.ts';
import { AskedField, type EnteredAmounts } from './asked-field.tsx';
import { formId } from './quote-inputs.ts';
import { type QuoteRow, quoteRows } from './quote-rows.ts';
import * as S from './judged-lines.styles.ts';

interface JudgedLinesProps {
  lines: readonly LineJudgement[];
  /** Optional lines the buyer asked for. */
  wanted: ReadonlySet<LineCode>;
  onWant: (code: LineCode) => void;
}

interface EnteredLinesProps extends JudgedLinesProps {
  entered: EnteredAmounts;
}

/** Each line with the quoted amount, the computed amount, the verdict and the rule behind it. */
export function JudgedLines({ lines, entered, wanted, onWant }: EnteredLinesProps) {
  const [edited, edit] = useState<LineCode | null>(null);
  return (
    <>
      <div>
        <S.Head aria-hidden="true">
          <span>{texts.onQuotation}</span>
          <span>{texts.dealerAsks}</span>
          <span>{texts.byRules}</span>
          <span>{texts.verdict}</span>
        </S.Head>
        <S.List>
          {quoteRows(lines, edited, entered.unread).map((row) => (
            <S.Line
              key={`${row.code} ${row.isEntered}`}
              data-state={row.judged ? 'judged' : 'blank'}
              data-tone={row.judged ? tones[row.judged.verdict] : undefined}
            >
              <Named row={row} wanted={wanted} onWant={onWant} />
              <S.Asked>
                <small>{texts.dealerAsks}</small>
                {row.isEntered ? <AskedField code={row.code} entered={entered} onEdit={edit} /> : texts.notStated}
              </S.Asked>
              {row.judged && <Judged line={row.judged} />}
            </S.Line>
          ))}
        </S.List>
      </div>
      {lines.some(({ verdict }) => verdict === 'choice') && (
        <WithoutScripts>
          <Button type="submit" form={formId} tone="secondary">
            {texts.checkAgain}
          </Button>
        </WithoutScripts>
      )}
    </>
  );
}

interface NamedProps extends Omit<JudgedLinesProps, 'lines'> {
  row: QuoteRow;
}

/** Name of a line, the rule behind its verdict, and whether the buyer asked for it. */
const Named = ({ row: { code, judged }, wanted, onWant }: NamedProps) => (
  <S.Name>
    <h3>{lineNames[code]}</h3>
    {judged && <Reasons reasons={judged.reasons} />}
    {judged?.verdict === 'choice' && <Wanted code={code} isWanted={wanted.has(code)} onWant={onWant} />}
  </S.Name>
);

interface WantedProps extends Pick<JudgedLinesProps, 'onWant'> {
  code: LineCode;
  isWanted: boolean;
}

/** Checkbox for whether the buyer asked for a line. */
function Wanted({ code, isWanted, onWant }: WantedProps) {
  const [isChecked, setChecked] = useFollowing(isWanted, false);
  const change = () => {
    setChecked(!isChecked);
    onWant(code);
  };
  return (
    <Checkbox form={formId} name="wanted" value={code} checked={isChecked} onChange={change}>
      {texts.askedFor}
    </Checkbox>
  );
}

/** Computed amount and verdict of a line. */
function Judged({ line }: { line: LineJudgement }) {
  const { computed, basis, verdict } = line;
  return (
    <>
      <S.Computed data-state={computed ? 'known' : 'open'}>
        <small>{texts.byRules}</small>
        <span>{computed ? spanText(computed, basis) : texts.open}</span>
      </S.Computed>
      <S.VerdictCell>
        <S.Mark data-tone={tones[verdict]}>
          <Icon name={icons[verdict]} size={16} />
          {verdict === 'ask' && basis === 'price-list' ? texts.askForList : texts.verdicts[verdict]}
        </S.Mark>
        <Difference line={line} />
      </S.VerdictCell>
    </>
  );
}

function Difference({ line: { excess } }: { line: LineJudgement }) {
  if (excess.max < 1) return null;
  const amount = formatPrice(excess.max);
  return <b>{excess.min < excess.max - 100 ? texts.differenceUpTo(amount) : texts.difference(amount)}</b>;
}

/** Formats one amount if a rule makes it nearly certain, else a range. */
function spanText({ from, amount, to }: NonNullable<LineJudgement['computed']>, basis: LineJudgement['basis']): string {
  if (basis === 'span' || (basis === 'price-list' && to - from > 1))
    return texts.between(formatPrice(from), formatPrice(to));
  const isUncertain = to - amount > amount * 0.06;
  return isUncertain ? texts.between(formatPrice(amount), formatPrice(to)) : formatPrice(amount);
}

function Reasons({ reasons }: { reasons: readonly JudgementReason[] }) {
  const [first] = reasons;
  if (!first) return null;
  return (
    <S.Why>
      <summary>
        <span>{first.text}</span>
        <small>{texts.why}</small>
      </summary>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.text}>
            {reason !== first && <p>{reason.text}</p>}
            <Basis reason={reason} />
          </li>
        ))}
      </ul>
    </S.Why>
  );
}

function Basis({ reason: { source, since, confidence } }: { reason: JudgementReason }) {
  const parts = [
    source && texts.source(source),
    since && texts.since(dayText(since)),
    confidence && texts.confidences[confidence],
  ].filter(Boolean);
  return parts.length === 0 ? null : <small>{parts.join(' · ')}</small>;
}

const dayText = (day: string): string => (day.length === 10 ? formatDate(day) : day);

type Tone = 'good' | 'warn' | 'bad' | 'open';

const tones: Record<Verdict, Tone> = {
  fair: 'good',
  'too-much': 'warn',
  less: 'open',
  'not-allowed': 'bad',
  'not-required': 'bad',
  choice: 'open',
  ask: 'warn',
  open: 'open',
  missing: 'warn',
};

const icons: Record<Verdict, IconName> = {
  fair: 'circle-check',
  'too-much': 'trending',
  less: 'circle-alert',
  'not-allowed': 'x',
  'not-required': 'x',
  choice: 'user',
  ask: 'circle-alert',
  open: 'circle-alert',
  missing: 'circle-alert',
};

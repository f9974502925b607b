import { formatDate, formatPrice } from '@dopahiya/domain';
import { Button, Checkbox, Icon, type IconName } from '@dopahiya/ui-kit';
import { lineNames } from '#texts/line-names';
import * as texts from '#texts/quote-checker-page';
import type { LineCode } from '../quotation/line-codes.ts';
import type { JudgementReason, LineJudgement, Verdict } from '../quote-judgement/judgement.ts';
import { WithoutScripts } from '../tool-look/without-scripts.ts';
import { formId } from './quote-inputs.ts';
import * as S from './judged-lines.styles.ts';

/** What `JudgedLines` takes. */
export interface JudgedLinesProps {
  lines: readonly LineJudgement[];
  /** Optional lines that the buyer asked for. */
  wanted: ReadonlySet<LineCode>;
  onWant: (code: LineCode) => void;
}

/** Each line with what the dealer asks, what the rules give, the verdict, and the rule behind it. */
export function JudgedLines({ lines, wanted, onWant }: JudgedLinesProps) {
  if (lines.length === 0) return null;
  return (
    <>
      <S.List>
        {lines.map((line) => (
          <S.Line key={`${line.code} ${line.asked === null}`} data-tone={toneOf(line.verdict)}>
            <JudgedLine line={line} />
            {line.verdict === 'choice' && (
              <S.Wanted>
                <Checkbox
                  form={formId}
                  name="wanted"
                  value={line.code}
                  checked={wanted.has(line.code)}
                  onChange={() => onWant(line.code)}
                >
                  {texts.askedFor}
                </Checkbox>
              </S.Wanted>
            )}
            <Reasons reasons={line.reasons} />
          </S.Line>
        ))}
      </S.List>
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

function JudgedLine({ line }: { line: LineJudgement }) {
  const { code, asked, computed, verdict } = line;
  return (
    <>
      <h3>{lineNames[code]}</h3>
      <S.Amount>
        <small>{texts.dealerAsks}</small>
        {asked === null ? texts.notStated : formatPrice(asked)}
      </S.Amount>
      <S.Amount>
        <small>{texts.byRules}</small>
        {computed ? spanText(computed) : texts.open}
      </S.Amount>
      <S.VerdictCell>
        <S.Mark data-tone={toneOf(verdict)}>
          <Icon name={icons[verdict]} size={16} />
          {texts.verdicts[verdict]}
        </S.Mark>
        <Difference line={line} />
      </S.VerdictCell>
    </>
  );
}

function Difference({ line: { excess } }: { line: LineJudgement }) {
  if (excess.most < 1) return null;
  const amount = formatPrice(excess.most);
  return <b>{excess.least < excess.most - 100 ? texts.differenceUpTo(amount) : texts.difference(amount)}</b>;
}

/** One amount where it is nearly certain, else what it may be. */
function spanText({ amount, to }: NonNullable<LineJudgement['computed']>): string {
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

const toneOf = (verdict: Verdict): Tone => tones[verdict];

const tones: Record<Verdict, Tone> = {
  fair: 'good',
  'too-much': 'warn',
  less: 'open',
  'not-allowed': 'bad',
  'not-required': 'bad',
  choice: 'open',
  ask: 'warn',
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
  missing: 'circle-alert',
};

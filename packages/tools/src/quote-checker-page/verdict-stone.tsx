import { placeName } from '@dopahiya/domain/places';
import type { OnRoadPrice } from '@dopahiya/domain/prices';
import { formatDate, formatMonth, formatPrice } from '@dopahiya/domain/site';
import { type QuotationJudgement, wrongLines } from '@dopahiya/engines/judgement';
import type { Quotation } from '@dopahiya/engines/quotation';
import { Button, ButtonLink, ErrorPanel, GroundLine } from '@dopahiya/ui-kit';
import { Price, Stone } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/quote-check';
import { WithScripts } from '../mixins/without-scripts.ts';
import * as S from './verdict-stone.styles.ts';

export interface VerdictStoneProps {
  judgement: QuotationJudgement;
  quotation: Pick<Quotation, 'lines' | 'total' | 'otherTotals'>;
  /** Name of the chosen bike; null if none. */
  bike: string | null;
  price: OnRoadPrice | null;
  /** Date of the quotation, 'YYYY-MM-DD'; empty if unknown. */
  date: string;
  /** Shares the check. */
  onShare: () => void;
  /** Refetches the price if the request failed. */
  failure: (() => void) | null;
}

/** The verdict in one sentence with the total and its parts. */
export function VerdictStone({ judgement, quotation, date, bike, price, failure, onShare }: VerdictStoneProps) {
  const { excess, asked } = judgement;
  const hasLines = quotation.lines.length > 0;
  return (
    <>
      <Stone title={stoneTitle(judgement)} note={price ? placeName(price.city) : null}>
        <S.Answer aria-live="polite">
          <S.Sum>
            <Price amount={Math.round(excess.max)} size="xl" />
            <small>{sumNote(judgement, quotation)}</small>
          </S.Sum>
          <p>{verdictSentence(judgement)}</p>
          <Questions judgement={judgement} />
          {hasLines && <Parts judgement={judgement} inAll={quotation.total ?? asked} />}
          <Arithmetic judgement={judgement} quotation={quotation} />
        </S.Answer>
        {failure && <ErrorPanel title={texts.priceFailed} message="" onRetry={failure} />}
      </Stone>
      {hasLines && <NextSteps onShare={onShare} />}
      <S.Basis>
        {price && bike
          ? `${texts.priceOf(bike, placeName(price.city), price.version ? formatDate(price.version) : '')} ${listNote(price, date)}`
          : texts.chooseBike}
      </S.Basis>
    </>
  );
}

/** Returns the title: overcharges, questions, open lines, or none of these. */
function stoneTitle({ lines, excess }: QuotationJudgement): string {
  if (lines.length === 0 || excess.max >= 1) return texts.stoneTitle;
  if (questionsIn(lines) > 0) return texts.stoneQuestions;
  return lines.some(({ verdict }) => verdict === 'open') ? texts.stoneOpen : texts.stoneFair;
}

const questionsIn = (lines: QuotationJudgement['lines']): number =>
  lines.filter(({ verdict }) => ['ask', 'less', 'missing'].includes(verdict)).length;

/** Next steps: the letter and sharing. */
function NextSteps({ onShare }: Pick<VerdictStoneProps, 'onShare'>) {
  return (
    <S.Steps>
      <ButtonLink to="#letter" tone="signal" width="full">
        {texts.makeLetter}
      </ButtonLink>
      <WithScripts>
        <Button tone="secondary" width="full" leadingIcon="share" onClick={onShare}>
          {texts.shareCheck}
        </Button>
        <small>{texts.sharedParts}</small>
      </WithScripts>
    </S.Steps>
  );
}

/** Returns a note on whether our price list is newer than the quotation, or may be older. */
const listNote = ({ price_month: month }: OnRoadPrice, date: string): string =>
  month && date !== '' && date.slice(0, 7) < month
    ? texts.olderQuotation(formatDate(date), formatMonth(month))
    : texts.newerList;

function sumNote({ excess }: QuotationJudgement, { lines }: Pick<Quotation, 'lines'>): string {
  if (lines.length === 0) return texts.soFar;
  return excess.max - excess.min > 100 ? texts.upTo : '';
}

/** Returns the verdict as text: the amount, and the number of lines. */
function verdictSentence(judgement: QuotationJudgement): string {
  const { wrong, quoted } = wrongLines(judgement);
  const { min, max } = judgement.excess;
  if (quoted === 0) return texts.sentenceNothing;
  if (wrong > 0 && max - min > 100) return texts.sentenceSpan(formatPrice(min), formatPrice(max), wrong, quoted);
  if (wrong > 0) return texts.sentenceToMuch(formatPrice(max), wrong, quoted);
  return judgement.lines.every(({ verdict }) => verdict === 'fair') ? texts.sentenceFair(quoted) : '';
}

function Questions({ judgement: { lines } }: Pick<VerdictStoneProps, 'judgement'>) {
  const questions = questionsIn(lines);
  return questions === 0 ? null : <p>{texts.sentenceAsk(questions)}</p>;
}

/** Parts of the total: amounts due by the rules, overcharges on lines that are due, and lines the buyer may refuse. */
function Parts({ judgement: { lines, asked, excess }, inAll }: { judgement: QuotationJudgement; inAll: number }) {
  const wrong = lines.filter((line) => line.excess.max >= 1);
  const tooMuch = wrong.filter(({ verdict }) => verdict === 'too-much');
  const refused = wrong.filter(({ verdict }) => verdict !== 'too-much');
  const sumOf = (some: typeof lines): number => some.reduce((sum, line) => sum + line.excess.max, 0);
  const parts = [
    { part: 'rules', label: texts.withoutExcess, amount: asked - excess.max },
    { part: 'too-much', label: texts.partTooMuch(tooMuch.length), amount: sumOf(tooMuch) },
    { part: 'refused', label: texts.partRefused(refused.length), amount: sumOf(refused) },
  ].filter(({ part, amount }) => part === 'rules' || amount >= 1);
  return (
    <>
      {asked > 0 && (
        <S.Ruler aria-hidden="true">
          <S.Bar>
            {parts.map(({ part, amount }) => (
              <span key={part} data-part={part} style={{ flexGrow: Math.max(0, amount) }} />
            ))}
          </S.Bar>
          <GroundLine />
        </S.Ruler>
      )}
      <S.Sums>
        {parts.map(({ part, label, amount }) => (
          <div key={part} data-part={part}>
            <dt>{label}</dt>
            <dd>{formatPrice(Math.round(amount))}</dd>
          </div>
        ))}
        <div>
          <dt>{texts.dealerAsksInAll}</dt>
          <dd>{formatPrice(inAll)}</dd>
        </div>
      </S.Sums>
    </>
  );
}

function Arithmetic({
  judgement: { arithmetic, lines },
  quotation,
}: Pick<VerdictStoneProps, 'judgement' | 'quotation'>) {
  const { total, otherTotals } = quotation;
  if (lines.length === 0 || total === null) return null;
  const sums = arithmetic
    ? texts.sumDiffers(
        formatPrice(arithmetic.sum),
        formatPrice(arithmetic.total),
        formatPrice(Math.abs(arithmetic.difference)),
      )
    : texts.sumsUp;
  return (
    <S.Check data-tone={arithmetic ? 'wrong' : 'right'}>
      {sums} {otherTotals.length > 0 && texts.otherTotals(otherTotals.map((other) => formatPrice(other)).join(', '))}
    </S.Check>
  );
}

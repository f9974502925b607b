import { formatDate, formatPrice, type OnRoadPrice } from '@dopahiya/domain';
import { ButtonLink, ErrorPanel } from '@dopahiya/ui-kit';
import { Price, Stone } from '@dopahiya/ui-kit/money';
import * as texts from '#texts/quote-checker-page';
import type { Quotation } from '../quotation/quotation.ts';
import type { QuotationJudgement } from '../quote-judgement/judgement.ts';
import * as S from './verdict-stone.styles.ts';

/** What `VerdictStone` takes. */
export interface VerdictStoneProps {
  judgement: QuotationJudgement;
  quotation: Pick<Quotation, 'lines' | 'total' | 'otherTotals'>;
  /** The bike that was chosen; null before. */
  bike: string | null;
  price: OnRoadPrice | null;
  /** Fetches the price again where it could not be fetched. */
  failure: (() => void) | null;
}

/** The verdict in one sentence with the sum, and what it is made of. */
export function VerdictStone({ judgement, quotation, bike, price, failure }: VerdictStoneProps) {
  const { excess, asked } = judgement;
  const isFair = quotation.lines.length > 0 && excess.most < 1;
  return (
    <Stone title={isFair ? texts.stoneFair : texts.stoneTitle} note={price?.city}>
      <S.Answer aria-live="polite">
        <S.Sum>
          <Price amount={Math.round(excess.most)} size="xl" />
          <small>{sumNote(judgement, quotation)}</small>
        </S.Sum>
        <p>{verdictSentence(judgement)}</p>
        <Questions judgement={judgement} />
        {asked > 0 && <ShareBar asked={asked} excess={excess.most} />}
        <S.Sums>
          <dt>{texts.withoutExcess}</dt>
          <dd>{formatPrice(Math.round(asked - excess.most))}</dd>
          <dt>{texts.dealerAsksInAll}</dt>
          <dd>{formatPrice(quotation.total ?? asked)}</dd>
        </S.Sums>
        <Arithmetic judgement={judgement} quotation={quotation} />
      </S.Answer>
      {failure && <ErrorPanel title={texts.priceFailed} message="" onRetry={failure} />}
      {quotation.lines.length > 0 && (
        <ButtonLink to="#letter" tone="signal" width="full">
          {texts.makeLetter}
        </ButtonLink>
      )}
      <S.Basis>
        {price && bike
          ? `${texts.priceOf(bike, price.city, price.date ? formatDate(price.date) : '')} ${texts.newerList}`
          : texts.chooseBike}
      </S.Basis>
    </Stone>
  );
}

function sumNote({ excess }: QuotationJudgement, { lines }: Pick<Quotation, 'lines'>): string {
  if (lines.length === 0) return texts.soFar;
  return excess.most - excess.least > 100 ? texts.upTo : '';
}

/** The verdict in words: how much, in how many lines. */
function verdictSentence({ lines, excess: { least, most } }: QuotationJudgement): string {
  const quoted = lines.filter(({ asked }) => asked !== null);
  const wrong = quoted.filter(({ excess }) => excess.most >= 1).length;
  if (quoted.length === 0) return texts.sentenceNothing;
  if (wrong > 0 && most - least > 100)
    return texts.sentenceSpan(formatPrice(least), formatPrice(most), wrong, quoted.length);
  if (wrong > 0) return texts.sentenceToMuch(formatPrice(most), wrong, quoted.length);
  return lines.every(({ verdict }) => verdict === 'fair') ? texts.sentenceFair(quoted.length) : '';
}

function Questions({ judgement: { lines } }: Pick<VerdictStoneProps, 'judgement'>) {
  const questions = lines.filter(({ verdict }) => ['ask', 'less', 'missing'].includes(verdict)).length;
  return questions === 0 ? null : <p>{texts.sentenceAsk(questions)}</p>;
}

/** How much of the whole is too much. */
function ShareBar({ asked, excess }: { asked: number; excess: number }) {
  const share = Math.min(1, excess / asked);
  return (
    <S.Bar aria-hidden="true">
      <span style={{ flexGrow: 1 - share }} />
      <span style={{ flexGrow: share }} />
    </S.Bar>
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

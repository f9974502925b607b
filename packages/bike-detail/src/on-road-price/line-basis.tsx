import { formatDate, type OnRoadPriceLine } from '@dopahiya/domain';
import * as S from './line-basis.styles.ts';

const confidences = {
  high: 'High: an official publication',
  medium: 'Medium: the press, or a bank’s or insurer’s guide',
  low: 'Low: general knowledge; ask before you rely on it',
} as const;

/** The rule of one line of a price, where it stands, since when, and how sure it is. */
export function LineBasis({ line: { rule, source, since, confidence } }: { line: OnRoadPriceLine }) {
  return (
    <S.Basis>
      {rule && <span>{rule}</span>}
      {source && <span>Source: {source}</span>}
      {since && <span>In force since {formatDate(since)}</span>}
      <span>Confidence: {confidences[confidence]}</span>
    </S.Basis>
  );
}

import { formatDate, type OnRoadPriceLine } from '@dopahiya/domain';
import * as texts from '#texts/on-road-price';
import * as S from './line-basis.styles.ts';

/** The rule of one line of a price, where it stands, since when, and how sure it is. */
export function LineBasis({ line: { rule, source, since, confidence } }: { line: OnRoadPriceLine }) {
  return (
    <S.Basis>
      {rule && <span>{rule}</span>}
      {source && <span>{texts.source(source)}</span>}
      {since && <span>{texts.since(formatDate(since))}</span>}
      <span>{texts.confidence[confidence]}</span>
    </S.Basis>
  );
}

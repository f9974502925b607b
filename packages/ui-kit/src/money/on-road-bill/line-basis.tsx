import type { OnRoadPriceLine } from '@dopahiya/domain/prices';
import { formatDate } from '@dopahiya/domain/site';
import * as texts from '#texts/on-road-bill';
import { styled } from 'styled-components';

/** Rule of a price line, with its source, start date and confidence. */
export function LineBasis({ line: { rule, source, since, confidence } }: { line: OnRoadPriceLine }) {
  return (
    <Basis>
      {rule && <span>{rule}</span>}
      {source && <span>{texts.source(source)}</span>}
      {since && <span>{texts.since(formatDate(since))}</span>}
      <span>{texts.confidence[confidence]}</span>
    </Basis>
  );
}

const Basis = styled.span`
  display: grid;
  gap: 2px;
  padding-bottom: 6px;
  overflow-wrap: anywhere;
`;

import { withoutPart } from '@dopahiya/engines/plain-words';
import { ChipLink, ChipRow, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/search-page';
import type { BikePage } from '../bike-list/bike-list.ts';
import { partLabel, toSearch } from './part-label.ts';

/** If no bike meets all conditions, links to the search without each of them; else renders nothing. */
export function RelaxedSearches({ reading, without }: Pick<BikePage, 'reading' | 'without'>) {
  if (!reading || !without || without.length === 0) return null;
  return (
    <Root aria-label={texts.withoutOne}>
      <h2>{texts.withoutOne}</h2>
      <ChipRow wraps label={texts.withoutOne}>
        {without.map(({ part, count }) => (
          <ChipLink key={part.start} to={toSearch(withoutPart(reading.text, part))}>
            {texts.without(partLabel(part), count)}
          </ChipLink>
        ))}
      </ChipRow>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[6]};

  > h2 {
    font: ${theme.type.h4};
  }
`;

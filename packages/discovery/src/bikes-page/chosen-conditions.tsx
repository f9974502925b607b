import { conditionLabel, withoutCondition } from '@dopahiya/engines/bike-conditions';
import { ChipLink, ChipRow, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/bikes-page';
import { toListPart } from '../bike-list/list-address.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

/** Active filters as chips that remove themselves; renders nothing if there are none. */
export function ChosenConditions({ list, sort, facets, conditions }: FilterPanelProps) {
  if (conditions.length === 0) return null;
  const brandName = (slug: string) => facets?.brand.find(({ value }) => value === slug)?.name;
  return (
    <Root>
      <ChipRow wraps label={texts.chosenFilters}>
        {conditions.map((condition) => (
          <ChipLink
            key={condition.join('=')}
            to={toListPart({ ...list, parameters: withoutCondition(conditions, condition) }, { sort })}
            action="remove"
            preventScrollReset
          >
            {conditionLabel(condition, brandName)}
          </ChipLink>
        ))}
        <ChipLink to={toListPart({ ...list, parameters: [] }, { sort })} preventScrollReset>
          {texts.clearAll}
        </ChipLink>
      </ChipRow>
    </Root>
  );
}

const Root = styled.div`
  margin-bottom: ${theme.space[4]};
`;

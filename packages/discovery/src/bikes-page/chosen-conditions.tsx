import { conditionLabel, withoutCondition } from '@dopahiya/engines/bike-conditions';
import { ChosenChips } from '@dopahiya/ui-kit';
import * as texts from '#texts/bikes-page';
import { toListPart } from '../bike-list/list-address.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

/** Active filters as chips that remove themselves; renders nothing if there are none. */
export function ChosenConditions({ list, sort, facets, conditions }: FilterPanelProps) {
  const brandName = (slug: string) => facets?.brand.find(({ value }) => value === slug)?.name;
  const chips = conditions.map((condition) => ({
    label: conditionLabel(condition, brandName),
    to: toListPart({ ...list, parameters: withoutCondition(conditions, condition) }, { sort }),
  }));
  const clear = { label: texts.clearAll, to: toListPart({ ...list, parameters: [] }, { sort }) };
  return <ChosenChips label={texts.chosenFilters} chips={chips} clear={clear} />;
}

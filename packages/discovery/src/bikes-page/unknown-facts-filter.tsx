import { type Condition, toggled, withoutCondition } from '@dopahiya/engines/bike-conditions';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/bikes-page';
import { toListPart } from '../bike-list/list-address.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

const kept: Condition = ['keep_unknown', 'true'];

/**
 * Tells how many bikes have an unknown seat height or weight when the list is filtered by one, with a link to include them; else renders
 * nothing.
 */
export function UnknownFactsFilter({ list, sort, conditions, count = 0 }: FilterPanelProps) {
  if (count === 0) return null;
  const isKept = conditions.some(([name]) => name === 'keep_unknown');
  const parameters = isKept ? withoutCondition(conditions, kept) : toggled(conditions, kept);
  return (
    <p>
      <Link to={toListPart({ ...list, parameters }, { sort })}>
        {isKept ? texts.unknownKept(count) : texts.unknownLeftOut(count)}
      </Link>
    </p>
  );
}

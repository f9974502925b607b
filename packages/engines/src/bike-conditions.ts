export { apiFilters } from './bike-conditions/api-filters.ts';
export { conditionLabel, titleOf } from './bike-conditions/condition-label.ts';
export { type Condition, conditionsIn, toggled, withoutCondition } from './bike-conditions/conditions.ts';

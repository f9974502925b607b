import type { State } from '../../states.ts';
import { centralRoadTax } from './central.ts';
import { deccanRoadTax } from './deccan.ts';
import { easternRoadTax } from './eastern.ts';
import { islandRoadTax } from './islands.ts';
import { northEasternRoadTax } from './north-eastern.ts';
import { northernRoadTax } from './northern.ts';
import type { StateRoadTax } from './road-tax-rule.ts';
import { southernRoadTax } from './southern.ts';
import { westernRoadTax } from './western.ts';

/** The road tax of every state and union territory. */
export const stateRoadTax: Record<State, StateRoadTax> = {
  ...northernRoadTax,
  ...centralRoadTax,
  ...easternRoadTax,
  ...westernRoadTax,
  ...deccanRoadTax,
  ...southernRoadTax,
  ...northEasternRoadTax,
  ...islandRoadTax,
};

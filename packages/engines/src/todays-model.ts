import type { ValuationModel } from './valuation/valuation-model.ts';
import model from './valuation/todays-model.json' with { type: 'json' };

/** The market of today, as `valuation fit` wrote it; at most 4 kB. */
export const todaysModel = model as unknown as ValuationModel;

import * as z from 'zod';
import { readTable } from '../../../../core/tables/read-table.ts';
import { type LineKey, lineGroups } from '../../on-road-price.ts';
import { type State, states } from '../../states.ts';
import type { StateRoadTax } from './road-tax-rule.ts';

const confidence = z.enum(['high', 'medium', 'low']);
const percent = z.number().min(0).max(100);
const rupees = z.int().nonnegative();

const wording = z.strictObject({ en: z.string().min(1), hi: z.string().min(1) });

const rule = {
  id: z.string().min(1),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
  source: z.string().min(1),
  confidence,
  caveat: wording.optional(),
};

const band = { up_to: z.number().positive().nullable(), confidence: confidence.optional() };

const roadTaxRule = z.strictObject({
  ...rule,
  fuel: z.enum(['any', 'electric']),
  measure: z.enum(['price', 'displacement', 'kerb_weight']),
  taxable: z.literal('before_gst').optional(),
  bands: z.array(z.union([z.strictObject({ ...band, percent }), z.strictObject({ ...band, rupees })])).min(1),
  minimum: rupees.optional(),
  period: wording.optional(),
});

const cessRule = z.strictObject({
  ...rule,
  key: z.enum(Object.keys(lineGroups) as [LineKey, ...LineKey[]]),
  charge: z.union([
    z.strictObject({ percent_of: z.enum(['road_tax', 'ex_showroom']), percent }),
    z.strictObject({ rupees }),
  ]),
});

const stateSchema = z.strictObject({ rules: z.array(roadTaxRule), cesses: z.array(cessRule).optional() });

/** Road tax of every state and union territory. */
export const stateRoadTax = readTable('road-tax', z.record(z.enum(states), stateSchema)) as Record<State, StateRoadTax>;

import { battery } from './kinds/battery.ts';
import { charges } from './kinds/charges.ts';
import { commute, cost } from './kinds/owning.ts';
import { emi } from './kinds/emi.ts';
import { energy } from './kinds/energy.ts';
import { exShowroom } from './kinds/ex-showroom.ts';
import { fee } from './kinds/fee.ts';
import { fits, seat } from './kinds/fits.ts';
import { flat } from './kinds/flat.ts';
import { gst, gstIn } from './kinds/gst.ts';
import { insurance } from './kinds/insurance.ts';
import { lenders } from './kinds/lenders.ts';
import { price } from './kinds/price.ts';
import { quoteLines } from './kinds/quote-lines.ts';
import { real } from './kinds/real.ts';
import { renewalCosts } from './kinds/renewals.ts';
import { spec, specs } from './kinds/specs.ts';
import { states } from './kinds/states.ts';
import { table } from './kinds/table.ts';
import { tenures } from './kinds/tenures.ts';
import { thirdParty } from './kinds/third-party.ts';
import { upkeep } from './kinds/upkeep.ts';
import { variants } from './kinds/variants.ts';
import type { FigureKind } from './figure-kind.ts';

/** All kinds of tags by name: add a file in `kinds` and a line here for a new one. */
export const figureKinds = {
  price,
  'ex-showroom': exShowroom,
  spec,
  emi,
  fee,
  seat,
  'quote-lines': quoteLines,
  charges,
  states,
  variants,
  insurance,
  'third-party': thirdParty,
  gst,
  'gst-in': gstIn,
  table,
  specs,
  fits,
  real,
  cost,
  commute,
  energy,
  battery,
  upkeep,
  renewals: renewalCosts,
  tenures,
  flat,
  lenders,
} as const satisfies Record<string, FigureKind>;

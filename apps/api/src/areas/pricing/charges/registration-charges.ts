import { formatPrice } from '@dopahiya/domain/site';
import type { LineKey } from '../on-road-price.ts';
import type { Purchase } from '../purchase.ts';
import { ruleOn } from '../rule.ts';
import {
  electricRegistrationFees,
  type FeeRule,
  hypothecationFees,
  numberPlateFees,
  registrationFees,
  smartCardFees,
} from '../rules/registration-fees.ts';
import { type Charge, lineOf, missingLine } from './charge.ts';

/** Returns the fees of the RTO, in whole rupees as published. */
export function registrationCharges(purchase: Purchase): Charge[] {
  const electric = electricRegistrationFees.filter(({ state }) => !state || state === purchase.state);
  return [
    feeCharge('registration', purchase.variant.fuel_type === 'electric' ? electric : registrationFees, purchase),
    feeCharge('smart_card', smartCardFees, purchase),
    ...(purchase.loan ? [feeCharge('hypothecation', hypothecationFees, purchase)] : []),
  ];
}

/** Returns the charge for number plates, to the nearest rupee. */
export function numberPlateCharge(purchase: Purchase): Charge {
  return feeCharge('number_plate', numberPlateFees, purchase);
}

function feeCharge(key: LineKey, fees: readonly FeeRule[], purchase: Purchase): Charge {
  const { date, language, texts } = purchase;
  const fee = ruleOn(fees, date);
  if (!fee) return missingLine(key, texts.noRule(date));
  const words = texts.fee(fee.words[language], formatPrice(fee.rupees));
  return lineOf(key, fee, purchase, { amount: fee.rupees, words });
}

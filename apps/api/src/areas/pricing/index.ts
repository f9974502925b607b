export { type Band, bandInWords } from './tariff-steps.ts';
export { gstPercentOf, priceBeforeGst } from './charges/vehicle-gst.ts';
export { nextRuleChange } from './next-rule-change.ts';
export { type LineKey, type OnRoadPrice } from './on-road-price.ts';
export { priceOnRoad, pricingVersion } from './price-on-road.ts';
export { PricingError, purchaseFrom, type VariantFacts } from './purchase.ts';
export { ruleOn } from './rule.ts';
export { personalAccidentRules } from './rules/insurance-extras.ts';
export {
  type FeeRule,
  hypothecationFees,
  numberPlateFees,
  registrationFees,
  smartCardFees,
} from './rules/registration-fees.ts';
export { thirdPartyTariffs } from './rules/third-party-tariff.ts';
export { type VehicleGstRule, vehicleGstRules } from './rules/vehicle-gst.ts';
export { type State, stateNamed, states } from './states.ts';

import { launchFaq, priceFaq, variantsFaq } from './buying-faqs.ts';
import type { AskFaq, BikeFaq, FaqFacts, FaqVariant } from './faq-facts.ts';
import { absFaq, coloursFaq, kerbWeightFaq, seatHeightFaq } from './owning-faqs.ts';
import { chargingFaq, mileageFaq, powerFaq, rangeFaq, tankFaq, topSpeedFaq } from './riding-faqs.ts';

const questions: AskFaq[] = [
  priceFaq,
  launchFaq,
  variantsFaq,
  mileageFaq,
  rangeFaq,
  chargingFaq,
  powerFaq,
  topSpeedFaq,
  seatHeightFaq,
  kerbWeightFaq,
  tankFaq,
  absFaq,
  coloursFaq,
];

/** Returns the questions that a model's known facts answer. */
export function bikeFaqs(bike: FaqFacts, variants: FaqVariant[]): BikeFaq[] {
  return questions.flatMap((ask) => ask(bike, variants) ?? []);
}

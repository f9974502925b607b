import type { Language } from '@dopahiya/domain/site';
import { bikeFaqs as english } from '../texts/en/bike-faqs.ts';
import { bikeFaqs as hindi } from '../texts/hi/bike-faqs.ts';
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

const texts = { en: english, hi: hindi };

/** Returns the questions that a model's known facts answer. */
export function bikeFaqs(bike: FaqFacts, variants: FaqVariant[], language: Language): BikeFaq[] {
  return questions.flatMap((ask) => ask(bike, variants, texts[language]) ?? []);
}

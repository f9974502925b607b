import { type LoanOffer, loanOfferSchema } from '@dopahiya/domain/prices';
import { listOf } from '@dopahiya/domain/requests';
import type { Language } from '@dopahiya/domain/site';
import { Hono } from 'hono';
import { defineArea } from '../../core/area.ts';
import type { ApiEnv } from '../../core/http/api-env.ts';
import { sourceIn } from '../../core/hindi/source-in-hindi.ts';
import { describeCall } from '../../core/http/openapi/describe-call.ts';
import { languageOf } from '../../core/http/request-language.ts';
import { readLoanOffers } from './loan-offers.ts';

/** Costs and lenders of two-wheeler loans. */
export const loansArea = defineArea({
  services: ({ database: { orm } }) => ({ loanOffers: { list: () => readLoanOffers(orm) } }),
  routes: (services) => [['/api/loan-offers', loanRoutes(services.loanOffers)]],
});

function loanRoutes(offers: { list: () => Promise<LoanOffer[]> }) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Prices',
      summary: 'What lenders ask for a two-wheeler loan, each with its month; samples stand for kinds of lender',
      answer: listOf(loanOfferSchema),
    }),
    async (c) => c.json((await offers.list()).map((offer) => presentOffer(offer, languageOf(c)))),
  );
}

const presentOffer = ({ lender, source, ...offer }: LoanOffer, language: Language): LoanOffer => ({
  ...offer,
  lender: sourceIn(language, lender),
  source: source && sourceIn(language, source),
});

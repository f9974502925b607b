import { priceQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/bike-loan-page';
import { BikeLoanPage } from './bike-loan-page.tsx';
import { loanParameters, readLoanInputs, unreadIn } from './loan-inputs.ts';
import { loanQueries } from './loan-queries.ts';

/** How a two-wheeler loan works, what lenders ask and what a month costs. */
export const bikeLoanPage = definePage({
  name: 'bike-loan',
  path: paths.bikeLoan,
  parameters: loanParameters,
  read: ({ search }) => ({ asked: readLoanInputs(search), unread: unreadIn(search) }),
  queries: (api) => ({ sections: [pageQuery(priceQueries.loanOffers(api)), pageQuery(loanQueries.example(api))] }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.bikeLoan }),
  component: BikeLoanPage,
});

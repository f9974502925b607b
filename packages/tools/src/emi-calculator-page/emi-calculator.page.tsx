import { paths } from '@dopahiya/domain/site';
import { affordableLoan } from '@dopahiya/engines/loan';
import { definePage, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/emi-calculator-page';
import { affordableBikeQueries } from './affordable-bike-queries.ts';
import { EmiCalculatorPage } from './emi-calculator-page.tsx';
import { emiParameters, readAskedLoan } from './emi-inputs.ts';

/** EMI calculator page; all inputs are in the URL. */
export const emiCalculatorPage = definePage({
  name: 'emi-calculator',
  path: paths.emiCalculator,
  parameters: emiParameters,
  read: ({ search }) => readAskedLoan(search),
  queries: (api, { asked }) => ({
    sections: [pageQuery(affordableBikeQueries.within(api, affordableLoan(asked.pay, asked)))],
  }),
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.emiCalculator }),
  component: EmiCalculatorPage,
});

import { paths } from '@dopahiya/domain';
import { definePage } from '@dopahiya/page';
import * as texts from '#texts/emi-calculator-page';
import { EmiCalculatorPage } from './emi-calculator-page.tsx';
import { emiParameters, readEmiInputs } from './emi-inputs.ts';

/** What a loan costs a month; everything that is entered stands in the address. */
export const emiCalculatorPage = definePage({
  name: 'emi-calculator',
  path: paths.emiCalculator,
  parameters: emiParameters,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.emiCalculator }),
  component: ({ at }) => <EmiCalculatorPage inputs={readEmiInputs(at.search)} />,
});

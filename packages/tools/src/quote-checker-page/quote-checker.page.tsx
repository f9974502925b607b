import { cityQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/page';
import * as texts from '#texts/quote-checker-page';
import { chosenBikeQueries } from '../chosen-bike/chosen-bike-queries.ts';
import { readQuotation } from '../quotation/read-quotation.ts';
import { isOnLoan } from '../quote-judgement/is-on-loan.ts';
import { quoteParameters, readQuoteInputs } from './quote-inputs.ts';
import { QuoteCheckerPage } from './quote-checker-page.tsx';

/** A dealer's quotation held against the rules. With scripts its text is in no address and is sent nowhere. */
export const quoteCheckerPage = definePage({
  name: 'quote-checker',
  path: paths.quoteChecker,
  parameters: quoteParameters,
  queries: (api, at) => {
    const { text, bike, city, variant } = readQuoteInputs(at.search);
    const cities = infinitePageQuery(cityQueries.named(api, ''));
    if (bike === '') return { sections: [cities] };
    const loan = isOnLoan(readQuotation(text));
    return {
      sections: [
        cities,
        pageQuery(chosenBikeQueries.named(api, bike)),
        pageQuery(chosenBikeQueries.price(api, { bike, city, variant, loan })),
      ],
    };
  },
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.quoteChecker }),
  component: ({ at }) => <QuoteCheckerPage inputs={readQuoteInputs(at.search)} />,
});

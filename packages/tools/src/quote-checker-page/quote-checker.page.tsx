import { cityQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { isOnLoan } from '@dopahiya/engines/judgement';
import { noQuotation, type Quotation } from '@dopahiya/engines/quotation';
import { definePage, infinitePageQuery, pageQuery } from '@dopahiya/site';
import * as texts from '#texts/quote-checker-page';
import { chosenBikeQueries } from '../chosen-bike/chosen-bike-queries.ts';
import { quotationQueries } from './quotation-queries.ts';
import { quoteParameters, readQuoteInputs } from './quote-inputs.ts';
import { QuoteCheckerPage } from './quote-checker-page.tsx';

/** Quotation check page. With scripts the text never enters the URL and is not sent anywhere. */
export const quoteCheckerPage = definePage({
  name: 'quote-checker',
  path: paths.quoteChecker,
  parameters: quoteParameters,
  read: ({ search }) => ({ inputs: readQuoteInputs(search) }),
  queries: (api, { inputs: { text, bike, city, variant, lines } }) => {
    const cities = infinitePageQuery(cityQueries.named(api, ''));
    const priced = (loan: boolean) =>
      bike === ''
        ? []
        : [
            pageQuery(chosenBikeQueries.named(api, bike)),
            pageQuery(chosenBikeQueries.price(api, { bike, city, variant, loan })),
          ];
    const withLines = (read: Quotation) => isOnLoan({ ...read, lines: [...read.lines, ...lines] });
    if (text === '') return { sections: [cities, ...priced(withLines(noQuotation))] };
    const paper = quotationQueries.paper(text);
    return {
      essential: pageQuery(paper),
      sections: (client) => [
        cities,
        ...priced(withLines(client.getQueryData(paper.queryKey)?.quotation ?? noQuotation)),
      ],
    };
  },
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.quoteChecker }),
  component: QuoteCheckerPage,
});

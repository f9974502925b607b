import { bikeQueries, useApi } from '@dopahiya/api-client';
import { fullNameOf, isBikeSlug, paths } from '@dopahiya/domain';
import { islands } from '@dopahiya/lazy-start';
import { definePage, oneOf, type PageLocation, pageQuery } from '@dopahiya/page';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/figure-report-page';
import { figureReportRules } from './figure-report-rules.ts';

// Without scripts nothing of it is missed; with them its code need not be among the first.
const { FigureReportPage } = islands(() => import('./figure-report-page.tsx'), { FigureReportPage: {} });

const slugOf = ({ params: { slug = '' } }: PageLocation): string => slug;

/** Where a visitor says that a figure of a bike is wrong; the bike's own page opens the same form where scripts run. */
export const figureReportPage = definePage({
  name: 'figure-report',
  path: paths.reportFigure(':slug'),
  parameters: { sent: oneOf(['1']) },
  queries: (api, at) => ({ essential: pageQuery(bikeQueries.detail(api, slugOf(at))) }),
  answerAt: (at) => (isBikeSlug(slugOf(at)) ? null : 'not-found'),
  storage: () => 'memory',
  isIndexed: false,
  useHead: (at) => {
    const { data: bike } = useQuery(bikeQueries.detail(useApi(), slugOf(at)));
    const name = bike ? fullNameOf(bike) : texts.aBike;
    return { title: texts.headTitle(name), description: texts.headDescription(name) };
  },
  component: ({ at }) => <FigureReportPage slug={slugOf(at)} isSent={at.search.has('sent')} />,
  form: figureReportRules,
  examples: [paths.reportFigure('classic-350')],
});

import { bikeQueries, useApi } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { isBikeSlug, paths } from '@dopahiya/domain/site';
import { definePage, oneOf, pageQuery } from '@dopahiya/site';
import { Later, Skeleton } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/figure-report-page';
import { figureReportRules } from './figure-report-rules.ts';

// Loaded separately: not needed without scripts, and not in the first bundle with them.
const loadPage = async () => (await import('./figure-report-page.tsx')).FigureReportPage;

/** Page to report a wrong figure; with scripts the bike's own page opens the same form. */
export const figureReportPage = definePage({
  name: 'figure-report',
  path: paths.reportFigure(':slug'),
  parameters: { sent: oneOf(['1']) },
  read: ({ params: { slug = '' }, search }) => ({ slug, isSent: search.has('sent') }),
  queries: (api, { slug }) => ({ essential: pageQuery(bikeQueries.detail(api, slug)) }),
  answerAt: ({ slug }) => (isBikeSlug(slug) ? null : 'not-found'),
  isIndexed: false,
  useHead: ({ slug }) => {
    const { data: bike } = useQuery(bikeQueries.detail(useApi(), slug));
    const name = bike ? fullNameOf(bike) : texts.aBike;
    return { title: texts.headTitle(name), description: texts.headDescription(name) };
  },
  component: (props) => <Later load={loadPage} fallback={<Skeleton height="900px" />} {...props} />,
  form: figureReportRules,
  examples: [paths.reportFigure('classic-350')],
});

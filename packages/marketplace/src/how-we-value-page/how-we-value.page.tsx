import { paths } from '@dopahiya/domain/site';
import { definePage } from '@dopahiya/site';
import * as texts from '#texts/how-we-value-page';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { Breadcrumb, Container, PageTitle } from '@dopahiya/ui-kit';
import { ValuationMethod } from './valuation-method.tsx';

const trail = [
  { label: texts.home, to: paths.home },
  { label: texts.usedBikes, to: paths.usedBikes },
];

/** Page that explains how used bikes are valued, how accurate that is, and its limits. */
export const HowWeValuePage = () => (
  <Container>
    <Breadcrumb trail={trail} current={texts.title} />
    <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
    <ValuationMethod model={todaysModel} />
  </Container>
);

/** Page on how used bikes are valued, and how accurate that is. */
export const howWeValuePage = definePage({
  name: 'how-we-value',
  path: paths.howWeValue,
  useHead: () => ({ title: texts.headTitle, description: texts.headDescription, path: paths.howWeValue }),
  component: HowWeValuePage,
});

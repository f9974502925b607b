import { paths } from '@dopahiya/domain/site';
import { todaysModel } from '@dopahiya/engines/todays-model';
import { Breadcrumb, Container, PageTitle } from '@dopahiya/ui-kit';
import * as texts from '#texts/how-we-value-page';
import { ValuationMethod } from './valuation-method.tsx';

const trail = [
  { label: texts.home, to: paths.home },
  { label: texts.usedBikes, to: paths.usedBikes },
];

/** How used bikes are valued in plain words, how wrong that tends to be, and what it cannot know. */
export const HowWeValuePage = () => (
  <Container>
    <Breadcrumb trail={trail} current={texts.title} />
    <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
    <ValuationMethod model={todaysModel} />
  </Container>
);

import { simulationRuns } from '@dopahiya/engines/ownership';
import { Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/ownership-details';
import { AssumptionList, type AssumptionListProps } from './assumption-list.tsx';

/** Assumptions behind the result, with inputs to change them. */
export const AssumptionSection = (list: AssumptionListProps) => (
  <Section title={texts.assumptionsTitle} subtitle={texts.assumptionsIntro(simulationRuns)}>
    <AssumptionList {...list} />
  </Section>
);

import { simulationRuns } from '@dopahiya/engines/ownership';
import { Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/ownership-details';
import { AssumptionList, type AssumptionListProps } from './assumption-list.tsx';

/** What the answer rests on, and the way to change it. */
export const AssumptionSection = (list: AssumptionListProps) => (
  <Section title={texts.assumptionsTitle} subtitle={texts.assumptionsIntro(simulationRuns)}>
    <AssumptionList {...list} />
  </Section>
);

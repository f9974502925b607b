import { Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/loan-sections';
import { NumberedStone } from './numbered-stone.ts';
import * as S from './loan-sections.styles.ts';

/** Four steps to a loan. */
export function LoanSteps() {
  return (
    <Section title={texts.steps}>
      <S.Steps>
        {texts.stepList.map(({ title, text }, index) => (
          <li key={title}>
            <NumberedStone aria-hidden="true">{index + 1}</NumberedStone>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </S.Steps>
    </Section>
  );
}

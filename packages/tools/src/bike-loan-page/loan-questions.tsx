import { Accordion, Section } from '@dopahiya/ui-kit';
import * as texts from '#texts/loan-sections';
import * as S from './loan-sections.styles.ts';

/** Frequently asked questions about loans; the first is open. */
export function LoanQuestions() {
  return (
    <Section title={texts.faqs} tone="sunken">
      <S.Questions>
        <Accordion
          items={texts.faqList.map(({ question, answer }, index) => ({
            id: question,
            title: question,
            content: answer,
            initially: index === 0 ? 'open' : 'closed',
          }))}
        />
      </S.Questions>
    </Section>
  );
}

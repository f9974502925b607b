import { Button, theme } from '@dopahiya/ui-kit';
import { type TermsAnswer, termsAnswer, useRemembered } from '@dopahiya/visitor';
import { styled } from 'styled-components';
import * as texts from '#texts/terms-page';

const said = { accepted: texts.accepted, declined: texts.declined };

/** Buttons to accept, decline or print this version of the terms; the browser stores the answer. */
export function AnswerToTerms() {
  const [given, give] = useRemembered(termsAnswer);
  const answer = given?.edition === texts.edition ? given.answer : null;
  const say = (word: TermsAnswer['answer']) => give({ answer: word, edition: texts.edition });
  return (
    <>
      <h2>{texts.answerTitle}</h2>
      <p>{texts.whatAnswerDoes}</p>
      <Ways>
        <Button aria-pressed={answer === 'accepted'} onClick={() => say('accepted')}>
          {texts.accept}
        </Button>
        <Button tone="secondary" aria-pressed={answer === 'declined'} onClick={() => say('declined')}>
          {texts.decline}
        </Button>
      </Ways>
      <output>{answer && said[answer]}</output>
      <Ways>
        <Button tone="secondary" onClick={() => window.print()}>
          {texts.download}
        </Button>
      </Ways>
      <p>{texts.howToDownload}</p>
    </>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;

import { normaliseSearchText } from '@dopahiya/domain/typed';
import { Accordion, EmptyState, Link } from '@dopahiya/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/faqs-page';
import * as S from './faqs-page.styles.ts';

/** A question of the page with its answer. */
interface Answered {
  /** What the address of its answer ends with, behind `#faq-`. */
  id: string | number;
  question: string;
  answer: string;
  /** Where more of the answer stands. */
  more?: { to: string; label: string };
}

export interface AnswersProps {
  faqs: readonly Answered[];
  /** Only questions are shown that have, with their answers, each of these words. */
  words: string;
}

/** Questions that unfold their answers, each with an address of its own. */
export function Answers({ faqs, words }: AnswersProps) {
  const sought = normaliseSearchText(words).split(/\s+/);
  const found = faqs.filter(({ question, answer }) => {
    const told = `${question} ${answer}`.toLowerCase();
    return sought.every((word) => told.includes(word));
  });
  if (found.length === 0) return <EmptyState title={texts.noneFound} message={texts.tryOtherWords} />;
  return (
    <Accordion
      items={found.map((faq) => ({ id: String(faq.id), title: faq.question, content: <Answer {...faq} /> }))}
    />
  );
}

/** A browser that loads the page at an answer unfolds what holds it; one that is led there within the site does not. */
function Answer({ id, question, answer, more }: Answered) {
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash === `#faq-${id}`) root.current?.closest('details')?.setAttribute('open', '');
  }, [hash, id]);
  return (
    <S.Answer id={`faq-${id}`} ref={root}>
      <p>{answer}</p>
      <S.Ways>
        {more && <Link to={more.to}>{more.label}</Link>}
        <a href={`#faq-${id}`} aria-label={texts.ownAddressOf(question)}>
          {texts.ownAddress}
        </a>
      </S.Ways>
    </S.Answer>
  );
}

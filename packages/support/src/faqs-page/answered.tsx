import { normaliseSearchText } from '@dopahiya/domain/typed';
import { Accordion, EmptyState, Link } from '@dopahiya/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as texts from '#texts/faqs-page';
import * as S from './faqs-page.styles.ts';

/** A question with its answer. */
interface Answered {
  /** Suffix of its anchor, after `#faq-`. */
  id: string | number;
  question: string;
  answer: string;
  /** Link to more details. */
  more?: { to: string; label: string };
}

export interface AnswersProps {
  faqs: readonly Answered[];
  /** Search text; only entries that contain every word are shown. */
  words: string;
}

/** Expandable questions, each with its own anchor. */
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

/** Opens the answer in the address's hash, because browsers do so only on page load, not on navigation within the site. */
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

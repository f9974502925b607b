import type { BrochureAnswer, DeskContent, ReadFact } from '@dopahiya/domain/desk';
import { Button, EmptyState, VisuallyHidden } from '@dopahiya/ui-kit';
import { useState } from 'react';
import * as texts from '#texts/spec-sheet';
import { textOf } from '../content/shown-value.ts';
import { isSame, valueAt } from '../content/values.ts';
import * as S from '../shell/shell.styles.ts';

interface ReadFactsProps {
  reading: BrochureAnswer;
  content: DeskContent;
  onField: (path: string, value: unknown) => void;
}

/** Facts of a spec sheet next to those of the draft, and the lines that were not understood. */
export function ReadFacts({ reading: { facts, unread }, content, onField }: ReadFactsProps) {
  const [news, setNews] = useState('');
  const accept = (fact: ReadFact) => {
    onField(fact.path, fact.value);
    setNews(texts.accepted(fact.label));
  };
  return (
    <>
      <h2>{texts.facts(facts.length)}</h2>
      <VisuallyHidden as="output">{news}</VisuallyHidden>
      {facts.length === 0 && <EmptyState title={texts.noFacts} />}
      <S.Rows>
        {facts.map((fact) => (
          <li key={`${fact.line} ${fact.path} ${fact.variant ?? ''}`}>
            <Fact fact={fact} current={valueAt(content, fact.path)} onAccept={() => accept(fact)} />
          </li>
        ))}
      </S.Rows>
      {unread.length > 0 && (
        <>
          <h2>{texts.unread(unread.length)}</h2>
          <S.Rows>
            {unread.map(({ line, text, reason }) => (
              <li key={line}>
                <q>{text}</q>
                <small>
                  {texts.line(line)} {reason}
                </small>
              </li>
            ))}
          </S.Rows>
        </>
      )}
    </>
  );
}

function Fact({ fact, current, onAccept }: { fact: ReadFact; current: unknown; onAccept: () => void }) {
  const { label, value, unit, line, words, variant } = fact;
  const withUnit = (one: unknown) => (one == null || unit === null ? textOf(one) : `${textOf(one)} ${unit}`);
  const isAccepted = isSame(current, value);
  const [isJust, setJust] = useState(false);
  const accept = () => {
    setJust(true);
    onAccept();
  };
  return (
    <>
      <b>
        {label}
        {variant !== null && `, ${variant}`}: {withUnit(value)}
      </b>
      <q>{words}</q>
      <small>
        {texts.line(line)} {texts.today(withUnit(current))}
      </small>
      {isAccepted ? (
        // The button that was pressed is gone by then.
        <p tabIndex={-1} ref={isJust ? focusOn : null}>
          {texts.isSame}
        </p>
      ) : (
        <div>
          <Button tone="secondary" size="small" aria-label={texts.acceptOf(label)} onClick={accept}>
            {texts.accept}
          </Button>
        </div>
      )}
    </>
  );
}

const focusOn = (element: HTMLElement | null) => element?.focus();

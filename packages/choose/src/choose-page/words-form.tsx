import type { ChoiceReading } from '@dopahiya/domain/bikes';
import { maxNeedsText } from '@dopahiya/domain/requests';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Button, SearchField } from '@dopahiya/ui-kit';
import type { SubmitEvent } from 'react';
import * as texts from '#texts/words-form';
import type { ChooseInputs } from './choose-inputs.ts';
import * as S from './choose-page.styles.ts';
import { HiddenNeeds } from './hidden-needs.tsx';
import { understoodIn } from './said-needs.ts';

export interface WordsFormProps {
  inputs: ChooseInputs;
  /** Needs in words, and what was understood of them; null if none were given. */
  words: string | null;
  reading: ChoiceReading | undefined;
  onSay: (words: string) => void;
}

/** Asks for the needs in words, and says what was understood of them. */
export function WordsForm({ inputs, words, reading, onSay }: WordsFormProps) {
  const say = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = new FormData(event.currentTarget).get('words');
    if (typeof said === 'string' && said.trim() !== '') onSay(said.trim());
  };
  return (
    <S.Fields method="get" action={addressIn(paths.choose)} aria-label={texts.label} onSubmit={say}>
      <HiddenNeeds inputs={inputs} of={(name) => name === 'city'} />
      <S.Words>
        <SearchField
          key={words}
          label={texts.label}
          labelled="visibly"
          name="words"
          placeholder={texts.example}
          defaultValue={words ?? ''}
          maxLength={maxNeedsText}
        />
        <Button type="submit" tone="secondary">
          {texts.read}
        </Button>
      </S.Words>
      <S.Said aria-live="polite">{words !== null && reading && <Understood reading={reading} />}</S.Said>
    </S.Fields>
  );
}

function Understood({ reading }: { reading: ChoiceReading }) {
  const understood = understoodIn(reading);
  return (
    <>
      <p>{understood.length > 0 ? texts.understood(understood) : texts.nothing}</p>
      {reading.unused.length > 0 && <p>{texts.unused(reading.unused)}</p>}
    </>
  );
}

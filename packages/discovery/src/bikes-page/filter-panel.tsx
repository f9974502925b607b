import type { BikeFacets } from '@dopahiya/domain/bikes';
import { addressIn } from '@dopahiya/domain/site';
import type { Condition } from '@dopahiya/engines/bike-conditions';
import { Button, CheckboxGroup, Icon, RadioGroup } from '@dopahiya/ui-kit';
import { type SubmitEvent, useRef } from 'react';
import * as texts from '#texts/bikes-page';
import type { BikeList } from '../bike-list/bike-list.ts';
import type { ListSort } from '../bike-list/sort-labels.ts';
import * as S from './filter-panel.styles.ts';
import { type FilterQuestion, filterQuestions } from './filter-questions.ts';
import { useFilterChoice } from './use-filter-choice.ts';

export interface FilterPanelProps {
  list: BikeList;
  /** The order that is fetched; undefined for the list's own, or one that it does not have. */
  sort: ListSort | undefined;
  /** What can be chosen and how many bikes it would leave; null while that is not known. */
  facets: BikeFacets | null;
  conditions: readonly Condition[];
  /** How many bikes are listed; undefined while that is not known. */
  count?: number | undefined;
}

/** The questions that narrow a list. Renders a GET form: each answer counts at once, or with its button where no script runs. */
export function FilterPanel({ list, sort, facets, conditions, count }: FilterPanelProps) {
  const { form, choose, prefetch } = useFilterChoice(list, sort, conditions);
  const opener = useRef<HTMLDetailsElement>(null);
  // Each choice counts already: what is left is to see the bikes.
  const showResults = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (opener.current) opener.current.open = false;
    opener.current?.scrollIntoView();
  };
  const questions = filterQuestions(facets, conditions);
  const unlisted = conditions.filter(([name]) => !questions.some((question) => question.name === name));
  return (
    <S.Root>
      <S.Opener ref={opener}>
        <summary>
          <Icon name="chevron-down" size={18} />
          {conditions.length > 0 ? texts.filtersChosen(conditions.length) : texts.filters}
        </summary>
      </S.Opener>
      <S.Form
        ref={form}
        method="get"
        action={addressIn(list.path)}
        aria-label={texts.filters}
        onChange={choose}
        onSubmit={showResults}
        onPointerOver={({ target }) => prefetch(target)}
      >
        {sort && <input type="hidden" name="sort" value={sort} />}
        {unlisted.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        {questions.map((question) => (
          <S.Question key={question.name} data-length={question.choices.length > 9 ? 'long' : 'short'}>
            <Answers question={question} conditions={conditions} />
          </S.Question>
        ))}
        <S.Submit>
          <Button type="submit" width="full">
            {texts.showBikes(count, (number) => (
              <S.Count>{number}</S.Count>
            ))}
          </Button>
        </S.Submit>
      </S.Form>
    </S.Root>
  );
}

function Answers({ question, conditions }: { question: FilterQuestion; conditions: readonly Condition[] }) {
  const { name, label, hint, answers, choices } = question;
  const chosen = conditions.filter(([other]) => other === name).map(([, value]) => value);
  const owned = { name, label, choices, ...(hint && { hint }) };
  return answers === 'several' ? (
    <CheckboxGroup {...owned} defaultValue={chosen} />
  ) : (
    <RadioGroup {...owned} defaultValue={chosen[0] ?? ''} />
  );
}

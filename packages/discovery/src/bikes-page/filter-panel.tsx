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
  /** Sort order to fetch; undefined for the default or an unsupported one. */
  sort: ListSort | undefined;
  /** Filter options with their counts; null while unknown. */
  facets: BikeFacets | null;
  conditions: readonly Condition[];
  /** Number of bikes in the list; undefined while unknown. */
  count?: number | undefined;
}

/** Filters of a list. Renders a GET form: each choice applies at once, or with the button if there are no scripts. */
export function FilterPanel({ list, sort, facets, conditions, count }: FilterPanelProps) {
  const { form, choose, prefetch } = useFilterChoice(list, sort, conditions);
  const opener = useRef<HTMLDetailsElement>(null);
  // Choices are already applied: submitting only closes the panel to show the bikes.
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

import { messageOf, useApi } from '@dopahiya/api-client';
import { Button, ErrorPanel, Link, Pagination, SearchField, Section, Skeleton, theme } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import * as texts from '#texts/bike-choice';
import type { SlotBike } from '../comparison/compared-bike.ts';
import type { CompareMode } from '../comparison/comparison-address.ts';
import { choicePageSize, compareQueries } from '../comparison/compare-queries.ts';
import { choiceAddress, type ChoiceQuery } from './choice-query.ts';
import { ChoiceRow } from './choice-row.tsx';
import { choiceTarget } from './choice-target.ts';

export interface ChoiceSectionProps {
  mode: CompareMode;
  bikes: readonly SlotBike[];
  query: ChoiceQuery;
}

/** The bike list as a page section of plain links and a form, for visitors without scripts. */
export function ChoiceSection({ mode, bikes, query }: ChoiceSectionProps) {
  const { slot, type, search } = query;
  const other = type === 'electric' ? 'bikes' : 'electric';
  return (
    <Section id="choice" title={texts.title} tone="sunken">
      <Form method="get" action="#choice">
        <input type="hidden" name="change" value={slot + 1} />
        {type === 'electric' && <input type="hidden" name="type" value="electric" />}
        <SearchField
          label={texts.search}
          placeholder={texts.searchPlaceholder}
          name="search"
          defaultValue={search}
          key={search}
          maxLength={60}
        />
        <Button type="submit">{texts.submit}</Button>
      </Form>
      {mode === 'bikes' && (
        <Other>
          <Link to={choiceAddress({ ...query, type: other, page: 1 })}>
            {other === 'electric' ? texts.showElectric : texts.showPetrol}
          </Link>
        </Other>
      )}
      <Choices mode={mode} bikes={bikes} query={query} />
    </Section>
  );
}

function Choices({ mode, bikes, query }: ChoiceSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(compareQueries.choicePage(useApi(), query));
  if (error) {
    const message = messageOf(error, texts.failedWhy);
    const retry = () => void refetch();
    return <ErrorPanel title={texts.failed} message={message} onRetry={retry} retrying={isFetching} />;
  }
  if (!data) return <Skeleton height="12lh" />;
  if (data.results.length === 0) return <p>{texts.noneFound}</p>;
  return (
    <>
      <ul aria-label={texts.bikes}>
        {data.results.map((bike) => (
          <ChoiceRow key={bike.id} bike={bike} target={choiceTarget({ mode, bikes, slot: query.slot }, bike)} />
        ))}
      </ul>
      <Pagination
        page={query.page}
        pages={Math.ceil(data.count / choicePageSize)}
        toPage={(page) => choiceAddress({ ...query, page })}
        label={texts.pages}
      />
    </>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 480px) auto;
  gap: ${theme.space[3]};
  align-items: end;
  justify-content: start;
  margin-bottom: ${theme.space[3]};
`;

const Other = styled.p`
  margin-bottom: ${theme.space[3]};
`;

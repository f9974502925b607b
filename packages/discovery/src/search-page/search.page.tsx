import { foundPageQueries } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { freeText, pageQuery } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { searchListAt, wordsOf } from '../lists/search-list.ts';
import { Breadcrumb, Container, PageTitle, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import * as texts from '#texts/search-page';
import type { BikeList } from '../bike-list/bike-list.ts';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import { ListBody } from '../bike-list/list-body.tsx';
import type { ListAddress } from '../bike-list/list-address.ts';
import { useListedPages } from '../bike-list/list-queries.ts';
import { FoundPages } from '../found-pages/found-pages.tsx';
import { WordsForm } from '../words-form/words-form.tsx';
import { AskedPages } from './asked-pages.tsx';
import { SearchInterpretation } from './search-interpretation.tsx';
import { RelaxedSearches } from './relaxed-searches.tsx';

export interface SearchPageProps {
  list: BikeList;
  address: ListAddress;
}

/** Search results: bikes by name or plain language, how the words were interpreted, and other pages. */
export function SearchPage({ list, address }: SearchPageProps) {
  const text = wordsOf(list);
  const { data, isPlaceholderData } = useListedPages(address, list);
  const { reading, without, leads = [] } = (isPlaceholderData ? undefined : data?.pages[0]) ?? {};
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb]} current={list.label} />
        <PageTitle intro={list.intro}>{list.heading}</PageTitle>
        <WordsForm action={list.path} text={text} label={texts.search} placeholder={texts.example} />
        <AskedPages leads={leads} />
        {reading && <SearchInterpretation reading={reading} />}
        <RelaxedSearches reading={reading} without={without} />
        <Results list={list} address={address} />
      </Container>
    </Page>
  );
}

/** Bikes with pages beside them; pages first if no bike was found, only bikes without a search text. */
function Results({ list, address }: SearchPageProps) {
  const text = wordsOf(list);
  const { data } = useListedPages(address, list);
  if (text === '') return <ListBody list={list} address={address} />;
  if (data?.pages[0]?.count === 0) {
    return (
      <First>
        <FoundPages text={text} whenEmpty="nothing" />
        <ListBody list={list} address={address} />
      </First>
    );
  }
  return (
    <Split>
      <Bikes>
        <ListBody list={list} address={address} columns={3} />
      </Bikes>
      <FoundPages text={text} whenEmpty="ways-on" />
    </Split>
  );
}

const First = styled.div`
  display: grid;
  gap: ${theme.space[8]};
`;

const Split = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) 272px;
    align-items: start;
  }
`;

const Bikes = styled.div`
  min-width: 0;
`;

/** Search page: bikes found by plain language, with matching guides, tools and answers. */
export const searchPage = defineListPage({
  name: 'search',
  path: paths.search,
  find: (address) => ({ list: searchListAt(address) }),
  parameters: { q: freeText() },
  sections: (api, list) => (wordsOf(list) === '' ? [] : [pageQuery(foundPageQueries.matching(api, wordsOf(list)))]),
  component: SearchPage,
  listed: () => [],
  examples: [paths.searchFor('scooter under 1 lakh')],
});

import { Breadcrumb, Container, PageTitle } from '@dopahiya/ui-kit';
import * as texts from '#texts/search-page';
import type { BikeList } from '../bike-list/bike-list.ts';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import { ListBody } from '../bike-list/list-body.tsx';
import type { ListAddress } from '../bike-list/list-address.ts';
import { useListedPages } from '../bike-list/use-listed-pages.ts';
import { WordsForm } from '../words-form/words-form.tsx';
import { AskedPages } from './asked-pages.tsx';
import { HowItWasRead } from './how-it-was-read.tsx';
import { WithoutOne } from './without-one.tsx';

export interface SearchPageProps {
  list: BikeList;
  address: ListAddress;
}

/** The bikes that a search finds, by name or by plain words, with how the words were read. */
export function SearchPage({ list, address }: SearchPageProps) {
  const text = list.parameters?.find(([name]) => name === 'q')?.[1] ?? '';
  const { data, isPlaceholderData } = useListedPages(address, list);
  const { reading, without, leads = [] } = (isPlaceholderData ? undefined : data?.pages[0]) ?? {};
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb]} current={list.label} />
        <PageTitle intro={list.intro}>{list.heading}</PageTitle>
        <WordsForm action={list.path} text={text} label={texts.search} placeholder={texts.example} />
        <AskedPages leads={leads} />
        {reading && <HowItWasRead reading={reading} />}
        <WithoutOne reading={reading} without={without} />
        <ListBody list={list} address={address} />
      </Container>
    </Page>
  );
}

import { bikeConditionNames, isBikeCondition } from '@dopahiya/domain/requests';
import { paths } from '@dopahiya/domain/site';
import { freeText } from '@dopahiya/site';
import { defineListPage } from '../bike-list/list-page.tsx';
import { allBikesAt } from '../lists/all-bikes-list.ts';
import type { Condition } from '@dopahiya/engines/bike-conditions';
import { Breadcrumb, Container, PageTitle, theme } from '@dopahiya/ui-kit';
import { ReadMore } from '../read-more/read-more.tsx';
import { styled } from 'styled-components';
import type { BikeList } from '../bike-list/bike-list.ts';
import { homeCrumb } from '../bike-list/home-crumb.ts';
import { Page } from '../bike-list/bike-list-page.styles.ts';
import { ListBody } from '../bike-list/list-body.tsx';
import { chosenSort, type ListAddress } from '../bike-list/list-address.ts';
import { useListedPages } from '../bike-list/list-queries.ts';
import { ChosenConditions } from './chosen-conditions.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { UnknownFactsFilter } from './unknown-facts-filter.tsx';

const conditionParameters = bikeConditionNames.map(
  (name) => [name, freeText((value) => isBikeCondition(name, value))] as const,
);

export interface BikesPageProps {
  list: BikeList;
  address: ListAddress;
}

const none: readonly Condition[] = [];

/** Page of all bikes with filters; every state has an address and works without scripts. */
export function BikesPage({ list, address }: BikesPageProps) {
  const first = useListedPages(address, list).data?.pages[0];
  const facets = first?.facets ?? null;
  // The parameters of this list are all filter conditions.
  const conditions = (list.parameters ?? none) as readonly Condition[];
  const context = { list, sort: chosenSort(list, address), facets, conditions };
  return (
    <Page>
      <Container>
        <Breadcrumb trail={[homeCrumb]} current={list.label} />
        <PageTitle intro={<ReadMore lines={2}>{list.intro}</ReadMore>}>{list.heading}</PageTitle>
        <Split>
          <FilterPanel {...context} count={first?.count} />
          <Results>
            <ChosenConditions {...context} />
            <UnknownFactsFilter {...context} count={first?.unknown} />
            <ListBody list={list} address={address} columns={3} />
          </Results>
        </Split>
      </Container>
    </Page>
  );
}

const Split = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[10]};

  ${theme.media.nav} {
    grid-template-columns: 256px minmax(0, 1fr);
    align-items: start;
  }
`;

const Results = styled.div`
  min-width: 0;
`;

/** Page of all bikes on sale, with any number of filters. */
export const bikesPage = defineListPage({
  name: 'bikes',
  path: paths.bikes,
  find: (address) => ({ list: allBikesAt(address) }),
  parameters: Object.fromEntries(conditionParameters),
  component: BikesPage,
});

import { paths } from '@dopahiya/domain';
import { Breadcrumb, Container, PageTitle, ReadMore } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';
import type { BikeList } from './bike-list.ts';
import * as S from './bike-list-page.styles.ts';
import type { ListAddress } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { RelatedLists } from './related-lists.tsx';

/** What `BikeListPage` takes. */
export interface BikeListPageProps {
  list: BikeList;
  address: ListAddress;
  /** What stands between the introduction and the list. */
  above?: ReactNode;
}

/** A page that lists bikes: where it stands, what it holds, its order, its bikes to scale, page after page. */
export function BikeListPage({ list, address, above }: BikeListPageProps) {
  const { label, heading, intro, trail = [], related = [] } = list;
  return (
    <S.Page>
      <Container>
        <Breadcrumb trail={[{ label: 'Home', to: paths.home }, ...trail]} current={label} />
        <PageTitle intro={<ReadMore lines={2}>{intro}</ReadMore>}>{heading}</PageTitle>
        <RelatedLists lists={related} />
        {above}
        <ListBody key={list.path} list={list} address={address} />
      </Container>
    </S.Page>
  );
}

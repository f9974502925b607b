import { Breadcrumb, ChipLink, ChipRow, Container, PageTitle } from '@dopahiya/ui-kit';
import { ReadMore } from '../read-more/read-more.tsx';
import type { ReactNode } from 'react';
import * as texts from '#texts/bike-list';
import type { BikeList, NamedPage } from './bike-list.ts';
import * as S from './bike-list-page.styles.ts';
import type { ListAddress } from './list-address.ts';
import { ListBody } from './list-body.tsx';
import { homeCrumb } from './home-crumb.ts';
import { paths } from '@dopahiya/domain/site';
import { highestSeat } from '@dopahiya/drawing';
import { riderHeight, useRemembered } from '@dopahiya/visitor';

export interface BikeListPageProps {
  list: BikeList;
  address: ListAddress;
  /** Content between the introduction and the list. */
  above?: ReactNode;
}

/** Page that lists bikes: breadcrumb, introduction, sort order and a paged list of bikes to scale. */
export function BikeListPage({ list, address, above }: BikeListPageProps) {
  const { label, heading, intro, trail = [], related = [] } = list;
  return (
    <S.Page>
      <Container>
        <Breadcrumb trail={[homeCrumb, ...trail]} current={label} />
        <PageTitle intro={<ReadMore lines={2}>{intro}</ReadMore>}>{heading}</PageTitle>
        <RelatedLists lists={related} />
        {above}
        <ListBody key={list.path} list={list} address={address} />
      </Container>
    </S.Page>
  );
}

/** Links to related lists; renders nothing if there are none. */
function RelatedLists({ lists }: { lists: readonly NamedPage[] }) {
  if (lists.length === 0) return null;
  return (
    <S.Related aria-label={texts.similarLists}>
      <ChipRow label={texts.similarLists}>
        {lists.map(({ label, to }) => (
          <ChipLink key={to} to={to}>
            {label}
          </ChipLink>
        ))}
        <FitChip />
      </ChipRow>
    </S.Related>
  );
}

/** Link to the bikes with a low enough seat for the visitor's remembered height; renders nothing if no height is remembered. */
export function FitChip() {
  const [height] = useRemembered(riderHeight);
  if (height === null) return null;
  return (
    <ChipLink to={{ pathname: paths.bikes, search: `max_seat_height=${highestSeat(height)}` }}>
      {texts.fits(height)}
    </ChipLink>
  );
}

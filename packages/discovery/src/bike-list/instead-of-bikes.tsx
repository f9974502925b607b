import { ButtonLink, EmptyState, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { type ListAddress, toListPart } from './list-address.ts';

/** A list, and where one is in it. */
export interface ListedAt {
  list: BikeList;
  address: ListAddress;
}

/** Says that a list holds no bike, and where there are some. */
export function EmptyList({ list: { empty } }: Pick<ListedAt, 'list'>) {
  const { title, message, action } = empty;
  return (
    <EmptyState
      title={title}
      message={message}
      action={
        action && (
          <ButtonLink to={action.to} tone="secondary" preventScrollReset>
            {action.label}
          </ButtonLink>
        )
      }
    />
  );
}

/** Says what is wrong with an address that narrows a list by something that does not exist, and leads to the whole list. */
export function WrongList({ list, why }: Pick<ListedAt, 'list'> & { why: string }) {
  return <EmptyState title={why} action={<Link to={list.path}>{texts.toWholeList(list.heading)}</Link>} />;
}

/** Stands where an address names a page behind the end of its list. */
export function PageBeyondEnd({ list, address }: ListedAt) {
  const first = <Link to={toListPart(list, { ...address, page: 1 })}>{texts.toFirstPage}</Link>;
  return <EmptyState title={texts.noSuchPage(address.page)} action={first} />;
}

import { ButtonLink, EmptyState, Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-list';
import type { BikeList } from './bike-list.ts';
import { type ListAddress, toListPart } from './list-address.ts';

/** A list and the current address within it. */
export interface ListedAt {
  list: BikeList;
  address: ListAddress;
}

/** Empty state of a list, with a link to other bikes. */
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

/** Explains that a filter in the address is invalid, with a link to the whole list. */
export function WrongList({ list, why }: Pick<ListedAt, 'list'> & { why: string }) {
  return <EmptyState title={why} action={<Link to={list.path}>{texts.toWholeList(list.heading)}</Link>} />;
}

/** Shown for a page number past the end of the list. */
export function PageBeyondEnd({ list, address }: ListedAt) {
  const first = <Link to={toListPart(list, { ...address, page: 1 })}>{texts.toFirstPage}</Link>;
  return <EmptyState title={texts.noSuchPage(address.page)} action={first} />;
}

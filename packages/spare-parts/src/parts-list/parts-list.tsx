import { isWrongAddress, messageOf, useApi, useShownError } from '@dopahiya/api-client';
import { fullNameOf } from '@dopahiya/domain/bikes';
import { type BikeParts, partsPaths } from '@dopahiya/domain/parts';
import {
  Container,
  EmptyState,
  ErrorPanel,
  LoadMore,
  PageTitle,
  Pagination,
  Skeleton,
  VisuallyHidden,
} from '@dopahiya/ui-kit';
import { type InfiniteQueryObserverResult, useInfiniteQuery } from '@tanstack/react-query';
import * as texts from '#texts/part';
import { PartsTrail } from '../bike-page/parts-trail.tsx';
import { MissingPart } from '../part-page/missing-part.tsx';
import { pageSizes, partsQueries } from '../parts-queries.ts';
import { useUnderDevelopment } from '../under-development/use-under-development.tsx';
import { PartRow } from './part-row.tsx';
import * as S from './parts-list.styles.ts';

interface PartsListProps {
  parts: BikeParts;
  /** Slug of the group. */
  category: string;
  page: number;
}

/** All products of a group, each with its compatibility. */
export function PartsList({ parts, category, page }: PartsListProps) {
  const { bike, categories } = parts;
  const group = categories.find(({ slug }) => slug === category);
  if (!group) return <MissingPart bike={bike} />;
  const name = fullNameOf(bike);
  return (
    <Container>
      <PartsTrail bike={bike} group={group} />
      <PageTitle intro={group.description}>{texts.listTitle(group.name, name)}</PageTitle>
      <S.Notice>{texts.notYet}</S.Notice>
      <Products bike={{ slug: bike.slug, name }} category={category} page={page} />
      <S.AboutFit>{texts.aboutFit}</S.AboutFit>
    </Container>
  );
}

interface ProductsProps extends Omit<PartsListProps, 'parts'> {
  bike: { slug: string; name: string };
}

function Products({ bike, category, page }: ProductsProps) {
  const products = useInfiniteQuery(partsQueries.parts(useApi(), bike.slug, category, page));
  const error = useShownError(products);
  const { tell, dialog } = useUnderDevelopment();
  const { data, isFetching, refetch } = products;
  if (isWrongAddress(error) && !data) return <EmptyState title={texts.notFound} message={texts.notFoundHint} />;
  if (error && !data) {
    const message = messageOf(error, texts.failedWhy);
    return <ErrorPanel title={texts.failed} message={message} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <Waiting />;
  const shown = data.pages.flatMap(({ results }) => results);
  if (shown.length === 0) return <EmptyState title={texts.noParts} message={texts.noPartsHint} />;
  const address = partsPaths.category(bike.slug, category);
  return (
    <>
      <S.Rows aria-label={texts.partsList}>
        {shown.map((part) => (
          <li key={part.id}>
            <PartRow part={part} bike={bike} category={category} onAdd={tell} />
          </li>
        ))}
      </S.Rows>
      {error && <S.Complaint role="alert">{texts.moreFailed}</S.Complaint>}
      {(products.hasNextPage || data.pages.length > 1) && <MoreProducts products={products} count={shown.length} />}
      <Pagination
        page={page}
        pages={Math.ceil((data.pages[0]?.count ?? 0) / pageSizes.parts)}
        toPage={(number) => (number === 1 ? address : `${address}?page=${number}`)}
        label={texts.pages}
        seen="without-scripts"
      />
      {dialog}
    </>
  );
}

interface MoreProductsProps {
  products: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** Number of products shown. */
  count: number;
}

function MoreProducts({ products: { hasNextPage, isFetchingNextPage, fetchNextPage }, count }: MoreProductsProps) {
  return (
    <LoadMore
      label={isFetchingNextPage ? texts.loadingMore : texts.loadMore}
      progress={texts.shown(count)}
      loading={isFetchingNextPage}
      {...(hasNextPage && { onLoadMore: () => void fetchNextPage() })}
    />
  );
}

function Waiting() {
  return (
    <>
      <VisuallyHidden as="output">{texts.loading}</VisuallyHidden>
      <Skeleton height="420px" />
    </>
  );
}

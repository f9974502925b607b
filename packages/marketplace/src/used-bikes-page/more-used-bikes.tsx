import { ErrorPanel, LoadMore, Pagination } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bikes-list';
import { failureText, type FoundUsedBikes } from './use-used-bikes.ts';
import { toUsedBikes, type UsedBikesPart } from './used-bikes-address.ts';
import * as S from './used-bikes-list.styles.ts';

export interface MoreUsedBikesProps {
  part: UsedBikesPart;
  found: FoundUsedBikes;
  /** Number of bikes shown. */
  shown: number;
  /** Number of bikes in the whole list. */
  count: number;
}

const pageSize = 10;

/** Loads the rest of the list on a press; plain links without scripts. */
export function MoreUsedBikes({ part: { choices, page }, found, shown, count }: MoreUsedBikesProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = found;
  const more = () => void fetchNextPage();
  const isLong = shown > pageSize;
  return (
    <S.More>
      {isFetchNextPageError && error ? (
        <ErrorPanel title={texts.failed} message={failureText(error)} onRetry={more} retrying={isFetchingNextPage} />
      ) : (
        (hasNextPage || isLong) && (
          <LoadMore
            label={texts.loadMore}
            loading={isFetchingNextPage}
            {...(hasNextPage && { onLoadMore: more })}
            progress={texts.progress((page - 1) * pageSize + shown, count)}
          />
        )
      )}
      <Pagination
        page={page}
        pages={Math.ceil(count / pageSize)}
        toPage={(number) => toUsedBikes(choices, number)}
        label={texts.pages}
        seen="without-scripts"
      />
    </S.More>
  );
}

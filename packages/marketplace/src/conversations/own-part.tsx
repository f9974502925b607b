import type { UsedBikeDetail } from '@dopahiya/domain/market';
import { paths } from '@dopahiya/domain/site';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { Later, Link, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/ask-seller';

/** Status and actions of a listing, for its seller. */
export function OwnPart({ bike }: { bike: UsedBikeDetail }) {
  return (
    <>
      <Later when="now" load={loadTools} fallback={<Skeleton height="144px" />} id={bike.id} />
      <p>
        {texts.own}{' '}
        <Link to={paths.messages} arrow="forward">
          {texts.toMessages}
        </Link>
      </p>
    </>
  );
}

/** If the number reader fails to load, prices must be typed as plain digits. */
const loadTools = async () => {
  const [{ OwnListingTools }] = await Promise.all([
    import('../own-listings/own-listing-tools.tsx'),
    loadNumberReader().catch(() => undefined),
  ]);
  return OwnListingTools;
};

import { islands } from '@dopahiya/site';
import { showLoadFailure } from '@dopahiya/ui-kit';

/** What stands below the first screen of a used bike's page, and what of it needs no script to be read, in scripts of its own that come later. */
export const { DealInStone, AskSeller, TransferSection, BeforeYouPay, SameBikeNew, SimilarUsedBikes } = islands(
  () => import('./used-bike-parts.ts'),
  {
    DealInStone: { minHeight: '250px' },
    AskSeller: { minHeight: '240px' },
    TransferSection: { minHeight: '620px' },
    BeforeYouPay: { minHeight: '760px' },
    SameBikeNew: { minHeight: '620px' },
    SimilarUsedBikes: { minHeight: '620px' },
  },
  { onFailure: showLoadFailure },
);

import type { UsedBike } from '@dopahiya/domain/market';
import type { ComponentType, ReactNode } from 'react';

/** Used bikes that a visitor marked, the latest first. */
interface FavouriteUsedBikesProps {
  bikes: readonly UsedBike[];
}

/** What other features show on the page of an account; a part that is not given is not there. */
export interface ProfileSlots {
  /** What the visitor wrote about bikes. */
  reviews?: ReactNode;
  /** What the visitor sells. */
  listings?: ReactNode;
  /** What the visitor asked and was asked, and the offers. */
  questions?: ReactNode;
  /** What waits for a moderator; shown to moderators alone. */
  moderation?: ReactNode;
  /** Shows the used bikes that the visitor marked, and takes them out. */
  FavouriteUsedBikes?: ComponentType<FavouriteUsedBikesProps>;
}

import type { UsedBike } from '@dopahiya/domain/market';
import type { ComponentType, ReactNode } from 'react';

/** Used bikes that a visitor saved, latest first. */
interface FavouriteUsedBikesProps {
  bikes: readonly UsedBike[];
}

/** Slots that other features fill on the account page; an empty one is left out. */
export interface ProfileSlots {
  /** The visitor's reviews. */
  reviews?: ReactNode;
  /** The visitor's listings. */
  listings?: ReactNode;
  /** The visitor's conversations and offers. */
  questions?: ReactNode;
  /** The visitor's saved searches for used bikes. */
  savedSearches?: ReactNode;
  /** Moderation queue; shown to moderators only. */
  moderation?: ReactNode;
  /** Way to the owner's desk; shown to owners and editors only. */
  desk?: ReactNode;
  /** Renders saved used bikes, with a way to remove them. */
  FavouriteUsedBikes?: ComponentType<FavouriteUsedBikesProps>;
}

export const yours = (bike: string) => `Your review of ${bike}`;
export const states = {
  PENDING: 'Being checked',
  PUBLISHED: 'Published',
  REJECTED: 'Not published',
} as const;
export const pendingMeans = 'Only you can see it until we have checked it.';
export const refusedBecause = (reason: string) =>
  `We did not publish it: ${reason} Edit it and we will check it again.`;
export const edit = 'Edit review';
export const remove = 'Delete review';
export const removing = 'Deleting...';
export const removeTitle = 'Delete your review?';
export const removeMeans = 'Its votes are deleted too. You cannot undo this.';
export const keep = 'Keep it';
export const removed = 'Your review is deleted.';
export const removeFailed = 'Your review could not be deleted.';
export const removeFailedWhy = 'Something went wrong on our side. Try again in a minute.';

export const loading = 'Loading your reviews...';
export const failed = 'Your reviews could not be loaded.';
export const none = 'You have not reviewed a bike yet.';
export const noneMeans = 'Open a bike’s page and write your review there.';
export const findBike = 'Find a bike';
export const listLabel = 'Your reviews';

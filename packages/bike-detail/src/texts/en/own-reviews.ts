export const yours = (bike: string) => `Your review of ${bike}`;
export const states = {
  PENDING: 'Waiting to be read',
  PUBLISHED: 'Published',
  REJECTED: 'Not published',
} as const;
export const pendingMeans = 'Only you see it until we have read it.';
export const refusedBecause = (reason: string) =>
  `It was not published: ${reason} Change it and it will be read again.`;
export const edit = 'Edit review';
export const remove = 'Delete review';
export const removing = 'Deleting...';
export const removeTitle = 'Delete your review?';
export const removeMeans = 'The votes that others gave it are deleted too, and it cannot be brought back.';
export const keep = 'Keep it';
export const removed = 'Your review is deleted.';
export const removeFailed = 'Your review could not be deleted.';
export const removeFailedWhy = 'Something went wrong on our side. Please try again in a minute.';

export const loading = 'Loading your reviews...';
export const failed = 'Your reviews could not be loaded.';
export const none = 'You have not reviewed a bike yet.';
export const noneMeans = 'Open a bike, go to its reviews and say what it is like to live with.';
export const findBike = 'Find a bike';
export const listLabel = 'Your reviews';

export const missingTitle = 'Bike Not Found';
export const invalidSlug = 'Invalid bike slug';
export const failedTitle = 'Error Loading Bike';
export const failed = 'Failed to load bike data';
export const failedBecause = (reason: string) => `Failed to load bike data. ${reason}`;
export const failedWithStatus = (status: number | null) => `HTTP error! status: ${status}`;

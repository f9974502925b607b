/** How many bikes a preview shows at most. */
export const previewCount = 4;

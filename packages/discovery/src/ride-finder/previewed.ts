/** How many bikes a preview shows at most. */
export const previewed = 4;

/** For which city something is worked out, and why for this one. */
export const assumed = (city: string) => `For ${city}, until you choose your city.`;
export const chosen = (city: string) => `For ${city}, the city you chose.`;
export const named = (city: string) => `For ${city}, as this page’s address says.`;

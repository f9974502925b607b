/** For which city something is worked out, and why for this one. */
export const assumed = (city: string) => `For ${city}. Choose your city to change this.`;
export const chosen = (city: string) => `For ${city}, your city.`;
export const named = (city: string) => `For ${city}.`;

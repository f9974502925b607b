export const previous = (what: string) => `Previous ${what}`;
export const next = (what: string) => `Next ${what}`;

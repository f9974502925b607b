/** How an asked price stands to what such bikes are asked for, the lowest first. */
export const dealGrades = ['great', 'good', 'fair', 'high', 'very-high'] as const;
export type DealGrade = (typeof dealGrades)[number];

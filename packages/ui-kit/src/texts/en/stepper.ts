export const step = (number: number, count: number) => `Step ${number} of ${count}`;
/** Stands before the name of a step, for screen readers. */
export const done = 'Done:';

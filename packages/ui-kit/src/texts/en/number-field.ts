/** What is said of a number that was typed; loaded when somebody types. */
export const least = (value: string) => `The least is ${value}: that is taken.`;
export const most = (value: string) => `The most is ${value}: that is taken.`;
export const nearest = (value: string) => `That is not possible here: ${value}, the nearest, is taken.`;
export const read = (value: string) => `Read as ${value}.`;

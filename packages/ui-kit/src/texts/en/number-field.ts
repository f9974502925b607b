/** What is said of a number that was typed; loaded when somebody types. */
export const least = (value: string) => `The least is ${value}, so we use that.`;
export const most = (value: string) => `The most is ${value}, so we use that.`;
export const nearest = (value: string) => `That is not possible here, so we use the nearest: ${value}.`;
export const read = (value: string) => `Read as ${value}.`;

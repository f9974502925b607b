/** What is said of a number that was typed; loaded when somebody types. */
export const min = (value: string) => `The minimum is ${value}, so we’ve used that.`;
export const max = (value: string) => `The maximum is ${value}, so we’ve used that.`;
export const nearest = (value: string) => `We’ve used the nearest possible value: ${value}.`;
export const read = (value: string) => `Read as ${value}.`;

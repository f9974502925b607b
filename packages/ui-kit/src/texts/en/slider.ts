export const exactly = (label: string) => `${label}, exactly`;
export const least = (value: string) => `The least is ${value}: that is taken.`;
export const most = (value: string) => `The most is ${value}: that is taken.`;
export const nearest = (value: string) => `That is not possible here: ${value}, the nearest, is taken.`;
export const read = (value: string) => `Read as ${value}.`;
export const unread = (typed: string, value: string) =>
  `‘${typed}’ could not be read as a number, so ${value} still counts. Write it in digits, with a dot before decimals.`;

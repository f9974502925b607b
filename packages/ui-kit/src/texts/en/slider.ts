export const exactly = (label: string) => `${label}, exactly`;
export const notes = {
  least: (value: string) => `The least is ${value}: that is taken.`,
  most: (value: string) => `The most is ${value}: that is taken.`,
  nearest: (value: string) => `That is not possible here: ${value}, the nearest, is taken.`,
  read: (value: string) => `Read as ${value}.`,
};
export const unread = (typed: string, value: string) =>
  `‘${typed}’ could not be read as a number, so ${value} still counts. Write it in digits, with a dot before decimals.`;

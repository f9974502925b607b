export const unread = (typed: string) =>
  `‘${typed}’ could not be read as a number and changes nothing. Write it in digits, with a dot before decimals.`;

export const unread = (typed: string) =>
  `We couldn’t read ‘${typed}’ as a number. Use digits, with a dot before decimals.`;

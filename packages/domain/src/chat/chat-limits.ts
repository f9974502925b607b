/** Maximum number of earlier messages taken into account. */
export const maxEarlier = 8;

/** Maximum lengths of the fields of a chat, in characters. */
export const chatLengths = { name: 80, city: 80, message: 1000 } as const;

/** Retention period of a chat, in days. */
export const chatKeptDays = 90;

const months = 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ');

/** Formats an ISO date: '2026-06-14' becomes '14 जून 2026'. */
export const formatDate = (day: string): string => `${new Date(day).getUTCDate()} ${formatMonth(day)}`;

/** Formats the month of an ISO date or month: '2026-06' becomes 'जून 2026'. */
export function formatMonth(day: string): string {
  const date = new Date(day);
  return `${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** Joins words in a sentence: 'A', 'A और B', 'A, B और C'. */
export function joinWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} और ${words.at(-1)}`;
}

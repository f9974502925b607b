export const label = 'In your own words';
export const example = 'office, 40 km daily, under 1 lakh';
export const read = 'Read my needs';
export const understood = (needs: readonly string[]) => `Understood: ${needs.join('; ')}.`;
export const nothing = 'We understood no need in this. Say what the bike is for, or what it may cost.';
export const unused = (words: readonly string[]) => `Not used: ${words.map((word) => `“${word}”`).join(', ')}.`;
export const named = (name: string, amount: string) => `${name}: ${amount}`;
export const most = (criterion: string) => `${criterion} matters most`;
export const city = 'City';

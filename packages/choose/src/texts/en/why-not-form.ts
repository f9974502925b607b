export const title = 'Why not another bike?';
export const bike = 'Bike you miss here';
export const ask = 'Ask';
export const unknownBike = (name: string) => `We know no bike called “${name}”. Check the spelling.`;
export const open = (name: string) => `Open ${name}`;

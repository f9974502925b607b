export const none = 'None';
export const yes = 'Yes';
export const no = 'No';
export const before = 'Before';
export const after = 'After';
export const reordered = 'In another order';

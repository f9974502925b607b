export const appearance = 'Appearance';
export const system = 'System';
export const light = 'Light';
export const dark = 'Dark';

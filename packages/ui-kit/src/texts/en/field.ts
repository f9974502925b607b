export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const roomFor = (most: number) => `Up to ${most} characters`;
export const charactersOf = (count: number, most: number) => `${count} of ${most} characters`;

import { formatNumber } from '@dopahiya/domain/site';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const roomFor = (max: number) => `Up to ${formatNumber(max)} characters`;
export const charactersOf = (count: number, max: number) => `${formatNumber(count)} of ${formatNumber(max)} characters`;

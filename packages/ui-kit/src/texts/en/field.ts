import { formatNumber } from '@dopahiya/domain/site';

export const hidePassword = 'Hide password';
export const showPassword = 'Show password';

export const roomFor = (most: number) => `Up to ${formatNumber(most)} characters`;
export const charactersOf = (count: number, most: number) =>
  `${formatNumber(count)} of ${formatNumber(most)} characters`;

export const otherWaysOn = 'Other pages';

export const otherWaysOn = 'Other ways on';

export const exactly = (label: string) => `${label}, exactly`;
export const least = (value: string) => `The least is ${value}: that is taken.`;
export const most = (value: string) => `The most is ${value}: that is taken.`;

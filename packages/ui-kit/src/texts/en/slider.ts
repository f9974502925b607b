export const exactly = (label: string) => `${label}, exactly`;

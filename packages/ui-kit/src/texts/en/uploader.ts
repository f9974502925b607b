export const photos = 'Photos';
export const room = (count: number, most: number) => `${count} of ${most}. The first is the cover.`;
export const addPhotos = 'Add photos';
export const cover = 'Cover';

export const photo = (number: number, count: number, name: string) => `${number} of ${count}: ${name}`;
export const sending = (name: string) => `Sending ${name}`;
export const moveEarlier = (name: string) => `Move ${name} earlier`;
export const moveLater = (name: string) => `Move ${name} later`;
export const remove = (name: string) => `Remove ${name}`;

export const leftOut = (most: number, count: number) => `At most ${most} photos fit: ${count} of yours left out.`;
export const moved = (name: string, number: number, count: number) => `${name} is now photo ${number} of ${count}.`;
export const removed = (name: string) => `${name} is removed.`;

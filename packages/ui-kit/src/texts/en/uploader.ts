export const photos = 'Photos';
export const room = (count: number, most: number) => `(${count} of ${most})`;
export const firstIsCover = 'The first one is the cover';
export const dragHere = 'Drag photos here';
export const addHere = 'Add photos of the bike';
export const whatIsTaken = (most: number) =>
  `Images only, ${most} at most. Large ones are made smaller before they are sent.`;
export const choosePhotos = 'Choose photos';
export const takePhoto = 'Take a photo';
export const addPhotos = 'Add a photo';
export const cover = 'Cover';

export const photo = (number: number, count: number, name: string) => `${number} of ${count}: ${name}`;
export const sending = (name: string) => `Sending ${name}`;
export const uploading = (share: number) => `Uploading, ${share}%`;
export const waiting = 'Waiting';
export const failed = 'Image upload failed';
export const retry = 'Retry';
export const retryOf = (name: string) => `Retry ${name}`;
export const moveEarlier = (name: string) => `Move ${name} earlier`;
export const moveLater = (name: string) => `Move ${name} later`;
export const remove = (name: string) => `Remove ${name}`;

export const leftOut = (most: number, count: number) => `At most ${most} photos fit: ${count} of yours left out.`;
export const moved = (name: string, number: number, count: number) => `${name} is now photo ${number} of ${count}.`;
export const removed = (name: string) => `${name} is removed.`;

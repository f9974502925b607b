export const photos = 'Photos';
export const room = (count: number, max: number) => `(${count} of ${max})`;
export const firstIsCover = 'The first photo is the cover';
export const dragHere = 'Drag photos here';
export const addHere = 'Add photos of the bike';
export const whatIsTaken = (max: number) => `Up to ${max} images. We shrink large ones before upload.`;
export const choosePhotos = 'Choose photos';
export const takePhoto = 'Take a photo';
export const addPhotos = 'Add a photo';
export const morePhotos = 'More photos';
export const cover = 'Cover';

export const photo = (number: number, count: number, name: string) => `${number} of ${count}: ${name}`;
export const sending = (name: string) => `Uploading ${name}`;
export const uploading = (share: number) => `Uploading, ${share}%`;
export const waiting = 'Waiting';
export const failed = 'Image upload failed';
export const retry = 'Retry';
export const retryOf = (name: string) => `Retry ${name}`;
export const moveEarlier = (name: string) => `Move ${name} earlier`;
export const moveLater = (name: string) => `Move ${name} later`;
export const remove = (name: string) => `Remove ${name}`;

export const leftOut = (max: number, count: number) => `You can add up to ${max} photos. We left out ${count}.`;
export const moved = (name: string, number: number, count: number) => `${name} is now photo ${number} of ${count}.`;
export const removed = (name: string) => `${name} removed.`;

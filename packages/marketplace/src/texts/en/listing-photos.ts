export const slots = { front: 'Front', left: 'Left side', right: 'Right side', odometer: 'Odometer' };
export const papers = 'Papers';
export const papersText = 'Don’t add them: photos are public. Show them to the buyer in person.';
export const preparing = 'Making the photos smaller';
export const small = (names: readonly string[]) =>
  `Less than 800 pixels wide: ${names.join(', ')}. Choose a sharper photo if you can.`;
export const noImage = (name: string) => `${name} isn’t an image. Choose a photo.`;
export const empty = (name: string) => `${name} is empty. Choose another photo.`;
export const unreadable = (name: string) =>
  `We can’t open ${name}. It may be damaged. Save it as JPEG, or choose another photo.`;
export const refused = (status: number) => `Image upload failed: ${status}`;
export const notSent = 'Image upload failed. Try again.';

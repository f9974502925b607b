export const preparing = 'Making the photos smaller';
export const small = (names: readonly string[]) =>
  `${names.join(', ')}: less than 800 pixels wide. Choose a sharper photo if you have one: buyers look closely.`;
export const noImage = (name: string) => `${name} is no image. Choose a photo.`;
export const empty = (name: string) => `${name} is empty. Choose another photo.`;
export const unreadable = (name: string) =>
  `${name} cannot be opened: it is damaged, or of a kind that this browser does not know. Save it as JPEG, or choose another.`;
export const refused = (status: number) => `Image upload failed: ${status}`;
export const notSent = 'Image upload failed. Try it again.';

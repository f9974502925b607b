export const title = 'Thank You!';
export const listed = (name: string, year: string, price: string) =>
  `Your ${year} ${name} is listed at ${price}. It’s live now, marked PENDING until we’ve checked it.`;
export const confirmBy = (day: string) =>
  `Confirm your email by ${day}, or we’ll delete this listing. The link is in the email we sent you.`;
export const badge = 'Listed';
export const seeListing = 'See my listing';
export const another = 'List Another Vehicle';
export const onward = (seconds: number) => `Taking you to used bikes in ${seconds} seconds.`;
export const stay = 'Stay here';
export const stays = 'OK, you’ll stay on this page.';
export const toUsedBikes = 'Go to used bikes';

export const steps = 'What happens next';
export const sent = 'Sent';
export const sentAll = (count: number) => {
  if (count === 0) return 'The listing is saved, without photos.';
  if (count === 1) return 'The listing and its photo are saved.';
  return `The listing and ${count} of ${count} photos are saved.`;
};
export const sentSome = (sentCount: number, all: number) => {
  if (all === 1) return 'The listing is saved, without its photo.';
  return `The listing is saved, with ${sentCount} of ${all} photos.`;
};
export const pending = 'Pending';
export const pendingText = 'Buyers can see it now. It’s marked PENDING until we’ve checked it.';
export const onProfile = 'On your profile';
export const onProfileText =
  'Edit it, mark it sold or withdraw it there. It’s listed for 60 days, then you can renew it.';

export const unsent = (count: number) =>
  count === 1 ? 'One photo wasn’t uploaded' : `${count} photos weren’t uploaded`;
export const unsentText = 'Your listing is saved. Send them now, or add photos later from your profile.';
export const sendAgain = 'Send again';
export const sending = (sentCount: number, all: number) => `Sending photos: ${sentCount} of ${all}`;
export const failedPhoto = (name: string, reason: string) => `${name}: ${reason}`;
export const toProfile = 'My profile';

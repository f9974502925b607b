export const title = 'Thank You!';
export const listed = (name: string, year: string, price: string) => `Your ${name} of ${year} is listed at ${price}.`;
export const seenNow = 'Others can see it now, marked PENDING until we have looked at it.';
export const badge = 'Listed';
export const seeListing = 'See my listing';
export const another = 'List Another Vehicle';
export const onward = (seconds: number) => `Going to used bikes in ${seconds} seconds.`;
export const stay = 'Stay here';
export const stays = 'You stay here.';
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
export const pendingText =
  'Others see it marked PENDING until we have looked at it, once your email address is confirmed.';
export const onProfile = 'On your profile';
export const onProfileText = 'Change it, mark it sold or withdraw it there, for 60 days; then you can renew it.';

export const unsent = (count: number) => (count === 1 ? 'One photo was not sent' : `${count} photos were not sent`);
export const unsentText = 'Your listing is saved all the same. Send them now, or add photos later from your profile.';
export const sendAgain = 'Send again';
export const sending = (sentCount: number, all: number) => `Sending photos: ${sentCount} of ${all}`;
export const failedPhoto = (name: string, reason: string) => `${name}: ${reason}`;
export const toProfile = 'My profile';

import { type HoldCode, holdCodes } from '@dopahiya/domain/moderation';

/** Why a listing is held, in the words shown to its seller. */
export const holdReasons: Record<Exclude<HoldCode, 'decision'>, string> = {
  words: 'It uses words common in fraud, such as the army, couriers, codes or money before meeting.',
  many: 'Your new account has already listed several bikes.',
  price: 'Its price is far below market.',
  photo: 'One of its photos matches a photo in another account’s listing.',
  reports: 'Several people have reported it.',
  account: 'We removed another listing of yours as fraud.',
  fraud_photo: 'A photo of it was in a listing that we removed as fraud.',
  fraud_number: 'Its phone number was in a listing that we removed as fraud.',
};

/** Returns the code of a hold by its reason; a reason not listed here was written by a moderator. */
export const holdCodeOf = (reason: string): HoldCode =>
  holdCodes.find((code) => code !== 'decision' && holdReasons[code] === reason) ?? 'decision';

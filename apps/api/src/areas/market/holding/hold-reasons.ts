import { type HoldCode, holdCodes } from '@dopahiya/domain/moderation';

/** Why a listing is held, as its seller reads it. */
export const holdReasons: Record<Exclude<HoldCode, 'decision'>, string> = {
  words: 'It says things that frauds say, such as of the army, of couriers, of codes or of money before a meeting.',
  many: 'Your account is new and has listed several bikes already.',
  price: 'Its price is far below what such bikes are asked for.',
  photo: 'A photo of it is much like one in the listing of another account.',
  reports: 'Several people have reported it.',
  account: 'We removed another listing of yours as fraud.',
  fraud_photo: 'A photo of it was in a listing that we removed as fraud.',
  fraud_number: 'Its phone number was in a listing that we removed as fraud.',
};

/** What held a listing, by the reason that its seller reads: what no rule says somebody has written who looked at it. */
export const holdCodeOf = (reason: string): HoldCode =>
  holdCodes.find((code) => code !== 'decision' && holdReasons[code] === reason) ?? 'decision';

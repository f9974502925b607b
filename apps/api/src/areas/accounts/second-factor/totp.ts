import type { Enrolment } from '@dopahiya/domain/account';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const STEP_SECONDS = 30;
/** Clocks differ, and a code is typed while the next one comes: one step before and one after count too. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
const settings = { issuer: 'Dopahiya', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };

/** A new secret, as text that can be typed. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Whether a text can be a code of an app; a recovery code cannot. */
export const isCodeOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** The half minute that a code belongs to; undefined when it is none of those around this moment. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: TOLERATED_STEPS });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** What an app needs to make codes of a secret. */
export function enrolmentOf(secret: string, username: string): Enrolment {
  const address = totpOf(secret, username).toString();
  return { secret, address, picture: pictureOf(address) };
}

const totpOf = (secret: string, label = '') => new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) });

/** With the four empty squares around it that a camera needs. */
function pictureOf(text: string): Enrolment['picture'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}

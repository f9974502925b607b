import type { Enrolment } from '@dopahiya/domain/account';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';

const STEP_SECONDS = 30;
/** Accepts one step before and after the current one: clocks differ, and typing takes time. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
const settings = { issuer: 'Dopahiya', algorithm: 'SHA1', digits: 6, period: STEP_SECONDS };

/** Generates a new secret as base32 text. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Checks whether a text has the form of an app's code; recovery codes do not. */
export const isCodeOfApp = (code: string): boolean => /^\d{6}$/.test(code);

/** Returns the 30-second step that a code belongs to; undefined if it matches none of the accepted ones. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: TOLERATED_STEPS });
  if (delta === null) return undefined;
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta;
}

/** Returns what an authenticator app needs to generate codes. */
export function enrolmentOf(secret: string, username: string): Enrolment {
  const address = totpOf(secret, username).toString();
  return { secret, address, picture: pictureOf(address) };
}

const totpOf = (secret: string, label = '') => new TOTP({ ...settings, label, secret: Secret.fromBase32(secret) });

/** Returns a QR code with the four-module quiet zone that scanners need. */
function pictureOf(text: string): Enrolment['picture'] {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
  return { size, path: rows.join('') };
}

import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/account-rules.ts';
import type * as Hindi from './account-rules.ts';

export const usernameShort = (min: number) => `यूज़रनेम: कम से कम ${min} अक्षर`;
export const tooLong = (max: number) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखिए।`;
export const emailInvalid = 'सही ईमेल पता लिखिए।';
export const firstNameMissing = 'अपना नाम लिखिए।';
export const lastNameMissing = 'अपना उपनाम लिखिए।';
export const passwordMissing = 'अपना पासवर्ड लिखिए।';
export const passwordShort = (min: number) => `पासवर्ड कम से कम ${min} अक्षर का होना चाहिए।`;
export const passwordLong = (max: number) => `पासवर्ड ज़्यादा से ज़्यादा ${max} अक्षर का हो सकता है।`;

export type Checked = Translation<typeof Hindi, typeof English>;

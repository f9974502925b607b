import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/uploader.ts';
import type * as Hindi from './uploader.ts';

export const photos = 'फ़ोटो';
export const room = (count: number, max: number) => `(${max} में से ${count})`;
export const firstIsCover = 'पहली फ़ोटो सबसे ऊपर दिखती है';
export const dragHere = 'फ़ोटो यहाँ खींच लाइए';
export const addHere = 'बाइक की फ़ोटो जोड़िए';
export const whatIsTaken = (max: number) => `केवल तस्वीरें, ज़्यादा से ज़्यादा ${max}। बड़ी तस्वीरें भेजने से पहले छोटी की जाती हैं।`;
export const choosePhotos = 'फ़ोटो चुनिए';
export const takePhoto = 'फ़ोटो खींचिए';
export const addPhotos = 'एक फ़ोटो और';
export const morePhotos = 'और फ़ोटो';
export const cover = 'कवर';

export const photo = (number: number, count: number, name: string) => `${count} में से ${number}: ${name}`;
export const sending = (name: string) => `${name} भेजी जा रही है`;
export const uploading = (share: number) => `भेजी जा रही है, ${share}%`;
export const waiting = 'बारी का इंतज़ार';
export const failed = 'फ़ोटो नहीं पहुँची';
export const retry = 'फिर भेजिए';
export const retryOf = (name: string) => `${name} फिर भेजिए`;
export const moveEarlier = (name: string) => `${name} को पहले लाइए`;
export const moveLater = (name: string) => `${name} को बाद में कीजिए`;
export const remove = (name: string) => `${name} हटाइए`;

export const leftOut = (max: number, count: number) => `ज़्यादा से ज़्यादा ${max} फ़ोटो आती हैं: आपकी ${count} छोड़ दी गईं।`;
export const moved = (name: string, number: number, count: number) => `${name} अब ${count} में से फ़ोटो ${number} है।`;
export const removed = (name: string) => `${name} हटाई गई।`;

export type Checked = Translation<typeof Hindi, typeof English>;

import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/under-development.ts';
import type * as Hindi from './under-development.ts';

export const title = 'यह सेवा अभी बन रही है';
export const text = 'ऑर्डर करना अभी संभव नहीं है। दाम और मेल नमूने हैं।';
export const closes = (seconds: number) => `${seconds} सेकंड में बंद होगा।`;
export const ok = 'ठीक है';

export type Checked = Translation<typeof Hindi, typeof English>;

import { fullNameOf } from '@dopahiya/domain/bikes';
import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/figure-report-page.ts';
import type * as Hindi from './figure-report-page.ts';

type Named = Parameters<typeof fullNameOf>[0];

/** Stands for a bike whose name is not known yet. */
export const aBike = 'बाइक';
export const headTitle = (name: string) => `ग़लत आँकड़ा बताइए: ${name} | Dopahiya`;
export const headDescription = (name: string) => `बताइए ${name} का कौन-सा आँकड़ा ग़लत है और सही क्या है।`;

export const crumb = 'ग़लत आँकड़ा';
export const intro = 'हम सिर्फ़ आँकड़ा और आपका सुधार रखते हैं, आपके बारे में कुछ नहीं। हर सूचना हम जाँचते हैं।';
export const noFigures = 'इस बाइक के आँकड़े अभी हमारे पास नहीं हैं।';
export const backTo = (bike: Named) => `${fullNameOf(bike)} पर वापस`;
export const loading = 'इस बाइक के आँकड़े आ रहे हैं...';

export type Checked = Translation<typeof Hindi, typeof English>;

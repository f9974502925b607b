import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/invalid-list-page.ts';
import type * as Hindi from './invalid-list-page.ts';

export const noList = 'यह सूची हमें नहीं मिली';
export const mayHaveTypingError = 'पते में ग़लती हो तो सुधारिए, या बाइक खोजक में अपनी बाइक खोजिए।';
export const goBack = 'पीछे जाइए';

export type Checked = Translation<typeof Hindi, typeof English>;

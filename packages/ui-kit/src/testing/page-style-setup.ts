import { insertPageStyle } from './insert-page-style.ts';

insertPageStyle();

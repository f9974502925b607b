import type { FigureKind } from '@dopahiya/domain/specifications';
import { formatQuantity, type Translation } from '@dopahiya/domain/site';
import type * as English from '../en/main-facts.ts';
import type * as Hindi from './main-facts.ts';

const kinds: Record<FigureKind, string> = { certified: 'प्रमाणित', claimed: 'कंपनी का दावा', reported: 'चलाने वालों का' };

export const units = { cc: 'सीसी', 'km/h': 'किमी/घंटा' };

/** How far a litre goes, and what the figure is where that is known: '53.84 kmpl certified'. */
export const mileage = (kmpl: number, kind: FigureKind | null) =>
  kind === null ? formatQuantity(kmpl, 'किमी/लीटर') : `${formatQuantity(kmpl, 'किमी/लीटर')} (${kinds[kind]})`;

/** How far a charge goes, and what the figure is where that is known: '94 km certified range'. */
export const range = (km: number, kind: FigureKind | null) =>
  kind === null ? `${formatQuantity(km, 'किमी')} रेंज` : `${formatQuantity(km, 'किमी')} रेंज (${kinds[kind]})`;

export type Checked = Translation<typeof Hindi, typeof English>;

import { formatQuantity } from '@dopahiya/domain/site';
import type { FigureKind } from '@dopahiya/domain/specifications';

export const units = { cc: 'cc', 'km/h': 'km/h' };

/** How far a litre goes, and what the figure is where that is known: '53.84 kmpl certified'. */
export const mileage = (kmpl: number, kind: FigureKind | null) =>
  kind === null ? formatQuantity(kmpl, 'kmpl') : `${formatQuantity(kmpl, 'kmpl')} ${kind}`;

/** How far a charge goes, and what the figure is where that is known: '94 km certified range'. */
export const range = (km: number, kind: FigureKind | null) =>
  kind === null ? formatQuantity(km, 'km range') : `${formatQuantity(km, 'km')} ${kind} range`;

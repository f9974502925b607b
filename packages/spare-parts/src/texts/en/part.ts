import type { PartNeed } from '@dopahiya/domain/parts';
import { formatPrice, plural } from '@dopahiya/domain/site';

export const listTitle = (group: string, bike: string) => `${group} for the ${bike}`;
export const listHeadTitle = (group: string, bike: string) => `${group} for the ${bike} | Dopahiya`;
export const listHeadDescription = (group: string, bike: string) =>
  `${group} for the ${bike}: sample products, and which ones fit.`;
export const headTitle = (part: string, bike: string) => `${part} for the ${bike} | Dopahiya`;
export const headDescription = (part: string, bike: string) =>
  `${part} for the ${bike}: sample price, box contents and fit.`;

export const notYet = 'Ordering isn’t available yet. Prices and fit are samples.';
export const aboutFit = 'We check fit by engine, gearbox, brakes and lamps. Compare the part number before you buy.';
export const sample = 'Sample';
export const samplePrice = 'Sample price';
export const left = (count: number) => (count > 0 ? `${count} left` : 'None left');
export const oldPrice = (amount: number) => `Old price: ${formatPrice(amount)}`;
export const off = (percent: number) => `${percent}% off`;
export const addToCart = 'ADD TO CART';
export const addNamed = (part: string) => `ADD TO CART: ${part}`;
export const share = 'Share';

export const fits = (bike: string) => `Fits the ${bike}`;
export const fitsNot = (bike: string) => `Doesn’t fit the ${bike}`;
export const fitUnknown = 'Fit not known';
export const unmet = (needs: string) => `Needs ${needs}.`;
export const unsure = (needs: string) => `We don’t know if the bike has ${needs}.`;
export const and = ' and ';
export const needs: Record<PartNeed, string> = {
  petrol_engine: 'a petrol engine',
  battery_drive: 'a battery drive',
  liquid_cooling: 'liquid cooling',
  gearbox: 'a manual gearbox',
  belt_drive: 'a belt drive (CVT)',
  chain: 'a drive chain',
  kick_start: 'a kick starter',
  front_disc: 'a front disc brake',
  rear_disc: 'a rear disc brake',
  front_drum: 'a front drum brake',
  rear_drum: 'a rear drum brake',
  abs: 'ABS',
  halogen_headlamp: 'a halogen headlamp',
  led_headlamp: 'an LED headlamp',
  halogen_tail_lamp: 'a halogen tail lamp',
  led_tail_lamp: 'an LED tail lamp',
  halogen_turn_signals: 'halogen turn signals',
  scooter: 'the body of a scooter',
  motorcycle: 'the body of a motorcycle',
};

export const partsList = 'Products';
export const noParts = 'No products found';
export const noPartsHint = 'We have no products in this group yet.';
export const loadMore = 'Load More';
export const loadingMore = 'Loading...';
export const moreFailed = 'We couldn’t load more. Please try again.';
export const pages = 'Pages of products';
export const shown = (count: number) => plural(count, { one: '1 product', other: `${count} products` });
export const loading = 'Loading products';
export const failed = 'Error loading products';
export const failedWhy = 'Failed to load products';

export const notFound = 'Product not found.';
export const notFoundHint = 'We couldn’t find this product.';
export const allParts = (bike: string) => `All parts for the ${bike}`;

export const forBike = (brand: string, model: string) => `For your ${brand} ${model}`;
export const brand = 'Brand';
export const applicableModel = 'Applicable model';
export const inTheBox = 'In the box';
export const highlights = 'Highlights';
export const description = 'Description';
export const aboutGroup = (group: string) => `About ${group}`;
export const aboutBrand = (name: string) => `About ${name}`;
export const drawnFor = (group: string) => `Drawing of ${group}, not of this product`;

export const title = 'Favourite used bikes';
export const sold = 'Sold';
export const sample = 'Sample';
export const takeOut = (bike: string) => `Remove ${bike} from favourites`;

export const headline = 'Find Your Perfect Ride';
export const search = 'Search';
export const searchForBrand = 'Search for a brand';

export const questions = 'What do you want to know?';
export const whatToPay = 'What will I pay?';
export const doesItFit = 'Does it fit me?';
export const isItFair = 'Is this quotation fair?';
export const whichCostsLess = 'Which costs less?';

export const oneScale = 'Every bike here is drawn to one scale';
export const metres = (count: number) => `${count} m`;
export const kilometres = ' km';

export const loadingFilm = 'Loading the film';
export const playFilm = 'Play the film';
export const pauseFilm = 'Pause the film';
export const noVideo = 'No video available';

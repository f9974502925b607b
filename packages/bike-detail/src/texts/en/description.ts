export const title = 'About this bike';

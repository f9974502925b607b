export const home = 'Home';
export const onThisPage = 'On this page';

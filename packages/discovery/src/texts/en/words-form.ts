export const submit = 'Search';

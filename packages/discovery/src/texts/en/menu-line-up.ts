/** What a menu's bikes are, what is asked below them and the way to the answer. */
export const bikes = { label: 'Bikes and scooters', question: 'Which one fits you?', way: 'Compare to scale' };
export const electric = {
  label: 'Electric bikes and scooters',
  question: 'Which one fits you?',
  way: 'Compare electric',
};
export const finance = {
  label: 'What they cost on the road',
  question: 'What will it cost on the road?',
  way: 'Check a price',
};

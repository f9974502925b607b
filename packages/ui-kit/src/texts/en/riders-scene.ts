export const bikes = (names: readonly string[]) => names.join(' and ');
export const riderOn = (height: number, names: readonly string[]) =>
  `A rider of ${height} cm on ${names.join(' and on ')}`;

/** How the feet of a rider meet the ground. */
export const footings = {
  flat: 'Both feet flat on the ground',
  balls: 'The balls of both feet reach the ground',
  tiptoe: 'Only the toes of both feet reach the ground',
  short: 'Only one foot at a time reaches the ground',
};

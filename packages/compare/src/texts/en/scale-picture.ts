export const outlines = (first: string, others: readonly string[]) =>
  `The outline of ${others.join(' and ')} over the shape of ${first}, rear wheels aligned, at one scale`;
export const rearWheelsAligned = 'Rear wheels aligned';
export const partlyEstimated = (bikes: readonly string[]) => `Proportions partly estimated: ${bikes.join(', ')}`;

export const riders = 'You on each of them';
export const ridersScale = (height: number) =>
  `To scale, with a rider of ${height} cm. Legs and saddles differ: sit on the bike before you decide.`;
export const yourHeight = 'Your height';
export const centimetres = ' cm';
export const seatAt = (height: string) => `Seat at ${height}`;
export const unknownSeatHeight = 'The seat height is not known';

export const outlines = (first: string, others: readonly string[]) =>
  `The outline of ${others.join(' and ')} over the shape of ${first}, rear wheels aligned, at one scale`;
export const rearWheelsAligned = 'Rear wheels aligned';
export const partlyEstimated = (bikes: readonly string[]) => `Proportions partly estimated: ${bikes.join(', ')}`;

export const riders = 'How you fit each bike';
export const ridersScale = (height: number) =>
  `Drawn to scale for a ${height} cm rider. Sit on the bike before you decide.`;
export const yourHeight = 'Your height';
export const centimetres = ' cm';
export const seatAt = (height: string) => `Seat at ${height}`;
export const unknownSeatHeight = 'Seat height not known';

import sharp, { type Sharp } from 'sharp';

/** A picture of two colours, left and right, whose camera noted how it was held and what it is called. */
export function testPicture({ width = 1200, height = 400, colour = '#a51d27', orientation = 1 } = {}): Sharp {
  const right = { create: { width: Math.round(width / 2), height, channels: 3 as const, background: '#1d3557' } };
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: right, gravity: 'east' }])
    .withMetadata({ orientation })
    .withExif({ IFD0: { Artist: 'Secret Name', ImageDescription: 'At home' } });
}

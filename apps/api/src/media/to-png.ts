/** Few colours are enough for a drawing, and make the file a third as large. */
const options = { palette: true, quality: 80, effort: 5 } as const;

/** An SVG picture without text as PNG, at its own size, made beside the event loop; loads the library with the first one. */
export async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const png = await sharp(Buffer.from(svg)).png(options).toBuffer();
  return new Uint8Array(png);
}

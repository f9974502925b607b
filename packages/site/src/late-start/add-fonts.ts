/// <reference lib="dom" />
// Inlined into the head of every page, behind its font faces: it must stay constant, and import nothing.
{
  const key = 'fonts';
  let memory: Storage | undefined;
  let isCached: unknown;
  try {
    memory = localStorage;
    isCached = memory.getItem(key);
  } catch {
    // Without storage, the browser starts afresh each time.
  }

  const toFont = async ({ style }: CSSFontFaceRule) => {
    const read = (name: string) => style.getPropertyValue(name) || undefined;
    const descriptors = {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      sizeAdjust: read('size-adjust'),
    };
    const source = read('src') as string;
    // A font face that loads its own file triggers a layout of the whole page when it arrives, even if not
    // added; bytes do so only once they are added.
    const file = isCached ? source : await (await fetch(source.split('"')[1] as string)).arrayBuffer();
    return new FontFace(style.fontFamily.replaceAll('"', ''), file, descriptors).load();
  };

  const addFonts = async () => {
    const text = document.getElementById('fonts')?.textContent ?? '';
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text.replace(/<.?style>/g, ''));
      const fonts = await Promise.all([...(sheet.cssRules as unknown as CSSFontFaceRule[])].map(toFont));
      for (const font of fonts) document.fonts.add(font);
      memory?.setItem(key, 'cached');
    } catch {
      // Older browsers use the rules as without scripts.
      document.head.insertAdjacentHTML('beforeend', text);
    }
  };

  // The first frame may be empty: loading anything before content appears takes bandwidth and time from it.
  const firstPaint = () =>
    new Promise<void>((resolve) => {
      // Some browsers never report it.
      setTimeout(resolve, 2000);
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Fonts that this browser loaded before are in its cache and can be added at once.
  if (isCached) void addFonts();
  else if (!connection?.saveData) void firstPaint().then(addFonts, addFonts);
}

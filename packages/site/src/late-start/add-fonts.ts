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
    // A browser that keeps nothing starts anew each time.
  }

  const toFont = async ({ style }: CSSFontFaceRule) => {
    const read = (name: string) => style.getPropertyValue(name) || undefined;
    const descriptors = {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      sizeAdjust: read('size-adjust'),
    };
    const source = read('src') as string;
    // A face that fetches its file lays the whole page out when that comes, added or not; bytes do so only once they are added.
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
      // An older browser takes them as one without scripts does.
      document.head.insertAdjacentHTML('beforeend', text);
    }
  };

  // A first frame may be empty: what is loaded before there is anything to see takes bytes and time from it.
  const firstPaint = () =>
    new Promise<void>((resolve) => {
      // Some browsers never tell of it.
      setTimeout(resolve, 2000);
      new PerformanceObserver((list, observer) => {
        if (!list.getEntriesByName('first-contentful-paint')[0]) return;
        observer.disconnect();
        resolve();
      }).observe({ type: 'paint', buffered: true });
    });

  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // What this browser has loaded before is in its cache, and need not wait.
  if (isCached) void addFonts();
  else if (!connection?.saveData) void firstPaint().then(addFonts, addFonts);
}

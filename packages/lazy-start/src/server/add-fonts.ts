/// <reference lib="dom" />
// Inlined into the head of every page, behind its font faces: it must stay constant, and import nothing.
{
  const key = 'fonts';
  let memory: Storage | undefined;
  try {
    memory = localStorage;
  } catch {
    // A browser that keeps nothing starts anew each time.
  }

  // Made of its bytes: the page is laid out anew for each face that loads its own file, and here once for all.
  const loadFont = async ({ style }: CSSFontFaceRule) => {
    const read = (name: string) => style.getPropertyValue(name) || undefined;
    const descriptors = {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
      sizeAdjust: read('size-adjust'),
    };
    const source = style.getPropertyValue('src');
    const bytesOf = async (address: string) => (await fetch(address)).arrayBuffer();
    // What is cached comes before anything is painted if the browser takes it by itself.
    const given = memory?.getItem(key) ? source : await bytesOf(/url\("?([^")]+)/.exec(source)?.[1] ?? '');
    return new FontFace(style.fontFamily.replaceAll('"', ''), given, descriptors).load();
  };

  const addFonts = async () => {
    const css = document.getElementById('fonts')?.textContent.replace(/<.?style>/g, '') ?? '';
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const fonts = await Promise.allSettled([...(sheet.cssRules as unknown as CSSFontFaceRule[])].map(loadFont));
      for (const font of fonts) if (font.status === 'fulfilled') document.fonts.add(font.value);
      memory?.setItem(key, 'cached');
    } catch {
      // An older browser takes them as one without scripts does.
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
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
  if (memory?.getItem(key)) void addFonts();
  else if (!connection?.saveData) void firstPaint().then(addFonts, addFonts);
}

import type { ControlKind, FoundElement } from './controls.ts';
import type { Intent, Visitor } from './visitor.ts';

const texts = [
  'classic 350',
  'pulsr',
  'light scooter under 1 lakh',
  'pune',
  'qwrtzx',
  '    ',
  '<b>bold</b>',
  "' or 1=1 --",
  '%00%E0%A4',
  '../../etc/passwd',
  '-1',
  '🏍️🛵💨',
  'दिल्ली',
  'एक्टिवा',
  'एक लाख के अंदर स्कूटी',
  'नई दिल्ली में ऑन-रोड कीमत',
  'ब\u200Bाइक',
  'e\u0301le\u0300ve',
  'asha@example.com',
  '9876543210',
  '110001',
  'A very long wish for a bike that goes far on little petrol. '.repeat(10),
  'W'.repeat(300),
];

/** Values for input types that do not accept any text. */
const textsByType: Record<string, readonly string[]> = {
  number: ['0', '-1', '1.5', '350', '99999999999'],
  date: ['2026-11-22', '1900-01-01'],
  month: ['2026-11', '1900-01'],
};

/** Keys after a text: nothing, submit, or choose the first suggestion. */
const endings: readonly (readonly string[])[] = [[], [], ['Enter'], ['ArrowDown', 'Enter'], ['Escape'], ['Tab']];

const sliderKeys = ['Home', 'End', 'ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'];

/** Field to fill in, and the visitor who does. */
interface FieldToFill extends Visitor {
  name: string;
  element: FoundElement;
}

type FillIn = (field: FieldToFill) => Promise<Intent> | Intent;

/** How each kind of field is filled in; other kinds are pressed. */
export const fillIn: Partial<Record<ControlKind, FillIn>> = {
  select: async ({ element, name, random }) => {
    const options = await element.$$eval('option:enabled', (all) => all.map(({ textContent }) => textContent.trim()));
    const label = options.length > 0 ? random.pick(options) : '';
    return { sentence: `chooses '${label}' in '${name}'`, act: () => element.selectOption({ label }) };
  },
  slider: ({ element, name, random }) => {
    const key = random.pick(sliderKeys);
    return { sentence: `moves the slider '${name}' with ${key}`, act: () => element.press(key) };
  },
  text: async ({ page, element, name, random }) => {
    const text = random.pick(textsByType[(await element.getAttribute('type')) ?? ''] ?? texts);
    const keys = random.pick(endings);
    const shown = text.length > 70 ? `${text.slice(0, 40)}… (${text.length} characters)` : text;
    const act = async () => {
      if (!(await isWritten(element, text))) return;
      for (const key of keys) await page.keyboard.press(key);
    };
    return { sentence: [`writes '${shown}' into '${name}'`, ...keys.map((key) => `presses ${key}`)].join(', '), act };
  },
};

/**
 * Checks whether a text is typed. Scrolling to a field may replace its section until typing begins, and a dialog whose scripts came late
 * may lie over it; the visitor then goes on with what there is.
 */
async function isWritten(element: FoundElement, text: string): Promise<boolean> {
  if (!(await isWithinReach(element))) return false;
  try {
    await element.fill(text);
    return true;
  } catch (error) {
    if (await isWithinReach(element)) throw error;
    return false;
  }
}

/** Checks whether an element is on the page and under no dialog, once handlers of scrolling have run. */
function isWithinReach(element: FoundElement): Promise<boolean> {
  return element.evaluate(async (field) => {
    await new Promise(requestAnimationFrame);
    const dialogs = [...document.querySelectorAll('dialog:modal')];
    return field.isConnected && dialogs.every((dialog) => dialog.contains(field));
  });
}

import type { BodyStyle, FigureKind } from '@dopahiya/domain/specifications';
import type { DescribedBrake } from '../../descriptions/described-facts.ts';
import type { DescriptionTexts } from '../../descriptions/description-texts.ts';
import { formatDate, joinWords } from '../../../../core/texts/hi/words.ts';

const nouns: Record<BodyStyle, string> = {
  sports: 'स्पोर्ट्स बाइक',
  scooter: 'स्कूटर',
  cruiser: 'क्रूज़र बाइक',
  commuter: 'कम्यूटर बाइक',
  streetbike: 'स्ट्रीट बाइक',
  superbike: 'सुपर बाइक',
  caferacer: 'कैफ़े रेसर बाइक',
  scrambler: 'स्क्रैम्बलर बाइक',
  adventure: 'एडवेंचर बाइक',
  moped: 'मोपेड',
  tourer: 'टूरिंग बाइक',
  maxiscooter: 'मैक्सी स्कूटर',
};
const isMasculine = (style: BodyStyle) => style === 'scooter' || style === 'maxiscooter';

const cylinderWords: Readonly<Record<number, string>> = {
  1: 'सिंगल-सिलिंडर',
  2: 'ट्विन-सिलिंडर',
  3: 'तीन-सिलिंडर',
  4: 'चार-सिलिंडर',
  6: 'छह-सिलिंडर',
};
const coolingWords = {
  'Liquid cooled': 'लिक्विड-कूल्ड',
  'Air cooled': 'एयर-कूल्ड',
  'Air and oil cooled': 'एयर और ऑयल-कूल्ड',
  'Oil cooled': 'ऑयल-कूल्ड',
  'Air and liquid cooled': 'एयर और लिक्विड-कूल्ड',
};

const mileageWords: Record<FigureKind, string> = {
  certified: 'सरकारी टेस्ट में माइलेज',
  claimed: 'कंपनी का बताया माइलेज',
  reported: 'चलाने वालों का बताया माइलेज',
};
const rangeWords: Record<FigureKind, string> = {
  certified: 'सरकारी टेस्ट में',
  claimed: 'कंपनी के मुताबिक',
  reported: 'चलाने वालों के मुताबिक',
};
const shortKinds: Record<FigureKind, string> = {
  certified: ' (सरकारी टेस्ट)',
  claimed: ' (कंपनी का दावा)',
  reported: ' (चलाने वालों का बताया)',
};
const kindOf = (kind: FigureKind | null) => (kind === null ? '' : shortKinds[kind]);

const brakeTypes = { disc: 'डिस्क ब्रेक', drum: 'ड्रम ब्रेक' };
const absWords = { all: ' ABS मिलता है।', some: ' कुछ वेरिएंट में ABS मिलता है।', none: ' ABS नहीं मिलता।' };
const ofSize = ({ size, type }: DescribedBrake) => (size === null ? '' : `${size} मिमी का `) + brakeTypes[type];

function brakeWords(front: DescribedBrake, rear: DescribedBrake | null): string {
  if (rear === null) return `आगे ${ofSize(front)} है।`;
  if (front.type !== rear.type) return `आगे ${ofSize(front)} है और पीछे ${ofSize(rear)}।`;
  if (front.size === rear.size) {
    return `दोनों पहियों पर ${front.size === null ? '' : `${front.size} मिमी के `}${brakeTypes[front.type]} हैं।`;
  }
  const sizes = [front.size && `आगे ${front.size} मिमी`, rear.size && `पीछे ${rear.size} मिमी`].filter(Boolean);
  return `दोनों पहियों पर ${brakeTypes[front.type]} हैं: ${sizes.join(', ')}।`;
}

/** Hindi sentences of descriptions. */
export const descriptions: DescriptionTexts = {
  opening: ({ name, style, isElectric, status }) => {
    const said = `${name} एक ${isElectric ? 'इलेक्ट्रिक ' : ''}${nouns[style]} है`;
    if (status === 'upcoming') return `${said}, जिसकी बिक्री अभी शुरू नहीं हुई है।`;
    if (status === 'on_sale') return `${said}।`;
    return `${said}, ${isMasculine(style) ? 'जो अब नया नहीं बिकता' : 'जो अब नई नहीं बिकती'}।`;
  },
  launched: (day) => `इसे ${formatDate(day)} को लॉन्च किया गया।`,
  engine: ({ kind, capacity, cylinders, cooling, power, torque }) => {
    const words = [
      capacity && `${capacity} सीसी का`,
      cylinders && cylinderWords[cylinders],
      cooling && coolingWords[cooling],
      'इंजन',
    ];
    const engine = words.filter(Boolean).join(' ');
    const output = [power, torque].filter((figure) => figure !== null);
    if (output.length === 0) return `इसमें ${engine} है।`;
    if (kind === 'sports' || kind === 'street') {
      return `इसके ${engine.replace(' सीसी का', ' सीसी के')} से ${output.join(' और ')} मिलता है।`;
    }
    if (kind === 'cruiser' || kind === 'classic') output.reverse();
    return `इसका ${engine} ${output.join(' और ')} देता है।`;
  },
  atSpeed: (figure, rpm) => `${rpm} rpm पर ${figure}`,
  power: (figure) => `${figure} bhp पावर`,
  torque: (figure) => `${figure} Nm टॉर्क`,
  motor: (power, torque) => `मोटर ${[power, torque].filter(Boolean).join(' और ')} देती है।`,
  gears: (count, hasSlipperClutch, hasQuickShifter) => {
    const extras = [hasSlipperClutch && 'स्लिपर क्लच', hasQuickShifter && 'क्विक शिफ़्टर'].filter(Boolean);
    const said = `इसमें ${count} गियर हैं`;
    if (extras.length === 0) return `${said}।`;
    return `${said}, और ${extras.join(' और ')} भी ${extras.length > 1 ? 'मिलते हैं' : 'मिलता है'}।`;
  },
  automatic: 'ट्रांसमिशन ऑटोमैटिक है।',
  mileage: (figure, kind) => `${kind === null ? 'माइलेज' : mileageWords[kind]} ${figure} किमी/लीटर है।`,
  tank: (litres) => `पेट्रोल टंकी ${litres} लीटर की है।`,
  topSpeed: (figure) => `टॉप स्पीड ${figure} किमी/घंटा है।`,
  body: (name, kind, weight, seat) => {
    if (weight === null) return `${name} की सीट ${seat} मिमी ऊँची है।`;
    if (kind === 'scooter' && seat !== null) return `${name} की सीट ${seat} मिमी ऊँची है और वज़न ${weight} किलो है।`;
    return `${name} का वज़न ${weight} किलो है${seat === null ? '' : ` और सीट ${seat} मिमी ऊँची है`}।`;
  },
  wheelbase: (figure) => `व्हीलबेस ${figure} मिमी है।`,
  clearance: (figure) => `ग्राउंड क्लियरेंस ${figure} मिमी है।`,
  brakes: (front, rear, abs) => brakeWords(front, rear) + (abs === null ? '' : absWords[abs]),
  tyres: { Tubeless: 'टायर ट्यूबलेस हैं।', Tube: 'टायर ट्यूब वाले हैं।' },
  battery: (capacity, hours) =>
    `बैटरी ${capacity} kWh की है।${hours === null ? '' : ` चार्ज होने का बताया गया समय ${hours} घंटे है।`}`,
  range: (figure, kind) => {
    if (kind === null) return `पूरे चार्ज पर रेंज ${figure} किमी बताई गई है।`;
    return `${rangeWords[kind]} पूरे चार्ज पर रेंज ${figure} किमी है।`;
  },
  realRange: (figure) => `असल चलाने में रेंज ${figure} किमी बताई गई है।`,
  featureNames: {
    traction_control: 'ट्रैक्शन कंट्रोल',
    riding_modes: 'राइडिंग मोड',
    gps_navigation: 'नेविगेशन',
    bluetooth_connectivity: 'ब्लूटूथ',
    usb_charging: 'USB चार्जिंग',
    led_headlamp: 'LED हेडलैंप',
    side_stand_engine_cutoff: 'साइड स्टैंड पर इंजन बंद होना',
    ota_updates: 'ऑनलाइन अपडेट',
  },
  features: (names) =>
    names.length === 1 ? `फ़ीचर में ${names.join('')} शामिल है।` : `फ़ीचर में ${joinWords(names)} शामिल हैं।`,
  choice: (variants, colours, style, isPast) => {
    const counts = [variants > 0 && `${variants} वेरिएंट`, colours > 0 && `${colours} रंगों`].filter(Boolean);
    const comes = isMasculine(style) ? 'मिलता' : 'मिलती';
    return `यह ${counts.join(' और ')} में ${comes} ${isPast ? (isMasculine(style) ? 'था' : 'थी') : 'है'}।`;
  },
  warranty: (years, kilometres) => `वारंटी ${years} साल${kilometres === null ? '' : ` या ${kilometres} किमी`} की है।`,
  highlights: {
    engine: (capacity) => `${capacity} सीसी इंजन`,
    power: (figure) => `${figure} bhp पावर`,
    mileage: (figure, kind) => `${figure} किमी/लीटर माइलेज${kindOf(kind)}`,
    weight: (figure) => `${figure} किलो वज़न`,
    seat: (figure) => `${figure} मिमी ऊँची सीट`,
    clearance: (figure) => `${figure} मिमी ग्राउंड क्लियरेंस`,
    battery: (figure) => `${figure} kWh बैटरी`,
    range: (figure, kind) => `${figure} किमी रेंज${kindOf(kind)}`,
    topSpeed: (figure) => `${figure} किमी/घंटा टॉप स्पीड`,
    warranty: (years) => `${years} साल की वारंटी`,
  },
};

import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/desk-errors.ts';
import type * as Hindi from './desk-errors.ts';

export const nothingHere = 'इस पते पर कुछ नहीं है।';
export const needsFactor = 'डेस्क के लिए दो चरणों वाला लॉग इन ज़रूरी है। उसे अपनी प्रोफ़ाइल में चालू करें।';
export const needsCode = (hours: number) => `अपने ऑथेंटिकेटर ऐप का कोड लिखें। उससे डेस्क ${hours} घंटे खुला रहता है।`;
export const ownersOnly = 'यह सिर्फ़ मालिक कर सकते हैं।';
export const lastOwner = 'साइट का एक मालिक होना ज़रूरी है। पहले किसी और को यह भूमिका दें।';
export const noAccount = 'इस यूज़रनेम या पुष्टि किए हुए ईमेल का कोई खाता नहीं है।';
export const severalAccounts = 'इस ईमेल के कई खाते हैं। यूज़रनेम लिखें।';
export const noEntry = 'यह हमें नहीं मिला।';
export const noRevision = 'यह बदलाव हमें नहीं मिला।';
export const changedMeanwhile = 'आपके खोलने के बाद किसी और ने इसे प्रकाशित किया। दोनों को मिलाकर देखें, फिर प्रकाशित करें।';
export const nothingChanged = 'कुछ नहीं बदला, इसलिए प्रकाशित करने को कुछ नहीं है।';
export const notPublished = 'यह अभी प्रकाशित नहीं हो सकता। निशान वाले खाने ठीक करें।';
export const notRemovable = 'यह हटाया नहीं जा सकता। इसकी जगह स्थिति “अब नहीं बिकती” करें।';
export const alreadyUndone = 'यह बदलाव पहले ही वापस लिया जा चुका है।';
export const changedSince = (what: string) => `बाद के एक बदलाव ने यही बदला है: ${what}। पहले उसे वापस लें।`;
export const otherSlug = 'सामग्री का पता इस प्रविष्टि का पता नहीं है।';
export const contentTooLarge = (kB: number) => `सामग्री ${kB} kB की सीमा से बड़ी है। उसे छोटा करें।`;
export const noPhotoFolder = 'फ़ोटो रखने का फ़ोल्डर नहीं है। DATA_DIR सेट करके साइट फिर चालू करें।';
export const tooManyPhotos = (max: number) => `डेस्क ${max} तक फ़ोटो रखता है। पहले कुछ फ़ोटो उनके मॉडल से हटाएँ।`;
export const formCutOff = 'पूरी फ़ाइल नहीं पहुँची। फिर से भेजें।';
export const noFile = 'फ़ाइल चुनें।';
export const tooManyFiles = (max: number) => `${max} तक फ़ाइलें चुनें।`;

export type Checked = Translation<typeof Hindi, typeof English>;

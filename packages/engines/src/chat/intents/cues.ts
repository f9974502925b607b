import { alone } from '../../plain-words/alone.ts';

/** Regex sources of the words that signal an intent or topic, in English and in both scripts of Hindi (without nukta). */
const cueWords = {
  greeting:
    'hi+|hello+|hey+|hlo|helo|namaste|namaskar|namaskaram|ram ram|radhe radhe|good (?:morning|evening|afternoon|night)|what can you do|who are you|help(?: me)?|(?:aap|tum) kaun(?: ho)?|kya haal(?: hai)?|आप कौन हैं|salaam|salam|pranam|sat sri akal|vanakkam|नमस्ते|नमस्कार|राम राम|प्रणाम|हेलो|हैलो',
  thanks: 'thanks?(?: you)?|thank (?:you|u)|thx|ty|dhanyava?a?d|dhanyawa?ad|shukriya|धन्यवाद|शुक्रिया|थैंक्स|थैंक यू',
  bye: 'bye|good ?bye|good ?night|alvida|see you|tata|अलविदा|बाय',
  fine: 'ok+|okay|k|theek hai|thik hai|acch?a|ठीक है|ओके|अच्छा|great|cool|got it|samajh gay[ai]|haan|yes|no|nahi|nope|hmm+|not interested|rehne do|chh?odo',
  abuse:
    'stupid|idiot|useless|dumb|fool|nonsense|shut up|bad bot|f+u+c?k\\w*|shit|bloody|bastard|pagal|bakwa+s|bewa?koo?f|gadha|gadhe|kutt[aei]|kamin[aei]|chut\\w*|madar\\w*|bhen ?ch\\w*|bekar (?:bot|ho)|पागल|बकवास|बेवकूफ|गधा|कुत्त\\S*|you suck|hate you',
  asksMeaning:
    "what(?:'?s| is| are| does)?|kya (?:hai|hota|hoti|hote|matlab|hain|h)|matlab|meaning(?: of)?|explain|define|differences?(?: between)?|vs|versus|why (?:is|do|does)|क्या (?:है|होता|होती|होते|मतलब|हैं)|बनाम|fark|include[sd]?|how does",
  guideTopic:
    'abs|cbs|एबीएस|kerb weight|hypothecation|hp removal|gst|जीएसटी|on[- ]?road(?: price)?|ex[- ]?showroom(?: price)?|idv|ncb|puc|bs ?-?(?:6|vi|4|iv)|combined brakes?|combi brakes?|advance emi|emi in advance|arrears|petrol or electric',
  guideAlways:
    "e ?(?:20|10|85)|ethanol|dl|cbs|combi(?:ned)? brak\\w*|(?:driving )?licen[cs]e|learner'?s?(?: licen[cs]e)?|लाइसेंस|helmets? (?:rules?|law|compulsory|mandatory|necessary|zaruri|jaruri)|(?:compulsory|mandatory|must|necessary).{0,20}helmet\\w*|helmet\\w*.{0,20}(?:compulsory|mandatory|pillion|zaruri|jaruri|जरूरी)|pillion.{0,16}helmet\\w*|flat (?:rate|interest|or reducing|and reducing|vs reducing).*|reducing(?: rate| balance)?|range in (?:winter|summer|cold)|winter|गर्मी में रेंज|gst on \\w+",
  opinion:
    'good|bad|reliable|trust\\w*|worth (?:it|buying)|kais[iae]|acch?[ia]|kharab|bekar|company|quality|problems?|issues?|opinion|pros|cons|कैसी|कैसा|अच्छी|अच्छा|खराब|भरोसा\\S*|भरोसे\\S*',
  rides:
    'ride|reach|fit|fits|suit|suits|chala|handle|comfortable|too (?:tall|high|big|heavy)|ok(?:ay)? for|right for|good for|चला|सही रहेगी|theek rahegi|can i',
  account:
    'pass ?words?|पासवर्ड|log ?in|log ?out|sign ?in|sign ?up|sign ?out|register|my account|account|खाता|अकाउंट|profile|प्रोफाइल|favou?rites?|wish ?list|saved bikes|shortlist|otp nahi|two step|language|भाषा|bhasha',
  page: 'calculator|कैलकुलेटर|page|पेज|section|website|site|menu|contact|customer care|helpline|talk to (?:an? )?(?:human|person|someone|agent|executive)|support|संपर्क|sampark|privacy|terms',
  amongThem: 'which (?:one|of (?:them|these))|in ?me(?:in)? se|un ?me(?:in)? se|इनमें|उनमें|among (?:them|these)',
  old: 'old',
  together: 'both|two|dono|it|दोनों|तुलना',
  onRoad: 'on[- ]?road|ex[- ]?showroom|ऑन ?रोड',
  spare: 'spare ?parts?',
  pressure: 'pressure|hawa|हवा|size',
  namedPage:
    'calculator|कैलकुलेटर|page|पेज|website|site|complain\\w*|shikayat|शिकायत|contact|customer care|helpline|humans?|person|real person|agent|executive|representative|operator|insaa?n(?: se)?|kisi (?:aadmi|admi|vyakti|insaan)? ?se baat|aadmi se baat|इंसान\\S*|किसी से बात|privacy|संपर्क|sampark',
  where: 'where|which page|kaha+n?|kidhar|कहां|कहाँ|किधर|find|open|kahan',
  otp: 'otp|ओटीपी|cvv|upi pin|qr|scan|स्कैन|any ?desk|apk',
  fraud:
    'fraud|scam|scammer|cheat(?:ed|ing)?|fake|dhok(?:ha|a)|thag|ठग|ठगी|धोखा|फ्रॉड|fauji|army(?! ?(?:green|colou?r))|cisf|crpf|bsf|फौजी|सेना|आर्मी|courier|parcel|कूरियर|पार्सल|gate ?pass|chori ki|stolen|चोरी|bina kaga[zj]|without (?:rc|papers?)|बिना कागज|bit\\.ly|(?:sent|sends?|bhej\\w*) (?:me )?(?:a )?link|link (?:bhej\\w*|par|pe|to pay)',
  advance: 'advance|token|booking amount|एडवांस|टोकन',
  sending:
    'send|sends?|transfer|bhej\\w*|भेज\\S*|pay|asks?|asking|maang\\w*|mang\\w*|मांग\\S*|wants?|dal(?:o|do)|डालो|seller|sell?er|बेचने वाला|bechne wala',
  subsidy: 'subsid(?:y|ies)|सब्सिडी|सबसिडी|fame|pm e-?drive|pm edrive',
  petrol: 'petrol|fuel|पेट्रोल|diesel|डीजल',
  price:
    'on[- ]?road(?: prices?)?|ex[- ]?showroom(?: prices?)?|pri[csz]es?|costs?|rates?|ki+mat|keemat|kimat|daa?m|bhaa?v|ऑन रोड|ऑनरोड|एक्स शोरूम|कीमत|दाम|प्राइस|रेट|भाव|kitne (?:ki|ka|ke|mein|me)|कितने (?:की|का|के|में)|kitni padegi|how much|pad(?:e)?gi|पड़?ेगी|पडेगी|पड़ेगी|rate list',
  roadTax:
    '(?:rto|registration) (?:charges?|fees?|tax)|road ?tax|रोड टैक्स|रोडटैक्स|vehicle tax|rto tax|tax on (?:a )?(?:bike|scooter)|bike tax|मोटर टैक्स',
  quotation:
    'quotations?|quote|कोटेशन|quot(?:e|ation) check|proforma|estimate (?:paper|slip)|bill (?:sahi|theek|thik|check)|check my (?:bill|estimate)',
  demand:
    'ask(?:s|ing|ed)?|charg(?:e|es|ed|ing)|wants?|legal|illegal|allowed|right|correct|fair|too much|have to pay|need to pay|must i|mandatory|maang\\w*|mang (?:raha|rahe)|bol (?:raha|rahe)|le (?:raha|rahe)|leta|lete|sahi|theek|thik|dena|zyada|jyada|मांग\\S*|सही|ठीक|ज्यादा|ले रहे|ले रहा|देना|बोल रहा|बोल रहे|free|muft|मुफ्त|demand\\w*|separate(?:ly)?|alag|अलग',
  rc: 'bh (?:series|number)|rc|आरसी|r\\.?c\\.? book|registration certificate|noc|एनओसी|hypothecation|हाइपोथिकेशन|form (?:26|27|28|29|30|33|34|35)|ownership transfer|transfer (?:of )?(?:ownership|the bike|bike|papers)|transfer|ट्रांसफर|naam (?:kar(?:a|wa)\\w*|transfer|badal\\w*|change|par|pe)|na+m (?:kara|karwa)\\w*|नाम (?:करा|करवा|पर|बदल)\\S*|change (?:of )?owner(?:ship)?',
  insurance:
    'insurance|insured?|bima|beema|बीमा|इंश्योरेंस|इन्श्योरेंस|policy|पॉलिसी|third party|थर्ड पार्टी|zero dep(?:reciation)?|idv|ncb|no claim|claim',
  loan: 'loans?|down ?payment|डाउन पेमेंट|credit card|finance|financing|लोन|ऋण|फाइनेंस|karz|qarz|cibil|credit score|सिबिल|interest(?: rate)?|byaj|byaaj|ब्याज|processing fee|pre-?clos\\w*|foreclos\\w*|nbfc|lender',
  incomeProof: 'income proof|salary slip|itr|bank statement',
  papers:
    '(?:kya|what) (?:to |should i |sab )?(?:check|dekh\\w*)|check (?:kare|karu|karna|karen)|documents?|papers?|paper ?work|ka+ga[zjt]\\w*|कागज\\S*|दस्तावेज\\S*|डॉक्यूमेंट\\S*|dastavez',
  emi: 'emis?|e\\.m\\.i\\.?|inst?all?ments?|instal?ments?|kisht?\\w*|kist\\w*|ईएमआई|किस्त\\S*|किश्त\\S*|monthly payment',
  testRide: 'test[- ]?(?:ride|drive)s?|टेस्ट (?:राइड|ड्राइव)|trial ride|chala ?ke dekh\\w*',
  dealer:
    '(?<!ex[- ]?)show ?rooms?|dealers?(?:hips?)?|शोरूम|शो रूम|डीलर|डीलरशिप|service cent(?:re|er)s?|सर्विस सेंटर|outlet|agency|एजेंसी',
  valuation:
    'worth|(?:market |resale )?values?|re-?sale(?: value)?|valuation|value of my|market value|रीसेल|kitne (?:ki|me|mein|ka) bik\\w*|bik (?:jaye|jaegi|jayegi|jaye?g[ia])|bikeg[ai]|कितने (?:में|की|का) बिक\\S*|बिकेगी|बिकेगा|kitna mil(?:ega|egi|e?g[ai])|(?:would|can|could|will|do|should) i (?:get|sell) for|get for (?:my|a)|sell my .* for how much',
  gain: 'get|mil\\w*|मिल\\S*',
  mine: 'my|meri|mera|mere|apni|apna|मेरी|मेरा|मेरे|अपनी|अपना',
  used: 'used|second[- ]?hand|2nd hand|pre-?owned|pre-?loved|purani|purana|purane|old bikes?|पुरानी|पुराना|पुराने|सेकंड हैंड|सेकेंड हैंड',
  sell: 'sell(?:ing)?|bech\\w*|बेच\\S*|list my|post my|sale my',
  part: 'spare(?: ?parts?)?|parts?|brake ?(?:pads?|shoes?)|ब्रेक (?:पैड|शू)|clutch(?: plates?| cable)?|क्लच\\S*|chain(?: ?(?:set|sprocket|kit))?|चेन|mirrors?|side glass|शीशा|मिरर|head ?lights?|हेडलाइट|spark ?plugs?|स्पार्क प्लग|air filter|एयर फिल्टर|batter(?:y|ies)|बैटरी|tyres?|tires?|टायर|seat cover|indicator|horn|हॉर्न|silencer|cvt belt|belt|disc plate|piston|carburet\\w*',
  replace:
    'replac\\w*|badal\\w*|बदल\\S*|change|kitne (?:ki|ka|ke)|kitna|kharcha|price|cost|aata|aati|आता|आती|rate|खर्च\\S*|lagega',
  service:
    'kitne (?:km|kilomet\\w*) (?:pe|par|me|mein)|कितने (?:किलोमीटर|किमी) (?:पर|में)|kab badl\\w*|टायर प्रेशर|प्रेशर|servic(?:e|es|ing)|सर्विस|सर्विसिंग|engine oil|mobil(?: oil)?|इंजन ऑयल|मोबिल|tel|तेल|oil|ऑयल|tyre pressure|tire pressure|air pressure|hawa|हवा|psi|coolant|कूलेंट',
  reviews:
    'reviews?|opinions?|ratings?|feedback|रिव्यू|समीक्षा|राय|owners? (?:say|think|feel)|kais[ia] (?:hai|rahegi|bike)|कैसी (?:है|रहेगी)|user experience|problems? in',
  offers:
    'offers?|discounts?|chh?oot|छूट|cash ?back|ऑफर|ऑफ़र|deals?|sale (?:on|offer)|diwali|festive|exchange bonus|डिस्काउंट',
  upcoming:
    'upcoming|up coming|launch(?:ed|es|ing)?|लॉन्च|लांच|coming(?: soon)?|kab (?:aa|a) ?(?:rahi|raha|yegi|egi)\\w*|kab aa?y?egi|aane wali|आने वाली|कब आ\\S*|when .* (?:come|coming|launch)',
  charge: 'charg(?:e|ing|er|es)|चार्ज\\S*|full charge|ek charge|plug in',
  range: 'range|रेंज|kitna chal\\w*|कितना चल\\S*|how far|kitne (?:km|kilomet\\w*) chal\\w*|kitni chal\\w*',
  compare:
    'vs\\.?|v/s|versus|बनाम|compar(?:e|es|ed|ing|ison)|differen(?:ce|t)|fark|farak|antar|फर्क|अंतर|तुलना|tulna|better|behtar|बेहतर|mukabl\\w*',
  runningCost:
    'running costs?|cost of (?:owning|ownership|running)|kharch\\w*|खर्च\\S*|per ?km(?: cost)?|fuel cost|petrol cost|cheaper to run|cost (?:me|us)|costs? less to (?:run|own)|costs? less|sast[ia] padeg[ia]|monthly cost',
  maintenance: 'maintenance|maintain|मेंटेनेंस|rakh ?rakhaav|रखरखाव|upkeep',
  mileage:
    'mill?ea?ge|milage|average|avg|kmpl|fuel (?:economy|efficiency)|(?:kms?|kilomet(?:re|er)s?) (?:per|a|in (?:a|one)) lit(?:re|er)|माइलेज|एवरेज|kitn[ai] deti|kitn[ai] deta|कितना देती|कितना देता|ek lit(?:re|er) (?:me|mein)',
  bikes:
    'bikes?|scoot(?:er|y|ie|i)s?|motor ?cycles?|motor ?bikes?|two[- ]?wheelers?|2[- ]?wheelers?|gaa?di|gaadi|vehicles?|बाइक|बाइक्स|स्कूटर|स्कूटी|गाडी|मोटरसाइकिल|moped|ev',
  choosing:
    'which|what bikes?|konsi|kaun ?si|kon ?si|kaunsi|koi|कौन सी|कौनसी|कोई|best|suggest|recommend|show|list|find|batao|bataiye|बताओ|बताइए|chahiye|चाहिए|looking for|need|want|i can|fits?|suits?|milegi|मिलेगी|loon|lu|लूं|lun|lena|buy|sells?|options?',
  elsewhere:
    'weather|mausam|मौसम|cricket|ipl|match|gold|sona|sone|सोना|सोने|poem|joke|election|vote|movie|film|song|gaana|recipe|khana|stock|share market|bitcoin|crypto|president|prime minister|modi|code|python|essay|homework|car|cars|truck|train|flight|hotel|mobile|phone|laptop|chutkula|kavita|news of|ignore|instructions?|prompt|system',
} as const;

/** A topic that a message can be about. */
export type Cue = keyof typeof cueWords;

const patterns = new Map(
  Object.entries(cueWords).map(([cue, words]) => [cue, new RegExp(alone(words), 'iu')] as const),
);

/** All topics. */
export const allCues = Object.keys(cueWords) as readonly Cue[];

/** Checks whether a text mentions a topic. */
export const hasCue = (text: string, cue: Cue): boolean => patterns.get(cue)?.test(text) ?? false;

const everywhere = [...patterns.values()].map(({ source }) => new RegExp(source, 'giu'));

/** Removes all topic words from a text. */
export function withoutCues(text: string): string {
  return everywhere.reduce((left, pattern) => left.replaceAll(pattern, ' '), text);
}
